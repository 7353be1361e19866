/** The five worlds: discs of 100 units with a drawing each, and small discs with a letter. */

import { type ReactNode, useId } from "react";

export const WORLDS = ["neo", "sixmoon", "atal", "arratuin", "e81216"] as const;
export type World = (typeof WORLDS)[number];

export function isWorld(name: string | null | undefined): name is World {
  return WORLDS.some((world) => world === name);
}

/** Whether a name needs smaller letters beside its signs; those of Cyrillic are wider. */
export function isLong(name: string): boolean {
  return name.length * (/\p{Script=Cyrillic}/u.test(name) ? 1.2 : 1) > 9;
}

/** Told by a letter too, never by colour alone. */
export const LETTERS: Readonly<Record<World, string>> = {
  neo: "N",
  sixmoon: "6",
  atal: "A",
  arratuin: "R",
  e81216: "E",
};

const MOONS = [
  [12, 42],
  [28, 24],
  [54, 19],
  [78, 28],
  [90, 50],
  [22, 76],
] as const;
const TEETH = [0, 36, 72, 108, 144, 180, 216, 252, 288, 324];

const ART: Readonly<Record<World, ReactNode>> = {
  neo: (
    <>
      <path d="M-5 78 22 62 36 70 52 40 60 40 76 68 88 60 105 76V105H-5Z" fill="var(--pd)" />
      <path d="M52 40h8l4 7-4 4-4-4-5 6-3-6Z" fill="var(--ph)" />
      <path d="M55 51 50 66l7 8-6 14M62 52l5 14-4 7" stroke="var(--ph)" strokeWidth="3" fill="none" />
      <path
        d="M56 36c-6-8 4-10-1-18M63 33c6-6 0-10 6-14"
        stroke="var(--pm)"
        strokeWidth="3.5"
        fill="none"
        strokeLinecap="round"
      />
      <circle cx="24" cy="26" r="6" fill="var(--pd)" />
      <circle cx="38" cy="16" r="3" fill="var(--pd)" />
    </>
  ),
  sixmoon: (
    <>
      <circle cx="50" cy="54" r="21" fill="var(--pd)" />
      <path d="M36 48c8 6 20 6 28 0M33 58c10 7 24 7 34 0" stroke="var(--pm)" strokeWidth="3" fill="none" />
      <ellipse
        cx="50"
        cy="52"
        rx="41"
        ry="31"
        fill="none"
        stroke="var(--pm)"
        strokeWidth="1.6"
        strokeDasharray="3 4"
      />
      {MOONS.map(([x, y], at) => (
        <circle key={x} cx={x} cy={y} r={4.5 + (at % 3)} fill="var(--ph)" />
      ))}
    </>
  ),
  atal: (
    <>
      <path
        d="M-5 34c20-12 34 8 56-2s30-6 54 0v14c-24-8-36 6-56 4s-34-10-54-2ZM-5 62c22-10 40 8 60 0s30-8 50-2v12c-22-6-34 8-52 6s-38-10-58-2ZM-5 88c24-8 40 4 58 0s36-4 52 0v20H-5Z"
        fill="var(--pd)"
      />
      <path d="M34 26c6-10 26-10 32 0 3 18-4 44-16 46-12-2-19-28-16-46Z" fill="var(--ph)" />
      <path
        d="M39 38c4-4 8-3 10 1M51 39c2-4 7-5 10-1M44 58c4 3 8 3 12 0"
        stroke="var(--pd)"
        strokeWidth="3.2"
        fill="none"
        strokeLinecap="round"
      />
    </>
  ),
  arratuin: (
    <>
      <circle cx="72" cy="26" r="9" fill="var(--ph)" />
      <path d="M-5 66c24-16 40 2 58-2s32-12 52-4v48H-5Z" fill="var(--pd)" />
      <path d="M20 74 38 38 56 74Z" fill="var(--ph)" />
      <path d="M38 38v36M29 56l9-18 9 18" stroke="var(--pd)" strokeWidth="2.5" fill="none" />
      <path d="M52 82 66 54 80 82Z" fill="var(--ph)" />
      <path d="M66 54v28" stroke="var(--pd)" strokeWidth="2.5" />
      <path d="M-5 90c30-10 60 6 110-4" stroke="var(--pm)" strokeWidth="3" fill="none" />
    </>
  ),
  e81216: (
    <>
      <path
        d="M-5 30H24l8 8M105 44H84l-8 8M-5 74H22l8-8M105 82H74"
        stroke="var(--pd)"
        strokeWidth="5"
        fill="none"
      />
      {TEETH.map((turn) => (
        <rect
          key={turn}
          x="45.5"
          y="16"
          width="9"
          height="13"
          rx="1.5"
          transform={`rotate(${turn} 50 52)`}
          fill="var(--ph)"
        />
      ))}
      <circle cx="50" cy="52" r="27" fill="var(--ph)" />
      <circle cx="50" cy="52" r="19" fill="var(--pd)" />
      <circle cx="43" cy="50" r="4.5" fill="var(--ph)" />
      <circle cx="57" cy="50" r="4.5" fill="var(--ph)" />
      <path d="M42 61h16" stroke="var(--ph)" strokeWidth="3" />
    </>
  ),
};

/** A world as it is seen from afar. */
export function Globe({ of, className = "" }: { of: World; className?: string }) {
  const id = useId();
  return (
    <svg className={`fe-globe ${className}`} data-planet={of} viewBox="0 0 100 100" aria-hidden="true">
      <defs>
        <clipPath id={`${id}c`}>
          <circle cx="50" cy="50" r="47" />
        </clipPath>
        <radialGradient id={`${id}g`} cx=".32" cy=".28" r=".95">
          <stop offset="0" stopColor="var(--pb)" />
          <stop offset=".62" stopColor="var(--pb)" />
          <stop offset="1" stopColor="var(--pd)" />
        </radialGradient>
      </defs>
      <g clipPath={`url(#${id}c)`}>
        <circle cx="50" cy="50" r="48" fill={`url(#${id}g)`} />
        {ART[of]}
      </g>
      <circle cx="50" cy="50" r="47" fill="none" stroke="var(--pe)" strokeWidth="3" />
    </svg>
  );
}

/** A small disc with the world's letter. */
export function Disc({ of, className = "" }: { of: World; className?: string }) {
  return (
    <svg className={`fe-disc ${className}`} data-planet={of} viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="10.6" fill="var(--pb)" stroke="var(--pe)" strokeWidth="1.8" />
      <text x="12" y="18.4" textAnchor="middle">
        {LETTERS[of]}
      </text>
    </svg>
  );
}
