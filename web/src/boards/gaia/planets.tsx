/** Planets: colour, texture and letter, so that a rim is enough to tell them apart. */

import type { Planet } from "../../contract/gaia.gen";
import { useSpeech } from "../../text/context";
import style from "./gaia.module.css";

export const RADIUS = 13.6;

const LETTER: Readonly<Record<Planet, string>> = {
  terra: "T",
  oxide: "O",
  volcanic: "V",
  desert: "D",
  swamp: "S",
  titanium: "M",
  ice: "I",
  gaia: "G",
  transdim: "X",
  lost: "L",
};
const TEXTURE: Readonly<Record<Planet, string>> = {
  terra: "M-9-5c4 3 7-2 11 1M-10 4c5-2 8 3 14 0",
  oxide: "M-11-3h22M-11 3.500h22",
  volcanic: "M-3-12l2 7-4 5 4 5-2 7M6-10l-1 6 3 4-2 6",
  desert: "M-12 1c4-4 8-4 12 0s8 4 12 0M-9 8c3-3 6-3 9 0s6 3 8 0M-9-6c3-3 6-3 9 0s6 3 9 0",
  swamp: "M-7-7h.1M1-9h.1M8-5h.1M-9 1h.1M9 3h.1M-6 8h.1M2 9.500h.1M7 9h.1",
  titanium: "M-9-9 9 9M-12-3 3 12M-3-12 12 3",
  ice: "M0-12V12M-10.4-6 10.4 6M-10.4 6 10.4-6",
  gaia: "M-10 6C-6-4 2-9 10-7M-8 9C-2 3 4 0 11 1",
  transdim: "M0-9a9 9 0 1 1-9 9 6 6 0 1 1 6 6",
  lost: "M-9-6h6M2-9h5M-11 1h5M5 3h6M-5 9h8",
};

/** The letter of a planet type in the reader's language. */
export function usePlanetLetter(): (type: Planet) => string {
  const speech = useSpeech();
  return (type) => speech.first([`${type}-letter`]) ?? LETTER[type];
}

/** What all planets share: stands once in a drawing. */
export function PlanetDefs() {
  return (
    <defs>
      <clipPath id="gaia-disc">
        <circle r="13.2" />
      </clipPath>
      <radialGradient id="gaia-shade" cx=".35" cy=".3" r=".9">
        <stop offset="0" stopColor="#fff" stopOpacity=".2" />
        <stop offset=".5" stopColor="#fff" stopOpacity="0" />
        <stop offset="1" stopColor="#000" stopOpacity=".28" />
      </radialGradient>
    </defs>
  );
}

interface PlanetProps {
  readonly type: Planet;
  readonly x: number;
  readonly y: number;
  /** In its middle; under a piece it stands in the corner instead. */
  readonly letter?: string | null;
  readonly scale?: number;
}

export function PlanetDisc({ type, x, y, letter = null, scale = 1 }: PlanetProps) {
  const colour = `var(--p-${type})`;
  return (
    <g
      transform={`translate(${x} ${y})${scale === 1 ? "" : ` scale(${scale})`}`}
      className={style.planet}
      data-planet={type}
    >
      <circle
        r={RADIUS}
        fill={colour}
        stroke={`color-mix(in srgb, ${colour} 60%, #000)`}
        strokeDasharray={type === "lost" ? "3 2" : undefined}
      />
      <path
        d={TEXTURE[type]}
        fill="none"
        stroke="var(--p-mark)"
        strokeWidth={type === "swamp" ? 3.2 : 1.6}
        strokeLinecap="round"
        clipPath="url(#gaia-disc)"
      />
      {type === "transdim" && (
        <circle r={RADIUS} fill="none" stroke="var(--r-power2)" strokeDasharray="2 3" opacity=".7" />
      )}
      <circle r={RADIUS} fill="url(#gaia-shade)" />
      {letter !== null && (
        <text className={style.letter} y="4.6" stroke={colour} data-planet={type}>
          {letter}
        </text>
      )}
    </g>
  );
}

/** A planet in text. */
export function PlanetIcon({ type, size = 2.4 }: { type: Planet; size?: number }) {
  const letter = usePlanetLetter();
  return (
    <svg
      viewBox="-15 -15 30 30"
      style={{ width: `${size}rem`, height: `${size}rem` }}
      className={style.piece}
      aria-hidden="true"
    >
      <PlanetDefs />
      <PlanetDisc type={type} x={0} y={0} letter={letter(type)} />
    </svg>
  );
}
