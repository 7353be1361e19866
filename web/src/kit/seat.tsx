/** Seats: each has a colour, a sign, a letter and a hatch, so that nothing is told by colour alone. */

import { type ReactNode, useState } from "react";
import type { View } from "../engine/types";
import { useSpeech } from "../text/context";
import { Icon, KIT } from "./icons";
import { SeatSign, type SignProps, seatColour, seatPath, seatStyle } from "./sign";
import { Points } from "./value";

export { SeatSign, seatColour, seatLetter, seatPath, seatStyle } from "./sign";

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
