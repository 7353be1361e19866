import { useCallback, useEffect, useState } from "react";
import type { GameSchema, NewSeat, TableInfo, TablesAnswer } from "../contract/messages.gen";
import { SeatSign } from "../kit/seat";
import { api, Refusal } from "../net/api";
import { ensureGuest, useGuest } from "../net/guest";
import { usualLevel } from "../net/levels";
import { refusalText } from "../net/refusal";
import { go } from "../router";
import { playerNames } from "../table/names";
import { useSpeech, useTexts } from "../text/context";
import { gameName } from "../text/names";
import { Poster } from "../ui/posters";
import { Top } from "../ui/top";

/** The order of the shelf; games from elsewhere come after. */
const SHELF = ["race", "gaia", "planet", "federation"];

function byShelf(one: GameSchema, other: GameSchema): number {
  const place = (game: string) => (SHELF.includes(game) ? SHELF.indexOf(game) : SHELF.length);
  return place(one.game) - place(other.game) || one.game.localeCompare(other.game);
}

export function HomePage() {
  const { speech, include } = useTexts();
  const [games, setGames] = useState<readonly GameSchema[] | null>(null);
  const [levels, setLevels] = useState<readonly string[]>([]);
  const [tables, setTables] = useState<TablesAnswer>({ mine: [], open: [] });
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const fail = useCallback((error: unknown) => setProblem(refusalText(speech, error)), [speech]);

  useEffect(() => {
    document.title = "Starboard";
    api.games().then((answer) => {
      setGames([...answer.games].sort(byShelf));
      include(answer.games.map((schema) => schema.game));
      setLevels(answer.levels);
    }, fail);
  }, [fail, include]);

  useEffect(() => {
    const refresh = () => {
      if (!document.hidden) api.tables().then(setTables, () => undefined);
    };
    refresh();
    const timer = setInterval(refresh, 8000);
    return () => clearInterval(timer);
  }, []);

  async function playNow(schema: GameSchema) {
    setBusy(true);
    try {
      await ensureGuest(speech);
      const level = usualLevel(schema.levels ?? levels);
      const players = usualPlayers(schema);
      const bots = Array.from({ length: players - 1 }, (): NewSeat => ({ kind: "bot", level }));
      const table = await api.create({
        game: schema.game,
        options: {},
        seats: [{ kind: "me" }, ...bots],
        listed: false,
      });
      go(table.link);
    } catch (error) {
      fail(error);
      setBusy(false);
    }
  }

  return (
    <>
      <Top>
        <NameField />
      </Top>
      <main className="home">
        <h1 className="home-title">{speech.text("web-title")}</h1>
        <p className="home-line">{speech.text("web-subtitle")}</p>
        {problem && (
          <p className="problem" role="alert">
            {problem}
          </p>
        )}
        <ul className="shelf" aria-busy={games === null}>
          {(games ?? []).map((schema) => (
            <li key={schema.game} className="game-card panel" data-game={schema.game}>
              <Poster game={schema.game} />
              <div className="game-card-body">
                <h2>{gameName(speech, schema.game)}</h2>
                <p>{speech.first([`game-${schema.game}-line`]) ?? ""}</p>
                <p className="label">
                  {speech.text("web-players-range", {
                    from: Math.min(...schema.players),
                    to: Math.max(...schema.players),
                  })}
                </p>
                <div className="row">
                  <button
                    type="button"
                    className="button main"
                    disabled={busy}
                    onClick={() => playNow(schema)}
                  >
                    {speech.text("web-play-now")}
                  </button>
                  <button type="button" className="button" onClick={() => go(`/new/${schema.game}`)}>
                    {speech.text("web-set-up")}
                  </button>
                </div>
              </div>
            </li>
          ))}
        </ul>
        <TableList
          title={speech.text("web-your-tables")}
          empty={speech.text("web-no-tables")}
          tables={tables.mine}
        />
        <TableList
          title={speech.text("web-open-tables")}
          empty={speech.text("web-no-open")}
          tables={tables.open}
        />
      </main>
    </>
  );
}

/** Two, where two can play. */
export function usualPlayers(schema: GameSchema): number {
  return schema.players.includes(2) ? 2 : (schema.players[0] ?? 2);
}

function NameField() {
  const speech = useSpeech();
  const [guest, setGuest] = useGuest();
  const [draft, setDraft] = useState<string | null>(null);
  const [problem, setProblem] = useState(false);
  const name = draft ?? guest?.name ?? "";

  async function keep() {
    const wanted = name.trim();
    setDraft(null);
    if (wanted === "" || wanted === guest?.name) return;
    try {
      setGuest((await api.beGuest({ name: wanted, language: speech.language })).guest);
      setProblem(false);
    } catch (error) {
      setProblem(error instanceof Refusal);
    }
  }

  return (
    <label className="name-field">
      <span className="label">{speech.text("web-your-name")}</span>
      <input
        type="text"
        maxLength={32}
        value={name}
        placeholder={speech.text("web-guest-name")}
        aria-invalid={problem}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={keep}
        onKeyDown={(event) => event.key === "Enter" && keep()}
      />
    </label>
  );
}

function TableList({ title, empty, tables }: { title: string; empty: string; tables: readonly TableInfo[] }) {
  const speech = useSpeech();
  return (
    <section className="tables">
      <h2 className="label">{title}</h2>
      {tables.length === 0 ? (
        <p className="muted">{empty}</p>
      ) : (
        <ul>
          {tables.map((table) => (
            <li key={table.id}>
              <a
                className="table-row panel"
                href={table.link}
                onClick={(event) => {
                  if (event.metaKey || event.ctrlKey) return;
                  event.preventDefault();
                  go(table.link);
                }}
              >
                <strong>{gameName(speech, table.game)}</strong>
                <span className="table-row-seats">
                  {table.seats.map((seat) => (
                    <span key={seat.seat} className={seat.waiting ? "waiting" : undefined}>
                      <SeatSign seat={seat.seat} />{" "}
                      {seat.kind === "open"
                        ? speech.text("web-seat-open")
                        : playerNames(speech, table.seats)[seat.seat]}
                    </span>
                  ))}
                </span>
                <span className="table-row-state">{tableState(speech, table)}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function tableState(speech: ReturnType<typeof useSpeech>, table: TableInfo): string {
  if (table.status !== "playing") return speech.text(`web-status-${table.status}`);
  if (table.seats.some((seat) => seat.mine && seat.waiting)) return speech.text("web-your-turn");
  const names = playerNames(speech, table.seats);
  const others = table.seats.filter((seat) => seat.waiting).map((seat) => names[seat.seat] ?? "");
  return others.length ? speech.text("web-waiting-for", { names: speech.list(others) }) : "";
}
