"""What follows from the squares of a planet alone, kept as long as they stay as they are.

An evaluation asks it again and again, mostly for a planet that has not changed since: so a seat carries it
along, and copies of the seat share it. It tells whose squares it was made from; it is never changed by rules.
"""

from __future__ import annotations

from typing import Final

from starboard.games.planet import components as c
from starboard.games.planet import geometry as g

_KINDS: Final = c.BARE  # terrains

_ROW: Final = bytes(g.CELL_Y)
_COLUMN: Final = bytes([g.SIZE + x for x in g.CELL_X])


class Area:
    """Joined squares of one terrain."""

    def __init__(self) -> None:
        self.lo = 0
        self.hi = 0
        self.size = 0
        self.beside = 0  # a bit for each other terrain that it touches


class Ground:
    """`terrain` and `symbols` are the lists of a seat: they are replaced when a square changes."""

    def __init__(self, terrain: list[int], symbols: list[int]) -> None:
        self.terrain = terrain
        self.symbols = symbols
        self.gaps: list[int] = [0] * (2 * g.SIZE)  # bare squares of the rows, then of the columns
        self.bare: list[int] = []  # the bare squares
        self.open: list[int] = [0] * g.CELLS  # of a bare square: how many of its neighbours are bare
        self.alone = 0  # bare squares without a bare neighbour
        self.ends = 0  # bare squares with one
        self.small = 0  # bare squares in areas of two or three
        self._areas: list[list[Area] | None] = [None] * _KINDS
        self._symbols: list[int] = [-1] * _KINDS
        self._edge: list[int] = [-1] * _KINDS
        self._look()

    def plain_key(self) -> str:
        """Nothing of its own: all of it follows from the squares."""
        return "ground"

    def _look(self) -> None:
        terrain = self.terrain
        gaps = self.gaps
        sides = self.open
        for cell in range(g.CELLS):
            if terrain[cell] != c.BARE:
                continue
            self.bare.append(cell)
            row = _ROW[cell]
            column = _COLUMN[cell]
            gaps[row] = gaps[row] + 1  # `+=` on an item would be slow when compiled
            gaps[column] = gaps[column] + 1
            near = 0
            for other in g.NEIGHBOURS[cell]:
                if terrain[other] == c.BARE:
                    near += 1
            sides[cell] = near
        for cell in self.bare:
            if sides[cell] == 0:
                self.alone += 1
            elif sides[cell] == 1:
                self.ends += 1
                self._follow(cell)

    def _follow(self, end: int) -> None:
        """Whether a bare square with a single bare neighbour belongs to a small area; both its ends add to it."""
        terrain = self.terrain
        sides = self.open
        for middle in g.NEIGHBOURS[end]:
            if terrain[middle] != c.BARE:
                continue
            if sides[middle] == 1:
                self.small += 1
            elif sides[middle] == 2:
                for other in g.NEIGHBOURS[middle]:
                    if other > end and terrain[other] == c.BARE and sides[other] == 1:
                        self.small += 3

    def largest(self, kind: int) -> int:
        """The squares of the largest area of a terrain."""
        most = 0
        for area in self.areas(kind):
            most = max(most, area.size)
        return most

    def areas(self, kind: int) -> list[Area]:
        """The areas of a terrain."""
        known = self._areas[kind]
        if known is None:
            known = self._flood(kind)
            self._areas[kind] = known
        return known

    def touches(self, kind: int, lo: int, hi: int) -> bool:
        """Whether one of these squares is of a terrain."""
        return any(lo & area.lo != 0 or hi & area.hi != 0 for area in self.areas(kind))

    def _flood(self, kind: int) -> list[Area]:
        terrain = self.terrain
        seen = [0] * g.CELLS
        found: list[Area] = []
        for start in range(g.CELLS):
            if terrain[start] != kind or seen[start]:
                continue
            seen[start] = 1
            area = Area()
            cells = [start]
            for cell in cells:
                area.lo |= g.BIT_LO[cell]
                area.hi |= g.BIT_HI[cell]
                for other in g.NEIGHBOURS[cell]:
                    if terrain[other] != kind:
                        area.beside |= 1 << terrain[other]
                    elif not seen[other]:
                        seen[other] = 1
                        cells.append(other)
            area.size = len(cells)
            found.append(area)
        return found

    def resources(self, kind: int) -> int:
        """Visible symbols of a resource."""
        if self._symbols[kind] < 0:
            symbols = self.symbols
            count = 0
            for cell in range(g.CELLS):
                if symbols[cell] == kind:
                    count += 1
            self._symbols[kind] = count
        return self._symbols[kind]

    def edge_resources(self, kind: int) -> int:
        """Visible symbols of a resource on the edge."""
        if self._edge[kind] < 0:
            symbols = self.symbols
            count = 0
            for cell in g.EDGE:
                if symbols[cell] == kind:
                    count += 1
            self._edge[kind] = count
        return self._edge[kind]


NO_GROUND: Final = Ground([c.BARE] * g.CELLS, [c.BARE] * g.CELLS)
