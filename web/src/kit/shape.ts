import { useSyncExternalStore } from "react";

/** How the page is laid out: all in sight, a phone held upright, or a low screen (a phone on its side, 200 % zoom). */
export type Shape = "wide" | "phone" | "landscape";

const NARROW = "(max-width: 899px)";
const LOW = "(max-height: 559px)";
const SHORT = "(max-height: 779px)";
const UPRIGHT = "(orientation: portrait)";
const LARGE = "(min-width: 1700px) and (min-height: 950px)";

function shapeNow(): Shape {
  if (!matchMedia(NARROW).matches && !matchMedia(LOW).matches) return "wide";
  return matchMedia(UPRIGHT).matches || !matchMedia(LOW).matches ? "phone" : "landscape";
}

function subscribe(listener: () => void): () => void {
  addEventListener("resize", listener);
  return () => removeEventListener("resize", listener);
}

export function useShape(): Shape {
  return useSyncExternalStore(subscribe, shapeNow);
}

/** Room for the log below the others. */
export function useLarge(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(LARGE).matches);
}

/** A phone whose browser leaves less of its height than it has: 390x664 of 390x844. */
export function useShort(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(SHORT).matches);
}
