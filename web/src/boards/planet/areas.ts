/** Areas of terrain, and what on a planet an objective counts: for rings around what is pointed at. Pure. */

import type { Board } from "../../contract/planet.gen";
import { OBJECTIVES, type Terrain } from "./tables";
import { at, type Point, SIZE, wordAt } from "./tiles";

function beside({ x, y }: Point): readonly Point[] {
  return [
    { x: x - 1, y },
    { x: x + 1, y },
    { x, y: y - 1 },
    { x, y: y + 1 },
  ];
}

/** The squares of the area that a square belongs to; none if it shows no terrain. */
export function areaAt(board: Board, word: string): readonly string[] {
  const terrain = board.terrain[word];
  if (terrain === undefined) return [];
  const found = [word];
  const seen = new Set(found);
  for (const square of found) {
    for (const next of beside(at(square)).map(wordAt)) {
      if (board.terrain[next] !== terrain || seen.has(next)) continue;
      seen.add(next);
      found.push(next);
    }
  }
  return found;
}

export function areasOf(board: Board, terrain: Terrain): readonly (readonly string[])[] {
  const seen = new Set<string>();
  const found: (readonly string[])[] = [];
  for (const [word, kind] of Object.entries(board.terrain)) {
    if (kind !== terrain || seen.has(word)) continue;
    const area = areaAt(board, word);
    for (const square of area) seen.add(square);
    found.push(area);
  }
  return found;
}

export function resourcesIn(board: Board, area: readonly string[]): number {
  return area.filter((word) => board.symbols[word] !== undefined).length;
}

function signAt(board: Board, { x, y }: Point): string {
  return board.grid[y]?.[x] ?? ".";
}

export function isEdge(board: Board, word: string): boolean {
  return beside(at(word)).some((next) => signAt(board, next) === ".");
}

function squaresWith(board: Board, sign: (sign: string) => boolean): readonly string[] {
  const found: string[] = [];
  for (let y = 0; y < SIZE; y++)
    for (let x = 0; x < SIZE; x++) if (sign(signAt(board, { x, y }))) found.push(wordAt({ x, y }));
  return found;
}

export interface Counted {
  /** Ringed together. */
  readonly areas: readonly (readonly string[])[];
  /** Ringed one by one. */
  readonly squares: readonly string[];
}

const NOTHING: Counted = { areas: [], squares: [] };

/** What an objective counts on this planet: on its side for neighbours, or on its private one. */
export function countedBy(board: Board, goal: string, side: "n" | "p"): Counted {
  const objective = OBJECTIVES.get(goal);
  if (!objective) return NOTHING;
  const { metric, terrain, condition, of } = objective;
  const symbols = (kind: Terrain | undefined) =>
    Object.keys(board.symbols).filter((word) => board.symbols[word] === kind);
  if (side === "n") {
    if (terrain === undefined) return NOTHING;
    const areas = areasOf(board, terrain);
    const most = Math.max(0, ...areas.map((area) => area.length));
    switch (metric) {
      case "resources-on-edge":
        return { ...NOTHING, squares: symbols(terrain).filter((word) => isEdge(board, word)) };
      case "resources-on-planet":
        return { ...NOTHING, squares: symbols(terrain) };
      case "largest-area-squares":
        return { ...NOTHING, areas: areas.filter((area) => area.length === most).slice(0, 1) };
      default:
        return { ...NOTHING, areas };
    }
  }
  const bare = (word: string) => board.terrain[word] === undefined;
  switch (condition) {
    case "rectangle":
    case "area-with-resources":
      return of ? { ...NOTHING, areas: areasOf(board, of) } : NOTHING;
    case "resources-on-planet-at-most":
      return { ...NOTHING, squares: symbols(of) };
    case "all-ice-covered":
      return { ...NOTHING, squares: squaresWith(board, (sign) => sign === "I").filter(bare) };
    case "all-land-covered":
      return { ...NOTHING, squares: squaresWith(board, (sign) => sign !== "I" && sign !== ".").filter(bare) };
    default:
      return NOTHING;
  }
}

/** The energy that the tile laid last brought: its area, and the sections that it touches. */
export function lastEnergy(board: Board): Counted {
  const first = board.tiles.at(-1)?.cells.find((word) => board.terrain[word] === "energy");
  if (first === undefined) return NOTHING;
  const energy = areaAt(board, first);
  const inside = new Set(energy);
  const touched = new Set<string>();
  const sections: (readonly string[])[] = [];
  for (const { cells } of board.tiles) {
    for (const terrain of new Set(cells.map((word) => board.terrain[word]))) {
      const section = cells.filter((word) => board.terrain[word] === terrain);
      const touches = section.some((word) => beside(at(word)).some((next) => inside.has(wordAt(next))));
      if (terrain === "energy" || !touches || touched.has(section[0] ?? "")) continue;
      touched.add(section[0] ?? "");
      sections.push(section);
    }
  }
  return { areas: [energy, ...sections], squares: [] };
}
