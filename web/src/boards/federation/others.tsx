/** The other players: what they hold, what they have done, and what the end of the round would bring them. */

import { memo } from "react";
import type { SeatFacts } from "../../contract/federation.gen";
import { Others, seatStyle } from "../../kit/seat";
import { useSpeech } from "../../text/context";
import { Ic } from "./icons";
import style from "./others.module.css";
import { ActionSign, Face, Fx, Lvl, Pts, Sign } from "./signs";
import { Buildings, deepSpaceText, Medals, SpecialistChip } from "./tokens";
import { type Fed, items, RESOURCES, seatFacts, soon } from "./view";

export const Opponents = memo(function Opponents({ view }: { view: Fed }) {
  return (
    <Others view={view}>
      {(seat, open, toggle) => <Opponent view={view} seat={seat} open={open} onToggle={toggle} />}
    </Others>
  );
});

interface OpponentProps {
  readonly view: Fed;
  readonly seat: number;
  readonly open: boolean;
  readonly onToggle: () => void;
}

function Opponent({ view, seat, open, onToggle }: OpponentProps) {
  const speech = useSpeech();
  const facts = seatFacts(view, seat);
  const { counters } = facts;
  return (
    <article
      className={`${style.opp} panel ${open ? style.open : ""}`}
      style={seatStyle(seat)}
      data-opponent={seat}
      data-asked={view.waiting.includes(seat) || undefined}
      aria-label={speech.player(seat)}
      data-place={`hand-${seat}`}
    >
      <button type="button" className={style.head} aria-expanded={open} onClick={onToggle}>
        <Sign seat={seat} />
        <b>{speech.player(seat)}</b>
        {seat === view.table.pawn && <Ic of="pawn" gold />}
        {view.waiting.includes(seat) && !view.over && <span className={style.thinks}>…</span>}
        {!view.over && (
          <span className={style.fc} title={speech.text("federation-soon")}>
            <Ic of="floors" />+{soon(view, seat)}
          </span>
        )}
        <Pts n={counters.points} form="big" />
      </button>
      <div className={style.row}>
        {RESOURCES.map((kind) => (
          <Count
            key={kind}
            icon={<Ic of={kind} />}
            n={counters[kind]}
            name={speech.text(`counter-${kind}`)}
          />
        ))}
        <span className="fe-part" title={speech.text("counter-die")}>
          <Face n={counters.die} />
        </span>
      </div>
      <Numbers view={view} seat={seat} facts={facts} />
      <Hand view={view} seat={seat} />
      <div className={style.row}>
        <Medals view={view} seat={seat} />
      </div>
      {open && <More view={view} seat={seat} facts={facts} />}
    </article>
  );
}

function Count({
  icon,
  n,
  name,
  plus = 0,
}: {
  icon: React.ReactNode;
  n: number;
  name: string;
  plus?: number;
}) {
  return (
    <span className={`fe-part ${n + plus > 0 ? "" : style.zero}`} title={name}>
      {icon}
      <b>{n}</b>
      {plus > 0 && <b>+{plus}</b>}
    </span>
  );
}

function Numbers({ view, seat, facts }: { view: Fed; seat: number; facts: SeatFacts }) {
  const speech = useSpeech();
  const { counters } = facts;
  const ready = items(view, "specialists", seat).filter((each) => !each.used).length;
  return (
    <div className={style.row}>
      <span className="fe-part" title={speech.text("counter-level")}>
        <Lvl n={counters.level} />
        <span className={`fe-part ${style.dgr}`}>
          <Ic of="degree" />
          {counters.degree}
        </span>
      </span>
      <Count icon={<Ic of="ship" />} n={counters.ships} name={speech.text("counter-ships")} />
      <Count icon={<Ic of="mission" />} n={counters.missions} name={speech.text("counter-missions")} />
      <Count
        icon={<Ic of="robot" />}
        n={facts.productions.length}
        plus={facts.megastructures.length}
        name={speech.text("federation-buildings")}
      />
      <Count icon={<Ic of="specialist" />} n={ready} name={speech.text("federation-ready", { n: ready })} />
    </div>
  );
}

const SHOWN = 3;

function Hand({ view, seat }: { view: Fed; seat: number }) {
  const alterations = items(view, "alterations", seat);
  return (
    <div className={style.row}>
      <span className={style.hand}>
        {items(view, "ambassadors", seat).map((token) => (
          <span key={token.name} className={`${style.mt} ${token.placed ? style.out : ""}`}>
            {token.votes}
          </span>
        ))}
      </span>
      <span className={style.alts}>
        {alterations.slice(0, SHOWN).map((token, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two equal tokens may be held
          <span key={at} className={style.ma}>
            {token.votes > 0 ? (
              <>
                {token.votes}
                <Ic of="votes" />
              </>
            ) : (
              <Ic of="funding" />
            )}
          </span>
        ))}
        {alterations.length > SHOWN && <small>+{alterations.length - SHOWN}</small>}
      </span>
    </div>
  );
}

/** Some points are only given at the end of the game. */
const AT_THE_END = new Set(["medals", "leftovers", "projects"]);

function scored(facts: SeatFacts, over: boolean): [string, number][] {
  return Object.entries(facts.points).filter(([source]) => over || !AT_THE_END.has(source));
}

/** What is seen when the panel is opened. */
function More({ view, seat, facts }: { view: Fed; seat: number; facts: SeatFacts }) {
  const speech = useSpeech();
  const { upkeep } = facts.forecast;
  return (
    <div className={style.details}>
      <div className={style.row}>
        <span className="fe-part" title={speech.text("federation-step-upkeep")}>
          <Ic of="upkeep" />
          {upkeep.length > 0 ? <Fx words={upkeep.map((word) => `pay-${word}`)} /> : "–"}
        </span>
        <Count icon={<Ic of="project" />} n={facts.counters.common} name={speech.text("counter-common")} />
        {facts.start !== null && (
          <span className="fe-part" title={speech.name(facts.start)}>
            <Ic of="start" />
          </span>
        )}
        <span
          className={`fe-part ${facts.deep_space === null ? style.zero : ""}`}
          title={facts.deep_space === null ? undefined : speech.name(facts.deep_space)}
        >
          <Ic of="deep" />
          <b>{deepSpaceText(facts.deep_space)}</b>
        </span>
      </div>
      <div className={style.mmis}>
        {items(view, "missions", seat).map((mission) => (
          <span
            key={mission.name}
            className={mission.done ? style.d : mission.marked ? style.o : undefined}
            title={speech.name(mission.name)}
          >
            <ActionSign of={mission.name.replace(/^mission-/, "")} />
          </span>
        ))}
      </div>
      <div className={`${style.row} ${style.w}`}>
        <Buildings view={view} seat={seat} />
        {items(view, "specialists", seat).map((item) => (
          <SpecialistChip key={item.name} item={item} word={null} />
        ))}
      </div>
      <div className={style.vsrc}>
        {scored(facts, view.over).map(([source, points]) => [
          <span key={source} title={speech.text(`score-${source}`)}>
            {speech.first([`score-${source}-short`]) ?? speech.text(`score-${source}`)}
          </span>,
          <b key={`${source} n`}>{points}</b>,
        ])}
      </div>
    </div>
  );
}
