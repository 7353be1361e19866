/** Where rovers can go: the table proposes whole ways, and one gesture says one of them. */

import type { Offer, Word } from "../../engine/types";
import { useAsked, useNow } from "../../kit/thing";
import { RESOLVE } from "./asking";

/** A way of a rover to a square. */
export interface WayTo {
  readonly to: Word;
  /** The squares that it enters, the last one included. */
  readonly path: readonly Word[];
  /** Its place among the proposals. */
  readonly at: number;
  /** What says it. */
  readonly words: readonly Word[];
  /** Movement points. */
  readonly cost: number;
  readonly pods: number;
  readonly meteorites: number;
}

/** The cheapest way to a square, and dearer ones there that collect more. */
export interface Ways extends WayTo {
  readonly dearer: readonly WayTo[];
}

export interface Reach {
  readonly rover: Word;
  readonly ways: readonly Ways[];
}

const NOWHERE: readonly Reach[] = [];
const known = new WeakMap<Offer, readonly Reach[]>();

/** The rovers that can move now, each with where it can get to. */
export function reachOf(offer: Offer | null): readonly Reach[] {
  if (!offer || offer.proposals.length === 0) return NOWHERE;
  let reach = known.get(offer);
  if (!reach) {
    reach = gathered(offer);
    known.set(offer, reach);
  }
  return reach;
}

function gathered({ proposals }: Offer): readonly Reach[] {
  const rovers = new Map<Word, Map<Word, WayTo[]>>();
  for (const [at, { words, things, brings }] of proposals.entries()) {
    const [rover, ...path] = things;
    const to = path.at(-1);
    if (rover === undefined || to === undefined) continue;
    const squares = rovers.get(rover) ?? new Map<Word, WayTo[]>();
    rovers.set(rover, squares);
    const cost = Number(brings.cost);
    const way = {
      to,
      path,
      at,
      words,
      cost,
      pods: Number(brings.pods),
      meteorites: Number(brings.meteorites),
    };
    squares.set(to, [...(squares.get(to) ?? []), way]);
  }
  return [...rovers].map(([rover, squares]) => ({ rover, ways: [...squares.values()].flatMap(sorted) }));
}

function sorted(ways: readonly WayTo[]): Ways[] {
  const [first, ...dearer] = [...ways].sort((one, other) => one.cost - other.cost || one.at - other.at);
  return first ? [{ ...first, dearer }] : [];
}

/** The way to a square that follows a trail best; without a trail the cheapest. */
export function wayAlong(rover: Reach | null, to: Word | null, trail: readonly Word[]): WayTo | null {
  const ways = rover?.ways.find((each) => each.to === to);
  if (!ways) return null;
  const along = ({ path }: WayTo) => trail.filter((word) => path.includes(word)).length;
  return ways.dearer.reduce<WayTo>((best, way) => (along(way) > along(best) ? way : best), ways);
}

export function useReach(): readonly Reach[] {
  return useNow((now) => reachOf(now.offer));
}

/** The rover that is about to drive: the chosen one, or the only one that could be meant. */
export function useRoverAt(chosen: Word | null): Reach | null {
  const lone = useLoneRover();
  return useReach().find(({ rover }) => rover === chosen) ?? lone;
}

/** The rover that is asked about, or the only one that can move when nothing else must be done. */
export function useLoneRover(): Reach | null {
  const reach = useReach();
  const prompt = useAsked()?.id;
  const free = useNow(({ offer }) => offer?.legal.includes("done") ?? false);
  const lone = prompt === "planet-ask-drive" || (prompt === RESOLVE && free && reach.length === 1);
  return lone ? (reach[0] ?? null) : null;
}
