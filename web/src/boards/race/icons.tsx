import type { ReactNode } from "react";
import type { Kind } from "./cards";
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

/** The shape of a kind of goods; a good of any kind is a ring of all four colours' grey. */
export function GoodShape({
  kind,
  size = 14,
  hollow = false,
}: {
  kind: Kind | "any";
  size?: number;
  hollow?: boolean;
}) {
  const colour = kindColour(kind);
  return (
    <svg
      viewBox="0 0 16 16"
      width={size}
      height={size}
      className="good-shape"
      data-kind={kind}
      aria-hidden="true"
    >
      {kind === "any" ? (
        <>
          <circle cx="8" cy="8" r="6.3" fill={hollow ? "none" : colour} stroke={colour} strokeWidth="1.8" />
          <path d="M8 4.4v7.2M4.4 8h7.2" stroke={hollow ? colour : "var(--panel)"} strokeWidth="2" />
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
    </svg>
  );
}

function Glyph({
  children,
  size = 14,
  box = "0 0 16 16",
}: {
  children: ReactNode;
  size?: number;
  box?: string;
}) {
  return (
    <svg viewBox={box} width={size} height={size} aria-hidden="true">
      {children}
    </svg>
  );
}

export function CardGlyph({ size = 14 }: { size?: number }) {
  return (
    <Glyph size={size}>
      <rect x="3" y="1" width="10" height="14" rx="1.6" fill="none" stroke="currentColor" strokeWidth="1.6" />
      <path d="M6 5h4M6 8h4" stroke="currentColor" strokeWidth="1.3" />
    </Glyph>
  );
}

export function HandGlyph({ size = 14 }: { size?: number }) {
  return (
    <Glyph size={size}>
      <rect
        x="1.4"
        y="3"
        width="8"
        height="11"
        rx="1.4"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        transform="rotate(-10 5 8)"
      />
      <rect
        x="7"
        y="2.4"
        width="8"
        height="11"
        rx="1.4"
        fill="var(--card)"
        stroke="currentColor"
        strokeWidth="1.5"
        transform="rotate(10 11 8)"
      />
    </Glyph>
  );
}

export function PointsHexagon({ text, size = 22 }: { text: string; size?: number }) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} className="points-hexagon" aria-hidden="true">
      <path
        d="M12 1 21.6 6.5v11L12 23l-9.6-5.5v-11z"
        fill="var(--hexagon)"
        stroke="var(--hexagon-edge)"
        strokeWidth="1.4"
      />
      <text
        x="12"
        y="16.6"
        textAnchor="middle"
        fontSize={text.length > 2 ? 9.5 : 13}
        fontWeight="700"
        fill="var(--on-hexagon)"
      >
        {text}
      </text>
    </svg>
  );
}

export function MilitaryRing({ text, size = 22 }: { text: string; size?: number }) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <circle cx="12" cy="12" r="10" fill="var(--card)" stroke="var(--danger)" strokeWidth="3" />
      {text ? (
        <text
          x="12"
          y="16.6"
          textAnchor="middle"
          fontSize={text.length > 2 ? 10 : 12.5}
          fontWeight="700"
          fill="var(--text)"
        >
          {text}
        </text>
      ) : (
        <path d="M12 4.5v13M8 14h8M12 17v2.5" stroke="var(--danger)" strokeWidth="2.4" />
      )}
    </svg>
  );
}

export function WorldCircle({ kind, text, size = 20 }: { kind: Kind | "any"; text: string; size?: number }) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <circle
        cx="12"
        cy="12"
        r="10"
        fill="var(--card)"
        stroke={kind === "any" ? "var(--text)" : kindColour(kind)}
        strokeWidth="2.4"
      />
      <text x="12" y="16.4" textAnchor="middle" fontSize="12" fontWeight="700" fill="var(--text)">
        {text}
      </text>
    </svg>
  );
}

export function DevelopmentDiamond({ text, size = 22 }: { text: string; size?: number }) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path d="M12 1 23 12 12 23 1 12z" fill="var(--card)" stroke="var(--text)" strokeWidth="1.8" />
      <text x="12" y="16.2" textAnchor="middle" fontSize="11.5" fontWeight="700" fill="var(--text)">
        {text}
      </text>
    </svg>
  );
}

/** One sign of a power. */
export function SignIcon({ sign }: { sign: Sign }) {
  switch (sign.sign) {
    case "text":
      return <span className="sign-text">{sign.text}</span>;
    case "card":
      return (
        <span className="sign-pair">
          <span className="sign-text">{sign.text}</span>
          <CardGlyph />
        </span>
      );
    case "keep":
      return (
        <span className="sign-pair">
          <span className="sign-text">{sign.text}</span>
          <HandGlyph size={16} />
        </span>
      );
    case "good":
      return <GoodShape kind={sign.kind} hollow={sign.hollow ?? false} />;
    case "points":
      return <PointsHexagon text={sign.text} size={22} />;
    case "military":
      return (
        <span className="sign-pair">
          {sign.text && <span className="sign-text">{sign.text}</span>}
          <MilitaryRing text="" size={15} />
        </span>
      );
    case "world":
      return (
        <span className="sign-pair">
          {sign.text && <span className="sign-text">{sign.text}</span>}
          <WorldCircle kind={sign.kind} text="" size={14} />
          {sign.kind !== "any" && <GoodShape kind={sign.kind} size={10} />}
        </span>
      );
    case "development":
      return (
        <span className="sign-pair">
          {sign.text && <span className="sign-text">{sign.text}</span>}
          <DevelopmentDiamond text="" size={16} />
        </span>
      );
    case "price":
      return <span className="sign-price">$</span>;
    case "arrow":
      return (
        <Glyph size={10}>
          <path d="M1 8h11M8 3l5 5-5 5" fill="none" stroke="currentColor" strokeWidth="2.2" />
        </Glyph>
      );
    case "away":
      return (
        <Glyph size={15}>
          <rect
            x="3"
            y="1"
            width="10"
            height="14"
            rx="1.6"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.4"
          />
          <path d="M5 5l6 6M11 5l-6 6" stroke="var(--danger)" strokeWidth="2" />
        </Glyph>
      );
    case "die":
      return (
        <Glyph size={15}>
          <rect
            x="1.5"
            y="1.5"
            width="13"
            height="13"
            rx="3"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.6"
          />
          <circle cx="5.2" cy="5.2" r="1.4" fill="currentColor" />
          <circle cx="8" cy="8" r="1.4" fill="currentColor" />
          <circle cx="10.8" cy="10.8" r="1.4" fill="currentColor" />
        </Glyph>
      );
    case "crown":
      return (
        <Glyph size={14}>
          <path d="M1.5 13V4.5l3.8 3.6L8 2l2.7 6.1 3.8-3.6V13z" fill="var(--gold)" />
        </Glyph>
      );
  }
}
