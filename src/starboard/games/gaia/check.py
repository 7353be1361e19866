"""What must always hold: nothing negative, every piece in exactly one place, what is remembered agrees with the map."""

from __future__ import annotations

from starboard.games.gaia import components as c
from starboard.games.gaia.automa.cards import NUMBERS
from starboard.games.gaia.hexes import FAR
from starboard.games.gaia.table import Table
from starboard.kernel import bits


def check(table: Table) -> list[str]:
    complaints: list[str] = []
    for seat in range(len(table.seats)):
        if table.seats[seat].faction >= 0:
            _seat(table, seat, complaints)
            _map(table, seat, complaints)
    _table(table, complaints)
    if table.automa.row:
        _automa(table, complaints)
    return complaints


def _seat(table: Table, seat: int, complaints: list[str]) -> None:
    me = table.seats[seat]
    for what in range(4):
        if not 0 <= me.resource(what) <= c.CAPS[what]:
            complaints.append(f"seat {seat} has {me.resource(what)} of resource {what}")
    tokens = [me.bowl1, me.bowl2, me.bowl3, me.gaia_area, me.loose]
    others = [me.brainstone, me.vp, *me.levels, me.gaiaformers, me.gaiaformers_away]
    if min(tokens) < 0 or min(others) < 0:
        complaints.append(f"seat {seat} has less than nothing: {tokens} {others}")
    for piece in range(c.MINE, c.LOST_MINE):
        if not 0 <= me.pieces[piece] <= c.PIECE_COUNT[piece]:
            complaints.append(f"seat {seat} has {me.pieces[piece]} pieces of kind {piece}")
    gaiaformers = me.gaiaformers + me.gaiaformers_away + me.pieces[c.GAIAFORMER]
    if gaiaformers > c.PIECE_COUNT[c.GAIAFORMER] or me.pieces[c.SPACE_STATION] > c.SPACE_STATIONS:
        complaints.append(f"seat {seat} has too many gaiaformers or space stations")
    if sum(me.sources) != me.vp:
        complaints.append(f"seat {seat}: VP by source do not add up")
    if me.covered & ~me.standard:
        complaints.append(f"seat {seat} has covered a tile it does not own")
    if bits(me.covered) != bits(me.advanced):
        complaints.append(f"seat {seat}: each advanced tile covers one standard tile")


def _map(table: Table, seat: int, complaints: list[str]) -> None:
    """What a seat remembers, counted anew on the map."""
    me = table.seats[seat]
    bit = 1 << seat
    hexes = table.setup.stars.shape.hexes
    for piece in range(c.MINE, c.SPACE_STATION + 1):
        found = sum(1 for h in hexes if table.owner[h] == seat and table.piece[h] == piece)
        if piece == c.MINE:
            found += sum(1 for h in hexes if table.guest[h] == seat)
        if found != me.pieces[piece]:
            complaints.append(f"seat {seat} has {found} pieces of kind {piece} on the map, not {me.pieces[piece]}")
    own = [h for h in hexes if table.colonised_by(seat, h)]
    if own != sorted(me.planets):
        complaints.append(f"seat {seat}: own planets differ from the map")
    types = sectors = gaia = guests = 0
    for h in own:
        sectors |= 1 << table.setup.stars.sector[h]
        if table.guest[h] == seat:
            guests += 1
        else:
            types |= 1 << table.planet[h]
            gaia += table.planet[h] == c.GAIA
    if [types, sectors, gaia, guests] != [me.types, me.sectors, me.gaia_planets, me.guests]:
        complaints.append(f"seat {seat}: types, sectors, gaia planets or shared mines differ from the map")
    if sum(1 for h in hexes if table.sats[h] & bit) != me.satellites:
        complaints.append(f"seat {seat}: satellites differ from the map")
    origins = [*own, *table.stations_of(seat)]
    for h in hexes:
        near = min([table.setup.stars.shape.distance[o][h] for o in origins], default=FAR)
        if near != me.reach[h]:
            complaints.append(f"seat {seat}: hex {h} is {near} away, not {me.reach[h]}")
            break
    if table.is_person(seat):
        _federations(table, seat, complaints)


def _federations(table: Table, seat: int, complaints: list[str]) -> None:
    bit = 1 << seat
    for h in table.setup.stars.shape.hexes:
        if table.sats[h] & bit and (table.planet[h] != c.SPACE or not table.feds[h] & bit):
            complaints.append(f"seat {seat}: a satellite on a planet or outside a federation, hex {h}")
        if table.feds[h] & bit:
            if not table.sats[h] & bit and not table.is_member(seat, h):
                complaints.append(f"seat {seat}: nothing in the federation at hex {h}")
            for near in table.setup.stars.shape.neighbours[h]:
                if table.is_member(seat, near) and not table.feds[near] & bit:
                    complaints.append(f"seat {seat}: hex {near} touches a federation and is not in it")


def _table(table: Table, complaints: list[str]) -> None:
    for token in range(c.ORDINARY_TOKENS):
        held = sum(1 for each in table.seats for t in each.tokens if t // 2 == token)
        gone = table.automa.token_gone == token
        if table.supply[token] + held + (table.fifth_token == token) + gone != table.setup.copies(token):
            complaints.append(f"federation tokens of kind {token} are amiss")
    for tile in table.setup.advanced_at:
        places = (table.advanced_left >> tile & 1) + sum(each.advanced >> tile & 1 for each in table.seats)
        places += table.automa.tiles_gone >> tile & 1
        if places != 1:
            complaints.append(f"advanced tile {tile} is in {places} places")
    held_boosters = [each.booster for each in table.seats if each.booster >= 0]
    if len(set(held_boosters)) != len(held_boosters):
        complaints.append("two seats hold the same booster")
    for track in range(c.N_TRACKS):
        if sum(1 for each in table.seats if each.levels[track] == c.TOP_LEVEL) > 1:
            complaints.append(f"two seats are on level 5 of area {track}")
    for h in table.setup.stars.shape.hexes:
        before, now = table.setup.stars.planet[h], table.planet[h]
        if before != now and (before, now) not in ((c.TRANSDIM, c.GAIA), (c.SPACE, c.LOST)):
            complaints.append(f"hex {h} turned from {before} into {now}")


def _automa(table: Table, complaints: list[str]) -> None:
    """Each card is in one place, the row holds what nobody does, and it has nothing that it cannot have."""
    automa = table.automa
    shown = [each for each in [*automa.discard, automa.support, automa.action] if each]
    places = sorted([*automa.known, *automa.unseen, *shown])
    wanted = [n for n in NUMBERS if n in places or not (n == 2 and table.setup.automa.without_two)]
    if places != wanted or not 0 <= automa.unknown <= len(automa.unseen):
        complaints.append(f"the cards of the Automa are amiss: {places}, {automa.unknown}")
    held = [each.booster for each in table.seats]
    if sorted(automa.row) != sorted([each for each in table.setup.boosters if each not in held]):
        complaints.append(f"the row of boosters is amiss: {automa.row}")
    me = table.automa_self()
    things = [me.ore, me.credits, me.knowledge, me.qic, me.bowl1, me.bowl2, me.bowl3, me.gaiaformers, len(me.tokens)]
    if any(things) or me.standard or me.advanced:
        complaints.append("the Automa has gained something")
    for h in table.setup.stars.shape.hexes:
        if table.sats[h] >> table.automa_seat() & 1 and table.planet[h] != c.SPACE:
            complaints.append(f"a satellite of the Automa on a planet, hex {h}")
