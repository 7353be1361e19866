import { useEffect, useState } from "react";
import type { Result } from "../contract/messages.gen";
import { Icon, KIT } from "../kit/icons";
import { stillness } from "../kit/motion";
import { ScoreBars, type ScoreRow, ScoreTable, type Source } from "../kit/score";
import { SeatSign } from "../kit/seat";
import { useSpeech } from "../text/context";
import { labelOf } from "../text/names";
import type { Speech } from "../text/speech";
import { useTable } from "./context";

const LAST_LOOK = 1500; // at the board, before the scores come over it

/** How the game ended: who won, where the points came from; the board is one click away. */
export function Final() {
  const speech = useSpeech();
  const result = useTable((snapshot) => snapshot.table?.result ?? null);
  const own = useTable((snapshot) => snapshot.table?.seat ?? null);
  const [shown, show] = useState(stillness);
  const [table, setTable] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => show(true), stillness() ? 0 : LAST_LOOK);
    return () => clearTimeout(timer);
  }, []);
  if (!result) return null;
  const sources = sourcesOf(speech, result);
  const rows = rowsOf(speech, result, sources, own);
  if (!shown) {
    return (
      <button type="button" className="button main k-end-again" data-act="scores" onClick={() => show(true)}>
        {speech.text("web-tab-scores")}
      </button>
    );
  }
  return (
    <section className="k-end" aria-label={speech.text("web-tab-scores")} data-area="scores">
      <header>
        <Icon of={KIT.crown} size={2.6} />
        <div>
          <h2>{titleOf(speech, result)}</h2>
          {own !== null && <p>{placeOf(speech, rows, own)}</p>}
        </div>
        <button type="button" className="button" data-act="back-to-board" onClick={() => show(false)}>
          {speech.text("web-back-to-board")}
        </button>
      </header>
      <div className="k-end-more">
        <div>
          {table ? (
            <ScoreTable rows={rows} sources={sources} total={speech.text("web-total")} />
          ) : (
            <ScoreBars rows={rows} sources={sources} />
          )}
          {sources.length > 0 && (
            <button
              type="button"
              className="button quiet"
              data-act="as-table"
              onClick={() => setTable(!table)}
            >
              {speech.text(table ? "web-as-bars" : "web-as-table")}
            </button>
          )}
        </div>
        <Best rows={rows} sources={sources} />
      </div>
    </section>
  );
}

function sourcesOf(speech: Speech, result: Result): Source[] {
  const ids = [...new Set((result.breakdown ?? []).flatMap((parts) => Object.keys(parts)))];
  return ids.map((id) => ({ id, name: labelOf(speech, "score", id) }));
}

/** Best first; who has as many points as another has the same place, unless only one of them won. */
function rowsOf(speech: Speech, result: Result, sources: readonly Source[], own: number | null): ScoreRow[] {
  const won = (seat: number) => result.winners.includes(seat);
  const seats = result.scores
    .map((total, seat) => ({ seat, total }))
    .sort((one, other) => Number(won(other.seat)) - Number(won(one.seat)) || other.total - one.total);
  return seats.map(({ seat, total }) => ({
    seat,
    name: speech.player(seat),
    note: seat === own ? speech.text("web-you") : undefined,
    total,
    won: won(seat),
    place:
      1 +
      seats.filter(
        (other) => won(other.seat) > won(seat) || (won(other.seat) === won(seat) && other.total > total),
      ).length,
    parts: sources.map(({ id }) => ({ source: id, n: result.breakdown?.[seat]?.[id] ?? 0 })),
  }));
}

function titleOf(speech: Speech, result: Result): string {
  const names = result.winners.map((seat) => speech.player(seat));
  return speech.text("web-winners", { names: speech.list(names), n: names.length });
}

function placeOf(speech: Speech, rows: readonly ScoreRow[], own: number): string {
  const row = rows.find(({ seat }) => seat === own);
  return row ? speech.text("web-your-place", { place: row.place, of: rows.length, points: row.total }) : "";
}

/** For each source of points: who had most of it. */
function Best({ rows, sources }: { rows: readonly ScoreRow[]; sources: readonly Source[] }) {
  const speech = useSpeech();
  const best = sources.flatMap((source) => {
    const of = (row: ScoreRow) => row.parts.find((part) => part.source === source.id)?.n ?? 0;
    const most = Math.max(...rows.map(of));
    return most > 0 ? [{ source, most, seats: rows.filter((row) => of(row) === most) }] : [];
  });
  if (rows.length < 2 || best.length === 0) return null;
  return (
    <aside className="k-end-side panel">
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
    </aside>
  );
}
