/** Where the seats stand in one contest: each with its count and what that would bring. */

import type { ReactNode } from "react";
import { SeatSign, seatStyle } from "./sign";

export interface Place {
  /** `null`: a count that belongs to nobody at the table. */
  readonly seat: number | null;
  readonly own?: boolean;
  /** Before the count, if it is not the sign of the seat. */
  readonly sign?: ReactNode;
  readonly count: ReactNode;
  readonly brings: ReactNode;
}

export function Standing({ places }: { places: readonly Place[] }) {
  return (
    <ol className="k-standing">
      {places.map(({ seat, own = false, sign, count, brings }) => (
        <li key={seat ?? "nobody"} data-own={own} style={seat === null ? undefined : seatStyle(seat)}>
          <b>
            {sign === undefined && seat !== null ? <SeatSign seat={seat} size={11} /> : sign}
            {count}
          </b>
          <span>{brings}</span>
        </li>
      ))}
    </ol>
  );
}
