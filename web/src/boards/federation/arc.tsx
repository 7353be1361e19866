/** The five worlds above the senate: everybody's influence, the medals left, the laws on offer. */

import { memo } from "react";
import { useLight, useOwnSeat, useThing } from "../../kit/thing";
import { useSpeech } from "../../text/context";
import style from "./arc.module.css";
import { Ic } from "./icons";
import { originOfFigure } from "./labels";
import { useStage } from "./moment";
import { Over } from "./named";
import { SignAt } from "./signs";
import { type Fed, frontSeat, items, seatFacts } from "./view";
import { Globe, isLong, WORLDS, type World } from "./worlds";

export const Arc = memo(function Arc({ view, then }: { view: Fed; then: Fed }) {
  return (
    <div className={style.arc} data-area="worlds">
      {WORLDS.map((world) => (
        <Medallion key={world} view={view} then={then} of={world} />
      ))}
    </div>
  );
});

function Medallion({ view, then, of }: { view: Fed; then: Fed; of: World }) {
  const speech = useSpeech();
  const stage = useStage();
  // A medal of the world may be what is asked for: then the world speaks for it.
  const medal = useLight(`medal-${of}`);
  const word = medal === "legal" || medal === "picked" ? `medal-${of}` : of;
  const thing = useThing(word, speech.text("federation-open-world", { world: speech.name(of) }));
  const front = frontSeat(view);
  const mine = seatFacts(view, front).influence[of];
  const has = seatFacts(view, front).medals.includes(`medal-${of}`);
  const laws = items(view, "laws").filter((law) => law.when === "now" && law.planet === of);
  const said = thing.lit === "legal" || thing.lit === "picked";
  const calls = stage.asked.size > 1 && stage.asked.has(of);
  const button: typeof thing = {
    ...thing,
    props: {
      ...thing.props,
      "data-light": said ? thing.lit : "dark",
      "aria-pressed": stage.open === of,
      "aria-disabled": undefined,
      onClick: (event) => {
        stage.pin(of);
        if (said) thing.props.onClick(event);
      },
      onKeyDown: (event) => {
        if (said) thing.props.onKeyDown(event);
        else if (event.key === "Enter" || event.key === " ") {
          event.preventDefault();
          event.stopPropagation();
          stage.pin(of);
        }
      },
    },
  };
  return (
    <div
      data-glow
      data-light={said ? thing.lit : "dark"}
      data-calls={calls || undefined}
      className={`${style.mdl} ${stage.open === of ? style.on : ""}`}
      data-planet={of}
      data-world={of}
    >
      <Globe of={of} />
      <div className={style.tx}>
        <div className={style.hd}>
          <b data-long={isLong(speech.name(of)) || undefined}>{speech.name(of)}</b>
          {laws.map((law) => (
            <span
              key={law.wing}
              className={`${style.lw} ${law.wing === "left" ? style.l : style.r}`}
              title={speech.name(law.name)}
            >
              <Ic of="law" />
            </span>
          ))}
          <span className={`${style.inf} ${has ? style.has : ""}`}>
            <Ic of="influence" />
            <b data-influence={of}>{mine}</b>
            {has && <Ic of="medal" />}
          </span>
        </div>
        <Scale view={view} then={then} of={of} />
      </div>
      <Over thing={button} />
    </div>
  );
}

const WIDTH = 146;
const EDGE = 9;
const LINE = 37;
const LEAST = 8;

/** From nought to the most that matters: every seat at its influence, medals below what they need. */
function Scale({ view, then, of }: { view: Fed; then: Fed; of: World }) {
  const own = useOwnSeat();
  const values = view.seats.map((seat) => seat.influence[of]);
  const medal = items(view, "medals").find((item) => item.word === `medal-${of}`);
  const thresholds = medal?.thresholds ?? [];
  const { label } = originOfFigure(view, `medals.players${view.players}`);
  const ghost = own === null ? null : then.seats[own]?.influence[of];
  const most = Math.max(LEAST, ...values, ...thresholds, ghost ?? 0);
  const x = (value: number) => EDGE + (value * (WIDTH - 2 * EDGE)) / most;
  const at = new Map<number, number[]>();
  values.forEach((value, seat) => {
    at.set(value, [...(at.get(value) ?? []), seat]);
  });
  const moved = own !== null && ghost !== undefined && ghost !== null && ghost !== values[own];
  return (
    <svg className={style.scale} viewBox={`0 0 ${WIDTH} 59`} aria-hidden="true">
      <path d={`M${EDGE} ${LINE}H${WIDTH - EDGE}`} stroke="var(--line)" strokeWidth="2" />
      {Array.from({ length: most + 1 }, (_, value) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a point is its place
        <circle key={value} cx={x(value)} cy={LINE} r="1.7" fill="var(--muted)" />
      ))}
      {thresholds.map((value, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two medals may need the same
        <g key={n} transform={`translate(${x(value)} 49)`}>
          <circle
            r="8"
            fill={n === 0 ? "var(--pb)" : "none"}
            stroke="var(--pb)"
            strokeWidth="1.5"
            opacity={n === 0 ? 1 : 0.7}
          />
          <text y="4.3" textAnchor="middle" className={n === 0 ? style.on : undefined}>
            {value}
          </text>
          {label !== "rulebook" && (
            <path
              d="M-5 9.4h10"
              stroke="var(--muted)"
              strokeWidth=".8"
              strokeDasharray={label === "reconstructed" ? "1 1.4" : undefined}
              opacity=".7"
            />
          )}
        </g>
      ))}
      {[...at].flatMap(([value, seats]) =>
        seats.map((seat, n) => {
          const two = seats.length > 2;
          const row = two ? Math.floor(n / 2) : n;
          const side = !two || (seats.length === 3 && n === 2) ? 0 : ((n % 2) - 0.5) * 10.5;
          return (
            <SignAt
              key={seat}
              seat={seat}
              x={x(value) + side}
              y={28 - row * 12.5}
              r={(two ? 5 : 6) + (seat === own ? 0.6 : 0)}
            />
          );
        }),
      )}
      {moved && ghost !== undefined && ghost !== null && (
        <g data-ghost="influence">
          <circle
            cx={x(ghost)}
            cy={28 - (at.get(ghost)?.length ?? 0) * 12.5}
            r="9.5"
            fill="none"
            stroke="var(--light)"
            strokeWidth="1.6"
            strokeDasharray="3 2"
          />
          <g opacity=".8">
            <SignAt seat={own} x={x(ghost)} y={28 - (at.get(ghost)?.length ?? 0) * 12.5} r={6} />
          </g>
        </g>
      )}
    </svg>
  );
}
