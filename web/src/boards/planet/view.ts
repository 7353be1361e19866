/** Small questions about the view of a game of Planet Unknown. */

import type {
  CardItem,
  PlanetArea,
  PlanetView,
  PrivateGoal,
  SeatFacts,
  SharedGoal,
} from "../../contract/planet.gen";
import type { View } from "../../engine/types";

export function planetView(view: View): PlanetView {
  return view as PlanetView;
}

/** The seat from whose side the table is seen; a spectator sits with the first. */
export function ownOf(view: PlanetView): number {
  return view.seat ?? 0;
}

export function seatOf(view: PlanetView, seat: number): SeatFacts {
  const found = view.seats[seat];
  if (!found) throw new Error(`there is no seat ${seat}`);
  return found;
}

function area<A extends PlanetArea["id"]>(view: PlanetView, id: A, seat: number | null) {
  return view.areas.find((each) => each.id === id && each.seat === seat)?.items ?? [];
}

export function cardsOf(view: PlanetView, seat: number): readonly CardItem[] {
  return area(view, "cards", seat) as readonly CardItem[];
}

export function stackOf(view: PlanetView, rank: number): readonly CardItem[] {
  return area(view, `civ-${rank}` as "civ-1", null) as readonly CardItem[];
}

/** Objectives that a seat shares with its neighbours, or with all. */
export function sharedGoals(view: PlanetView, seat: number): readonly SharedGoal[] {
  const neighbours = area(view, "neighbour-objectives", null) as readonly SharedGoal[];
  const open = area(view, "open-objectives", null) as readonly SharedGoal[];
  return [...neighbours, ...open].filter(({ seats }) => seats.includes(seat));
}

export function privateGoals(view: PlanetView, seat: number): readonly PrivateGoal[] {
  return area(view, "private-objectives", seat) as readonly PrivateGoal[];
}

/** What is dealt to choose from: for oneself, or for all to compete for. */
export function dealtGoals(view: PlanetView, seat: number): readonly (PrivateGoal | SharedGoal)[] {
  return [
    ...(area(view, "objectives-dealt", seat) as readonly PrivateGoal[]),
    ...(area(view, "objectives-on-offer", seat) as readonly SharedGoal[]),
  ];
}

export function nextEvent(view: PlanetView, seat: number): string | null {
  return area(view, "next-event", seat)[0]?.name ?? null;
}

export function counter(view: PlanetView, seat: number, id: string): number {
  return view.seats[seat]?.counters[id] ?? 0;
}

/** The number of a depot that faces a seat. */
export function depotOf(view: PlanetView, seat: number): number {
  return view.station.findIndex((depot) => depot.seat === seat);
}

export type Size = "large" | "small";
export const SIZES: readonly Size[] = ["large", "small"];

export const ROMAN = ["", "I", "II", "III", "IV"];
