/** The small signs of Federation: seats, points, levels, dice, effects. */

import type { ReactNode } from "react";
import { seatColour, seatPath } from "../../kit/seat";
import { defineSigns } from "../../kit/signs";
import { useNow } from "../../kit/thing";
import { useSpeech } from "../../text/context";
import { type Bit, partOf } from "./effects";
import { Ic } from "./icons";
import { type Label, originOfFigure, sourceName } from "./labels";
import { federation } from "./view";
import { Disc, isWorld } from "./worlds";

/** A seat's sign with a rim; without a seat, the cross of neutral tokens. */
export function Sign({
  seat,
  big = false,
  mine = false,
}: {
  seat: number | null;
  big?: boolean;
  mine?: boolean;
}) {
  return (
    <svg
      className={`fe-sign ${big ? "fe-big" : ""}`}
      data-mine={mine || undefined}
      viewBox="-0.8 -0.8 13.6 13.6"
      aria-hidden="true"
    >
      {seat === null ? (
        <path d="M2 2 10 10M10 2 2 10" stroke="var(--muted)" strokeWidth="2" />
      ) : (
        <path
          d={seatPath(seat)}
          fill={seatColour(seat)}
          stroke="var(--halo)"
          strokeWidth=".8"
          strokeLinejoin="round"
        />
      )}
    </svg>
  );
}

/** A sign in a drawing, its middle at x, y. */
export function SignAt({ seat, x, y, r }: { seat: number; x: number; y: number; r: number }) {
  return (
    <path
      d={seatPath(seat)}
      transform={`translate(${x - r} ${y - r}) scale(${r / 6})`}
      fill={seatColour(seat)}
      stroke="var(--halo)"
      strokeWidth="1.3"
      strokeLinejoin="round"
      paintOrder="stroke"
    />
  );
}

type PointsForm = "plain" | "flat" | "big" | "huge";

/** Prestige points in their hexagon. */
export function Pts({ n, form = "plain" }: { n: number | string; form?: PointsForm }) {
  const text = String(n);
  const flat = form === "flat";
  const wide = !flat && text.length > 2;
  const [w, h] = flat ? [30, 20] : wide ? [33, 24] : [24, 24];
  const size = flat ? 14.2 : form === "plain" ? 13.2 : wide ? 10.8 : 11;
  const outline = flat
    ? "M7 1H23L29 10 23 19H7L1 10Z"
    : wide
      ? "M16.5 .8 31 6.5v11L16.5 23.2 2 17.5v-11Z"
      : "M12 .8 22 6.5v11L12 23.2 2 17.5v-11Z";
  return (
    <svg
      className={`fe-points fe-${form} ${wide ? "fe-wide" : ""}`}
      viewBox={`0 0 ${w} ${h}`}
      role="img"
      aria-label={text}
      aria-hidden={text === ""}
    >
      <path d={outline} fill="var(--r-vp)" stroke="var(--gold)" strokeWidth="1.5" />
      <text
        x={w / 2}
        y={h / 2 + size * 0.36}
        textAnchor="middle"
        style={{ fontSize: `${size}px`, letterSpacing: text.length > 1 ? "-0.4px" : 0 }}
      >
        {text}
      </text>
    </svg>
  );
}

/** An accreditation level on its shield. */
export function Lvl({ n, big = false }: { n: number | string; big?: boolean }) {
  return (
    <svg
      className={`fe-level ${big ? "fe-big" : ""}`}
      viewBox="0 0 24 24"
      role="img"
      aria-label={String(n) || "…"}
    >
      <path
        d="M3.5 2h17v11c0 5-3.8 7.5-8.5 9.5C7.3 20.5 3.5 18 3.5 13Z"
        fill="var(--tile)"
        stroke="currentColor"
        strokeWidth="1.6"
      />
      <text
        x="12"
        y="17"
        textAnchor="middle"
        style={{ fontSize: String(n).length > 1 ? "13.5px" : "16.5px" }}
      >
        {n}
      </text>
    </svg>
  );
}

const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[12, 12]],
  [
    [8, 8],
    [16, 16],
  ],
  [
    [7.5, 7.5],
    [12, 12],
    [16.5, 16.5],
  ],
  [
    [8, 8],
    [16, 8],
    [8, 16],
    [16, 16],
  ],
  [
    [7.5, 7.5],
    [16.5, 7.5],
    [12, 12],
    [7.5, 16.5],
    [16.5, 16.5],
  ],
  [
    [8, 6.8],
    [16, 6.8],
    [8, 12],
    [16, 12],
    [8, 17.2],
    [16, 17.2],
  ],
];

/** The assistant die; 0: there is none yet. */
export function Face({ n, className = "" }: { n: number; className?: string }) {
  return (
    <svg className={`fe-ic ${className}`} viewBox="0 0 24 24" aria-hidden="true">
      {n > 0 ? (
        <rect x="2.5" y="2.5" width="19" height="19" rx="4.5" fill="var(--ivory)" />
      ) : (
        <rect
          x="2.5"
          y="2.5"
          width="19"
          height="19"
          rx="4.5"
          fill="none"
          stroke="var(--line)"
          strokeWidth="1.6"
          strokeDasharray="3 2.5"
        />
      )}
      {(PIPS[n] ?? []).map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="1.9" fill="var(--ivory2)" />
      ))}
    </svg>
  );
}

export function Dots({ n }: { n: number }) {
  return (
    <span className="fe-dots">
      {Array.from({ length: n }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place
        <i key={at} />
      ))}
    </span>
  );
}

/** A figure that is only a proposal: a dotted line below it. */
export function Doubt({ when, children }: { when: boolean; children: ReactNode }) {
  const speech = useSpeech();
  if (!when) return children;
  return (
    <span className="fe-rc" title={speech.text("federation-proposal")}>
      {children}
    </span>
  );
}

const MARK: Readonly<Record<Label, string | undefined>> = {
  rulebook: undefined,
  secondary: "fe-told",
  reconstructed: "fe-rc",
};

/** A figure of the board file, marked if it is not from the rulebook: dotted if it is a proposal, a fine line if somebody tells it. */
export function From({ path, children }: { path: string; children: ReactNode }) {
  const speech = useSpeech();
  const view = useNow((now) => now.table?.view ?? null);
  const seen = view === null ? null : federation(view);
  const { label, source } = originOfFigure(seen, path);
  if (label === "rulebook") return children;
  const title =
    label === "reconstructed"
      ? speech.text("federation-proposal")
      : speech.text("federation-told", { source: sourceName(seen, source ?? "") });
  return (
    <span className={MARK[label]} title={title} data-from-label={label}>
      {children}
    </span>
  );
}

function BitSign({ bit }: { bit: Bit }) {
  switch (bit.is) {
    case "icon":
      return <Ic of={bit.of} gold={bit.gold ?? false} />;
    case "world":
      return isWorld(bit.of) ? <Disc of={bit.of} /> : null;
    case "number":
      return <b className={bit.one ? "fe-one" : undefined}>{bit.text}</b>;
    case "sign":
      return <i>{bit.text}</i>;
    case "points":
      return <Pts n={bit.n} />;
    case "level":
      return <Lvl n={bit.text} />;
    case "dots":
      return <Dots n={bit.n} />;
    case "face":
      return <Face n={bit.n} />;
  }
}

export function Bits({ of }: { of: readonly Bit[] }) {
  return of.map((bit, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a bit is its place
    <BitSign key={at} bit={bit} />
  ));
}

/** A cost, gain or effect as icons; read out in words. */
export function Fx({ words, bare = false }: { words: readonly string[]; bare?: boolean }) {
  const speech = useSpeech();
  return (
    <span className={`fe-fx ${bare ? "fe-bare" : ""}`}>
      {words.map((word, at) => {
        const part = partOf(word);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: an effect may hold a word twice
          <span key={`${word} ${at}`} className={`fe-part ${part?.pay ? "fe-pay" : ""}`}>
            <span className="hidden">{speech.name(word)} </span>
            {part === null ? speech.name(word) : <Bits of={part.bits} />}
          </span>
        );
      })}
    </span>
  );
}

/** What an action is drawn as: the disc of a world, or the icon of a room. */
export function ActionSign({ of, className = "" }: { of: string; className?: string }) {
  return isWorld(of) ? <Disc of={of} className={className} /> : <Ic of={of} className={className} />;
}

/** What would change, in the colour of better or worse. */
export function Change({ by }: { by: number }) {
  if (by === 0) return null;
  return (
    <em className={`fe-delta ${by < 0 ? "fe-less" : "fe-more"}`}>
      {by > 0 ? "+" : "−"}
      {Math.abs(by)}
    </em>
  );
}

/** The moment of a specialist. */
export function When({ of }: { of: string | null }) {
  if (of === null) return null;
  return of === "now" ? <Ic of="bolt" /> : of === "any" ? <Ic of="anytime" /> : <ActionSign of={of} />;
}

/** Counters as signs, also for lines of the log. */
export const SIGNS: Readonly<Record<string, ReactNode>> = {
  points: <Pts n="" />,
  level: <Lvl n="" />,
  degree: <Ic of="degree" />,
  ships: <Ic of="ship" />,
  die: <Ic of="die" />,
  missions: <Ic of="mission" />,
  common: <Ic of="project" />,
  lavandium: <Ic of="lavandium" />,
  copernium: <Ic of="copernium" />,
  oceanium: <Ic of="oceanium" />,
  gold: <Ic of="gold" />,
};
defineSigns("federation", SIGNS);
