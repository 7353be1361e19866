"""What one player has. Sets of tokens are bits; lists are replaced, never changed in place: copies share them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from starboard.games.federation import components as c
from starboard.kernel import EMPTY

NO_POINTS: Final = [0] * len(c.SOURCES)


class Seat:
    """A delegation: its board, and its pieces on the planets."""

    def __init__(self) -> None:
        self.goods: list[int] = c.FREE  # the reserve, by resource
        self.points: list[int] = NO_POINTS  # by source
        self.alterations = EMPTY  # kinds, ascending
        self.degree: i64 = 0
        self.level_round: i64 = 0
        self.level_game: i64 = 0
        self.die: i64 = 0
        self.die_out = False
        self.hangar: i64 = 0
        self.ships: i64 = 0  # in the personal supply
        self.neo: i64 = 0
        self.moon: i64 = 0
        self.common: i64 = 0  # contributions to the common project
        self.start: i64 = c.NOBODY
        self.deep: i64 = c.NOBODY
        self.special: i64 = c.SPECIAL_NONE
        self.placed: i64 = 0
        self.marked: i64 = 0
        self.completed: i64 = 0
        self.medals: i64 = 0
        self.owned: i64 = 0
        self.used: i64 = 0
        self.discs1: i64 = 0
        self.discs2: i64 = 0
        self.slots: i64 = 0
        self.megas: i64 = 0
        self.asteroids: i64 = 0
        self.dead: i64 = 0

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

    def score(self) -> i64:
        """Points so far."""
        total: i64 = 0
        for amount in self.points:
            total += amount
        return total

    def as_good_as(self, other: Seat) -> bool:
        """Whether everything that an estimate looks at is the same; lists count as changed when they were replaced."""
        return (
            self.marked == other.marked
            and self.owned == other.owned
            and self.used == other.used
            and self.completed == other.completed
            and self.goods is other.goods
            and self.points is other.points
            and self.alterations is other.alterations
            and self.degree == other.degree
            and self.level_round == other.level_round
            and self.level_game == other.level_game
            and self.die == other.die
            and self.hangar == other.hangar
            and self.neo == other.neo
            and self.moon == other.moon
            and self.common == other.common
            and self.start == other.start
            and self.deep == other.deep
            and self.special == other.special
            and self.medals == other.medals
            and self.discs1 == other.discs1
            and self.discs2 == other.discs2
            and self.slots == other.slots
            and self.megas == other.megas
        )
