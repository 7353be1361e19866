/** Medals, specialists, and the tokens that a seat has collected. */

import { useSpeech } from "../../text/context";
import style from "./collection.module.css";
import { Ic } from "./icons";
import type { SeatProps } from "./own";
import own from "./own.module.css";
import { From, Pts } from "./signs";
import { Buildings, deepSpaceText, Medals, SpecialistChip, Tag } from "./tokens";
import { isOwn, items, seatFacts } from "./view";

export function Collection({ view, seat }: SeatProps) {
  const speech = useSpeech();
  const facts = seatFacts(view, seat);
  const mine = isOwn(view, seat);
  const specialists = [...items(view, "specialists", seat)].sort(
    (one, other) => Number(one.used) - Number(other.used),
  );
  const ready = specialists.filter((each) => !each.used).length;
  const points = view.table.medal_points;
  return (
    <section data-area="collection">
      <div className={own.lb}>
        <span className="label">{speech.text("area-medals")}</span>
        <span className={`${own.key} ${own.r}`}>
          <span>
            {speech.text("federation-worth")}
            <From path="medals.score">
              <Pts n={facts.medal_points} />
            </From>
          </span>
          {facts.medals.length + 1 < points.length && (
            <span>
              {speech.text("federation-worth-next")}
              <From path="medals.score">
                <Pts n={points[facts.medals.length + 1] ?? 0} />
              </From>
            </span>
          )}
        </span>
      </div>
      <div className={style.meds}>
        <Medals view={view} seat={seat} mine={mine} />
      </div>
      <div className={own.lb}>
        <span className="label">{speech.text("area-specialists")}</span>
        <span className={own.key}>{speech.text("federation-ready", { n: ready })}</span>
      </div>
      <div className={style.spx}>
        {specialists.map((item) => (
          <SpecialistChip key={item.name} item={item} word={mine ? item.word : null} />
        ))}
      </div>
      <div className={style.misc}>
        <Buildings view={view} seat={seat} />
        {facts.asteroids.map((n) => (
          <Tag key={n} title={speech.text("asteroid-n", { n: n + 1 })}>
            <Ic of="asteroid" />
          </Tag>
        ))}
        {facts.dead_asteroids.map((name) => (
          <Tag key={name} title={speech.name(name)}>
            <Ic of="asteroid" />†
          </Tag>
        ))}
        {facts.start !== null && (
          <Tag title={speech.name(facts.start)}>
            <Ic of="start" />
          </Tag>
        )}
        <Tag off={facts.deep_space === null} title={speech.text("area-deep-space")}>
          <Ic of="deep" />
          {deepSpaceText(facts.deep_space)}
        </Tag>
      </div>
    </section>
  );
}
