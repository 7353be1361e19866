/** The three stops of the sheet on a phone, and where it comes to rest. Pure. */

export const STOPS = ["peek", "half", "full"] as const;
export type Stop = (typeof STOPS)[number];

export function isStop(text: string | null): text is Stop {
  return STOPS.some((stop) => stop === text);
}

/** One stop further up or down, no further than the last. */
export function step(stop: Stop, by: 1 | -1): Stop {
  const at = STOPS.indexOf(stop) + by;
  return STOPS[Math.max(0, Math.min(STOPS.length - 1, at))] ?? stop;
}

/** A tap on the handle: further up, and from the top down again. */
export function next(stop: Stop): Stop {
  return stop === "full" ? "peek" : step(stop, 1);
}

/** How much of the free height the body of the sheet takes at each stop. */
export const SHARES: Readonly<Record<Stop, number>> = { peek: 0, half: 0.5, full: 1 };

const FLICK = 0.5; // pixels in a millisecond

/**
 * Where a sheet that was let go comes to rest: a flick goes on to the next stop that way, else it is the nearest.
 * `share` is how much of the free height it took, `speed` how fast it went up.
 */
export function rest(share: number, speed: number): Stop {
  if (speed > FLICK) return STOPS.find((stop) => SHARES[stop] > share) ?? "full";
  if (speed < -FLICK) return STOPS.findLast((stop) => SHARES[stop] < share) ?? "peek";
  const away = (stop: Stop) => Math.abs(SHARES[stop] - share);
  return STOPS.reduce((best, stop) => (away(stop) < away(best) ? stop : best));
}
