"""A vector of fixed length for learners: the table, then every delegation seen from the seat.

All numbers are scaled to about 0..1. Empty seats of smaller tables are zeros, so that the length does not
depend on the player count.
"""

from __future__ import annotations

from starboard.games.federation.executive import floor_votes
from starboard.games.federation.laws import wing_votes
from starboard.games.federation.projects import length
from starboard.games.federation.state import NEUTRAL, NOBODY, SPECIAL_READY, Federation, bits
from starboard.games.federation.words import FLOORS, MAX_MEGASTRUCTURES, PLANETS, PRODUCTIONS, PROJECTS, SPACES

SEATS = 4


def features(state: Federation, seat: int) -> list[float]:
    """Features of a seat, from what it may see."""
    found: list[float] = []
    _table(state, seat, found)
    _market(state, found)
    for turn in range(SEATS):
        if turn < state.players:
            _delegation(state, (seat + turn) % state.players, found)
        else:
            found.extend([0.0] * DELEGATION)
    return found


def _table(state: Federation, seat: int, found: list[float]) -> None:
    players = state.players
    found.append(float(players) / 4.0)
    found.append(float(state.round) / 5.0)
    found.append(float(state.turn) / float(players * state.board.turns))
    found.append(1.0 if state.executive else 0.0)
    for turn in range(SEATS):
        other = (seat + turn) % players if turn < players else NOBODY
        found.append(1.0 if state.pawn == other else 0.0)
        found.append(1.0 if state.starter == other else 0.0)
    for space in range(SPACES):
        holder = state.holder[space]
        found.append(1.0 if holder != NOBODY else 0.0)
        found.append(1.0 if holder == seat else 0.0)
    votes = wing_votes(state)
    found.append(float(votes[0]) / 20.0)
    found.append(float(votes[1]) / 20.0)
    for floor in range(FLOORS):
        totals = floor_votes(state, floor)
        found.append(float(totals[NEUTRAL]) / 10.0)
        for turn in range(SEATS):
            found.append(float(totals[(seat + turn) % players]) / 10.0 if turn < players else 0.0)
    for planet in range(len(PLANETS)):
        for wing in range(2):
            found.append(1.0 if len(state.law_now) == 2 and state.law_now[wing] == planet else 0.0)
            found.append(1.0 if planet in state.law_pool[wing] or planet in state.law_next[wing : wing + 1] else 0.0)
    for project in range(len(PROJECTS)):
        found.append(float(state.projects[project]) / float(length(state, project)))
    for column in range(6):
        found.append(float(state.funds[column] + state.funds[column + 6] + state.funds[column + 12]) / 3.0)


def _market(state: Federation, found: list[float]) -> None:
    """What lies open for everybody: medals, Atal, productions, megastructures, moons."""
    for planet in range(len(PLANETS)):
        found.append(float(state.medal_low[planet]) / 4.0)
        found.append(float(state.medal_high[planet] + 1) / 4.0)
    for token in range(45):
        found.append(1.0 if token in state.open else 0.0)
    for production in range(len(PRODUCTIONS)):
        found.append(1.0 if production in state.productions else 0.0)
    for value in range(8):
        found.append(1.0 if value in state.mega_values else 0.0)
    found.append(float(state.moon_shown) / 7.0)
    found.append(float(len(state.dead_open)) / 4.0)


def _delegation(state: Federation, seat: int, found: list[float]) -> None:
    """One delegation; always DELEGATION numbers."""
    me = state.seats[seat]
    board = state.board
    found.append(float(state.score(seat)) / 100.0)
    for kind in range(4):
        found.append(float(me.goods[kind]) / 5.0)
    found.append(float(me.degree) / float(board.top_degree))
    found.append(float(state.level(seat)) / 8.0)
    found.append(float(me.die) / 6.0)
    found.append(1.0 if me.die_out else 0.0)
    found.append(float(me.hangar) / 5.0)
    found.append(float(me.ships) / 8.0)
    found.append(float(me.common) / 5.0)
    found.append(float(state.missions(seat)) / 10.0)
    found.append(float(bits(me.medals)) / 7.0)
    found.append(float(len(me.alterations)) / 5.0)
    found.append(1.0 if me.special == SPECIAL_READY else 0.0)
    found.append(1.0 if me.deep != NOBODY else 0.0)
    for planet in range(len(PLANETS)):
        found.append(float(state.influence(seat, planet)) / 8.0)
        found.append(float(me.medals >> planet & 1))
    for mission in range(12):
        found.append(float(me.marked >> mission & 1))
        found.append(float(me.completed >> mission & 1))
    for shop in range(6):
        found.append(float(me.discs1 >> shop & 1) * 0.5 + float(me.discs2 >> shop & 1))
    for slot in range(4):
        found.append(float(me.slots >> slot & 1))
    for mega in range(MAX_MEGASTRUCTURES):
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
