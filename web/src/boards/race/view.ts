/** What the view of a game of Race says beyond the common shape, and small questions about it. */

import type { RaceView } from "../../contract/race.gen";
import type { Area, Item, View } from "../../engine/types";
import { KINDS, type Kind } from "./cards";

export function raceTable(view: View): RaceView["table"] {
  return (view as RaceView).table;
}

/** The cards of an area of a seat; nothing if the viewer does not see it. */
export function items(view: View, id: string, seat: number | null): readonly Item[] {
  const area: Area | undefined = view.areas?.find((each) => each.id === id && each.seat === seat);
  return area?.items ?? [];
}

/** The action cards of a seat that lie open. */
export function actions(view: View, seat: number): readonly string[] {
  return (view as RaceView).seats[seat]?.actions ?? [];
}

export function counter(view: View, seat: number, id: string): number {
  return view.seats?.[seat]?.counters?.[id] ?? 0;
}

export function goodOf(item: Item): Kind | null {
  return KINDS.find((kind) => kind === item.good) ?? null;
}

export function usedOf(item: Item): readonly string[] {
  return (item.used as readonly string[] | undefined) ?? [];
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
