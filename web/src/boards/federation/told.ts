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

/** The last end of a round in the log; null if there was none yet. */
export function toldOf(log: readonly Entry[]): Told | null {
  let at = log.length - 1;
  while (at >= 0 && !(log[at]?.id === STEP && log[at]?.args.step === FIRST)) at--;
  if (at < 0) return null;
  const end = log.findIndex((entry, line) => line > at && entry.id === ROUND);
  const steps: { step: string; entries: Entry[] }[] = [];
  for (const entry of log.slice(at, end < 0 ? log.length : end)) {
    if (entry.id === STEP) steps.push({ step: String(entry.args.step).replace(/^step-/, ""), entries: [] });
    else steps.at(-1)?.entries.push(entry);
  }
  return { at, steps, whole: end >= 0 };
}
