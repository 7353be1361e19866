/** Pieces on a chart, tokens and stacks beside it. */

import type { ReactNode } from "react";
import { SeatMark, seatColour } from "./seat";

export type PieceState = "set" | "ghost" | "spent";

interface PieceProps {
  /** Its identity, by which it travels; not its word. */
  readonly id?: string;
  /** Where it comes from if it is new: the `data-place` of a supply. */
  readonly from?: string;
  readonly owner: number | null;
  readonly state?: PieceState;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** The outline in a box of 24 by 24. */
  readonly path: string;
  /** Where the owner's sign is cut out, and how large; none without it. */
  readonly sign?: { readonly x: number; readonly y: number; readonly size: number };
}

/** A piece in a drawing: dark halo, colour of its owner, the owner's sign cut out. */
export function Piece({ id, from, owner, state = "set", x, y, size, path, sign }: PieceProps) {
  return (
    <g className="k-piece" data-state={state} data-id={id} data-from={from}>
      <g transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})`}>
        <path d={path} className="k-piece-halo" />
        <path d={path} fill={owner === null ? "var(--muted)" : seatColour(owner)} className="k-piece-body" />
        {sign && owner !== null && (
          <SeatMark seat={owner} x={sign.x} y={sign.y} size={sign.size} colour="var(--on-piece)" />
        )}
      </g>
    </g>
  );
}

interface TokenProps {
  readonly id?: string;
  readonly from?: string;
  readonly state?: PieceState;
  readonly shape?: "disc" | "square" | "pill" | "shield" | "hexagon";
  readonly owner?: number | null;
  readonly label?: string;
  readonly children?: ReactNode;
}

/** A token outside of drawings. */
export function Token({
  id,
  from,
  state = "set",
  shape = "disc",
  owner = null,
  label,
  children,
}: TokenProps) {
  return (
    <span
      className="k-token"
      data-id={id}
      data-from={from}
      data-state={state}
      data-shape={shape}
      style={owner === null ? undefined : ({ "--seat": seatColour(owner) } as React.CSSProperties)}
      title={label}
    >
      {children}
    </span>
  );
}

/** Several of a kind: one in sight, edges of the rest, and how many. */
export function Stack({
  n,
  place,
  label,
  children,
}: {
  n: number;
  place?: string;
  label: string;
  children: ReactNode;
}) {
  return (
    <span
      className="k-stack"
      data-place={place}
      data-deep={n > 1}
      data-empty={n === 0}
      title={`${label}: ${n}`}
    >
      {children}
      <b>{n}</b>
    </span>
  );
}
