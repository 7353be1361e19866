"""Who sits on a seat in the terminal: a person, or a player of the machine by its name."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from starboard.kernel import FastChance, StarboardError, State, fast_chance

PERSON = "person"


class Player(Protocol):
    """A player of the machine. The state it is given is a guess: it cannot know more than its seat."""

    def choose(self, state: State, seat: int) -> int: ...


class RandomPlayer:
    """Any legal word, each as likely as the others."""

    def __init__(self, seed: int) -> None:
        self._dice: FastChance = fast_chance(seed)

    def choose(self, state: State, seat: int) -> int:
        legal = state.legal(seat)
        return legal[self._dice.below(len(legal))]


# Further players add themselves here: a name, and how one is made from a seed.
PLAYERS: dict[str, Callable[[int], Player]] = {"random": RandomPlayer}


def seats_of(names: str, players: int, seed: int) -> list[Player | None]:
    """The players of `person,random,...`; None is a person. Seats not named are played by the last name."""
    given = [name.strip() for name in names.split(",")]
    if len(given) > players:
        raise StarboardError(f"{len(given)} players are named for {players} seats")
    given += given[-1:] * (players - len(given))
    return [_player(name, seed + seat) for seat, name in enumerate(given)]


def _player(name: str, seed: int) -> Player | None:
    if name == PERSON:
        return None
    make = PLAYERS.get(name)
    if make is None:
        raise StarboardError(f"there is no player {name!r}: the players are {', '.join([PERSON, *PLAYERS])}")
    return make(seed)


def choose(player: Player, state: State, seat: int, chance: FastChance) -> int:
    """Ask a player; it only ever sees a guess of the state."""
    return player.choose(state.guess(seat, fast_chance(chance.below(1 << 30))), seat)


def persons(seats: Sequence[Player | None]) -> list[int]:
    return [seat for seat, player in enumerate(seats) if player is None]
