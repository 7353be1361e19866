/** Where something happened: a ring around it; and if that is on what belongs to somebody else, the board may show it. */

import { useEffect, useRef } from "react";
import type { Word } from "../engine/types";

export interface Elsewhere {
  readonly seat: number;
  readonly words: readonly Word[];
}

const TIME = 1_600;

export function ringAround(places: Iterable<Element>, time = TIME): void {
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
}

const listeners = new Set<(at: Elsewhere) => void>();

export function tellElsewhere(at: Elsewhere): void {
  for (const listener of listeners) listener(at);
}

/** For a board that draws one seat at a time: show this one. What is its own it marks with `data-owner`. */
export function useElsewhere(show: (at: Elsewhere) => void): void {
  const latest = useRef(show);
  latest.current = show;
  useEffect(() => {
    const listener = (at: Elsewhere) => latest.current(at);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  }, []);
}
