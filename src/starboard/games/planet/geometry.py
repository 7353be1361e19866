"""The grid of a planet and every way a tile can lie on it, worked out once at import.

All planets share one outline of 96 squares, numbered in reading order. A set of squares is a pair of
48-bit numbers (`lo`, `hi`), so that testing a placement is a handful of machine operations.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from starboard.games.planet import components as c

SIZE: Final = 12
CELLS: Final = 96
HALF: Final = 48

_PLANETS: Final = c.load("planets.toml")
_OUTLINE: Final[list[str]] = c.strings(_PLANETS["planet"][0]["grid"])

CELL_X: Final[list[int]] = []
CELL_Y: Final[list[int]] = []
CELL_AT: Final[list[int]] = [-1] * (SIZE * SIZE)


def _number_cells() -> None:
    for y in range(SIZE):
        for x in range(SIZE):
            if _OUTLINE[y][x] != ".":
                CELL_AT[y * SIZE + x] = len(CELL_X)
                CELL_X.append(x)
                CELL_Y.append(y)


_number_cells()


def cell_at(x: int, y: int) -> int:
    """The number of the square in column x, row y, or -1 off the planet."""
    if 0 <= x < SIZE and 0 <= y < SIZE:
        return CELL_AT[y * SIZE + x]
    return -1


def _around(cell: int, offsets: list[tuple[int, int]]) -> list[int]:
    found = [cell_at(CELL_X[cell] + dx, CELL_Y[cell] + dy) for dx, dy in offsets]
    return sorted(other for other in found if other >= 0)


ORTHOGONAL: Final = [(0, -1), (-1, 0), (1, 0), (0, 1)]
OBLIQUE: Final = [(-1, -1), (1, -1), (-1, 1), (1, 1)]
NEIGHBOURS: Final[list[list[int]]] = [_around(cell, ORTHOGONAL) for cell in range(CELLS)]
DIAGONALS: Final[list[list[int]]] = [_around(cell, OBLIQUE) for cell in range(CELLS)]
# An edge square has fewer than four neighbours on the planet.
EDGE: Final[list[int]] = [cell for cell in range(CELLS) if len(NEIGHBOURS[cell]) < 4]
ROW_CELLS: Final[list[list[int]]] = [[cell for cell in range(CELLS) if CELL_Y[cell] == row] for row in range(SIZE)]
COLUMN_CELLS: Final[list[list[int]]] = [
    [cell for cell in range(CELLS) if CELL_X[cell] == column] for column in range(SIZE)
]
LINE_MEDALS: Final[list[int]] = [int(value) for value in _PLANETS["medals"]]

# The two halves of the one-square set of each square.
BIT_LO: Final[list[int]] = [1 << cell if cell < HALF else 0 for cell in range(CELLS)]
BIT_HI: Final[list[int]] = [1 << (cell - HALF) if cell >= HALF else 0 for cell in range(CELLS)]


_COUNTS: Final = bytes([number.bit_count() for number in range(4096)])


def count(half: i64) -> i64:
    """How many squares are in a half of a set."""
    return _COUNTS[half & 4095] + _COUNTS[half >> 12 & 4095] + _COUNTS[half >> 24 & 4095] + _COUNTS[half >> 36 & 4095]


def lo_of(cells: list[int]) -> i64:
    bits: i64 = 0
    for cell in cells:
        bits |= BIT_LO[cell]
    return bits


def hi_of(cells: list[int]) -> i64:
    bits: i64 = 0
    for cell in cells:
        bits |= BIT_HI[cell]
    return bits


def cells_of(lo: i64, hi: i64) -> list[int]:
    """The squares of a set, ascending."""
    found: list[int] = []
    cell: i64 = 0
    while lo:
        if lo & 1:
            found.append(cell)
        lo >>= 1
        cell += 1
    cell = HALF
    while hi:
        if hi & 1:
            found.append(cell)
        hi >>= 1
        cell += 1
    return found


def holds(lo: i64, hi: i64, cell: i64) -> bool:
    """Whether a square is in a set."""
    return (lo >> cell if cell < HALF else hi >> (cell - HALF)) & 1 != 0


@final
class Square:
    """A square as a set, and the squares beside it."""

    def __init__(self, lo: i64, hi: i64, near_lo: i64, near_hi: i64) -> None:
        self.lo = lo
        self.hi = hi
        self.near_lo = near_lo
        self.near_hi = near_hi


SQUARES: Final[list[Square]] = [
    Square(BIT_LO[cell], BIT_HI[cell], lo_of(NEIGHBOURS[cell]), hi_of(NEIGHBOURS[cell])) for cell in range(CELLS)
]
EDGE_LO: Final[i64] = lo_of(EDGE)
EDGE_HI: Final[i64] = hi_of(EDGE)

# --- Tiles on the grid ------------------------------------------------------------------------------

# Four quarter turns clockwise, then the same four of the flipped tile (PU-15.2).
ORIENTATIONS: Final = 8
ORIENTATION_WORDS: Final[list[str]] = ["r0", "r90", "r180", "r270", "f0", "f90", "f180", "f270"]


def orient(squares: list[tuple[int, int]], orientation: int) -> list[tuple[int, int]]:
    """The squares of a tile flipped and turned, moved back to the corner of their box."""
    turned = []
    for x, y in squares:
        if orientation >= 4:
            x = -x
        for _ in range(orientation % 4):
            x, y = -y, x
        turned.append((x, y))
    left = min(x for x, _ in turned)
    above = min(y for _, y in turned)
    return [(x - left, y - above) for x, y in turned]


@final
class Spot:
    """The squares under a tile, and those that share a side with it."""

    def __init__(self, lo: i64, hi: i64, near_lo: i64, near_hi: i64) -> None:
        self.lo = lo
        self.hi = hi
        self.near_lo = near_lo
        self.near_hi = near_hi
        self.part_a_lo: i64 = 0  # squares of section A
        self.part_a_hi: i64 = 0
        self.near_a_lo: i64 = 0  # squares sharing a side with section A
        self.near_a_hi: i64 = 0
        self.near_b_lo: i64 = 0
        self.near_b_hi: i64 = 0


class Placements:
    """Every place of one shape, in parallel lists. A placement is its index in them.

    The anchor is the first square of the turned tile in reading order.
    """

    def __init__(self, shape: c.Shape) -> None:
        self.orientation: list[int] = []
        self.anchor: list[int] = []
        self.cells: list[list[int]] = []  # squares of section A first
        self.spots: list[Spot] = []
        self.near: list[list[int]] = []  # squares sharing a side with the tile: each * 8 + the sides that it shares
        self.lines: list[list[int]] = []  # rows, then columns: each line * 8 + the squares of the tile in it
        self.resource_a: list[int] = []
        self.resource_b: list[int] = []
        self.meteor: list[int] = []
        self.in_a: int = shape.in_a
        self.index: list[int] = [-1] * (ORIENTATIONS * CELLS)  # by orientation * CELLS + anchor
        self.starts: list[int] = []  # the first placement of each orientation, and the end
        seen: list[list[tuple[int, int]]] = []
        for orientation in range(ORIENTATIONS):
            self.starts.append(len(self.cells))
            squares = orient(shape.squares, orientation)
            if _looks_like_one_of(squares, seen, shape):
                continue
            seen.append(squares)
            for y in range(SIZE):
                for x in range(SIZE):
                    self._add(shape, orientation, [cell_at(x + dx, y + dy) for dx, dy in squares])
        self.starts.append(len(self.cells))

    def _add(self, shape: c.Shape, orientation: int, cells: list[int]) -> None:
        if min(cells) < 0:
            return
        near = sorted({other for cell in cells for other in NEIGHBOURS[cell]} - set(cells))
        self.index[orientation * CELLS + min(cells)] = len(self.cells)
        self.orientation.append(orientation)
        self.anchor.append(min(cells))
        self.cells.append(cells)
        spot = Spot(lo_of(cells), hi_of(cells), lo_of(near), hi_of(near))
        self.spots.append(spot)
        self.near.append([other * 8 + sum(1 for cell in NEIGHBOURS[other] if cell in cells) for other in near])
        columns = [SIZE + CELL_X[cell] for cell in cells]
        crossed = [CELL_Y[cell] for cell in cells] + columns
        self.lines.append([line * 8 + crossed.count(line) for line in sorted(set(crossed))])
        spot.part_a_lo = lo_of(cells[: shape.in_a])
        spot.part_a_hi = hi_of(cells[: shape.in_a])
        near_a = [other for cell in cells[: shape.in_a] for other in NEIGHBOURS[cell]]
        near_b = [other for cell in cells[shape.in_a :] for other in NEIGHBOURS[cell]]
        spot.near_a_lo = lo_of(near_a)
        spot.near_a_hi = hi_of(near_a)
        spot.near_b_lo = lo_of(near_b)
        spot.near_b_hi = hi_of(near_b)
        self.resource_a.append(cells[shape.resource_a])
        self.resource_b.append(cells[shape.resource_b])
        self.meteor.append(cells[shape.meteor])


def _looks_like_one_of(squares: list[tuple[int, int]], seen: list[list[tuple[int, int]]], shape: c.Shape) -> bool:
    """Whether an earlier orientation puts the same sections and symbols on the same squares."""
    for other in seen:
        if (
            set(other[: shape.in_a]) == set(squares[: shape.in_a])
            and set(other[shape.in_a :]) == set(squares[shape.in_a :])
            and other[shape.resource_a] == squares[shape.resource_a]
            and other[shape.resource_b] == squares[shape.resource_b]
            and other[shape.meteor] == squares[shape.meteor]
        ):
            return True
    return False


PLACEMENTS: Final[list[Placements]] = [Placements(shape) for shape in c.SHAPES]
# No tile has more squares in a line.
LONGEST: Final[int] = max(packed & 7 for table in PLACEMENTS for lines in table.lines for packed in lines)

# --- Planets (PU-28 to PU-34) -----------------------------------------------------------------------


class Planet:
    """One planet side: its ground and the prohibitions printed on it."""

    def __init__(
        self,
        id: str,
        name: str,
        symmetric: bool,
        difficulty: int,
        grid: list[str],
        pods: list[int],
        restrictions: list[str],
        bans: list[int],
        city_points: int,
        sides: list[str],
        crossings: list[tuple[int, int]],
    ) -> None:
        self.id: str = id
        self.name: str = name
        self.symmetric: bool = symmetric
        self.difficulty: int = difficulty
        self.grid: list[str] = grid
        self.pods: list[int] = pods
        self.restrictions: list[str] = restrictions
        self.ice: list[int] = _marked(grid, "I")
        self.currents: list[int] = _marked(grid, "E")
        self.cities: list[int] = _marked(grid, "C")
        self.ring: list[int] = _marked(grid, "R")
        self.ice_lo: i64 = lo_of(self.ice)
        self.ice_hi: i64 = hi_of(self.ice)
        self.ring_lo: i64 = lo_of(self.ring)
        self.ring_hi: i64 = hi_of(self.ring)
        self.city_points: int = city_points
        self.patch_ban_lo: i64 = self.ring_lo if "ring-no-patch" in restrictions else 0
        self.patch_ban_hi: i64 = self.ring_hi if "ring-no-patch" in restrictions else 0
        self.bans: list[int] = bans  # terrain whose symbol a square refuses, or -1 (PU-30.1)
        self.east: list[int] = _marked(sides, "e") if sides else []
        self.steps: list[list[int]] = [self._steps(cell, NEIGHBOURS[cell], []) for cell in range(CELLS)]
        self.leaps: list[list[int]] = [self._steps(cell, DIAGONALS[cell], crossings) for cell in range(CELLS)]
        # per shape: 1 where the prohibitions that do not depend on the tile's colours allow the placement
        self.permits: list[list[int]] = [
            [1 if self._permit(cells) else 0 for cells in placements.cells] for placements in PLACEMENTS
        ]

    def _steps(self, cell: int, others: list[int], crossings: list[tuple[int, int]]) -> list[int]:
        """The squares a rover may step to; the chasm is crossed nowhere but at a crossing (PU-34.2)."""
        found = []
        for other in others:
            same_side = (cell in self.east) == (other in self.east)
            if same_side or (cell, other) in crossings or (other, cell) in crossings:
                found.append(other)
        return found

    def _permit(self, cells: list[int]) -> bool:
        icy = sum(1 for cell in cells if cell in self.ice)
        if "no-mixed-ice" in self.restrictions and 0 < icy < len(cells):  # PU-29.1
            return False
        on_ring = sum(1 for cell in cells if cell in self.ring)
        if "ring-anchored" in self.restrictions and on_ring == len(cells):  # PU-33.1
            return False
        eastern = sum(1 for cell in cells if cell in self.east)
        # PU-34.1: the chasm lies between the two sides
        return not ("chasm" in self.restrictions and 0 < eastern < len(cells))


def _marked(grid: list[str], mark: str) -> list[int]:
    return [cell for cell in range(CELLS) if grid[CELL_Y[cell]][CELL_X[cell]] == mark]


def _bans(names: list[str]) -> list[int]:
    if not names:
        return [-1] * CELLS
    return [
        c.terrain(names[(2 if CELL_Y[cell] >= 6 else 0) + (1 if CELL_X[cell] >= 6 else 0)]) for cell in range(CELLS)
    ]


def _planets() -> list[Planet]:
    found = []
    for entry in _PLANETS["planet"]:
        found.append(
            Planet(
                str(entry["id"]),
                str(entry["name"]),
                bool(entry["symmetric"]),
                int(entry["difficulty"]),
                c.strings(entry["grid"]),
                sorted(cell_at(int(x), int(y)) for x, y in entry["pods"]),
                c.strings(entry["restrictions"]),
                _bans(c.strings(entry.get("quadrants", []))),
                int(entry.get("city_points", 0)),
                c.strings(entry.get("sides", [])),
                [(cell_at(int(a[0]), int(a[1])), cell_at(int(b[0]), int(b[1]))) for a, b in entry.get("crossings", [])],
            )
        )
    return found


PLANETS: Final[list[Planet]] = _planets()
PLANET_IDS: Final[list[str]] = [planet.id for planet in PLANETS]
