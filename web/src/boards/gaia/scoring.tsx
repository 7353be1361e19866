/** The ribbon on top: six round tiles, two final tiles with who stands where now. */

import { useContext } from "react";
import type { FinalItem, RoundItem } from "../../contract/gaia.gen";
import { Icon } from "../../kit/icons";
import { Standing } from "../../kit/standing";
import { usePointing } from "../../kit/thing";
import { useSpeech } from "../../text/context";
import style from "./gaia.module.css";
import { SpotContext } from "./modes";
import { LiveVp, Vp } from "./signs";
import { finalCounts, finalIcon, roundIcon } from "./tables";
import { finals, type GaiaView, rounds, seatOf } from "./view";

export function Scoring({ view, small = false }: { view: GaiaView; small?: boolean }) {
  return (
    <>
      <Rounds view={view} small={small} />
      <Finals view={view} small={small} />
    </>
  );
}

export function Rounds({ view, small = false }: { view: GaiaView; small?: boolean }) {
  const speech = useSpeech();
  const scored = view.seats.reduce(
    (sum, _, seat) => sum + (seatOf(view, seat).sources["round-tiles"] ?? 0),
    0,
  );
  return (
    <ol className={style.rounds} aria-label={speech.text("area-rounds")} data-area="rounds">
      {rounds(view)
        .filter((tile) => !small || tile.current || (view.table.round === 0 && tile.round === 1))
        .map((tile) => (
          <RoundTile key={tile.round} tile={tile} of={view.table.rounds} over={view.over} scored={scored} />
        ))}
    </ol>
  );
}

interface RoundProps {
  readonly tile: RoundItem;
  readonly of: number;
  readonly over: boolean;
  /** What all have had from round tiles. */
  readonly scored: number;
}

function RoundTile({ tile, of, over, scored }: RoundProps) {
  const speech = useSpeech();
  const pointing = usePointing(tile.name);
  const past = tile.past || over;
  const state = past ? "past" : tile.current ? "now" : "later";
  return (
    <li className={style.round} data-state={state} title={speech.name(tile.name)} {...pointing.props}>
      {state === "now" ? (
        <>
          <span>
            <small>{speech.text("fact-round")}</small>
            <b>
              {tile.round}/{of}
            </b>
          </span>
          <LiveVp n={tile.vp} size={2} scored={scored} />
          <Icon of={roundIcon(tile.name)} size={1.6} />
          <small className={style.roundText}>
            {speech.first([`${tile.name}-short`]) ?? speech.name(tile.name)}
          </small>
        </>
      ) : (
        <>
          <span className={style.no}>{tile.round}</span>
          {past ? (
            "✓"
          ) : (
            <>
              <Vp n={tile.vp} size={1.7} />
              <Icon of={roundIcon(tile.name)} size={1.45} />
            </>
          )}
        </>
      )}
    </li>
  );
}

export function Finals({ view, small = false }: { view: GaiaView; small?: boolean }) {
  return (
    <div className={style.finals} data-area="finals">
      {finals(view).map((tile) => (
        <Final key={tile.name} view={view} tile={tile} small={small} />
      ))}
    </div>
  );
}

interface Rank {
  readonly seat: number | null;
  readonly n: number;
  readonly vp: number | null;
}

function Final({ view, tile, small }: { view: GaiaView; tile: FinalItem; small: boolean }) {
  const speech = useSpeech();
  const spot = useContext(SpotContext);
  const pointing = usePointing(tile.name);
  const all: Rank[] = tile.counts.map((n, seat) => ({ seat, n, vp: tile.vp[seat] ?? 0 }));
  if (tile.neutral !== null) all.push({ seat: null, n: tile.neutral, vp: null });
  all.sort((one, other) => other.n - one.n);
  return (
    <section
      className={style.final}
      aria-label={speech.name(tile.name)}
      title={speech.name(tile.name)}
      {...pointing.props}
      onPointerEnter={(event) => {
        pointing.props.onPointerEnter(event);
        spot.set([finalCounts(tile.name)]);
      }}
      onPointerLeave={(event) => {
        pointing.props.onPointerLeave(event);
        spot.set([]);
      }}
    >
      <span className={style.finalName}>
        <Icon of={finalIcon(tile.name)} size={1.5} />
        {!small && <span>{speech.first([`${tile.name}-short`]) ?? speech.name(tile.name)}</span>}
      </span>
      <Standing
        places={all
          .filter(({ seat }) => !small || seat === (view.seat ?? 0))
          .map(({ seat, n, vp }) => ({
            seat,
            own: seat === view.seat && seat !== null,
            sign: seat === null ? <Neutral label={speech.text("fact-neutral")} /> : undefined,
            count: n,
            brings: vp ?? "–",
          }))}
      />
    </section>
  );
}

/** Two players compete with a neutral one. */
function Neutral({ label }: { label: string }) {
  return (
    <svg viewBox="0 0 12 12" className={style.neutral} role="img" aria-label={label}>
      <circle cx="6" cy="6" r="4.6" />
    </svg>
  );
}
