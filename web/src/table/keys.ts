import { useEffect, useRef } from "react";
import { needsConfirm } from "../engine/choice";
import type { Word } from "../engine/types";
import { isCovered } from "../kit/verbs";
import { useStore, useTable } from "./context";
import type { Mark } from "./moves";
import { ring } from "./ring";

/** What keys can walk over: everything that glows, and the confirmation. */
const LIT =
  "[data-word][data-light='legal'], [data-word][data-light='picked'], [data-act='confirm']:not(:disabled)";

function walk(step: 1 | -1): void {
  // What is not drawn takes no focus: there the walk would end.
  const lit = [...document.querySelectorAll<HTMLElement>(LIT)].filter((each) => each.checkVisibility());
  const at = lit.indexOf(document.activeElement as HTMLElement);
  const next = at < 0 ? (step > 0 ? 0 : lit.length - 1) : (at + step + lit.length) % lit.length;
  lit[next]?.focus();
}

const STEP = 300;

/** Shows once more, one after the other, where the others have acted. */
function replay(marks: ReadonlyMap<Word, Mark>): void {
  const moves = new Map<number, Word[]>();
  const seats = new Map<number, number>();
  for (const [word, { n, seat }] of marks) {
    moves.set(n, [...(moves.get(n) ?? []), word]);
    seats.set(n, seat);
  }
  [...moves.keys()]
    .sort((one, other) => one - other)
    .forEach((n, at) => {
      setTimeout(() => ring(moves.get(n) ?? [], seats.get(n) ?? null, 2 * STEP), at * STEP);
    });
}

/** Places where keys have a meaning of their own. */
const OWN_KEYS = "input, select, textarea, [role=tablist], [role=log], [role=slider], dialog";

/**
 * Enter confirms, Escape takes back one step (with Shift the whole plan, then all that may be taken back), arrows walk over
 * what glows, 1 to 9 press the buttons of the prompt bar. Who plays with keys is taken to the confirmation when something
 * is asked for, and to the next thing that glows when what had the focus is gone.
 */
export function useKeys(): void {
  const store = useStore();
  const offer = useTable((snapshot) => snapshot.offer);
  const asks = useTable(
    ({ plan, choice, offer: asked }) =>
      (plan.state === "ask" || plan.state === "danger") &&
      asked !== null &&
      (!needsConfirm(asked) || choice.clicked.length >= asked.prompt.most), // of a full set nothing more can be chosen
  );
  const keys = useRef(false);
  const walked = useRef(false); // keys, not the pointer, have chosen what has the focus

  useEffect(() => {
    // What was clicked has the focus, but who has clicked together a whole answer means the answer by Enter.
    const first = (event: KeyboardEvent) => {
      if (event.key === "Tab" || event.key.startsWith("Arrow")) walked.current = true;
      const { state } = store.snapshot().plan;
      const target = event.target instanceof Element ? event.target : null;
      if (event.key !== "Enter" || event.repeat || walked.current || target?.closest(OWN_KEYS) || isCovered())
        return;
      if (state !== "ask" && state !== "danger") return;
      event.preventDefault();
      event.stopImmediatePropagation();
      store.confirm();
    };
    const down = (event: KeyboardEvent) => {
      keys.current = true;
      const target = event.target instanceof Element ? event.target : null;
      if (target?.closest(OWN_KEYS) || event.ctrlKey !== (event.key === "z") || event.altKey || event.metaKey)
        return;
      if (event.key === "Escape" || event.key === "Backspace" || event.key === "z") {
        if (isCovered()) return;
        if (!event.shiftKey) store.undo();
        else if (store.snapshot().plan.steps.length > 0) store.clear();
        else store.undoAct(true);
      } else if (event.key === "ArrowRight") walk(1);
      else if (event.key === "ArrowLeft") walk(-1);
      else if (event.key === " " && !target?.closest("button, a, summary, [role=button]")) {
        event.preventDefault();
        if (!store.skip()) replay(store.snapshot().marks);
      } else if (/^[1-9]$/.test(event.key))
        document.querySelector<HTMLElement>(`.prompt [data-digit='${event.key}']`)?.click();
      else if (
        event.key === "Enter" &&
        !event.repeat &&
        !target?.closest("button, a, summary, [role=button]")
      )
        store.confirm();
    };
    const point = (event: PointerEvent) => {
      keys.current = false;
      walked.current = false;
      if (event.pointerType === "touch") store.hover(null); // what a held finger has opened has been read
    };
    addEventListener("keydown", first, true);
    addEventListener("keydown", down);
    addEventListener("pointerdown", point, true);
    return () => {
      removeEventListener("keydown", first, true);
      removeEventListener("keydown", down);
      removeEventListener("pointerdown", point, true);
    };
  }, [store]);

  useEffect(() => {
    if (!asks || !keys.current) return;
    const from = document.activeElement;
    document.querySelector<HTMLElement>("[data-act='confirm']:not(:disabled)")?.focus();
    return () => {
      // Back to where the answer was clicked together, unless it has been said and nothing is asked there any more.
      if (
        (from instanceof HTMLElement || from instanceof SVGElement) &&
        from.isConnected &&
        from.matches(LIT)
      )
        from.focus();
    };
  }, [asks]);

  useEffect(() => {
    if (!offer || !keys.current) return;
    const timer = setTimeout(() => {
      if (document.activeElement?.matches("body, :disabled")) walk(1);
    }, 60);
    return () => clearTimeout(timer);
  }, [offer]);
}
