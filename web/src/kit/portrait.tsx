/** Who sits there, drawn: people by the sign of their seat, bots by what they wear (also without colour). */

import { type ReactNode, useId } from "react";
import { seatColour, seatPath } from "./seat";

interface Look {
  readonly ground: string;
  readonly cloth: string;
  readonly wears: ReactNode;
}

const LOOKS: Record<string, Look> = {
  cadet: {
    ground: "#27405f",
    cloth: "#7fb2ff",
    wears: (
      <>
        <path d="M19.5 31a12.6 12.6 0 0 1 25 0c-8-3-17-3-25 0z" fill="#5a4632" />
        <path d="M20 27.5c7-3.6 17-3.6 24 0" fill="none" stroke="#7fb2ff" strokeWidth="3" />
      </>
    ),
  },
  pilot: {
    ground: "#2c4a48",
    cloth: "#5fd6c3",
    wears: (
      <>
        <path d="M18.5 34a13.5 13.5 0 1 1 27 0l-1.5 5H42v-6H22v6h-2z" fill="#3a6b66" />
        <path d="M21 30h22v6.5a5 5 0 0 1-5 4h-2.4L32 37.6 28.4 40.5H26a5 5 0 0 1-5-4z" fill="#0d1320" />
        <path d="M23 32h7.5v5H25zM33.5 32H41l-2 5h-5.5z" fill="#5fd6c3" />
      </>
    ),
  },
  captain: {
    ground: "#4a3a2a",
    cloth: "#e9b44c",
    wears: (
      <>
        <path d="M17.5 26.5c4-10 25-10 29 0l-2 3.4H19.5z" fill="#22304d" />
        <path d="M19 29.5c8-3.4 18-3.4 26 0l-2.4 4.2c-6-2.4-15.2-2.4-21.2 0z" fill="#0d1320" />
        <path d="M32 20.2l1.4 3 3.2.3-2.4 2.2.7 3.2-2.9-1.7-2.9 1.7.7-3.2-2.4-2.2 3.2-.3z" fill="#e9b44c" />
        <path d="M23.5 40c2.5 4.5 14.5 4.5 17 0l-1.5 5.500c-3.5 3-10.5 3-14 0z" fill="#6d5238" />
      </>
    ),
  },
  admiral: {
    ground: "#43294d",
    cloth: "#d7a3ff",
    wears: (
      <>
        <path d="M15.5 26c3-11.5 30-11.5 33 0l-3 4.200h-27z" fill="#efe6f7" />
        <path d="M18 29.800c8-3.6 20-3.6 28 0l-2.6 4.400c-6.5-2.6-16.3-2.6-22.8 0z" fill="#2a1833" />
        <path d="M23 23.500c4-2.6 14-2.6 18 0" fill="none" stroke="#e9b44c" strokeWidth="2.2" />
        <circle cx="32" cy="20.5" r="2.3" fill="#e9b44c" />
        <path d="M20.5 37c1 11 6 12.5 11.5 12.500S42.5 48 43.5 37l-3 4c-3-2-14-2-17 0z" fill="#e4e1e8" />
        <path d="M10.5 58h8M45.5 58h8" stroke="#e9b44c" strokeWidth="3" />
      </>
    ),
  },
};

/** A robot, for levels that the page does not know. */
const OTHER: Look = {
  ground: "#2b3752",
  cloth: "#93a0b8",
  wears: (
    <>
      <path d="M20 22h24v22H20z" fill="#aeb8cc" />
      <path d="M25 29h4v4h-4zM35 29h4v4h-4zM26 38h12v2H26zM31 15h2v7h-2z" fill="#0d1320" />
    </>
  ),
};

const RANKS = ["cadet", "pilot", "captain", "admiral"];

interface PortraitProps {
  /** In px at a rem of 10; grows with the page. */
  readonly size?: number;
}

function measure(size: number) {
  return { width: `${size / 10}rem`, height: `${size / 10}rem` };
}

/** A bot of a level: its headgear, and as many chevrons as its rank. */
export function Face({ level, size = 52 }: PortraitProps & { readonly level: string }) {
  const id = useId();
  const { ground, cloth, wears } = LOOKS[level] ?? OTHER;
  const rank = RANKS.indexOf(level) + 1;
  return (
    <svg className="k-portrait" viewBox="0 0 64 64" style={measure(size)} aria-hidden="true">
      <clipPath id={id}>
        <circle cx="32" cy="32" r="30" />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <rect width="64" height="64" fill={ground} />
        <circle cx="32" cy="33" r="12.5" fill="#d9b48f" />
        <path d="M10 66c1-14 10-18.5 22-18.5S53 52 54 66z" fill={cloth} opacity=".9" />
        <path d="M26 47.5 32 54l6-6.5" fill="none" stroke="#0d1320" strokeOpacity=".45" strokeWidth="2" />
        {wears}
      </g>
      <circle cx="32" cy="32" r="30" fill="none" stroke={cloth} strokeWidth="2" />
      {Array.from({ length: rank }, (_, at) => 32 - (rank - 1) * 3.5 + at * 7).map((x) => (
        <path key={x} d={`M${x - 2.6} 61.500l2.6-2.8 2.6 2.8`} fill="none" stroke={cloth} strokeWidth="2.6" />
      ))}
    </svg>
  );
}

/** A person at a seat: the sign of the seat on its colour. */
export function Person({ seat, size = 52 }: PortraitProps & { readonly seat: number }) {
  const colour = seatColour(seat);
  return (
    <svg className="k-portrait" viewBox="0 0 64 64" style={measure(size)} aria-hidden="true">
      <circle
        cx="32"
        cy="32"
        r="30"
        fill={`color-mix(in srgb, ${colour} 24%, var(--card))`}
        stroke={colour}
        strokeWidth="2"
      />
      <path d={seatPath(seat)} transform="translate(14 14) scale(3)" fill={colour} />
    </svg>
  );
}

/** Nobody yet; `waits`: somebody is expected. */
export function FreeSeat({
  seat,
  size = 52,
  waits = false,
}: PortraitProps & { seat: number; waits?: boolean }) {
  const colour = seatColour(seat);
  return (
    <svg className="k-portrait" viewBox="0 0 64 64" style={measure(size)} aria-hidden="true">
      <circle cx="32" cy="32" r="29" fill="none" stroke={colour} strokeWidth="2" strokeDasharray="6 5" />
      {waits ? (
        [20, 32, 44].map((x, at) => (
          <circle key={x} cx={x} cy="33" r="3.5" fill={colour} opacity={1 - at * 0.35} />
        ))
      ) : (
        <path d="M32 20v24M20 32h24" stroke={colour} strokeWidth="3" />
      )}
    </svg>
  );
}

interface WhoProps extends PortraitProps {
  readonly who: { readonly seat: number; readonly kind: string; readonly level: string | null };
}

/** Whoever plays a seat. */
export function Portrait({ who, size }: WhoProps) {
  const given = size === undefined ? {} : { size };
  if (who.kind === "bot" && who.level !== null) return <Face level={who.level} {...given} />;
  return who.kind === "open" ? (
    <FreeSeat seat={who.seat} waits {...given} />
  ) : (
    <Person seat={who.seat} {...given} />
  );
}
