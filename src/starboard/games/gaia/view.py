"""What everybody sees: all that was drawn lies open. `shapes` tells what each part means."""

from __future__ import annotations

from typing import Final, TypedDict, cast

from starboard.games.gaia import components as c
from starboard.games.gaia import shapes as s
from starboard.games.gaia import words as w
from starboard.games.gaia.automa.look import automa_facts
from starboard.games.gaia.hexes import COORDS, FAR
from starboard.games.gaia.rules.charging import best_neighbour
from starboard.games.gaia.rules.gaia_project import project_cost
from starboard.games.gaia.rules.income import symbols
from starboard.games.gaia.rules.passing import booster_points, boosters_left, points_with, tile_points
from starboard.games.gaia.rules.scoring import competitors, final_count, rank_points
from starboard.games.gaia.seat import Seat
from starboard.games.gaia.shapes import GaiaBody
from starboard.games.gaia.table import Table
from starboard.kernel.view import Frame

PHASES: Final = cast("list[s.Phase]", c.PHASES)
PLANETS: Final = cast("list[s.Planet]", c.TYPES)
HOMES: Final = cast("list[s.Home]", c.TYPES)
PIECES: Final = cast("list[s.Piece]", c.PIECES)
TRACKS: Final = cast("list[s.Track]", c.TRACKS)


class GaiaView(GaiaBody, Frame):
    """The whole view of a seat or a spectator."""


class GaiaFacts(TypedDict):
    """What a sentence would bring that the view does not show."""

    parts: list[s.Part]
    charges: list[s.Charge]
    spill: s.Spill
    lost: s.Spill  # at once
    regret: bool  # worth asking for, though it could be taken back


def look(table: Table) -> GaiaBody:
    return {
        "table": {
            "round": table.round,
            "rounds": c.ROUNDS_PER_GAME,
            "phase": PHASES[table.phase],
            "active": table.active if table.active >= 0 else None,
            "order": list(table.order),
            "passed": list(table.passed),
            "variable_order": table.setup.variable_order,
        },
        "seats": [seat_facts(table, seat) for seat in range(len(table.seats))],
        "areas": areas(table),
        "automa": automa_facts(table),
    }


def areas(table: Table) -> list[s.GaiaArea]:
    setup = table.setup
    return [
        {"id": "map", "seat": None, "items": [hex_item(table, h) for h in setup.stars.shape.hexes]},
        {"id": "research", "seat": None, "items": [track_item(table, track) for track in range(c.N_TRACKS)]},
        {"id": "tech", "seat": None, "items": [tech_item(table, place) for place in range(len(setup.standard_at))]},
        {"id": "advanced", "seat": None, "items": advanced_items(table)},
        {"id": "boosters", "seat": None, "items": [booster_item(table, b) for b in booster_row(table)]},
        {"id": "tokens", "seat": None, "items": supply_items(table)},
        {"id": "actions", "seat": None, "items": [action_item(table, space) for space in range(c.N_ACTIONS)]},
        {"id": "rounds", "seat": None, "items": [round_item(table, index) for index in range(c.ROUNDS_PER_GAME)]},
        {"id": "finals", "seat": None, "items": [final_item(table, tile) for tile in setup.finals]},
    ]


def booster_row(table: Table) -> list[int]:
    """Those that nobody holds; their places matter to the Automa only."""
    return table.automa.row if table.automa.row else boosters_left(table)


def seats_in(mask: int) -> list[int]:
    return [seat for seat in range(4) if mask >> seat & 1]


# ---- the seats --------------------------------------------------------------------------------------------------


def seat_facts(table: Table, seat: int) -> s.SeatFacts:
    me = table.seats[seat]
    board = c.FACTIONS[me.faction] if me.faction >= 0 else None
    return {
        "counters": counters(me),
        "faction": None if board is None else board.word,
        "colour": None if board is None else board.colour,
        "planet": None if board is None else HOMES[board.planet],
        "booster": c.BOOSTERS[me.booster].word if me.booster >= 0 else None,
        "passed": me.passed,
        "brainstone": brainstone(me),
        "research": {TRACKS[track]: me.levels[track] for track in range(c.N_TRACKS)},
        "tiles": tile_items(me),
        "tokens": [token_item(token) for token in me.tokens],
        "used": used_words(me),
        "sources": sources(table, seat),
        "income": income(table, seat),
        "counts": counts(table, seat),
        "pass_vp": booster_points(me) + tile_points(me) if table.is_person(seat) else 0,
        "range": me.basic_range(),
        "step_ore": c.STEP_ORE[me.levels[c.TERRAFORMING]],
        "project_tokens": project_cost(table, seat),
    }


def sources(table: Table, seat: int) -> dict[str, int]:
    found = table.seats[seat].sources
    if not table.is_person(seat):
        return {name: found[at] for name, at in c.AUTOMA_SOURCES.items()}
    return {c.SOURCES[at]: found[at] for at in range(len(c.SOURCES))}


def counters(me: Seat) -> dict[str, int]:
    counters = {
        "ore": me.ore,
        "credits": me.credits,
        "knowledge": me.knowledge,
        "qic": me.qic,
        "vp": me.vp,
        "bowl-1": me.bowl1,
        "bowl-2": me.bowl2,
        "bowl-3": me.bowl3,
        "gaia-area": me.gaia_area,
        "power-at-hand": me.loose,
        "gaiaformers": me.gaiaformers,
        "gaiaformers-in-gaia-area": me.gaiaformers_away,
        "gaiaformers-on-map": me.pieces[c.GAIAFORMER],
        "satellites": me.satellites,
        "space-stations": me.pieces[c.SPACE_STATION],
    }
    for piece in range(c.MINE, c.LOST_MINE + 1):
        counters[c.PIECES[piece]] = me.pieces[piece]
    return counters


def brainstone(me: Seat) -> s.Brainstone | None:
    places: list[s.Brainstone | None] = [None, "bowl-1", "bowl-2", "bowl-3", "gaia"]
    return places[me.brainstone]


def tile_items(me: Seat) -> list[s.TileItem]:
    tiles: list[s.TileItem] = []
    for index, tile in enumerate(c.STANDARD):
        if me.standard >> index & 1:
            covered = bool(me.covered >> index & 1)
            tiles.append({"word": tile.word, "name": tile.word, "covered": covered, "covers": None})
    for index, tile in enumerate(c.ADVANCED):
        if me.advanced >> index & 1:
            below = me.covered_by(index)
            covers = c.STANDARD[below].word if below >= 0 else None
            tiles.append({"word": tile.word, "name": tile.word, "covered": False, "covers": covers})
    return tiles


def token_item(token: int) -> s.TokenItem:
    word = c.TOKENS[token // 2].word
    return {"word": word, "name": word, "green": bool(token & 1)}


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


def income(table: Table, seat: int) -> s.Resources:
    """What the next income phase would bring."""
    total = [0] * c.N_RESOURCES
    if table.seats[seat].faction >= 0 and table.is_person(seat):
        for symbol in symbols(table, seat):
            total[symbol[0]] += symbol[1]
    return {
        "ore": total[c.ORE],
        "credits": total[c.CREDITS],
        "knowledge": total[c.KNOWLEDGE],
        "qic": total[c.QIC],
        "charge": total[c.CHARGE],
        "token": total[c.TOKEN],
    }


def counts(table: Table, seat: int) -> s.Counts:
    return {
        "structure": final_count(table, seat, c.PER_STRUCTURE),
        "federated": final_count(table, seat, c.PER_FEDERATED),
        "type": final_count(table, seat, c.PER_TYPE),
        "gaia": final_count(table, seat, c.PER_GAIA),
        "sector": final_count(table, seat, c.PER_SECTOR),
        "satellite": final_count(table, seat, c.PER_SATELLITE),
    }


# ---- the table --------------------------------------------------------------------------------------------------


def hex_item(table: Table, where: int) -> s.HexItem:
    planet = table.planet[where]
    piece = table.piece[where]
    owner = table.owner[where]
    powered = c.IS_STRUCTURE[piece] or piece == c.SPACE_STATION
    return {
        "word": w.HEXES[where],
        "name": "planet-space" if planet == c.SPACE else f"planet-{c.TYPES[planet]}",
        "q": COORDS[where][0],
        "r": COORDS[where][1],
        "sector": table.setup.stars.sector[where],
        "planet": None if planet == c.SPACE else PLANETS[planet],
        "piece": None if piece == c.EMPTY else PIECES[piece],
        "owner": owner if piece != c.EMPTY else None,
        "guest": table.guest[where] if table.guest[where] >= 0 else None,
        "satellites": seats_in(table.sats[where]),
        "federations": seats_in(table.feds[where]),
        "power": table.power_at(owner, where) if powered else None,
        "reach": [each.reach[where] if each.reach[where] < FAR else None for each in table.seats],
        "charge": [best_neighbour(table, seat, where) for seat in range(table.players)],
    }


def track_item(table: Table, track: int) -> s.TrackItem:
    fifth = table.fifth_token
    return {
        "word": c.TRACKS[track],
        "name": c.TRACKS[track],
        "levels": [each.levels[track] for each in table.seats],
        "tile": c.STANDARD[table.setup.standard_at[track]].word,
        "advanced": c.ADVANCED[table.setup.advanced_at[track]].word,
        "token": c.TOKENS[fifth].word if c.FIFTH[track] == c.FIFTH_TOKEN and fifth >= 0 else None,
    }


def tech_item(table: Table, place: int) -> s.TechItem:
    tile = table.setup.standard_at[place]
    word = c.STANDARD[tile].word
    owners = [seat for seat in range(table.players) if table.seats[seat].standard >> tile & 1]
    return {"word": word, "name": word, "track": TRACKS[place] if place < c.N_TRACKS else None, "owners": owners}


def advanced_items(table: Table) -> list[s.AdvancedItem]:
    items: list[s.AdvancedItem] = []
    for track, tile in enumerate(table.setup.advanced_at):
        if table.advanced_left >> tile & 1:
            word = c.ADVANCED[tile].word
            items.append({"word": word, "name": word, "track": TRACKS[track]})
    return items


def booster_item(table: Table, booster: int) -> s.BoosterItem:
    word = c.BOOSTERS[booster].word
    return {"word": word, "name": word, "vp": [points_with(each, booster) for each in table.seats]}


def supply_items(table: Table) -> list[s.SupplyItem]:
    items: list[s.SupplyItem] = []
    for token in range(c.ORDINARY_TOKENS):
        word = c.TOKENS[token].word
        items.append({"word": word, "name": word, "left": table.supply[token]})
    return items


def action_item(table: Table, space: int) -> s.ActionItem:
    by = table.taken_by[space]
    action = c.POWER_ACTIONS[space] if space < c.N_POWER else c.QIC_ACTIONS[space - c.N_POWER]
    return {
        "word": action.word,
        "name": action.word,
        "cost": action.cost,
        "pays": "power" if space < c.N_POWER else "qic",
        "taken": by >= 0,
        "by": by if by >= 0 else None,
    }


def round_item(table: Table, index: int) -> s.RoundItem:
    tile = c.ROUNDS[table.setup.rounds[index]]
    return {
        "word": None,
        "name": tile.word,
        "round": index + 1,
        "vp": tile.vp,
        "current": index + 1 == table.round,
        "past": index + 1 < table.round,
    }


def final_item(table: Table, tile: int) -> s.FinalItem:
    found = competitors(table, tile)
    count = len(table.seats)
    return {
        "word": None,
        "name": c.FINALS[tile].word,
        "counts": found[:count],
        "neutral": found[count] if len(found) > count else None,
        "vp": rank_points(found, count, table.setup.readings.ranks_need_one),
    }
