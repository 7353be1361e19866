/** What somebody has chosen for a table so far; the last table of each game is remembered. Pure but for the memory. */

import type { Clock, GameSchema, NewSeat, NewTable } from "../../contract/messages.gen";
import { FIRST_GAME, fits, presetOf, presetValues, STANDARD, type Values } from "../../net/presets";

export interface SeatDraft extends Pick<NewSeat, "kind"> {
  readonly level: string;
  /** Of a further "me" at the same screen. */
  readonly name: string;
}

export interface Draft {
  /** What was clicked last; `custom` stays open even while nothing differs. */
  readonly preset: string;
  readonly values: Values;
  readonly players: number;
  readonly seats: readonly SeatDraft[];
  readonly clock: Clock | null;
  readonly listed: boolean;
}

const KEY = "starboard.table.";

/** What a newcomer finds: the first game, two at the table, where two can play, the other the easiest bot. */
export function firstDraft(schema: GameSchema): Draft {
  const preset = schema.presets.some(({ id }) => id === FIRST_GAME) ? FIRST_GAME : STANDARD;
  const level = schema.levels[0] ?? "random";
  const players = schema.players.includes(2) ? 2 : (schema.players[0] ?? 2);
  return {
    preset,
    values: presetValues(schema, preset),
    players,
    seats: Array.from({ length: Math.max(...schema.players) }, (_, at) => ({
      kind: at === 0 ? "me" : "bot",
      level,
      name: "",
    })),
    clock: null,
    listed: false,
  };
}

/** The settings of the last table of this game, as far as they still mean something. */
export function lastDraft(schema: GameSchema): Draft | null {
  const first = firstDraft(schema);
  try {
    const kept = JSON.parse(localStorage.getItem(KEY + schema.game) ?? "null") as Partial<Draft> | null;
    if (kept === null || !Array.isArray(kept.seats)) return null;
    const known = schema.options.map(({ id }) => id);
    return {
      ...first,
      ...kept,
      players: schema.players.includes(kept.players ?? 0) ? (kept.players ?? first.players) : first.players,
      values: {
        ...first.values,
        ...Object.fromEntries(Object.entries(kept.values ?? {}).filter(([id]) => known.includes(id))),
      },
      seats: first.seats.map((seat, at) => {
        const old = kept.seats?.[at];
        return old && (old.kind !== "bot" || schema.levels.includes(old.level)) ? old : seat;
      }),
    };
  } catch {
    return null;
  }
}

/** A table like the last one, or the first, at which nobody is waited for: bots in all the other seats. */
export function aloneDraft(schema: GameSchema): Draft {
  const draft = lastDraft(schema) ?? firstDraft(schema);
  const seats = draft.seats.map((seat, at): SeatDraft => ({ ...seat, kind: at === 0 ? "me" : "bot" }));
  return { ...draft, seats, clock: null, listed: false };
}

export function remember(game: string, draft: Draft): void {
  localStorage.setItem(KEY + game, JSON.stringify(draft));
}

/** The name of what is chosen: a preset, or that it is an own choice. */
export function presetNow(schema: GameSchema, draft: Draft): string {
  return presetOf(schema, draft.values, draft.players);
}

export function request(schema: GameSchema, draft: Draft): NewTable {
  const options = schema.options
    .filter((option) => fits(option, draft.players))
    .map((option) => [option.id, draft.values[option.id] ?? option.default] as const);
  return {
    game: schema.game,
    options: Object.fromEntries(options),
    seats: draft.seats.slice(0, draft.players).map(newSeat),
    listed: draft.listed,
    clock: draft.clock,
  };
}

function newSeat({ kind, level, name }: SeatDraft): NewSeat {
  if (kind === "bot") return { kind, level };
  return kind === "me" && name.trim() !== "" ? { kind, name: name.trim() } : { kind };
}

/** Two seats change places. */
export function swapped(seats: readonly SeatDraft[], from: number, to: number): readonly SeatDraft[] {
  const [one, other] = [seats[from], seats[to]];
  if (!one || !other) return seats;
  return seats.map((seat, at) => (at === from ? other : at === to ? one : seat));
}
