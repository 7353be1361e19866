"""The hexes of the sector tiles: coordinates, neighbours, distances, legal maps.

All maps lie on the same ten places of tiles, so a hex has one number in every game: the number of its word.
"""

from __future__ import annotations

from typing import Final

from starboard.games.gaia import components as c

DIRECTIONS: Final = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)]
FAR: Final = 99

_MAP = c.load("map")
LARGE: Final[list[tuple[str, int, int]]] = [(s, q, r) for s, q, r in _MAP["layouts"]["large"]["first-game"]]
SMALL: Final[list[tuple[str, int, int]]] = [(s, q, r) for s, q, r in _MAP["layouts"]["small"]["first-game"]]
CORE: Final[list[str]] = list(_MAP["layouts"]["large"]["core"])
SECTOR_IDS: Final[list[str]] = list(_MAP["sectors"])
SECTOR_NUMBER: Final[dict[str, int]] = {s: t["number"] for s, t in _MAP["sectors"].items()}
SECTOR_PLANETS: Final[dict[str, dict[tuple[int, int], int]]] = {
    s: {(q, r): c.TYPES.index(name) for q, r, name in t["planets"]} for s, t in _MAP["sectors"].items()
}
TILE: Final[list[tuple[int, int]]] = [(q, r) for q in range(-2, 3) for r in range(-2, 3) if abs(q + r) <= 2]


def rotate(q: int, r: int, turns: int) -> tuple[int, int]:
    """Turn a local hex clockwise about the centre of its tile, 60 degrees a turn."""
    for _ in range(turns % 6):
        q, r = -r, q + r
    return q, r


def hex_distance(q1: int, r1: int, q2: int, r2: int) -> int:
    dq, dr = q1 - q2, r1 - r2
    return max(abs(dq), abs(dr), abs(dq + dr))


SLOTS: Final[list[tuple[int, int]]] = [(q, r) for _, q, r in LARGE]
_HEXES = sorted((sq + q, sr + r, slot) for slot, (sq, sr) in enumerate(SLOTS) for q, r in TILE)
COORDS: Final[list[tuple[int, int]]] = [(q, r) for q, r, _ in _HEXES]
SLOT_OF: Final[list[int]] = [slot for _, _, slot in _HEXES]
N_HEXES: Final = len(COORDS)
NOWHERE: Final[list[int]] = [FAR] * N_HEXES  # how far every hex is from one who has nothing yet
HEX_AT: Final[dict[tuple[int, int], int]] = {coord: index for index, coord in enumerate(COORDS)}


def _straight_distances() -> list[list[int]]:
    return [[hex_distance(q1, r1, q2, r2) for q2, r2 in COORDS] for q1, r1 in COORDS]


def _walking_distances(neighbours: list[list[int]]) -> list[list[int]]:
    """Shortest paths along the hexes that exist: for maps of unusual shape (GP-21.14)."""
    table = []
    for start in range(N_HEXES):
        row = [FAR] * N_HEXES
        row[start] = 0
        queue = [start]
        for here in queue:
            for there in neighbours[here]:
                if row[there] == FAR:
                    row[there] = row[here] + 1
                    queue.append(there)
        table.append(row)
    return table


def _neighbours(exists: list[bool]) -> list[list[int]]:
    table = []
    for index, (q, r) in enumerate(COORDS):
        around = [HEX_AT[q + dq, r + dr] for dq, dr in DIRECTIONS if (q + dq, r + dr) in HEX_AT]
        table.append(sorted(h for h in around if exists[h]) if exists[index] else [])
    return table


class Shape:
    """The hexes of a set of places: what every map on these places has in common."""

    def __init__(self, slots: list[int]) -> None:
        self.slots: list[int] = slots
        self.exists: list[bool] = [slot in slots for slot in SLOT_OF]
        self.hexes: list[int] = [h for h in range(N_HEXES) if self.exists[h]]
        self.neighbours: list[list[int]] = _neighbours(self.exists)
        # In the two standard shapes the shortest walk is the straight distance (GP-8.11).
        standard = slots in (_LARGE_SLOTS, _SMALL_SLOTS)
        self.distance: list[list[int]] = _STRAIGHT if standard else _walking_distances(self.neighbours)
        self.within2: list[list[int]] = [
            [h for h in self.hexes if self.exists[index] and self.distance[index][h] <= 2] for index in range(N_HEXES)
        ]


_STRAIGHT: Final = _straight_distances()
_LARGE_SLOTS: Final = list(range(len(SLOTS)))
_SMALL_SLOTS: Final = sorted(SLOTS.index((q, r)) for _, q, r in SMALL)
LARGE_SHAPE: Final = Shape(_LARGE_SLOTS)
SMALL_SHAPE: Final = Shape(_SMALL_SLOTS)


def shape_of(slots: list[int]) -> Shape:
    slots = sorted(slots)
    if slots == _LARGE_SLOTS:
        return LARGE_SHAPE
    if slots == _SMALL_SLOTS:
        return SMALL_SHAPE
    return Shape(slots)


class Placed:
    """One tile on the table: which side, on which place, how often turned clockwise."""

    def __init__(self, sector: str, slot: int, turns: int) -> None:
        self.sector: str = sector
        self.slot: int = slot
        self.turns: int = turns


class StarMap:
    """A map as it lies at the start. planet[h] is SPACE or a planet type; sector[h] a number 1..10."""

    def __init__(self, tiles: list[Placed], shape: Shape, planet: list[int], sector: list[int]) -> None:
        self.tiles: list[Placed] = tiles
        self.shape: Shape = shape
        self.planet: list[int] = planet
        self.sector: list[int] = sector
        self.planets: list[int] = [h for h in shape.hexes if planet[h] != c.SPACE]


def centre(slot: int) -> int:
    """The middle hex of a place."""
    return HEX_AT[SLOTS[slot]]


def lay(tiles: list[Placed]) -> StarMap:
    """Put the tiles on the table."""
    planet = [c.SPACE] * N_HEXES
    sector = [0] * N_HEXES
    for tile in tiles:
        lay_tile(tile, planet, sector)
    return StarMap(tiles, shape_of([tile.slot for tile in tiles]), planet, sector)


class Laid:
    """The hexes of a turned tile on its place, and their planets."""

    def __init__(self, tile: Placed) -> None:
        sq, sr = SLOTS[tile.slot]
        known = SECTOR_PLANETS[tile.sector]
        self.hexes: list[int] = []
        self.planets: list[int] = []
        for q, r in TILE:
            lq, lr = rotate(q, r, tile.turns)
            self.hexes.append(HEX_AT[sq + lq, sr + lr])
            self.planets.append(known.get((q, r), c.SPACE))


_LAID: Final[dict[tuple[str, int, int], Laid]] = {}  # maps are made by trying: each tile on its place is reckoned once


def laid(tile: Placed) -> Laid:
    key = (tile.sector, tile.slot, tile.turns)
    known = _LAID.get(key)
    if known is None:
        known = _LAID[key] = Laid(tile)
    return known


def lay_tile(tile: Placed, planet: list[int], sector: list[int]) -> None:
    """Write the planets and the number of one turned tile into the lists."""
    known = laid(tile)
    number = SECTOR_NUMBER[tile.sector]
    for at in range(len(known.hexes)):
        planet[known.hexes[at]] = known.planets[at]
        sector[known.hexes[at]] = number


def clashes(shape: Shape, planet: list[int]) -> list[tuple[int, int]]:
    """Adjacent planets of the same home type: a map with one is not legal (GP-21.8, R-008)."""
    return [
        (here, there)
        for here in shape.hexes
        if c.SPACE < planet[here] < c.HOME_TYPES
        for there in shape.neighbours[here]
        if here < there and planet[here] == planet[there]
    ]


def first_game(large: bool) -> StarMap:
    """The fixed map of the first game (GP-2.4, GP-2.5)."""
    return lay([Placed(s, SLOTS.index((q, r)), 0) for s, q, r in (LARGE if large else SMALL)])


def fits(tile: Placed, planet: list[int], shape: Shape) -> bool:
    """Whether a tile can be laid beside those that lie already (empty places are SPACE)."""
    trial = list(planet)
    known = laid(tile)
    for at in range(len(known.hexes)):
        trial[known.hexes[at]] = known.planets[at]
    for here in known.hexes:
        if c.SPACE < trial[here] < c.GAIA:
            for there in shape.neighbours[here]:
                if trial[there] == trial[here]:
                    return False
    return True
