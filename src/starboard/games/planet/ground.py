"""What follows from the squares of a planet alone, kept as long as they stay as they are.

An evaluation asks it again and again, mostly for a planet that has not changed since: so a seat carries it
along, and copies of the seat share it. It tells whose squares it was made from; it is never changed by rules.

Sets of bare squares are three numbers of four rows each, twelve bits a row: neighbours are a shift away.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from starboard.games.planet import components as c
from starboard.games.planet import geometry as g
from starboard.kernel import bits

_KINDS: Final = c.BARE  # terrains
_ROW: Final = 0xFFF
_ALL: Final = 0xFFFFFFFFFFFF
_LOWEST: Final = 0x001001001001  # the last column of four rows
_HIGHEST: Final = 0x800800800800  # the first one
_LAST_ROW: Final = 36  # bits before it
# The rows of the outline: where each begins and ends in reading order, and the empty columns behind it.
_ENDS: Final = bytes([max(cells) + 1 for cells in g.ROW_CELLS])
_BEHIND: Final = bytes([g.SIZE - 1 - max(g.CELL_X[cell] for cell in cells) for cells in g.ROW_CELLS])


class Area:
    """Joined squares of one terrain."""

    def __init__(self) -> None:
        self.lo: i64 = 0
        self.hi: i64 = 0
        self.size: i64 = 0
        self.beside: i64 = 0  # a bit for each other terrain that it touches


class Ground:
    """`terrain` and `symbols` are the lists of a seat: they are replaced when a square changes."""

    def __init__(self, terrain: list[int], symbols: list[int]) -> None:
        self.terrain = terrain
        self.symbols = symbols
        self.gaps: list[int] = []  # bare squares of the rows, then of the columns
        self.alone: i64 = 0  # bare squares without a bare neighbour
        self.ends: i64 = 0  # bare squares with one
        self.small: i64 = 0  # bare squares in areas of two or three
        self._open: list[int] = []
        self._areas: list[list[Area] | None] = [None] * _KINDS
        self._symbols: list[int] = [-1] * _KINDS
        self._edge: list[int] = [-1] * _KINDS
        self._look()

    def _look(self) -> None:
        top = _rows(self.terrain, 0)
        middle = _rows(self.terrain, 4)
        bottom = _rows(self.terrain, 8)
        gaps = self.gaps
        _count_rows(top, gaps)
        _count_rows(middle, gaps)
        _count_rows(bottom, gaps)
        for bit in range(g.SIZE - 1, -1, -1):
            gaps.append(_in_column(top, bit) + _in_column(middle, bit) + _in_column(bottom, bit))
        over, over_two, over_three = _beside(0, top, middle)
        at, at_two, at_three = _beside(top, middle, bottom)
        under, under_two, under_three = _beside(middle, bottom, 0)
        self.alone = bits(top & ~over) + bits(middle & ~at) + bits(bottom & ~under)
        top_ends = top & over & ~over_two
        middle_ends = middle & at & ~at_two
        bottom_ends = bottom & under & ~under_two
        self.ends = bits(top_ends) + bits(middle_ends) + bits(bottom_ends)
        # two ends side by side are an area of two, ends on both sides of a square make three of it
        one, two, _ = _beside(0, top_ends, middle_ends)
        self.small = bits(top_ends & one) + 3 * bits(top & over_two & ~over_three & two)
        one, two, _ = _beside(top_ends, middle_ends, bottom_ends)
        self.small += bits(middle_ends & one) + 3 * bits(middle & at_two & ~at_three & two)
        one, two, _ = _beside(middle_ends, bottom_ends, 0)
        self.small += bits(bottom_ends & one) + 3 * bits(bottom & under_two & ~under_three & two)

    def open(self) -> list[int]:
        """By square: of a bare one, how many of its neighbours are bare; 0 of others."""
        if not self._open:
            terrain = self.terrain
            found = [0] * g.CELLS
            for cell in range(g.CELLS):
                if terrain[cell] == c.BARE:
                    near: i64 = 0
                    for other in g.NEIGHBOURS[cell]:
                        if terrain[other] == c.BARE:
                            near += 1
                    found[cell] = near
            self._open = found
        return self._open

    def largest(self, kind: int) -> int:
        """The squares of the largest area of a terrain."""
        most: i64 = 0
        for area in self.areas(kind):
            if area.size > most:
                most = area.size
        return most

    def areas(self, kind: int) -> list[Area]:
        """The areas of a terrain."""
        known = self._areas[kind]
        if known is None:
            known = self._flood(kind)
            self._areas[kind] = known
        return known

    def touches(self, kind: int, lo: i64, hi: i64) -> bool:
        """Whether one of these squares is of a terrain."""
        return any(lo & area.lo != 0 or hi & area.hi != 0 for area in self.areas(kind))

    def _flood(self, kind: int) -> list[Area]:
        terrain = self.terrain
        seen_lo: i64 = 0
        seen_hi: i64 = 0
        found: list[Area] = []
        for start in range(g.CELLS):
            if terrain[start] != kind or (seen_lo & g.BIT_LO[start] or seen_hi & g.BIT_HI[start]):
                continue
            area = Area()
            area.lo = g.BIT_LO[start]
            area.hi = g.BIT_HI[start]
            cells = [start]
            for cell in cells:
                for other in g.NEIGHBOURS[cell]:
                    if terrain[other] != kind:
                        area.beside |= 1 << terrain[other]
                    elif not (area.lo & g.BIT_LO[other] or area.hi & g.BIT_HI[other]):
                        area.lo |= g.BIT_LO[other]
                        area.hi |= g.BIT_HI[other]
                        cells.append(other)
            seen_lo |= area.lo
            seen_hi |= area.hi
            area.size = len(cells)
            found.append(area)
        return found

    def resources(self, kind: int) -> int:
        """Visible symbols of a resource."""
        if self._symbols[kind] < 0:
            self._symbols[kind] = sum(1 for symbol in self.symbols if symbol == kind)
        return self._symbols[kind]

    def edge_resources(self, kind: int) -> int:
        """Visible symbols of a resource on the edge."""
        if self._edge[kind] < 0:
            symbols = self.symbols
            self._edge[kind] = sum(1 for cell in g.EDGE if symbols[cell] == kind)
        return self._edge[kind]


def _rows(terrain: list[int], first: i64) -> i64:
    """The bare squares of four rows; the last column is the lowest bit."""
    found: i64 = 0
    cell: i64 = 0
    if first > 0:
        cell = _ENDS[first - 1]
    shift: i64 = 0
    for row in range(4):
        end: i64 = _ENDS[first + row]
        line: i64 = 0
        while cell < end:
            line <<= 1
            if terrain[cell] == c.BARE:
                line |= 1
            cell += 1
        found |= line << (shift + _BEHIND[first + row])
        shift += 12
    return found


def _count_rows(four: i64, counts: list[int]) -> None:
    """Add the number of squares in each of four rows to a list."""
    for _ in range(4):
        counts.append(bits(four & _ROW))
        four >>= 12


def _in_column(four: i64, column: i64) -> i64:
    """How many squares of a column are among four rows; a column is its bit."""
    four >>= column
    return (four & 1) + (four >> 12 & 1) + (four >> 24 & 1) + (four >> _LAST_ROW & 1)


def _beside(above: i64, here: i64, below: i64) -> tuple[i64, i64, i64]:
    """Of four rows between others: the squares with one, two and three neighbours at least."""
    up = (here << 12 & _ALL) | above >> _LAST_ROW
    down = here >> 12 | (below & _ROW) << _LAST_ROW
    left = (here & ~_HIGHEST) << 1
    right = (here & ~_LOWEST) >> 1
    pair = up & down
    across = left & right
    upright = up | down
    level = left | right
    return upright | level, pair | across | (upright & level), (pair & level) | (across & upright)


NO_GROUND: Final = Ground([c.BARE] * g.CELLS, [c.BARE] * g.CELLS)
