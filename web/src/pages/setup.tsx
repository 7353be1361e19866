import { type FormEvent, useEffect, useState } from "react";
import type { GameSchema, NewSeat, OptionSchema } from "../contract/messages.gen";
import { SeatSign } from "../kit/seat";
import { api } from "../net/api";
import { ensureGuest } from "../net/guest";
import { usualLevel } from "../net/levels";
import { refusalText } from "../net/refusal";
import { go } from "../router";
import { useSpeech } from "../text/context";
import { gameName, levelName } from "../text/names";
import { humanize } from "../text/speech";
import { Poster } from "../ui/posters";
import { Top } from "../ui/top";
import { usualPlayers } from "./home";

type Values = Record<string, number | string | boolean>;

export default function SetupPage({ game }: { game: string }) {
  const speech = useSpeech();
  const [schema, setSchema] = useState<GameSchema | null>(null);
  const [levels, setLevels] = useState<readonly string[]>([]);
  const [players, setPlayers] = useState(2);
  const [seats, setSeats] = useState<readonly string[]>([]);
  const [values, setValues] = useState<Values>({});
  const [listed, setListed] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(() => {
    document.title = `${gameName(speech, game)} · Starboard`;
    api.games().then(
      (answer) => {
        const found = answer.games.find((one) => one.game === game) ?? null;
        setSchema(found);
        if (!found) {
          setProblem(speech.text("error-unknown-game"));
          return;
        }
        const known = found.levels ?? answer.levels;
        const bot = `bot:${usualLevel(known)}`;
        const most = Math.max(...found.players);
        setLevels(known);
        setPlayers(usualPlayers(found));
        setSeats(Array.from({ length: most }, (_, seat) => (seat === 0 ? "me" : bot)));
        setValues(Object.fromEntries(found.options.map((option) => [option.id, option.default])));
      },
      (error) => setProblem(refusalText(speech, error)),
    );
  }, [game, speech]);

  async function create(event: FormEvent) {
    event.preventDefault();
    if (!schema) return;
    try {
      await ensureGuest(speech);
      const options = Object.fromEntries(
        schema.options
          .filter((option) => fits(option, players))
          .map((option) => [option.id, values[option.id] ?? option.default]),
      );
      const table = await api.create({ game, options, listed, seats: seats.slice(0, players).map(newSeat) });
      go(table.link);
    } catch (error) {
      setProblem(refusalText(speech, error));
    }
  }

  return (
    <>
      <Top />
      <main className="setup">
        <div className="setup-poster panel">
          <Poster game={game} />
        </div>
        <form className="setup-form panel" onSubmit={create}>
          <h1>{gameName(speech, game)}</h1>
          {problem && (
            <p className="problem" role="alert">
              {problem}
            </p>
          )}
          {schema && (
            <>
              <fieldset>
                <legend className="label">{speech.text("web-players")}</legend>
                <div className="row">
                  {schema.players.map((count) => (
                    <button
                      key={count}
                      type="button"
                      className={`button ${count === players ? "picked" : ""}`}
                      aria-pressed={count === players}
                      onClick={() => setPlayers(count)}
                    >
                      {count}
                    </button>
                  ))}
                </div>
              </fieldset>
              <fieldset className="seat-list">
                <legend className="label">{speech.text("web-seats")}</legend>
                {seats.slice(0, players).map((kind, seat) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
                  <label key={seat} className="seat-choice">
                    <span>
                      <SeatSign seat={seat} /> {speech.text("web-seat-n", { n: seat + 1 })}
                    </span>
                    <select
                      className="select"
                      value={kind}
                      onChange={(event) =>
                        setSeats(seats.map((old, at) => (at === seat ? event.target.value : old)))
                      }
                    >
                      <option value="me">{speech.text("web-seat-me")}</option>
                      <option value="open">{speech.text("web-seat-open")}</option>
                      {levels.map((level) => (
                        <option key={level} value={`bot:${level}`}>
                          {speech.text("web-seat-bot", { level: levelName(speech, level) })}
                        </option>
                      ))}
                    </select>
                  </label>
                ))}
              </fieldset>
              {schema.options
                .filter((option) => fits(option, players))
                .map((option) => (
                  <OptionField
                    key={option.id}
                    option={option}
                    players={players}
                    value={values[option.id] ?? option.default}
                    change={(value) => setValues({ ...values, [option.id]: value })}
                  />
                ))}
              <label className="check">
                <input
                  type="checkbox"
                  checked={listed}
                  onChange={(event) => setListed(event.target.checked)}
                />
                <span>{speech.text("web-listed")}</span>
              </label>
              <button type="submit" className="button main">
                {speech.text("web-open-table")}
              </button>
            </>
          )}
        </form>
      </main>
    </>
  );
}

function newSeat(kind: string): NewSeat {
  if (kind === "me" || kind === "open") return { kind };
  return { kind: "bot", level: kind.slice("bot:".length) };
}

function fits(option: OptionSchema, players: number): boolean {
  return option.players.length === 0 || option.players.includes(players);
}

interface FieldProps {
  option: OptionSchema;
  players: number;
  value: number | string | boolean;
  change: (value: number | string | boolean) => void;
}

function OptionField({ option, players, value, change }: FieldProps) {
  const speech = useSpeech();
  const label = speech.first([`option-${option.id}`]) ?? humanize(option.id);
  const named = (choice: string) =>
    speech.first([`option-${option.id}-${choice}`, choice]) ?? humanize(choice);
  if (option.kind === "flag") {
    return (
      <label className="check">
        <input type="checkbox" checked={value === true} onChange={(event) => change(event.target.checked)} />
        <span>{label}</span>
      </label>
    );
  }
  if (option.kind === "choice") {
    return (
      <label className="field">
        <span>{label}</span>
        <select value={String(value)} onChange={(event) => change(event.target.value)}>
          {option.choices.map((choice) => (
            <option key={choice} value={choice}>
              {named(choice)}
            </option>
          ))}
        </select>
      </label>
    );
  }
  if (option.kind === "number") {
    return (
      <label className="field">
        <span>{label}</span>
        <input
          type="number"
          min={option.low}
          max={option.high}
          value={Number(value)}
          onChange={(event) => change(Number(event.target.value))}
        />
      </label>
    );
  }
  if (option.kind === "seats") {
    const parts = value === "" ? [] : String(value).split(",");
    const first = option.choices[0] ?? "";
    return (
      <fieldset className="seat-list">
        <legend className="label">{label}</legend>
        <label className="check">
          <input
            type="checkbox"
            checked={parts.length > 0}
            onChange={(event) =>
              change(
                event.target.checked
                  ? Array.from({ length: players }, (_, at) => option.choices[at] ?? first).join(",")
                  : "",
              )
            }
          />
          <span>{speech.text("web-choose-by-seat")}</span>
        </label>
        {parts.length > 0 &&
          Array.from({ length: players }, (_, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            <label key={seat} className="seat-choice">
              <span>
                <SeatSign seat={seat} /> {speech.text("web-seat-n", { n: seat + 1 })}
              </span>
              <select
                className="select"
                value={parts[seat] ?? first}
                onChange={(event) =>
                  change(
                    Array.from({ length: players }, (_, at) =>
                      at === seat ? event.target.value : (parts[at] ?? first),
                    ).join(","),
                  )
                }
              >
                {option.choices.map((choice) => (
                  <option key={choice} value={choice}>
                    {named(choice)}
                  </option>
                ))}
              </select>
            </label>
          ))}
      </fieldset>
    );
  }
  return (
    <label className="field">
      <span>{label}</span>
      <input type="text" value={String(value)} onChange={(event) => change(event.target.value)} />
    </label>
  );
}
