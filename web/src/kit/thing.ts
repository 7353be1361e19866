/**
 * What makes an element a thing on the table: light, click, keys, hover, long press. A board needs nothing else of the
 * table, so a table is what this file says: a `Play`.
 */

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
import type { CounterChange, Entry } from "../contract/messages.gen";
import type { Choice, Light } from "../engine/choice";
import type { Plan } from "../engine/plan";
import type { Foresight, Message, Offer, Prompt, View, Word } from "../engine/types";

/** What a board may know of the question and the clicks. */
export interface Now {
  readonly offer: Offer | null;
  readonly choice: Choice;
  /** Words are on their way: nothing more is taken until the table answers. */
  readonly sending: boolean;
  /** Every table message has a number, so that animations know what is new. */
  readonly heard: number;
  readonly table: { readonly view: View | null; readonly seat: number | null } | null;
  /** All that has happened, as far as this seat may read it. */
  readonly log: readonly Entry[];
}

/** The table as the kit and the boards see it. */
export interface Play {
  readonly subscribe: (listener: () => void) => () => void;
  readonly snapshot: () => Now;
  light(word: Word | null): Light;
  /** A click; on several words at once where a thing stands for them together (a half of a token). */
  point(at: Word | readonly Word[], eager?: boolean): void;
  /** Choose one of the proposals, by its place in their order; `eager` as with a click. */
  propose(at: number, eager?: boolean): void;
  /** Lay out what is most likely meant, so that a Confirm is enough; nothing is said and nothing counts as clicked. */
  prepare(at: Word | number): void;
  /** Say what is planned. */
  confirm(): void;
  /** Say a whole sentence that the board has put together itself (a tile turned and laid, a way driven). */
  say(words: readonly Word[]): void;
  /** Tell why something that the board draws cannot be done yet. */
  refuse(message: Message): void;
  /** `still`: it has come under a pointer that does not move. `words`: all that a click there says. */
  hover(word: Word | null, place?: Element | null, still?: boolean, words?: readonly Word[]): void;
  leave(word: Word | null, place: Element | null): void;
  /** One step back: the last click, else the last act. */
  undo(): void;
  canUndo(): boolean;
  draw(word: Word): () => void;
  readonly hoveredWord: () => Word | null;
  readonly hoveredPlace: () => Element | null;
  /** What is pointed at has been so since before the question came: it says nothing about that. */
  readonly rests: () => boolean;
  /** What saying the pointed-at thing, else what is planned, would change; null if that is not known. */
  readonly preview: () => readonly CounterChange[] | null;
  /** What the clicks mean together, for ghosts and cost chips. */
  readonly plan: () => Plan<View>;
  /** Ask what these words of the decision under way would bring; `known` tells it when it has come. */
  want(words: readonly Word[]): void;
  /** The same, and anew whenever the table has changed, until what is returned is called. */
  watch(words: readonly Word[]): () => void;
  known(words: readonly Word[]): Foresight | undefined;
  /** The words that a click on this would lead to, as far as they are certain. */
  leads(word: Word): readonly Word[] | null;
  /** The last move of somebody else that touched this, until the own next act. */
  mark(word: Word | null): Mark | null;
}

/** A numbered move of a seat, told by that line of the log. */
export interface Mark {
  readonly n: number;
  readonly seat: number;
  readonly line: number;
}

/** The same table, understood in part as a board wishes. */
export function adapted(play: Play, own: Partial<Play>): Play {
  return {
    subscribe: play.subscribe,
    snapshot: play.snapshot,
    hoveredWord: play.hoveredWord,
    hoveredPlace: play.hoveredPlace,
    rests: play.rests,
    preview: play.preview,
    plan: play.plan,
    light: (word) => play.light(word),
    point: (at, eager) => play.point(at, eager),
    propose: (at, eager) => play.propose(at, eager),
    prepare: (at) => play.prepare(at),
    confirm: () => play.confirm(),
    say: (words) => play.say(words),
    refuse: (message) => play.refuse(message),
    hover: (word, place, still, words) => play.hover(word, place, still, words),
    leave: (word, place) => play.leave(word, place),
    undo: () => play.undo(),
    canUndo: () => play.canUndo(),
    draw: (word) => play.draw(word),
    want: (words) => play.want(words),
    watch: (words) => play.watch(words),
    known: (words) => play.known(words),
    leads: (word) => play.leads(word),
    mark: (word) => play.mark(word),
    ...own,
  };
}

export const PlayContext = createContext<Play | null>(null);

export function usePlay(): Play {
  const play = useContext(PlayContext);
  if (!play) throw new Error("there is no table here");
  return play;
}

/** A part of what a board may know; it draws anew only when that part changes. */
export function useNow<T>(select: (now: Now) => T): T {
  const play = usePlay();
  return useSyncExternalStore(play.subscribe, () => select(play.snapshot()));
}

/** What is being asked of the own seat; null if nothing is. */
export function useAsked(): Prompt | null {
  return useNow((now) => now.offer?.prompt ?? null);
}

/** The seat that looks at the table; null for a spectator. */
export function useOwnSeat(): number | null {
  return useNow((now) => now.table?.seat ?? null);
}

export function useHovered(): Word | null {
  const play = usePlay();
  return useSyncExternalStore(play.subscribe, play.hoveredWord);
}

/** The element that is pointed at. */
export function useHoveredPlace(): Element | null {
  const play = usePlay();
  return useSyncExternalStore(play.subscribe, play.hoveredPlace);
}

/** What saying the pointed-at thing would change; null if that is not known. */
export function usePreview(): readonly CounterChange[] | null {
  const play = usePlay();
  return useSyncExternalStore(play.subscribe, play.preview);
}

/** What the preview does to one counter of a seat; 0 if nothing. */
export function useChange(seat: number | null, counter: string): number {
  const play = usePlay();
  return useSyncExternalStore(
    play.subscribe,
    () => play.preview()?.find((change) => change.seat === seat && change.counter === counter)?.by ?? 0,
  );
}

/** What has been clicked together and not said yet: its words, what comes next, what it would change. */
export function usePlan(): Plan<View> {
  const play = usePlay();
  return useSyncExternalStore(play.subscribe, play.plan);
}

/** What a click on this would come to, asked for as soon as it is drawn: for prices on the ways of a popover. */
export function useForesight(word: Word): Foresight | undefined {
  const play = usePlay();
  const words = play.leads(word);
  const key = words?.join(" ") ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: equal words are the same question
  useEffect(() => {
    return words === null ? undefined : play.watch(words);
  }, [play, key]);
  return useSyncExternalStore(play.subscribe, () => (words === null ? undefined : play.known(words)));
}

/** The last move of somebody else that touched a place: a number in that seat's colour. */
export function useMark(word: Word | null): Mark | null {
  const play = usePlay();
  return useSyncExternalStore(play.subscribe, () => play.mark(word));
}

/** The light of a component; it draws anew only when its own light changes. */
export function useLight(word: Word | null): Light {
  const play = usePlay();
  return useSyncExternalStore(play.subscribe, () => play.light(word));
}

/** Tell the table that a component with this word is drawn. */
export function useDrawn(word: Word | null): void {
  const play = usePlay();
  useEffect(() => (word === null ? undefined : play.draw(word)), [play, word]);
}

/** The thing whose ghost is to be drawn: what is pointed at, if it could be said now. */
export function useAim(): Word | null {
  const play = usePlay();
  return useSyncExternalStore(play.subscribe, () => {
    const word = play.hoveredWord();
    return word !== null && play.light(word) !== "dark" ? word : null;
  });
}

const LONG_PRESS = 450;
const STEADY = 12; // a finger is never quite still

/** Where the pointer was when it moved last. */
const last = { x: Number.NaN, y: Number.NaN };
if (typeof addEventListener === "function")
  addEventListener(
    "pointermove",
    ({ screenX, screenY }) => {
      last.x = screenX;
      last.y = screenY;
    },
    true,
  );

/**
 * What pointing at a component is: a mouse over it, the focus of the keyboard on it, or a finger held on it. What a finger
 * has opened stays to be read until the next touch.
 */
export function usePointing(word: Word | null, words?: readonly Word[]) {
  const play = usePlay();
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
        const still = event.screenX === last.x && event.screenY === last.y;
        if (event.pointerType !== "touch" && word !== null)
          play.hover(word, event.currentTarget, still, words);
      },
      onPointerLeave: (event: PointerEvent) => {
        release();
        if (event.pointerType !== "touch") play.leave(word, event.currentTarget);
      },
      onPointerDown: (event: PointerEvent) => {
        held.current = false;
        if (event.pointerType !== "touch" || word === null) return;
        const place = event.currentTarget;
        from.current = { x: event.clientX, y: event.clientY };
        release();
        press.current = setTimeout(() => {
          held.current = true;
          play.hover(word, place, false, words);
        }, LONG_PRESS);
      },
      onPointerMove: (event: PointerEvent) => {
        if (event.pointerType !== "touch" && word !== null)
          play.hover(word, event.currentTarget, false, words);
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
          play.hover(word, event.currentTarget, false, words);
      },
      onBlur: (event: FocusEvent) => play.leave(word, event.currentTarget),
    },
  };
}

/** The best light of several words: what all of them together would be clicked for. */
function useLightOf(words: readonly Word[]): Light {
  const play = usePlay();
  return useSyncExternalStore(play.subscribe, () => {
    const lights = words.map((word) => play.light(word));
    if (lights.length === 0 || lights.includes("dark")) return "dark";
    if (lights.every((light) => light === "picked")) return "picked";
    return lights.includes("legal") ? "legal" : "later";
  });
}

/**
 * Everything that makes an element a component of the table. A thing that stands for several words (a half of a token
 * is the token and its side) is clicked for all of them at once; it is called by the last of them. Without a label its text is its name.
 */
export function useThing(at: Word | readonly Word[] | null, label: string | null) {
  const play = usePlay();
  const words = at === null ? [] : typeof at === "string" ? [at] : at;
  const word = words.at(-1) ?? null;
  const lit = useLightOf(words);
  const mark = useMark(words[0] ?? null);
  useDrawn(words[0] ?? null);
  useDrawn(words[1] ?? null);
  const pointing = usePointing(word, words);
  return {
    lit,
    mark,
    props: {
      "data-word": word ?? undefined,
      "data-light": lit,
      "data-mark": mark?.n,
      role: word === null ? undefined : ("button" as const),
      tabIndex: word === null ? undefined : 0,
      "aria-label": label ?? undefined,
      "aria-pressed": word === null ? undefined : lit === "picked",
      "aria-disabled": word === null || lit !== "dark" ? undefined : true,
      ...pointing.props,
      onClick: (event: MouseEvent) => {
        if (word === null) return;
        event.stopPropagation();
        if (!pointing.wasHeld()) play.point(words);
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (
          word !== null &&
          (event.key === "Enter" || event.key === " ") &&
          event.target === event.currentTarget
        ) {
          event.preventDefault();
          event.stopPropagation();
          if (!event.repeat) play.point(words);
        }
      },
    },
  };
}
