/** What the table says to a page, from the contract, and how the engine puts it together. Nothing here knows any game. */

import type { CounterChange, Message, Prompt, Proposal, ViewChange, Word } from "../contract/messages.gen";

export type {
  Arg,
  CounterChange,
  Message,
  Proposal,
  ViewChange as FactChange,
  Word,
} from "../contract/messages.gen";
export type { Area, Item, SeatView, View } from "../contract/view.gen";

/** What is being asked of this seat. */
type Question = Omit<Prompt, "candidates" | "proposals">;

export type { Question as Prompt };

/** A question with everything that may be answered. */
export interface Offer {
  readonly prompt: Question;
  /** What may be said next, in the order of the vocabulary. */
  readonly legal: readonly Word[];
  /** The ways to finish the decision under way. */
  readonly sentences: readonly (readonly Word[])[];
  /** For a set: everything that may be chosen, in the order of the vocabulary. */
  readonly candidates: readonly Word[];
  /** For a plan: everything that may be proposed; else what may be said at once beyond this decision. */
  readonly proposals: readonly Proposal[];
}

/** One whole way to decide: the words that say it, and the things by which a hand finds it. */
export type Way = Pick<Proposal, "words" | "things">;

/** All that a seat can foresee of an answer. */
export interface Foresight {
  /** Null: it cannot be said. */
  readonly counters: readonly CounterChange[] | null;
  readonly facts: readonly ViewChange[];
  /** Whether it could not be taken back; null if that is not known. */
  readonly final: boolean | null;
  /** What would be asked next, if the answer is only a beginning. */
  readonly prompt: Message | null;
  /** What the game adds: the parts of a price, who may charge. */
  readonly consequences: Readonly<Record<string, unknown>>;
  /** Why it cannot be said. */
  readonly why: Message | null;
}
