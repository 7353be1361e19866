import type { ReactNode } from "react";
import type { GameSchema, TableInfo } from "../../contract/messages.gen";
import { applies, presetOf } from "../../net/presets";
import { useSpeech } from "../../text/context";
import { levelName } from "../../text/names";
import { humanize } from "../../text/speech";
import { clockText } from "../../text/time";
import { optionText } from "../../ui/options";

/** What will be played, as far as anybody could ask. */
export function Played({
  info,
  schema,
  children,
}: {
  info: TableInfo;
  schema: GameSchema | null;
  children?: ReactNode;
}) {
  const speech = useSpeech();
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
      <p className="small">
        {children} {speech.text("web-seed-published")} <code>{info.seed_hash.slice(0, 16)}…</code>
      </p>
    </section>
  );
}
