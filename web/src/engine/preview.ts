/** Which words to try out when something is pointed at, and what the view would be like. Pure. */

import { beginning, type Choice, click, DONE, read } from "./choice";
import type { FactChange, Offer, Word } from "./types";

/**
 * The words that a click on a thing would lead to: a whole sentence, a whole set, or the beginning that all the
 * ways which are left have in common. Null if that would not yet say what was pointed at.
 */
export function previewWords(
  offer: Offer | null,
  choice: Choice,
  at: Word | readonly Word[],
): readonly Word[] | null {
  if (!offer) return null;
  if (at === DONE && offer.prompt.kind === "set") return read(offer, choice).words;
  if (offer.prompt.kind !== "set" && !within(offer, choice, at)) return null;
  const outcome = click(offer, choice, at);
  return outcome.kind === "refused" ? null : certain(offer, outcome.choice);
}

/** Only what goes together with the clicks so far is tried out: pointing elsewhere is not yet a changed mind. */
function within(offer: Offer, choice: Choice, at: Word | readonly Word[]): boolean {
  const { next, later } = read(offer, choice);
  return (typeof at === "string" ? [at] : at).every((word) => next.has(word) || later.has(word));
}

/** As much of what was clicked as can be said already; null if that leaves a click out. */
export function certain(offer: Offer, choice: Choice): readonly Word[] | null {
  const reading = read(offer, choice);
  if (reading.words !== null) return reading.words;
  if (offer.prompt.kind !== "word" || choice.clicked.length === 0) return null;
  const start = beginning(reading.open.map((way) => way.words));
  return choice.clicked.every((each) => start.includes(each)) ? start : null;
}

/** The view as it would be: what changes is made anew, everything else is shared. */
export function foreseenView<V>(view: V, facts: readonly FactChange[]): V {
  return facts.reduce((now, { path, after }) => put(now, path, after) as V, view);
}

function put(node: unknown, path: readonly (string | number)[], value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  if (Array.isArray(node)) {
    const copy = [...node];
    copy[Number(key)] = put(copy[Number(key)], rest, value);
    return copy;
  }
  const record: Record<string, unknown> = typeof node === "object" && node !== null ? { ...node } : {};
  record[String(key)] = put(record[String(key)], rest, value);
  return record;
}
