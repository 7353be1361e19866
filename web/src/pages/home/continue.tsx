import { useState } from "react";
import type { TableInfo } from "../../contract/messages.gen";
import { SeatSign } from "../../kit/seat";
import { api } from "../../net/api";
import { playerNames } from "../../table/names";
import { useSpeech } from "../../text/context";
import { gameName } from "../../text/names";
import type { Speech } from "../../text/speech";
import { dates, span } from "../../text/time";
import { Link } from "../../ui/link";
import { Poster } from "../../ui/posters";
import { Heading } from "../../ui/site";

const FEW = 3;

function isTurn({ status, seats }: TableInfo): boolean {
  return status === "playing" && seats.some((seat) => seat.mine && seat.waiting);
}

/** Time that is left for the own answer. */
function leftOf({ seats }: TableInfo): number {
  return Math.min(...seats.filter((seat) => seat.mine && seat.waiting).map((seat) => seat.left ?? Infinity));
}

/** The own turn first, then what is due first, then what changed last. */
function byNeed(one: TableInfo, other: TableInfo): number {
  const turn = Number(isTurn(other)) - Number(isTurn(one));
  if (turn !== 0) return turn;
  const [mine, its] = [leftOf(one), leftOf(other)];
  return mine === its ? other.changed - one.changed : mine - its;
}

/** Own tables that are not over. */
export function Continue({
  tables,
  turns,
  refresh,
}: {
  tables: readonly TableInfo[];
  turns: number;
  refresh: () => void;
}) {
  const speech = useSpeech();
  const [all, setAll] = useState(false);
  const sorted = [...tables].sort(byNeed);
  return (
    <section className="tables" data-area="continue">
      <Heading title={speech.text("web-continue")} note={speech.text("web-wait-for-you", { n: turns })}>
        {tables.length > FEW && (
          <button type="button" className="text-button" data-act="all-tables" onClick={() => setAll(!all)}>
            {speech.text(all ? "web-fewer-tables" : "web-all-tables", { n: tables.length })}
          </button>
        )}
      </Heading>
      <ul className="g3">
        {(all ? sorted : sorted.slice(0, FEW)).map((table) => (
          <li key={table.id}>
            <Card table={table} refresh={refresh} removable={all} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Card({ table, refresh, removable }: { table: TableInfo; refresh: () => void; removable: boolean }) {
  const speech = useSpeech();
  const names = playerNames(speech, table.seats);
  const turn = isTurn(table);
  const alone = !table.seats.some((seat) => seat.kind === "person" && !seat.mine);
  return (
    <article className="panel cont table-row" data-turn={turn}>
      <div className="cont-poster">
        <Poster game={table.game} />
      </div>
      <div className="cont-body">
        <h3>
          {gameName(speech, table.game)} <small>{roundText(speech, table)}</small>
        </h3>
        <div className="cont-seats">
          {table.seats.map((seat) => (
            <span key={seat.seat}>
              <SeatSign seat={seat.seat} hollow={seat.kind === "open"} />{" "}
              {seat.kind === "open" ? speech.text("web-seat-open") : names[seat.seat]}{" "}
              {table.status === "playing" && <b>{table.standing?.points[seat.seat] ?? ""}</b>}
            </span>
          ))}
        </div>
        <div className="cont-foot">
          <span className="cont-state">{stateText(speech, table, names)}</span>
          <span className="small">{leftText(speech, table)}</span>
          {removable && table.host && (table.status === "open" || alone) && (
            <button
              type="button"
              className="button small quiet"
              data-act="remove"
              onClick={() => api.remove(table.id).then(refresh, refresh)}
            >
              {speech.text("web-remove")}
            </button>
          )}
          <Link to={table.link} className={`button small ${turn ? "main" : ""}`}>
            {speech.text(turn ? "web-play" : "web-look")}
          </Link>
        </div>
      </div>
    </article>
  );
}

function roundText(speech: Speech, { standing, status }: TableInfo): string {
  if (status !== "playing" || !standing?.round) return "";
  const { round, rounds } = standing;
  return rounds ? speech.text("web-round-of", { round, rounds }) : speech.text("web-round", { round });
}

function stateText(speech: Speech, table: TableInfo, names: readonly string[]): string {
  if (table.status !== "playing") return speech.text(`web-status-${table.status}`);
  if (isTurn(table)) return speech.text("web-your-turn");
  const others = table.seats.filter((seat) => seat.waiting).map((seat) => names[seat.seat] ?? "");
  return others.length ? speech.text("web-waiting-for", { names: speech.list(others) }) : "";
}

function leftText(speech: Speech, table: TableInfo): string {
  const left = leftOf(table);
  if (isTurn(table) && Number.isFinite(left)) return speech.text("web-left", { span: span(speech, left) });
  if (isTurn(table)) return "";
  const today = new Date().toDateString() === new Date(table.changed).toDateString();
  return dates(speech, today ? { timeStyle: "short" } : { day: "numeric", month: "short" }).format(
    table.changed,
  );
}
