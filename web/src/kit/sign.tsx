/** Seats as signs: each has a colour, a shape, a letter and a hatch. Needs nothing else of the kit. */

import type { CSSProperties } from "react";

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

export interface SignProps {
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
