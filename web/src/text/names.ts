/** What things of the page are called that are no words of a game. */

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

/** A name at the beginning of a line. */
export function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
