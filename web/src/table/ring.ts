import type { Word } from "../engine/types";
import { ringAround, tellElsewhere } from "../kit/elsewhere";

/** The elements of the board that show a word; buttons and lists of answers do not count. */
export function placesOf(word: Word): Element[] {
  const found = document.querySelectorAll(`[data-word="${CSS.escape(word)}"]`);
  return [...found].filter((element) => !element.closest(".prompt, .on-offer"));
}

/** What a seat did is not shown on what belongs to another. */
function mayBe(place: Element, seat: number | null): boolean {
  const owner = place.closest("[data-owner]")?.getAttribute("data-owner");
  return seat === null || owner == null || owner === String(seat);
}

/** A ring around where something happened. */
export function ring(words: readonly Word[], seat: number | null = null, time?: number): void {
  const drawn = words.flatMap(placesOf);
  const places = drawn.filter((place) => mayBe(place, seat));
  places[0]?.scrollIntoView({ block: "nearest", inline: "nearest" });
  ringAround(places, time);
  if (places.length === 0 && drawn.length > 0 && seat !== null && time === undefined)
    tellElsewhere({ seat, words });
}
