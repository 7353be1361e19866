/** What the others did: marks on the places of their last moves, and the lines of the log. Pure. */

import type { Entry } from "../contract/messages.gen";
import type { CounterChange, Word } from "../engine/types";

/** A move of somebody else since the own last act. */
export interface Mark {
  readonly n: number;
  readonly seat: number;
  /** Which line of the log tells it. */
  readonly line: number;
}

export function seatOf(entry: Entry): number | null {
  const seat = entry.args.seat;
  return typeof seat === "number" ? seat : null;
}

/** The words that a line speaks of: where it happened, if they are drawn. */
export function wordsOf(entry: Entry): Word[] {
  return Object.values(entry.args).flatMap((value) =>
    typeof value === "number" ? [] : typeof value === "string" ? [value] : [...value],
  );
}

/** Marks with those of the new lines added; the newest move of a place counts. */
export function marked(
  marks: ReadonlyMap<Word, Mark>,
  entries: readonly Entry[],
  from: number,
  own: number | null,
): ReadonlyMap<Word, Mark> {
  const found = new Map(marks);
  let n = Math.max(0, ...[...marks.values()].map((mark) => mark.n));
  entries.forEach((entry, at) => {
    const seat = seatOf(entry);
    if (seat === null || seat === own || HEADING.test(entry.id) || INCOME.test(entry.id)) return;
    const words = wordsOf(entry);
    if (words.length === 0) return;
    n += 1;
    for (const word of words) found.set(word, { n, seat, line: from + at });
  });
  return found;
}

/** Lines with these ids are headings of the log. */
export const HEADING = /-(round|phase)$/;

/** Lines with these ids tell what somebody was brought, not what they did. */
const INCOME = /-did-income/;

/** What an act did stands at its first line: what it did to others, at the first line of the act that speaks of them. */
export function attributed(entries: readonly Entry[]): readonly Entry[] {
  const found = [...entries];
  entries.forEach((entry, at) => {
    if (entry.changes.length === 0 || entries[at - 1]?.act === entry.act) return;
    for (const change of entry.changes) {
      if (change.seat === seatOf(entry)) continue;
      const its = found.findIndex(
        (other, place) => place > at && other.act === entry.act && seatOf(other) === change.seat,
      );
      const [from, to] = [found[at], found[its]];
      if (!from || !to) continue;
      found[at] = { ...from, changes: from.changes.filter((each) => each !== change) };
      found[its] = { ...to, changes: [...to.changes, change] };
    }
  });
  return found;
}

/** Lines that belong together: a chain of equal small acts of one seat is one. */
export interface Chain {
  readonly from: number;
  readonly entries: readonly Entry[];
}

export function chains(entries: readonly Entry[], from: number): Chain[] {
  const found: { from: number; entries: Entry[] }[] = [];
  entries.forEach((entry, at) => {
    const last = found.at(-1);
    const before = last?.entries[0];
    const joins =
      before !== undefined &&
      !HEADING.test(entry.id) &&
      seatOf(entry) !== null &&
      seatOf(before) === seatOf(entry) &&
      before.id === entry.id;
    if (joins && last) last.entries.push(entry);
    else found.push({ from: from + at, entries: [entry] });
  });
  return found;
}

/** What a chain cost and brought together. */
export function sum(entries: readonly Entry[]): CounterChange[] {
  const total = new Map<string, CounterChange>();
  for (const change of entries.flatMap((entry) => entry.changes)) {
    const key = `${change.seat} ${change.counter}`;
    total.set(key, { ...change, by: change.by + (total.get(key)?.by ?? 0) });
  }
  return [...total.values()].filter((change) => change.by !== 0);
}
