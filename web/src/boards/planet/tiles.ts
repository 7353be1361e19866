/** Tiles as squares: turning, outlines, and the look-up of what the view says may be placed. Pure. */

import { SHAPES, type Terrain } from "./tables";

export const SIZE = 12; // squares in a row of the grid
export const UNIT = 40; // a square in units of the drawing

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A square of a tile. */
export interface Square extends Point {
  readonly terrain: Terrain;
  readonly symbol: boolean;
  readonly meteor: boolean;
}

export const ORIENTATIONS = ["r0", "r90", "r180", "r270", "f0", "f90", "f180", "f270"] as const;
export type Orientation = (typeof ORIENTATIONS)[number];

export function wordAt({ x, y }: Point): string {
  return `c${x}-${y}`;
}

export function pointOf(word: string): Point | null {
  const found = /^c(\d+)-(\d+)$/.exec(word);
  return found ? { x: Number(found[1]), y: Number(found[2]) } : null;
}

/** The point of a word that is surely a square. */
export function at(word: string): Point {
  return pointOf(word) ?? { x: 0, y: 0 };
}

const PARSED = new Map<string, readonly Square[]>();

/** The squares of a tile as printed, those of its first section first: `z5-rover-tech-m`. */
export function squaresOf(tile: string): readonly Square[] {
  const known = PARSED.get(tile);
  if (known) return known;
  const [shape = "", first, second, meteor] = tile.split("-");
  const { art, meteor: fallen } = SHAPES.get(shape) ?? { art: [], meteor: [-1, -1] as const };
  const squares: Square[] = [];
  for (const section of ["a", "b"]) {
    art.forEach((row, y) => {
      [...row].forEach((sign, x) => {
        if (sign.toLowerCase() !== section) return;
        squares.push({
          x,
          y,
          terrain: (section === "a" ? first : second) as Terrain,
          symbol: sign !== sign.toLowerCase(),
          meteor: meteor === "m" && fallen[0] === x && fallen[1] === y,
        });
      });
    });
  }
  PARSED.set(tile, squares);
  return squares;
}

const TURNED = new Map<string, readonly Square[]>();

/** The squares of a tile flipped and turned, moved back to the corner of their box. */
export function turned(tile: string, orientation: Orientation): readonly Square[] {
  const key = `${tile} ${orientation}`;
  const known = TURNED.get(key);
  if (known) return known;
  const n = ORIENTATIONS.indexOf(orientation);
  const moved = squaresOf(tile).map((square) => {
    let { x, y } = square;
    if (n >= 4) x = -x;
    for (let quarter = 0; quarter < n % 4; quarter++) [x, y] = [-y, x];
    return { ...square, x, y };
  });
  const left = Math.min(...moved.map(({ x }) => x));
  const top = Math.min(...moved.map(({ y }) => y));
  const found = moved.map((square) => ({ ...square, x: square.x - left, y: square.y - top }));
  TURNED.set(key, found);
  return found;
}

export function quarterTurn(orientation: Orientation, by: number): Orientation {
  const n = ORIENTATIONS.indexOf(orientation);
  const side = n >= 4 ? 4 : 0;
  return ORIENTATIONS[side + (((((n % 4) + by) % 4) + 4) % 4)] ?? "r0";
}

/** Left for right, as it lies now. */
export function flipped(orientation: Orientation): Orientation {
  const n = ORIENTATIONS.indexOf(orientation);
  return ORIENTATIONS[(n >= 4 ? 0 : 4) + ((4 - (n % 4)) % 4)] ?? "r0";
}

/** How many squares wide and high. */
export function extent(squares: readonly Point[]): { readonly width: number; readonly height: number } {
  return {
    width: Math.max(...squares.map(({ x }) => x)) + 1,
    height: Math.max(...squares.map(({ y }) => y)) + 1,
  };
}

/** The square by which a hand holds a tile: the one nearest to its middle. */
export function gripOf(squares: readonly Square[]): Point {
  const cx = squares.reduce((sum, { x }) => sum + x, 0) / squares.length;
  const cy = squares.reduce((sum, { y }) => sum + y, 0) / squares.length;
  const far = ({ x, y }: Point) => Math.hypot(x - cx, y - cy);
  return squares.reduce((best, square) => (far(square) < far(best) - 1e-9 ? square : best));
}

/** The first square in reading order. */
function firstOf(squares: readonly Point[]): Point {
  return squares.reduce((best, each) =>
    each.y < best.y || (each.y === best.y && each.x < best.x) ? each : best,
  );
}

/** A tile turned like this with the corner of its box here. */
export function footprint(tile: string, orientation: Orientation, corner: Point): readonly Square[] {
  return turned(tile, orientation).map((square) => ({
    ...square,
    x: square.x + corner.x,
    y: square.y + corner.y,
  }));
}

/** What lies where: equal for two positions that look the same. */
function lookOf(squares: readonly Square[]): string {
  return squares
    .map(({ x, y, terrain, symbol, meteor }) => `${x},${y}${terrain}${symbol ? "*" : ""}${meteor ? "!" : ""}`)
    .sort()
    .join(" ");
}

/** A place that the table accepts. */
export interface Place {
  readonly orientation: Orientation;
  readonly anchor: string;
  readonly corner: Point;
}

/** The places of a tile by orientation, as the view tells them: first squares in reading order. */
export type Placements = Readonly<Record<string, readonly string[]>>;

/** Everything that may be placed, found by how it looks: the table knows only one of two orientations that look alike. */
export class Places {
  readonly count: number;
  /** All squares that it could cover in any orientation. */
  readonly everywhere: ReadonlySet<string>;
  private readonly byLook = new Map<string, Place>();
  private readonly covered = new Map<string, Set<string>>();
  private readonly corners = new Map<string, Place[]>();

  constructor(
    readonly tile: string,
    private readonly placements: Placements,
  ) {
    let count = 0;
    for (const orientation of ORIENTATIONS) {
      const squares = turned(tile, orientation);
      const first = firstOf(squares);
      const look = lookOf(squares);
      for (const anchor of placements[orientation] ?? []) {
        const point = at(anchor);
        const corner = { x: point.x - first.x, y: point.y - first.y };
        const place = { orientation, anchor, corner };
        count += 1;
        this.byLook.set(`${look}@${corner.x},${corner.y}`, place);
        this.corners.set(look, [...(this.corners.get(look) ?? []), place]);
        const cover = this.covered.get(look) ?? new Set();
        for (const square of squares) cover.add(wordAt({ x: square.x + corner.x, y: square.y + corner.y }));
        this.covered.set(look, cover);
      }
    }
    this.count = count;
    this.everywhere = new Set([...this.covered.values()].flatMap((cover) => [...cover]));
  }

  /** The place under a tile that lies like this; null if the table would refuse it. */
  find(orientation: Orientation, corner: Point): Place | null {
    const look = lookOf(turned(this.tile, orientation));
    return this.byLook.get(`${look}@${corner.x},${corner.y}`) ?? null;
  }

  /** All squares that the tile could cover in this orientation. */
  cover(orientation: Orientation): ReadonlySet<string> {
    return this.covered.get(lookOf(turned(this.tile, orientation))) ?? NOTHING;
  }

  /** How many places there are in an orientation that the table knows. */
  spots(orientation: Orientation): number {
    return this.placements[orientation]?.length ?? 0;
  }

  /** The place nearest to a point in this orientation. */
  nearest(orientation: Orientation, to: Point): Place | null {
    const all = this.corners.get(lookOf(turned(this.tile, orientation))) ?? [];
    const grip = gripOf(turned(this.tile, orientation));
    const far = ({ corner }: Place) => Math.hypot(corner.x + grip.x - to.x, corner.y + grip.y - to.y);
    return all.reduce<Place | null>(
      (best, each) => (best === null || far(each) < far(best) ? each : best),
      null,
    );
  }

  /** The orientation that the table knows for what looks like this. */
  known(orientation: Orientation): Orientation {
    const look = lookOf(turned(this.tile, orientation));
    return ORIENTATIONS.find((each) => lookOf(turned(this.tile, each)) === look) ?? orientation;
  }
}

const NOTHING: ReadonlySet<string> = new Set();

/** The square that names a tile lying here, whether it may lie here or not. */
export function anchorOf(squares: readonly Point[]): Point {
  return firstOf(squares);
}

// ---- outlines ---------------------------------------------------------------------------------------------------

interface Edge {
  readonly from: Point;
  readonly to: Point;
  readonly cell: string;
}

/** The rounded outline of a set of squares, drawn `inset` inside. */
export function outline(cells: readonly Point[], inset = 1, radius = 5): string {
  const known = new Set(cells.map(({ x, y }) => `${x},${y}`));
  const edges = new Map<string, Edge[]>();
  const add = (from: Point, to: Point, cell: string) => {
    const key = `${from.x},${from.y}`;
    const list = edges.get(key);
    if (list) list.push({ from, to, cell });
    else edges.set(key, [{ from, to, cell }]);
  };
  for (const { x, y } of cells) {
    const cell = `${x},${y}`;
    if (!known.has(`${x},${y - 1}`)) add({ x, y }, { x: x + 1, y }, cell);
    if (!known.has(`${x + 1},${y}`)) add({ x: x + 1, y }, { x: x + 1, y: y + 1 }, cell);
    if (!known.has(`${x},${y + 1}`)) add({ x: x + 1, y: y + 1 }, { x, y: y + 1 }, cell);
    if (!known.has(`${x - 1},${y}`)) add({ x, y: y + 1 }, { x, y }, cell);
  }
  let path = "";
  for (let loop = takeLoop(edges); loop !== null; loop = takeLoop(edges))
    path += rounded(loop, inset, radius);
  return path;
}

/** One closed line of edges, taken out of the rest; at a corner that two squares share it stays with its own square. */
function takeLoop(edges: Map<string, Edge[]>): readonly Edge[] | null {
  const start = edges.values().next().value?.[0];
  if (start === undefined) return null;
  const loop: Edge[] = [];
  let edge: Edge = start;
  for (;;) {
    loop.push(edge);
    const key = `${edge.from.x},${edge.from.y}`;
    const list = edges.get(key) ?? [];
    list.splice(list.indexOf(edge), 1);
    if (list.length === 0) edges.delete(key);
    const next = edges.get(`${edge.to.x},${edge.to.y}`);
    if (!next) return loop;
    const { cell } = edge;
    const own = next.find((each) => each.cell === cell) ?? next[0];
    if (own === undefined) return loop;
    edge = own;
  }
}

function rounded(loop: readonly Edge[], inset: number, radius: number): string {
  let path = "";
  loop.forEach((edge, n) => {
    const before = loop[(n + loop.length - 1) % loop.length] ?? edge;
    const a = { x: before.to.x - before.from.x, y: before.to.y - before.from.y };
    const b = { x: edge.to.x - edge.from.x, y: edge.to.y - edge.from.y };
    if (a.x === b.x && a.y === b.y) return;
    const x = edge.from.x * UNIT + inset * (-a.y - b.y);
    const y = edge.from.y * UNIT + inset * (a.x + b.x);
    const round = (value: number) => Math.round(value * 10) / 10;
    path += `${path === "" ? "M" : "L"}${round(x - a.x * radius)} ${round(y - a.y * radius)}`;
    path += `Q${round(x)} ${round(y)} ${round(x + b.x * radius)} ${round(y + b.y * radius)}`;
  });
  return path === "" ? "" : `${path}Z`;
}
