import { type RefObject, useLayoutEffect, useRef } from "react";
import { useNow } from "../../kit/thing";

const TIME = 280;

/** Cards travel from where they were to where they are whenever the table has changed. */
export function useTravel(board: RefObject<HTMLElement | null>): void {
  const heard = useNow((snapshot) => snapshot.heard);
  const before = useRef(new Map<string, DOMRect>());
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new table message is a moment to travel
  useLayoutEffect(() => {
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const now = new Map<string, DOMRect>();
    for (const element of board.current?.querySelectorAll<HTMLElement>(".card[data-word]") ?? []) {
      const word = element.dataset.word ?? "";
      const here = element.getBoundingClientRect();
      now.set(word, here);
      if (still || before.current.size === 0) continue;
      const there = before.current.get(word);
      if (!there) {
        element.animate({ opacity: [0, 1], scale: ["0.92", "1"] }, { duration: TIME, easing: "ease-out" });
      } else if (Math.abs(there.left - here.left) + Math.abs(there.top - here.top) > 24) {
        const move = `${there.left - here.left}px ${there.top - here.top}px`;
        element.animate({ translate: [move, "0 0"] }, { duration: TIME, easing: "ease-out" });
      }
    }
    before.current = now;
  }, [heard]);

  // A key makes waiting unnecessary.
  useLayoutEffect(() => {
    const finish = () => {
      for (const animation of document.getAnimations()) {
        if (!(animation instanceof CSSTransition)) animation.finish();
      }
    };
    addEventListener("keydown", finish);
    return () => removeEventListener("keydown", finish);
  }, []);
}
