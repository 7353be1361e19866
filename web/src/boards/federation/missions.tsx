/** The twelve special missions of a board. */

import type { MissionItem } from "../../contract/federation.gen";
import { seatColour } from "../../kit/seat";
import { useSpeech } from "../../text/context";
import { Ic } from "./icons";
import style from "./missions.module.css";
import { glow, Over, useNamed } from "./named";
import type { SeatProps } from "./own";
import own from "./own.module.css";
import { ActionSign, Doubt, Fx, Lvl, Pts } from "./signs";
import { isOwn, items, seatFacts } from "./view";
import { isWorld } from "./worlds";

export function Missions({ view, then, seat }: SeatProps) {
  const speech = useSpeech();
  const { counters } = seatFacts(view, seat);
  const after = items(then, "missions", seat);
  return (
    <section data-area="missions">
      <div className={own.lb}>
        <span className="label">{speech.text("area-missions")}</span>
        <span className={own.key}>
          <span>
            <Ic of="ship" />
            {speech.text("federation-n-done", { n: counters.missions })}
          </span>
        </span>
        <span className={`${own.key} ${own.r}`}>
          <Marker mine={isOwn(view, seat)} />
          <span>
            <Lvl n="" />
            {speech.text("federation-level-needed")}
          </span>
        </span>
      </div>
      <div className={style.miss}>
        {items(view, "missions", seat).map((item) => (
          <Mission
            key={item.name}
            item={item}
            after={after.find((each) => each.name === item.name) ?? item}
            level={counters.level}
            seat={seat}
            mine={isOwn(view, seat)}
          />
        ))}
      </div>
    </section>
  );
}

/** Also what is clicked for a marker where something may be chosen. */
function Marker({ mine }: { mine: boolean }) {
  const speech = useSpeech();
  const thing = useNamed(mine ? "marker" : null, speech.name("marker"));
  return (
    <span {...glow(thing)} className={style.marker}>
      <Ic of="marker" />
      {speech.text("federation-open")}
      <Over thing={thing} />
    </span>
  );
}

interface MissionProps {
  readonly item: MissionItem;
  readonly after: MissionItem;
  readonly level: number;
  readonly seat: number;
  readonly mine: boolean;
}

function Mission({ item, after, level, seat, mine }: MissionProps) {
  const speech = useSpeech();
  const kind = item.name.replace(/^mission-/, "");
  const low = level < item.level && !item.done;
  const state = item.done ? "done" : item.marked ? "open" : "shut";
  const label = `${speech.name(item.name)}, ${speech.text(`federation-mission-${state}`, { level: item.level })}: ${speech.explain(item.name)}`;
  const thing = useNamed(mine ? item.word : null, label);
  const flag = item.marked && !item.done;
  const ghost = after.marked && !after.done && !flag;
  const leaving = after.done && !item.done;
  return (
    <div
      {...glow(thing)}
      className={`${style.mis} ${style[state]} ${low ? style.low : ""}`}
      data-state={state}
      data-scores={item.done ? "missions" : undefined}
    >
      <span className={style.m1}>
        <ActionSign of={kind} />
        {!item.done && (
          <Doubt when={item.reconstructed.includes("level")}>
            <Lvl n={item.level} />
          </Doubt>
        )}
      </span>
      <span className={style.m2}>
        {item.done || leaving ? (
          <span
            className={style.shp}
            style={{ color: seatColour(seat) }}
            data-ghost={leaving ? "ship" : undefined}
            data-id={leaving ? undefined : `ship-${seat}-${kind}`}
          >
            <Ic of="ship" />
          </span>
        ) : (
          <Effect item={item} kind={kind} />
        )}
      </span>
      {(flag || ghost) && (
        <span className={style.fl} data-ghost={ghost ? "flag" : undefined}>
          <Ic of="marker" />
        </span>
      )}
      <Over thing={thing} />
    </div>
  );
}

/** What it does; if it is points, how many now. */
function Effect({ item, kind }: { item: MissionItem; kind: string }) {
  if (isWorld(kind)) return <Ic of="bolt" />;
  if (item.worth !== null && item.marked) return <Pts n={item.worth} form="flat" />;
  return <Fx words={[...item.cost.map((word) => `pay-${word}`), ...item.effect]} bare />;
}
