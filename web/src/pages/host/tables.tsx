import type { HostTableAction, TableInfo } from "../../contract/messages.gen";
import { SeatSign } from "../../kit/sign";
import { playerNames } from "../../table/names";
import { useSpeech } from "../../text/context";
import { gameName } from "../../text/names";
import { dates } from "../../text/time";
import { Link } from "../../ui/link";
import { Heading } from "../../ui/site";
import { TwiceButton } from "./twice";

type Action = HostTableAction["action"];

/** The tables at which something happened last. */
export function HostTables({
  tables,
  onAct,
}: {
  tables: readonly TableInfo[];
  onAct: (id: string, action: Action) => void;
}) {
  const speech = useSpeech();
  const when = dates(speech, { dateStyle: "medium", timeStyle: "short" });
  return (
    <section data-area="tables">
      <Heading title={speech.text("web-host-list-tables")} note={String(tables.length)} />
      {tables.length === 0 ? (
        <p className="panel empty">{speech.text("web-archive-none")}</p>
      ) : (
        <ul className="panel list host-list">
          {tables.map((table) => {
            const names = playerNames(speech, table.seats);
            return (
              <li key={table.id} data-table={table.id}>
                <span className="list-main">
                  <b>{gameName(speech, table.game)}</b>
                  <small>
                    {speech.text(`web-host-status-${table.archived ? "away" : table.status}`)} ·{" "}
                    {when.format(table.changed)}
                  </small>
                </span>
                <span className="list-seats">
                  {table.seats.map(({ seat, kind }) => (
                    <span key={seat}>
                      <SeatSign seat={seat} hollow={kind === "open"} /> {names[seat]}
                    </span>
                  ))}
                </span>
                <span className="host-acts">
                  <Link to={table.link} className="button small" act="to-table">
                    {speech.text("web-look")}
                  </Link>
                  <button
                    type="button"
                    className="button small"
                    data-act="mute"
                    aria-pressed={table.muted}
                    onClick={() => onAct(table.id, table.muted ? "unmute" : "mute")}
                  >
                    {speech.text(table.muted ? "web-host-unmute" : "web-mute")}
                  </button>
                  <button
                    type="button"
                    className="button small"
                    data-act="close"
                    disabled={table.archived || table.status === "over"}
                    onClick={() => onAct(table.id, "close")}
                  >
                    {speech.text("web-host-close")}
                  </button>
                  <TwiceButton
                    act="delete"
                    text={speech.text("web-host-delete")}
                    sure={speech.text("web-host-delete-sure")}
                    onSure={() => onAct(table.id, "delete")}
                  />
                </span>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
