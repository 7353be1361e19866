"""Who sits on a seat in the terminal: a person, or a bot by its level or spec."""

from __future__ import annotations

from starboard.bots import LEVELS, Bot, foreign, make
from starboard.kernel import Game, StarboardError

PERSON = "person"
USUAL = f"{PERSON},pilot"
KNOWN = [PERSON, *LEVELS, "random", *foreign()]


def table_size(game: Game, players: int | None, seats: str | None) -> int:
    """As many players as was said, or as are named, two if nobody says anything."""
    if players is not None:
        return players
    least = 2 if seats is None else len(seats.split(","))
    return min([size for size in game.players if size >= least], default=game.players[-1])


def names_of(seats: str, players: int) -> list[str]:
    """`person,pilot` by seat; seats that are not named are played as the last one."""
    given = [name.strip() for name in seats.split(",")]
    if seats == USUAL:
        given = given[:players]
    if len(given) > players:
        raise StarboardError(f"{len(given)} players are named for {players} seats")
    return given + given[-1:] * (players - len(given))


def seats_of(game: Game, names: list[str]) -> list[Bot | None]:
    """The bots on their seats; None is a person."""
    return [None if name == PERSON else make(game, name) for name in names]
