"""The words of Gaia Project: everything on the table that a hand could point at, numbered once and for all."""

from typing import Final

from starboard.games.gaia import tables
from starboard.games.gaia.hexes import COORDS, N_HEXES
from starboard.kernel import Vocabulary

_LETTERS: Final = "abcdefghijklmnopqrstuvwxyz"
_LEFT: Final = min(q for q, _ in COORDS)


def _height(q: int, r: int) -> int:
    """Twice the height of a hex on the map, counted downwards: neighbours in a column differ by two."""
    return 2 * r + q


_TOP: Final = min(_height(q, r) for q, r in COORDS)


def hex_word(q: int, r: int) -> str:
    """A column letter from left to right and a row from top to bottom, as a map of the stars would have it."""
    return f"{_LETTERS[q - _LEFT]}{(_height(q, r) - _TOP) // 2 + 1}"


HEX_WORDS: Final = [hex_word(q, r) for q, r in COORDS]
BUILDINGS: Final = ["trading-station", "lab", "institute", "academy-left", "academy-right"]
MAX_CHARGE: Final = 6
MAX_TOKENS: Final = 3

_GROUPS: Final[list[list[str]]] = [
    HEX_WORDS,
    [faction.word for faction in tables.FACTIONS],
    list(tables.TRACKS),
    [tile.word for tile in tables.STANDARD],
    [tile.word for tile in tables.ADVANCED],
    [tile.word for tile in tables.BOOSTERS],
    [tile.word for tile in tables.TOKENS],
    BUILDINGS,
    ["build", "project", "upgrade", "federation", "research"],
    [action.word for action in tables.POWER_ACTIONS],
    [action.word for action in tables.QIC_ACTIONS],
    ["board"],
    ["burn"],
    [action.word for action in tables.FREE_ACTIONS],
    ["bowl-1", "bowl-2", "bowl-3", "brainstone", "supply"],
    ["charge", "token-first", "decline"],
    [f"charge-{n}" for n in range(1, MAX_CHARGE + 1)],
    [f"token-{n}" for n in range(1, MAX_TOKENS + 1)],
    ["gaia-tech"],
]

VOCABULARY: Final = Vocabulary([word for group in _GROUPS for word in group])


def _first(group: int) -> int:
    return VOCABULARY.index(_GROUPS[group][0])


HEX: Final = _first(0)
FACTION: Final = _first(1)
TRACK_WORD: Final = _first(2)
STANDARD_WORD: Final = _first(3)
ADVANCED_WORD: Final = _first(4)
BOOSTER_WORD: Final = _first(5)
TOKEN_WORD: Final = _first(6)
BUILDING: Final = _first(7)  # BUILDING + piece - STATION
BUILD: Final = _first(8)
PROJECT: Final = BUILD + 1
UPGRADE: Final = BUILD + 2
FEDERATION: Final = BUILD + 3
RESEARCH: Final = BUILD + 4
POWER_WORD: Final = _first(9)
QIC_WORD: Final = _first(10)
BOARD: Final = _first(11)
BURN: Final = _first(12)
FREE: Final = _first(13)
BOWL: Final = _first(14)  # BOWL + 0..2 for the bowls I to III
BRAINSTONE: Final = BOWL + 3
SUPPLY: Final = BOWL + 4
CHARGE_WORD: Final = _first(15)
TOKEN_FIRST: Final = CHARGE_WORD + 1
DECLINE: Final = CHARGE_WORD + 2
INCOME_CHARGE: Final = _first(16)  # + n - 1
INCOME_TOKEN: Final = _first(17)  # + n - 1
GAIA_TECH: Final = _first(18)

LAST_HEX: Final = HEX + N_HEXES - 1
INSTITUTE_WORD: Final = BUILDING + tables.INSTITUTE - tables.STATION
ACADEMY_WORD: Final = BUILDING + tables.ACADEMY_RIGHT - tables.STATION


def building_word(piece: int) -> int:
    return BUILDING + piece - tables.STATION


def word(number: int) -> str:
    return VOCABULARY.words[number]


def hex_name(where: int) -> str:
    return HEX_WORDS[where]
