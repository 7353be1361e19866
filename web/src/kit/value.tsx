/** Numbers: points, counters that tick and tell what would change, prices. */

import type { ReactNode } from "react";
import { useTick } from "./motion";
import { useChange } from "./thing";

/** As everywhere on the page: a true minus sign. */
export function signed(by: number): string {
  return by < 0 ? `−${-by}` : `+${by}`;
}

export function plain(n: number): string {
  return n < 0 ? `−${-n}` : String(n);
}

interface PointsProps {
  readonly n: number | string;
  /** In em of the text around it. */
  readonly size?: number;
  /** What counts for the winner: gold edge. */
  readonly gold?: boolean;
  /** Not yet: dashed edge. */
  readonly dashed?: boolean;
  readonly label?: string;
}

/** Points in their hexagon. */
export function Points({ n, size = 1.7, gold = false, dashed = false, label }: PointsProps) {
  const text = typeof n === "number" ? plain(n) : n;
  return (
    <svg
      className="k-points"
      viewBox="0 0 24 24"
      style={{ width: `${size}em`, height: `${size}em` }}
      data-gold={gold}
      role={label === undefined ? undefined : "img"}
      aria-label={label}
    >
      <path d="M12 1 21.6 6.500v11L12 23l-9.6-5.500v-11z" strokeDasharray={dashed ? "3 2" : undefined} />
      <text x="12" y="16.5" textAnchor="middle" fontSize={text.length > 2 ? 10 : 13}>
        {text}
      </text>
    </svg>
  );
}

interface CounterProps {
  /** The counter's id in the view; the preview of an answer speaks of it by this name. */
  readonly id: string;
  readonly seat: number | null;
  readonly value: number;
  readonly icon: ReactNode;
  readonly label: string;
  /** Under the number: income of the next round and such. */
  readonly plus?: ReactNode;
  /** "9/15" */
  readonly of?: number;
  readonly big?: boolean;
}

/** Icon and number; ticks when it changes, and shows what an answer would do to it. */
export function Counter({ id, seat, value, icon, label, plus, of, big = false }: CounterProps) {
  const by = useChange(seat, id);
  const moved = useTick(value);
  return (
    <span className="k-counter" data-counter={id} data-big={big} data-zero={value === 0} title={label}>
      <span className="k-counter-now">
        <span aria-hidden="true" className="k-counter-icon">
          {icon}
        </span>
        <span className="hidden">{label}: </span>
        <b key={moved} className={moved > 0 ? "k-tick" : undefined}>
          {plain(value)}
          {of !== undefined && <small>/{of}</small>}
        </b>
      </span>
      {plus !== undefined && <span className="k-counter-plus">{plus}</span>}
      {by !== 0 && <Delta by={by} />}
    </span>
  );
}

/** What would change, at the thing that would change. */
export function Delta({ by }: { by: number }) {
  return (
    <span className="k-delta" data-sign={by < 0 ? "less" : "more"}>
      {signed(by)}
    </span>
  );
}

export interface PricePart {
  readonly id: string;
  readonly n: number;
  readonly icon: ReactNode;
  /** More than there is. */
  readonly short?: boolean;
}

/** Several numbers with icons; what is missing is red. */
export function Price({ parts, signs = false }: { parts: readonly PricePart[]; signs?: boolean }) {
  return (
    <span className="k-price">
      {parts.map(({ id, n, icon, short }) => (
        <span key={id} data-short={short} data-sign={signs ? (n < 0 ? "less" : "more") : undefined}>
          {signs ? signed(n) : n}
          {icon}
        </span>
      ))}
    </span>
  );
}
