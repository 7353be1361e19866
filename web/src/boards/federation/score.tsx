/** The end of the game on the stage: points by source, the winner first; pointing at a row shows where they come from. */

import type { Points } from "../../contract/federation.gen";
import { useSpeech } from "../../text/context";
import { Ic } from "./icons";
import { useStage } from "./moment";
import style from "./score.module.css";
import { Sign } from "./signs";
import { type Fed, seatFacts, winnersOf } from "./view";

/** In the order in which they are scored. */
const ICON: Readonly<Record<keyof Points, string>> = {
  floors: "floors",
  laws: "law",
  missions: "mission",
  specialists: "specialist",
  megastructures: "mega",
  accreditation: "degree",
  medals: "medal",
  leftovers: "crystal",
  projects: "project",
};

const SOURCES = Object.keys(ICON) as (keyof Points)[];

export function Score({ view }: { view: Fed }) {
  const speech = useSpeech();
  const { tell } = useStage();
  const total = (seat: number) => seatFacts(view, seat).counters.points;
  const seats = view.seats.map((_, seat) => seat).sort((one, other) => total(other) - total(one));
  const winners = winnersOf(view);
  return (
    <table className={style.score} data-area="score">
      <thead>
        <tr>
          <td />
          {seats.map((seat) => (
            <th key={seat} scope="col" data-won={winners.includes(seat) || undefined}>
              <Sign seat={seat} /> {speech.player(seat)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {SOURCES.map((source) => {
          const points = seats.map((seat) => seatFacts(view, seat).points[source]);
          const best = Math.max(...points);
          return (
            <tr
              key={source}
              data-source={source}
              tabIndex={0}
              onPointerEnter={() => tell(source)}
              onPointerLeave={() => tell(null)}
              onFocus={() => tell(source)}
              onBlur={() => tell(null)}
            >
              <th scope="row">
                <Ic of={ICON[source]} />
                {speech.text(`score-${source}`)}
              </th>
              {seats.map((seat, at) => (
                <td
                  key={seat}
                  data-won={winners.includes(seat) || undefined}
                  data-best={(best > 0 && points[at] === best) || undefined}
                >
                  {points[at]}
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
      <tfoot>
        <tr>
          <td />
          {seats.map((seat) => (
            <td key={seat} data-won={winners.includes(seat) || undefined}>
              {total(seat)}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
