import type { GameSchema, TableInfo } from "../../contract/messages.gen";
import { SeatSign } from "../../kit/seat";
import { presetOf } from "../../net/presets";
import { useSpeech } from "../../text/context";
import { gameName } from "../../text/names";
import { clockText } from "../../text/time";
import { Link } from "../../ui/link";
import { Heading } from "../../ui/site";

const FEW = 3;

/** Listed tables with a free seat. */
export function OpenTables({
  tables,
  games,
}: {
  tables: readonly TableInfo[];
  games: readonly GameSchema[];
}) {
  const speech = useSpeech();
  return (
    <section data-area="open-tables">
      <Heading title={speech.text("web-open-tables")} />
      {tables.length === 0 ? (
        <p className="panel empty">{speech.text("web-no-open")}</p>
      ) : (
        <ul className="panel list" data-long={tables.length > FEW}>
          {tables.map((table) => {
            const schema = games.find(({ game }) => game === table.game);
            const preset = schema && presetOf(schema, table.options, table.seats.length);
            const taken = table.seats.filter(({ kind }) => kind !== "open").length;
            return (
              <li key={table.id}>
                <span className="list-main">
                  <b>{gameName(speech, table.game)}</b>
                  <small>
                    {preset && `${speech.text(`preset-${preset}`)} · `}
                    {clockText(speech, table.clock)}
                  </small>
                </span>
                <span className="list-signs">
                  {table.seats.map((seat) => (
                    <SeatSign key={seat.seat} seat={seat.seat} hollow={seat.kind === "open"} />
                  ))}
                  <small>{speech.text("web-n-of-m", { n: taken, m: table.seats.length })}</small>
                </span>
                <Link to={table.link} className="button small" act="to-table">
                  {speech.text("web-sit-down")}
                </Link>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
