/** The end of a round as the log tells it: five steps with what happened in each. Pure. */

import type { Entry } from "../../contract/messages.gen";

export interface ToldStep {
  readonly step: string;
  readonly entries: readonly Entry[];
}

export interface Told {
  /** Which line of the log begins it: another number is another round. */
  readonly at: number;
  readonly steps: readonly ToldStep[];
  /** The next round has begun. */
  readonly whole: boolean;
}

const STEP = "federation-did-step";
const ROUND = "federation-did-round";
const FIRST = "step-income";

const begins = ({ id, args }: Entry) => id === STEP && args.step === FIRST;

/** The last end of a round in the log; null if there was none yet. */
export function toldOf(log: readonly Entry[]): Told | null {
  const at = log.findLastIndex(begins);
  return at < 0 ? null : toldFrom(log, at);
}

function toldFrom(log: readonly Entry[], at: number): Told {
  const end = log.findIndex((entry, line) => line > at && entry.id === ROUND);
  const steps: { step: string; entries: Entry[] }[] = [];
  for (const entry of log.slice(at, end < 0 ? log.length : end)) {
    if (entry.id === STEP) steps.push({ step: String(entry.args.step).replace(/^step-/, ""), entries: [] });
    else steps.at(-1)?.entries.push(entry);
  }
  return { at, steps, whole: end >= 0 };
}

/** What each seat has scored by the law of a round, as far as the log goes back. */
export function lawScores(log: readonly Entry[], round: number): ReadonlyMap<number, number> {
  const starts = log.flatMap((entry, at) => (begins(entry) ? [at] : []));
  const at = starts[round - 1];
  const law = at === undefined ? undefined : toldFrom(log, at).steps.find(({ step }) => step === "law");
  const scores = new Map<number, number>();
  for (const { id, args } of law?.entries ?? [])
    if (id === "federation-did-points" && typeof args.seat === "number")
      scores.set(args.seat, (scores.get(args.seat) ?? 0) + Number(args.n));
  return scores;
}
