/** The view of a table of Gaia Project, as its parts ask for it. */

import type {
  ActionItem,
  GaiaArea,
  GaiaView,
  HexItem,
  RoundItem,
  SeatFacts,
  SupplyItem,
  TechItem,
  Track,
  TrackItem,
} from "../../contract/gaia.gen";
import type { View } from "../../engine/types";
import type { Speech } from "../../text/speech";

export type { GaiaView, HexItem, SeatFacts, Track, TrackItem };

export function gaiaView(view: View): GaiaView {
  return view as GaiaView;
}

type AreaOf<K extends GaiaArea["id"]> = Extract<GaiaArea, { id: K }>;
type Items = { readonly [K in GaiaArea["id"]]: AreaOf<K>["items"] };

function area<K extends GaiaArea["id"]>(view: GaiaView, id: K): Items[K] {
  return (view.areas.find((each) => each.id === id)?.items ?? []) as Items[K];
}

export const hexes = (view: GaiaView): readonly HexItem[] => area(view, "map");
export const tracks = (view: GaiaView): readonly TrackItem[] => area(view, "research");
export const techs = (view: GaiaView): readonly TechItem[] => area(view, "tech");
export const advanced = (view: GaiaView) => area(view, "advanced");
export const boosters = (view: GaiaView) => area(view, "boosters");
export const supply = (view: GaiaView): readonly SupplyItem[] => area(view, "tokens");
export const actions = (view: GaiaView): readonly ActionItem[] => area(view, "actions");
export const rounds = (view: GaiaView): readonly RoundItem[] => area(view, "rounds");
export const finals = (view: GaiaView) => area(view, "finals");

/** The seat whose board lies at the bottom: the own one, or for who looks on the one that acts. */
export function shownSeat(view: GaiaView): number {
  return view.seat ?? view.table.active ?? 0;
}

export function seatOf(view: GaiaView, seat: number): SeatFacts {
  return view.seats[seat] as SeatFacts;
}

/** A seat goes by its faction, or by its player before it has one. */
export function nameOf(speech: Speech, view: GaiaView, seat: number): string {
  const { faction } = seatOf(view, seat);
  return faction === null ? speech.player(seat) : speech.name(faction);
}

export function count(view: GaiaView, seat: number, id: string): number {
  return view.seats[seat]?.counters[id] ?? 0;
}

/** The last round: no income comes any more, and no booster is taken. */
export function isLastRound({ table }: GaiaView): boolean {
  return table.round === table.rounds;
}

/** The colour of a seat: that of its faction, or of the seat before it has one. */
const UNCHOSEN = ["blue", "orange", "yellow", "red"];
export function seatColours(view: GaiaView): string[] {
  return view.seats.map(({ colour }, seat) => `var(--f-${colour ?? UNCHOSEN[seat % UNCHOSEN.length]})`);
}

export function isAdvanced(word: string | null): boolean {
  return word?.startsWith("adv-") ?? false;
}
