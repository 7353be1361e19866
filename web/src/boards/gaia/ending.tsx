/** The end of the game on the board: points by source, the winner first; pointing at a row rings on the map what it counts. */

import { useContext } from "react";
import { type ScoreRow, ScoreTable } from "../../kit/score";
import { useSpeech } from "../../text/context";
import style from "./gaia.module.css";
import { SpotContext } from "./modes";
import { BeforeResearch } from "./research";
import { finalCounts } from "./tables";
import { count, finals, type GaiaView, nameOf, seatOf } from "./view";

export function Ending({ view }: { view: GaiaView }) {
  const speech = useSpeech();
  const spot = useContext(SpotContext);
  const parts = view.seats.map((_, seat) => seatOf(view, seat).sources);
  const ids = [...new Set(parts.flatMap((of) => Object.keys(of)))].filter((id) => parts.some((of) => of[id]));
  const total = (seat: number) => count(view, seat, "vp");
  const most = Math.max(...view.seats.map((_, seat) => total(seat)));
  const rows: ScoreRow[] = view.seats
    .map((_, seat) => seat)
    .sort((one, other) => total(other) - total(one))
    .map((seat, at) => ({
      seat,
      name: nameOf(speech, view, seat),
      total: total(seat),
      place: at + 1,
      won: total(seat) === most && seat !== view.automa?.seat, // against it one wins or nobody
      parts: ids.map((source) => ({ source, n: parts[seat]?.[source] ?? 0 })),
    }));
  return (
    <BeforeResearch view={view} id="scores" name={speech.text("web-tab-scores")}>
      <section className={`panel ${style.scores}`} data-area="score-table">
        <ScoreTable
          rows={rows}
          sources={ids.map((id) => ({ id, name: speech.text(`score-${id}`) }))}
          total={speech.text("counter-vp")}
          onPoint={(source) =>
            spot.set(source === "final-tiles" ? finals(view).map(({ name }) => finalCounts(name)) : [])
          }
        />
      </section>
    </BeforeResearch>
  );
}
