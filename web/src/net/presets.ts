/** What a table plays by, as far as it has a name. Pure. */

import type { GameSchema, OptionSchema, Value } from "../contract/messages.gen";

export type Values = Readonly<Record<string, Value>>;

export const FIRST_GAME = "first-game";
export const STANDARD = "standard";
export const CUSTOM = "custom";

export function defaults(schema: GameSchema): Values {
  return Object.fromEntries(schema.options.map((option) => [option.id, option.default]));
}

/** All options of a preset. */
export function presetValues(schema: GameSchema, preset: string): Values {
  const chosen = schema.presets.find(({ id }) => id === preset)?.options ?? {};
  return { ...defaults(schema), ...chosen };
}

/** Whether an option is for tables of that size. */
export function fits(option: OptionSchema, players: number): boolean {
  return option.players.length === 0 || option.players.includes(players);
}

/** Whether an option means something beside the others. */
export function applies(schema: GameSchema, option: OptionSchema, values: Values, players: number): boolean {
  if (!fits(option, players)) return false;
  const { when } = option;
  if (when === null) return true;
  const other = schema.options.find(({ id }) => id === when.option);
  return !other || !fits(other, players) || (values[when.option] ?? other.default) === when.value;
}

/** The preset that these options are, `standard` or `custom`. */
export function presetOf(schema: GameSchema, values: Values, players: number): string {
  const shown = schema.options.filter((option) => applies(schema, option, values, players));
  const same = (preset: string) => {
    const wanted = presetValues(schema, preset);
    return shown.every(({ id, default: usual }) => (values[id] ?? usual) === wanted[id]);
  };
  if (same(STANDARD)) return STANDARD;
  return schema.presets.find(({ id }) => same(id))?.id ?? CUSTOM;
}
