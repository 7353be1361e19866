/** What the map shows besides itself. */

import { createContext } from "react";

export const MODES = ["plain", "range", "sectors", "federations", "charge"] as const;
export type Mode = (typeof MODES)[number];

/** What is pointed at elsewhere and ringed on the map: what a final tile counts. */
export interface Spot {
  readonly counts: string | null;
  set(counts: string | null): void;
  /** Words that were possible, and the one that was chosen among them. */
  readonly possible: readonly string[];
  readonly chosen: string | null;
  ring(possible: readonly string[], chosen: string | null): void;
}

const nothing = () => undefined;
export const SpotContext = createContext<Spot>({
  counts: null,
  set: nothing,
  possible: [],
  chosen: null,
  ring: nothing,
});
