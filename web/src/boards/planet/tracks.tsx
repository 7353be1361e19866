/** The five tracks from left to right: what each step gives, where the trackers stand, where they would go. */

import { memo, useEffect, useRef, useState } from "react";
import type { PlanetFacts, SeatFacts } from "../../contract/planet.gen";
import { Icon } from "../../kit/icons";
import { useAsked, useChange, useLight, usePlay, useThing } from "../../kit/thing";
import { Hit } from "../../kit/tile";
import { useSpeech } from "../../text/context";
import { Given } from "./given";
import { I } from "./icons";
import { useGhostFacts } from "./placing";
import style from "./planet.module.css";
import { type StepFacts, stepDown, stepsUp } from "./steps";
import { CORPORATIONS, givenAt, medalAt, TRACKS, type Track, trackOf } from "./tables";

const COLUMNS = 16;
export const DOWN: ReadonlySet<string> = new Set(["planet-ask-event-regress", "planet-ask-regress"]);

/** Where a space of a track lies: a column, and how many it is wide. */
interface Space {
  readonly position: number;
  readonly column: number;
  readonly span: number;
}

const SPACES = new Map<string, readonly Space[]>();

function spacesOf(corporation: string, track: Track): readonly Space[] {
  const key = `${corporation} ${track}`;
  const known = SPACES.get(key) ?? makeSpaces(corporation, track);
  SPACES.set(key, known);
  return known;
}

function makeSpaces(corporation: string, track: Track): readonly Space[] {
  const { biomass_rows: rows, water_path: path } = CORPORATIONS.get(corporation) ?? {};
  const given = trackOf(corporation, track);
  if (track === "biomass" && rows)
    return rows.map((column, position) => ({
      position,
      column,
      span: (rows[position + 1] ?? COLUMNS) - column,
    }));
  if (track === "water" && path)
    return path.flatMap((place, position) => {
      const [on, column] = place.split("-");
      return on === "water" ? [{ position, column: Number(column), span: 1 }] : [];
    });
  return given.map((_, position) => ({ position, column: position, span: 1 }));
}

/** What of a seat lies on its tracks. */
export type TrackFacts = StepFacts & Pick<SeatFacts, "pods_on_board">;

interface TracksProps {
  readonly seat: TrackFacts;
  readonly number: number;
  /** The own ones can be pointed at. */
  readonly mine: boolean;
}

export function Tracks({ seat, number, mine }: TracksProps) {
  const speech = useSpeech();
  const box = useRef<HTMLElement>(null);
  const facts = useGhostFacts();
  return (
    <section
      ref={box}
      className={`panel ${style.tracks}`}
      data-area="tracks"
      data-foretold
      data-owner={number}
      aria-label={speech.name("tracks")}
    >
      <div className={`${style.trackRow} ${style.trackHead}`} aria-hidden="true">
        <span />
        {Array.from({ length: COLUMNS }, (_, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its number
          <span key={n}>{n}</span>
        ))}
      </div>
      {TRACKS.map((track) => (
        <TrackRow
          key={track}
          seat={seat}
          number={number}
          track={track}
          mine={mine}
          facts={mine ? facts : null}
        />
      ))}
      {CORPORATIONS.get(seat.corporation)?.water_path && (
        <WaterPath seat={seat} number={number} mine={mine} facts={mine ? facts : null} box={box} />
      )}
    </section>
  );
}

interface RowProps extends TracksProps {
  readonly track: Track;
  readonly facts: PlanetFacts | null;
}

/** Where a tracker could go, and where it would come by what is planned. */
function useGoing(seat: TrackFacts, number: number, track: Track, mine: boolean, facts: PlanetFacts | null) {
  const down = DOWN.has(useAsked()?.id ?? "");
  const change = useChange(mine ? number : null, track);
  const pending = facts?.pending.find(({ word }) => word === track)?.n ?? 0;
  const [up = null] = stepsUp(seat, track);
  const by = change !== 0 ? (seat.counters[track] ?? 0) + change : null;
  return {
    next: down ? stepDown(seat, track) : up,
    ghost: pending > 0 ? (stepsUp(seat, track, pending).at(-1) ?? null) : by,
    maybe: facts?.energies.some((offered) => offered.includes(track)) ? up : null,
  };
}

function TrackRow({ seat, number, track, mine, facts }: RowProps) {
  const speech = useSpeech();
  const position = seat.counters[track] ?? 0;
  const { next, ghost, maybe } = useGoing(seat, number, track, mine, facts);
  const winding = track === "water" && CORPORATIONS.get(seat.corporation)?.water_path !== undefined;
  const counts = medalAt(seat.corporation, track, position);
  return (
    <div
      className={style.trackRow}
      style={{ "--tc": `var(--t-${track})` } as React.CSSProperties}
      data-track={track}
    >
      <TrackName track={track} position={position} mine={mine} name={speech.name(track)} />
      {spacesOf(seat.corporation, track).map((space) => (
        <TrackCell
          key={space.position}
          seat={seat}
          track={track}
          space={space}
          position={position}
          mine={mine}
          next={space.position === next}
          winding={winding}
          ghost={ghost === space.position}
          maybe={maybe === space.position}
          counts={counts === space.position}
        />
      ))}
    </div>
  );
}

function TrackName(props: { track: Track; position: number; mine: boolean; name: string }) {
  const { track, position, mine, name } = props;
  const thing = useThing(mine ? track : null, mine ? `${name}: ${position}` : null);
  return (
    <div {...thing.props} className={style.trackName}>
      <Icon of={I[track]} size={1.5} />
      <span data-counter={track}>{position}</span>
    </div>
  );
}

interface CellProps {
  readonly seat: TrackFacts;
  readonly track: Track;
  readonly space: Space;
  readonly position: number;
  readonly mine: boolean;
  readonly next: boolean;
  readonly winding: boolean;
  readonly ghost: boolean;
  readonly maybe: boolean;
  readonly counts: boolean;
}

const TrackCell = memo(function TrackCell(props: CellProps) {
  const { seat, track, space, position, mine, next, winding, ghost, maybe, counts } = props;
  const speech = useSpeech();
  const spot = `${track}.${space.column}`;
  const spotLight = useLight(mine ? spot : null);
  const word = !mine ? null : spotLight !== "dark" ? spot : next ? track : null;
  const given = givenAt(seat.corporation, track, space.position);
  const thing = useThing(word, `${speech.name(track)} ${space.position}`);
  const printed = trackOf(seat.corporation, track)[space.position] ?? "";
  const pods = seat.pods_on_board.filter((place) => place === spot).length;
  const state = winding ? "" : space.position === position ? "at" : space.position < position ? "past" : "";
  return (
    <div
      className={style.cell}
      data-state={state}
      data-light={thing.lit}
      data-two={given.length > 1}
      data-choice={printed.includes("|")}
      data-wide={space.span > 1}
      data-ghost={ghost ? "sure" : maybe ? "maybe" : undefined}
      data-place={winding ? `water-${space.column}` : `${track}-${space.column}`}
      style={{ gridColumn: `${space.column + 2} / span ${space.span}` }}
    >
      {given.map((part) => (
        <span
          key={part}
          className={part.startsWith("v") && counts ? style.keep : undefined}
          data-or={printed.includes(`|${part}`)}
        >
          <Given part={part} counts={counts && part.startsWith("v")} />
        </span>
      ))}
      {pods > 0 && (
        <span className={style.housed}>
          <Icon of={I.pod} size={1.9} />
        </span>
      )}
      {word !== null && <Hit thing={thing} />}
    </div>
  );
});

interface PathProps extends TracksProps {
  readonly facts: PlanetFacts | null;
  readonly box: React.RefObject<HTMLElement | null>;
}

/** A winding water track: a line through the cells of the other tracks. */
function WaterPath({ seat, number, mine, facts, box }: PathProps) {
  const path = CORPORATIONS.get(seat.corporation)?.water_path;
  const play = usePlay();
  const lit = useLight(mine ? "water" : null);
  const { next, ghost, maybe } = useGoing(seat, number, "water", mine, facts);
  const [points, setPoints] = useState<readonly (readonly [number, number])[]>([]);
  useEffect(() => {
    const element = box.current;
    if (!path || !element) return;
    const measure = () => {
      const frame = element.getBoundingClientRect();
      setPoints(
        path.flatMap((place) => {
          const cell = element.querySelector(`[data-place="${place}"]`)?.getBoundingClientRect();
          return cell
            ? [[cell.left - frame.left + cell.width / 2, cell.top - frame.top + cell.height / 2] as const]
            : [];
        }),
      );
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, [path, box]);
  if (!path || points.length < path.length) return null;
  const position = seat.counters.water ?? 0;
  const line = (upTo: number) =>
    `M${points
      .slice(0, upTo + 1)
      .map(([x, y]) => `${x} ${y}`)
      .join("L")}`;
  const [x, y] = points[position] ?? [0, 0];
  const step = ghost ?? maybe ?? (lit === "legal" ? next : null);
  const [toX, toY] = (step !== null && points[step]) || [0, 0];
  return (
    <>
      <svg className={style.waterPath} aria-hidden="true">
        <path d={line(path.length)} className={style.waterLeft} />
        <path d={line(position)} className={style.waterDone} />
      </svg>
      <svg className={`${style.waterPath} ${style.waterTracker}`} aria-hidden="true">
        <g transform={`translate(${x} ${y})`}>
          <circle r="11" fill="var(--t-water)" stroke="var(--piece)" strokeWidth="2" />
          <use href={`#${I.water}`} x="-8" y="-8" width="16" height="16" />
        </g>
        {step !== null && (
          // biome-ignore lint/a11y/noStaticElementInteractions: for keys there is the name of the track
          <circle
            cx={toX}
            cy={toY}
            r="11"
            className={style.waterNext}
            data-light={lit}
            data-ghost={ghost !== null ? "sure" : maybe !== null ? "maybe" : undefined}
            onClick={() => play.point("water")}
          />
        )}
      </svg>
    </>
  );
}
