import { type FormEvent, useCallback, useEffect, useRef, useState } from "react";
import type { GameSchema } from "../../contract/messages.gen";
import { api, Refusal } from "../../net/api";
import { ensureGuest, useGuest } from "../../net/guest";
import { presetValues } from "../../net/presets";
import { refusalText } from "../../net/refusal";
import { go } from "../../router";
import { useSpeech } from "../../text/context";
import { gameName } from "../../text/names";
import { Heading, Segments, Site, Waiting } from "../../ui/site";
import { type Draft, firstDraft, lastDraft, remember, request } from "./draft";
import { Options } from "./options";
import { Presets } from "./presets";
import { Seats } from "./seats";
import { Summary } from "./summary";
import { Time } from "./time";
import "../../styles/setup.css";

/** Four questions, each with an answer already: the button works at once. */
export default function SetupPage({ game }: { game: string }) {
  const speech = useSpeech();
  const [guest] = useGuest();
  const [schema, setSchema] = useState<GameSchema | null>(null);
  const [draft, setDraft] = useState<Draft | null>(null);
  const [kept, setKept] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);

  const load = useCallback(() => {
    setProblem(null);
    api.games().then(
      (answer) => {
        const found = answer.games.find((one) => one.game === game) ?? null;
        setSchema(found);
        if (!found) {
          setProblem(speech.text("error-unknown-game"));
          return;
        }
        const last = lastDraft(found);
        setKept(last !== null);
        setDraft(last ?? firstDraft(found));
      },
      (error) => setProblem(refusalText(speech, error)),
    );
  }, [game, speech]);
  useEffect(load, [load]);
  useEffect(() => {
    document.title = `${gameName(speech, game)} · Starboard`;
  }, [game, speech]);

  async function create(chosen: Draft) {
    if (!schema) return;
    try {
      await ensureGuest(speech);
      const table = await api.create(request(schema, chosen));
      remember(game, chosen);
      go(table.link);
    } catch (error) {
      setProblem(refusalText(speech, error));
      const option = error instanceof Refusal && error.id === "bad-option" ? String(error.args.option) : null;
      setWrong(option);
      if (option !== null) {
        setDraft({ ...chosen, preset: "custom" });
        requestAnimationFrame(() =>
          form.current?.querySelector(`[data-option="${option}"]`)?.scrollIntoView({ block: "center" }),
        );
      }
    }
  }

  if (!schema || !draft) {
    return (
      <Site at="play" name={guest?.name}>
        <div className="panel pending">
          <Waiting problem={problem} again={load} />
        </div>
      </Site>
    );
  }
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part });
  return (
    <Site at="play" className="setup-page" name={guest?.name}>
      <form
        ref={form}
        className="setup"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          create(draft);
        }}
      >
        <div className="setup-questions">
          <div className="row setup-title">
            <h1>{speech.text("web-setup-title", { game: gameName(speech, game) })}</h1>
            {kept && <span className="small">{speech.text("web-setup-kept")}</span>}
          </div>
          <section>
            <Heading title={`1 · ${speech.text("web-setup-rules")}`} />
            <Presets
              schema={schema}
              draft={draft}
              onChoose={(preset) =>
                change(preset === "custom" ? { preset } : { preset, values: presetValues(schema, preset) })
              }
            />
          </section>
          <section>
            <Heading title={`2 · ${speech.text("web-players")}`}>
              <Segments
                label={speech.text("web-players")}
                value={draft.players}
                of={schema.players.map((n) => ({ id: n, name: n }))}
                onChoose={(players) => change({ players })}
              />
              <span className="small hint">{speech.text("web-setup-order")}</span>
            </Heading>
            <Seats
              seats={draft.seats.slice(0, draft.players)}
              levels={schema.levels}
              name={guest?.name ?? speech.text("web-guest-name")}
              onChange={(seats) => change({ seats: [...seats, ...draft.seats.slice(draft.players)] })}
            />
          </section>
          <div className="g2">
            <section>
              <Heading title={`3 · ${speech.text("web-setup-time")}`} />
              <Time clock={draft.clock} levels={schema.levels} onChange={(clock) => change({ clock })} />
            </section>
            <section>
              <Heading title={`4 · ${speech.text("web-setup-who")}`} />
              <Segments
                label={speech.text("web-setup-who")}
                value={draft.listed ? "listed" : "link"}
                of={[
                  { id: "link", name: speech.text("web-by-link") },
                  { id: "listed", name: speech.text("web-on-first-page") },
                ]}
                onChoose={(who) => change({ listed: who === "listed" })}
              />
              <p className="small note">{speech.text("web-watchers-welcome")}</p>
            </section>
          </div>
          <Options
            schema={schema}
            draft={draft}
            wrong={wrong}
            onChange={(values) => change({ values, preset: "custom" })}
          />
        </div>
        <Summary
          schema={schema}
          draft={draft}
          name={guest?.name ?? speech.text("web-guest-name")}
          problem={problem}
          onBots={() =>
            create({
              ...draft,
              seats: draft.seats.map((seat) => (seat.kind === "open" ? { ...seat, kind: "bot" } : seat)),
            })
          }
        />
      </form>
    </Site>
  );
}
