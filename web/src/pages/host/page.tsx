import { type FormEvent, useCallback, useEffect, useState } from "react";
import type { HostAnswer } from "../../contract/messages.gen";
import { api, Refusal } from "../../net/api";
import { refusalText } from "../../net/refusal";
import { useTexts } from "../../text/context";
import { Problem } from "../../ui/problem";
import { Heading, Site, Waiting } from "../../ui/site";
import { HostGuests } from "./guests";
import { HostHealth } from "./health";
import { HostTables } from "./tables";
import "../../styles/people.css";
import "../../styles/host.css";

const AGAIN = 10_000; // milliseconds between two looks
const TYPING = 250; // milliseconds without a letter: now what was typed is searched for

/** The page of whoever runs the server: how it is, and what can be done with tables and guests. */
export default function HostPage() {
  const { speech, include } = useTexts();
  const [told, setTold] = useState<HostAnswer | null>(null);
  const [locked, setLocked] = useState(false);
  const [search, setSearch] = useState("");
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(() => {
    document.title = `${speech.text("web-host-title")} · Starboard`;
  }, [speech]);

  const look = useCallback(
    () =>
      api.host(search).then(
        (answer) => {
          include(answer.health.games);
          setTold(answer);
          setLocked(false);
          setProblem(null);
        },
        (error) => {
          if (error instanceof Refusal && error.id === "bad-key") setLocked(true);
          else setProblem(refusalText(speech, error));
        },
      ),
    [search, include, speech],
  );
  useEffect(() => {
    if (locked) return;
    const soon = setTimeout(look, search === "" ? 0 : TYPING);
    const timer = setInterval(look, AGAIN);
    return () => {
      clearTimeout(soon);
      clearInterval(timer);
    };
  }, [look, locked, search]);

  /** Do something, then look what came of it. */
  const act = (done: Promise<unknown>) => done.then(look, (error) => setProblem(refusalText(speech, error)));

  return (
    <Site className="host-page">
      <h1>{speech.text("web-host-title")}</h1>
      <Problem text={told && problem} />
      {locked ? (
        <Key onOpen={() => setLocked(false)} />
      ) : told === null ? (
        <div className="panel pending">
          <Waiting problem={problem} again={look} />
        </div>
      ) : (
        <>
          <HostHealth health={told.health} />
          <Message text={told.message} onSay={(text) => act(api.hostMessage({ text }))} />
          <label className="field host-search">
            <span>{speech.text("web-host-search")}</span>
            <input
              type="text"
              maxLength={60}
              value={search}
              data-field="search"
              onChange={(event) => setSearch(event.target.value)}
            />
          </label>
          <HostTables tables={told.tables} onAct={(id, action) => act(api.hostTable(id, { action }))} />
          <HostGuests guests={told.guests} onBan={(id, banned) => act(api.hostGuest(id, { banned }))} />
          <section>
            <details className="panel host-settings">
              <summary>{speech.text("web-host-settings")}</summary>
              <p className="small">{speech.text("web-host-settings-line")}</p>
              <dl>
                {told.settings.map(({ id, value, meaning }) => (
                  <div key={id}>
                    <dt>
                      <code>{id}</code> <output>{value}</output>
                    </dt>
                    <dd className="small">{meaning}</dd>
                  </div>
                ))}
              </dl>
            </details>
          </section>
        </>
      )}
    </Site>
  );
}

/** Only the host knows it: it was printed when the server started. */
function Key({ onOpen }: { onOpen: () => void }) {
  const { speech } = useTexts();
  const [key, setKey] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  function show(event: FormEvent) {
    event.preventDefault();
    api.hostKey({ key }).then(onOpen, (error) => setProblem(refusalText(speech, error)));
  }
  return (
    <section className="panel me-part host-key">
      <Heading title={speech.text("web-host-key")} />
      <p className="small">{speech.text("web-host-key-line")}</p>
      <form className="row" onSubmit={show}>
        <input
          type="password"
          className="select"
          autoComplete="current-password"
          maxLength={300}
          value={key}
          data-field="key"
          aria-label={speech.text("web-host-key")}
          onChange={(event) => setKey(event.target.value)}
        />
        <button type="submit" className="button main" data-act="open" disabled={key === ""}>
          {speech.text("web-host-open")}
        </button>
      </form>
      <Problem text={problem} />
    </section>
  );
}

/** What everybody reads on the first page. */
function Message({ text, onSay }: { text: string; onSay: (text: string) => void }) {
  const { speech } = useTexts();
  const [given, setGiven] = useState(text);
  useEffect(() => setGiven(text), [text]);
  return (
    <section className="panel me-part">
      <Heading title={speech.text("web-host-message")} />
      <p className="small">{speech.text("web-host-message-line")}</p>
      <form
        className="row"
        onSubmit={(event) => {
          event.preventDefault();
          onSay(given);
        }}
      >
        <input
          type="text"
          className="select"
          maxLength={300}
          value={given}
          data-field="message"
          aria-label={speech.text("web-host-message")}
          onChange={(event) => setGiven(event.target.value)}
        />
        <button type="submit" className="button" data-act="say" disabled={given === text}>
          {speech.text("web-me-save")}
        </button>
      </form>
    </section>
  );
}
