/** What is printed on the cards: the game's own table, read at build time. */

import table from "@games/race/data/cards.toml";

export const KINDS = ["novelty", "rare", "genes", "alien"] as const;
export type Kind = (typeof KINDS)[number];
export type PowerList = "explore" | "develop" | "settle" | "trade" | "consume" | "produce";

export interface Power {
  readonly power: string;
  readonly amount?: number;
  readonly kind?: Kind;
  readonly not_kind?: Kind;
  readonly keyword?: string;
  readonly this_world?: boolean;
  readonly goods?: number;
  readonly times?: number;
  readonly different?: boolean;
  readonly vp?: number;
  readonly cards?: number;
  readonly less?: number;
  readonly bonuses?: boolean;
  readonly low?: number;
  readonly high?: number;
}

export interface Clause {
  readonly points: number;
  readonly type?: "world" | "development";
  readonly kind?: Kind;
  readonly mode?: "windfall" | "production";
  readonly military?: boolean;
  readonly keyword?: string;
  readonly cost?: number;
  readonly powers?: PowerList;
  readonly card?: string;
  readonly per_chips?: number;
  readonly per_military?: number;
}

export interface Design {
  readonly name: string;
  readonly type: "world" | "development";
  readonly cost?: number;
  readonly defense?: number;
  readonly vp: number;
  readonly windfall?: Kind;
  readonly production?: Kind;
  readonly keywords?: readonly string[];
  readonly start?: number;
  readonly points?: readonly Clause[];
  readonly explore?: readonly Power[];
  readonly develop?: readonly Power[];
  readonly settle?: readonly Power[];
  readonly trade?: readonly Power[];
  readonly consume?: readonly Power[];
  readonly produce?: readonly Power[];
}

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
