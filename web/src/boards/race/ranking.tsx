/** How the game ended, beside the board: who is where, from which points, and why it was the last round. */

import type { View } from "../../engine/types";
import { Icon, KIT } from "../../kit/icons";
import { SeatSign } from "../../kit/seat";
import { useSpeech } from "../../text/context";
import { cardName } from "./names";
import style from "./race.module.css";
import { breakdown, counter, ENOUGH, raceTable, seats } from "./view";

/** The colours of the end screen: chips, what is printed, developments of cost 6. */
const PARTS: Readonly<Record<string, number>> = { chips: 0, printed: 1 };
const SINGLE = 2;

/** Points, then cards in hand and goods together. */
function rank(view: View, seat: number): number {
  const rest = counter(view, seat, "hand") + counter(view, seat, "goods");
  return counter(view, seat, "points") * 1000 + rest;
}

export function Ranking({ view }: { view: View }) {
  const speech = useSpeech();
  const order = seats(view).sort((one, other) => rank(view, other) - rank(view, one));
  const most = Math.max(1, ...order.map((seat) => counter(view, seat, "points")));
  const place = (seat: number) => 1 + order.filter((other) => rank(view, other) > rank(view, seat)).length;
  return (
    <>
      <h2 className="label">{speech.text("race-final")}</h2>
      <ol className={style.ranking} data-area="ranking">
        {order.map((seat) => {
          const parts = Object.entries(breakdown(view, seat)).filter(([, n]) => n > 0);
          const name = (id: string) =>
            id in PARTS
              ? speech.text(`score-${id}`).toLocaleLowerCase(speech.language)
              : cardName(speech, id);
          return (
            <li key={seat}>
              <span>{place(seat)}</span>
              <p>
                <SeatSign seat={seat} size={13} /> <b>{speech.player(seat)}</b>
                {place(seat) === 1 && <Icon of={KIT.crown} />}
                <b>{counter(view, seat, "points")}</b>
              </p>
              <span className={style.rankingBar} aria-hidden="true">
                {parts.map(([id, n]) => (
                  <i
                    key={id}
                    style={{
                      width: `${(100 * n) / most}%`,
                      background: `var(--part-${PARTS[id] ?? SINGLE})`,
                    }}
                  />
                ))}
              </span>
              <small>{parts.map(([id, n]) => `${name(id)} ${n}`).join(" · ")}</small>
            </li>
          );
        })}
      </ol>
      <Reasons view={view} />
    </>
  );
}

function Reasons({ view }: { view: View }) {
  const speech = useSpeech();
  const long = seats(view).filter((seat) => counter(view, seat, "cards") >= ENOUGH);
  return (
    <p className={style.line} data-area="ended">
      {raceTable(view).pool === 0 && speech.text("race-ended-pool")}{" "}
      {long.length > 0 &&
        speech.text("race-ended-cards", { names: speech.list(long.map((seat) => speech.player(seat))) })}
    </p>
  );
}
