import { type FormEvent, useCallback, useEffect, useState } from "react";
import type { GameSchema, TableInfo } from "../contract/messages.gen";
import { api } from "../net/api";
import { useGuest } from "../net/guest";
import { refusalText } from "../net/refusal";
import { useTexts } from "../text/context";
import { gameName } from "../text/names";
import { Heading, Site, Waiting } from "../ui/site";
import { byShelf } from "./home/shelf";
import { ResultRow } from "./result-row";
import "../styles/people.css";

const OUTCOMES = ["", "won", "lost", "over", "unfinished"] as const;
const DAY = 86_400_000;

interface Wanted {
  readonly game: string;
  readonly player: string;
  readonly since: string;
  readonly until: string;
  readonly outcome: string;
}

const ALL: Wanted = { game: "", player: "", since: "", until: "", outcome: "" };

function queryOf(wanted: Wanted, offset: number): URLSearchParams {
  const query = new URLSearchParams();
  for (const field of ["game", "player", "outcome"] as const) {
    if (wanted[field] !== "") query.set(field, wanted[field]);
  }
  const day = (text: string) => new Date(`${text}T00:00`).getTime();
  if (wanted.since) query.set("since", String(day(wanted.since)));
  if (wanted.until) query.set("until", String(day(wanted.until) + DAY));
  if (offset > 0) query.set("offset", String(offset));
  return query;
}

/** Tables of the past: one's own and listed ones, by game, player, day and result. */
export default function ArchivePage() {
  const { speech, include } = useTexts();
  const [guest] = useGuest();
  const [games, setGames] = useState<readonly GameSchema[]>([]);
  const [wanted, setWanted] = useState(ALL);
  const [asked, setAsked] = useState(ALL);
  const [tables, setTables] = useState<readonly TableInfo[] | null>(null);
  const [more, setMore] = useState(-1);
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(() => {
    document.title = `${speech.text("web-page-history")} · Starboard`;
  }, [speech]);
  useEffect(() => {
    api.games().then(
      (answer) => {
        include(answer.games.map(({ game }) => game));
        setGames([...answer.games].sort(byShelf));
      },
      () => undefined,
    );
  }, [include]);

  const find = useCallback(
    (query: Wanted, offset: number) => {
      setProblem(null);
      api.archive(queryOf(query, offset)).then(
        (answer) => {
          setTables((old) => (offset > 0 ? [...(old ?? []), ...answer.tables] : answer.tables));
          setMore(answer.more);
        },
        (error) => setProblem(refusalText(speech, error)),
      );
    },
    [speech],
  );
  useEffect(() => find(asked, 0), [find, asked]);

  const field = (id: keyof Wanted) => ({
    value: wanted[id],
    "data-field": id,
    onChange: (event: { target: { value: string } }) => setWanted({ ...wanted, [id]: event.target.value }),
  });
  return (
    <Site at="history" className="archive-page" name={guest?.name}>
      <h1>{speech.text("web-archive-title")}</h1>
      <form
        className="panel archive-search"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          setAsked({ ...wanted });
        }}
      >
        <label className="field">
          <span>{speech.text("web-archive-game")}</span>
          <select {...field("game")}>
            <option value="">{speech.text("web-archive-any")}</option>
            {games.map(({ game }) => (
              <option key={game} value={game}>
                {gameName(speech, game)}
              </option>
            ))}
          </select>
        </label>
        <label className="field">
          <span>{speech.text("web-archive-player")}</span>
          <input type="text" maxLength={40} {...field("player")} />
        </label>
        <label className="field">
          <span>{speech.text("web-archive-since")}</span>
          <input type="date" {...field("since")} />
        </label>
        <label className="field">
          <span>{speech.text("web-archive-until")}</span>
          <input type="date" {...field("until")} />
        </label>
        <label className="field">
          <span>{speech.text("web-archive-outcome")}</span>
          <select {...field("outcome")}>
            {OUTCOMES.map((outcome) => (
              <option key={outcome} value={outcome}>
                {speech.text(`web-outcome-${outcome || "any"}`)}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" className="button main" data-act="search">
          {speech.text("web-archive-search")}
        </button>
      </form>
      <section>
        <Heading title={speech.text("web-results")} />
        {tables === null || problem ? (
          <div className="panel pending">
            <Waiting problem={problem} again={() => find(asked, 0)} />
          </div>
        ) : tables.length === 0 ? (
          <p className="panel empty">{speech.text("web-archive-none")}</p>
        ) : (
          <ul className="panel list" data-area="archive">
            {tables.map((table) => (
              <ResultRow key={table.id} table={table} dated />
            ))}
          </ul>
        )}
        {more >= 0 && (
          <button type="button" className="button" data-act="more" onClick={() => find(asked, more)}>
            {speech.text("web-archive-more")}
          </button>
        )}
      </section>
    </Site>
  );
}
