/** What is printed on the components: the game's own tables, read at build time. */

import civilisation from "@games/planet/data/civilisation.toml";
import corporations from "@games/planet/data/corporations.toml";
import objectives from "@games/planet/data/objectives.toml";
import planets from "@games/planet/data/planets.toml";
import tiles from "@games/planet/data/tiles.toml";
import type { Terrain } from "../../contract/planet.gen";

export type { Terrain };

export type Track = Exclude<Terrain, "energy">;
export const TRACKS: readonly Track[] = ["civ", "water", "biomass", "rover", "tech"];
export const TERRAINS: readonly Terrain[] = [...TRACKS, "energy"];

export function isTrack(word: string): word is Track {
  return (TRACKS as readonly string[]).includes(word);
}

interface Printed {
  readonly id: string;
}

function byId<E extends Printed>(list: unknown): ReadonlyMap<string, E> {
  return new Map((list as readonly E[]).map((entry) => [entry.id, entry]));
}

export interface Shape extends Printed {
  readonly art: readonly string[];
  readonly meteor: readonly [number, number];
}

export interface Planet extends Printed {
  readonly grid: readonly string[];
  readonly pods: readonly (readonly [number, number])[];
  readonly difficulty: number;
  readonly quadrants?: readonly Terrain[];
  readonly sides?: readonly string[];
}

export interface Corporation extends Printed {
  readonly special: readonly string[];
  readonly techs: readonly string[];
  readonly rovers: number;
  readonly difficulty: number;
  readonly tracks?: Readonly<Partial<Record<Track, readonly string[]>>>;
  readonly biomass_rows?: readonly number[];
  /** The place of each step of a winding water track: `biomass-2`. */
  readonly water_path?: readonly string[];
}

export interface CivCard extends Printed {
  readonly immediate: boolean;
  readonly points: number;
  readonly effect?: string;
  readonly amount?: number;
}

export interface Objective extends Printed {
  readonly metric: string;
  readonly terrain?: Terrain;
  readonly less: boolean;
  readonly of?: Terrain;
}

export const SHAPES = byId<Shape>(tiles.shape);
export const PLANETS = byId<Planet>(planets.planet);
export const CORPORATIONS = byId<Corporation>(corporations.corporation);
export const CIV_CARDS = byId<CivCard>(civilisation.card);
export const OBJECTIVES = byId<Objective>(objectives.objective);
export const MEDALS = planets.medals as readonly number[];

const COMMON = corporations.common as Readonly<Record<Track, readonly string[]>>;

/** The positions of a track from 0 up: what each gives. */
export function trackOf(corporation: string, track: Track): readonly string[] {
  return CORPORATIONS.get(corporation)?.tracks?.[track] ?? COMMON[track];
}

/** What a position gives, part by part; `a|b` is a choice. */
export function givenAt(corporation: string, track: Track, position: number): readonly string[] {
  return (trackOf(corporation, track)[position] ?? "").split(/[ |]/).filter((part) => part !== "");
}

/** Where on the track the medal lies that counts now; -1 without one. */
export function medalAt(corporation: string, track: Track, position: number): number {
  const last =
    track === "tech" && (CORPORATIONS.get(corporation)?.special.includes("last-tech-medal") ?? false);
  let best = 0;
  let found = -1;
  trackOf(corporation, track).forEach((given, at) => {
    const medal = /\bv(\d+)/.exec(given);
    if (!medal || at > position || (Number(medal[1]) <= best && !last)) return;
    best = Number(medal[1]);
    found = at;
  });
  return found;
}
