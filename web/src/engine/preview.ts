/** Which words to try out when something is pointed at: as much as is certain, and nothing that is not meant. */

import { type Choice, canConfirm, click, confirm, DONE, offered, openSentences } from "./choice";
import type { Offer, Word } from "./types";

/**
 * The words that a click on `word` would lead to: a whole sentence, a whole set, or the beginning that all the
 * ways which are left have in common. Null if that would not yet say what was pointed at.
 */
export function previewWords(offer: Offer | null, choice: Choice, word: Word): readonly Word[] | null {
  if (!offer) return null;
  if (offer.prompt.kind === "set") return inSet(offer, choice, word);
  if (!offered(offer, choice).has(word)) return null;
  const outcome = click(offer, choice, word);
  if (outcome.kind === "say") return outcome.words;
  const clicked = [...choice.clicked, word];
  const start = beginning(openSentences(offer, { clicked }));
  return clicked.every((each) => start.includes(each)) ? start : null;
}

function inSet(offer: Offer, choice: Choice, word: Word): readonly Word[] | null {
  if (word === DONE) return canConfirm(offer, choice) ? confirm(offer, choice) : null;
  const outcome = click(offer, choice, word);
  if (outcome.kind === "say") return outcome.words;
  if (outcome.kind === "refused" || !canConfirm(offer, outcome.choice)) return null;
  return confirm(offer, outcome.choice);
}

/** What all sentences begin with. */
function beginning(sentences: readonly (readonly Word[])[]): Word[] {
  const [first, ...rest] = sentences;
  const end = first?.findIndex((word, at) => rest.some((other) => other[at] !== word)) ?? -1;
  return first ? first.slice(0, end < 0 ? first.length : end) : [];
}
