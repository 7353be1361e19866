import type { TableInfo } from "../contract/messages.gen";
import { SeatSign } from "../kit/seat";
import { playerNames } from "../table/names";
import { useSpeech } from "../text/context";
import { gameName } from "../text/names";
import { dates } from "../text/time";
import { Link } from "../ui/link";

/** One game of the past: who came where, and the way to its table. */
export function ResultRow({ table, dated = false }: { table: TableInfo; dated?: boolean }) {
  const speech = useSpeech();
  const names = playerNames(speech, table.seats);
  const scores = table.result?.scores ?? [];
  const won = (seat: number) => table.result?.winners.includes(seat) ?? false;
  const seats = [...table.seats].sort(
    (one, other) =>
      Number(won(other.seat)) - Number(won(one.seat)) || (scores[other.seat] ?? 0) - (scores[one.seat] ?? 0),
  );
  const day = dates(speech, { dateStyle: "medium" });
  return (
    <li data-table={table.id}>
      <span className="list-main">
        <b>{gameName(speech, table.game)}</b>
        {dated && <small>{day.format(table.ended ?? table.changed)}</small>}
      </span>
      <span className="list-seats">
        {seats.map(({ seat }) => (
          <span key={seat} data-won={won(seat)}>
            <SeatSign seat={seat} /> {names[seat]} <b>{scores[seat] ?? ""}</b>
          </span>
        ))}
      </span>
      <Link to={table.link} className="text-button">
        {speech.text("web-look")}
      </Link>
    </li>
  );
}
