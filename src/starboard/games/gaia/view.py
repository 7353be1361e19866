"""What everybody sees: after set-up nothing in this game is hidden.

Besides the common shape: `table` has round, phase, active (the seat whose turn it is, or null), order (turn order
of this round), passed and variable-order; `seats[n]` has faction, colour, planet, booster, passed, brainstone (the
bowl it lies in, `gaia` or null), research (level by area), tiles (with `covered`), tokens (with `green`), used
(special actions used in this round) and sources (VP by source).
Areas of the table: `map` (items are hexes with q, r, sector, planet, piece, owner, guest, satellites, federations),
`research` (areas with their tiles and the token on level 5), `tech` (standard tiles with the area above them),
`advanced`, `boosters` (those nobody holds), `tokens` (with `left`), `actions` (power and QIC actions, `taken`),
`rounds` (with `current`), `finals` (with the counts of all seats and of the neutral player).
"""

from starboard.games.gaia.hexes import COORDS
from starboard.games.gaia.passing import boosters_left
from starboard.games.gaia.rows import (
    ACTIONS_TAKEN,
    ACTIVE,
    ADVANCED_LEFT,
    ADVANCED_TILES,
    BOOSTER,
    BOWL1,
    BRAIN,
    COUNT,
    COVERED,
    FIFTH_TOKEN,
    GAIA_AREA,
    GF_AWAY,
    GF_FREE,
    GF_MAP,
    LOOSE,
    PASSED,
    PHASE,
    PHASES,
    ROUND,
    SATELLITES,
    SOURCE,
    SOURCES,
    STANDARD_TILES,
    STATIONS,
    SUPPLY_OF,
    TRACK,
    USED,
    USED_ACADEMY,
    USED_ADVANCED,
    USED_BOARD,
    USED_BOOSTER,
    USED_INSTITUTE,
    USED_STANDARD,
    VP,
)
from starboard.games.gaia.scoring import competitors
from starboard.games.gaia.state import GaiaState
from starboard.games.gaia.tables import (
    ADVANCED,
    BOOSTERS,
    EMPTY,
    FACTIONS,
    FINALS,
    LOST_MINE,
    MINE,
    N_POWER,
    N_TRACKS,
    ORDINARY_TOKENS,
    PIECES,
    POWER_ACTIONS,
    QIC_ACTIONS,
    RESOURCES,
    ROUNDS,
    SPACE,
    STANDARD,
    TOKENS,
    TRACKS,
    TYPES,
)
from starboard.games.gaia.vocabulary import ACADEMY_WORD, BOARD, HEX_WORDS, INSTITUTE_WORD, word

Item = dict[str, object]


def item(spelt: str) -> Item:
    return {"word": spelt, "name": f"gaia-{spelt}"}


def area(id: str, items: list[Item]) -> dict[str, object]:
    return {"id": id, "seat": None, "items": items}


def seats_in(mask: int) -> list[int]:
    return [seat for seat in range(4) if mask >> seat & 1]


def look(state: GaiaState) -> dict[str, object]:
    table = state.table
    return {
        "table": {
            "round": table[ROUND],
            "phase": PHASES[table[PHASE]],
            "active": table[ACTIVE] if table[ACTIVE] >= 0 else None,
            "order": list(state.order),
            "passed": list(state.passed),
            "variable-order": state.setup.variable_order,
        },
        "seats": [seat_view(state, seat) for seat in range(state.players)],
        "areas": [
            area("map", [hex_item(state, h) for h in state.setup.stars.shape.hexes]),
            area("research", [track_item(state, track) for track in range(N_TRACKS)]),
            area("tech", [standard_item(state, place) for place in range(len(state.setup.standard_at))]),
            area("advanced", advanced_items(state)),
            area("boosters", [item(BOOSTERS[booster].word) for booster in boosters_left(state)]),
            area("tokens", token_items(state)),
            area("actions", action_items(state)),
            area("rounds", round_items(state)),
            area("finals", final_items(state)),
        ],
    }


def seat_view(state: GaiaState, seat: int) -> dict[str, object]:
    row = state.rows[seat]
    counters = {RESOURCES[what]: row[what] for what in range(4)}
    counters["vp"] = row[VP]
    for bowl in range(3):
        counters[f"bowl-{bowl + 1}"] = row[BOWL1 + bowl]
    counters["gaia-area"] = row[GAIA_AREA]
    counters["power-at-hand"] = row[LOOSE]
    counters["gaiaformers"] = row[GF_FREE]
    counters["gaiaformers-in-gaia-area"] = row[GF_AWAY]
    counters["gaiaformers-on-map"] = row[GF_MAP]
    counters["satellites"] = row[SATELLITES]
    counters["space-stations"] = row[STATIONS]
    for piece in range(MINE, LOST_MINE + 1):
        counters[PIECES[piece]] = row[COUNT + piece]
    known = state.faction[seat] >= 0
    board = FACTIONS[state.faction[seat]] if known else None
    return {
        "counters": counters,
        "faction": None if board is None else board.word,
        "colour": None if board is None else board.colour,
        "planet": None if board is None else TYPES[board.planet],
        "booster": BOOSTERS[row[BOOSTER]].word if row[BOOSTER] >= 0 else None,
        "passed": bool(row[PASSED]),
        "brainstone": [None, "bowl-1", "bowl-2", "bowl-3", "gaia"][row[BRAIN]],
        "research": {TRACKS[track]: row[TRACK + track] for track in range(N_TRACKS)},
        "tiles": tile_items(row),
        "tokens": [{**item(TOKENS[t // 2].word), "green": bool(t & 1)} for t in state.tokens[seat]],
        "used": used_words(row),
        "sources": {SOURCES[i]: row[SOURCE + i] for i in range(len(SOURCES))},
    }


def tile_items(row: list[int]) -> list[Item]:
    tiles: list[Item] = []
    for index, tile in enumerate(STANDARD):
        if row[STANDARD_TILES] >> index & 1:
            tiles.append({**item(tile.word), "covered": bool(row[COVERED] >> index & 1)})
    for index, tile in enumerate(ADVANCED):
        if row[ADVANCED_TILES] >> index & 1:
            tiles.append({**item(tile.word), "covered": False})
    return tiles


def used_words(row: list[int]) -> list[str]:
    """The things whose special actions carry an action token."""
    used = row[USED]
    words: list[str] = []
    if used & USED_BOOSTER and row[BOOSTER] >= 0:
        words.append(BOOSTERS[row[BOOSTER]].word)
    for bit, number in ((USED_ACADEMY, ACADEMY_WORD), (USED_INSTITUTE, INSTITUTE_WORD), (USED_BOARD, BOARD)):
        if used & bit:
            words.append(word(number))
    words += [tile.word for index, tile in enumerate(STANDARD) if used >> (USED_STANDARD + index) & 1]
    words += [tile.word for index, tile in enumerate(ADVANCED) if used >> (USED_ADVANCED + index) & 1]
    return words


def hex_item(state: GaiaState, where: int) -> Item:
    planet = state.planet[where]
    piece = state.piece[where]
    kind = "space" if planet == SPACE else TYPES[planet]
    return {
        "word": HEX_WORDS[where],
        "name": f"gaia-planet-{kind}",
        "q": COORDS[where][0],
        "r": COORDS[where][1],
        "sector": state.setup.stars.sector[where],
        "planet": None if planet == SPACE else kind,
        "piece": None if piece == EMPTY else PIECES[piece],
        "owner": state.owner[where] if piece != EMPTY else None,
        "guest": state.guest[where] if state.guest[where] >= 0 else None,
        "satellites": seats_in(state.sats[where]),
        "federations": seats_in(state.feds[where]),
    }


def track_item(state: GaiaState, track: int) -> Item:
    fifth = state.table[FIFTH_TOKEN]
    return {
        **item(TRACKS[track]),
        "levels": [row[TRACK + track] for row in state.rows],
        "tile": STANDARD[state.setup.standard_at[track]].word,
        "advanced": ADVANCED[state.setup.advanced_at[track]].word,
        "token": TOKENS[fifth].word if track == 0 and fifth >= 0 else None,
    }


def standard_item(state: GaiaState, place: int) -> Item:
    tile = state.setup.standard_at[place]
    owners = [seat for seat in range(state.players) if state.rows[seat][STANDARD_TILES] >> tile & 1]
    return {
        **item(STANDARD[tile].word),
        "track": TRACKS[place] if place < N_TRACKS else None,
        "owners": owners,
    }


def advanced_items(state: GaiaState) -> list[Item]:
    return [
        {**item(ADVANCED[tile].word), "track": TRACKS[track]}
        for track, tile in enumerate(state.setup.advanced_at)
        if state.table[ADVANCED_LEFT] >> tile & 1
    ]


def token_items(state: GaiaState) -> list[Item]:
    return [{**item(TOKENS[token].word), "left": state.table[SUPPLY_OF + token]} for token in range(ORDINARY_TOKENS)]


def action_items(state: GaiaState) -> list[Item]:
    taken = state.table[ACTIONS_TAKEN]
    items: list[Item] = []
    for index, action in enumerate(POWER_ACTIONS):
        items.append({**item(action.word), "cost": action.cost, "pays": "power", "taken": bool(taken >> index & 1)})
    for index, action in enumerate(QIC_ACTIONS):
        bit = taken >> (N_POWER + index) & 1
        items.append({**item(action.word), "cost": action.cost, "pays": "qic", "taken": bool(bit)})
    return items


def round_items(state: GaiaState) -> list[Item]:
    """A tile that is over has been removed (GP-19.4)."""
    items: list[Item] = []
    for index, tile in enumerate(state.setup.rounds):
        if index + 1 >= state.table[ROUND]:
            current = index + 1 == state.table[ROUND]
            name = f"gaia-{ROUNDS[tile].word}"
            items.append({"word": None, "name": name, "round": index + 1, "vp": ROUNDS[tile].vp, "current": current})
    return items


def final_items(state: GaiaState) -> list[Item]:
    items: list[Item] = []
    for tile in state.setup.finals:
        counts = competitors(state, tile)
        neutral = counts[state.players] if len(counts) > state.players else None
        name = f"gaia-{FINALS[tile].word}"
        items.append({"word": None, "name": name, "counts": counts[: state.players], "neutral": neutral})
    return items
