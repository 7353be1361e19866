/** What the map shows besides itself. */

import { createContext } from "react";

export const MODES = ["plain", "range", "sectors", "federations", "charge", "names"] as const;
export type Mode = (typeof MODES)[number];

/** What is pointed at elsewhere and ringed on the map: what final tiles count. */
export interface Spot {
  readonly counts: readonly string[];
  set(counts: readonly string[]): void;
  /** Words that were possible, and the one that was chosen among them. */
  readonly possible: readonly string[];
  readonly chosen: string | null;
  ring(possible: readonly string[], chosen: string | null): void;
}

const nothing = () => undefined;
export const SpotContext = createContext<Spot>({
  counts: [],
  set: nothing,
  possible: [],
  chosen: null,
  ring: nothing,
});
