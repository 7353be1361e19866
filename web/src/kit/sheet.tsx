import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from "react";
import { useSpeech } from "../text/context";
import { isStop, next, rest, STOPS, type Stop, step } from "./stops";

const KEY = "starboard.sheet";
const MOVED = 6; // less is a tap

const KEYS: Readonly<Record<string, (from: Stop) => Stop>> = {
  ArrowUp: (from) => step(from, 1),
  ArrowDown: (from) => step(from, -1),
  Home: () => "peek",
  End: () => "full",
  Enter: next,
  " ": next,
};

interface Drag {
  readonly y: number;
  readonly height: number;
  readonly free: number;
  readonly moved: boolean;
  readonly last: { readonly y: number; readonly at: number };
  readonly speed: number;
}

interface SheetProps {
  /** What its edge tells when it is closed. */
  readonly edge?: ReactNode;
  /** What lies in it. */
  readonly label?: string | undefined;
  /** How far it is open until it is moved for the first time. */
  readonly first?: Stop | undefined;
  /** Something lies over it: it cannot be read or reached. */
  readonly covered?: boolean;
  /** Its tabs: they open it for a reader, or for a question that is answered only there, until it is answered. */
  readonly children: (open: () => void, lend: (open: boolean) => void) => ReactNode;
}

/** A sheet with three stops: drag it, tap it, use its buttons or the arrow keys. */
export function Sheet({ edge, label, first = "peek", covered = false, children }: SheetProps) {
  const speech = useSpeech();
  const [stop, setStop] = useState<Stop>(() => {
    const kept = localStorage.getItem(KEY);
    return isStop(kept) ? kept : first;
  });
  const [height, setHeight] = useState<number | null>(null);
  const drag = useRef<Drag | null>(null);
  const lent = useRef(false); // a question has opened it
  const sheet = useRef<HTMLElement>(null);
  const body = useRef<HTMLDivElement>(null);

  /** From wherever it is by then: keys may come faster than pictures. */
  function shift(by: (from: Stop) => Stop) {
    lent.current = false;
    setStop((from) => {
      const to = by(from);
      localStorage.setItem(KEY, to);
      return to;
    });
  }

  function move(to: Stop) {
    shift(() => to);
  }

  /** Opened for a question it is not kept open, and it closes with it unless it was moved. */
  function lend(open: boolean) {
    if (open ? stop !== "peek" : !lent.current) return;
    lent.current = open;
    setStop(open ? "half" : "peek");
  }

  function take(event: PointerEvent) {
    const own = body.current?.offsetHeight ?? 0;
    const above = sheet.current?.previousElementSibling as HTMLElement | null;
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = {
      y: event.clientY,
      height: own,
      free: own + (above?.offsetHeight ?? 0),
      moved: false,
      last: { y: event.clientY, at: event.timeStamp },
      speed: 0,
    };
  }

  function pull(event: PointerEvent) {
    const held = drag.current;
    if (!held) return;
    const moved = held.moved || Math.abs(event.clientY - held.y) > MOVED;
    const time = event.timeStamp - held.last.at;
    const speed = time > 0 ? (held.last.y - event.clientY) / time : held.speed;
    drag.current = { ...held, moved, speed, last: { y: event.clientY, at: event.timeStamp } };
    if (moved) setHeight(Math.max(0, Math.min(held.free, held.height + held.y - event.clientY)));
  }

  function letGo() {
    const held = drag.current;
    drag.current = null;
    setHeight(null);
    if (!held) return;
    if (!held.moved) move(next(stop));
    else move(rest(held.free > 0 ? (held.height + held.y - held.last.y) / held.free : 0, held.speed));
  }

  function key(event: KeyboardEvent) {
    const by = KEYS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    shift(by);
  }

  return (
    <aside
      ref={sheet}
      className="k-sheet"
      aria-label={speech.text("web-side")}
      data-stop={stop}
      data-dragged={height !== null}
      inert={covered}
    >
      <div className="k-handle">
        <button
          type="button"
          className="button quiet square"
          data-act="sheet-down"
          aria-label={speech.text("web-smaller")}
          disabled={stop === "peek"}
          onClick={() => move(step(stop, -1))}
        >
          ▾
        </button>
        <div
          className="k-grip"
          role="slider"
          tabIndex={0}
          aria-label={speech.text("web-sheet")}
          aria-orientation="vertical"
          aria-valuemin={0}
          aria-valuemax={STOPS.length - 1}
          aria-valuenow={STOPS.indexOf(stop)}
          aria-valuetext={speech.text(`web-sheet-${stop}`)}
          onPointerDown={take}
          onPointerMove={pull}
          onPointerUp={letGo}
          onPointerCancel={() => {
            drag.current = null;
            setHeight(null);
          }}
          onKeyDown={key}
        >
          {stop === "peek" && edge !== undefined ? (
            <span className="k-edge">{edge}</span>
          ) : (
            <span className="label k-edge">
              {label === undefined ? speech.text("web-side") : stop === "peek" && label}
            </span>
          )}
        </div>
        <button
          type="button"
          className="button quiet square"
          data-act="sheet-up"
          aria-label={speech.text("web-larger")}
          disabled={stop === "full"}
          onClick={() => move(step(stop, 1))}
        >
          ▴
        </button>
      </div>
      <div className="k-sheet-body" ref={body} style={height === null ? undefined : { height }}>
        {children(() => stop === "peek" && move("half"), lend)}
      </div>
    </aside>
  );
}
