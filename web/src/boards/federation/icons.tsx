/** The icons of Federation: 24 units, in `currentColor` or in the colours of the resources. */

import { defineIcons, type IconId } from "../../kit/icons";

const I = defineIcons("federation", {
  lavandium: (
    <>
      <path d="M12 1.5 17.5 8 14.6 22.5H9.4L6.5 8Z" fill="var(--r-lav)" />
      <path
        d="M12 1.5 9.6 8.6 9.4 22.5M12 1.5l2.4 7.1.2 13.9M6.5 8l3.1.6h4.8l3.1-.6"
        fill="none"
        stroke="var(--r-lav2)"
        strokeWidth="1.1"
      />
    </>
  ),
  copernium: (
    <>
      <path d="M4 9.5 8.6 4h6.8L20 9.5V16l-5 5H9l-5-5Z" fill="var(--r-cop)" />
      <path
        d="M4 9.5h16M8.6 4l-1 5.5L9 21M15.4 4l1 5.5L15 21"
        fill="none"
        stroke="var(--r-cop2)"
        strokeWidth="1.1"
      />
    </>
  ),
  oceanium: (
    <>
      <path
        d="M12 1.5C15 7.5 19.5 11 19.5 15.3A7.5 7.3 0 0 1 4.5 15.3C4.5 11 9 7.5 12 1.5Z"
        fill="var(--r-oce)"
      />
      <path
        d="M8 15.5a4.2 4 0 0 0 3.6 3.7"
        fill="none"
        stroke="var(--r-oce2)"
        strokeWidth="1.5"
        strokeLinecap="round"
      />
    </>
  ),
  gold: (
    <>
      <path d="M6.5 4h11L22.5 10 12 22 1.5 10Z" fill="var(--r-gold)" />
      <path
        d="M1.5 10h21M6.5 4 8.5 10 12 22 15.5 10 17.5 4M8.5 10 12 4l3.5 6"
        fill="none"
        stroke="var(--r-gold2)"
        strokeWidth="1.1"
      />
    </>
  ),
  crystal: (
    <>
      <path d="M12 1.5 9.6 8.6 9.4 22.5 6.5 8Z" fill="var(--r-lav)" />
      <path d="M12 1.5 14.4 8.6 14.6 22.5H9.4L9.6 8.6Z" fill="var(--r-cop)" />
      <path d="M12 1.5 17.5 8 14.6 22.5 14.4 8.6Z" fill="var(--r-oce)" />
    </>
  ),
  degree: (
    <path
      d="M5 12.5 12 6l7 6.5M5 19l7-6.5 7 6.5"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.8"
      strokeLinejoin="round"
      strokeLinecap="round"
    />
  ),
  ship: (
    <>
      <path d="M12 1.5c4 3.6 5 8.5 4.2 14H7.8C7 10 8 5.1 12 1.5Z" fill="currentColor" />
      <path d="M7.6 11 4 16v4.5l4-3ZM16.4 11 20 16v4.5l-4-3Z" fill="currentColor" />
      <circle cx="12" cy="8.8" r="1.9" fill="var(--tile)" />
      <path d="M10 18.5 12 23l2-4.5Z" fill="var(--gold)" />
    </>
  ),
  marker: (
    <>
      <path d="M6.5 22V2.5" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" />
      <path d="M7.5 3.5 20 7.7 7.5 12.5Z" fill="currentColor" />
    </>
  ),
  die: (
    <>
      <rect x="3.5" y="3.5" width="17" height="17" rx="4" fill="var(--ivory)" />
      <circle cx="8.3" cy="8.3" r="1.9" fill="var(--ivory2)" />
      <circle cx="12" cy="12" r="1.9" fill="var(--ivory2)" />
      <circle cx="15.7" cy="15.7" r="1.9" fill="var(--ivory2)" />
    </>
  ),
  medal: (
    <>
      <path d="M7 2h3.2l2.6 7.5M17 2h-3.2l-2.6 7.5" fill="none" stroke="currentColor" strokeWidth="2" />
      <circle cx="12" cy="15" r="6.8" fill="currentColor" />
      <path d="m12 11 1.2 2.5 2.7.3-2 1.9.5 2.7-2.4-1.3-2.4 1.3.5-2.7-2-1.9 2.7-.3Z" fill="var(--tile)" />
    </>
  ),
  pawn: (
    <>
      <circle cx="12" cy="6.5" r="4.5" fill="currentColor" />
      <path d="M8.3 11h7.4l-1 1.8c.4 3.4 2.4 4.6 3.3 8.7H6c.9-4.1 2.9-5.3 3.3-8.7Z" fill="currentColor" />
    </>
  ),
  alteration: (
    <>
      <circle
        cx="12"
        cy="12"
        r="9.5"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeDasharray="3.2 1.8"
      />
      <path
        d="M16.5 9.5A5 5 0 0 0 7.4 10M7.5 14.5a5 5 0 0 0 9.1-.5"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
      />
      <path d="m17.8 6.5-.6 4-3.6-1.5ZM6.2 17.5l.6-4 3.6 1.5Z" fill="currentColor" />
    </>
  ),
  specialist: (
    <>
      <circle cx="12" cy="8" r="4.6" fill="currentColor" />
      <path d="M3.5 21.5c.4-5.5 3.7-7.7 8.5-7.7s8.1 2.2 8.5 7.7Z" fill="currentColor" />
    </>
  ),
  votes: (
    <>
      <path
        d="M7.2 13V6.3a1.35 1.35 0 0 1 2.7 0V3.8a1.35 1.35 0 0 1 2.7 0v1.1a1.35 1.35 0 0 1 2.7 0V6.8a1.35 1.35 0 0 1 2.7 0V15c0 4.5-2.3 7.3-6 7.3-3 0-4.3-1.3-5.7-4L3.7 13.8c-.8-1.6 1-2.7 2.1-1.5Z"
        fill="currentColor"
      />
      <path d="M9.9 6.2v5M12.6 5v6.2M15.3 6.8v4.7" stroke="var(--tok)" strokeWidth="1" fill="none" />
    </>
  ),
  funding: (
    <g fill="none" stroke="currentColor" strokeWidth="1.9">
      <ellipse cx="12" cy="6.5" rx="7.5" ry="3.2" />
      <path d="M4.5 6.5v5c0 1.8 3.4 3.2 7.5 3.2s7.5-1.4 7.5-3.2v-5M4.5 11.5v5.3c0 1.8 3.4 3.2 7.5 3.2s7.5-1.4 7.5-3.2v-5.3" />
    </g>
  ),
  project: (
    <>
      <path d="M4 21.5h16M6 21v-9M11 21V8M16 21v-6" stroke="currentColor" strokeWidth="2.6" fill="none" />
      <path d="m14.5 8 4-4 4 4M18.5 4.5V12" stroke="currentColor" strokeWidth="2" fill="none" />
    </>
  ),
  spy: (
    <>
      <path
        d="M1.8 12S5.5 5.5 12 5.5 22.2 12 22.2 12 18.5 18.5 12 18.5 1.8 12 1.8 12Z"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
      />
      <circle cx="12" cy="12" r="3.6" fill="currentColor" />
    </>
  ),
  officers: (
    <>
      <path
        d="M4 3h16v9.5c0 4.5-3.5 7.3-8 9-4.5-1.7-8-4.5-8-9Z"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.9"
      />
      <path d="m7.5 11 4.5-4 4.5 4M7.5 16l4.5-4 4.5 4" fill="none" stroke="currentColor" strokeWidth="2.2" />
    </>
  ),
  procurement: (
    <>
      <path
        d="M3 9.5h18v11.5H3ZM3 13.5h18M10 9.5v4h4v-4"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.9"
      />
      <path d="M12 1v5M9.3 3.8 12 6.7l2.7-2.9" fill="none" stroke="currentColor" strokeWidth="1.9" />
    </>
  ),
  patron: (
    <>
      <circle cx="7.5" cy="12" r="4.8" fill="none" stroke="currentColor" strokeWidth="2.2" />
      <path d="M12.3 12H22M18 12v4.5M21.5 12v3.2" fill="none" stroke="currentColor" strokeWidth="2.2" />
    </>
  ),
  president: (
    <>
      <path
        d="M3 18.5 2 7.5l5.5 4L12 4l4.5 7.5L22 7.5l-1 11Z"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path d="M3.5 21.5h17" stroke="currentColor" strokeWidth="2" />
    </>
  ),
  assistants: (
    <>
      <circle cx="8.5" cy="7.5" r="3.7" fill="none" stroke="currentColor" strokeWidth="1.9" />
      <path
        d="M2 20.5c.3-5 2.8-6.8 6.5-6.8s6.2 1.8 6.5 6.8"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.9"
      />
      <path
        d="M15 4.2a3.7 3.7 0 0 1 .8 7M17.5 14c2.7.5 4.3 2.5 4.5 6.5"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.9"
      />
    </>
  ),
  lounge: (
    <>
      <path
        d="M3.5 4h17L12 13.5ZM12 13.5V21M7.5 21.3h9"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.9"
        strokeLinejoin="round"
      />
      <path d="m13.5 8.5 5.5-7" stroke="currentColor" strokeWidth="1.6" />
    </>
  ),
  outer: (
    <>
      <circle cx="12" cy="12" r="9.5" fill="none" stroke="currentColor" strokeWidth="1.9" />
      <circle cx="12" cy="12" r="5" fill="none" stroke="currentColor" strokeWidth="1.9" />
      <path d="M12 2.5V7M12 17v4.5M2.5 12H7M17 12h4.5" stroke="currentColor" strokeWidth="1.9" />
    </>
  ),
  robot: (
    <>
      <rect x="4" y="8" width="16" height="12" rx="3" fill="currentColor" />
      <path d="M12 8V3.5" stroke="currentColor" strokeWidth="2" />
      <circle cx="12" cy="3" r="1.8" fill="currentColor" />
      <circle cx="9" cy="13.5" r="1.8" fill="var(--tile)" />
      <circle cx="15" cy="13.5" r="1.8" fill="var(--tile)" />
    </>
  ),
  miner: (
    <path
      d="M3 9.5C8 3 16 3 21 9.5 16.5 7.3 14 7 12.8 7.2V22h-2V7.2C9.5 7 7.5 7.3 3 9.5Z"
      fill="currentColor"
    />
  ),
  mage: (
    <>
      <path d="M13.5 2 18 16.5H6L9.5 8.5Z" fill="currentColor" />
      <ellipse cx="12" cy="18.5" rx="10" ry="3" fill="currentColor" />
    </>
  ),
  asteroid: (
    <>
      <path d="M8 2.5 16 3.5 21.5 9.5 20.5 17 14 21.5 6 20 2.5 13 4 6.5Z" fill="currentColor" />
      <circle cx="9" cy="9" r="2.1" fill="var(--tile)" opacity=".55" />
      <circle cx="15" cy="14.5" r="2.6" fill="var(--tile)" opacity=".55" />
    </>
  ),
  income: (
    <>
      <path d="M19.5 12a7.5 7.5 0 1 1-2.2-5.3" fill="none" stroke="currentColor" strokeWidth="2.1" />
      <path d="M20.5 2.5v6h-6Z" fill="currentColor" />
    </>
  ),
  upkeep: (
    <>
      <path
        d="M4 3h16v9.5c0 4.5-3.5 7.3-8 9-4.5-1.7-8-4.5-8-9Z"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.9"
      />
      <path d="M8 11.5h8" stroke="currentColor" strokeWidth="2.4" />
    </>
  ),
  floors: (
    <path
      d="M2.5 20.5h19M5 20.5v-5h14v5M7.5 15.5v-5h9v5M10 10.5v-5h4v5"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.9"
    />
  ),
  law: (
    <path
      d="M6 3.5h12.5v13.5a3.5 3.5 0 0 1-3.5 3.5H6.5A3 3 0 0 1 3.5 17.5h8.5c0 2 1.2 3 3 3M6 3.5v14M9.5 8h5.5M9.5 12h5.5"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
    />
  ),
  deep: (
    <>
      <circle cx="12" cy="12" r="9.5" fill="none" stroke="currentColor" strokeWidth="1.6" />
      <path d="m12 4.5 1.7 5.8 5.8 1.7-5.8 1.7L12 19.5l-1.7-5.8L4.5 12l5.8-1.7Z" fill="currentColor" />
    </>
  ),
  start: (
    <>
      <circle cx="12" cy="12" r="9.5" fill="none" stroke="currentColor" strokeWidth="1.6" />
      <path d="M12 5.5v13M6 12l6-6.5 6 6.5" fill="none" stroke="currentColor" strokeWidth="2" />
    </>
  ),
  bolt: <path d="M13.5 1.5 4.5 14h6l-1.5 8.5L19.5 9.5h-6.5Z" fill="currentColor" />,
  anytime: (
    <>
      <circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" strokeWidth="2" />
      <path d="M12 6.5V12l4 3" fill="none" stroke="currentColor" strokeWidth="2.2" />
    </>
  ),
  step: (
    <>
      <path d="M2.5 12h12" stroke="currentColor" strokeWidth="2.6" strokeDasharray="3.5 2.5" />
      <path d="m13.5 5.5 8 6.5-8 6.5Z" fill="currentColor" />
    </>
  ),
  up: <path d="M12 21.5V5M5 11.5 12 4l7 7.5" fill="none" stroke="currentColor" strokeWidth="2.6" />,
  flip: (
    <>
      <rect x="5" y="8" width="14" height="13" rx="2.5" fill="none" stroke="currentColor" strokeWidth="2" />
      <path d="M5.5 5.5C9 1.5 15 1.5 18.5 5.5" fill="none" stroke="currentColor" strokeWidth="1.9" />
      <path d="m20 1.5-.5 5.5-4.5-3Z" fill="currentColor" />
    </>
  ),
  disc: (
    <>
      <circle cx="12" cy="12" r="8.5" fill="none" stroke="currentColor" strokeWidth="2.4" />
      <circle cx="12" cy="12" r="3.6" fill="currentColor" />
    </>
  ),
  mega: (
    <path
      d="M2.5 21.5h19M5 21.5 9 9.5h6l4 12M9.5 9.5 12 2l2.5 7.5M7.5 14.5h9"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.9"
      strokeLinejoin="round"
    />
  ),
  mission: (
    <>
      <path d="M12 2.5 20.5 7v10L12 21.5 3.5 17V7Z" fill="none" stroke="currentColor" strokeWidth="1.9" />
      <path d="m8 12 3 3 5.5-6" fill="none" stroke="currentColor" strokeWidth="2.3" />
    </>
  ),
  check: <path d="m4.5 12.5 5 5.5L19.5 6.5" fill="none" stroke="currentColor" strokeWidth="3" />,
  lock: (
    <>
      <rect
        x="5"
        y="10.5"
        width="14"
        height="10.5"
        rx="2"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
      />
      <path d="M8 10.5V7.5a4 4 0 0 1 8 0v3" fill="none" stroke="currentColor" strokeWidth="2" />
    </>
  ),
  figures: (
    <>
      <path d="M5 2.5h14v13H5zM8.5 6.5h7M8.5 10.5h4" fill="none" stroke="currentColor" strokeWidth="1.9" />
      <path d="M4 20.5h16" stroke="currentColor" strokeWidth="2" strokeDasharray="2 2.6" />
    </>
  ),
  influence: (
    <>
      <circle cx="12" cy="12" r="3.4" fill="currentColor" />
      <path
        d="M12 4.5a7.5 7.5 0 0 1 7.5 7.5M12 19.5A7.5 7.5 0 0 1 4.5 12"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.2"
      />
      <path
        d="M12 .8A11.2 11.2 0 0 1 23.2 12M12 23.2A11.2 11.2 0 0 1 .8 12"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
      />
    </>
  ),
});

/** All icons, for the sheet of drawings. */
export const NAMES: readonly string[] = Object.keys(I);

export function iconOf(name: string): IconId {
  return (I as Readonly<Record<string, IconId>>)[name] ?? I.outer;
}

interface IcProps {
  readonly of: string;
  readonly gold?: boolean;
  readonly className?: string | undefined;
}

/** An icon; how large it is decides the place where it stands. */
export function Ic({ of, gold = false, className = "" }: IcProps) {
  return (
    <svg className={`fe-ic ${className}`} data-gold={gold || undefined} aria-hidden="true">
      <use href={`#${iconOf(of)}`} />
    </svg>
  );
}
