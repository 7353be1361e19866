/**
 * One decision being pointed together, click by click, in any order.
 *
 * The table asks word by word; a hand does not think in that order. So the page holds all the ways to finish
 * the decision (`sentences`), keeps those that hold everything clicked so far, lights up what else they
 * hold, and says the one that remains. A set is collected, sorted as the table wants it, and confirmed.
 * This module is pure and knows no game.
 */

import type { Offer, Word } from "./types";

export const DONE: Word = "done";

/** What has been clicked so far: for a set the picks, else words in the order of clicking. */
export interface Choice {
  readonly clicked: readonly Word[];
}

export type Outcome =
  | { readonly kind: "open"; readonly choice: Choice } // more is needed
  | { readonly kind: "say"; readonly words: readonly Word[] } // the decision is made
  | { readonly kind: "refused"; readonly word: Word }; // not possible now: ask why

export type Light = "legal" | "picked" | "dark";

const EMPTY: Choice = { clicked: [] };

/** A fresh start; a set that was begun elsewhere (another device, a reload) goes on where it was. */
export function begin(offer: Offer | null): Choice {
  if (offer?.prompt.kind === "set" && offer.prompt.picked.length > 0) {
    return { clicked: [...offer.prompt.picked] };
  }
  return EMPTY;
}

/** Whether a sentence holds all the clicks, each as often as it was clicked, in whatever order. */
function holds(sentence: readonly Word[], clicked: readonly Word[]): boolean {
  if (clicked.length > sentence.length) return false;
  const rest = [...sentence];
  for (const word of clicked) {
    const at = rest.indexOf(word);
    if (at < 0) return false;
    rest.splice(at, 1);
  }
  return true;
}

function same(one: readonly Word[], other: readonly Word[]): boolean {
  return one.length === other.length && one.every((word, at) => word === other[at]);
}

/** The ways that are still open. */
export function openSentences(offer: Offer, choice: Choice): (readonly Word[])[] {
  return offer.sentences.filter((sentence) => holds(sentence, choice.clicked));
}

/** The words of a set that the table already has: they stay unless the seat takes them back. */
function settled(offer: Offer): readonly Word[] {
  return offer.prompt.picked;
}

/** The words of the set that may be chosen now, before any of this page's clicks. */
function choosable(offer: Offer): readonly Word[] {
  const picked = settled(offer);
  const last = picked.length ? offer.candidates.indexOf(picked[picked.length - 1] as Word) : -1;
  return offer.candidates.slice(last + 1);
}

/** Everything that a click would be taken for now. */
export function offered(offer: Offer | null, choice: Choice): ReadonlySet<Word> {
  if (!offer) return new Set();
  if (offer.prompt.kind === "set") {
    const words = new Set<Word>();
    const full = choice.clicked.length >= offer.prompt.most;
    for (const word of choosable(offer)) {
      if (choice.clicked.includes(word) || !full) words.add(word);
    }
    return words;
  }
  const words = new Set<Word>();
  for (const sentence of openSentences(offer, choice)) {
    const rest = [...sentence];
    for (const word of choice.clicked) rest.splice(rest.indexOf(word), 1);
    for (const word of rest) words.add(word);
  }
  return words;
}

/** What the table itself would ask for next, given the clicks: for buttons and lists. */
export function nextWords(offer: Offer | null, choice: Choice): Word[] {
  if (!offer) return [];
  if (offer.prompt.kind === "set") return [...choosable(offer)];
  const words = new Set<Word>();
  for (const sentence of openSentences(offer, choice)) {
    const rest = [...choice.clicked];
    const next = sentence.find((word) => {
      const at = rest.indexOf(word);
      if (at >= 0) rest.splice(at, 1);
      return at < 0;
    });
    if (next !== undefined) words.add(next);
  }
  return [...words];
}

/** How a component is lit. */
export function light(
  offer: Offer | null,
  choice: Choice,
  open: ReadonlySet<Word>,
  word: Word | null,
): Light {
  if (!offer || word === null) return "dark";
  const picked = choice.clicked.includes(word);
  if (open.has(word) && !(picked && offer.prompt.kind === "set")) return "legal"; // a sentence may hold a word twice
  return picked ? "picked" : "dark";
}

/** A click on a component. */
export function click(offer: Offer, choice: Choice, word: Word): Outcome {
  return offer.prompt.kind === "set" ? clickInSet(offer, choice, word) : clickInSentence(offer, choice, word);
}

function clickInSentence(offer: Offer, choice: Choice, word: Word): Outcome {
  const clicked = [...choice.clicked, word];
  const open = offer.sentences.filter((sentence) => holds(sentence, clicked));
  if (open.length === 0) {
    const at = choice.clicked.lastIndexOf(word);
    if (at >= 0) return { kind: "open", choice: { clicked: choice.clicked.toSpliced(at, 1) } }; // taken back
    // Something else that could be meant from the start: the mind was changed.
    const afresh = choice.clicked.length > 0 ? clickInSentence(offer, EMPTY, word) : null;
    return afresh && afresh.kind !== "refused" ? afresh : { kind: "refused", word };
  }
  // Said in the table's own order, to the end: there is nothing else that this could mean.
  const exact = open.find((sentence) => same(sentence, clicked));
  if (exact) return { kind: "say", words: exact };
  // One way is left, or only ways that order the same words differently: the one nearest to the clicks.
  if (open.length === 1 || open.every((sentence) => sentence.length === clicked.length)) {
    return { kind: "say", words: nearest(open, clicked) };
  }
  return { kind: "open", choice: { clicked } };
}

/** The sentence that keeps the order of the clicks longest; the first of equals. */
function nearest(sentences: readonly (readonly Word[])[], clicked: readonly Word[]): readonly Word[] {
  const shared = sentences.map((sentence) => commonOrder(sentence, clicked));
  return sentences[shared.indexOf(Math.max(...shared))] ?? [];
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

function clickInSet(offer: Offer, choice: Choice, word: Word): Outcome {
  const { most } = offer.prompt;
  if (word === DONE) {
    return canConfirm(offer, choice)
      ? { kind: "say", words: confirm(offer, choice) }
      : { kind: "refused", word };
  }
  if (!choosable(offer).includes(word)) return { kind: "refused", word };
  const at = choice.clicked.indexOf(word);
  if (at >= 0) return { kind: "open", choice: { clicked: choice.clicked.toSpliced(at, 1) } };
  if (!needsConfirm(offer)) return { kind: "say", words: [word] };
  if (choice.clicked.length >= most) {
    // One too many: with a single free place the newest click moves it, else something must go first.
    if (most - settled(offer).length !== 1) return { kind: "refused", word };
    return { kind: "open", choice: { clicked: [...settled(offer), word] } };
  }
  return { kind: "open", choice: { clicked: [...choice.clicked, word] } };
}

/** A set of exactly one is said with its click; every other set is confirmed. */
export function needsConfirm(offer: Offer): boolean {
  return offer.prompt.kind === "set" && !(offer.prompt.least === 1 && offer.prompt.most === 1);
}

/** Whether the collected set is large enough, and not too large. */
export function canConfirm(offer: Offer | null, choice: Choice): boolean {
  if (offer?.prompt.kind !== "set") return false;
  const count = choice.clicked.length;
  return count >= offer.prompt.least && count <= offer.prompt.most;
}

/** The set in the order of the vocabulary, without what the table already has; `done` if it is not full. */
export function confirm(offer: Offer, choice: Choice): Word[] {
  const already = settled(offer);
  const words = offer.candidates.filter((word) => choice.clicked.includes(word) && !already.includes(word));
  if (choice.clicked.length < offer.prompt.most) words.push(DONE);
  return words;
}

/** Take the last click back; null if there is none to take back on this page. */
export function back(offer: Offer | null, choice: Choice): Choice | null {
  const kept = offer?.prompt.kind === "set" ? settled(offer).length : 0;
  return choice.clicked.length > kept ? { clicked: choice.clicked.slice(0, -1) } : null;
}
