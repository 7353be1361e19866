import type { GameSchema, OptionSchema, Value } from "../contract/messages.gen";
import { SeatSign } from "../kit/sign";
import { applies, type Values } from "../net/presets";
import { useSpeech } from "../text/context";
import { choiceName, optionName } from "../ui/options";
import "../styles/option-fields.css";

/** A field for each option that means something beside the others. */
export function OptionFields({
  schema,
  values,
  players,
  wrong,
  onChange,
}: {
  schema: GameSchema;
  values: Values;
  players: number;
  wrong: string | null;
  onChange: (values: Values) => void;
}) {
  const shown = schema.options.filter((option) => applies(schema, option, values, players));
  return (
    <div className="option-fields">
      {shown.map((option) => (
        <div key={option.id} data-option={option.id} data-wrong={wrong === option.id}>
          <Field
            option={option}
            players={players}
            value={values[option.id] ?? option.default}
            change={(value) => onChange({ ...values, ...besides(schema, option, value), [option.id]: value })}
          />
        </div>
      ))}
    </div>
  );
}

/** What only meant something with the old value of an option has its default again. */
function besides(schema: GameSchema, option: OptionSchema, value: Value): Values {
  const lost = schema.options.filter(({ when }) => when?.option === option.id && when.value !== value);
  return Object.fromEntries(lost.map((each) => [each.id, each.default]));
}

interface FieldProps {
  readonly option: OptionSchema;
  readonly players: number;
  readonly value: Value;
  readonly change: (value: Value) => void;
}

function Field({ option, players, value, change }: FieldProps) {
  const speech = useSpeech();
  const label = optionName(speech, option);
  const named = (choice: string) => choiceName(speech, option, choice);
  if (option.kind === "flag") {
    return (
      <label className="toggle">
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
  if (option.kind === "seats") {
    return <BySeat label={label} option={option} players={players} value={value} change={change} />;
  }
  const field =
    option.kind === "number"
      ? { type: "number", min: option.least, max: option.most, value: Number(value) }
      : { type: "text", value: String(value) };
  return (
    <label className="field">
      <span>{label}</span>
      <input
        {...field}
        onChange={({ target }) => change(option.kind === "number" ? Number(target.value) : target.value)}
      />
    </label>
  );
}

/** One choice for each seat, or none at all. */
function BySeat({ label, option, players, value, change }: FieldProps & { label: string }) {
  const speech = useSpeech();
  const first = option.choices[0] ?? "";
  const parts = value === "" ? [] : String(value).split(",");
  const all = (at: number) => parts[at] ?? option.choices[at] ?? first;
  const write = (seat: number, choice: string) =>
    change(Array.from({ length: players }, (_, at) => (at === seat ? choice : all(at))).join(","));
  return (
    <fieldset className="by-seat">
      <legend>{label}</legend>
      <label className="toggle">
        <input
          type="checkbox"
          checked={parts.length > 0}
          onChange={(event) => (event.target.checked ? write(0, all(0)) : change(""))}
        />
        <span>{speech.text("web-choose-by-seat")}</span>
      </label>
      {parts.length > 0 &&
        Array.from({ length: players }, (_, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <label key={seat} className="by-seat-row">
            <span>
              <SeatSign seat={seat} /> {speech.text("web-seat-n", { n: seat + 1 })}
            </span>
            <select
              className="select"
              value={all(seat)}
              onChange={(event) => write(seat, event.target.value)}
            >
              {option.choices.map((choice) => (
                <option key={choice} value={choice}>
                  {choiceName(speech, option, choice)}
                </option>
              ))}
            </select>
          </label>
        ))}
    </fieldset>
  );
}
