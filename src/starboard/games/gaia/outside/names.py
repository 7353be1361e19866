"""The names of `gaia-trace-1` files in our numbers; used by the verifier only."""

from __future__ import annotations

from typing import Any

from starboard.games.gaia import components as c
from starboard.games.gaia import words as w
from starboard.games.gaia.hexes import COORDS, HEX_AT, N_HEXES, SECTOR_NUMBER, SLOTS, Placed, StarMap, shape_of


class Fault(Exception):
    """The other program breaks a rule in a way that cannot be followed: the replay ends here, with the reason."""


class Difference(Exception):
    """The first place where the file and our rules part."""


def _ours(name: str) -> str:
    return name.replace("_", "-")


FACTION_OF = {faction.word.replace("-", "_"): faction.index for faction in c.FACTIONS}
STANDARD_OF = {tile.word.replace("-", "_"): index for index, tile in enumerate(c.STANDARD)}
ADVANCED_OF = {tile.word.replace("-", "_"): index for index, tile in enumerate(c.ADVANCED)}
TOKEN_OF = {tile.word.replace("-", "_"): index for index, tile in enumerate(c.TOKENS)}
BOOSTER_OF = {f"b{index + 1}": index for index in range(len(c.BOOSTERS))}
ROUND_OF = {tile.word.replace("round-", "rs_").replace("-", "_"): i for i, tile in enumerate(c.ROUNDS)}
FINAL_OF = {tile.word.replace("final-", "fs_").replace("-", "_"): i for i, tile in enumerate(c.FINALS)}
POWER_OF = {action.word.replace("power-", "pw_"): i for i, action in enumerate(c.POWER_ACTIONS)}
QIC_OF = {"q_tech": 0, "q_fed": 1, "q_types": 2}
TRACK_OF = {
    "terraforming": 0,
    "navigation": 1,
    "artificial_intelligence": 2,
    "gaia_project": 3,
    "economy": 4,
    "science": 5,
}
PIECE_OF = {
    "mine": c.MINE,
    "trading_station": c.STATION,
    "research_lab": c.LAB,
    "planetary_institute": c.INSTITUTE,
    "academy_left": c.ACADEMY_LEFT,
    "academy_right": c.ACADEMY_RIGHT,
    "gaiaformer": c.GAIAFORMER,
    "space_station": c.SPACE_STATION,
}
TILE_WORD = {name: w.STANDARD + index for name, index in STANDARD_OF.items()} | {
    name: w.ADVANCED + index for name, index in ADVANCED_OF.items()
}
PLACES = [*TRACK_OF, "free1", "free2", "free3"]


def tile_of(name: str) -> int:
    return STANDARD_OF[name] if name in STANDARD_OF else ADVANCED_OF[name]


def hex_of(coord: list[int]) -> int:
    return HEX_AT[coord[0], coord[1]]


def coord_of(where: int) -> list[int]:
    return list(COORDS[where])


def stars_of(given: dict[str, Any]) -> StarMap:
    """The map hex by hex, as the file has it (some files use mirror-image tiles)."""
    planet = [c.SPACE] * N_HEXES
    sector = [0] * N_HEXES
    for q, r, tile, kind in given["hexes"]:
        where = HEX_AT[q, r]
        sector[where] = SECTOR_NUMBER[_ours(tile)]
        if kind is not None:
            planet[where] = c.TYPES.index(kind)
    tiles = [Placed(_ours(s["sector"]), SLOTS.index(tuple(s["centre"])), s["rotation"]) for s in given["sectors"]]
    return StarMap(tiles, shape_of([tile.slot for tile in tiles]), planet, sector)
