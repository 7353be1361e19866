/** Hexagons with a flat top, in axial coordinates. `size` is the distance from the middle to a corner. */

export interface Hex {
  readonly q: number;
  readonly r: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

const ROOT = Math.sqrt(3);

/** The middle of a hex. */
export function hexAt({ q, r }: Hex, size: number): Point {
  return { x: size * 1.5 * q, y: size * ROOT * (r + q / 2) };
}

/** The six neighbours, beginning at the lower right, counted clockwise: side n lies between corners n and n + 1. */
export const SIDES: readonly Hex[] = [
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
  { q: 1, r: -1 },
];

/** The corners, beginning at the right, clockwise. */
export function hexCorners(hex: Hex, size: number): Point[] {
  const { x, y } = hexAt(hex, size);
  return Array.from({ length: 6 }, (_, n) => ({
    x: x + size * Math.cos((n * Math.PI) / 3),
    y: y + size * Math.sin((n * Math.PI) / 3),
  }));
}

export function hexPath(hex: Hex, size: number): string {
  return `M${hexCorners(hex, size).map(pair).join("L")}z`;
}

export function hexDistance(one: Hex, other: Hex): number {
  const q = one.q - other.q;
  const r = one.r - other.r;
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
}

/** The outline of a set of hexes: the sides that have no neighbour in the set, joined to closed lines. */
export function hexOutline(set: readonly Hex[], size: number): string {
  const known = new Set(set.map(({ q, r }) => `${q},${r}`));
  const edges: [Point, Point][] = [];
  for (const hex of set) {
    const corners = hexCorners(hex, size);
    SIDES.forEach((side, n) => {
      if (known.has(`${hex.q + side.q},${hex.r + side.r}`)) return;
      const [from, to] = [corners[n], corners[(n + 1) % 6]];
      if (from && to) edges.push([from, to]);
    });
  }
  return joined(edges);
}

export function pair({ x, y }: Point): string {
  return `${round(x)} ${round(y)}`;
}

function round(n: number): number {
  return Math.round(n * 100) / 100;
}

/** Directed edges joined end to start; every line comes back to where it began. */
export function joined(edges: readonly (readonly [Point, Point])[]): string {
  const next = new Map<string, (readonly [Point, Point])[]>();
  for (const edge of edges) {
    const from = pair(edge[0]);
    next.set(from, [...(next.get(from) ?? []), edge]);
  }
  let path = "";
  for (const [start] of next) {
    let at = start;
    let line = "";
    for (let edge = next.get(at)?.pop(); edge; edge = next.get(at)?.pop()) {
      line += `${line === "" ? "M" : "L"}${at}`;
      at = pair(edge[1]);
    }
    if (line !== "") path += `${line}z`;
  }
  return path;
}
