/** What the table says to a page (the contract), and a question with everything that may be answered. */

import type { Prompt, Word } from "../contract/messages.gen";

export type { Arg, Message, Prompt, Proposal, Word } from "../contract/messages.gen";
export type { Area, Item, SeatView, View } from "../contract/view.gen";

/** A question with everything that may be answered. */
export interface Offer {
  readonly prompt: Prompt;
  /** What may be said next, in the order of the vocabulary. */
  readonly legal: readonly Word[];
  /** The ways to finish the decision under way. */
  readonly sentences: readonly (readonly Word[])[];
  /** For a set: everything that may be chosen, in the order of the vocabulary. */
  readonly candidates: readonly Word[];
}
