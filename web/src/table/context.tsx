import {
  createContext,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useContext,
  useEffect,
  useRef,
  useSyncExternalStore,
} from "react";
import type { Light } from "../engine/choice";
import type { Word } from "../engine/types";
import type { Change } from "../net/protocol";
import type { Snapshot, TableStore } from "./store";

export const TableContext = createContext<TableStore | null>(null);

export function useStore(): TableStore {
  const store = useContext(TableContext);
  if (!store) throw new Error("there is no table here");
  return store;
}

export function useTable<T>(select: (snapshot: Snapshot) => T): T {
  const store = useStore();
  return useSyncExternalStore(store.subscribe, () => select(store.snapshot()));
}

export function useHovered(): Word | null {
  const store = useStore();
  return useSyncExternalStore(store.subscribe, store.hoveredWord);
}

/** The element that is pointed at. */
export function useHoveredPlace(): Element | null {
  const store = useStore();
  return useSyncExternalStore(store.subscribe, store.hoveredPlace);
}

/** What saying the pointed-at thing would change; null if that is not known. */
export function usePreview(): readonly Change[] | null {
  const store = useStore();
  return useSyncExternalStore(store.subscribe, store.preview);
}

/** The light of a component; it draws anew only when its own light changes. */
export function useLight(word: Word | null): Light {
  const store = useStore();
  return useSyncExternalStore(store.subscribe, () => store.light(word));
}

/** Tell the table that a component with this word is drawn. */
export function useDrawn(word: Word | null): void {
  const store = useStore();
  useEffect(() => (word === null ? undefined : store.draw(word)), [store, word]);
}

const LONG_PRESS = 450;
const STEADY = 12; // a finger is never quite still

/**
 * What pointing at a component is: a mouse over it, the focus of the keyboard on it, or a finger held on it. What a finger
 * has opened stays to be read until the next touch.
 */
export function usePointing(word: Word | null) {
  const store = useStore();
  const press = useRef<ReturnType<typeof setTimeout> | null>(null);
  const from = useRef({ x: 0, y: 0 });
  const held = useRef(false);

  function release() {
    if (press.current) clearTimeout(press.current);
    press.current = null;
  }
  useEffect(
    () => () => {
      if (press.current) clearTimeout(press.current);
    },
    [],
  );

  return {
    /** Whether the click that comes now ends a long press: it explained, it was not an answer. */
    wasHeld(): boolean {
      const was = held.current;
      held.current = false;
      return was;
    },
    props: {
      onPointerEnter: (event: PointerEvent) => {
        if (event.pointerType !== "touch" && word !== null) store.hover(word, event.currentTarget);
      },
      onPointerLeave: (event: PointerEvent) => {
        release();
        if (event.pointerType !== "touch") store.leave(word, event.currentTarget);
      },
      onPointerDown: (event: PointerEvent) => {
        held.current = false;
        if (event.pointerType !== "touch" || word === null) return;
        const place = event.currentTarget;
        from.current = { x: event.clientX, y: event.clientY };
        release();
        press.current = setTimeout(() => {
          held.current = true;
          store.hover(word, place);
        }, LONG_PRESS);
      },
      onPointerMove: (event: PointerEvent) => {
        if (event.pointerType !== "touch" && word !== null) store.hover(word, event.currentTarget);
        const { x, y } = from.current;
        if (Math.abs(event.clientX - x) + Math.abs(event.clientY - y) > STEADY) release();
      },
      onPointerUp: release,
      onPointerCancel: release,
      onContextMenu: (event: MouseEvent) => {
        if (held.current || press.current) event.preventDefault();
      },
      onFocus: (event: FocusEvent) => {
        if (word !== null && event.currentTarget.matches(":focus-visible"))
          store.hover(word, event.currentTarget);
      },
      onBlur: (event: FocusEvent) => store.leave(word, event.currentTarget),
    },
  };
}

/** Everything that makes an element a component of the table: light, click, keys, hover, long press. */
export function useThing(word: Word | null, label: string) {
  const store = useStore();
  const lit = useLight(word);
  useDrawn(word);
  const pointing = usePointing(word);
  return {
    lit,
    props: {
      "data-word": word ?? undefined,
      "data-light": lit,
      role: word === null ? undefined : ("button" as const),
      tabIndex: word === null ? undefined : 0,
      "aria-label": label,
      "aria-pressed": word === null ? undefined : lit === "picked",
      "aria-disabled": word === null || lit !== "dark" ? undefined : true,
      ...pointing.props,
      onClick: (event: MouseEvent) => {
        if (word === null) return;
        event.stopPropagation();
        if (!pointing.wasHeld()) store.point(word);
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (
          word !== null &&
          (event.key === "Enter" || event.key === " ") &&
          event.target === event.currentTarget
        ) {
          event.preventDefault();
          event.stopPropagation();
          store.point(word);
        }
      },
    },
  };
}
