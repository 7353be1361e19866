"""Chapter: end of the game and final scoring."""

from __future__ import annotations

from mypy_extensions import i64

from starboard.games.gaia import components as c
from starboard.games.gaia.automa import log
from starboard.games.gaia.seat import Seat
from starboard.games.gaia.table import Table
from starboard.kernel import Step


def final_count(table: Table, seat: i64, what: i64) -> i64:
    """What a final scoring tile counts (GP-20.6 to GP-20.11)."""
    me = table.seats[seat]
    if what == c.PER_STRUCTURE:
        return sum(me.pieces[piece] for piece in range(c.MINE, c.LOST_MINE + 1))
    if what == c.PER_FEDERATED:
        if not table.is_person(seat):  # GA-9.2
            return max(0, final_count(table, seat, c.PER_STRUCTURE) - 1)
        return sum(1 for h in me.planets if table.feds[h] >> seat & 1)
    if what == c.PER_SATELLITE:
        return me.satellites + me.pieces[c.SPACE_STATION]
    return me.count(what)


def rank_points(counts: list[int], players: int, ranks_need_one: bool) -> list[int]:
    """18, 12, 6, 0 by rank; those who tie share the places they take up (GP-20.2, GP-20.3). The counts behind the
    players' own are the neutral player's (GP-20.5)."""
    points = []
    for seat in range(players):
        if ranks_need_one and counts[seat] == 0:
            points.append(0)
            continue
        own = counts[seat]
        better = 0
        tied = 0
        for other in counts:
            if other > own:
                better += 1
            elif other == own:
                tied += 1
        shared = sum(c.RANK_VP[place] for place in range(better, better + tied))
        points.append(shared // tied)
    return points


def competitors(table: Table, tile: int) -> list[int]:
    """The counts of all players on a final tile, with the neutral player's in a game of one or two."""
    counts = [final_count(table, seat, c.FINALS[tile].counts) for seat in range(len(table.seats))]
    if len(table.seats) <= 2:
        counts.append(c.FINALS[tile].neutral)
    return counts


def research_points(me: Seat) -> i64:
    """4 VP for each of the levels 3, 4 and 5 (GP-20.12)."""
    high: i64 = 0
    for level in me.levels:
        if level > 2:
            high += level - 2
    return c.HIGH_LEVEL_VP * high


def resource_points(me: Seat) -> i64:
    """1 VP for three credits, ore and knowledge in any mix (GP-20.13)."""
    return (me.ore + me.credits + me.knowledge) // 3


class FinalScoring(Step[Table]):
    def run(self, table: Table) -> None:
        for tile in table.setup.finals:
            count = len(table.seats)
            points = rank_points(competitors(table, tile), count, table.setup.readings.ranks_need_one)
            for seat in range(count):
                table.seats[seat].score(c.FROM_FINAL, points[seat])
        for me in table.seats:
            me.score(c.FROM_RESEARCH, research_points(me))
            me.score(c.FROM_RESOURCES, resource_points(me))
        table.phase = c.FINISHED
        table.over = True
        if table.setup.automa.here:
            log.verdict(table)


def scores(table: Table) -> list[int]:
    return [table.seats[seat].vp for seat in range(table.players)]


def winners(table: Table) -> list[int]:
    """Most VP; ties are shared (GP-20.14). Nobody wins a game that the Automa wins (GA-9.6)."""
    best = max([each.vp for each in table.seats])
    return [seat for seat in range(table.players) if table.seats[seat].vp == best]


def breakdown(table: Table) -> list[dict[str, int]]:
    """VP by source."""
    found = []
    for seat in range(table.players):
        sources = table.seats[seat].sources
        found.append({c.SOURCES[i]: sources[i] for i in range(len(c.SOURCES))})
    return found
