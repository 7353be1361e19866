import type { Word } from "../engine/types";

/** The elements of the board that show a word; buttons and lists of answers do not count. */
export function placesOf(word: Word): Element[] {
  const found = document.querySelectorAll(`[data-word="${CSS.escape(word)}"]`);
  return [...found].filter((element) => !element.closest(".prompt, .on-offer"));
}

const TIME = 1_600;

/** A ring around where something happened; true if it is anywhere to be seen. */
export function ring(words: readonly Word[], time = TIME): boolean {
  const places = words.flatMap(placesOf);
  places[0]?.scrollIntoView({ block: "nearest", inline: "nearest" });
  for (const place of places) {
    const { left, top, width, height } = place.getBoundingClientRect();
    const around = document.createElement("div");
    around.className = "ring";
    around.setAttribute("aria-hidden", "true");
    Object.assign(around.style, {
      left: `${left - 5}px`,
      top: `${top - 5}px`,
      width: `${width + 10}px`,
      height: `${height + 10}px`,
    });
    document.body.append(around);
    setTimeout(() => around.remove(), time);
  }
  return places.length > 0;
}
