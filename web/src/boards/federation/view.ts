/** Small questions about the view of a game of Federation. */

import type {
  AlterationItem,
  AtalItem,
  FederationArea,
  FederationView,
  MoonTokenItem,
  SeatFacts,
  SpecialistItem,
} from "../../contract/federation.gen";
import type { View } from "../../engine/types";
import { isWorld, type World } from "./worlds";

export type Fed = FederationView;

export function federation(view: View): Fed {
  return view as Fed;
}

type AreaId = FederationArea["id"];
type ItemsOf<I extends AreaId> = Extract<FederationArea, { id: I }>["items"];

const NOTHING: readonly never[] = [];

/** What lies in a place; nothing if the viewer does not see it. */
export function items<I extends Exclude<AreaId, "looked" | "returned">>(
  view: Fed,
  id: I,
  seat: number | null = null,
): ItemsOf<I> {
  const area = view.areas.find((each) => each.id === id && each.seat === seat);
  return (area?.items ?? NOTHING) as ItemsOf<I>;
}

/** The alterations that the own seat looks at now. */
export function lookedAt(view: Fed): readonly AlterationItem[] {
  const area = view.areas.find((each) => each.id === "looked" && each.seat === view.seat);
  return (area?.items ?? NOTHING) as readonly AlterationItem[];
}

export function seatFacts(view: Fed, seat: number): SeatFacts {
  return view.seats[seat] as SeatFacts;
}

/** The seats in the order of this round. */
export function turnOrder(view: Fed): number[] {
  return Array.from({ length: view.players }, (_, turn) => (view.table.starter + turn) % view.players);
}

/** The seat whose board lies in front: the own one, for spectators the first. */
export function frontSeat(view: Fed): number {
  return view.seat ?? 0;
}

export function isOwn(view: Fed, seat: number): boolean {
  return seat === view.seat;
}

export const RESOURCES = ["lavandium", "copernium", "oceanium", "gold"] as const;
export const CRYSTALS = RESOURCES.slice(0, 3);

/** Who has the most points: with equal ones all of them win. */
export function winnersOf(view: Fed): number[] {
  const points = view.seats.map((_, seat) => seatFacts(view, seat).counters.points);
  const most = Math.max(...points);
  return points.flatMap((n, seat) => (n === most ? seat : []));
}

/** Points that the end of the round would bring if it came now. */
export function soon(view: Fed, seat: number): number {
  const { floors, law } = seatFacts(view, seat).forecast;
  return floors + law;
}

/** The worlds in the order in which the specialists of their colours lie on Atal. */
export const COLOURS: readonly World[] = ["atal", "e81216", "arratuin", "sixmoon", "neo"];

export function colourOf(item: Pick<SpecialistItem | AtalItem, "colour">): World {
  return COLOURS[item.colour] ?? "atal";
}

/** What the stage may show: an open world, or something that is asked or told there. */
export type Scene = World | "score" | "told" | "round" | "start" | "deep" | "keep" | "figures";

const AT: readonly (readonly [RegExp, Scene])[] = [
  [/^(neo|dead)-\d/, "neo"],
  [/^moon-\d/, "sixmoon"],
  [/^shop-\d/, "arratuin"],
  [/^mega-\d/, "e81216"],
  [/^start-\d/, "start"],
  [/^ds-\d/, "deep"],
  [/^level-\d/, "round"],
];

/** Where the thing with this word lies on the stage; null if it lies elsewhere. */
export function sceneOf(view: Fed, word: string, covering: boolean): Scene | null {
  const known = AT.find(([form]) => form.test(word));
  if (known) return known[1];
  const has = (list: readonly { readonly word: string | null }[]) => list.some((item) => item.word === word);
  if (has(items(view, "productions"))) return "e81216";
  if (has(items(view, "atal"))) return "atal";
  if (covering) return null;
  if (has(lookedAt(view))) return "keep";
  if (has(items(view, "moon-tokens"))) return "sixmoon";
  return null;
}

/** The world that a pointed-at thing speaks of: a room, a mission, a law, a project, a medal. */
export function worldOf(view: Fed, word: string | null): World | null {
  if (word === null) return null;
  const space = items(view, "spaces").find((item) => item.word === word);
  if (space) return isWorld(space.action) ? space.action : null;
  const law = items(view, "laws").find((item) => item.word === word);
  if (law) return law.planet;
  const [, name] = /^(?:mission|project|medal)-(.+)$/.exec(word) ?? [];
  return isWorld(name) ? name : null;
}

export function moonTokens(view: Fed, moon: number): readonly MoonTokenItem[] {
  return items(view, "moon-tokens").filter((token) => token.moon === moon);
}

/** The space where the own token came to lie last in this round. */
export function lastPlaced(view: Fed, seat: number) {
  return items(view, "spaces")
    .filter((space) => space.seat === seat)
    .reduce<ReturnType<typeof items<"spaces">>[number] | null>(
      (last, space) => (space.order > (last?.order ?? 0) ? space : last),
      null,
    );
}
