import type { Choice } from "../engine/choice";
import type { Offer, View, Word } from "../engine/types";
import type { Speech } from "../text/speech";

/** The fact by which a view tells what a component counts for. */
const WORTH = "value";

/** What the chosen components are worth together; null unless the view says it of everything that can be chosen. */
export function sumOf(
  view: View | null,
  candidates: readonly Word[],
  chosen: readonly Word[],
): number | null {
  const worth = new Map<Word, number>();
  for (const area of view?.areas ?? []) {
    for (const item of area.items) {
      const value = item[WORTH];
      if (item.word !== null && typeof value === "number") worth.set(item.word, value);
    }
  }
  if (candidates.length === 0 || !candidates.every((word) => worth.has(word))) return null;
  return chosen.reduce((sum, word) => sum + (worth.get(word) ?? 0), 0);
}

/**
 * How far a set is: in the words of its own question if there are any (`race-ask-pay-chosen`: "paid 2 of 3"), else the count
 * and its bounds; and what the chosen things are worth together, if the view tells.
 */
export function chosenText(speech: Speech, view: View | null, offer: Offer, choice: Choice): string {
  const { id, least, most, args } = offer.prompt;
  const n = choice.clicked.length;
  const bounds = least === most ? "exact" : least === 0 ? "most" : "range";
  const sum = sumOf(view, offer.candidates, choice.clicked);
  const own = speech.first([`${id}-chosen`], { ...numbers(args), n, least, most, sum: sum ?? n });
  const text = own ?? speech.text("web-chosen", { n, least, most, bounds });
  return own !== null || sum === null ? text : `${text} · ${speech.text("web-sum", { n: sum })}`;
}

function numbers(args: Offer["prompt"]["args"]): Record<string, number> {
  const found = Object.entries(args ?? {}).filter(
    (each): each is [string, number] => typeof each[1] === "number",
  );
  return Object.fromEntries(found);
}
