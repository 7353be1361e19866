import {
  createContext,
  type KeyboardEvent,
  type MouseEvent,
  useContext,
  useEffect,
  useRef,
  useSyncExternalStore,
} from "react";
import type { Light } from "../engine/choice";
import type { Word } from "../engine/types";
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

/** Everything that makes an element a component of the table: light, click, keys, hover, long press. */
export function useThing(word: Word | null, label: string) {
  const store = useStore();
  const lit = useLight(word);
  useDrawn(word);
  const press = useRef<ReturnType<typeof setTimeout> | null>(null);
  const held = useRef(false);

  function release() {
    if (press.current) clearTimeout(press.current);
    press.current = null;
  }

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
      onClick: (event: MouseEvent) => {
        if (word === null) return;
        event.stopPropagation();
        if (held.current) {
          held.current = false; // the long press explained; it was not an answer
          return;
        }
        store.point(word);
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
      onPointerEnter: () => word !== null && store.hover(word),
      onPointerLeave: () => {
        store.hover(null);
        release();
      },
      onFocus: () => word !== null && store.hover(word),
      onBlur: () => store.hover(null),
      onTouchStart: () => {
        held.current = false;
        press.current = setTimeout(() => {
          held.current = true;
          if (word !== null) store.hover(word);
        }, LONG_PRESS);
      },
      onTouchEnd: release,
      onTouchMove: release,
    },
  };
}
