"""The end of the game (FE-28, and FE-30.12 to FE-30.15 for two players)."""

from __future__ import annotations

from starboard.games.federation.projects import complete
from starboard.games.federation.resources import crystals
from starboard.games.federation.state import FROM_LEFTOVERS, FROM_MEDALS, FROM_PROJECTS, Federation, bits
from starboard.games.federation.words import GOLD, PROJECT_COMMON, PROJECT_MISSIONS, PROJECTS


def final(state: Federation) -> None:
    """Medals, leftovers, funded projects (FE-28.2)."""
    for seat in range(state.players):
        state.earn(seat, FROM_MEDALS, medal_points(state, seat))
        state.earn(seat, FROM_LEFTOVERS, leftovers(state, seat))
    for project in range(len(PROJECTS)):
        if complete(state, project):  # FE-28.9
            shares = project_points(state, project)
            for seat in range(state.players):
                state.earn(seat, FROM_PROJECTS, shares[seat])


def medal_points(state: Federation, seat: int) -> int:
    """The lowest uncovered value (FE-28.3)."""
    return state.board.medal_score[bits(state.seats[seat].medals)]


def leftovers(state: Federation, seat: int) -> int:
    """Crystals in pairs, gold, ships in the hangar, unused alterations (FE-28.5 to FE-28.8)."""
    me = state.seats[seat]
    board = state.board
    points = crystals(me.goods) // board.crystals_per_point
    points += me.goods[GOLD] * board.gold_points
    points += me.hangar * board.ship_points
    return points + len(me.alterations) * board.alteration_points


def standing(state: Federation, project: int) -> list[int]:
    """What the seats are ranked by in a project (FE-28.11, FE-28.13, FE-28.16)."""
    if project == PROJECT_COMMON:
        return [state.seats[seat].common for seat in range(state.players)]
    if project == PROJECT_MISSIONS:
        return [state.missions(seat) for seat in range(state.players)]
    return [state.influence(seat, project) for seat in range(state.players)]


def project_points(state: Federation, project: int) -> list[int]:
    """What a funded project is worth to each seat."""
    return shares(state, standing(state, project))


def shares(state: Federation, values: list[int]) -> list[int]:
    """Place points for a ranking; whoever has nothing there gets nothing (FE-28.12, FE-28.17)."""
    if state.players == 2:
        return _pair_shares(state, values)
    places = state.board.places[state.players]
    points = []
    for value in values:
        if value == 0:
            points.append(0)
            continue
        ahead = 0
        tied = 0
        for other in values:
            ahead += other > value
            tied += other == value
        total = 0
        for place in range(ahead, ahead + tied):
            total += places[place]
        points.append(total // tied)  # FE-28.18: shared evenly, rounded down
    return points


def _pair_shares(state: Federation, values: list[int]) -> list[int]:
    """Two players: first, tie, or a close second (FE-30.12 to FE-30.15)."""
    board = state.board
    first, second = values
    if first == second:
        return [board.pair_tie, board.pair_tie] if first > 0 else [0, 0]
    close = abs(first - second) <= board.pair_gap and min(first, second) > 0
    behind = board.pair_second if close else 0
    return [board.pair_first, behind] if first > second else [behind, board.pair_first]
