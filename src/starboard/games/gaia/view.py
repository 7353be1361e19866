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

from __future__ import annotations

from starboard.games.gaia import components as c
from starboard.games.gaia import words as w
from starboard.games.gaia.hexes import COORDS
from starboard.games.gaia.rules.passing import boosters_left
from starboard.games.gaia.rules.scoring import competitors
from starboard.games.gaia.seat import Seat
from starboard.games.gaia.table import Table

Item = dict[str, object]


def item(spelt: str) -> Item:
    return {"word": spelt, "name": spelt}


def area(id: str, items: list[Item]) -> dict[str, object]:
    return {"id": id, "seat": None, "items": items}


def seats_in(mask: int) -> list[int]:
    return [seat for seat in range(4) if mask >> seat & 1]


def look(table: Table) -> dict[str, object]:
    return {
        "table": {
            "round": table.round,
            "phase": c.PHASES[table.phase],
            "active": table.active if table.active >= 0 else None,
            "order": list(table.order),
            "passed": list(table.passed),
            "variable-order": table.setup.variable_order,
        },
        "seats": [seat_view(table, seat) for seat in range(table.players)],
        "areas": [
            area("map", [hex_item(table, h) for h in table.setup.stars.shape.hexes]),
            area("research", [track_item(table, track) for track in range(c.N_TRACKS)]),
            area("tech", [standard_item(table, place) for place in range(len(table.setup.standard_at))]),
            area("advanced", advanced_items(table)),
            area("boosters", [item(c.BOOSTERS[booster].word) for booster in boosters_left(table)]),
            area("tokens", token_items(table)),
            area("actions", action_items(table)),
            area("rounds", round_items(table)),
            area("finals", final_items(table)),
        ],
    }


def seat_view(table: Table, seat: int) -> dict[str, object]:
    me = table.seats[seat]
    counters = {c.RESOURCES[what]: me.resource(what) for what in range(4)}
    counters["vp"] = me.vp
    for bowl in range(3):
        counters[f"bowl-{bowl + 1}"] = me.bowl(bowl + 1)
    counters["gaia-area"] = me.gaia_area
    counters["power-at-hand"] = me.loose
    counters["gaiaformers"] = me.gaiaformers
    counters["gaiaformers-in-gaia-area"] = me.gaiaformers_away
    counters["gaiaformers-on-map"] = me.pieces[c.GAIAFORMER]
    counters["satellites"] = me.satellites
    counters["space-stations"] = me.pieces[c.SPACE_STATION]
    for piece in range(c.MINE, c.LOST_MINE + 1):
        counters[c.PIECES[piece]] = me.pieces[piece]
    known = me.faction >= 0
    board = c.FACTIONS[me.faction] if known else None
    return {
        "counters": counters,
        "faction": None if board is None else board.word,
        "colour": None if board is None else board.colour,
        "planet": None if board is None else c.TYPES[board.planet],
        "booster": c.BOOSTERS[me.booster].word if me.booster >= 0 else None,
        "passed": bool(me.passed),
        "brainstone": [None, "bowl-1", "bowl-2", "bowl-3", "gaia"][me.brainstone],
        "research": {c.TRACKS[track]: me.levels[track] for track in range(c.N_TRACKS)},
        "tiles": tile_items(me),
        "tokens": [{**item(c.TOKENS[t // 2].word), "green": bool(t & 1)} for t in me.tokens],
        "used": used_words(me),
        "sources": {c.SOURCES[i]: me.sources[i] for i in range(len(c.SOURCES))},
    }


def tile_items(me: Seat) -> list[Item]:
    tiles: list[Item] = []
    for index, tile in enumerate(c.STANDARD):
        if me.standard >> index & 1:
            tiles.append({**item(tile.word), "covered": bool(me.covered >> index & 1)})
    for index, tile in enumerate(c.ADVANCED):
        if me.advanced >> index & 1:
            tiles.append({**item(tile.word), "covered": False})
    return tiles


def used_words(me: Seat) -> list[str]:
    """The things whose special actions carry an action token."""
    used = me.used
    words: list[str] = []
    if used & c.USED_BOOSTER and me.booster >= 0:
        words.append(c.BOOSTERS[me.booster].word)
    for bit, number in ((c.USED_ACADEMY, w.ACADEMY), (c.USED_INSTITUTE, w.INSTITUTE), (c.USED_BOARD, w.BOARD)):
        if used & bit:
            words.append(w.spell(number))
    words += [tile.word for index, tile in enumerate(c.STANDARD) if used >> (c.USED_STANDARD + index) & 1]
    words += [tile.word for index, tile in enumerate(c.ADVANCED) if used >> (c.USED_ADVANCED + index) & 1]
    return words


def hex_item(table: Table, where: int) -> Item:
    planet = table.planet[where]
    piece = table.piece[where]
    kind = "space" if planet == c.SPACE else c.TYPES[planet]
    return {
        "word": w.HEXES[where],
        "name": f"planet-{kind}",
        "q": COORDS[where][0],
        "r": COORDS[where][1],
        "sector": table.setup.stars.sector[where],
        "planet": None if planet == c.SPACE else kind,
        "piece": None if piece == c.EMPTY else c.PIECES[piece],
        "owner": table.owner[where] if piece != c.EMPTY else None,
        "guest": table.guest[where] if table.guest[where] >= 0 else None,
        "satellites": seats_in(table.sats[where]),
        "federations": seats_in(table.feds[where]),
    }


def track_item(table: Table, track: int) -> Item:
    fifth = table.fifth_token
    return {
        **item(c.TRACKS[track]),
        "levels": [each.levels[track] for each in table.seats],
        "tile": c.STANDARD[table.setup.standard_at[track]].word,
        "advanced": c.ADVANCED[table.setup.advanced_at[track]].word,
        "token": c.TOKENS[fifth].word if track == 0 and fifth >= 0 else None,
    }


def standard_item(table: Table, place: int) -> Item:
    tile = table.setup.standard_at[place]
    owners = [seat for seat in range(table.players) if table.seats[seat].standard >> tile & 1]
    return {
        **item(c.STANDARD[tile].word),
        "track": c.TRACKS[place] if place < c.N_TRACKS else None,
        "owners": owners,
    }


def advanced_items(table: Table) -> list[Item]:
    return [
        {**item(c.ADVANCED[tile].word), "track": c.TRACKS[track]}
        for track, tile in enumerate(table.setup.advanced_at)
        if table.advanced_left >> tile & 1
    ]


def token_items(table: Table) -> list[Item]:
    return [{**item(c.TOKENS[token].word), "left": table.supply[token]} for token in range(c.ORDINARY_TOKENS)]


def action_items(table: Table) -> list[Item]:
    taken = table.actions_taken
    items: list[Item] = []
    for index, action in enumerate(c.POWER_ACTIONS):
        items.append({**item(action.word), "cost": action.cost, "pays": "power", "taken": bool(taken >> index & 1)})
    for index, action in enumerate(c.QIC_ACTIONS):
        bit = taken >> (c.N_POWER + index) & 1
        items.append({**item(action.word), "cost": action.cost, "pays": "qic", "taken": bool(bit)})
    return items


def round_items(table: Table) -> list[Item]:
    """A tile that is over has been removed (GP-19.4)."""
    items: list[Item] = []
    for index, tile in enumerate(table.setup.rounds):
        if index + 1 >= table.round:
            current = index + 1 == table.round
            name = c.ROUNDS[tile].word
            items.append({"word": None, "name": name, "round": index + 1, "vp": c.ROUNDS[tile].vp, "current": current})
    return items


def final_items(table: Table) -> list[Item]:
    items: list[Item] = []
    for tile in table.setup.finals:
        counts = competitors(table, tile)
        neutral = counts[table.players] if len(counts) > table.players else None
        name = c.FINALS[tile].word
        items.append({"word": None, "name": name, "counts": counts[: table.players], "neutral": neutral})
    return items
