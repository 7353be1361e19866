/** The picture language of Race: goods, worlds, developments, Military, and the signs of powers. Sizes are in em. */

import type { ReactNode } from "react";
import { Icon, KIT } from "../../kit/icons";
import { Points } from "../../kit/value";
import type { Clause, Design, Kind } from "./cards";
import type { Sign } from "./signs";

/** Four kinds of goods, four shapes: circle, square, triangle, four-pointed star. */
const SHAPES: Record<Kind, string> = {
  novelty: "M8 1.2a6.8 6.8 0 1 1 0 13.6A6.8 6.8 0 0 1 8 1.2z",
  rare: "M2 2h12v12H2z",
  genes: "M8 1.2 15 14.4H1z",
  alien: "M8 .4 10.1 5.9 15.6 8l-5.5 2.1L8 15.6l-2.1-5.5L.4 8l5.5-2.1z",
};

export function kindColour(kind: Kind | "any"): string {
  return kind === "any" ? "var(--muted)" : `var(--${kind})`;
}

interface GlyphProps {
  readonly size?: number;
  readonly box?: string;
  readonly children: ReactNode;
}

function Glyph({ size = 1.15, box = "0 0 24 24", children }: GlyphProps) {
  return (
    <svg
      className="k-icon"
      viewBox={box}
      style={{ width: `${size}em`, height: `${size}em` }}
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

interface GoodProps {
  readonly kind: Kind | "any";
  readonly size?: number;
  readonly hollow?: boolean;
}

/** The shape of a kind of goods; a good of any kind is a grey ring with a cross. */
export function GoodShape({ kind, size, hollow = false }: GoodProps) {
  const colour = kindColour(kind);
  return (
    <Glyph box="0 0 16 16" {...(size === undefined ? {} : { size })}>
      {kind === "any" ? (
        <>
          <circle cx="8" cy="8" r="6.3" fill={hollow ? "none" : colour} stroke={colour} strokeWidth="1.8" />
          <path d="M8 4.400v7.200M4.4 8h7.2" stroke={hollow ? colour : "var(--panel)"} strokeWidth="2" />
        </>
      ) : (
        <path
          d={SHAPES[kind]}
          fill={hollow ? "none" : colour}
          stroke={hollow ? colour : "rgb(0 0 0 / 35%)"}
          strokeWidth={hollow ? 2 : 0.8}
          strokeLinejoin="round"
        />
      )}
    </Glyph>
  );
}

export function ChipSign({ size }: { size?: number }) {
  return (
    <Glyph box="0 0 16 16" {...(size === undefined ? {} : { size })}>
      <circle
        cx="8"
        cy="8"
        r="6"
        fill="none"
        stroke="var(--gold)"
        strokeWidth="2.2"
        strokeDasharray="3.2 1.6"
      />
      <circle cx="8" cy="8" r="1.6" fill="var(--gold)" />
    </Glyph>
  );
}

export function MilitarySign({ size }: { size?: number }) {
  return (
    <Glyph {...(size === undefined ? {} : { size })}>
      <circle cx="12" cy="12" r="10" fill="var(--card)" stroke="var(--danger)" strokeWidth="3" />
      <path d="M12 4.500v13M8 14h8M12 17v2.5" stroke="var(--danger)" strokeWidth="2.4" />
    </Glyph>
  );
}

export function WorldSign({ kind = "any", size }: { kind?: Kind | "any"; size?: number }) {
  const colour = kind === "any" ? "var(--text)" : kindColour(kind);
  return (
    <Glyph {...(size === undefined ? {} : { size })}>
      <circle cx="12" cy="12" r="10" fill="var(--card)" stroke={colour} strokeWidth="2.6" />
    </Glyph>
  );
}

export function DevelopmentSign({ text = "", size }: { text?: string; size?: number }) {
  return (
    <Glyph {...(size === undefined ? {} : { size })}>
      <path d="M12 1 23 12 12 23 1 12z" fill="var(--card)" stroke="var(--text)" strokeWidth="1.8" />
      {text && (
        <text x="12" y="17" textAnchor="middle" fontSize="14" fontWeight="700" fill="var(--text)">
          {text}
        </text>
      )}
    </Glyph>
  );
}

/** Cost in a circle or a diamond, defence in a red ring; a halo for windfall, a filled disc for production. */
export function Cost({ face, size = 2.5 }: { face: Design; size?: number }) {
  const small = size < 2.2;
  if (face.type === "development") {
    return (
      <Glyph size={size}>
        <path d="M12 1 23 12 12 23 1 12z" fill="var(--card)" stroke="var(--text)" strokeWidth="1.8" />
        <text
          x="12"
          y={small ? 17.2 : 16.2}
          textAnchor="middle"
          fontSize={small ? 15 : 11.5}
          fontWeight="700"
          fill="var(--text)"
        >
          {face.cost ?? 0}
        </text>
      </Glyph>
    );
  }
  const military = face.defense !== undefined && face.defense > 0;
  const kind = face.production ?? face.windfall;
  const colour = kind ? kindColour(kind) : "var(--text)";
  return (
    <Glyph size={size} box="0 0 32 32">
      {face.windfall && (
        <circle
          cx="16"
          cy="16"
          r="14"
          fill="none"
          stroke={colour}
          strokeWidth="3.4"
          strokeDasharray="4.2 2.4"
        />
      )}
      <circle
        cx="16"
        cy="16"
        r={face.windfall ? 10.6 : 13.4}
        fill={face.production ? colour : "var(--card)"}
        stroke={military ? "var(--danger)" : face.production ? "rgb(0 0 0 / 40%)" : "var(--text)"}
        strokeWidth={military ? 3.2 : 2}
      />
      <text
        x="16"
        y={small ? 22.8 : 21.4}
        textAnchor="middle"
        fontSize={small ? 19 : 15}
        fontWeight="700"
        fill={face.production ? "var(--on-kind)" : "var(--text)"}
      >
        {military ? face.defense : (face.cost ?? 0)}
      </text>
    </Glyph>
  );
}

function Away() {
  return (
    <Glyph box="0 0 16 16">
      <rect x="3" y="1" width="10" height="14" rx="1.6" fill="none" stroke="currentColor" strokeWidth="1.4" />
      <path d="M5 5l6 6M11 5l-6 6" stroke="var(--danger)" strokeWidth="2" />
    </Glyph>
  );
}

/** One sign of a power. */
export function SignIcon({ sign }: { sign: Sign }) {
  switch (sign.sign) {
    case "text":
      return sign.text;
    case "card":
      return (
        <>
          {sign.text}
          <Icon of={KIT.card} />
        </>
      );
    case "keep":
      return (
        <>
          {sign.text}
          <Icon of={KIT.hand} />
        </>
      );
    case "good":
      return <GoodShape kind={sign.kind} hollow={sign.hollow ?? false} />;
    case "points":
      return <Points n={sign.text} size={1.62} />;
    case "military":
      return (
        <>
          {sign.text}
          <MilitarySign />
        </>
      );
    case "world":
      return (
        <>
          {sign.text}
          <WorldSign kind={sign.kind} />
          {sign.kind !== "any" && <GoodShape kind={sign.kind} size={0.9} />}
        </>
      );
    case "development":
      return (
        <>
          {sign.text}
          <DevelopmentSign />
        </>
      );
    case "price":
      return <b className="race-price">$</b>;
    case "arrow":
      return <Icon of={KIT.arrow} size={0.7} />;
    case "away":
      return <Away />;
    case "die":
      return <Icon of={KIT.die} />;
    case "crown":
      return <Icon of={KIT.crown} className="race-price" />;
  }
}

const NUMERAL: Readonly<Record<string, string>> = {
  explore: "I",
  develop: "II",
  settle: "III",
  trade: "$",
  consume: "IV",
  produce: "V",
};

/** What a scoring clause counts: diamonds, rings, filled shapes for production, hollow ones for windfall. */
export function ClauseSign({ clause }: { clause: Clause }) {
  const points = <Points n={clause.points} gold size={1.5} />;
  if (clause.per_chips) {
    return (
      <>
        {points}/{clause.per_chips}
        <ChipSign />
      </>
    );
  }
  if (clause.per_military) {
    return (
      <>
        {points}/<MilitarySign />
      </>
    );
  }
  return (
    <>
      {points}
      <Counted clause={clause} />
      {clause.keyword === "rebel" && <b className="race-tag race-rebel">R</b>}
      {clause.keyword === "alien" && (
        <>
          {!clause.type && <Icon of={KIT.card} />}
          <GoodShape kind="alien" />
        </>
      )}
      {clause.powers && <b className="race-price">{NUMERAL[clause.powers]}</b>}
    </>
  );
}

function Counted({ clause }: { clause: Clause }) {
  const { type, kind, mode } = clause;
  if (type === "development")
    return <DevelopmentSign text={clause.cost ? String(clause.cost) : ""} size={1.4} />;
  if (type !== "world") return null;
  if (clause.military) return <MilitarySign />;
  if (kind && mode) return <GoodShape kind={kind} hollow={mode === "windfall"} />;
  if (mode) return <WorldOf mode={mode} />;
  return (
    <>
      <WorldSign kind={kind ?? "any"} />
      {kind && <GoodShape kind={kind} size={0.8} />}
    </>
  );
}

function WorldOf({ mode }: { mode: "windfall" | "production" }) {
  return (
    <Glyph>
      {mode === "production" ? (
        <circle cx="12" cy="12" r="9.5" fill="var(--muted)" />
      ) : (
        <circle
          cx="12"
          cy="12"
          r="9.5"
          fill="none"
          stroke="var(--muted)"
          strokeWidth="4"
          strokeDasharray="5 2.6"
        />
      )}
    </Glyph>
  );
}
