/** Whether what is planned is said at once, or asked for first. Pure. */

import type { Foresight, Word } from "./types";

/** The word that gives up the rest of a turn or a round in every game. */
export const PASS: Word = "pass";

/** When the player wants to be asked: before every act, before what cannot be taken back, or never. */
export const ASKING = ["always", "final", "never"] as const;
export type Asking = (typeof ASKING)[number];

export function isAsking(text: string | null): text is Asking {
  return ASKING.some((each) => each === text);
}

const FIRST_ROUND = 1; // before it there is only the set-up: nothing ends

/**
 * What saying it would mean: it can be taken back, it cannot, the game says that something is given away by it, or it ends
 * the round; or nobody has told yet.
 */
export type Verdict = "safe" | "final" | "regret" | "round" | "unknown";

export function verdictOf(foresight: Foresight | undefined): Verdict {
  if (foresight === undefined) return "unknown";
  const round = foresight.facts.find(
    ({ path }) => path.length === 2 && path[0] === "table" && path[1] === "round",
  );
  if (round !== undefined && round.after !== FIRST_ROUND) return "round";
  if (foresight.consequences?.regret === true) return "regret";
  return (foresight.final ?? foresight.counters === null) ? "final" : "safe";
}

export interface Planned {
  readonly words: readonly Word[];
  /** Nothing else could be said: then passing gives nothing up. */
  readonly only?: boolean;
  /** Whether its first word was itself clicked. */
  readonly opened: boolean;
  readonly verdict: Verdict;
}

/** Passing and ending a round: whatever the player's wish, this is asked. */
export function isDanger({ words, verdict, only = false }: Omit<Planned, "opened">): boolean {
  return (words[0] === PASS && !only) || verdict === "round";
}

/**
 * `say` it now, `ask` first, or `wait` until it is known which. A word that does not open a sentence never says one
 * that cannot be taken back.
 */
export function decide(asking: Asking, planned: Planned): "say" | "ask" | "wait" {
  if (isDanger(planned) || asking === "always") return "ask";
  if (planned.verdict === "unknown") return "wait";
  if (planned.verdict === "safe") return "say";
  return asking === "never" && planned.opened ? "say" : "ask";
}
