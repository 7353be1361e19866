import type { ScoreRow, Source } from "../../kit/score";
import { SeatSign } from "../../kit/seat";
import { useSpeech } from "../../text/context";
import { bestOf } from "./rows";

/** For each source of points: who had most of it. */
export function Best({ rows, sources }: { rows: readonly ScoreRow[]; sources: readonly Source[] }) {
  const speech = useSpeech();
  const best = bestOf(rows, sources);
  if (rows.length < 2 || best.length === 0) return null;
  return (
    <section className="k-end-side panel">
      <h3 className="label">{speech.text("web-best-of-table")}</h3>
      <ul>
        {best.map(({ source, most, seats }) => (
          <li key={source.id}>
            <span>{source.name}</span>
            {seats.map(({ seat, name }) => (
              <span key={seat}>
                <SeatSign seat={seat} /> {seats.length < 3 && name}
              </span>
            ))}
            <b>{most}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
