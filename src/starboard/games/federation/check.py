"""What must always hold: every component in exactly one place, nothing negative, no limit exceeded."""

from __future__ import annotations

from starboard.games.federation import components as c
from starboard.games.federation.rules.resources import Discard, crystals
from starboard.games.federation.table import Table
from starboard.kernel import bits


def check(table: Table) -> list[str]:
    """Complaints about a state; empty when all is well."""
    complaints: list[str] = []
    for seat in range(table.players):
        _delegation(table, seat, complaints)
    _alterations(table, complaints)
    _specialists(table, complaints)
    _neo(table, complaints)
    _medals(table, complaints)
    _senate(table, complaints)
    _laws(table, complaints)
    deep = table.deep + table.deep_box + [seat.deep for seat in table.seats if seat.deep != c.NOBODY]
    if sorted(deep) != list(range(len(table.board.deep_space))):
        complaints.append(f"deep space tokens are amiss: {sorted(deep)}")
    if any(amount < 0 for amount in table.projects):
        complaints.append("a project is negative")
    if sum(seat.common for seat in table.seats) != table.projects[6]:
        complaints.append("the common project is not the sum of the contributions")
    return complaints


def _delegation(table: Table, seat: int, complaints: list[str]) -> None:
    me = table.seats[seat]
    board = table.board
    if min(me.goods) < 0:
        complaints.append(f"seat {seat} has negative resources: {me.goods}")
    pending = isinstance(table.question(seat), Discard)
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
    if bool(me.die_out) != any(table.holder[s] == seat and table.dice[s] for s in range(c.SPACES)):
        complaints.append(f"the die of seat {seat} is amiss")


def _alterations(table: Table, complaints: list[str]) -> None:
    everywhere = table.boxed_alterations + table.used_alterations + table.looked + table.returned
    everywhere = everywhere + [kind for kind in table.cover + table.moon_at if kind != c.NOBODY]
    for pile in table.pool:
        everywhere = everywhere + pile
    for seat in table.seats:
        everywhere = everywhere + seat.alterations
    expected = [kind for kind, token in enumerate(table.board.alterations) for _ in range(token.copies)]
    if sorted(everywhere) != expected:
        complaints.append("alterations are amiss")
    for strength in range(1, table.board.strengths + 1):
        moons = range(table.moon_shown + 1, table.board.moons + 1)
        hidden = sum(table.board.moon_tokens[m] for m in moons if table.board.moon_strength[m] == strength)
        if len(table.pool[strength]) != hidden + table.beside[strength]:
            complaints.append(f"face-down alterations of strength {strength} are amiss")


def _specialists(table: Table, complaints: list[str]) -> None:
    found = [token for token in table.open if token != c.NOBODY]
    for pile in table.stacks:
        found = found + pile
    for seat in table.seats:
        found = found + [token for token in range(c.SPECIALISTS) if seat.owned >> token & 1]
    if len(set(found)) != len(found):
        complaints.append("a specialist is in two places")
    lower = [token for token in range(c.SPECIALISTS) if token % 9 < 6]
    if sorted(token for token in found if token % 9 < 6) != lower:
        complaints.append("specialists are amiss")
    if len([token for token in found if token % 9 >= 6]) != len(c.PLANETS):
        complaints.append("level-3 specialists are amiss")


def _neo(table: Table, complaints: list[str]) -> None:
    found = table.asteroid_pool + [token for token in table.asteroid_at if token not in (c.HIDDEN, c.NOBODY)]
    dead = table.dead_pool + table.dead_open
    for seat in table.seats:
        found = found + [token for token in range(12) if seat.asteroids >> token & 1]
        dead = dead + [token for token in range(12) if seat.dead >> token & 1]
    if sorted(found) != list(range(len(table.board.asteroids))):
        complaints.append("asteroids are amiss")
    if sorted(dead) != list(range(len(table.board.dead_asteroids))):
        complaints.append("dead asteroids are amiss")


def _medals(table: Table, complaints: list[str]) -> None:
    thresholds = len(table.board.medal_thresholds[table.players])
    for kind in range(7):
        owned = sum(1 for seat in table.seats if seat.medals >> kind & 1)
        if kind < len(c.PLANETS):
            left = table.medal_high[kind] - table.medal_low[kind] + 1
            total = thresholds
        else:
            left = table.medal_left[kind - len(c.PLANETS)]
            total = table.players
        if left < 0 or left + owned != total:
            complaints.append(f"medals of kind {kind} are amiss")


def _senate(table: Table, complaints: list[str]) -> None:
    for seat in range(table.players):
        placed = table.holder.count(seat) + table.outer.count(seat)
        me = table.seats[seat]
        special = 1 if me.special == c.SPECIAL_PLACED else 0
        if placed != bits(me.placed) + special:
            complaints.append(f"ambassadors of seat {seat} are amiss")
    for space in range(c.SPACES):
        if table.holder[space] == c.NOBODY and (table.votes[space] or table.funds[space] or table.dice[space]):
            complaints.append(f"an empty space {space} votes or funds")


def _laws(table: Table, complaints: list[str]) -> None:
    for wing in (0, 1):
        laws = table.law_pool[wing] + table.law_now[wing : wing + 1] + table.law_next[wing : wing + 1]
        laws = laws + table.law_gone[wing::2]
        if sorted(laws) != list(range(len(c.PLANETS))):
            complaints.append(f"laws of wing {wing} are amiss: {laws}")
    if len(table.law_now) == 2 and table.law_now[0] == table.law_now[1]:
        complaints.append("both laws on offer are the same")
