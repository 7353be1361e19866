"""Who plays whom: every deal is played once from every seat."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from starboard.arena.match import Pairing
from starboard.kernel import StarboardError, Value


def tables(bots: Sequence[str], players: int) -> list[tuple[str, ...]]:
    """All tables of that size that the bots can make; each bot named twice sits twice."""
    if players > len(bots):
        raise StarboardError(f"{len(bots)} bots are named for {players} seats")
    return list(combinations(bots, players))


def schedule(name: str, options: dict[str, Value], bots: Sequence[str], games: int, seed: int) -> Iterator[Pairing]:
    """The pairings of so many games. Each deal goes to one table and is played once with every seating in turn.

    The tables take turns by rounds: after as many deals as there are tables, everybody has met everybody.
    """
    players = int(options["players"])
    found = tables(bots, players)
    for number in range(games):
        deal, turn = divmod(number, players)
        table = found[deal % len(found)]
        seats = table[turn:] + table[:turn]
        yield Pairing(number, deal, name, options, seed + deal, seats)
