import type { ScoreRow, Source } from "../../kit/score";
import { SeatSign } from "../../kit/seat";
import { useSpeech } from "../../text/context";

/** For each source of points: who had most of it. */
export function Best({ rows, sources }: { rows: readonly ScoreRow[]; sources: readonly Source[] }) {
  const speech = useSpeech();
  const best = sources.flatMap((source) => {
    const of = (row: ScoreRow) => row.parts.find((part) => part.source === source.id)?.n ?? 0;
    const most = Math.max(...rows.map(of));
    const seats = rows.filter((row) => of(row) === most);
    return most > 0 && seats.length < rows.length ? [{ source, most, seats }] : [];
  });
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
