/** The power cycle: three bowls and the gaia area, every token a disc, the brainstone a hexagon; ghosts show what would move. */

import { useMemo } from "react";
import type { Brainstone } from "../../contract/gaia.gen";
import { useForeseen } from "../../kit/foreseen";
import { Mark } from "../../kit/icons";
import { useAsked, usePlan, usePointing, useThing } from "../../kit/thing";
import { useSpeech } from "../../text/context";
import { FEDERATION } from "./asking";
import style from "./gaia.module.css";
import { G } from "./icons";
import { MapPiece } from "./pieces";
import { count, type GaiaView, seatOf, shownSeat } from "./view";

interface BowlPlace {
  readonly word: string;
  readonly counter: string;
  readonly stone: Brainstone;
  readonly name: string;
  readonly x: number;
  readonly width: number;
}
const PLACES: readonly BowlPlace[] = [
  { word: "bowl-1", counter: "bowl-1", stone: "bowl-1", name: "I", x: 0, width: 62 },
  { word: "bowl-2", counter: "bowl-2", stone: "bowl-2", name: "II", x: 67, width: 62 },
  { word: "bowl-3", counter: "bowl-3", stone: "bowl-3", name: "III", x: 134, width: 62 },
  { word: "gaia-area", counter: "gaia-area", stone: "gaia", name: "", x: 206, width: 56 },
];

export function Bowls({ view }: { view: GaiaView }) {
  const speech = useSpeech();
  const seat = shownSeat(view);
  const foreseen = useForeseen(view);
  const after = foreseen === view ? null : foreseen;
  const gaiaformers = count(view, seat, "gaiaformers");
  const away = count(view, seat, "gaiaformers-in-gaia-area");
  const loose = count(view, seat, "power-at-hand");
  const given = useGiven(view, after);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing is no fieldset
    <svg
      className={style.bowls}
      viewBox="0 0 264 110"
      role="group"
      aria-label={speech.text("gaia-power-cycle")}
    >
      {PLACES.map((place) => (
        <Bowl
          key={place.word}
          place={place}
          view={view}
          after={after}
          seat={seat}
          given={given[place.counter] ?? 0}
        />
      ))}
      <path
        d="M58 30h12M66 26l4 4-4 4M125 30h12M133 26l4 4-4 4"
        stroke="var(--muted)"
        strokeWidth="1.6"
        fill="none"
        pointerEvents="none"
      />
      <g pointerEvents="none">
        {Array.from({ length: gaiaformers }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
          <MapPiece key={at} kind="gaiaformer" seat={seat} x={221 + at * 13} y={36} size={14} />
        ))}
        {Array.from({ length: away }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
          <MapPiece key={at} kind="gaiaformer" seat={seat} x={221 + at * 13} y={52} size={14} state="spent" />
        ))}
        {gaiaformers + away === 0 && (
          <MapPiece kind="gaiaformer" seat={seat} x={234} y={48} size={18} state="spent" />
        )}
      </g>
      {loose > 0 && (
        <g transform="translate(188 6)" className={style.loose}>
          <title>{speech.text("counter-power-at-hand")}</title>
          <rect x="-12" y="-7" width="24" height="15" rx="7" />
          <text y="5">+{loose}</text>
        </g>
      )}
      {seatOf(view, seat).brainstone !== null && <Supply />}
    </svg>
  );
}

/** Tokens for the satellites of the plan that lies there, which will be taken from the lowest bowls unless others are clicked. */
function useGiven(view: GaiaView, after: GaiaView | null): Readonly<Record<string, number>> {
  const asked = useAsked()?.id ?? "";
  const { proposal } = usePlan();
  return useMemo(() => {
    const paid =
      after !== null &&
      BOWLS.some((id) => count(after, shownSeat(view), id) !== count(view, shownSeat(view), id));
    const owed = paid || !FEDERATION.has(asked) ? 0 : Number(proposal?.brings.token ?? 0);
    return lowestFirst(
      BOWLS.map((id) => [id, count(view, shownSeat(view), id)]),
      owed,
    );
  }, [view, after, asked, proposal]);
}

const BOWLS = ["bowl-1", "bowl-2", "bowl-3"] as const;

/** How much is taken from each place, in their order. */
export function lowestFirst(
  places: readonly (readonly [string, number])[],
  owed: number,
): Readonly<Record<string, number>> {
  let left = owed;
  const taken: Record<string, number> = {};
  for (const [id, n] of places) {
    taken[id] = Math.min(n, left);
    left -= taken[id];
  }
  return taken;
}

const ROW = 13;
const WIDE = [3, 4, 4, 4, 4];
const NARROW = [3, 3, 3, 3, 3];
const DEEP = 19; // so many fit; more are told by the number alone

function Bowl({
  place,
  view,
  after,
  seat,
  given,
}: {
  place: BowlPlace;
  view: GaiaView;
  after: GaiaView | null;
  seat: number;
  given: number;
}) {
  const speech = useSpeech();
  const { word, counter, stone, x, width } = place;
  const gaia = word === "gaia-area";
  const n = count(view, seat, counter);
  const then = after ? count(after, seat, counter) : n;
  const here = seatOf(view, seat).brainstone === stone;
  const comes = after !== null && seatOf(after, seat).brainstone === stone && !here;
  const goes = after !== null && seatOf(after, seat).brainstone !== stone && here;
  const label = `${speech.name(word)}: ${n}`;
  const thing = useThing(gaia ? null : word, label);
  const pointing = usePointing(word);
  const middle = x + width / 2;
  return (
    <g className={style.bowl} data-light={thing.lit} data-bowl={word} data-counter={counter}>
      <path
        className={style.basin}
        d={`M${x + 2} 16C${x + 2} 62 ${x + width * 0.22} 84 ${middle} 84S${x + width - 2} 62 ${x + width - 2} 16`}
      />
      <ellipse className={style.rim} cx={middle} cy="16" rx={width / 2 - 2} ry="5" />
      <Discs middle={middle} wide={width > 56} n={n} leaving={Math.max(given, n - then)} />
      <Coming middle={middle} n={Math.max(0, then - n)} stone={comes} />
      <rect
        {...(gaia ? pointing.props : thing.props)}
        className={style.bowlHit}
        x={x}
        y="0"
        width={width}
        height="110"
        rx="8"
      />
      {here && <Stone x={middle} y={n > 7 ? 26 : 46} word={gaia ? null : "brainstone"} faint={goes} />}
      <text className={style.bowlCount} x={middle} y="105">
        {n}
        {here && <tspan>+B</tspan>}
      </text>
      <text className={style.bowlName} x={middle} y="8.5">
        {gaia ? speech.text("gaia-area-short") : place.name}
      </text>
    </g>
  );
}

/** Tokens from the bottom up; those that would leave are red and dashed. */
function Discs({ middle, wide, n, leaving }: { middle: number; wide: boolean; n: number; leaving: number }) {
  const rows: number[] = [];
  let left = Math.min(n, DEEP);
  for (const cap of wide ? WIDE : NARROW) {
    if (left <= 0) break;
    rows.push(Math.min(cap, left));
    left -= cap;
  }
  let at = 0;
  return rows.map((size, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
    <g key={row}>
      {Array.from({ length: size }, (_, column) => {
        const gone = at++ < leaving;
        return (
          <circle
            // biome-ignore lint/suspicious/noArrayIndexKey: a token is its place
            key={column}
            className={style.disc}
            data-gone={gone}
            cx={middle + (column - (size - 1) / 2) * 13.2}
            cy={73 - row * ROW}
            r="5.8"
          />
        );
      })}
    </g>
  ));
}

function Coming({ middle, n, stone }: { middle: number; n: number; stone: boolean }) {
  const all = [...Array.from({ length: Math.min(n, 4) }, () => "token"), ...(stone ? ["stone"] : [])];
  return (
    <g pointerEvents="none">
      {all.map((kind, at) => {
        const x = middle + (at - (all.length - 1) / 2) * 13;
        return kind === "stone" ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a ghost is its place
          <g key={at}>
            <Mark of={G.brainstone} x={x} y={31} size={15} />
            <circle className={style.coming} cx={x} cy="31" r="9" data-stone="true" />
          </g>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a ghost is its place
          <circle key={at} className={style.coming} cx={x} cy="31" r="5.4" />
        );
      })}
    </g>
  );
}

function Stone({ x, y, word, faint }: { x: number; y: number; word: string | null; faint: boolean }) {
  const speech = useSpeech();
  const thing = useThing(word, speech.name("brainstone"));
  return (
    <g className={style.stone} {...thing.props} opacity={faint ? 0.35 : 1} data-id="brainstone">
      <circle cx={x} cy={y} r="9.5" className={style.stoneRing} />
      <Mark of={G.brainstone} x={x} y={y} size={17} />
    </g>
  );
}

/** Where a brainstone goes that is given up. */
function Supply() {
  const speech = useSpeech();
  const thing = useThing("supply", speech.name("supply"));
  if (thing.lit === "dark" || thing.lit === "later") return null;
  return (
    <g className={style.bowl} data-light={thing.lit}>
      <rect className={style.basin} x="202" y="88" width="62" height="20" rx="6" />
      <text className={style.bowlName} x="233" y="102">
        {speech.name("supply")}
      </text>
      <rect {...thing.props} className={style.bowlHit} x="202" y="88" width="62" height="20" rx="6" />
    </g>
  );
}
