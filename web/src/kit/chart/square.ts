/** Squares in columns and rows: outlines of sets of cells, turning and flipping of shapes. */

import { joined, type Point } from "./hex";

export interface Cell {
  readonly column: number;
  readonly row: number;
}

/** The outline of a set of cells as one path. */
export function squareOutline(set: readonly Cell[], size: number): string {
  const known = new Set(set.map(({ column, row }) => `${column},${row}`));
  const edges: [Point, Point][] = [];
  for (const { column, row } of set) {
    const corner = (x: number, y: number): Point => ({ x: (column + x) * size, y: (row + y) * size });
    const sides: [number, number, Point, Point][] = [
      [0, -1, corner(0, 0), corner(1, 0)],
      [1, 0, corner(1, 0), corner(1, 1)],
      [0, 1, corner(1, 1), corner(0, 1)],
      [-1, 0, corner(0, 1), corner(0, 0)],
    ];
    for (const [right, down, from, to] of sides) {
      if (!known.has(`${column + right},${row + down}`)) edges.push([from, to]);
    }
  }
  return joined(edges);
}

/** A shape turned clockwise by quarters, moved back to the upper left corner. */
export function turned(shape: readonly Cell[], quarters: number): Cell[] {
  let cells = [...shape];
  for (let n = 0; n < ((quarters % 4) + 4) % 4; n++) {
    cells = cells.map(({ column, row }) => ({ column: -row, row: column }));
  }
  return cornered(cells);
}

/** Left for right. */
export function flipped(shape: readonly Cell[]): Cell[] {
  return cornered(shape.map(({ column, row }) => ({ column: -column, row })));
}

export function moved(shape: readonly Cell[], by: Cell): Cell[] {
  return shape.map(({ column, row }) => ({ column: column + by.column, row: row + by.row }));
}

function cornered(cells: readonly Cell[]): Cell[] {
  const left = Math.min(...cells.map(({ column }) => column));
  const top = Math.min(...cells.map(({ row }) => row));
  return cells.map(({ column, row }) => ({ column: column - left, row: row - top }));
}
