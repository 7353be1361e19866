/** A half of a token is dragged onto a room: it is in the hand as if it had been clicked, and where it is let go it is laid. */

import { type PointerEvent, useEffect, useRef } from "react";
import type { Word } from "../../engine/types";
import { type Play, usePlay } from "../../kit/thing";

const FAR = 8; // so far a hand trembles

/** The room under a point, if something may be laid there now. */
function roomAt(play: Play, x: number, y: number): { word: Word; place: Element } | null {
  const place = document.elementFromPoint(x, y)?.closest("[data-space]")?.querySelector("[data-word]");
  const word = place?.getAttribute("data-word");
  return place && word && play.light(word) === "legal" ? { word, place } : null;
}

/** Also while another token is in the hand: then this one takes its place. */
function isOffered(play: Play, [first = ""]: readonly Word[]): boolean {
  return play.light(first) !== "dark" || play.snapshot().offer?.legal.includes(first) === true;
}

/** What follows the pointer. */
function copyOf(half: HTMLElement): HTMLElement {
  const copy = half.cloneNode(true) as HTMLElement;
  const { width, height } = half.getBoundingClientRect();
  Object.assign(copy.style, {
    position: "fixed",
    zIndex: "50",
    width: `${width}px`,
    height: `${height}px`,
    opacity: "0.85",
    pointerEvents: "none",
  });
  copy.setAttribute("aria-hidden", "true");
  for (const part of copy.querySelectorAll("[data-word]")) part.remove();
  return copy;
}

/** For the half of a token; null: it cannot be taken. */
export function useDrag(words: readonly Word[] | null) {
  const play = usePlay();
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => () => stop.current?.(), []);

  return (event: PointerEvent<HTMLElement>) => {
    if (words === null || event.button !== 0) return;
    const half = event.currentTarget;
    const from = { x: event.clientX, y: event.clientY };
    let copy: HTMLElement | null = null;

    const move = (now: globalThis.PointerEvent) => {
      if (copy === null) {
        if (Math.hypot(now.clientX - from.x, now.clientY - from.y) < FAR) return;
        if (!isOffered(play, words)) return;
        if (words.some((word) => play.light(word) !== "picked")) play.point(words);
        copy = copyOf(half);
        half.closest(".k-frame")?.append(copy);
      }
      const { width, height } = copy.getBoundingClientRect();
      copy.style.left = `${now.clientX - width / 2}px`;
      copy.style.top = `${now.clientY - height / 2}px`;
      const room = roomAt(play, now.clientX, now.clientY);
      play.hover(room?.word ?? null, room?.place ?? null);
    };
    const up = (now: globalThis.PointerEvent) => {
      const room = copy === null ? null : roomAt(play, now.clientX, now.clientY);
      if (copy !== null) swallowClick();
      end();
      if (room) play.point(room.word);
    };
    const end = () => {
      copy?.remove();
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", end);
      stop.current = null;
    };
    stop.current?.();
    stop.current = end;
    addEventListener("pointermove", move);
    addEventListener("pointerup", up);
    addEventListener("pointercancel", end);
  };
}

/** The click that ends a drag is no answer. */
function swallowClick(): void {
  const swallow = (event: MouseEvent) => event.stopPropagation();
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }), 0);
}
