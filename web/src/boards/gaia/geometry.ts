/** Hexes of the map as places in the drawing. */

import { type Hex, hexAt, type Point, SIDES } from "../../kit/chart/hex";
import type { Box } from "../../kit/chart/viewport";
import type { HexItem } from "./view";

export const S = 20;
const HALF = (S * Math.sqrt(3)) / 2;
const PAD = 2.5;

export interface Stars {
  readonly items: readonly HexItem[];
  readonly box: Box;
  at(word: string): HexItem | undefined;
  /** The neighbour at a side, 0 to 5. */
  beside(hex: Hex, side: number): HexItem | undefined;
}

export function place(hex: Hex): Point {
  return hexAt(hex, S);
}

export function starsOf(items: readonly HexItem[]): Stars {
  const words = new Map(items.map((item) => [item.word ?? "", item]));
  const places = new Map(items.map((item) => [`${item.q},${item.r}`, item]));
  return {
    items,
    box: boxOf(items),
    at: (word) => words.get(word),
    beside: ({ q, r }, side) => {
      const by = SIDES[side];
      return by && places.get(`${q + by.q},${r + by.r}`);
    },
  };
}

export function boxOf(items: readonly Hex[]): Box {
  const xs = items.map((item) => place(item).x);
  const ys = items.map((item) => place(item).y);
  const x = Math.min(...xs) - S - PAD;
  const y = Math.min(...ys) - HALF - PAD;
  return {
    x,
    y,
    width: Math.max(...xs) + S + PAD - x,
    height: Math.max(...ys) + HALF + PAD - y,
  };
}

/** The outline of a hex, larger or smaller around its middle. */
export function ring(hex: Hex, scale = 1): string {
  const { x, y } = place(hex);
  const corners = Array.from({ length: 6 }, (_, n) => {
    const turn = (n * Math.PI) / 3;
    return `${(x + S * scale * Math.cos(turn)).toFixed(1)} ${(y + S * scale * Math.sin(turn)).toFixed(1)}`;
  });
  return `M${corners.join("L")}z`;
}

/** The lines between touching hexes of a set. */
export function linksOf(stars: Stars, set: readonly HexItem[], dx = 0, dy = 0): string {
  const known = new Set(set.map((hex) => hex.word));
  let path = "";
  for (const hex of set) {
    for (const side of [0, 1, 2]) {
      const next = stars.beside(hex, side);
      if (!next || !known.has(next.word)) continue;
      const from = place(hex);
      const to = place(next);
      path += `M${from.x + dx} ${from.y + dy}L${to.x + dx} ${to.y + dy}`;
    }
  }
  return path;
}

/** The side of a hex as a line. */
export function sidePath(hex: Hex, side: number): string {
  const { x, y } = place(hex);
  const corner = (n: number) =>
    `${(x + S * Math.cos((n * Math.PI) / 3)).toFixed(1)} ${(y + S * Math.sin((n * Math.PI) / 3)).toFixed(1)}`;
  return `M${corner(side)}L${corner(side + 1)}`;
}
