/** Where trackers go: to the next position, but that some skip positions or are stopped, as the view tells. */

import type { SeatFacts, Track } from "../../contract/planet.gen";
import { trackOf } from "./tables";

export type StepFacts = Pick<SeatFacts, "corporation" | "counters" | "steps">;

/** The positions that so many steps up come to, the nearest first; fewer where the tracker can go no further. */
export function stepsUp(seat: StepFacts, track: Track, n = 1): readonly number[] {
  const from = seat.counters[track] ?? 0;
  const top = trackOf(seat.corporation, track).length - 1;
  const plain = Array.from({ length: Math.min(n, top - from) }, (_, at) => from + at + 1);
  return seat.steps?.[track]?.up.slice(0, n) ?? plain;
}

/** Where a step down leads; null if none is possible. */
export function stepDown(seat: StepFacts, track: Track): number | null {
  const told = seat.steps?.[track];
  const from = seat.counters[track] ?? 0;
  return told ? (told.down ?? null) : from > 0 ? from - 1 : null;
}
