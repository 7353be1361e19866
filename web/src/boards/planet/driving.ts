/** Where rovers can go: the table proposes whole ways, and one gesture says one of them. */

import type { Offer, Word } from "../../engine/types";
import { useAsked, useNow } from "../../kit/thing";

/** The best way of a rover to a square. */
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

export interface Reach {
  readonly rover: Word;
  readonly ways: readonly WayTo[];
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
  const rovers = new Map<Word, WayTo[]>();
  for (const [at, { words, things, brings }] of proposals.entries()) {
    const [rover, ...path] = things;
    const to = path.at(-1);
    if (rover === undefined || to === undefined) continue;
    const ways = rovers.get(rover) ?? [];
    rovers.set(rover, ways);
    // Of two rovers on one square, the one that collects more.
    if (ways.some((way) => way.to === to)) continue;
    const { cost, pods, meteorites } = brings;
    ways.push({
      to,
      path,
      at,
      words,
      cost: Number(cost),
      pods: Number(pods),
      meteorites: Number(meteorites),
    });
  }
  return [...rovers].map(([rover, ways]) => ({ rover, ways }));
}

export function useReach(): readonly Reach[] {
  return useNow((now) => reachOf(now.offer));
}

/** The rover that is about to drive: the chosen one, or the only one that is asked about. */
export function useRoverAt(chosen: Word | null): Reach | null {
  const reach = useReach();
  const prompt = useAsked()?.id;
  const wanted = reach.find(({ rover }) => rover === chosen);
  if (wanted) return wanted;
  return prompt === "planet-ask-drive" ? (reach[0] ?? null) : null;
}
