"""What must always hold: every component in exactly one place, nothing negative, no limit exceeded."""

from __future__ import annotations

from starboard.games.federation.resources import Discard, Overflow, crystals
from starboard.games.federation.state import HIDDEN, NOBODY, SPECIAL_PLACED, Federation, bits
from starboard.games.federation.words import PLANETS, SPACES, SPECIALISTS


def check(state: Federation) -> list[str]:
    """Complaints about a state; empty when all is well."""
    complaints: list[str] = []
    for seat in range(state.players):
        _delegation(state, seat, complaints)
    _alterations(state, complaints)
    _specialists(state, complaints)
    _neo(state, complaints)
    _medals(state, complaints)
    _senate(state, complaints)
    _laws(state, complaints)
    deep = state.deep + state.deep_box + [seat.deep for seat in state.seats if seat.deep != NOBODY]
    if sorted(deep) != list(range(len(state.board.deep_space))):
        complaints.append(f"deep space tokens are amiss: {sorted(deep)}")
    if any(amount < 0 for amount in state.projects):
        complaints.append("a project is negative")
    if sum(seat.common for seat in state.seats) != state.projects[6]:
        complaints.append("the common project is not the sum of the contributions")
    return complaints


def _delegation(state: Federation, seat: int, complaints: list[str]) -> None:
    me = state.seats[seat]
    board = state.board
    if min(me.goods) < 0:
        complaints.append(f"seat {seat} has negative resources: {me.goods}")
    pending = any(isinstance(t, Discard | Overflow) for t in state.trunk)
    if me.goods[3] > board.gold_limit or (crystals(me.goods) > board.crystal_limit and not pending):
        complaints.append(f"seat {seat} has too many resources: {me.goods}")
    if me.hangar + me.ships + bits(me.completed) != board.ships or not 0 <= me.hangar <= board.hangar_limit:
        complaints.append(f"ships of seat {seat} are amiss")
    if me.completed & ~me.marked:
        complaints.append(f"seat {seat} completed a mission without a marker")
    if not 0 <= me.die <= board.die_limit or not board.start_degree <= me.degree <= board.top_degree:
        complaints.append(f"seat {seat} has an impossible die or degree")
    if me.discs1 & me.discs2 or me.used & ~me.owned:
        complaints.append(f"discs or specialists of seat {seat} are amiss")
    if any(bits(me.owned >> 3 * place & 7) > 1 for place in range(15)):
        complaints.append(f"seat {seat} owns a character twice")
    if bits(me.slots) + bits(me.megas) > board.robots or min(me.points) < 0:
        complaints.append(f"robots or points of seat {seat} are amiss")
    if bool(me.die_out) != any(state.holder[s] == seat and state.dice[s] for s in range(SPACES)):
        complaints.append(f"the die of seat {seat} is amiss")


def _alterations(state: Federation, complaints: list[str]) -> None:
    everywhere = state.boxed_alterations + state.used_alterations + state.looked + state.returned
    everywhere = everywhere + [kind for kind in state.cover + state.moon_at if kind != NOBODY]
    for pile in state.pool:
        everywhere = everywhere + pile
    for seat in state.seats:
        everywhere = everywhere + seat.alterations
    expected = [kind for kind, token in enumerate(state.board.alterations) for _ in range(token.copies)]
    if sorted(everywhere) != expected:
        complaints.append("alterations are amiss")
    for strength in range(1, state.board.strengths + 1):
        moons = range(state.moon_shown + 1, state.board.moons + 1)
        hidden = sum(state.board.moon_tokens[m] for m in moons if state.board.moon_strength[m] == strength)
        if len(state.pool[strength]) != hidden + state.beside[strength]:
            complaints.append(f"face-down alterations of strength {strength} are amiss")


def _specialists(state: Federation, complaints: list[str]) -> None:
    found = [token for token in state.open if token != NOBODY]
    for pile in state.stacks:
        found = found + pile
    for seat in state.seats:
        found = found + [token for token in range(SPECIALISTS) if seat.owned >> token & 1]
    if len(set(found)) != len(found):
        complaints.append("a specialist is in two places")
    lower = [token for token in range(SPECIALISTS) if token % 9 < 6]
    if sorted(token for token in found if token % 9 < 6) != lower:
        complaints.append("specialists are amiss")
    if len([token for token in found if token % 9 >= 6]) != len(PLANETS):
        complaints.append("level-3 specialists are amiss")


def _neo(state: Federation, complaints: list[str]) -> None:
    found = state.asteroid_pool + [token for token in state.asteroid_at if token not in (HIDDEN, NOBODY)]
    dead = state.dead_pool + state.dead_open
    for seat in state.seats:
        found = found + [token for token in range(12) if seat.asteroids >> token & 1]
        dead = dead + [token for token in range(12) if seat.dead >> token & 1]
    if sorted(found) != list(range(len(state.board.asteroids))):
        complaints.append("asteroids are amiss")
    if sorted(dead) != list(range(len(state.board.dead_asteroids))):
        complaints.append("dead asteroids are amiss")


def _medals(state: Federation, complaints: list[str]) -> None:
    thresholds = len(state.board.medal_thresholds[state.players])
    for kind in range(7):
        owned = sum(1 for seat in state.seats if seat.medals >> kind & 1)
        if kind < len(PLANETS):
            left = state.medal_high[kind] - state.medal_low[kind] + 1
            total = thresholds
        else:
            left = state.medal_left[kind - len(PLANETS)]
            total = state.players
        if left < 0 or left + owned != total:
            complaints.append(f"medals of kind {kind} are amiss")


def _senate(state: Federation, complaints: list[str]) -> None:
    for seat in range(state.players):
        placed = state.holder.count(seat) + state.outer.count(seat)
        me = state.seats[seat]
        special = 1 if me.special == SPECIAL_PLACED else 0
        if placed != bits(me.placed) + special:
            complaints.append(f"ambassadors of seat {seat} are amiss")
    for space in range(SPACES):
        if state.holder[space] == NOBODY and (state.votes[space] or state.funds[space] or state.dice[space]):
            complaints.append(f"an empty space {space} votes or funds")


def _laws(state: Federation, complaints: list[str]) -> None:
    for wing in (0, 1):
        laws = state.law_pool[wing] + state.law_now[wing : wing + 1] + state.law_next[wing : wing + 1]
        laws = laws + state.law_gone[wing::2]
        if sorted(laws) != list(range(len(PLANETS))):
            complaints.append(f"laws of wing {wing} are amiss: {laws}")
    if len(state.law_now) == 2 and state.law_now[0] == state.law_now[1]:
        complaints.append("both laws on offer are the same")
