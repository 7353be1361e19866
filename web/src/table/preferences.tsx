import { useEffect, useState } from "react";
import type { OptionSchema, Value } from "../contract/messages.gen";
import { api } from "../net/api";
import { useSpeech } from "../text/context";
import { humanize, type Speech } from "../text/speech";
import { useStore, useTable } from "./context";

const known = new Map<string, readonly OptionSchema[]>();

/** What the seats of a game may settle once and for all. */
function usePreferences(game: string): readonly OptionSchema[] {
  const [found, setFound] = useState<readonly OptionSchema[]>(known.get(game) ?? []);
  useEffect(() => {
    let current = true;
    if (known.has(game)) return;
    api.games().then(
      ({ games }) => {
        for (const schema of games) known.set(schema.game, schema.preferences ?? []);
        if (current) setFound(known.get(game) ?? []);
      },
      () => undefined, // without it the questions are simply asked
    );
    return () => {
      current = false;
    };
  }, [game]);
  return found;
}

/** The values that can be chosen, as they are spelt and as they are sent. */
export function settings(option: OptionSchema): readonly { readonly spelt: string; readonly value: Value }[] {
  if (option.kind === "flag") return [true, false].map((value) => ({ spelt: value ? "yes" : "no", value }));
  if (option.kind === "number") {
    return Array.from({ length: option.most - option.least + 1 }, (_, at) => ({
      spelt: String(option.least + at),
      value: option.least + at,
    }));
  }
  return option.choices.map((value) => ({ spelt: value, value }));
}

function settingName(speech: Speech, option: OptionSchema, spelt: string): string {
  const own = speech.first([`preference-${option.id}-${spelt}`]);
  if (own !== null) return own;
  return option.kind === "flag" ? speech.text(`web-${spelt}`) : humanize(spelt);
}

function Select({ option, label }: { option: OptionSchema; label: string }) {
  const speech = useSpeech();
  const store = useStore();
  const current = useTable((snapshot) => snapshot.table?.preferences?.[option.id]) ?? option.default;
  const choices = settings(option);
  return (
    <select
      className="select"
      data-preference={option.id}
      aria-label={label}
      value={choices.find(({ value }) => value === current)?.spelt ?? ""}
      onChange={(event) => {
        const chosen = choices.find(({ spelt }) => spelt === event.target.value);
        if (chosen) store.prefer(option.id, chosen.value);
      }}
    >
      {choices.map(({ spelt }) => (
        <option key={spelt} value={spelt}>
          {settingName(speech, option, spelt)}
        </option>
      ))}
    </select>
  );
}

function nameOf(speech: Speech, option: OptionSchema): string {
  return speech.first([`preference-${option.id}`]) ?? humanize(option.id);
}

/** Beside a question that can be answered once and for all: what shall happen in future. */
export function PreferenceOffer({ game, id }: { game: string; id: string }) {
  const speech = useSpeech();
  const option = usePreferences(game).find((each) => each.id === id);
  if (!option) return null;
  return (
    <span className="in-future">
      <span aria-hidden="true">{speech.text("web-in-future")}</span>
      <Select option={option} label={`${speech.text("web-in-future")} ${nameOf(speech, option)}`} />
    </span>
  );
}

/** All of them, in the menu of the table. */
export function PreferenceList({ game }: { game: string }) {
  const speech = useSpeech();
  const options = usePreferences(game);
  const asked = useTable((snapshot) => snapshot.table?.preferences ?? null);
  const players = useTable((snapshot) => snapshot.table?.seats.length ?? 0);
  const fitting = options.filter((option) => option.players.length === 0 || option.players.includes(players));
  if (fitting.length === 0 || asked === null) return null;
  return (
    <fieldset className="preference-list">
      <legend className="label">{speech.text("web-preferences")}</legend>
      {fitting.map((option) => (
        <div key={option.id} className="field">
          <span aria-hidden="true">{nameOf(speech, option)}</span>
          <Select option={option} label={nameOf(speech, option)} />
        </div>
      ))}
    </fieldset>
  );
}
