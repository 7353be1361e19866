"""What one player has. Sets of tokens are bits; lists are replaced, never changed in place: copies share them."""

from __future__ import annotations

from typing import Final

from starboard.games.federation import components as c
from starboard.kernel import EMPTY

NO_POINTS: Final = [0] * len(c.SOURCES)


class Seat:
    """A delegation: its board, and its pieces on the planets."""

    def __init__(self) -> None:
        self.goods: list[int] = c.FREE  # the reserve, by resource
        self.points: list[int] = NO_POINTS  # by source
        self.alterations = EMPTY  # kinds, ascending
        self.degree = 0
        self.level_round = 0
        self.level_game = 0
        self.die = 0
        self.die_out = False
        self.hangar = 0
        self.ships = 0  # in the personal supply
        self.neo = 0
        self.moon = 0
        self.common = 0  # contributions to the common project
        self.start = c.NOBODY
        self.deep = c.NOBODY
        self.special = c.SPECIAL_NONE
        self.placed = 0
        self.marked = 0
        self.completed = 0
        self.medals = 0
        self.owned = 0
        self.used = 0
        self.discs1 = 0
        self.discs2 = 0
        self.slots = 0
        self.megas = 0
        self.asteroids = 0
        self.dead = 0

    def copy(self) -> Seat:
        new = Seat()
        new.goods = self.goods
        new.points = self.points
        new.alterations = self.alterations
        new.degree = self.degree
        new.level_round = self.level_round
        new.level_game = self.level_game
        new.die = self.die
        new.die_out = self.die_out
        new.hangar = self.hangar
        new.ships = self.ships
        new.neo = self.neo
        new.moon = self.moon
        new.common = self.common
        new.start = self.start
        new.deep = self.deep
        new.special = self.special
        new.placed = self.placed
        new.marked = self.marked
        new.completed = self.completed
        new.medals = self.medals
        new.owned = self.owned
        new.used = self.used
        new.discs1 = self.discs1
        new.discs2 = self.discs2
        new.slots = self.slots
        new.megas = self.megas
        new.asteroids = self.asteroids
        new.dead = self.dead
        return new

    def score(self) -> int:
        """Points so far."""
        total = 0
        for amount in self.points:
            total += amount
        return total
