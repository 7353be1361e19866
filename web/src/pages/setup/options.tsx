import type { GameSchema, OptionSchema } from "../../contract/messages.gen";
import { applies, CUSTOM, type Values } from "../../net/presets";
import { OptionFields } from "../../table/option-fields";
import { useSpeech } from "../../text/context";
import { optionText } from "../../ui/options";
import type { Draft } from "./draft";

/** All options that mean something here; folded unless somebody chooses for themselves. */
export function Options({
  schema,
  draft,
  wrong,
  onChange,
}: {
  schema: GameSchema;
  draft: Draft;
  wrong: string | null;
  onChange: (values: Values) => void;
}) {
  const speech = useSpeech();
  const { values, players } = draft;
  const shown = schema.options.filter((option) => applies(schema, option, values, players));
  const chosen = (option: OptionSchema) => values[option.id] ?? option.default;
  const different = shown.filter((option) => chosen(option) !== option.default).length;
  if (shown.length === 0) return null;
  return (
    <details
      className="panel more-options"
      open={draft.preset === CUSTOM}
      key={String(draft.preset === CUSTOM)}
    >
      <summary>
        <b>{speech.text("web-more-options")}</b>
        <span className="muted">
          {shown
            .map((option) => optionText(speech, option, chosen(option)))
            .filter(Boolean)
            .join(" · ")}
        </span>
        <span className="small">{speech.text("web-options-differ", { n: different })}</span>
      </summary>
      <OptionFields schema={schema} values={values} players={players} wrong={wrong} onChange={onChange} />
    </details>
  );
}
