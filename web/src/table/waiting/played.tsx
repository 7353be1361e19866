import { type ReactNode, useState } from "react";
import type { GameSchema, TableInfo } from "../../contract/messages.gen";
import { api, Refusal } from "../../net/api";
import { applies, presetOf, type Values } from "../../net/presets";
import { refusalText } from "../../net/refusal";
import { useSpeech } from "../../text/context";
import { levelName } from "../../text/names";
import { humanize } from "../../text/speech";
import { clockText } from "../../text/time";
import { optionText } from "../../ui/options";
import { Problem } from "../../ui/problem";
import { OptionFields } from "../option-fields";

/** What will be played, as far as anybody could ask; until somebody else sits down, the host may think again. */
export function Played({
  info,
  schema,
  onChanged,
  children,
}: {
  info: TableInfo;
  schema: GameSchema | null;
  onChanged: () => void;
  children?: ReactNode;
}) {
  const speech = useSpeech();
  const [changing, setChanging] = useState(false);
  const alone = info.seats.every((seat) => seat.kind !== "person" || seat.mine);
  const players = info.seats.length;
  const preset = schema && presetOf(schema, info.options, players);
  const options = (schema?.options ?? [])
    .filter((option) => schema && applies(schema, option, info.options, players))
    .map((option) => optionText(speech, option, info.options[option.id] ?? option.default));
  const level = info.clock?.level;
  const chips = [
    preset && (speech.first([`preset-${preset}`]) ?? humanize(preset)),
    speech.text("web-n-players", { n: players }),
    ...options,
    clockText(speech, info.clock),
    level && speech.text("web-then-plays", { level: levelName(speech, level) }),
    speech.text(info.listed ? "web-on-first-page" : "web-by-link"),
    speech.text("web-watchers-welcome-short"),
  ];
  return (
    <section className="panel played">
      <h2 className="label">{speech.text("web-played")}</h2>
      <ul className="chips">
        {chips.filter(Boolean).map((chip) => (
          <li key={chip}>{chip}</li>
        ))}
      </ul>
      {changing && schema && (
        <ChangeOptions
          info={info}
          schema={schema}
          onEnd={() => {
            setChanging(false);
            onChanged();
          }}
        />
      )}
      <p className="small">
        {info.host && alone && schema && schema.options.length > 0 && !changing && (
          <button
            type="button"
            className="text-button"
            data-act="change-options"
            onClick={() => setChanging(true)}
          >
            {speech.text("web-change-options")}
          </button>
        )}
        {children} {speech.text("web-seed-published")} <code>{info.seed_hash.slice(0, 16)}…</code>
      </p>
    </section>
  );
}

/** Other options for a table at which nobody else has sat down yet. */
function ChangeOptions({ info, schema, onEnd }: { info: TableInfo; schema: GameSchema; onEnd: () => void }) {
  const speech = useSpeech();
  const players = info.seats.length;
  const [values, setValues] = useState<Values>(info.options);
  const [problem, setProblem] = useState<string | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);

  async function save() {
    const known = schema.options.filter((option) => applies(schema, option, values, players));
    try {
      await api.options(
        info.id,
        Object.fromEntries(known.map((option) => [option.id, values[option.id] ?? option.default])),
      );
      onEnd();
    } catch (error) {
      setProblem(refusalText(speech, error));
      setWrong(error instanceof Refusal && error.id === "bad-option" ? String(error.args.option) : null);
    }
  }

  return (
    <div className="change-options">
      <OptionFields schema={schema} values={values} players={players} wrong={wrong} onChange={setValues} />
      <Problem text={problem} />
      <div className="row">
        <button type="button" className="button main" data-act="save-options" onClick={save}>
          {speech.text("web-save-options")}
        </button>
        <button type="button" className="button" onClick={onEnd}>
          {speech.text("web-keep-options")}
        </button>
      </div>
    </div>
  );
}
