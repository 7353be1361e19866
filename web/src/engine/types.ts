/** What the table says to a page. Nothing here knows any game. */

/** A thing on the table that a hand could point at. */
export type Word = string;

export type Arg = number | string | string[];

/** What people read: an id with arguments, rendered in the reader's language. */
export interface Message {
  readonly id: string;
  readonly args?: Readonly<Record<string, Arg>>;
}

/** What is being asked of this seat. */
export interface Prompt extends Message {
  /** One word after another, a set in any order, or one of whole proposals. */
  readonly kind: "word" | "set" | "plan";
  readonly least: number;
  readonly most: number;
  readonly picked: readonly Word[];
  /** The standing preference that can answer this question once and for all. */
  readonly preference?: string | null;
}

/** A question with everything that may be answered. */
export interface Offer {
  readonly prompt: Prompt;
  /** What may be said next, in the order of the vocabulary. */
  readonly legal: readonly Word[];
  /** The ways to finish the decision under way. */
  readonly sentences: readonly (readonly Word[])[];
  /** For a set: everything that may be chosen, in the order of the vocabulary. */
  readonly candidates: readonly Word[];
  /** For a plan: everything that may be proposed. */
  readonly proposals: readonly Proposal[];
}

/** One whole way to decide: the words that say it, and the things by which a hand finds it. */
export interface Proposal {
  readonly words: readonly Word[];
  readonly things: readonly Word[];
}

/** What an answer would do to a counter of a seat. */
export interface CounterChange {
  readonly seat: number;
  readonly counter: string;
  readonly by: number;
}

/** What an answer would do to one fact of the view; the path leads there from the root. */
export interface FactChange {
  readonly path: readonly (string | number)[];
  readonly before: unknown;
  readonly after: unknown;
}

/** All that a seat can foresee of an answer. */
export interface Foresight {
  /** Null: nobody can tell. */
  readonly counters: readonly CounterChange[] | null;
  readonly facts: readonly FactChange[];
  /** Whether it could not be taken back; null if that is not known. */
  readonly final: boolean | null;
  /** What would be asked next, if the answer is only a beginning. */
  readonly prompt: Message | null;
}

/** A component as a game's view describes it; games add facts of their own. */
export interface Item {
  readonly word: Word | null;
  readonly name: string;
  readonly [fact: string]: unknown;
}

export interface Area {
  readonly id: string;
  readonly seat: number | null;
  readonly items: readonly Item[];
  readonly [fact: string]: unknown;
}

export interface SeatView {
  readonly counters?: Readonly<Record<string, number>>;
  readonly [fact: string]: unknown;
}

/** The common shape of every game's view. */
export interface View {
  readonly table?: Readonly<Record<string, unknown>>;
  readonly seats?: readonly SeatView[];
  readonly areas?: readonly Area[];
  readonly seat: number | null;
  readonly players: number;
  readonly waiting: readonly number[];
  readonly over: boolean;
  readonly [fact: string]: unknown;
}
