import { useContext, useLayoutEffect, useRef, useState } from "react";
import type { CounterChange } from "../contract/messages.gen";
import { SeatSign } from "../kit/seat";
import { signOf } from "../kit/signs";
import { useHoveredPlace, usePreview } from "../kit/thing";
import { useSpeech } from "../text/context";
import { labelOf } from "../text/names";
import { GameContext, useTable } from "./context";

const MANY = 4; // so many changes of the others' counters are still read

interface ChangeListProps {
  readonly changes: readonly CounterChange[];
  /** Whose changes need no sign: the seat that is spoken of; without it the own. */
  readonly of?: number | null;
}

/** What an answer costs and brings: the own seat's first, the others' with their sign. */
export function ChangeList({ changes, of }: ChangeListProps) {
  const speech = useSpeech();
  const mine = useTable((snapshot) => snapshot.table?.seat ?? null);
  const own = of === undefined ? mine : of;
  const game = useContext(GameContext);
  const far = (change: CounterChange) => (change.seat === own ? 0 : 1);
  const told = changes.filter(({ counter }) => game === null || signOf(game, counter) !== null);
  const theirs = told.filter((change) => far(change) > 0);
  // The income of everybody is no price of one's own act: it is seen at their boards.
  const shown =
    theirs.length > MANY && theirs.length < told.length ? told.filter((each) => far(each) === 0) : told;
  return (
    <span className="changes">
      {[...shown]
        .sort((one, other) => far(one) - far(other))
        .map((change) => (
          <span
            key={`${change.seat} ${change.counter}`}
            className="change"
            data-sign={change.by < 0 ? "less" : "more"}
          >
            {change.seat !== own && (
              <>
                <SeatSign seat={change.seat} size={10} />
                <span className="hidden">{speech.player(change.seat)}: </span>
              </>
            )}
            <b>{signed(change.by)}</b> <CounterName counter={change.counter} />
          </span>
        ))}
    </span>
  );
}

/** A counter as its sign, if the board has one, else by name. */
function CounterName({ counter }: { counter: string }) {
  const speech = useSpeech();
  const game = useContext(GameContext);
  const name = labelOf(speech, "counter", counter);
  const sign = game === null ? undefined : signOf(game, counter);
  if (sign === undefined) return name;
  return (
    <span className="change-sign" title={name}>
      {sign}
      <span className="hidden">{name}</span>
    </span>
  );
}

export function signed(by: number): string {
  return by < 0 ? `−${-by}` : `+${by}`;
}

const GAP = 6;
const NARROW = 600;

/** Above or below what is pointed at, but never over other answers of the same list. */
function topOf(target: Element, at: DOMRect, height: number): number {
  const list = target.closest(".on-offer");
  if (list) return list.getBoundingClientRect().bottom + GAP;
  const bar = target.closest(".prompt");
  if (bar) return bar.getBoundingClientRect().top - GAP - height;
  const above = at.top - GAP - height;
  return above < GAP || innerWidth < NARROW ? at.bottom + GAP : above; // on a phone a held finger opens a card above
}

/** What the prompt bar tells of a thing, if it has no room for all of it. */
function cutOff(): string | null {
  const bar = document.querySelector(".prompt-hint[data-of='thing'] > .prompt-meaning");
  return bar !== null && bar.scrollHeight > bar.clientHeight + 1 ? bar.textContent : null;
}

/** The same beside what is pointed at, so that the eye need not travel, and whole what the prompt bar has to cut off. */
export function PreviewChip() {
  const changes = usePreview();
  const target = useHoveredPlace();
  const box = useRef<HTMLDivElement>(null);
  const [text, setText] = useState<string | null>(null);
  const [place, setPlace] = useState<{ left: number; top: number } | null>(null);
  // The board tells it in a card of its own; what lies there to be confirmed is told in the prompt bar.
  const told = target?.closest("[data-explains], [data-act='confirm']") != null;
  const drawn = target?.closest("[data-foretold]") != null; // the board draws what changes, and nothing lies over it
  const some = changes !== null && changes.length > 0 && !drawn;
  const shown = (some || text !== null) && target !== null && !told;

  // biome-ignore lint/correctness/useExhaustiveDependencies: changes take room in the prompt bar
  useLayoutEffect(() => setText(target === null ? null : cutOff()), [target, changes]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: other contents have another size
  useLayoutEffect(() => {
    setPlace(null);
    if (!shown || !box.current || !target?.isConnected) return;
    const at = target.getBoundingClientRect();
    const { offsetWidth: width, offsetHeight: height } = box.current;
    const middle = at.left + at.width / 2 - width / 2;
    setPlace({
      left: Math.max(GAP, Math.min(middle, innerWidth - width - GAP)),
      top: Math.max(GAP, Math.min(topOf(target, at, height), innerHeight - height - GAP)),
    });
  }, [shown, target, changes, text]);

  if (!shown) return null;
  return (
    <div
      ref={box}
      className="preview-chip"
      aria-hidden="true"
      style={{
        left: place?.left ?? 0,
        top: place?.top ?? 0,
        visibility: place ? "visible" : "hidden",
      }}
    >
      {text !== null && <p>{text}</p>}
      {some && <ChangeList changes={changes} />}
    </div>
  );
}
