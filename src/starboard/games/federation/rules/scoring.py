"""The end of the game (FE-28, and FE-30.12 to FE-30.15 for two players)."""

from __future__ import annotations

from mypy_extensions import i64

from starboard.games.federation import components as c
from starboard.games.federation.rules.projects import complete
from starboard.games.federation.rules.resources import crystals
from starboard.games.federation.table import Table
from starboard.kernel import bits


def final(table: Table) -> None:
    """Medals, leftovers, funded projects (FE-28.2)."""
    for seat in range(table.players):
        table.earn(seat, c.FROM_MEDALS, medal_points(table, seat))
        table.earn(seat, c.FROM_LEFTOVERS, leftovers(table, seat))
    for project in range(len(c.PROJECTS)):
        if complete(table, project):  # FE-28.9
            shares = project_points(table, project)
            for seat in range(table.players):
                table.earn(seat, c.FROM_PROJECTS, shares[seat])


def medal_points(table: Table, seat: i64) -> i64:
    """The lowest uncovered value (FE-28.3)."""
    return table.board.medal_score[bits(table.seats[seat].medals)]


def leftovers(table: Table, seat: i64) -> i64:
    """Crystals in pairs, gold, ships in the hangar, unused alterations (FE-28.5 to FE-28.8)."""
    me = table.seats[seat]
    board = table.board
    points = crystals(me.goods) // board.crystals_per_point
    points += me.goods[c.GOLD] * board.gold_points
    points += me.hangar * board.ship_points
    return points + len(me.alterations) * board.alteration_points


def standing(table: Table, project: int) -> list[int]:
    """What the seats are ranked by in a project (FE-28.11, FE-28.13, FE-28.16)."""
    if project == c.PROJECT_COMMON:
        return [table.seats[seat].common for seat in range(table.players)]
    if project == c.PROJECT_MISSIONS:
        return [table.missions(seat) for seat in range(table.players)]
    return [table.influence(seat, project) for seat in range(table.players)]


def project_points(table: Table, project: int) -> list[int]:
    """What a funded project is worth to each seat."""
    return shares(table, standing(table, project))


def shares(table: Table, values: list[int]) -> list[int]:
    """Place points for a ranking; whoever has nothing there gets nothing (FE-28.12, FE-28.17)."""
    if table.players == 2:
        return _pair_shares(table, values)
    places = table.board.places[table.players]
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


def _pair_shares(table: Table, values: list[int]) -> list[int]:
    """Two players: first, tie, or a close second (FE-30.12 to FE-30.15)."""
    board = table.board
    first, second = values
    if first == second:
        return [board.pair_tie, board.pair_tie] if first > 0 else [0, 0]
    close = abs(first - second) <= board.pair_gap and min(first, second) > 0
    behind = board.pair_second if close else 0
    return [board.pair_first, behind] if first > second else [behind, board.pair_first]
