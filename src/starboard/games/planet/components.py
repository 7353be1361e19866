"""Component tables, read once from data/: tiles, boards, cards. Everything here is constant."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final, NamedTuple

# Terrains (PU-35.8). The first five have a track; energy has none (PU-4.7).
CIV: Final = 0
WATER: Final = 1
BIOMASS: Final = 2
ROVER: Final = 3
TECH: Final = 4
ENERGY: Final = 5
BARE: Final = 6  # a planet square that shows no terrain
TRACKS: Final = 5
TERRAINS: Final[list[str]] = ["civ", "water", "biomass", "rover", "tech", "energy"]

# Powers of corporations. A technology is one power, a special rule of a board is another; the rules ask
# for the power and never for the corporation. Each is one bit of `Seat.powers()`.
FREE_ADJACENCY: Final = 1 << 0
STORE_PATCHES: Final = 1 << 1
MOVE_PLUS_ONE: Final = 1 << 2
WATER_TWICE: Final = 1 << 3
METEOR_PROOF: Final = 1 << 4
MOVE_ON_CIV_DRAFT: Final = 1 << 5
NEXT_RANK_CARD: Final = 1 << 6
JUMP_CIV_SYMBOLS: Final = 1 << 7
BOOST_ON_MILESTONE: Final = 1 << 8
TAKE_TWO_CARDS: Final = 1 << 9
RETURN_BIOMASS: Final = 1 << 10
PATCH_ON_TILE: Final = 1 << 11
PATCH_TWICE: Final = 1 << 12
PATCH_ON_METEORITE: Final = 1 << 13
DIAGONAL: Final = 1 << 14
REPOSITION_THREE: Final = 1 << 15
REPOSITION_ON_ENERGY: Final = 1 << 16
ENERGY_STEPS_FREE: Final = 1 << 17
REPOSITION_ONE: Final = 1 << 18
FREE_ADJACENCY_ROVER: Final = 1 << 19
MOVE_PER_CARRIER: Final = 1 << 20
PATCH_PER_METEORITE: Final = 1 << 21
DROWN_METEORITE: Final = 1 << 22
ADVANCE_ROVER: Final = 1 << 23
BOOST_FOR_PATCH: Final = 1 << 24
JUMP_SAME_TERRAIN: Final = 1 << 25
BOOST_TWICE: Final = 1 << 26
TECH_AS_ENERGY: Final = 1 << 27
ROW_BENEFITS: Final = 1 << 28
OPEN_OBJECTIVE: Final = 1 << 29
SKIP_TRACKERS: Final = 1 << 30
MOVE_PER_ROVER_ON_WATER: Final = 1 << 31
WATER_WITHOUT_ICE: Final = 1 << 32
PATCH_ON_WATER_TILE: Final = 1 << 33
BOOST_ON_WATER_TILE: Final = 1 << 34
# special rules printed on the board, in force from the start
REGRESS_ON_MILESTONE: Final = 1 << 35
BIOMASS_MUST_ENLARGE: Final = 1 << 36
PODS_ON_TRACKS: Final = 1 << 37
CARRY_METEORITES: Final = 1 << 38
PODS_ON_TECHS: Final = 1 << 39
LAST_TECH_MEDAL: Final = 1 << 40
WATER_PER_SQUARE: Final = 1 << 41
EXCLUSIVE_POSITIONS: Final = 1 << 42

POWER_NAMES: Final[list[str]] = [
    "free-adjacency", "store-patches", "move-plus-one", "water-twice", "meteor-proof",
    "move-on-civ-draft", "next-rank-card", "jump-civ-symbols", "boost-on-milestone", "take-two-cards",
    "return-biomass", "patch-on-tile", "patch-twice", "patch-on-meteorite",
    "diagonal", "reposition-three", "reposition-on-energy", "energy-steps-free", "reposition-one",
    "free-adjacency-rover", "move-per-carrier", "patch-per-meteorite", "drown-meteorite", "advance-rover",
    "boost-for-patch", "jump-same-terrain", "boost-twice", "tech-as-energy", "row-benefits", "open-objective",
    "skip-trackers", "move-per-rover-on-water", "water-without-ice", "patch-on-water-tile", "boost-on-water-tile",
    "regress-on-milestone", "biomass-must-enlarge", "pods-on-tracks", "carry-meteorites", "pods-on-techs",
    "last-tech-medal", "water-per-square", "exclusive-positions",
]  # fmt: skip

# Powers that their owner uses by saying so, at any moment of the own turn.
BUTTON_POWERS: Final = (
    RETURN_BIOMASS | REPOSITION_THREE | REPOSITION_ONE | ADVANCE_ROVER | ROW_BENEFITS | OPEN_OBJECTIVE
)
# Powers spent once per round / once per game (PU-11.1 "unless stated otherwise").
ONCE_A_ROUND: Final = PATCH_TWICE | REPOSITION_ONE | ADVANCE_ROVER | BOOST_FOR_PATCH | JUMP_SAME_TERRAIN | BOOST_TWICE
ONCE_A_GAME: Final = REPOSITION_THREE | ROW_BENEFITS | OPEN_OBJECTIVE

# Benefits of a track position, packed as kind * 16 + amount.
B_SYNERGY: Final = 1
B_PATCH: Final = 2
B_ROVER: Final = 3
B_MOVE: Final = 4  # amount = movement points
B_CIV: Final = 5  # amount = rank
B_TECH: Final = 6  # amount = level
B_ADVANCE: Final = 7  # amount = track
B_CHOICE: Final = 8  # one of two; amount = number of the choice in CHOICES

# Pending effects of a seat, counted by kind in `Seat.pool`. The first five are advances of that track.
P_WATER_TILE: Final = 5  # water resource of a tile placed on ice
P_SYNERGY: Final = 6
P_PATCH: Final = 7
P_DEPLOY: Final = 8  # put a rover from the supply on the last tile
P_REGRESS: Final = 9  # move a tracker other than civ down
P_POD: Final = 10  # decide where a collected life pod goes
P_REPOSITION: Final = 11  # move a collected life pod
P_CHOICE: Final = 12  # first of the five two-benefit spaces; one kind per space
P_STORED: Final = 17  # a patch gained earlier and kept for the end
P_ROVER_TILE: Final = 18  # rover resource of a tile that was placed
POOL: Final = 19

NO_TILE: Final = -1


def load(name: str) -> dict[str, Any]:
    text = (Path(__file__).parent / "data" / name).read_text(encoding="utf-8")
    return tomllib.loads(text)


def strings(value: Any) -> list[str]:
    return [str(item) for item in value]


def terrain(name: str) -> int:
    return TERRAINS.index(name)


def power(name: str) -> int:
    return 1 << POWER_NAMES.index(name)


# --- Tiles and station (PU-0.2, PU-3) ---------------------------------------------------------------


class Shape(NamedTuple):
    id: str
    squares: list[tuple[int, int]]  # those of section A first
    in_a: int  # how many of the squares are section A
    resource_a: int  # index into squares
    resource_b: int
    meteor: int


def _shape(entry: dict[str, Any]) -> Shape:
    art = strings(entry["art"])
    marks = [(x, y, mark) for y, row in enumerate(art) for x, mark in enumerate(row) if mark != "."]
    section_a = [(x, y) for x, y, mark in marks if mark in "aA"]
    section_b = [(x, y) for x, y, mark in marks if mark in "bB"]
    squares = section_a + section_b
    found = {mark: squares.index((x, y)) for x, y, mark in marks if mark in "AB"}
    meteor = squares.index((int(entry["meteor"][0]), int(entry["meteor"][1])))
    return Shape(str(entry["id"]), squares, len(section_a), found["A"], found["B"], meteor)


_TILES: Final = load("tiles.toml")
SHAPES: Final[list[Shape]] = [_shape(entry) for entry in _TILES["shape"]]
SHAPE_IDS: Final[list[str]] = [shape.id for shape in SHAPES]
PAIR_A: Final[list[int]] = [terrain(pair[0]) for pair in _TILES["pairs"]]
PAIR_B: Final[list[int]] = [terrain(pair[1]) for pair in _TILES["pairs"]]
PAIRS: Final = 6
TILES_PER_SHAPE: Final = 12
TILES: Final = 144
# Slots: 0-5 the large ring, 6-11 the small ring, both clockwise. The value is the shape it holds.
SLOTS: Final = 12
DEPOTS: Final = 6
SLOT_SHAPE: Final[list[int]] = [SHAPE_IDS.index(name) for ring in ("large", "small") for name in _TILES["rings"][ring]]
INDICATORS: Final[list[list[int]]] = [[]] + [
    [int(place) for place in _TILES["indicators"][str(seats)]] for seats in range(1, 7)
]

# A tile is a number: shape * 12 + pair * 2 + (1 if it has a meteor symbol).
TILE_SHAPE: Final[list[int]] = [tile // TILES_PER_SHAPE for tile in range(TILES)]
TILE_A: Final[list[int]] = [PAIR_A[tile % TILES_PER_SHAPE // 2] for tile in range(TILES)]
TILE_B: Final[list[int]] = [PAIR_B[tile % TILES_PER_SHAPE // 2] for tile in range(TILES)]
TILE_METEOR: Final[list[int]] = [tile % 2 for tile in range(TILES)]


def _tile_name(tile: int) -> str:
    name = f"{SHAPE_IDS[TILE_SHAPE[tile]]}-{TERRAINS[TILE_A[tile]]}-{TERRAINS[TILE_B[tile]]}"
    return name + "-m" if TILE_METEOR[tile] else name


TILE_NAMES: Final[list[str]] = [_tile_name(tile) for tile in range(TILES)]


def tile_name(tile: int) -> str:
    """For example ``f5-civ-energy``, or ``f5-civ-energy-m`` with a meteor symbol."""
    return TILE_NAMES[tile]


def tiles_of_slot(slot: int) -> list[int]:
    first = SLOT_SHAPE[slot] * TILES_PER_SHAPE
    return list(range(first, first + TILES_PER_SHAPE))


# --- Corporations (PU-7, PU-11, PU-21 to PU-27) -----------------------------------------------------

# The two benefits of a space that offers a choice, packed like any benefit (PU-23.7).
CHOICES: Final[list[list[int]]] = []


def _benefit(word: str) -> int:
    if "|" in word:
        CHOICES.append([_benefit(part) for part in word.split("|")])
        return B_CHOICE * 16 + len(CHOICES) - 1
    if word.startswith("advance-"):
        return B_ADVANCE * 16 + terrain(word[len("advance-") :])
    kind, amount = word.rstrip("0123456789"), word.lstrip("abcdefghijklmnopqrstuvwxyz")
    if kind == "rover" or kind == "patch" or kind == "synergy":
        return {"rover": B_ROVER, "patch": B_PATCH, "synergy": B_SYNERGY}[kind] * 16
    return {"move": B_MOVE, "civ": B_CIV, "tech": B_TECH}[kind] * 16 + int(amount)


class Track(NamedTuple):
    top: int
    benefits: list[list[int]]  # per position
    medals: list[int]  # the medal printed at a position, 0 if none
    spots: list[int]  # the place on the board (track * 16 + row) that a position lies on
    rows: list[int]


def _track(number: int, positions: list[str], spots: list[int], rows: list[int]) -> Track:
    benefits = []
    medals = []
    for position in positions:
        words = position.split()
        medal = [word for word in words if word[0] == "v" and word[1:].isdigit()]
        medals.append(int(medal[0][1:]) if medal else 0)
        benefits.append([_benefit(word) for word in words if word not in medal])
    return Track(
        len(positions) - 1,
        benefits,
        medals,
        spots or [number * 16 + row for row in range(len(positions))],
        rows or list(range(len(positions))),
    )


def _spot(name: str) -> int:
    track, row = name.rsplit("-", 1)
    return terrain(track) * 16 + int(row)


class Corporation(NamedTuple):
    id: str
    name: str
    symmetric: bool
    difficulty: int
    rovers: int
    rover_repeat: int  # movement for an advance on the top of the rover track (PU-10.9)
    special: int  # powers in force from the start
    techs: list[int]  # power of each level
    tracks: list[Track]


def _corporation(entry: dict[str, Any], common: dict[str, Any]) -> Corporation:
    own = entry.get("tracks", {})
    path = [_spot(name) for name in entry.get("water_path", [])]
    tracks = []
    for number in range(TRACKS):
        name = TERRAINS[number]
        spots = path if name == "water" else []
        rows = [int(row) for row in entry.get(f"{name}_rows", [])] or [spot % 16 for spot in spots]
        tracks.append(_track(number, strings(own.get(name, common[name])), spots, rows))
    special = 0
    for name in entry["special"]:
        special |= power(str(name))
    return Corporation(
        str(entry["id"]),
        str(entry["name"]),
        bool(entry["symmetric"]),
        int(entry["difficulty"]),
        int(entry["rovers"]),
        int(entry["rover_repeat"]),
        special,
        [power(name) for name in strings(entry["techs"])],
        tracks,
    )


_BOARDS: Final = load("corporations.toml")
CORPORATIONS: Final[list[Corporation]] = [_corporation(entry, _BOARDS["common"]) for entry in _BOARDS["corporation"]]
CORPORATION_IDS: Final[list[str]] = [board.id for board in CORPORATIONS]

# Per corporation and track, flattened for the hot path.
TOP: Final[list[list[int]]] = [[track.top for track in board.tracks] for board in CORPORATIONS]
BENEFITS: Final[list[list[list[list[int]]]]] = [[track.benefits for track in board.tracks] for board in CORPORATIONS]
SPOT: Final[list[list[list[int]]]] = [[track.spots for track in board.tracks] for board in CORPORATIONS]
ROW: Final[list[list[list[int]]]] = [[track.rows for track in board.tracks] for board in CORPORATIONS]


def _unlocked(board: Corporation) -> list[int]:
    """Powers in force for each position of the tech tracker (PU-11.1)."""
    masks = []
    mask = board.special
    for benefits in board.tracks[4].benefits:
        for benefit in benefits:
            if benefit // 16 == B_TECH:
                mask |= board.techs[benefit % 16 - 1]
        masks.append(mask)
    return masks


UNLOCKED: Final[list[list[int]]] = [_unlocked(board) for board in CORPORATIONS]
# Movement number printed at each position of the rover track, 0 if none.
MOVE_NUMBER: Final[list[list[int]]] = [
    [sum(b % 16 for b in benefits if b // 16 == B_MOVE) for benefits in board.tracks[3].benefits]
    for board in CORPORATIONS
]


def medal(corporation: int, track: int, position: int, covered: int) -> int:
    """The highest medal reached, or the last one where the board says so (PU-7.2, PU-26.7).

    `covered` has a bit for every position hidden under a life pod (PU-24.7).
    """
    board = CORPORATIONS[corporation]
    last_counts = track == TECH and board.special & LAST_TECH_MEDAL != 0
    best = 0
    for at in range(position + 1):
        value = board.tracks[track].medals[at]
        if value and not covered >> at & 1:
            best = value if last_counts else max(best, value)
    return best


# --- Cards (PU-8, PU-18, PU-19) ---------------------------------------------------------------------


class CivCard(NamedTuple):
    id: str
    rank: int
    name: str
    immediate: bool
    points: int
    effect: str
    amount: int


CIV_CARDS: Final[list[CivCard]] = [
    CivCard(
        str(entry["id"]),
        int(entry["rank"]),
        str(entry["name"]),
        bool(entry["immediate"]),
        int(entry["points"]),
        str(entry.get("effect", "")),
        int(entry.get("amount", 0)),
    )
    for entry in load("civilisation.toml")["card"]
]
CARDS_PER_RANK: Final = 9
RANKS: Final = 4
CIV_RANK: Final[list[int]] = [card.rank for card in CIV_CARDS]
COMMERCE: Final[list[int]] = [0, 1, 3, 6, 10]  # points for 0-4 Commerce Agreements


class Event(NamedTuple):
    id: str
    colour: str
    solo: bool
    whole_round: bool
    effect: str
    tracks: list[int]
    amount: int
    benefits: bool
    terrain: int


COLOURS: Final[list[str]] = ["green", "orange", "red"]
EVENTS: Final[list[Event]] = [
    Event(
        str(entry["id"]),
        str(entry["colour"]),
        bool(entry["solo"]),
        bool(entry["whole_round"]),
        str(entry["effect"]),
        sorted(terrain(name) for name in entry.get("tracks", [])),
        int(entry.get("amount", 1)),
        bool(entry.get("benefits", True)),
        terrain(entry["terrain"]) if "terrain" in entry else -1,
    )
    for entry in load("events.toml")["event"]
]
EVENT_DECK: Final = 20


class Objective(NamedTuple):
    id: str
    neighbour: str
    metric: str
    terrain: int
    less: bool
    private: str
    condition: str
    of: int
    width: int
    height: int
    amount: int


OBJECTIVES: Final[list[Objective]] = [
    Objective(
        str(entry["id"]),
        str(entry["neighbour"]),
        str(entry["metric"]),
        terrain(entry["terrain"]) if "terrain" in entry else -1,
        bool(entry["less"]),
        str(entry["private"]),
        str(entry["condition"]),
        terrain(entry["of"]) if "of" in entry else -1,
        int(entry.get("size", [0, 0])[0]),
        int(entry.get("size", [0, 0])[1]),
        int(entry.get("amount", 0)),
    )
    for entry in load("objectives.toml")["objective"]
]

# --- Solo (PU-20) -----------------------------------------------------------------------------------

_SOLO: Final = load("solo.toml")
SOLO_TARGET: Final[int] = int(_SOLO["base_target"])
SOLO_LEVELS: Final[list[int]] = [int(level) for level in _SOLO["levels"]]


def solo_target(green: int, orange: int, red: int) -> int:
    """The points to reach with an event deck of this make-up (PU-20.7, PU-20.8)."""
    target = SOLO_TARGET
    for colour, count in (("green", green), ("orange", orange), ("red", red)):
        rows = [row for row in _SOLO["adjust"] if int(row["from"]) <= count]
        target += int(rows[-1][colour])
    return target


def solo_level(score: int, target: int) -> int:
    """The highest listed level not above the difference, the lowest one below that (PU-20.10)."""
    reached = [level for level in SOLO_LEVELS if level <= score - target]
    return reached[-1] if reached else SOLO_LEVELS[0]
