"""A vector of fixed length for learners: the table, then every delegation seen from the seat.

All numbers are scaled to about 0..1. Empty seats of smaller tables are zeros, so that the length does not
depend on the player count.
"""

from __future__ import annotations

from starboard.games.federation import components as c
from starboard.games.federation.rules.executive import floor_votes
from starboard.games.federation.rules.laws import wing_votes
from starboard.games.federation.rules.projects import length
from starboard.games.federation.table import Table
from starboard.kernel import bits

SEATS = 4


def features(table: Table, seat: int) -> list[float]:
    """Features of a seat, from what it may see."""
    found: list[float] = []
    _table(table, seat, found)
    _market(table, found)
    for turn in range(SEATS):
        if turn < table.players:
            _delegation(table, (seat + turn) % table.players, found)
        else:
            found.extend([0.0] * DELEGATION)
    return found


def _table(table: Table, seat: int, found: list[float]) -> None:
    players = table.players
    found.append(float(players) / 4.0)
    found.append(float(table.round) / 5.0)
    found.append(float(table.turn) / float(players * table.board.turns))
    found.append(1.0 if table.executive else 0.0)
    for turn in range(SEATS):
        other = (seat + turn) % players if turn < players else c.NOBODY
        found.append(1.0 if table.pawn == other else 0.0)
        found.append(1.0 if table.starter == other else 0.0)
    for space in range(c.SPACES):
        holder = table.holder[space]
        found.append(1.0 if holder != c.NOBODY else 0.0)
        found.append(1.0 if holder == seat else 0.0)
    votes = wing_votes(table)
    found.append(float(votes[0]) / 20.0)
    found.append(float(votes[1]) / 20.0)
    for floor in range(c.FLOORS):
        totals = floor_votes(table, floor)
        found.append(float(totals[c.NEUTRAL]) / 10.0)
        for turn in range(SEATS):
            found.append(float(totals[(seat + turn) % players]) / 10.0 if turn < players else 0.0)
    for planet in range(len(c.PLANETS)):
        for wing in range(2):
            found.append(1.0 if len(table.law_now) == 2 and table.law_now[wing] == planet else 0.0)
            found.append(1.0 if planet in table.law_pool[wing] or planet in table.law_next[wing : wing + 1] else 0.0)
    for project in range(len(c.PROJECTS)):
        found.append(float(table.projects[project]) / float(length(table, project)))
    for column in range(6):
        found.append(float(table.funds[column] + table.funds[column + 6] + table.funds[column + 12]) / 3.0)


def _market(table: Table, found: list[float]) -> None:
    """What lies open for everybody: medals, Atal, productions, megastructures, moons."""
    for planet in range(len(c.PLANETS)):
        found.append(float(table.medal_low[planet]) / 4.0)
        found.append(float(table.medal_high[planet] + 1) / 4.0)
    for token in range(45):
        found.append(1.0 if token in table.open else 0.0)
    for production in range(len(c.PRODUCTIONS)):
        found.append(1.0 if production in table.productions else 0.0)
    for value in range(8):
        found.append(1.0 if value in table.mega_values else 0.0)
    found.append(float(table.moon_shown) / 7.0)
    found.append(float(len(table.dead_open)) / 4.0)


def _delegation(table: Table, seat: int, found: list[float]) -> None:
    """One delegation; always DELEGATION numbers."""
    me = table.seats[seat]
    board = table.board
    found.append(float(table.seats[seat].score()) / 100.0)
    for kind in range(4):
        found.append(float(me.goods[kind]) / 5.0)
    found.append(float(me.degree) / float(board.top_degree))
    found.append(float(table.level(seat)) / 8.0)
    found.append(float(me.die) / 6.0)
    found.append(1.0 if me.die_out else 0.0)
    found.append(float(me.hangar) / 5.0)
    found.append(float(me.ships) / 8.0)
    found.append(float(me.common) / 5.0)
    found.append(float(table.missions(seat)) / 10.0)
    found.append(float(bits(me.medals)) / 7.0)
    found.append(float(len(me.alterations)) / 5.0)
    found.append(1.0 if me.special == c.SPECIAL_READY else 0.0)
    found.append(1.0 if me.deep != c.NOBODY else 0.0)
    for planet in range(len(c.PLANETS)):
        found.append(float(table.influence(seat, planet)) / 8.0)
        found.append(float(me.medals >> planet & 1))
    for mission in range(12):
        found.append(float(me.marked >> mission & 1))
        found.append(float(me.completed >> mission & 1))
    for shop in range(6):
        found.append(float(me.discs1 >> shop & 1) * 0.5 + float(me.discs2 >> shop & 1))
    for slot in range(4):
        found.append(float(me.slots >> slot & 1))
    for mega in range(c.MAX_MEGASTRUCTURES):
        found.append(float(me.megas >> mega & 1))
    for token in range(5):
        found.append(float(me.placed >> token & 1))
    ready = me.owned & ~me.used
    for colour in range(5):
        for level in range(3):
            held = me.owned >> (9 * colour + 3 * level) & 7
            found.append(1.0 if held else 0.0)
            found.append(1.0 if ready >> (9 * colour + 3 * level) & 7 else 0.0)
    votes = 0
    funding = 0
    for kind in me.alterations:
        votes += board.alterations[kind].votes
        funding += 1 if board.alterations[kind].funding else 0
    found.append(float(votes) / 10.0)
    found.append(float(funding) / 4.0)


DELEGATION = 102
