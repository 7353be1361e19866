/** What things of the page are called that are no words of a game. */

import type { View } from "../contract/view.gen";
import { humanize, type Speech } from "./speech";

export function gameName(speech: Speech, game: string): string {
  return speech.first([`game-${game}`]) ?? game;
}

export function levelName(speech: Speech, level: string): string {
  return humanize(speech.first([`level-${level}`]) ?? level);
}

/** The label of a fact, a counter, an area or a source of points. */
export function labelOf(speech: Speech, label: "fact" | "counter" | "area" | "score", id: string): string {
  return speech.first([`${label}-${id}`, id]) ?? humanize(id);
}

/** What things are called by what this table tells of them: `name-of-<area>` with the numbers and names among their facts. */
export function calledAfterFacts(speech: Speech, view: View): Map<string, string> {
  const called = new Map<string, string>();
  for (const { id, seat, items } of view.areas) {
    if (seat !== null || !speech.has(`name-of-${id}`)) continue;
    for (const { name, ...facts } of items) {
      const args: Record<string, string | number> = {};
      for (const [fact, value] of Object.entries(facts))
        if (typeof value === "number") args[fact] = value;
        else if (typeof value === "string") args[fact] = speech.name(value);
      called.set(name, speech.text(`name-of-${id}`, args));
    }
  }
  return called;
}

/** A name at the beginning of a line. */
export function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
