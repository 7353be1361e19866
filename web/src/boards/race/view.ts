/** Small questions about the view of a game of Race. */

import type {
  HeldCard,
  Kind,
  MilitaryPart,
  Phases,
  RaceView,
  SeatFacts,
  TableauCard,
  TableFacts,
} from "../../contract/race.gen";
import type { View } from "../../engine/types";
import { type Design, design } from "./cards";

export type { Kind, Phases };

/** A card wherever it lies: what is known of it depends on where that is. */
type Named = Pick<TableauCard, "word" | "name">;
export type SeenCard = Named & Partial<Omit<TableauCard, keyof Named>> & Partial<Omit<HeldCard, keyof Named>>;

/** Something that adds to a number: its name and by how much. */
export type Source = Omit<MilitaryPart, "against"> & Partial<Pick<MilitaryPart, "against">>;

function race(view: View): RaceView {
  return view as RaceView;
}

export function raceTable(view: View): TableFacts {
  return race(view).table;
}

export function raceSeat(view: View, seat: number): SeatFacts | undefined {
  return race(view).seats[seat];
}

/** The cards of an area of a seat; nothing if the viewer does not see it. */
export function items(view: View, id: string, seat: number | null): readonly SeenCard[] {
  const area = race(view).areas.find((each) => each.id === id && each.seat === seat);
  return (area?.items ?? []) as readonly SeenCard[];
}

/** The action cards of a seat that lie open. */
export function actions(view: View, seat: number): readonly string[] {
  return raceSeat(view, seat)?.actions ?? [];
}

export function lastActions(view: View, seat: number): readonly string[] {
  return raceSeat(view, seat)?.last ?? [];
}

/** What each phase would be for the own seat; a spectator has none. */
export function ownPhases(view: View): Phases | undefined {
  return view.seat === null ? undefined : raceSeat(view, view.seat)?.phases;
}

export type CounterId = keyof SeatFacts["counters"];

export function counter(view: View, seat: number, id: CounterId): number {
  return raceSeat(view, seat)?.counters[id] ?? 0;
}

/** The card as the view speaks of it, wherever this seat sees it. */
export function cardItem(view: View, word: string): SeenCard | undefined {
  const all = race(view).areas.flatMap((area) => area.items as readonly SeenCard[]);
  return all.find((item) => item.word === word);
}

/** How a world in hand may be placed now: by Military, for cards, or neither. */
export function waysOf(item: SeenCard, defence: number): { conquers: boolean; pays: boolean } {
  const { price, military } = item;
  const conquers = defence > 0 && typeof military === "number" && military >= defence;
  return { conquers, pays: typeof price === "number" };
}

/** At the end: the points of a seat by source, each development of cost 6 by name. */
export function breakdown(view: View, seat: number): Readonly<Record<string, number>> {
  return race(view).breakdown?.[seat] ?? {};
}

export function seats(view: View): number[] {
  return Array.from({ length: view.players }, (_, seat) => seat);
}

export interface Phase {
  readonly id: keyof Phases;
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
export const FEW = 6; // chips left

/** How near the end is: calm, perhaps this round, surely this round. */
export function ending(view: View): "calm" | "maybe" | "sure" {
  const { ends, pool } = raceTable(view);
  if (view.over) return "calm";
  if (ends.sure) return "sure";
  return ends.cards.length > 0 || pool <= FEW ? "maybe" : "calm";
}

/** The width of a card in px below which its face no longer fits. */
export const LEAST = 114;

/** The cards that are drawn for having placed this card now, by source: powers of the tableau, and the bonus for a world. */
export function drawsAfter(view: View, face: Design, word: string): Source[] {
  const list = face.type === "development" ? "develop" : "settle";
  const found = items(view, "tableau", view.seat).flatMap((item) => {
    const powers = item.word === word || item.word === null ? [] : (design(item.word)?.[list] ?? []);
    const by = powers.reduce(
      (sum, { power, amount }) => sum + (power === "draw-after" ? (amount ?? 0) : 0),
      0,
    );
    return by > 0 ? [{ name: item.name, by }] : [];
  });
  const bonus = raceTable(view).nth === 2 ? "settle/2" : "settle";
  const chosen = list === "settle" && view.seat !== null && actions(view, view.seat).includes(bonus);
  return chosen ? [{ name: "settle", by: 1 }, ...found] : found;
}
