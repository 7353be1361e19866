"""What must always hold: nothing negative, every piece in exactly one place, what is remembered agrees with the map."""

from starboard.games.gaia.hexes import FAR
from starboard.games.gaia.rows import (
    ADVANCED_LEFT,
    ADVANCED_TILES,
    BOOSTER,
    COUNT,
    COVERED,
    FIFTH_TOKEN,
    GAIA_PLANETS,
    GF_AWAY,
    GF_FREE,
    GF_MAP,
    GUESTS,
    SATELLITES,
    SECTORS_SEEN,
    SOURCE,
    SOURCES,
    STANDARD_TILES,
    STATIONS,
    SUPPLY_OF,
    TRACK,
    TYPES_SEEN,
    VP,
)
from starboard.games.gaia.state import GaiaState, stations_of
from starboard.games.gaia.tables import (
    CAPS,
    GAIA,
    GAIAFORMER,
    LOST,
    LOST_MINE,
    MINE,
    N_TRACKS,
    ORDINARY_TOKENS,
    PIECE_COUNT,
    SPACE,
    SPACE_STATION,
    SPACE_STATIONS,
    TOKENS,
    TOP_LEVEL,
    TRANSDIM,
)


def check(state: GaiaState) -> list[str]:
    complaints: list[str] = []
    for seat in range(state.players):
        if state.faction[seat] >= 0:
            _row(state, seat, complaints)
            _map(state, seat, complaints)
    _table(state, complaints)
    return complaints


def _row(state: GaiaState, seat: int, complaints: list[str]) -> None:
    row = state.rows[seat]
    for column in range(BOOSTER):
        if row[column] < 0:
            complaints.append(f"seat {seat} column {column} is {row[column]}")
    for what in range(3):
        if row[what] > CAPS[what]:
            complaints.append(f"seat {seat} has {row[what]} of resource {what}")
    for piece in range(MINE, LOST_MINE):
        if not 0 <= row[COUNT + piece] <= PIECE_COUNT[piece]:
            complaints.append(f"seat {seat} has {row[COUNT + piece]} pieces of kind {piece}")
    if row[GF_FREE] + row[GF_AWAY] + row[GF_MAP] > PIECE_COUNT[GAIAFORMER] or row[STATIONS] > SPACE_STATIONS:
        complaints.append(f"seat {seat} has too many gaiaformers or space stations")
    if sum([row[SOURCE + i] for i in range(len(SOURCES))]) != row[VP]:
        complaints.append(f"seat {seat}: VP by source do not add up")
    if row[COVERED] & ~row[STANDARD_TILES]:
        complaints.append(f"seat {seat} has covered a tile it does not own")
    if bin(row[COVERED]).count("1") != bin(row[ADVANCED_TILES]).count("1"):
        complaints.append(f"seat {seat}: each advanced tile covers one standard tile")


def _map(state: GaiaState, seat: int, complaints: list[str]) -> None:
    """What a seat's row remembers, counted anew on the map."""
    row = state.rows[seat]
    bit = 1 << seat
    hexes = state.setup.stars.shape.hexes
    for piece in range(MINE, SPACE_STATION + 1):
        found = sum(1 for h in hexes if state.owner[h] == seat and state.piece[h] == piece)
        if piece == MINE:
            found += sum(1 for h in hexes if state.guest[h] == seat)
        if found != row[COUNT + piece]:
            complaints.append(f"seat {seat} has {found} pieces of kind {piece} on the map, not {row[COUNT + piece]}")
    own = [h for h in hexes if state.colonised_by(seat, h)]
    if own != sorted(state.own[seat]):
        complaints.append(f"seat {seat}: own planets differ from the map")
    types = sectors = gaia = guests = 0
    for h in own:
        sectors |= 1 << state.setup.stars.sector[h]
        if state.guest[h] == seat:
            guests += 1
        else:
            types |= 1 << state.planet[h]
            gaia += state.planet[h] == GAIA
    if [types, sectors, gaia, guests] != [row[TYPES_SEEN], row[SECTORS_SEEN], row[GAIA_PLANETS], row[GUESTS]]:
        complaints.append(f"seat {seat}: types, sectors, gaia planets or shared mines differ from the map")
    if sum(1 for h in hexes if state.sats[h] & bit) != row[SATELLITES]:
        complaints.append(f"seat {seat}: satellites differ from the map")
    origins = [*own, *stations_of(state, seat)]
    for h in hexes:
        near = min([state.setup.stars.shape.distance[o][h] for o in origins], default=FAR)
        if near != state.reach[seat][h]:
            complaints.append(f"seat {seat}: hex {h} is {near} away, not {state.reach[seat][h]}")
            break
    _federations(state, seat, complaints)


def _federations(state: GaiaState, seat: int, complaints: list[str]) -> None:
    bit = 1 << seat
    for h in state.setup.stars.shape.hexes:
        if state.sats[h] & bit and (state.planet[h] != SPACE or not state.feds[h] & bit):
            complaints.append(f"seat {seat}: a satellite on a planet or outside a federation, hex {h}")
        if state.feds[h] & bit:
            if not state.sats[h] & bit and not state.is_member(seat, h):
                complaints.append(f"seat {seat}: nothing in the federation at hex {h}")
            for near in state.setup.stars.shape.neighbours[h]:
                if state.is_member(seat, near) and not state.feds[near] & bit:
                    complaints.append(f"seat {seat}: hex {near} touches a federation and is not in it")


def _table(state: GaiaState, complaints: list[str]) -> None:
    table = state.table
    for token in range(ORDINARY_TOKENS):
        held = sum(1 for tokens in state.tokens for t in tokens if t // 2 == token)
        if table[SUPPLY_OF + token] + held + (table[FIFTH_TOKEN] == token) != TOKENS[token].copies:
            complaints.append(f"federation tokens of kind {token} are amiss")
    for tile in state.setup.advanced_at:
        places = (table[ADVANCED_LEFT] >> tile & 1) + sum(row[ADVANCED_TILES] >> tile & 1 for row in state.rows)
        if places != 1:
            complaints.append(f"advanced tile {tile} is in {places} places")
    held_boosters = [row[BOOSTER] for row in state.rows if row[BOOSTER] >= 0]
    if len(set(held_boosters)) != len(held_boosters):
        complaints.append("two seats hold the same booster")
    for track in range(N_TRACKS):
        if sum(1 for row in state.rows if row[TRACK + track] == TOP_LEVEL) > 1:
            complaints.append(f"two seats are on level 5 of area {track}")
    for h in state.setup.stars.shape.hexes:
        before, now = state.setup.stars.planet[h], state.planet[h]
        if before != now and (before, now) not in ((TRANSDIM, GAIA), (SPACE, LOST)):
            complaints.append(f"hex {h} turned from {before} into {now}")
