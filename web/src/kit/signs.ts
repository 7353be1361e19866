/** Counters as signs: what a game's board knows of them, for lines of the log and prices in text. */

import type { ReactNode } from "react";

const SIGNS = new Map<string, Readonly<Record<string, ReactNode>>>();

/** Once a game: what each counter looks like. A counter without a sign is named by its word; null: it is not told. */
export function defineSigns(game: string, signs: Readonly<Record<string, ReactNode>>): void {
  SIGNS.set(game, { ...SIGNS.get(game), ...signs });
}

export function signOf(game: string, counter: string): ReactNode | undefined {
  return SIGNS.get(game)?.[counter];
}
