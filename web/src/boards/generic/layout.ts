/**
 * Where components lie, read from the view alone: axial hexes from the facts `q` and `r`, squares from `column`
 * and `row` (or `floor`), or from words like `c3-7`. Everything else is a list.
 */

import type { Area, Item } from "../../engine/types";
import { squareOf } from "../../text/speech";

export type Shape = "hex" | "square";

export interface Place {
  readonly shape: Shape;
  readonly x: number;
  readonly y: number;
}

export interface Group {
  readonly id: string;
  readonly seat: number | null;
  readonly items: readonly Item[];
  readonly shape: Shape | "list";
  /** What else the area tells. */
  readonly facts: readonly (readonly [string, unknown])[];
}

const FEW = 6; // less than this is clearer as a list

function isNumber(value: unknown): value is number {
  return typeof value === "number";
}

export function placeOf(item: Item): Place | null {
  if (isNumber(item.q) && isNumber(item.r)) return { shape: "hex", x: item.q, y: item.r };
  if (isNumber(item.column)) {
    if (isNumber(item.row)) return { shape: "square", x: item.column, y: item.row };
    if (isNumber(item.floor)) return { shape: "square", x: item.column, y: -item.floor }; // the highest is on top
  }
  const square = item.word === null ? null : squareOf(item.word);
  return square ? { shape: "square", x: square.column, y: square.row } : null;
}

function shapeOf(items: readonly Item[]): Shape | "list" {
  const shapes = new Set(items.map((item) => placeOf(item)?.shape ?? "list"));
  const [shape] = shapes;
  return items.length >= FEW && shapes.size === 1 && shape !== undefined ? shape : "list";
}

/** Areas as they are drawn: the rows of a grid (`row-0`, `row-1`, …) become one. */
export function groups(areas: readonly Area[]): Group[] {
  const found: Group[] = [];
  for (const area of areas) {
    const last = found.at(-1);
    const row = /^(.*?)-?row-\d+$/.exec(area.id);
    const id = row ? row[1] || "rows" : area.id;
    if (row && last && last.id === id && last.seat === area.seat) {
      const items = [...last.items, ...area.items];
      found[found.length - 1] = { ...last, items, shape: shapeOf(items) };
    } else {
      const { id: _, seat, items, ...facts } = area;
      found.push({ id, seat, items, shape: shapeOf(items), facts: Object.entries(facts) });
    }
  }
  return found;
}

/** The corner of each cell in units of its own width and height, and the size of the whole. */
export function spread(items: readonly Item[]): {
  cells: { x: number; y: number }[];
  width: number;
  height: number;
} {
  const raw = items.map((item) => {
    const place = placeOf(item) ?? { shape: "square", x: 0, y: 0 };
    return place.shape === "hex"
      ? { x: 0.75 * place.x, y: place.y + place.x / 2 }
      : { x: place.x, y: place.y };
  });
  const left = Math.min(...raw.map((cell) => cell.x));
  const top = Math.min(...raw.map((cell) => cell.y));
  const cells = raw.map((cell) => ({ x: cell.x - left, y: cell.y - top }));
  return {
    cells,
    width: Math.max(...cells.map((cell) => cell.x)) + 1,
    height: Math.max(...cells.map((cell) => cell.y)) + 1,
  };
}
