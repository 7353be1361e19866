/**
 * Movement: whatever carries `data-id` travels from where it was to where it is whenever the table has changed. Identities
 * are not words: a hex and the piece on it share a word, tokens have none.
 */

import { type RefObject, useLayoutEffect, useRef } from "react";
import { useNow } from "./thing";

export const TIME = 280;

export function stillness(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

interface Place {
  readonly x: number;
  readonly y: number;
}

function middle(element: Element): Place {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

const NEAR = 16; // less is not worth a movement

/**
 * Everything with `data-id` below `root` travels. Something new comes from the element that `data-from` names by
 * `data-place` (a deck, a supply, the panel of a seat), else it appears. Moves of one change follow each other closely.
 */
export function useTravel(root: RefObject<Element | null>): void {
  const heard = useNow((now) => now.heard);
  const before = useRef(new Map<string, Place>());
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new table message is a moment to travel
  useLayoutEffect(() => {
    const now = new Map<string, Place>();
    const first = before.current.size === 0;
    const still = first || stillness();
    let wait = 0;
    for (const element of root.current?.querySelectorAll<HTMLElement | SVGElement>("[data-id]") ?? []) {
      if (element.closest(".k-end")) continue; // shown once more
      const id = element.dataset.id ?? "";
      const here = middle(element);
      now.set(id, here);
      if (still) continue;
      const from = element.dataset.from;
      const source = from ? root.current?.querySelector(`[data-place="${CSS.escape(from)}"]`) : null;
      const there = before.current.get(id) ?? (source ? middle(source) : null);
      if (travel(element, there, here, wait)) wait = Math.min(wait + 40, 400);
    }
    before.current = now;
  }, [heard]);
  useSkip();
}

function travel(element: Element, there: Place | null, here: Place, delay: number): boolean {
  const easing = "cubic-bezier(.2,.7,.3,1)";
  if (there === null) {
    element.animate({ opacity: [0, 1] }, { duration: TIME, easing, fill: "backwards", delay });
    return true;
  }
  const x = there.x - here.x;
  const y = there.y - here.y;
  if (Math.abs(x) + Math.abs(y) < NEAR) return false;
  element.animate(
    { translate: [`${x}px ${y}px`, "0 0"] },
    { duration: TIME, easing, fill: "backwards", delay },
  );
  return true;
}

/** A key makes waiting unnecessary. */
function useSkip(): void {
  useLayoutEffect(() => {
    const finish = () => {
      for (const animation of document.getAnimations()) {
        if (!(animation instanceof CSSTransition) && animation.effect?.getTiming().iterations === 1)
          animation.finish();
      }
    };
    addEventListener("keydown", finish);
    return () => removeEventListener("keydown", finish);
  }, []);
}

/** How often a value has changed since it was first shown: a key that restarts the ticking. */
export function useTick(value: number): number {
  const seen = useRef({ value, times: 0 });
  if (seen.current.value !== value) seen.current = { value, times: seen.current.times + 1 };
  return seen.current.times;
}
