/** Neo, open: spaces in columns by influence, miners, asteroids, and the dead asteroids at the end of the way. */

import { useMemo } from "react";
import type { DeadItem } from "../../contract/federation.gen";
import { seatColour } from "../../kit/seat";
import { useThing } from "../../kit/thing";
import { useSpeech } from "../../text/context";
import { piecesOf } from "./effects";
import { iconOf } from "./icons";
import style from "./neo.module.css";
import { type Chart, chartOf, type Spot } from "./neo-layout";
import { SignAt } from "./signs";
import { type Fed, items } from "./view";

export function Neo({ view, then }: { view: Fed; then: Fed }) {
  const area = items(view, "neo");
  const chart = useMemo(() => chartOf(area), [area]);
  const own = view.seat;
  const here = own === null ? undefined : chart.at.get(view.seats[own]?.neo ?? "");
  const going = own === null ? null : (then.seats[own]?.neo ?? null);
  return (
    <svg className={style.world} viewBox={`0 0 ${chart.width} ${chart.height}`} data-area="neo">
      <title>{useSpeech().name("neo")}</title>
      <Axis view={view} chart={chart} />
      {chart.spots.flatMap((spot) =>
        spot.item.next.map((next) => (
          <Edge
            key={`${spot.word} ${next}`}
            chart={chart}
            from={spot}
            to={next}
            own={spot === here ? own : null}
          />
        )),
      )}
      {chart.spots.map((spot) => (
        <Space
          key={spot.word}
          view={view}
          spot={spot}
          past={here !== undefined && spot.item.influence < here.item.influence}
          ghost={own !== null && going === spot.word && going !== here?.word ? own : null}
        />
      ))}
      <Dead view={view} chart={chart} />
    </svg>
  );
}

function Edge({ chart, from, to, own }: { chart: Chart; from: Spot; to: string; own: number | null }) {
  const end = chart.at.get(to);
  if (!end) return null;
  const half = (from.x + end.x) / 2;
  return (
    <path
      d={`M${from.x} ${from.y}C${half} ${from.y} ${half} ${end.y} ${end.x} ${end.y}`}
      fill="none"
      stroke={own === null ? "var(--edge)" : seatColour(own)}
      strokeWidth={own === null ? 1.8 : 3}
      strokeDasharray={own === null ? undefined : "1 6"}
      strokeLinecap="round"
    />
  );
}

const ROCK = "M-10-23 9-22 22-10 24 7 14 22-7 24-22 14-24-6Z";
const SMALL_ROCK = "M-9-20 8-19 19-9 21 6 12 19-6 21-19 12-21-5Z";

function spread(n: number): readonly (readonly [number, number])[] {
  if (n === 1) return [[0, 0]];
  if (n === 2)
    return [
      [-9, 0],
      [9, 0],
    ];
  if (n === 3)
    return [
      [0, -8],
      [-8.5, 7],
      [8.5, 7],
    ];
  return [
    [-7, -7],
    [7, -7],
    [-7, 7],
    [7, 7],
    [0, 0],
  ];
}

function Gains({ words, size }: { words: readonly string[]; size: number }) {
  const pieces = piecesOf(words);
  const places = spread(pieces.length);
  return pieces.slice(0, places.length).map((piece, at) => {
    const [x, y] = places[at] ?? [0, 0];
    return (
      <use
        // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place
        key={at}
        href={`#${iconOf(piece)}`}
        x={x - size / 2}
        y={y - size / 2}
        width={size}
        height={size}
      />
    );
  });
}

interface SpaceProps {
  readonly view: Fed;
  readonly spot: Spot;
  readonly past: boolean;
  readonly ghost: number | null;
}

function Space({ view, spot, past, ghost }: SpaceProps) {
  const speech = useSpeech();
  const { item } = spot;
  const rock = item.kind === "asteroid";
  const end = item.kind === "dead-asteroids";
  const start = item.kind === "start";
  const gain = item.asteroid !== null && item.asteroid !== "hidden" ? item.asteroid_gain : item.gain;
  const parts = [
    speech.name(item.name),
    speech.text("federation-n-influence", { n: item.influence }),
    ...gain.map((word) => speech.name(word)),
    ...(item.asteroid === "hidden" ? [speech.text("federation-asteroid-hidden")] : []),
  ];
  const thing = useThing(item.word, parts.join(", "));
  const radius = end ? 26 : 22;
  const look = end ? style.end : rock ? (item.asteroid === null ? style.gone : style.ast) : "";
  const left = items(view, "dead-asteroids").reduce((sum, dead) => sum + dead.count, 0);
  const size = piecesOf(gain).length > 2 ? 15 : 17;
  return (
    <g
      data-glow
      data-light={thing.lit}
      transform={`translate(${spot.x} ${spot.y})`}
      className={`${style.space} ${past && item.miners.length === 0 ? style.past : ""}`}
    >
      <Ground rock={rock} radius={radius} />
      {rock ? (
        <path d={ROCK} className={`${style.nd} ${look}`} />
      ) : (
        <circle r={radius} className={`${style.nd} ${look}`} />
      )}
      {start && (
        <use href={`#${iconOf("miner")}`} x={-10} y={-10} width={20} height={20} color="var(--muted)" />
      )}
      {end ? (
        <>
          <use href={`#${iconOf("asteroid")}`} x={-10} y={-15} width={20} height={20} color="var(--muted)" />
          <text y={18} textAnchor="middle" className={style.tk}>
            ×{left}
          </text>
        </>
      ) : item.asteroid === "hidden" ? (
        <text y={5.5} textAnchor="middle" className={style.hid}>
          ?
        </text>
      ) : (
        <Gains words={gain} size={size} />
      )}
      {item.miners.map((seat, at) => (
        <g key={seat} data-id={`miner-${seat}`}>
          <SignAt
            seat={seat}
            x={(at - (item.miners.length - 1) / 2) * 16}
            y={-radius - 4}
            r={seat === view.seat ? 8.5 : 7}
          />
        </g>
      ))}
      {ghost !== null && (
        <g opacity=".75" data-ghost="miner">
          <SignAt seat={ghost} x={item.miners.length * 9} y={-radius - 5} r={8.5} />
        </g>
      )}
      <circle {...thing.props} r={radius + 2} className={style.hit} />
    </g>
  );
}

/** Under a space that is drawn pale or empty: the ways end at its rim. */
function Ground({ rock, radius }: { rock: boolean; radius: number }) {
  return rock ? <path d={ROCK} className={style.ground} /> : <circle r={radius} className={style.ground} />;
}

function Axis({ view, chart }: { view: Fed; chart: Chart }) {
  const medal = items(view, "medals").find((item) => item.word === "medal-neo");
  const thresholds = medal?.thresholds ?? [];
  const steps = Array.from({ length: chart.most + 1 }, (_, value) => value);
  return (
    <g>
      <path
        d={`M${chart.columnX(0)} ${chart.axis}H${chart.columnX(chart.most)}`}
        stroke="var(--line)"
        strokeWidth="1.5"
      />
      {steps.map((value) => {
        const wanted = thresholds.includes(value);
        return (
          <g key={value} transform={`translate(${chart.columnX(value)} ${chart.axis})`}>
            <circle
              r="10.5"
              fill="var(--panel)"
              stroke={wanted ? "var(--pb)" : "var(--line)"}
              strokeWidth={wanted ? 2 : 1.2}
            />
            <text y="4.6" textAnchor="middle" className={style.ax}>
              {value}
            </text>
            {wanted && (
              <use href={`#${iconOf("medal")}`} x={9} y={-9} width={17} height={17} color="var(--pb)" />
            )}
          </g>
        );
      })}
    </g>
  );
}

const IN_ROW = 2; // so many dead asteroids stand beside each other without hiding a space

/** Above the end, once they have been turned up. */
function Dead({ view, chart }: { view: Fed; chart: Chart }) {
  const shown = items(view, "dead-asteroids").filter((item) => item.word !== null);
  if (shown.length === 0) return null;
  const x = chart.columnX(chart.most);
  return (
    <g>
      <path
        d={`M${x} ${chart.middle - 28}V${26 + 46 * Math.ceil(shown.length / IN_ROW) - 24}`}
        fill="none"
        stroke="var(--edge)"
        strokeWidth="1.5"
        strokeDasharray="3 3"
      />
      {shown.map((item, at) => (
        <DeadRock
          key={item.word}
          item={item}
          x={chart.width - 26 - (at % IN_ROW) * 46}
          y={26 + Math.floor(at / IN_ROW) * 46}
        />
      ))}
    </g>
  );
}

function DeadRock({ item, x, y }: { item: DeadItem; x: number; y: number }) {
  const speech = useSpeech();
  const thing = useThing(item.word, [item.name, ...item.gain].map((word) => speech.name(word)).join(", "));
  return (
    <g data-glow data-light={thing.lit} transform={`translate(${x} ${y})`} className={style.space}>
      <path d={SMALL_ROCK} className={`${style.nd} ${style.dead}`} />
      <Gains words={item.gain} size={14} />
      <circle {...thing.props} r={22} className={style.hit} />
    </g>
  );
}
