/** What the view of a game of Race says beyond the common shape, and small questions about it. */

import type { Area, Item, View } from "../../engine/types";
import { KINDS, type Kind } from "./cards";

export interface RaceTable {
  readonly round: number;
  readonly phase: number;
  readonly nth: number;
  readonly pool: number;
  readonly deck: number;
  readonly discard: number;
  readonly order: readonly number[];
  readonly experienced: boolean;
  readonly ends?: { readonly cards: readonly number[]; readonly sure: boolean };
  readonly pool_size?: number;
}

/** Something that adds to a number: its name and by how much. */
export interface Source {
  readonly name: string;
  readonly by: number;
}

/** What a card would cost and be worth, as far as the table tells. */
export interface CardItem extends Item {
  readonly good?: string | null;
  readonly used?: readonly string[];
  readonly worth?: number | null;
  readonly parts?: readonly (readonly [number, number])[] | null;
  readonly price?: number | null;
  readonly price_parts?: readonly Source[];
  readonly military?: number | null;
}

/** What each phase is for a seat. */
export interface PhaseNumbers {
  readonly explore: readonly [number, number];
  readonly develop: number;
  readonly settle: readonly [number, number];
  readonly consume: number;
  readonly produce: number;
}

export interface RaceSeat {
  readonly counters?: Readonly<Record<string, number>>;
  readonly actions?: readonly string[];
  readonly last?: readonly string[];
  readonly phases?: PhaseNumbers;
  readonly military_parts?: readonly Source[];
}

export function raceTable(view: View): RaceTable {
  return view.table as RaceTable | undefined as RaceTable;
}

export function raceSeat(view: View, seat: number): RaceSeat {
  return (view.seats?.[seat] ?? {}) as RaceSeat;
}

/** The cards of an area of a seat; nothing if the viewer does not see it. */
export function items(view: View, id: string, seat: number | null): readonly CardItem[] {
  const area: Area | undefined = view.areas?.find((each) => each.id === id && each.seat === seat);
  return area?.items ?? [];
}

/** The action cards of a seat that lie open. */
export function actions(view: View, seat: number): readonly string[] {
  return raceSeat(view, seat).actions ?? [];
}

export function counter(view: View, seat: number, id: string): number {
  return raceSeat(view, seat).counters?.[id] ?? 0;
}

export function goodOf(item: CardItem): Kind | null {
  return KINDS.find((kind) => kind === item.good) ?? null;
}

export function usedOf(item: CardItem): readonly string[] {
  return item.used ?? [];
}

/** The card as the view speaks of it, wherever this seat sees it. */
export function cardItem(view: View, word: string): CardItem | undefined {
  for (const area of view.areas ?? []) {
    const found = area.items.find((item) => item.word === word);
    if (found) return found;
  }
  return undefined;
}

export function seats(view: View): number[] {
  return Array.from({ length: view.players }, (_, seat) => seat);
}

export interface Phase {
  readonly id: "explore" | "develop" | "settle" | "consume" | "produce";
  readonly numeral: string;
  readonly actions: readonly string[];
}

export const PHASES: readonly Phase[] = [
  { id: "explore", numeral: "I", actions: ["explore+5", "explore+1+1"] },
  { id: "develop", numeral: "II", actions: ["develop", "develop/2"] },
  { id: "settle", numeral: "III", actions: ["settle", "settle/2"] },
  { id: "consume", numeral: "IV", actions: ["consume-trade", "consume-x2"] },
  { id: "produce", numeral: "V", actions: ["produce"] },
];

export function phaseOf(word: string): Phase | undefined {
  return PHASES.find((phase) => phase.actions.includes(word));
}

/** Which phases take place, once the choices are open. */
export function openPhases(view: View): readonly boolean[] {
  return PHASES.map((phase) =>
    seats(view).some((seat) => actions(view, seat).some((word) => phase.actions.includes(word))),
  );
}

export const ENOUGH = 12; // cards in a tableau end the game
const FEW = 6; // chips left

/** How near the end is: calm, perhaps this round, surely this round. */
export function ending(view: View): "calm" | "maybe" | "sure" {
  const table = raceTable(view);
  const most = Math.max(0, ...seats(view).map((seat) => counter(view, seat, "cards")));
  if (view.over) return "calm";
  if (table.ends?.sure || most >= ENOUGH || table.pool <= 0) return "sure";
  return most >= ENOUGH - 1 || table.pool <= FEW ? "maybe" : "calm";
}

/** The width of a card in px below which its face no longer fits. */
export const LEAST = 114;
