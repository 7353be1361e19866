"""What evaluations of a game found out before: most words leave most seats as they were.

A memory is shared by a state and all its copies. Each row says what it was made from and is replaced, never changed
(what is filled in later would always be the same): whoever finds a row of another position makes a new one.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from starboard.games.planet import components as c
from starboard.games.planet import geometry as g
from starboard.games.planet.seat import Seat

LESS: Final = 3  # so much may the number of an objective fall by one tile
MORE: Final = 15  # and so much rise
NOT_COUNTED: Final = [-1] * len(c.OBJECTIVES)


@final
class Counted:
    """A seat as it was, and what its shared objectives count, as far as it was asked for."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.numbers: list[int] = NOT_COUNTED[:]


@final
class Worth:
    """What a seat has by itself, with so many rounds left."""

    def __init__(self, row: Counted, left: float, worth: float) -> None:
        self.row = row
        self.left = left
        self.worth = worth


@final
class Stake:
    """An objective that a seat shares, with whom, and the points at stake."""

    def __init__(self, goal: int, other: int, share: float) -> None:
        self.goal = goal
        self.other = other
        self.share = share


@final
class Stakes:
    def __init__(self, goals: list[int], open_goals: list[int], found: list[Stake]) -> None:
        self.goals = goals
        self.open_goals = open_goals
        self.found = found


@final
class Aim:
    """A shared objective that placing tiles of a terrain moves: what more or less of its number is worth."""

    def __init__(self, objective: c.Objective, worth: list[float]) -> None:
        self.everywhere: bool = objective.metric == "resources-on-planet"
        self.on_edge: bool = objective.metric == "resources-on-edge"
        self.of_areas: bool = objective.metric == "number-of-areas"
        self.terrain: i64 = objective.terrain
        self.worth = worth  # from `-LESS` to `MORE`
        self.most: float = max(worth)

    def change(self, by: i64) -> float:
        return self.worth[LESS + (-LESS if by < -LESS else MORE if by > MORE else by)]


@final
class Relief:
    """What squares would bring if a tile covered them, and what was found for whole tiles."""

    def __init__(
        self,
        row: Counted,
        left: float,
        leads: list[int],
        half: int,
        aims: list[Aim],
        lines: list[float],
        spoilt: list[float],
        near: list[float],
        open: list[int],
    ) -> None:
        self.row = row
        self.left = left
        self.leads = leads  # in the objectives aimed at
        self.half = half
        self.aims = aims
        self.lines = lines  # by line * 8 + squares in it
        self.spoilt = spoilt  # in addition, if a meteorite falls into the line
        self.near = near  # of bare squares, by their bare neighbours * 8 + those that are lost
        self.open = open  # by square: its bare neighbours
        self.best: dict[int, float] = {}  # what tiles would bring at their best place

    def beside(self, packed: i64) -> float:
        """What a bare square beside the tile loses; square * 8 + how many sides."""
        return self.near[self.open[packed >> 3] * 8 + (packed & 7)]


@final
class Memory:
    """The rows of each seat."""

    def __init__(self, players: int) -> None:
        self.counted: list[Counted | None] = [None] * players
        self.worths: list[Worth | None] = [None] * players
        self.stakes: list[Stakes | None] = [None] * players
        self.reliefs: list[Relief | None] = [None] * players
        # by shape and orientation: where a tile fitted last; mostly it still does
        self.fitted: list[list[int]] = [[-1] * (len(c.SHAPES) * (g.ORIENTATIONS + 1)) for _ in range(players)]
