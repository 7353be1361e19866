/** What floats: one placement for all, the explaining card, and the ways to do a thing (keys 1-9). */

import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import type { Word } from "../engine/types";
import { useSpeech } from "../text/context";
import { type Beside, docked, placed } from "./place";
import { useShape } from "./shape";
import { useHovered, useHoveredPlace, usePlay } from "./thing";
import { Key } from "./verbs";

interface PopoverProps {
  /** What it speaks of. */
  readonly to: Element | null;
  /** What it must not cover: all that glows, if nothing is said. */
  readonly avoid?: string;
  readonly wishes?: readonly Beside[];
  /** It can be clicked; else it lets everything through. */
  readonly live?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

const GLOWS = "[data-light='legal'], [data-light='picked']";

/** Floats beside an element, over nothing that is being chosen; on a phone it docks above the prompt. */
export function Popover({ to, avoid = GLOWS, wishes, live = false, className, children }: PopoverProps) {
  const box = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<{ left: number; top: number } | null>(null);
  const phone = useShape() === "phone";

  // biome-ignore lint/correctness/useExhaustiveDependencies: other contents have another size
  useLayoutEffect(() => {
    if (!to?.isConnected || !box.current) {
      setPlace(null);
      return;
    }
    const { offsetWidth: width, offsetHeight: height } = box.current;
    const frame = to.closest(".k-frame") ?? document.documentElement;
    const rest = [...frame.querySelectorAll(avoid)].filter((element) => element !== to);
    const prompt = document.querySelector(".k-prompt")?.getBoundingClientRect();
    const room = { left: 0, top: 0, width: innerWidth, height: prompt ? prompt.top : innerHeight };
    const target = to.getBoundingClientRect();
    const kept = rest.map((element) => element.getBoundingClientRect());
    const size = { width, height };
    const next = (phone && docked(size, room, [target, ...kept])) || placed(target, size, room, kept, wishes);
    setPlace((old) => (old && old.left === next.left && old.top === next.top ? old : next));
  }, [to, avoid, children, phone]);

  if (!to) return null;
  return createPortal(
    <div
      ref={box}
      className={`k-pop ${className ?? ""}`}
      data-live={live}
      style={{ left: place?.left ?? 0, top: place?.top ?? 0, visibility: place ? "visible" : "hidden" }}
    >
      {children}
    </div>,
    to.closest(".k-frame") ?? document.body, // inside the frame the seats have their colours
  );
}

interface ExplainProps {
  readonly title: ReactNode;
  /** Under the title: what sort of thing it is. */
  readonly kind?: ReactNode;
  readonly head?: ReactNode;
  /** The statement of the rules behind it, as in `starboard rules`. */
  readonly rule?: string | null;
  readonly children?: ReactNode;
}

/** The body of an explaining card: in a place of its own, or in a `Popover`. */
export function Explain({ title, kind, head, rule, children }: ExplainProps) {
  return (
    <article className="k-explain">
      <header className="k-explain-head">
        {head}
        <div>
          <b>{title}</b>
          {kind && <small>{kind}</small>}
        </div>
      </header>
      {children}
      {rule && <footer>{rule}</footer>}
    </article>
  );
}

/** What is pointed at, by its name and meaning, beside it; for things that need no more. */
export function ExplainPointed({ about }: { about?: (word: Word) => ReactNode }) {
  const speech = useSpeech();
  const word = useHovered();
  const place = useHoveredPlace();
  if (word === null) return null;
  const own = about?.(word);
  const meaning = speech.explain(word);
  if (!own && !meaning) return null;
  return (
    <Popover to={place}>
      <Explain title={speech.name(word)} rule={speech.rule(word)}>
        {meaning && <p>{meaning}</p>}
        {own}
      </Explain>
    </Popover>
  );
}

export interface Way {
  readonly id: string;
  readonly text: ReactNode;
  readonly price?: ReactNode;
  /** The word that this way adds. */
  readonly word: Word;
}

/** Several ways to do the same: rows with keys 1-9, each says its word. */
export function Ways({ rows }: { rows: readonly Way[] }) {
  const play = usePlay();
  useEffect(() => {
    const down = (event: KeyboardEvent) => {
      const row = rows[Number(event.key) - 1];
      if (!row || event.altKey || event.ctrlKey || event.metaKey) return;
      if ((event.target as Element | null)?.closest("input, textarea, select")) return;
      event.preventDefault();
      event.stopPropagation();
      play.point(row.word);
    };
    addEventListener("keydown", down, true);
    return () => removeEventListener("keydown", down, true);
  }, [rows, play]);
  return (
    <ol className="k-ways">
      {rows.map((row, at) => (
        <li key={row.id}>
          <button type="button" onClick={() => play.point(row.word)}>
            <Key of={String(at + 1)} />
            <span>{row.text}</span>
            {row.price}
          </button>
        </li>
      ))}
    </ol>
  );
}
