/** What lies over the stars on demand: range, sectors, federations, who could charge where, what is counted. */

import { memo, useContext, useSyncExternalStore } from "react";
import { seatColour } from "../../kit/seat";
import { usePlay } from "../../kit/thing";
import style from "./gaia.module.css";
import { place, ring, type Stars, sidePath } from "./geometry";
import { type Mode, SpotContext } from "./modes";
import { type GaiaView, type HexItem, seatOf, shownSeat } from "./view";

/** Questions that are about how far one can reach, and the words that lead to them. */
const FAR = new Set([
  "gaia-ask-build",
  "gaia-ask-project",
  "gaia-ask-build-or-project",
  "gaia-ask-lost-planet",
  "gaia-ask-station",
]);

/** The range to draw: while something is to be built, or when the mode wants it; null: none. */
export function useContour(view: GaiaView, mode: Mode): number | null {
  const play = usePlay();
  const further = useSyncExternalStore(play.subscribe, () => {
    const { prompt, state, words } = play.plan();
    if (words?.length === 1 && FAR.has(`gaia-ask-${words[0]}`)) return 0; // only one place, so it is not asked for
    const asked = state === "open" && prompt ? prompt : (play.snapshot().offer?.prompt ?? null);
    return asked !== null && FAR.has(asked.id) ? Number(asked.args.range ?? 0) : null;
  });
  const base = seatOf(view, shownSeat(view)).range;
  return further !== null ? base + further : mode === "range" ? base : null;
}

/** How many QICs a hex is away: 0 in range, 1 with one more, 2 beyond. */
function bandOf(hex: HexItem | undefined, seat: number, range: number): number {
  const reach = hex?.reach[seat];
  if (reach === null || reach === undefined) return 9;
  return reach <= range ? 0 : Math.ceil((reach - range) / 2);
}

interface ContourProps {
  readonly stars: Stars;
  readonly seat: number;
  readonly range: number;
}

export const Contours = memo(function Contours({ stars, seat, range }: ContourProps) {
  let near = "";
  let beyond = "";
  let solid = "";
  let dashed = "";
  for (const hex of stars.items) {
    const band = bandOf(hex, seat, range);
    if (band === 0) near += ring(hex);
    else if (band > 1) beyond += ring(hex);
    for (let side = 0; side < 6; side++) {
      const next = stars.beside(hex, side);
      const other = bandOf(next, seat, range);
      if (band === 0 && other > 0) solid += sidePath(hex, side);
      else if (band === 1 && other > 1 && next) dashed += sidePath(hex, side);
    }
  }
  return (
    <g className={style.contours}>
      <path d={near} data-band="near" />
      <path d={beyond} data-band="beyond" />
      <path d={solid} data-band="range" />
      <path d={dashed} data-band="qic" />
    </g>
  );
});

const STRUCTURES = new Set([
  "mine",
  "trading-station",
  "lab",
  "institute",
  "academy-left",
  "academy-right",
  "lost-mine",
]);

/** Whose things on a hex a final tile counts. */
function counted(hex: HexItem, counts: string): readonly number[] {
  if (counts === "satellite") return hex.satellites;
  const built = hex.piece !== null && STRUCTURES.has(hex.piece) && hex.owner !== null ? [hex.owner] : [];
  const all = hex.guest === null ? built : [...built, hex.guest];
  if (counts === "federated") return all.filter((seat) => hex.federations.includes(seat));
  return counts === "gaia" && hex.planet !== "gaia" ? [] : all;
}

export function ModeLayer({ stars, view, mode }: { stars: Stars; view: GaiaView; mode: Mode }) {
  const { counts, possible, chosen } = useContext(SpotContext);
  return (
    <>
      {mode === "charge" && <ChargeLayer stars={stars} view={view} />}
      {mode === "federations" && <PowerLayer stars={stars} />}
      {stars.items
        .filter(({ word }) => word !== null && possible.includes(word))
        .map((hex) => (
          <path
            key={hex.word}
            className={hex.word === chosen ? style.aimed : style.possible}
            d={ring(hex, 0.95)}
          />
        ))}
      {counts.length > 0 &&
        stars.items.flatMap((hex) =>
          [...new Set(counts.flatMap((each) => counted(hex, each)))].map((seat) => (
            <path
              key={`${hex.word} ${seat}`}
              className={style.counted}
              d={ring(hex, 0.95)}
              stroke={seatColour(seat)}
            />
          )),
        )}
    </>
  );
}

/** On every planet: what each of the others could charge if one built there. */
function ChargeLayer({ stars, view }: { stars: Stars; view: GaiaView }) {
  const own = shownSeat(view);
  return stars.items.map((hex) => {
    const found = hex.charge.flatMap((n, seat) => (n > 0 && seat !== own ? [{ n, seat }] : []));
    if (hex.planet === null || found.length === 0) return null;
    const { x, y } = place(hex);
    return found.map(({ n, seat }, at) => (
      <g
        key={`${hex.word} ${seat}`}
        transform={`translate(${x - (found.length - 1) * 6 + at * 12} ${y + 11})`}
      >
        <circle r="6" fill={seatColour(seat)} stroke="var(--halo)" strokeWidth="1.4" />
        <text className={style.badge} y="4" fill="var(--on-piece)">
          {n}
        </text>
      </g>
    ));
  });
}

/** The power value of every structure, full where it is in a federation already. */
function PowerLayer({ stars }: { stars: Stars }) {
  return stars.items.map((hex) => {
    if (hex.power === null || hex.owner === null) return null;
    const within = hex.federations.includes(hex.owner);
    const { x, y } = place(hex);
    return (
      <g key={hex.word} transform={`translate(${x + 11} ${y - 11})`} opacity={within ? 0.55 : 1}>
        <circle r="7" fill="var(--raised)" stroke={seatColour(hex.owner)} strokeWidth="1.8" />
        <text className={style.badge} y="4.2">
          {hex.power}
        </text>
      </g>
    );
  });
}
