"""The component tables, read once from data/*.toml and turned into plain ints and lists."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

from mypy_extensions import i64

# Resources. The first four are those that costs are made of.
ORE: Final = 0
CREDITS: Final = 1
KNOWLEDGE: Final = 2
QIC: Final = 3
CHARGE: Final = 4
TOKEN: Final = 5
VP_GAIN: Final = 6
GAIAFORMER_GAIN: Final = 7
N_RESOURCES: Final = 8
RESOURCES: Final = ["ore", "credits", "knowledge", "qic", "charge", "token", "vp", "gaiaformer"]

# Planet types, in the order of the terraforming wheel; the last three are not home types.
TERRA: Final = 0
TITANIUM: Final = 5
GAIA: Final = 7
TRANSDIM: Final = 8
LOST: Final = 9
HOME_TYPES: Final = 7
SPACE: Final = -1

# What stands on a hex.
EMPTY: Final = 0
MINE: Final = 1
STATION: Final = 2
LAB: Final = 3
INSTITUTE: Final = 4
ACADEMY_LEFT: Final = 5
ACADEMY_RIGHT: Final = 6
LOST_MINE: Final = 7
GAIAFORMER: Final = 8
SPACE_STATION: Final = 9
PIECES: Final = [
    "empty",
    "mine",
    "trading-station",
    "lab",
    "institute",
    "academy-left",
    "academy-right",
    "lost-mine",
    "gaiaformer",
    "space-station",
]

# Research areas.
TERRAFORMING: Final = 0
NAVIGATION: Final = 1
INTELLIGENCE: Final = 2
GAIA_TRACK: Final = 3
ECONOMY: Final = 4
SCIENCE: Final = 5
N_TRACKS: Final = 6
TOP_LEVEL: Final = 5

# Kinds of tech tiles (GP-27.1).
IMMEDIATE: Final = 0
ONGOING: Final = 1
INCOME: Final = 2
TRIGGER: Final = 3
ACTION: Final = 4
ON_PASS: Final = 5
KINDS: Final = ["immediate", "ongoing", "income", "trigger", "action", "pass"]

# What a "per" counts.
PER_NONE: Final = 0
PER_MINE: Final = 1
PER_STATION: Final = 2
PER_LAB: Final = 3
PER_BIG: Final = 4
PER_GAIA: Final = 5
PER_TYPE: Final = 6
PER_SECTOR: Final = 7
PER_TOKEN: Final = 8
PER_STRUCTURE: Final = 9
PER_FEDERATED: Final = 10
PER_SATELLITE: Final = 11
PERS: Final = [
    "",
    "mine",
    "trading-station",
    "lab",
    "big",
    "gaia",
    "type",
    "sector",
    "token",
    "structure",
    "federated",
    "satellite",
]

# Deeds that trigger round tiles and tech tiles.
DEED_NONE: Final = 0
DEED_MINE: Final = 1
DEED_GAIA_MINE: Final = 2
DEED_STATION: Final = 3
DEED_BIG: Final = 4
DEED_ADVANCE: Final = 5
DEED_FEDERATION: Final = 6
DEED_STEP: Final = 7
DEEDS: Final = ["", "mine", "gaia-mine", "trading-station", "big", "advance", "federation", "step"]

# Special actions printed on faction boards.
NO_ACTION: Final = 0
SWAP: Final = 1
PLACE_STATION: Final = 2
DOWNGRADE: Final = 3
LOWEST: Final = 4
BOARD_ACTIONS: Final = ["", "swap", "station", "downgrade", "lowest"]

# Effects of the QIC actions and of the fifth levels.
QIC_TECH: Final = 0
QIC_TOKEN: Final = 1
QIC_TYPES: Final = 2
FIFTH_NONE: Final = 0
FIFTH_TOKEN: Final = 1
FIFTH_LOST: Final = 2
FIFTH_GAIA: Final = 3

# Where VP come from.
FROM_START: Final = 0
FROM_ROUND: Final = 1
FROM_BOOSTER: Final = 2
FROM_TECH: Final = 3
FROM_FEDERATION: Final = 4
FROM_RESEARCH: Final = 5
FROM_ACTION: Final = 6
FROM_FACTION: Final = 7
FROM_FINAL: Final = 8
FROM_RESOURCES: Final = 9
FROM_CHARGE: Final = 10
FROM_CARDS: Final = 11  # decision cards, for the Automa only
SOURCES: Final = [
    "start",
    "round-tiles",
    "boosters",
    "tech-tiles",
    "federations",
    "research",
    "qic-actions",
    "faction",
    "final-tiles",
    "resources",
    "charge-cost",
]
AUTOMA_SOURCES: Final[dict[str, int]] = {
    "start": FROM_START,
    "decision-cards": FROM_CARDS,
    "faction": FROM_FACTION,
    "round-tiles": FROM_ROUND,
    "research": FROM_RESEARCH,
    "final-tiles": FROM_FINAL,
}

# The bits of special actions used in a round.
USED_BOOSTER: Final = 1
USED_ACADEMY: Final = 2
USED_INSTITUTE: Final = 4
USED_BOARD: Final = 8
USED_STANDARD: Final = 4  # shift of the standard tiles' bits
USED_ADVANCED: Final = 13  # shift of the advanced tiles' bits

IN_GAIA_AREA: Final = 4  # where the brainstone may be, besides the bowls 1 to 3

# Phases.
SETTING_UP: Final = 0
INCOME_PHASE: Final = 1
GAIA_PHASE: Final = 2
ACTION_PHASE: Final = 3
FINISHED: Final = 4
PHASES: Final = ["setup", "income", "gaia", "actions", "finished"]

_DATA = Path(__file__).with_name("data")


def load(name: str) -> dict[str, Any]:
    with (_DATA / f"{name}.toml").open("rb") as file:
        return tomllib.load(file)


def gain_of(table: dict[str, int]) -> list[int]:
    """{ore = 1, qic = 1} as eight ints."""
    gain = [0] * N_RESOURCES
    for name, amount in table.items():
        gain[RESOURCES.index(name)] = amount
    return gain


def symbols_of(entries: list[dict[str, int]]) -> list[list[int]]:
    """Income symbols as [resource, amount]; an empty slot shows no symbol."""
    return [[RESOURCES.index(name), amount] for entry in entries for name, amount in entry.items()]


_NONE: Final[list[int]] = []


class Faction:
    """One side of a faction board."""

    def __init__(self, index: int, word: str, table: dict[str, Any], types: list[str]) -> None:
        self.index: i64 = index
        self.word: str = word
        self.board: str = table["board"]
        self.colour: str = table["colour"]
        self.planet: i64 = types.index(table["planet"])
        self.start: list[int] = gain_of(table["start"])
        self.bowls: list[int] = list(table["bowls"])
        levels: dict[str, int] = table.get("research", {})
        self.levels: list[int] = [levels.get(track, 0) for track in TRACKS]
        self.income: list[list[int]] = symbols_of(table["income"])
        slots: dict[str, list[dict[str, int]]] = table["slots"]
        # slot_income[piece][n]: the symbols uncovered by the first n pieces of that row
        self.slot_income: list[list[list[list[int]]]] = [
            _cumulative(slots.get(PIECES[piece], []))
            if piece < INSTITUTE
            else [[], symbols_of(slots.get(PIECES[piece], []))]
            for piece in range(ACADEMY_RIGHT + 1)
        ]
        self.academy_action: list[int] = gain_of(table["academy-action"])
        a: dict[str, Any] = table.get("abilities", {})
        self.abilities: dict[str, Any] = a
        self.start_mines: i64 = a.get("start-mines", 2)
        self.starts_with_institute: bool = bool(a.get("starts-with-institute", 0))
        self.gaia_return_bowl: i64 = a.get("gaia-return-bowl", 1)
        self.gaia_conversion: bool = bool(a.get("institute-gaia-conversion", 0))
        self.gaia_tech: i64 = a.get("institute-gaia-tech", 0)
        self.shared_mines: bool = bool(a.get("shared-mines", 0))
        self.shared_knowledge: i64 = a.get("institute-shared-knowledge", 0)
        self.institute_federation_power: i64 = a.get("institute-federation-power", 7)
        self.qic_becomes_ore: bool = bool(a.get("qic-becomes-ore", 0))
        self.gaia_planet_ore: i64 = a.get("gaia-planet-ore", 0)
        self.gaia_mine_vp: i64 = a.get("gaia-mine-vp", 0)
        self.institute_token: bool = bool(a.get("institute-token", 0))
        self.brainstone: bool = bool(a.get("brainstone", 0))
        self.passive_token: i64 = a.get("institute-passive-token", 0)
        self.institute_action: i64 = BOARD_ACTIONS.index(a.get("institute-action", ""))
        self.board_action: i64 = BOARD_ACTIONS.index(a.get("board-action", ""))
        self.credits_as_power: bool = bool(a.get("institute-credits-as-power", 0))
        self.single_federation: bool = bool(a.get("single-federation", 0))
        self.satellite_qic: bool = bool(a.get("satellite-qic", 0))
        self.space_stations: i64 = a.get("space-stations", 0)
        self.new_type_knowledge: i64 = a.get("institute-new-type-knowledge", 0)
        self.navigation_needs_institute: bool = bool(a.get("navigation-needs-institute", 0))
        self.gaiaformer_for_qic: bool = bool(a.get("gaiaformer-for-qic", 0))
        self.home_power: i64 = a.get("institute-home-power", 0)
        self.token_for_knowledge: bool = bool(a.get("token-for-knowledge", 0))
        self.token_value: i64 = a.get("institute-token-value", 1)
        self.burn_to_gaia: bool = bool(a.get("burn-to-gaia", 0))
        # the free actions that it has from the start, and with the planetary institute
        self.free: list[int] = _NONE
        self.institute_free: list[int] = _NONE
        # upgrades[piece]: what it may become (GP-10.13, GP-22.44)
        big = [ACADEMY_LEFT, ACADEMY_RIGHT]
        swapped = bool(a.get("swapped-upgrades", 0))
        self.upgrades: list[list[int]] = [[] for _ in PIECES]
        self.upgrades[MINE] = [STATION]
        self.upgrades[STATION] = [LAB, *big] if swapped else [LAB, INSTITUTE]
        self.upgrades[LAB] = [INSTITUTE] if swapped else list(big)


def _cumulative(entries: list[dict[str, int]]) -> list[list[list[int]]]:
    return [symbols_of(entries[:count]) for count in range(len(entries) + 1)]


class Tile:
    """A tech tile, a booster or a federation token: gains, incomes, triggers, pass effects."""

    def __init__(self, word: str, table: dict[str, Any]) -> None:
        self.word: str = word
        on_pass: dict[str, Any] = table.get("pass", {})
        self.kind: i64 = KINDS.index(table["kind"]) if "kind" in table else ONGOING
        self.gain: list[int] = gain_of(table.get("gain", {}))
        self.income: list[list[int]] = symbols_of(table.get("income", []))
        self.per: i64 = PERS.index(table.get("per", on_pass.get("per", "")))
        self.on: i64 = DEEDS.index(table.get("on", ""))
        self.pass_vp: i64 = on_pass.get("vp", 0)
        self.free_steps: i64 = table.get("free-steps", 0)
        self.range: i64 = table.get("range", 0)
        self.big_power: i64 = table.get("big-power", 0)
        self.copies: i64 = table.get("copies", 1)
        self.green: bool = table.get("green", False)
        self.vp: i64 = table.get("vp", 0)
        self.automa: list[int] = list(table.get("automa", []))
        self.counts: i64 = PERS.index(table.get("counts", ""))
        self.neutral: i64 = table.get("neutral", 0)


class Action:
    """A space of the research board: power or QIC."""

    def __init__(self, word: str, table: dict[str, Any], effects: list[str]) -> None:
        self.word: str = word
        self.cost: i64 = table["cost"]
        self.gain: list[int] = gain_of(table.get("gain", {}))
        self.free_steps: i64 = table.get("free-steps", 0)
        self.effect: i64 = effects.index(table["effect"]) if "effect" in table else -1


class FreeAction:
    """A conversion: cost in resources, in power, in tokens or gaiaformers sent to the gaia area."""

    def __init__(self, word: str, table: dict[str, Any]) -> None:
        self.word: str = word
        cost: dict[str, int] = dict(table["from"])
        self.power: i64 = cost.pop("power", 0)
        self.tokens: i64 = cost.pop("token", 0)
        self.gaiaformers: i64 = cost.pop("gaiaformer", 0)
        self.cost: list[int] = gain_of(cost)
        self.gain: list[int] = gain_of(table["gain"])
        self.ability: str = table.get("ability", "")
        self.needs_institute: bool = bool(self.ability.startswith("institute-"))
        # what is gained, for the check that something can be gained at all
        self.what: i64 = next(index for index, amount in enumerate(self.gain) if amount)


_MAP = load("map")
_RESEARCH = load("research")
_TILES = load("tiles")
_ACTIONS = load("actions")
_FACTIONS = load("factions")

TYPES: Final[list[str]] = list(_MAP["types"])
TRACKS: Final[list[str]] = list(_RESEARCH["order"])

FACTIONS: Final[list[Faction]] = [
    Faction(index, word, table, TYPES) for index, (word, table) in enumerate(_FACTIONS.items())
]
STANDARD: Final[list[Tile]] = [Tile(word, table) for word, table in _TILES["standard"].items()]
ADVANCED: Final[list[Tile]] = [Tile(word, table) for word, table in _TILES["advanced"].items()]
BOOSTERS: Final[list[Tile]] = [Tile(word, table) for word, table in _TILES["boosters"].items()]
ROUNDS: Final[list[Tile]] = [Tile(word, table) for word, table in _TILES["rounds"].items()]
FINALS: Final[list[Tile]] = [Tile(word, table) for word, table in _TILES["finals"].items()]
TOKENS: Final[list[Tile]] = [Tile(word, table) for word, table in _TILES["tokens"].items()]
POWER_ACTIONS: Final[list[Action]] = [Action(word, table, []) for word, table in _ACTIONS["power"].items()]
QIC_ACTIONS: Final[list[Action]] = [
    Action(word, table, ["tech", "token", "types"]) for word, table in _ACTIONS["qic"].items()
]
FREE_ACTIONS: Final[list[FreeAction]] = [FreeAction(word, table) for word, table in _ACTIONS["free"].items()]


def _give_free_actions(faction: Faction) -> None:
    """Some free actions belong to factions, some of them to their planetary institutes."""
    owned = [at for at, action in enumerate(FREE_ACTIONS) if not action.ability or action.ability in faction.abilities]
    faction.institute_free = owned
    faction.free = [at for at in owned if not FREE_ACTIONS[at].needs_institute]


for _faction in FACTIONS:
    _give_free_actions(_faction)


def _with(tiles: list[Tile], kind: int) -> int:
    """The tiles of a kind, as a bit set."""
    return sum(1 << index for index, tile in enumerate(tiles) if tile.kind == kind)


N_STANDARD: Final = len(STANDARD)
N_ADVANCED: Final = len(ADVANCED)
STANDARD_ACTIONS: Final = _with(STANDARD, ACTION)
ADVANCED_ACTIONS: Final = _with(ADVANCED, ACTION)
STANDARD_TRIGGERS: Final = _with(STANDARD, TRIGGER)
ADVANCED_TRIGGERS: Final = _with(ADVANCED, TRIGGER)
N_POWER: Final = len(POWER_ACTIONS)
N_ACTIONS: Final = N_POWER + len(QIC_ACTIONS)
UNTAKEN: Final[list[int]] = [-1] * N_ACTIONS  # the spaces of the research board when nobody has taken any
ORDINARY_TOKENS: Final = len(TOKENS) - 1  # the last type is the Gleens' own token (GP-2.10)
GLEENS_TOKEN: Final = ORDINARY_TOKENS
STANDARD_COPIES: Final = 4
BIG_TILE: Final = next(index for index, tile in enumerate(STANDARD) if tile.big_power)

RESEARCH_COST: Final[int] = _RESEARCH["cost"]["knowledge"]
THIRD_LEVEL_CHARGE: Final[int] = _RESEARCH["third-level-charge"]
HIGH_LEVEL_VP: Final[int] = _RESEARCH["vp-per-high-level"]
STEP_ORE: Final[list[int]] = list(_RESEARCH["terraforming"]["step-ore"])
RANGE: Final[list[int]] = list(_RESEARCH["navigation"]["range"])
PROJECT_TOKENS: Final[list[int]] = list(_RESEARCH["gaia"]["project-tokens"])
ONCE: Final[list[list[list[int]]]] = [[gain_of(g) for g in _RESEARCH[track]["once"]] for track in TRACKS]
TRACK_INCOME: Final[list[list[list[list[int]]]]] = [
    [symbols_of(s) for s in _RESEARCH[track]["income"]] for track in TRACKS
]
FIFTH: Final[list[int]] = [
    ["", "federation-token", "lost-planet", "gaia-planets"].index(_RESEARCH[track].get("fifth", "")) for track in TRACKS
]

_STRUCTURES: Final[dict[str, Any]] = _ACTIONS["structures"]
PIECE_COUNT: Final[list[int]] = [_STRUCTURES["pieces"].get(word, 0) for word in PIECES]
POWER_VALUE: Final[list[int]] = [_STRUCTURES["power"].get(word, 0) for word in PIECES]
POWER_VALUE[LOST_MINE] = POWER_VALUE[MINE]  # GP-23.16
IS_BIG: Final[list[bool]] = [piece in (INSTITUTE, ACADEMY_LEFT, ACADEMY_RIGHT) for piece in range(len(PIECES))]
IS_STRUCTURE: Final[list[bool]] = [MINE <= piece <= LOST_MINE for piece in range(len(PIECES))]
_COST: Final[dict[str, dict[str, int]]] = _STRUCTURES["cost"]
MINE_COST: Final[list[int]] = gain_of(_COST["mine"])
STATION_COST: Final[list[int]] = gain_of(_COST["trading-station"])
STATION_COST_NEAR: Final[list[int]] = gain_of(_COST["trading-station-near"])
LAB_COST: Final[list[int]] = gain_of(_COST["lab"])
INSTITUTE_COST: Final[list[int]] = gain_of(_COST["institute"])
ACADEMY_COST: Final[list[int]] = gain_of(_COST["academy"])
CAPS: Final[list[int]] = [_ACTIONS["limits"].get(name, 1_000_000) for name in RESOURCES]

START_VP: Final = 10
ROUNDS_PER_GAME: Final = 6
RANK_VP: Final = [18, 12, 6, 0]
SPACE_STATIONS: Final = 6
NEIGHBOURHOOD: Final = 2
RANGE_PER_QIC: Final = 2


def steps_between(home: int, planet: int) -> int:
    """Terraforming steps: the shorter way around the wheel of the seven home types (GP-8.23)."""
    if home >= HOME_TYPES or planet >= HOME_TYPES:
        return 0
    way = (home - planet) % HOME_TYPES
    return min(way, HOME_TYPES - way)


STEPS: Final[list[list[int]]] = [[steps_between(home, planet) for planet in range(10)] for home in range(10)]


def components() -> dict[str, object]:
    """The printed facts of all components, as in the files of data/, by the names under which views speak of them."""

    return {
        "factions": _FACTIONS,
        "research": {track: _RESEARCH[track] for track in TRACKS},
        **_TILES,
        "power": _ACTIONS["power"],
        "qic": _ACTIONS["qic"],
        "free": _ACTIONS["free"],
        "structures": _ACTIONS["structures"],
        "limits": _ACTIONS["limits"],
        "planets": TYPES,
        "terraforming": TYPES[:HOME_TYPES],
    }
