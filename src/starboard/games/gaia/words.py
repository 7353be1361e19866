"""The words of Gaia Project: everything on the table that a hand could point at, numbered once and for all."""

from __future__ import annotations

from typing import Final

from starboard.games.gaia import components as c
from starboard.games.gaia.hexes import COORDS, N_HEXES
from starboard.kernel import Vocabulary

_LETTERS: Final = "abcdefghijklmnopqrstuvwxyz"
_LEFT: Final = min(q for q, _ in COORDS)


def _height(q: int, r: int) -> int:
    """Twice the height of a hex on the map, counted downwards: neighbours in a column differ by two."""
    return 2 * r + q


_TOP: Final = min(_height(q, r) for q, r in COORDS)


def _hex_word(q: int, r: int) -> str:
    """A column letter from left to right and a row from top to bottom, as a map of the stars would have it."""
    return f"{_LETTERS[q - _LEFT]}{(_height(q, r) - _TOP) // 2 + 1}"


HEXES: Final = [_hex_word(q, r) for q, r in COORDS]
BUILDINGS: Final = ["trading-station", "lab", "institute", "academy-left", "academy-right"]
MAX_CHARGE: Final = 6
MAX_TOKENS: Final = 3

_GROUPS: Final[list[list[str]]] = [
    HEXES,
    [faction.word for faction in c.FACTIONS],
    list(c.TRACKS),
    [tile.word for tile in c.STANDARD],
    [tile.word for tile in c.ADVANCED],
    [tile.word for tile in c.BOOSTERS],
    [tile.word for tile in c.TOKENS],
    BUILDINGS,
    ["build", "project", "upgrade", "federation", "research"],
    [action.word for action in c.POWER_ACTIONS],
    [action.word for action in c.QIC_ACTIONS],
    ["board"],
    ["burn"],
    [action.word for action in c.FREE_ACTIONS],
    ["bowl-1", "bowl-2", "bowl-3", "brainstone", "supply"],
    ["charge", "token-first", "decline"],
    [f"charge-{n}" for n in range(1, MAX_CHARGE + 1)],
    [f"token-{n}" for n in range(1, MAX_TOKENS + 1)],
    ["gaia-tech"],
    [f"turn-{n}" for n in range(6)],
]

VOCABULARY: Final = Vocabulary([word for group in _GROUPS for word in group])


def _of(word: str) -> int:
    return VOCABULARY.index(word)


# The first word of each family: add the number of the hex, faction, track, tile, token or action.
# (Types are told where a compiler on a newer Python reads who uses them first.)
HEX: Final = _of(HEXES[0])
FACTION: Final = _of(c.FACTIONS[0].word)
TRACK: Final = _of(c.TRACKS[0])
STANDARD: Final[int] = _of(c.STANDARD[0].word)
ADVANCED: Final[int] = _of(c.ADVANCED[0].word)
BOOSTER: Final = _of(c.BOOSTERS[0].word)
TOKEN: Final = _of(c.TOKENS[0].word)
POWER: Final = _of(c.POWER_ACTIONS[0].word)
QIC: Final = _of(c.QIC_ACTIONS[0].word)
FREE: Final = _of(c.FREE_ACTIONS[0].word)
BUILDING: Final = _of(BUILDINGS[0]) - c.STATION  # + piece
BOWL: Final = _of("bowl-1")  # + 0 to 2
TURNED: Final = _of("turn-0")  # + 0 to 5, for a sector tile
INCOME_CHARGE: Final = _of("charge-1") - 1  # + amount
INCOME_TOKEN: Final = _of("token-1") - 1  # + amount

BUILD: Final = _of("build")
PROJECT: Final = _of("project")
UPGRADE: Final = _of("upgrade")
FEDERATION: Final = _of("federation")
RESEARCH: Final = _of("research")
BOARD: Final = _of("board")
INSTITUTE: Final = _of("institute")
ACADEMY: Final = _of("academy-right")
BURN: Final = _of("burn")
BRAINSTONE: Final = _of("brainstone")
SUPPLY: Final = _of("supply")
CHARGE: Final = _of("charge")
TOKEN_FIRST: Final = _of("token-first")
DECLINE: Final = _of("decline")
GAIA_TECH: Final = _of("gaia-tech")

LAST_HEX: Final = HEX + N_HEXES - 1


def is_hex(word: int) -> bool:
    return HEX <= word <= LAST_HEX


def spell(number: int) -> str:
    return VOCABULARY.words[number]


def hex_word(where: int) -> str:
    return HEXES[where]
