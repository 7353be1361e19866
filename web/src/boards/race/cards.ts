/** What is printed on the cards: the game's own table, read at build time. */

import table from "@games/race/data/cards.toml";
import type { Clause, Design, Kind, Power, PowerList } from "../../contract/race.gen";

export type { Clause, Design, Kind, Power, PowerList };

export const KINDS: readonly Kind[] = ["novelty", "rare", "genes", "alien"];

export const DESIGNS = table as Readonly<Record<string, Design>>;

/** The id of a card from its word: copies are "name/2", a second power is "name.2". */
export function designId(word: string): string {
  return word.replace(/[/.]\d+$/, "");
}

export function design(word: string): Design | undefined {
  return DESIGNS[designId(word)];
}

/** The rows of the rail on a card, and the lists of powers that stand there. */
export const RAIL: readonly {
  readonly numeral: string;
  /** The chapter of the rules, as in `starboard rules race`. */
  readonly rule: string;
  readonly lists: readonly PowerList[];
}[] = [
  { numeral: "I", rule: "RG-5", lists: ["explore"] },
  { numeral: "II", rule: "RG-6", lists: ["develop"] },
  { numeral: "III", rule: "RG-8", lists: ["settle"] },
  { numeral: "IV", rule: "RG-9", lists: ["trade", "consume"] },
  { numeral: "V", rule: "RG-10", lists: ["produce"] },
];
