"""The Automa builds a mine."""

from __future__ import annotations

from starboard.games.gaia import components as c
from starboard.games.gaia import words as w
from starboard.games.gaia.automa import cards
from starboard.games.gaia.automa.cards import Card
from starboard.games.gaia.automa.choice import BY_FACTION, BY_FINAL_TILE, BY_NEAREST, BY_STEPS, Choice, Deed
from starboard.games.gaia.automa.order import PLACE, by_direction, by_least, by_nearest
from starboard.games.gaia.automa.points import gain_vp
from starboard.games.gaia.table import Table


def becomes(planet: int) -> int:
    """The type that a planet is once the Automa is there: a transdim planet turns into a gaia planet at once."""
    return c.GAIA if planet == c.TRANSDIM else planet


def steps_to(home: int, planet: int) -> int:
    """Terraforming steps as the Automa compares them: a gaia planet counts as 1, a transdim planet as 2 (GA-3.5)."""
    if planet == c.GAIA:
        return 1
    return 2 if planet == c.TRANSDIM else c.STEPS[home][planet]


def mine_targets(table: Table, reach: int) -> list[int]:
    """Empty planets in range of an own planet; one with a gaiaformer is not empty (GA-3.2, R-305)."""
    me = table.automa_self()
    if me.pieces[c.MINE] >= c.PIECE_COUNT[c.MINE]:
        return []
    return [h for h in table.setup.stars.planets if table.piece[h] == c.EMPTY and me.reach[h] <= reach]


def wanted_for(table: Table, tile: int, hexes: list[int]) -> list[int]:
    """The planets that would count for a final tile; the tiles that break no ties want none (GA-3.4)."""
    me = table.automa_self()
    what = c.FINALS[tile].counts
    if what == c.PER_TYPE:
        return [h for h in hexes if not me.types >> becomes(table.planet[h]) & 1]
    if what == c.PER_GAIA:
        return [h for h in hexes if becomes(table.planet[h]) == c.GAIA]
    if what == c.PER_SECTOR:
        return [h for h in hexes if not me.sectors >> table.setup.stars.sector[h] & 1]
    return []


def choose_planet(table: Table, support: Card, reach: int, first: int) -> Choice:
    """All tie-breakers in their order (GA-3.3 to GA-3.7)."""
    choice = Choice([w.HEX + h for h in mine_targets(table, reach)])
    if not choice.left:
        return choice
    if first == cards.FIRST_TRANSDIM:
        choice.narrow(BY_FACTION, [word for word in choice.left if table.planet[word - w.HEX] == c.TRANSDIM])
    elif first == cards.FIRST_NEAREST:
        by_nearest(choice, table, BY_FACTION)
    if support.final_tile < len(table.setup.finals):
        hexes = [word - w.HEX for word in choice.left]
        wanted = wanted_for(table, table.setup.finals[support.final_tile], hexes)
        choice.narrow(BY_FINAL_TILE, [w.HEX + h for h in wanted])
    home = table.board(table.automa_seat()).planet
    by_least(choice, BY_STEPS, [steps_to(home, table.planet[word - w.HEX]) for word in choice.left])
    by_nearest(choice, table, BY_NEAREST)
    by_direction(choice, support)
    return choice


def build_mine(table: Table, support: Card, reach: int, first: int) -> Deed:
    """Place the mine where the tie-breakers say; nothing if there is no mine or no planet."""
    deed = Deed(cards.MINE, choose_planet(table, support, reach, first))
    deed.range = reach
    if deed.chosen < 0:
        return deed
    where = deed.chosen - w.HEX
    me = table.automa_self()
    seat = table.automa_seat()
    if table.planet[where] == c.TRANSDIM:  # GA-3.9
        table.turn_planet(where, c.GAIA)
    fresh = not me.types >> table.planet[where] & 1
    alone = not any(table.owner[h] == seat for h in table.setup.stars.shape.neighbours[where])
    place(table, where)
    table.pending = [*table.pending, where]
    if alone and satellites_count(table):
        deed.satellite = lay_satellite(table, support, where)
    if fresh:
        deed.vp = gain_vp(table, c.FROM_FACTION, cards.faction_card(me.faction).new_type)  # GA-7.2
    return deed


def place(table: Table, where: int) -> None:
    """A mine of the Automa on a planet."""
    seat = table.automa_seat()
    table.seats[seat].add(c.MINE, 1)
    table.put(where, c.MINE, seat)
    table.colonise(seat, where)


def satellites_count(table: Table) -> bool:
    return any(c.FINALS[tile].counts == c.PER_SATELLITE for tile in table.setup.finals)


def lay_satellite(table: Table, support: Card, where: int) -> int:
    """A satellite beside a mine that stands alone (GA-3.11, R-306); its hex, or -1 where none is free."""
    bit = 1 << table.automa_seat()
    free = [
        h for h in table.setup.stars.shape.neighbours[where] if table.planet[h] == c.SPACE and not table.sats[h] & bit
    ]
    if not free:
        return -1
    chosen = free[0]
    for h in free:
        if (PLACE[h] < PLACE[chosen]) == support.right_down:
            chosen = h
    sats = table.sats[:]
    sats[chosen] |= bit
    table.sats = sats
    table.automa_self().satellites += 1
    return chosen
