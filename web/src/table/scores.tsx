import { useEffect, useRef } from "react";
import { SeatSign } from "../kit/seat";
import { useSpeech } from "../text/context";
import { labelOf } from "../text/names";
import { useTable } from "./context";

/** How the game ended; wherever on the board somebody was looking, it comes into sight. */
export function Final() {
  const speech = useSpeech();
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    section.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <section ref={section} className="final panel" aria-label={speech.text("web-tab-scores")}>
      <Scores />
    </section>
  );
}

/** The final scores by source; the winner's column is marked. */
function Scores() {
  const speech = useSpeech();
  const result = useTable((snapshot) => snapshot.table?.result ?? null);
  if (!result) return null;
  const sources = [...new Set((result.breakdown ?? []).flatMap((parts) => Object.keys(parts)))];
  return (
    <div className="scores">
      <table>
        <thead>
          <tr>
            <th />
            {result.scores.map((_, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
              <th key={seat} scope="col" data-winner={result.winners.includes(seat)}>
                <SeatSign seat={seat} /> {speech.player(seat)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sources.map((source) => (
            <tr key={source}>
              <th scope="row">{labelOf(speech, "score", source)}</th>
              {result.scores.map((_, seat) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
                <td key={seat}>{result.breakdown?.[seat]?.[source] ?? "–"}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{speech.text("web-total")}</th>
            {result.scores.map((score, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
              <td key={seat} data-winner={result.winners.includes(seat)}>
                {score}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
