/** What could be done on a hex: the beginnings of sentences that lead there, each once. Pure. */

import { read } from "../../engine/choice";
import type { Offer, Word } from "../../engine/types";

const BUILDINGS = new Set(["trading-station", "lab", "institute", "academy-left", "academy-right"]);

export interface HexWay {
  /** As much as is certain: the verb, the hex, and what is built where that must be said. */
  readonly words: readonly Word[];
  /** The word that tells it from the other ways. */
  readonly by: Word;
}

const MOST = 9; // as many as there are keys

export function waysAt(offer: Offer | null, clicked: readonly Word[], hex: Word): HexWay[] {
  if (offer?.prompt.kind !== "word") return [];
  const found = new Map<string, HexWay>();
  for (const way of read(offer, { clicked: [...clicked, hex] }).open) {
    const at = way.words.indexOf(hex);
    const after = way.words[at + 1];
    const building = after !== undefined && BUILDINGS.has(after);
    const words = way.words.slice(0, at + (building ? 2 : 1));
    const by = building ? after : (words[0] ?? hex);
    if (at >= 0 && !found.has(words.join(" "))) found.set(words.join(" "), { words, by });
  }
  return [...found.values()].slice(0, MOST);
}
