/** Seats: each has a colour, a sign, a letter and a hatch, so that nothing is told by colour alone. */

import { type CSSProperties, type ReactNode, useState } from "react";
import type { View } from "../engine/types";
import { useSpeech } from "../text/context";
import { Icon, KIT } from "./icons";
import { Points } from "./value";

const SIGNS = [
  "M6 1 11 11H1z",
  "M6 1a5 5 0 1 1 0 10A5 5 0 0 1 6 1z",
  "M1.5 1.5h9v9h-9z",
  "M6 .5 11.5 6 6 11.5.5 6z",
  "M6 .8 11.4 4.7 9.3 11.2H2.7L.6 4.7z",
  "M6 .5 7.6 4.4l4.1.3-3.2 2.7 1 4L6 9.2l-3.5 2.2 1-4L.3 4.7l4.1-.3z",
];

/** The outline of a seat's sign in a box of 12 by 12. */
export function seatPath(seat: number): string {
  return SIGNS[seat % SIGNS.length] ?? "";
}

export function seatColour(seat: number): string {
  return `var(--seat-${seat % SIGNS.length})`;
}

export function seatLetter(seat: number): string {
  return String.fromCharCode(65 + (seat % 26));
}

/** `--seat`, `--seat-hatch`: what everything inside may use. */
export function seatStyle(seat: number): CSSProperties {
  const style: Record<string, string> = {
    "--seat": seatColour(seat),
    "--seat-hatch": `var(--hatch-${seat % SIGNS.length})`,
  };
  return style;
}

interface SignProps {
  readonly seat: number;
  /** In px at a rem of 10; grows with the page. */
  readonly size?: number;
  readonly hollow?: boolean;
}

export function SeatSign({ seat, size = 12, hollow = false }: SignProps) {
  const rem = `${size / 10}rem`;
  return (
    <svg
      className="seat-sign"
      viewBox="-0.8 -0.8 13.6 13.6"
      style={{ width: `max(${size}px, ${rem})`, height: `max(${size}px, ${rem})` }}
      aria-hidden="true"
    >
      <path
        d={seatPath(seat)}
        fill={hollow ? "none" : seatColour(seat)}
        stroke={seatColour(seat)}
        strokeWidth={hollow ? 1.6 : 0}
      />
    </svg>
  );
}

/** A portrait: the sign on a disc of the seat's colour. */
export function SeatDisc({ seat, size = 26 }: SignProps) {
  return (
    <svg
      className="k-disc"
      viewBox="0 0 24 24"
      style={{ width: `${size / 10}rem`, height: `${size / 10}rem` }}
      aria-hidden="true"
    >
      <circle cx="12" cy="12" r="11" fill={seatColour(seat)} />
      <path d={seatPath(seat)} transform="translate(6 6)" fill="var(--on-piece)" />
    </svg>
  );
}

/** A sign in a drawing, its middle at x, y. */
export function SeatMark({
  seat,
  x,
  y,
  size,
  colour,
}: {
  seat: number;
  x: number;
  y: number;
  size: number;
  colour?: string;
}) {
  return (
    <path
      d={seatPath(seat)}
      transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 12})`}
      fill={colour ?? seatColour(seat)}
    />
  );
}

/** The other seats in the order of the table, beginning after the own one. */
export function otherSeats(view: Pick<View, "seat" | "players">): number[] {
  const own = view.seat ?? 0;
  return Array.from({ length: view.players - 1 }, (_, step) => (own + 1 + step) % view.players);
}

export type SeatState = "asked" | "ready" | "away" | "passed" | null;

interface SeatCardProps {
  readonly seat: number;
  /** What the seat is called in the game (a faction, a corporation); else the player's name. */
  readonly title?: string;
  /** Beside the title: the player's name if the title is something else. */
  readonly note?: ReactNode;
  readonly points?: number | null;
  readonly state?: SeatState;
  /** In the head, before the points. */
  readonly head?: ReactNode;
  readonly open?: boolean;
  /** Without it the card cannot be opened and closed. */
  readonly onToggle?: () => void;
  readonly children?: ReactNode;
}

/** The panel of one player: head with sign, name, state and points; what is inside is the board's. */
export function SeatCard({
  seat,
  title,
  note,
  points,
  state = null,
  head,
  open,
  onToggle,
  children,
}: SeatCardProps) {
  const speech = useSpeech();
  const name = title ?? speech.player(seat);
  const inside = (
    <>
      <SeatSign seat={seat} size={14} />
      <b className="k-seat-name">{name}</b>
      {note && <span className="k-seat-note">{note}</span>}
      <SeatStateSign state={state} />
      {head && <span className="k-seat-extra">{head}</span>}
      {points !== undefined && points !== null && <Points n={points} gold size={2.6} />}
    </>
  );
  return (
    <section
      className="k-seat panel"
      style={seatStyle(seat)}
      data-seat={seat}
      data-open={open}
      data-state={state ?? undefined}
      aria-label={name}
    >
      {onToggle ? (
        <button type="button" className="k-seat-head" aria-expanded={open} onClick={onToggle}>
          {inside}
        </button>
      ) : (
        <header className="k-seat-head">{inside}</header>
      )}
      {children}
    </section>
  );
}

function SeatStateSign({ state }: { state: SeatState }) {
  const speech = useSpeech();
  if (state === null) return null;
  return (
    <span className="k-seat-state" data-state={state} title={speech.text(`web-seat-${state}`)}>
      <span className="hidden">{speech.text(`web-seat-${state}`)}</span>
      {state === "ready" && <Icon of={KIT.check} />}
      {state === "passed" && <Icon of={KIT.flag} />}
      {state === "asked" && <span className="k-dots">…</span>}
      {state === "away" && "⏻"}
    </span>
  );
}

interface OthersProps {
  readonly view: Pick<View, "seat" | "players">;
  /** Draws one seat; `open` tells whether it has been opened, `toggle` opens and closes it (one at a time). */
  readonly children: (seat: number, open: boolean, toggle: () => void) => ReactNode;
}

/** All other players, an accordion: one may be opened, then the rest shrink. */
export function Others({ view, children }: OthersProps) {
  const [chosen, choose] = useState<number | null>(null);
  const seats = otherSeats(view);
  return (
    <div className="k-others" data-count={seats.length} data-chosen={chosen !== null}>
      {seats.map((seat) => (
        <div key={seat} className="k-other" data-open={chosen === seat}>
          {children(seat, chosen === seat, () => choose(chosen === seat ? null : seat))}
        </div>
      ))}
    </div>
  );
}
