import { useCallback, useEffect, useState } from "react";
import type { GameSchema, GamesAnswer, TableInfo, TablesAnswer } from "../../contract/messages.gen";
import { api } from "../../net/api";
import { ensureGuest, useGuest } from "../../net/guest";
import { refusalText } from "../../net/refusal";
import { go } from "../../router";
import { useTexts } from "../../text/context";
import { Problem } from "../../ui/problem";
import { Heading, Site, Waiting } from "../../ui/site";
import { aloneDraft, request } from "../setup/draft";
import { Bots } from "./bots";
import { Continue } from "./continue";
import { OpenTables } from "./open-tables";
import { Results } from "./results";
import { byShelf, Shelf } from "./shelf";
import { Welcome } from "./welcome";

const REFRESH = 8000;

/** The own seat is already among the own tables. */
const isForOthers = ({ seats }: TableInfo) => !seats.some(({ mine }) => mine);

export function HomePage() {
  const { speech, include } = useTexts();
  const [games, setGames] = useState<GamesAnswer | null>(null);
  const [tables, setTables] = useState<TablesAnswer | null>(null);
  const [failed, setFailed] = useState<unknown>(null);
  const problem = failed === null ? null : refusalText(speech, failed);
  const [busy, setBusy] = useState(false);
  const [guest, setGuest, message] = useGuest();

  const load = useCallback(() => {
    setFailed(null);
    api.games().then((answer) => {
      include(answer.games.map((schema) => schema.game));
      setGames({ ...answer, games: [...answer.games].sort(byShelf) });
    }, setFailed);
  }, [include]);
  useEffect(load, [load]);

  const refresh = useCallback(() => {
    api.tables().then(setTables, () => undefined);
  }, []);
  useEffect(() => {
    refresh();
    const timer = setInterval(() => document.hidden || refresh(), REFRESH);
    return () => clearInterval(timer);
  }, [refresh]);

  const mine = tables?.mine ?? [];
  const turns = mine.filter(
    ({ status, seats }) => status === "playing" && seats.some((seat) => seat.mine && seat.waiting),
  ).length;
  useEffect(() => {
    document.title = turns > 0 ? `● (${turns}) Starboard` : "Starboard";
  }, [turns]);

  async function playNow(schema: GameSchema) {
    setBusy(true);
    try {
      await ensureGuest(speech);
      const table = await api.create(request(schema, aloneDraft(schema)));
      go(table.link);
    } catch (error) {
      setFailed(error);
      setBusy(false);
    }
  }

  const running = mine.filter(({ status }) => status === "playing" || status === "open");
  const levels = games?.levels ?? [];
  return (
    <Site at="play" className="home" name={guest?.name}>
      {message !== "" && (
        <p className="host-says panel" data-area="message">
          {message}
        </p>
      )}
      {running.length > 0 ? (
        <>
          <h1 className="hidden">{speech.text("web-title")}</h1>
          <Continue tables={running} turns={turns} refresh={refresh} />
        </>
      ) : (
        guest !== undefined &&
        tables !== null && <Welcome guest={guest} setGuest={setGuest} levels={levels} />
      )}
      <section>
        <Heading title={speech.text("web-games")} />
        {games === null ? (
          <div className="panel pending">
            <Waiting problem={problem} again={load} />
          </div>
        ) : (
          <>
            <Problem text={problem} />
            <Shelf games={games.games} busy={busy} onPlay={playNow} />
          </>
        )}
      </section>
      <div className="home-below">
        <OpenTables tables={(tables?.open ?? []).filter(isForOthers)} games={games?.games ?? []} />
        <Results tables={mine.filter(({ status }) => status === "over")} />
        <Bots levels={levels} />
      </div>
    </Site>
  );
}
