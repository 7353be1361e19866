/** What a hand has put together and not said yet, for boards (ghosts, cost chips) and the prompt bar. */

import type { Step } from "./choice";
import type { CounterChange, Message, Proposal, Word } from "./types";

export interface Plan<V = unknown> {
  /** What is certain already, in the order of the table. */
  readonly steps: readonly Step[];
  /** The whole decision; null while more clicks are needed. */
  readonly words: readonly Word[] | null;
  /** Which proposal of a question of kind `plan` it is. */
  readonly proposal: Proposal | null;
  /** What is asked for next. */
  readonly next: readonly Word[];
  /**
   * `none`: nothing is clicked. `open`: more is needed. `wait`: it will be said as soon as it is known that it can be
   * taken back. `ask`, `danger`: it waits for Confirm; the latter passes, or ends a round. `sent`: it is on its way.
   */
  readonly state: "none" | "open" | "wait" | "ask" | "danger" | "sent";
  /** What it would do to the counters; null if that is not known. */
  readonly changes: readonly CounterChange[] | null;
  /** The view as it would be, as far as it can be foreseen; null if that is not known. */
  readonly foreseen: V | null;
  /** Whether it could not be taken back; null if that is not known. */
  readonly final: boolean | null;
  /** The question of the next step, if the table has told it. */
  readonly prompt: Message | null;
}

export const NO_PLAN: Plan<never> = {
  steps: [],
  words: null,
  proposal: null,
  next: [],
  state: "none",
  changes: null,
  foreseen: null,
  final: null,
  prompt: null,
};
