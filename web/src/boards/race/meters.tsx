/** What the whole table counts: round, points left, longest tableau, and how near the end is. */

import type { View } from "../../engine/types";
import { Icon, KIT } from "../../kit/icons";
import { SeatSign } from "../../kit/seat";
import { Points } from "../../kit/value";
import { useSpeech } from "../../text/context";
import style from "./race.module.css";
import { counter, ENOUGH, ending, FEW, raceTable, seats } from "./view";

export function Meters({ view, small = false }: { view: View; small?: boolean }) {
  const speech = useSpeech();
  const table = raceTable(view);
  const size = table.pool_size;
  const { pool } = table;
  const cards = seats(view).map((seat) => counter(view, seat, "cards"));
  const most = Math.max(0, ...cards);
  const leaders = seats(view).filter((seat) => cards[seat] === most);
  const end = ending(view);
  return (
    <>
      <div className={style.meter} data-kind="now">
        {small ? (
          <b>
            {speech.text("fact-round")} {table.round}
          </b>
        ) : (
          <div>
            <small>{speech.text("fact-round")}</small>
            <b data-fact="round">{table.round}</b>
          </div>
        )}
      </div>
      <div className={style.meter} data-hot={pool <= FEW} title={speech.text("race-pool-ends")}>
        <Points n="" size={1.5} />
        <div>
          {!small && <small>{speech.text("fact-pool")}</small>}
          <b data-fact="pool">{pool}</b> {!small && <span>{speech.text("race-of", { n: size })}</span>}
        </div>
        <span className={style.gauge}>
          <i style={{ width: `${Math.min(100, (100 * pool) / size)}%` }} />
        </span>
      </div>
      <div className={style.meter} data-hot={most >= ENOUGH - 1} title={speech.text("race-cards-end")}>
        <Icon of={KIT.board} size={1.3} />
        <div>
          {!small && <small>{speech.text("race-most-cards")}</small>}
          <b>{small ? `${most}/${ENOUGH}` : most}</b>{" "}
          {!small && <span>{speech.text("race-of", { n: ENOUGH })}</span>}
        </div>
        <span className={style.leaders}>
          {leaders.slice(0, small ? 3 : 6).map((seat) => (
            <SeatSign key={seat} seat={seat} size={12} />
          ))}
        </span>
      </div>
      {end !== "calm" && !(small && end === "maybe") && (
        <div className={style.meter} data-hot="true" data-sure={end === "sure"} role="status">
          <Icon of={KIT.warning} size={1.3} />
          <b className={style.warning} data-end={end}>
            {speech.text(end === "sure" ? "race-last-sure" : "race-last-maybe")}
          </b>
        </div>
      )}
      {!small && (
        <div className={style.decks}>
          <span data-place="deck">
            <Icon of={KIT.card} /> {speech.text("fact-deck")} <b>{table.deck}</b>
          </span>
          <span data-place="discard">
            {speech.text("fact-discard")} <b>{table.discard}</b>
          </span>
        </div>
      )}
    </>
  );
}
