"""What evaluations of a game found out before: most words leave most of a table as it was.

A memory is shared by a state and all its copies. Each row says what it was made from and is replaced as a whole, never
changed, so that whoever finds an old row compares and makes another. Lists of a table are replaced, never changed in
place: the same list has the same contents.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from starboard.games.federation.seat import Seat

SPAN: Final = 40  # differences in standing up to this are looked up, larger ones worked out
UNKNOWN: Final = -1.0


@final
class Delegation:
    """One seat as it stood: what it is ranked by, and what it has by itself."""

    def __init__(
        self,
        seat: Seat,
        standing: list[int],
        level: i64,
        moment: i64,
        pawn: bool,
        low: list[int],
        high: list[int],
    ) -> None:
        self.seat = seat
        self.standing = standing  # in each project
        self.level = level
        self.moment = moment
        self.pawn = pawn
        self.low = low  # the medals that were left
        self.high = high
        self.worth = 0.0


@final
class Senate:
    """The votes as they lay, with the dice and levels of the delegations."""

    def __init__(
        self,
        holder: list[int],
        votes: list[int],
        dice: list[int],
        dies: i64,
        levels: i64,
        points: list[float],
        left: float,
    ) -> None:
        self.holder = holder
        self.votes = votes
        self.dice = dice
        self.dies = dies
        self.levels = levels
        self.points = points  # by floor and seat
        self.left = left  # how likely the law of the left wing passes


@final
class Laws:
    """What influence on each planet is worth through the laws of later rounds."""

    def __init__(self, pool: list[list[int]], coming: list[int], worth: list[float]) -> None:
        self.pool = pool
        self.coming = coming
        self.worth = worth


@final
class Funding:
    """How likely each project was to be funded."""

    def __init__(self, projects: list[int], funds: list[int], moment: i64, chances: list[float]) -> None:
        self.projects = projects
        self.funds = funds
        self.moment = moment
        self.chances = chances


@final
class Ranking:
    """What the places of a project were worth to each seat."""

    def __init__(self, standings: i64, moment: i64, points: list[float]) -> None:
        self.standings = standings
        self.moment = moment
        self.points = points


@final
class Odds:
    """How likely a rival ends ahead, by how far it is behind now; for one moment of the game."""

    def __init__(self, sharp: float) -> None:
        self.sharp = sharp
        self.known: list[float] = [UNKNOWN] * (2 * SPAN + 1)


@final
class Memory:
    def __init__(self) -> None:
        self.delegations: list[Delegation | None] = []
        self.senate: Senate | None = None
        self.laws: Laws | None = None
        self.funding: Funding | None = None
        self.rankings: list[Ranking | None] = []
        self.odds: list[Odds | None] = []
