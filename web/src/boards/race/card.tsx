import { memo } from "react";
import { useThing } from "../../kit/thing";
import { useSpeech } from "../../text/context";
import { type Design, design, type Kind, RAIL } from "./cards";
import { DevelopmentDiamond, GoodShape, kindColour, PointsHexagon, SignIcon } from "./icons";
import { cardText } from "./power-text";
import { signs } from "./signs";

interface CardProps {
  readonly word: string;
  readonly good?: Kind | null;
  readonly used?: readonly string[];
}

/** A card on the table, drawn by us: rail of phases, cost, points, kind; it carries its word. */
export const Card = memo(function Card({ word, good = null, used = [] }: CardProps) {
  const speech = useSpeech();
  const face = design(word);
  const name = face?.name ?? speech.name(word);
  const { props } = useThing(word, face ? cardText(speech, face, good).join(". ") : name);
  if (!face) {
    return (
      <div className="card" {...props}>
        {name}
      </div>
    );
  }
  return (
    <div className="card" data-type={face.type} {...props}>
      <CardFace face={face} used={used.length > 0} />
      {good && (
        <span className="card-good" title={speech.text(`good-${good}`)}>
          <GoodShape kind={good} size={26} />
        </span>
      )}
      <span className="card-check" aria-hidden="true">
        ✓
      </span>
    </div>
  );
});

export function CardFace({ face, used = false }: { face: Design; used?: boolean }) {
  return (
    <div className="card-face" aria-hidden="true">
      <Art face={face} />
      <div className="card-head">
        <Cost face={face} />
        <span className="card-tags">
          {face.start !== undefined && <span className="card-start">{face.start}</span>}
          {(face.keywords ?? []).includes("rebel") && <span className="card-rebel">R</span>}
        </span>
        <PointsHexagon text={face.points ? "?" : String(face.vp)} size={26} />
      </div>
      <div className="card-name">{face.name}</div>
      <div className="rail">
        {RAIL.map(({ numeral, lists }) => {
          const powers = lists.flatMap((list) => (face[list] ?? []).map((power) => ({ list, power })));
          return (
            <div
              key={numeral}
              className="rail-row"
              data-empty={powers.length === 0}
              data-used={used && numeral === "IV"}
            >
              <span className="rail-numeral">{numeral}</span>
              <span className="rail-powers">
                {powers.map(({ list, power }, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: what is printed never changes
                  <span key={at} className="power">
                    {signs(list, power, face.production ?? face.windfall).map((sign, place) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: what is printed never changes
                      <SignIcon key={place} sign={sign} />
                    ))}
                  </span>
                ))}
              </span>
            </div>
          );
        })}
      </div>
    </div>
  );
}

/** Cost in a circle or a diamond, defence in a red ring; a halo for windfall, a filled disc for production. */
export function Cost({ face, size = 30 }: { face: Design; size?: number }) {
  if (face.type === "development") return <DevelopmentDiamond text={String(face.cost ?? 0)} size={size} />;
  const military = face.defense !== undefined && face.defense > 0;
  const kind = face.production ?? face.windfall;
  const colour = kind ? kindColour(kind) : "var(--text)";
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
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
        y="21.4"
        textAnchor="middle"
        fontSize="15"
        fontWeight="700"
        fill={face.production ? "var(--on-kind)" : "var(--text)"}
      >
        {military ? face.defense : (face.cost ?? 0)}
      </text>
    </svg>
  );
}

/** A hint of a picture: a planet in the colour of its kind, or the lattice of a development. */
function Art({ face }: { face: Design }) {
  const kind = face.production ?? face.windfall;
  const colour = kind ? kindColour(kind) : "var(--muted)";
  return (
    <svg className="card-art" viewBox="0 0 120 168" preserveAspectRatio="none" aria-hidden="true">
      {face.type === "world" ? (
        <>
          <circle cx="98" cy="138" r="44" fill={colour} opacity={face.production ? 0.34 : 0.14} />
          <circle cx="98" cy="138" r="44" fill="none" stroke={colour} strokeOpacity=".55" strokeWidth="1.2" />
          {face.windfall && (
            <ellipse
              cx="98"
              cy="138"
              rx="62"
              ry="15"
              fill="none"
              stroke={colour}
              strokeOpacity=".65"
              strokeWidth="2.4"
              transform="rotate(-16 98 138)"
            />
          )}
          <path
            d="M60 128q38 14 76 0M62 148q36 12 72 0"
            fill="none"
            stroke={colour}
            strokeOpacity=".3"
            strokeWidth="2"
          />
        </>
      ) : (
        <g fill="none" stroke="var(--muted)" strokeOpacity=".3">
          <path d="M92 84 144 136 92 188 40 136z" />
          <path d="M92 102 126 136 92 170 58 136z" />
          <path d="M92 118 110 136 92 154 74 136z" fill="var(--muted)" fillOpacity=".12" />
        </g>
      )}
    </svg>
  );
}
