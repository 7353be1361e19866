/** Accreditation, hangar and die. */

import { useChange, useDrawn, useLight, useThing } from "../../kit/thing";
import { useSpeech } from "../../text/context";
import { Ic } from "./icons";
import style from "./ladder.module.css";
import { glow, Over } from "./named";
import type { SeatProps } from "./own";
import own from "./own.module.css";
import { Change, Face, From, Fx, Lvl, Sign } from "./signs";
import { type Fed, seatFacts } from "./view";

export function Ladder({ view, then, seat }: SeatProps) {
  const speech = useSpeech();
  const facts = seatFacts(view, seat);
  const after = seatFacts(then, seat);
  // Either the track as a whole is an answer (a degree), or one of its levels.
  const whole = useLight("degree") !== "dark";
  useDrawn("degree");
  const { level, degree } = facts.counters;
  const label = speech.text("federation-ladder", { level, degree });
  const thing = useThing(whole ? "degree" : null, label);
  const bonus = facts.level_round + facts.level_game;
  const { levels } = view.table.track;
  return (
    <section data-area="accreditation">
      <div className={own.lb}>
        <span className="label">{speech.text("federation-accreditation")}</span>
        <span className={own.key}>{speech.text("federation-upkeep-below")}</span>
      </div>
      <div
        {...glow(thing)}
        className={style.ladder}
        style={{ "--levels": levels.length } as React.CSSProperties}
      >
        {levels.map((_, at) => (
          <Level
            // biome-ignore lint/suspicious/noArrayIndexKey: a level is its place
            key={at}
            view={view}
            seat={seat}
            level={at + 1}
            going={after.counters.degree}
            whole={whole}
          />
        ))}
        <div className={style.lvb} title={speech.text("counter-level")}>
          <Lvl n={facts.counters.level} big />
          {bonus > 0 && <small>+{bonus}</small>}
          <Change by={after.counters.degree - facts.counters.degree} />
        </div>
        <Over thing={thing} />
      </div>
      <Hangar view={view} seat={seat} />
      <Die view={view} seat={seat} />
    </section>
  );
}

interface LevelProps {
  readonly view: Fed;
  readonly seat: number;
  readonly level: number;
  /** The degree after what is planned. */
  readonly going: number;
  readonly whole: boolean;
}

function Level({ view, seat, level, going, whole }: LevelProps) {
  const speech = useSpeech();
  const facts = seatFacts(view, seat);
  const { track } = view.table;
  const upkeep = track.levels[level - 1]?.upkeep ?? [];
  const first = track.levels.slice(0, level - 1).reduce((sum, each) => sum + each.degrees, 0) + 1;
  const degrees = Array.from({ length: track.levels[level - 1]?.degrees ?? 0 }, (_, at) => first + at);
  const { degree } = facts.counters;
  const on = facts.base_level === level;
  useDrawn(`level-${level}`);
  const thing = useThing(
    whole ? null : `level-${level}`,
    [speech.name(`level-${level}`), ...upkeep.map((word) => speech.name(`pay-${word}`))].join(", "),
  );
  const short = on && !facts.forecast.payable;
  return (
    <div {...glow(thing)} className={`${style.al} ${on ? style.on : ""}`} data-level={level}>
      <span className={style.an}>{level}</span>
      <span className={style.dg} style={{ gridTemplateColumns: `repeat(${degrees.length}, 1fr)` }}>
        {degrees.map((each) => (
          <i
            key={each}
            className={each < degree ? style.f : each === degree ? style.m : undefined}
            data-ghost={each === going && going !== degree ? "degree" : undefined}
          >
            {each === degree || (each === going && going !== degree) ? (
              <Sign seat={seat} />
            ) : each === track.medal_degree ? (
              <Ic of="medal" />
            ) : each === track.top_degree ? (
              <Ic of="deep" />
            ) : null}
          </i>
        ))}
      </span>
      <span className={`${style.uk} ${short ? style.short : ""}`}>
        {upkeep.length > 0 ? (
          <From path={`accreditation.levels.${level}.upkeep`}>
            <Fx words={upkeep} />
          </From>
        ) : (
          "–"
        )}
      </span>
      <Over thing={thing} />
    </div>
  );
}

function Hangar({ view, seat }: { view: Fed; seat: number }) {
  const speech = useSpeech();
  const facts = seatFacts(view, seat);
  const by = useChange(seat, "ships");
  const n = facts.counters.ships;
  const label = speech.text("federation-n-of", { n, what: speech.text("counter-ships") });
  const thing = useThing("ship", label);
  return (
    <div className={style.hang}>
      <span className="label">{speech.text("federation-hangar")}</span>
      <span {...glow(thing)} className={style.ships} data-counter="ships">
        {Array.from({ length: view.table.limits.hangar }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a berth is its place
          <i key={at} className={at < n ? style.on : undefined}>
            <Ic of="ship" />
          </i>
        ))}
        <Over thing={thing} />
      </span>
      <small title={speech.text("federation-supply")}>+{facts.supply}</small>
      <Change by={by} />
    </div>
  );
}

function Die({ view, seat }: { view: Fed; seat: number }) {
  const speech = useSpeech();
  const facts = seatFacts(view, seat);
  const by = useChange(seat, "die");
  const { die, common } = facts.counters;
  const label = speech.text("federation-n-of", { n: die, what: speech.text("counter-die") });
  const thing = useThing("die", label);
  const state = die === 0 ? "none" : facts.die_out ? "out" : "ready";
  return (
    <div className={style.hang}>
      <span className="label">{speech.text("federation-die")}</span>
      <span {...glow(thing)} className={style.dieBox}>
        <Face n={die} className={`${style.dieb} ${facts.die_out ? style.outd : ""}`} />
        <Over thing={thing} />
      </span>
      <small>{speech.text(`federation-die-${state}`)}</small>
      <Change by={by} />
      <span className={own.cmn} title={speech.text("counter-common")}>
        <Ic of="project" />
        <b>{common}</b>
      </span>
    </div>
  );
}
