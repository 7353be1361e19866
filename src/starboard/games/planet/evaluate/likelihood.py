"""How likely things are in the rounds that may still come, and what the trackers are worth by it.

How likely was counted in some thousand games; the weights are what fits the points at their end.
"""

from __future__ import annotations

from math import exp
from typing import Final

from starboard.games.planet import components as c
from starboard.games.planet import geometry as g

# What benefits bring on average, in points.
SOME_STEP: Final = 0.9  # of a tracker that is not known yet
CHOICE: Final = 1.1  # one of two benefits
PATCH: Final = 0.95
MOVE: Final = 0.1
ROVER_HELP: Final = 1.1
TECH_HELP: Final = 0.95
PICK: Final = [0.0, 1.3, 1.8, 2.4, 3.2]
MEDAL_AHEAD: Final = 0.6  # how much of the likelihood counts: trackers are steered, so others fall behind
BENEFIT_AHEAD: Final = 0.85

# --- How likely it is, by the half rounds that may still come ---------------------------------------

HALVES: Final = 48
STEEPEST: Final = 16  # steps of the longest track
LEADS: Final = 24  # a lead of so many halves is as good as any


def halves(left: float) -> int:
    return min(HALVES - 1, int(2.0 * left + 0.5))


def _filled(left: float) -> list[float]:
    """By its gaps: how likely a line is full at the end."""
    one = 1.0 - 0.68 * exp(-left / 8.5)
    more = 0.88 - 0.3 * exp(-left / 5.0)
    return [1.0] + [one * more**gap for gap in range(g.SIZE)]


def _clean(left: float) -> list[float]:
    """By its meteorites: how likely none is left on a line."""
    one = 0.38 - 0.28 * exp(-left / 4.0)
    return [1.0] + [one * 0.6**stone for stone in range(g.SIZE)]


def _climbed(left: float) -> list[float]:
    """By the steps: how likely a tracker still makes them. It makes 0.42 a round, and the last round 0.5 more."""
    mean = 0.5 + 0.42 * left
    found = []
    missed = 0.0
    term = exp(-mean)
    for steps in range(STEEPEST + 1):
        found.append(1.0 - missed)
        missed += term
        term *= mean / (steps + 1)
    return found


def _kept(left: float) -> list[float]:
    """By the lead in halves, from `-LEADS`: how likely an objective is won."""
    sharp = 0.28 + 0.9 * exp(-left / 4.0)
    return [1.0 / (1.0 + exp(-sharp * lead)) for lead in range(-LEADS, LEADS + 1)]


FILLED: Final[list[list[float]]] = [_filled(half / 2.0) for half in range(HALVES)]
CLEAN: Final[list[list[float]]] = [_clean(half / 2.0) for half in range(HALVES)]
KEPT: Final[list[list[float]]] = [_kept(half / 2.0) for half in range(HALVES)]
_CLIMBED: Final[list[list[float]]] = [_climbed(half / 2.0) for half in range(HALVES)]


def lasting(left: float) -> float:
    """How much of what helps in every round still counts."""
    return min(1.0, (left + 0.5) / 8.0)


def _benefit_worth(benefit: int, left: float) -> float:
    kind = benefit // 16
    if kind == c.B_MOVE:
        return MOVE * (benefit % 16)
    if kind == c.B_CIV:
        return PICK[benefit % 16]
    if kind == c.B_TECH:
        return TECH_HELP * lasting(left)
    if kind == c.B_ROVER:
        return ROVER_HELP * lasting(left)
    if kind == c.B_PATCH:
        return PATCH
    return CHOICE if kind == c.B_CHOICE else SOME_STEP


def _tracker(board: int, track: int, half: int) -> list[float]:
    """For each position: the medal that counts there, and what is above, as far as it will be reached."""
    lane = c.CORPORATIONS[board].tracks[track]
    left = half / 2.0
    found = []
    for position in range(lane.top + 1):
        best = c.medal(board, track, position, 0)
        total = float(best)
        for at in range(position + 1, lane.top + 1):
            likely = _CLIMBED[half][min(STEEPEST, at - position)]
            for benefit in lane.benefits[at]:
                total += BENEFIT_AHEAD * likely * _benefit_worth(benefit, left)
            if lane.medals[at] > best:
                total += MEDAL_AHEAD * likely * (lane.medals[at] - best)
                best = lane.medals[at]
        found.append(total)
    return found


def _steps(board: int, track: int, half: int) -> list[float]:
    """For each position: what the step up from it brings, with its benefits."""
    lane = c.CORPORATIONS[board].tracks[track]
    worth = TRACKER[board][track][half]
    found = []
    for position in range(lane.top):
        gain = worth[position + 1] - worth[position]
        for benefit in lane.benefits[position + 1]:
            gain += _benefit_worth(benefit, half / 2.0)
        found.append(gain)
    return [*found, 0.0]


_BOARDS: Final[list[int]] = list(range(len(c.CORPORATIONS)))
TRACKER: Final[list[list[list[list[float]]]]] = [
    [[_tracker(board, track, half) for half in range(HALVES)] for track in range(c.TRACKS)] for board in _BOARDS
]
STEP: Final[list[list[list[list[float]]]]] = [
    [[_steps(board, track, half) for half in range(HALVES)] for track in range(c.TRACKS)] for board in _BOARDS
]
