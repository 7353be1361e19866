/**
 * One decision being pointed together, click by click, in any order.
 *
 * The table asks word by word; a hand does not think in that order. So the page holds all the ways to finish
 * the decision, keeps those that hold everything clicked so far, and lights up what they ask for next. A set is
 * collected and sorted as the table wants it. A click never says anything: what the clicks mean together is
 * read here (`read`), and whether it is said at once or asked for first is decided elsewhere (`policy.ts`).
 * This module is pure and knows no game.
 */

import type { Offer, Way, Word } from "./types";

export const DONE: Word = "done";

/** What has been clicked so far: for a set the picks, else words in the order of clicking; and what stood there before. */
export interface Choice {
  readonly clicked: readonly Word[];
  /** What was chosen before each click, oldest first: one click is one step back. */
  readonly past?: readonly (readonly Word[])[];
  /** Which proposal of a plan is meant, where several are made of the same things. */
  readonly way?: Way;
}

export type Outcome =
  | { readonly kind: "open"; readonly choice: Choice }
  | { readonly kind: "refused"; readonly word: Word }; // not possible now: ask why

/** `legal` is asked for next, `later` may be clicked too, `picked` belongs to what is planned. */
export type Light = "legal" | "later" | "picked" | "dark";

/** A word of what is planned, and whether it was clicked or only follows from the clicks. */
export interface Step {
  readonly word: Word;
  readonly clicked: boolean;
}

/** What the clicks mean together. */
export interface Reading {
  /** The ways that are still open. */
  readonly open: readonly Way[];
  readonly next: ReadonlySet<Word>;
  readonly later: ReadonlySet<Word>;
  /** What is certain already, in the order of the table. */
  readonly steps: readonly Step[];
  /** The whole decision, once there is only one thing that the clicks can mean. */
  readonly words: readonly Word[] | null;
}

const NOTHING: ReadonlySet<Word> = new Set();
const NO_READING: Reading = { open: [], next: NOTHING, later: NOTHING, steps: [], words: null };

/** A fresh start; a set that was begun elsewhere (another device, a reload) goes on where it was. */
export function begin(offer: Offer | null): Choice {
  return { clicked: offer?.prompt.kind === "set" ? [...offer.prompt.picked] : [] };
}

// ---- ways ---------------------------------------------------------------------------------------------------

const known = new WeakMap<Offer, readonly Way[]>();

/** The ways to finish the decision: whole proposals of the game, or sentences, whose things are their words. */
export function waysOf(offer: Offer): readonly Way[] {
  let ways = known.get(offer);
  if (!ways) {
    ways =
      offer.prompt.kind === "plan"
        ? offer.proposals
        : offer.sentences.map((sentence) => ({ words: sentence, things: sentence }));
    known.set(offer, ways);
  }
  return ways;
}

/** Whether all the clicks are among these words, each as often as it was clicked, in whatever order. */
function holds(words: readonly Word[], clicked: readonly Word[]): boolean {
  if (clicked.length > words.length) return false;
  for (let at = 0; at < clicked.length; at++) {
    const word = clicked[at] as Word;
    if (!words.includes(word)) return false;
    const first = clicked.indexOf(word);
    if (first !== at && count(words, word) < count(clicked, word)) return false;
  }
  return true;
}

function count(words: readonly Word[], word: Word): number {
  let found = 0;
  for (const each of words) if (each === word) found++;
  return found;
}

function same(one: readonly Word[], other: readonly Word[]): boolean {
  return one.length === other.length && one.every((word, at) => word === other[at]);
}

/** A way of a plan is also found by the words that say it (a turn, a side), not only by its things. */
function reaches(offer: Offer, way: Way, clicked: readonly Word[]): boolean {
  if (offer.prompt.kind !== "plan") return holds(way.words, clicked);
  return clicked.every((word) => way.things.includes(word) || way.words.includes(word));
}

/** The ways that hold the clicks, in whatever order. */
function heldWays(offer: Offer, clicked: readonly Word[]): readonly Way[] {
  const ways = waysOf(offer);
  return clicked.length === 0 ? ways : ways.filter((way) => reaches(offer, way, clicked));
}

const opened = new WeakMap<Offer, Map<string, readonly Way[]>>();

/** The ways that the clicks can mean: a word that was on offer when it was clicked was meant there, though it may come again. */
function openWays(offer: Offer, clicked: readonly Word[]): readonly Way[] {
  if (offer.prompt.kind === "plan" || clicked.length === 0) return heldWays(offer, clicked);
  const found = opened.get(offer) ?? new Map<string, readonly Way[]>();
  opened.set(offer, found);
  const key = clicked.join(" ");
  const ways = found.get(key) ?? meantWays(offer, clicked);
  found.set(key, ways);
  return ways;
}

function meantWays(offer: Offer, clicked: readonly Word[]): readonly Way[] {
  const before = clicked.slice(0, -1);
  const last = clicked[clicked.length - 1] as Word;
  const old = openWays(offer, before);
  const given = stepsOf(offer, old, before, null).map((step) => step.word);
  const next = new Set(old.flatMap((way) => without(way.words, given)[0] ?? []));
  const earlier = new Set(old);
  const held = heldWays(offer, clicked);
  const still = held.filter((way) => earlier.has(way));
  const ways = still.length > 0 ? still : held;
  if (!next.has(last)) return ways;
  const here = [...given, last].join(" ");
  const begun = new Set(
    ways.map((way) => way.words.join(" ")).filter((way) => `${way} `.startsWith(`${here} `)),
  );
  const among = new Set(last === DONE ? given : [...next, ...given]); // to be done is no answer among others
  const now = ways.filter((way) => {
    const left = without(way.words, given);
    if (left[0] === last) return true;
    // Several of a kind are listed in one order only: what could have been clicked in the table's order was not meant.
    return follows(way.words, clicked, among) && !begun.has([here, ...without(left, [last])].join(" "));
  });
  return now.length > 0 ? now : ways;
}

/** Whether nothing else stands between the clicks, or before them. */
function follows(words: readonly Word[], clicked: readonly Word[], among: ReadonlySet<Word>): boolean {
  const left = [...clicked];
  for (const word of words) {
    if (left.length === 0) return true;
    const at = left.indexOf(word);
    if (at >= 0) left.splice(at, 1);
    else if (!among.has(word)) return false;
  }
  return true;
}

/** What is left of these words without the clicks. */
function without(words: readonly Word[], clicked: readonly Word[]): Word[] {
  const rest = [...words];
  for (const word of clicked) {
    const at = rest.indexOf(word);
    if (at >= 0) rest.splice(at, 1);
  }
  return rest;
}

// ---- reading ------------------------------------------------------------------------------------------------

/** What the clicks mean so far. */
export function read(offer: Offer | null, choice: Choice): Reading {
  if (!offer) return NO_READING;
  return offer.prompt.kind === "set" ? readSet(offer, choice) : readWays(offer, choice.clicked, choice.way);
}

function readWays(offer: Offer, clicked: readonly Word[], way?: Way): Reading {
  if (way !== undefined && offer.prompt.kind === "word" && offer.proposals.some((each) => each === way))
    return readWhole(way);
  const open = openWays(offer, clicked);
  const named = way !== undefined && open.includes(way) ? way.words : null;
  const words = clicked.length === 0 ? null : (named ?? meant(offer, open, clicked));
  const steps = stepsOf(offer, open, clicked, words);
  const given = steps.map((step) => step.word);
  const next = new Set<Word>();
  const later = new Set<Word>();
  const common = offer.prompt.kind === "plan" && open.length > 1 ? shared(open) : NOTHING;
  for (const way of open) {
    const rest = without(way.things, given);
    if (offer.prompt.kind === "plan") for (const word of rest) (common.has(word) ? later : next).add(word);
    else if (rest[0] !== undefined) next.add(rest[0]);
  }
  for (const way of heldWays(offer, clicked)) for (const word of without(way.things, given)) later.add(word);
  if (words !== null) {
    // All is said that must be: what else could have been meant instead of the last click may still be clicked.
    for (const way of heldWays(offer, clicked.slice(0, -1))) {
      for (const word of without(way.things, given)) later.add(word);
    }
    for (const word of next) if (words.includes(word)) next.delete(word);
  }
  for (const word of next) later.delete(word);
  return { open, next, later, words, steps };
}

/** What is proposed beside the words of a question is whole by itself. */
function readWhole(way: Way): Reading {
  const steps = way.things.map((word) => ({ word, clicked: true }));
  return { open: [way], next: NOTHING, later: NOTHING, words: way.words, steps };
}

/** The things that all of these ways are made of: pointing at them chooses nothing. */
function shared(ways: readonly Way[]): ReadonlySet<Word> {
  const [first, ...rest] = ways;
  return new Set(first?.things.filter((thing) => rest.every((way) => way.things.includes(thing))));
}

/** The one thing that the clicks can mean; null while there are several. */
function meant(offer: Offer, open: readonly Way[], clicked: readonly Word[]): readonly Word[] | null {
  const [only] = open;
  if (only === undefined) return null;
  if (offer.prompt.kind === "plan") {
    // Everything that belongs to it is clicked, or belongs to all that are left.
    const given = new Set([...clicked, ...shared(open)]);
    const whole = open.find(
      (way) => way.things.length === given.size && way.things.every((thing) => given.has(thing)),
    );
    return (open.length === 1 ? only : whole)?.words ?? null;
  }
  // Clicked in the table's own order to the end: nothing else is meant.
  const exact = open.find((way) => same(way.words, clicked));
  if (exact) return exact.words;
  if (open.length === 1) return only.words;
  // Only ways are left that order the same words differently: the one nearest to the clicks.
  if (open.every((way) => way.words.length === clicked.length)) return nearest(open, clicked);
  return null;
}

/** What is certain: the clicks, and what all open ways begin with; in the order of the table. A plan is told by its things. */
function stepsOf(
  offer: Offer,
  open: readonly Way[],
  clicked: readonly Word[],
  words: readonly Word[] | null,
): readonly Step[] {
  if (clicked.length === 0) return [];
  if (offer.prompt.kind === "plan") {
    const whole = words === null ? null : open.find((way) => same(way.words, words));
    const sure = whole ? whole.things : [...shared(open)];
    return [...new Set([...clicked, ...sure])].map((word) => ({ word, clicked: clicked.includes(word) }));
  }
  const order = words ?? open[0]?.words ?? [];
  const sure = words ?? beginning(open.map((way) => way.words));
  const left = [...clicked];
  const steps: Step[] = [];
  for (const [place, word] of order.entries()) {
    const at = left.indexOf(word);
    if (at >= 0) left.splice(at, 1);
    if (at >= 0 || place < sure.length) steps.push({ word, clicked: at >= 0 });
  }
  return [...steps, ...left.map((word) => ({ word, clicked: true }))];
}

/** What all sentences begin with. */
export function beginning(sentences: readonly (readonly Word[])[]): Word[] {
  const [first, ...rest] = sentences;
  const end = first?.findIndex((word, at) => rest.some((other) => other[at] !== word)) ?? -1;
  return first ? first.slice(0, end < 0 ? first.length : end) : [];
}

/** The sentence that keeps the order of the clicks longest; the first of equals. */
function nearest(ways: readonly Way[], clicked: readonly Word[]): readonly Word[] {
  const shared = ways.map((way) => commonOrder(way.words, clicked));
  return ways[shared.indexOf(Math.max(...shared))]?.words ?? [];
}

/** The length of the longest common subsequence. */
function commonOrder(one: readonly Word[], other: readonly Word[]): number {
  let row = new Array<number>(other.length + 1).fill(0);
  for (const word of one) {
    const next = [0];
    for (let at = 0; at < other.length; at++) {
      next.push(other[at] === word ? (row[at] ?? 0) + 1 : Math.max(next[at] ?? 0, row[at + 1] ?? 0));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}

/** How a component is lit. */
export function light(reading: Reading, choice: Choice, word: Word | null): Light {
  if (word === null) return "dark";
  if (reading.next.has(word)) return "legal"; // a sentence may hold a word twice
  if (choice.clicked.includes(word) || reading.steps.some((step) => step.word === word)) return "picked";
  return reading.later.has(word) ? "later" : "dark";
}

/**
 * What the table itself would ask for next, given the clicks: for buttons and lists. When all is said that must be, it is
 * what the last click was chosen from, so that another can be chosen instead.
 */
export function nextWords(offer: Offer | null, choice: Choice): Word[] {
  if (!offer) return [];
  if (offer.prompt.kind === "set") return [...choosable(offer)];
  const { next, words } = read(offer, choice);
  return words === null ? [...next] : [...read(offer, { clicked: choice.clicked.slice(0, -1) }).next];
}

/** Whether the first word of what is planned was itself clicked, so that it was surely meant. */
export function isOpened(words: readonly Word[], choice: Choice): boolean {
  return words[0] !== undefined && choice.clicked.includes(words[0]);
}

/** One of the proposals as if all of its things had been clicked, in one click. */
export function propose(choice: Choice, way: Way): Choice {
  return { clicked: way.things, past: [...(choice.past ?? []), choice.clicked], way };
}

// ---- clicking -----------------------------------------------------------------------------------------------

/** A click on a component: on one word, or on several at once (a half of a token is the token and its side). */
export function click(offer: Offer, choice: Choice, at: Word | readonly Word[]): Outcome {
  const words = typeof at === "string" ? [at] : at;
  const clicked =
    offer.prompt.kind === "set"
      ? clickInSet(offer, choice.clicked, words)
      : clickInWays(offer, choice.clicked, words);
  if (clicked === null) return { kind: "refused", word: words.at(-1) ?? "" };
  return { kind: "open", choice: { clicked, past: [...(choice.past ?? []), choice.clicked] } };
}

function clickInWays(offer: Offer, clicked: readonly Word[], words: readonly Word[]): readonly Word[] | null {
  const ways = waysOf(offer);
  const possible = (wanted: readonly Word[]) => ways.some((way) => reaches(offer, way, wanted));
  const repeated = words.every((word) => clicked.includes(word));
  const more = [...clicked, ...words];
  if (!(repeated && offer.prompt.kind === "plan") && possible(more)) return more;
  if (repeated) return without(clicked, words); // a second click takes back
  // The mind was changed: keep as many of the first clicks as go together with this one.
  for (let kept = clicked.length - 1; kept >= 0; kept--) {
    const instead = [...clicked.slice(0, kept), ...words];
    if (possible(instead)) return instead;
  }
  return null;
}

/** Take the last click back; null if there is none to take back on this page. */
export function back(choice: Choice): Choice | null {
  const past = choice.past ?? [];
  const last = past.at(-1);
  return last === undefined ? null : { clicked: last, past: past.slice(0, -1) };
}

// ---- sets ---------------------------------------------------------------------------------------------------

/** The words of the set that may be chosen now; what the table already has stays unless the seat takes it back. */
function choosable(offer: Offer): readonly Word[] {
  const { picked } = offer.prompt;
  const last = picked.length ? offer.candidates.indexOf(picked[picked.length - 1] as Word) : -1;
  return offer.candidates.slice(last + 1);
}

function readSet(offer: Offer, choice: Choice): Reading {
  const full = choice.clicked.length >= offer.prompt.most;
  const free = choosable(offer).filter((word) => !choice.clicked.includes(word));
  return {
    open: [],
    next: full ? NOTHING : new Set(free),
    later: full && freePlaces(offer) === 1 ? new Set(free) : NOTHING, // a click moves the only choice there
    steps: choice.clicked.map((word) => ({ word, clicked: true })),
    words: canConfirm(offer, choice) ? confirm(offer, choice) : null,
  };
}

function freePlaces(offer: Offer): number {
  return offer.prompt.most - offer.prompt.picked.length;
}

function clickInSet(offer: Offer, clicked: readonly Word[], words: readonly Word[]): readonly Word[] | null {
  if (!words.every((word) => choosable(offer).includes(word))) return null;
  if (words.every((word) => clicked.includes(word))) return without(clicked, words);
  const more = [...new Set([...clicked, ...words])];
  if (more.length <= offer.prompt.most) return more;
  // One too many: with a single free place the newest click moves it, else something must go first.
  return freePlaces(offer) === 1 && words.length === 1 ? [...offer.prompt.picked, ...words] : null;
}

/** A set of exactly one is like any other answer; every other set waits until its owner calls it whole. */
export function needsConfirm(offer: Offer): boolean {
  return offer.prompt.kind === "set" && !(offer.prompt.least === 1 && offer.prompt.most === 1);
}

/** Whether the collected set is large enough, and not too large. */
export function canConfirm(offer: Offer | null, choice: Choice): boolean {
  if (offer?.prompt.kind !== "set") return false;
  const chosen = choice.clicked.length;
  return chosen >= offer.prompt.least && chosen <= offer.prompt.most;
}

/** The set in the order of the vocabulary, without what the table already has; `done` if it is not full. */
export function confirm(offer: Offer, choice: Choice): Word[] {
  const already = offer.prompt.picked;
  const words = offer.candidates.filter((word) => choice.clicked.includes(word) && !already.includes(word));
  if (choice.clicked.length < offer.prompt.most) words.push(DONE);
  return words;
}
