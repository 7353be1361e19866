/** Structures and other pieces: silhouettes in the faction's colour, the seat's sign cut out. */

import type { Piece as PieceKind } from "../../contract/gaia.gen";
import { Piece, type PieceState } from "../../kit/piece";
import { SeatMark, seatColour } from "../../kit/seat";
import style from "./gaia.module.css";

export type Kind = PieceKind | "satellite";

const MINE = "M3.5 20 9 8.500h6L20.5 20z";
const ACADEMY = "M.8 9.2 12 1.800l11.2 7.400V12H21v7h2.200v3H.8v-3H3v-7H.8z";
const BODY: Readonly<Record<Exclude<Kind, "space-station">, string>> = {
  mine: MINE,
  "lost-mine": MINE,
  "trading-station": "M2.5 20.500V11l4.7-4.500L12 11V8l4.8-4.800L21.5 8v12.500z",
  lab: "M3 21v-6a9 9 0 0 1 7.8-8.900V2.500h2.400v3.600A9 9 0 0 1 21 15v6z",
  institute: "M1 21.500V7.500l5.8 4.500L12 1.5 17.2 12 23 7.500v14z",
  "academy-left": ACADEMY,
  "academy-right": ACADEMY,
  gaiaformer: "M12 1.5 19 12h-3.500v4.300l5 5.200H15l-3-3.3-3 3.300H3.500l5-5.200V12H5z",
  satellite: "M12 3.5 20.5 12 12 20.5 3.5 12z",
};
/** Where the sign is cut out: its middle and size. */
const CUT: Readonly<Record<Exclude<Kind, "space-station">, readonly [number, number, number]>> = {
  mine: [12, 16, 6],
  "lost-mine": [12, 16, 6],
  "trading-station": [12.1, 16, 8.2],
  lab: [12, 16.5, 8.6],
  institute: [12, 17.6, 8.9],
  "academy-left": [12, 16.5, 7.9],
  "academy-right": [12, 16.5, 7.9],
  gaiaformer: [12, 11.7, 5.4],
  satellite: [12, 12, 7.2],
};

/** How large each is on the map. */
export const SIZE: Readonly<Record<Kind, number>> = {
  mine: 18,
  "lost-mine": 18,
  "trading-station": 18,
  lab: 18.5,
  institute: 21.5,
  "academy-left": 21,
  "academy-right": 21,
  gaiaformer: 16,
  "space-station": 19,
  satellite: 13,
};

export interface MapPieceProps {
  readonly kind: Kind;
  readonly seat: number;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly id?: string;
  readonly from?: string;
  readonly state?: PieceState;
}

/** A piece in a drawing. */
export function MapPiece({ kind, seat, x, y, size, id, from, state = "set" }: MapPieceProps) {
  if (kind === "space-station")
    return <Station seat={seat} x={x} y={y} size={size} {...(id ? { id } : {})} state={state} />;
  const [left, top, wide] = CUT[kind];
  const small = kind === "satellite" && size < 10;
  return (
    <Piece
      owner={seat}
      x={x}
      y={y}
      size={size}
      path={BODY[kind]}
      state={state}
      {...(small ? {} : { sign: { x: left, y: top, size: wide } })}
      {...(id ? { id } : {})}
      {...(from ? { from } : {})}
    />
  );
}

/** The Ivits' ring with spokes. */
function Station({ seat, x, y, size, id, state }: Omit<MapPieceProps, "kind">) {
  const colour = seatColour(seat);
  return (
    <g className="k-piece" data-state={state} data-id={id}>
      <g transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})`} fill="none">
        <circle cx="12" cy="12" r="8" stroke="var(--halo)" strokeWidth="8" />
        <circle cx="12" cy="12" r="8" stroke={colour} strokeWidth="4" />
        <path d="M12 1v6M12 17v6M1 12h6M17 12h6" stroke={colour} strokeWidth="3" />
        <SeatMark seat={seat} x={12} y={12} size={8} />
      </g>
    </g>
  );
}

/** A piece in text. */
export function PieceIcon({ kind, seat, size = 2.2 }: { kind: Kind; seat: number; size?: number }) {
  return (
    <svg
      className={style.piece}
      viewBox="0 0 24 24"
      style={{ width: `${size}rem`, height: `${size}rem` }}
      aria-hidden="true"
    >
      <MapPiece kind={kind} seat={seat} x={12} y={12} size={24} />
    </svg>
  );
}
