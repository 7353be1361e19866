/** What is printed on the components: the game's own tables, read at build time. */

import civilisation from "@games/planet/data/civilisation.toml";
import corporations from "@games/planet/data/corporations.toml";
import objectives from "@games/planet/data/objectives.toml";
import planets from "@games/planet/data/planets.toml";
import tiles from "@games/planet/data/tiles.toml";
import type {
  PrintedCard,
  PrintedCorporation,
  PrintedObjective,
  PrintedPlanet,
  PrintedShape,
  Terrain,
  Track,
} from "../../contract/planet.gen";

export type { Terrain, Track };

export const TRACKS: readonly Track[] = ["civ", "water", "biomass", "rover", "tech"];
export const TERRAINS: readonly Terrain[] = [...TRACKS, "energy"];

export function isTrack(word: string): word is Track {
  return (TRACKS as readonly string[]).includes(word);
}

function byId<E extends { readonly id: string }>(list: unknown): ReadonlyMap<string, E> {
  return new Map((list as readonly E[]).map((entry) => [entry.id, entry]));
}

export const SHAPES = byId<PrintedShape>(tiles.shape);
export const PLANETS = byId<PrintedPlanet>(planets.planet);
export const CORPORATIONS = byId<PrintedCorporation>(corporations.corporation);
export const CIV_CARDS = byId<PrintedCard>(civilisation.card);
export const OBJECTIVES = byId<PrintedObjective>(objectives.objective);
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
