/** Icons are drawn once, in a sheet of symbols, and used by name; a name that does not exist is a type error. */

import type { ReactNode } from "react";
import { useSyncExternalStore } from "react";

interface Symbol {
  readonly id: string;
  readonly box: string;
  readonly body: ReactNode;
}

let symbols: readonly Symbol[] = [];
const listeners = new Set<() => void>();

function add(fresh: readonly Symbol[]): void {
  const ids = new Set(fresh.map(({ id }) => id));
  symbols = [...symbols.filter(({ id }) => !ids.has(id)), ...fresh];
  queueMicrotask(() => {
    for (const listener of listeners) listener();
  });
}

/** All symbols that any board has defined: stands once in the page. */
export function IconSheet() {
  const shown = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => symbols,
  );
  return (
    <svg className="k-sheet-of-icons" aria-hidden="true">
      <defs>
        {shown.map(({ id, box, body }) => (
          <symbol key={id} id={id} viewBox={box}>
            {body}
          </symbol>
        ))}
      </defs>
    </svg>
  );
}

declare const drawn: unique symbol;

/** The name of a symbol in the sheet; only `defineIcons` makes them. */
export type IconId = string & { readonly [drawn]: true };

interface IconProps {
  readonly of: IconId;
  /** In em of the text around it. */
  readonly size?: number;
  /** What it is called; without it the icon is ornament and the text beside it must speak. */
  readonly label?: string;
  readonly className?: string;
}

/** An icon in text. */
export function Icon({ of, size = 1.15, label, className }: IconProps) {
  return (
    <svg
      className={`k-icon ${className ?? ""}`}
      style={{ width: `${size}em`, height: `${size}em` }}
      role={label === undefined ? undefined : "img"}
      aria-label={label}
      aria-hidden={label === undefined ? true : undefined}
    >
      <use href={`#${of}`} />
    </svg>
  );
}

interface MarkProps {
  readonly of: IconId;
  /** The middle. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly className?: string;
}

/** An icon in a drawing. */
export function Mark({ of, x, y, size, className }: MarkProps) {
  return (
    <use className={className} href={`#${of}`} x={x - size / 2} y={y - size / 2} width={size} height={size} />
  );
}

/** The icons of a game, 24 by 24, in `currentColor` or colours of the board: `const I = defineIcons("gaia", …)`, then `I.ore`. */
export function defineIcons<const K extends string>(
  family: string,
  drawings: Readonly<Record<K, ReactNode>>,
  box = "0 0 24 24",
): Readonly<Record<K, IconId>> {
  const names = Object.keys(drawings) as K[];
  const ids = {} as Record<K, IconId>;
  for (const name of names) ids[name] = `${family}-${name}` as IconId;
  add(names.map((name) => ({ id: ids[name], box, body: drawings[name] })));
  return ids;
}

/** Icons that no game owns. */
export const KIT = defineIcons("kit", {
  card: (
    <>
      <rect x="5" y="2" width="14" height="20" rx="2.4" fill="none" stroke="currentColor" strokeWidth="2.2" />
      <path d="M9 8h6M9 12h6" stroke="currentColor" strokeWidth="1.9" />
    </>
  ),
  hand: (
    <g fill="none" stroke="currentColor" strokeWidth="2">
      <rect x="2.4" y="5" width="11" height="15.5" rx="2" transform="rotate(-10 8 12)" />
      <rect x="10.6" y="4" width="11" height="15.5" rx="2" transform="rotate(10 16 12)" fill="var(--card)" />
    </g>
  ),
  arrow: <path d="M2 12h17M13 5l7 7-7 7" fill="none" stroke="currentColor" strokeWidth="2.8" />,
  check: <path d="m4 13 5.5 5.5L20.5 6" fill="none" stroke="currentColor" strokeWidth="3" />,
  cross: <path d="m5 5 14 14M19 5 5 19" fill="none" stroke="currentColor" strokeWidth="2.8" />,
  flag: (
    <path d="M5 2v20M6 3h13l-3.5 4.500L19 12H6" fill="currentColor" stroke="currentColor" strokeWidth="2" />
  ),
  income: (
    <path
      d="M19.5 12a7.5 7.5 0 1 1-2.2-5.300M19.5 2.500v5.200h-5.2"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.2"
    />
  ),
  each: <path d="m4 5 7 7-7 7M12 5l7 7-7 7" fill="none" stroke="currentColor" strokeWidth="2.6" />,
  always: (
    <path
      d="M7 8.200a3.8 3.8 0 1 0 0 7.600c4 0 6-7.6 10-7.600a3.8 3.8 0 1 1 0 7.600c-4 0-6-7.6-10-7.600z"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.4"
    />
  ),
  action: <path d="M8 2h8l6 6v8l-6 6H8l-6-6V8z" fill="none" stroke="currentColor" strokeWidth="2.6" />,
  crown: <path d="M2 19V7l5.7 5.400L12 3l4.3 9.400L22 7v12z" fill="currentColor" />,
  die: (
    <>
      <rect
        x="2.3"
        y="2.3"
        width="19.4"
        height="19.4"
        rx="4.5"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.3"
      />
      <g fill="currentColor">
        <circle cx="7.8" cy="7.8" r="2" />
        <circle cx="12" cy="12" r="2" />
        <circle cx="16.2" cy="16.2" r="2" />
      </g>
    </>
  ),
  plus: <path d="M12 4v16M4 12h16" fill="none" stroke="currentColor" strokeWidth="2.6" />,
  minus: <path d="M4 12h16" fill="none" stroke="currentColor" strokeWidth="2.6" />,
  fit: (
    <path d="M14 4h6v6M10 20H4v-6M20 4l-7 7M4 20l7-7" fill="none" stroke="currentColor" strokeWidth="2.2" />
  ),
  list: (
    <path
      d="M8 5.5h13M8 12h13M8 18.5h13M3 5.5h2M3 12h2M3 18.5h2"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.2"
    />
  ),
  board: (
    <path
      d="M3 4h5v7H3zM9.5 4h5v7h-5zM16 4h5v7h-5zM3 13h5v7H3zM9.5 13h5v7h-5zM16 13h5v7h-5z"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
    />
  ),
  lock: (
    <path
      d="M5 11h14v10H5zM8 11V7.500a4 4 0 0 1 8 0V11"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.2"
      strokeLinejoin="round"
    />
  ),
  warning: (
    <path
      d="M12 2.5 22.5 21h-21zM12 9v6M12 17v2"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.2"
      strokeLinejoin="round"
    />
  ),
});
