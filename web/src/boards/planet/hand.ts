/**
 * What a hand holds and has not said yet: a tile over the planet, a rover about to drive, the station half turned.
 * It changes with every movement of the pointer, so it is a store of its own: only what shows it is drawn anew.
 */

import { createContext, useContext, useSyncExternalStore } from "react";
import type { PlanetFacts, PlanetView } from "../../contract/planet.gen";
import type { Offer, Word } from "../../engine/types";
import {
  anchorOf,
  flipped,
  footprint,
  gripOf,
  ORIENTATIONS,
  type Orientation,
  type Place,
  Places,
  type Point,
  quarterTurn,
  SIZE,
  type Square,
  turned,
  wordAt,
} from "./tiles";
import { depotOf, SIZES, type Size, seatOf } from "./view";

export interface Held {
  readonly slot: Size;
  readonly tile: string;
  readonly orientation: Orientation;
  /** The corner of its box. */
  readonly corner: Point;
  /** It stays where it is until it is moved on purpose. */
  readonly pinned: boolean;
  /** Held by a finger: where that is, in squares of the grid. */
  readonly finger: Point | null;
}

/** The tile in the hand over the planet: what it covers, and whether it may lie there. */
export interface Ghost {
  readonly squares: readonly Square[];
  readonly place: Place | null;
  /** What is said to lay it; for a place that is refused, what is asked about. */
  readonly words: readonly Word[] | null;
}

export interface Look {
  readonly held: Held | null;
  readonly ghost: Ghost | null;
  /** What laying it would bring, once the table has told. */
  readonly facts: PlanetFacts | null;
  /** The tile that is pointed at in the tray. */
  readonly shown: Size | null;
  readonly rover: string | null;
  /** Where it would go. */
  readonly target: string | null;
  /** The squares over which it has been dragged. */
  readonly trail: readonly string[];
  /** The depot that would face the own seat. */
  readonly facing: number | null;
}

const NOTHING: Look = {
  held: null,
  ghost: null,
  facts: null,
  shown: null,
  rover: null,
  target: null,
  trail: [],
  facing: null,
};

const MIDDLE: Point = { x: SIZE / 2 - 0.5, y: SIZE / 2 - 0.5 };

export class Hand {
  private now: Look = NOTHING;
  private readonly listeners = new Set<() => void>();
  private readonly places = new Map<Size, Places>();
  private offer: Offer | null = null;
  private known = "";
  /** The rover on which the pointer came down. */
  private pulled: string | null = null;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly look = (): Look => this.now;

  private set(part: Partial<Look>): void {
    this.now = { ...this.now, ...part };
    for (const listener of this.listeners) listener();
  }

  /** The table has said something: what may be placed now, and whether what is held may stay in the hand. */
  hear(view: PlanetView, offer: Offer | null): void {
    this.offer = offer;
    const placements = (view.seat === null ? undefined : seatOf(view, view.seat).placements) ?? {};
    const tiles = SIZES.map((size) => this.tileOf(view, size));
    const known = JSON.stringify([placements, tiles, offer?.prompt.id, view.seat]);
    if (known === this.known) return;
    this.known = known;
    this.places.clear();
    SIZES.forEach((size, n) => {
      const fits = placements[size];
      const tile = tiles[n];
      if (fits && tile && offer) this.places.set(size, new Places(tile, fits));
    });
    const { held } = this.now;
    const kept = held !== null && this.places.get(held.slot)?.tile === held.tile;
    this.set({ ...NOTHING, held: kept ? held : null });
    if (kept) this.see();
    else if (this.places.size === 1 && offer && !SIZES.some((size) => offer.legal.includes(size))) {
      for (const size of this.places.keys()) this.take(size); // it has been taken already: only its place is asked
    }
  }

  private tileOf(view: PlanetView, size: Size): string | null {
    if (view.seat === null) return null;
    const own = seatOf(view, view.seat);
    const slot = view.station[depotOf(view, view.seat)]?.slots[SIZES.indexOf(size)];
    return own.tile ?? slot?.tile ?? null;
  }

  /** Whether a tile is to be placed now. */
  placing(): boolean {
    return this.places.size > 0;
  }

  placesOf(size: Size): Places | null {
    return this.places.get(size) ?? null;
  }

  // ---- a tile ---------------------------------------------------------------------------------------------

  /** Take a tile; it floats over the place where it fits that is nearest to the middle. */
  take(slot: Size, at: Point = MIDDLE): void {
    const places = this.places.get(slot);
    if (!places) return;
    const old = this.now.held;
    const orientation =
      old?.slot === slot
        ? old.orientation
        : (ORIENTATIONS.find((each) => places.cover(each).size > 0) ?? "r0");
    const corner = places.nearest(orientation, at)?.corner ?? this.cornerFor(places.tile, orientation, at);
    this.set({
      held: { slot, tile: places.tile, orientation, corner, pinned: false, finger: null },
      rover: null,
      shown: null,
    });
    this.see();
  }

  /** The table has told what laying it here would bring; while it is asked anew, what it told before stays. */
  learn(facts: PlanetFacts | null): void {
    if (facts !== null && this.now.facts !== facts) this.set({ facts });
  }

  /** Put it back. */
  drop(): void {
    this.set({ held: null, ghost: null, facts: null });
  }

  private cornerFor(tile: string, orientation: Orientation, at: Point): Point {
    const grip = gripOf(turned(tile, orientation));
    return { x: Math.round(at.x - grip.x), y: Math.round(at.y - grip.y) };
  }

  /** The square under which the hand holds the tile. */
  private gripped(held: Held): Point {
    const grip = gripOf(turned(held.tile, held.orientation));
    return { x: held.corner.x + grip.x, y: held.corner.y + grip.y };
  }

  /** The pointer is over this square. */
  moveTo(at: Point, pinned = false): void {
    const { held } = this.now;
    if (!held) return;
    const corner = this.cornerFor(held.tile, held.orientation, at);
    if (corner.x === held.corner.x && corner.y === held.corner.y && pinned === held.pinned) return;
    this.hold({ ...held, corner, pinned });
  }

  /** By squares; the hand does not leave the grid. */
  shift(x: number, y: number): void {
    const { held } = this.now;
    if (!held) return;
    const grip = this.gripped(held);
    if (![grip.x + x, grip.y + y].every((n) => n >= 0 && n < SIZE)) return;
    this.hold({ ...held, pinned: true, corner: { x: held.corner.x + x, y: held.corner.y + y } });
  }

  /** A finger moves the box itself; `finger` is where it is, to draw the thread to it. */
  drag(corner: Point, finger: Point | null): void {
    const { held } = this.now;
    if (!held) return;
    const same = corner.x === held.corner.x && corner.y === held.corner.y;
    if (same && finger === null && held.finger === null) return;
    const next = { ...held, corner, finger, pinned: true };
    if (same) this.set({ held: next });
    else this.hold(next);
  }

  turn(quarters: number): void {
    const { held } = this.now;
    if (held) this.reorient(held, quarterTurn(held.orientation, quarters));
  }

  flip(): void {
    const { held } = this.now;
    if (held) this.reorient(held, flipped(held.orientation));
  }

  private reorient(held: Held, orientation: Orientation): void {
    const at = this.gripped(held);
    this.hold({ ...held, orientation, corner: this.cornerFor(held.tile, orientation, at) });
  }

  pin(pinned = true): void {
    const { held } = this.now;
    if (held && held.pinned !== pinned) this.hold({ ...held, pinned });
  }

  /** The finger has left. */
  release(): void {
    const { held } = this.now;
    if (held) this.set({ held: { ...held, finger: null, pinned: true } });
  }

  /** Whether the held tile covers this square. */
  covers(at: Point): boolean {
    return this.now.ghost?.squares.some(({ x, y }) => x === at.x && y === at.y) ?? false;
  }

  private hold(held: Held): void {
    this.now = { ...this.now, held };
    this.see();
  }

  /** What the held tile covers, and what saying that would be. */
  private see(): void {
    const { held } = this.now;
    const places = held && this.places.get(held.slot);
    if (!held || !places) {
      this.set({ ghost: null, facts: null });
      return;
    }
    const squares = footprint(held.tile, held.orientation, held.corner);
    const place = places.find(held.orientation, held.corner);
    const words = place
      ? this.wordsFor(held.slot, place)
      : this.wordsAbout(held.slot, places.known(held.orientation), anchorOf(squares));
    const same = words?.join(" ") === this.now.ghost?.words?.join(" "); // only pinned, say
    this.set({ ghost: { squares, place, words }, facts: same ? this.now.facts : null });
  }

  /** The sentence that lays it: what the table says itself, because nothing else is possible, is left out. */
  private wordsFor(slot: Size, place: Place): readonly Word[] | null {
    const start = this.beginning(slot, place.orientation);
    const spots = this.places.get(slot)?.spots(place.orientation) ?? 0;
    return start && (spots > 1 ? [...start, place.anchor] : start);
  }

  private beginning(slot: Size, orientation: Orientation): readonly Word[] | null {
    const { offer } = this;
    if (!offer) return null;
    const start: Word[] = offer.legal.includes(slot) ? [slot] : [];
    const asked = offer.sentences.some(
      (sentence) =>
        start.every((word, n) => sentence[n] === word) &&
        (ORIENTATIONS as readonly string[]).includes(sentence[start.length] ?? ""),
    );
    return asked ? [...start, orientation] : start;
  }

  private wordsAbout(slot: Size, orientation: Orientation, anchor: Point): readonly Word[] | null {
    const start = this.beginning(slot, orientation);
    return start && [...start, wordAt(anchor)];
  }

  // ---- pointing at the tray, driving, turning the station ---------------------------------------------------

  show(shown: Size | null): void {
    if (this.now.shown !== shown) this.set({ shown });
  }

  /** Squares that a tile could cover: the held one, else the one pointed at. */
  lit(look: Look): ReadonlySet<string> | null {
    const slot = look.held?.slot ?? look.shown;
    const places = slot && this.places.get(slot);
    if (!places) return null;
    return look.held ? places.cover(look.held.orientation) : places.everywhere;
  }

  drive(rover: string | null, target: string | null = null): void {
    if (this.now.rover !== rover || this.now.target !== target) this.set({ rover, target, trail: [] });
  }

  grip(rover: string): void {
    this.pulled = rover;
  }

  pulls(): boolean {
    return this.pulled !== null;
  }

  /** The rover is dragged onto this square, or back. */
  pull(square: string): void {
    const { pulled: rover } = this;
    if (rover === null) return;
    const trail = this.now.rover === rover ? this.now.trail : [];
    const back = trail.indexOf(square);
    const next = back < 0 ? [...trail, square] : trail.slice(0, back + 1);
    this.set({ rover, target: square, trail: square === rover ? [] : next });
  }

  /** Whether it has been dragged. */
  letGo(): boolean {
    const dragged = this.pulled !== null && this.now.trail.length > 0;
    this.pulled = null;
    return dragged;
  }

  face(facing: number | null): void {
    if (this.now.facing !== facing) this.set({ facing });
  }
}

export const HandContext = createContext<Hand | null>(null);

export function useHandStore(): Hand {
  const hand = useContext(HandContext);
  if (!hand) throw new Error("there is no hand here");
  return hand;
}

/** A part of what the hand does; drawn anew only when that part changes. */
export function useHand<T>(select: (look: Look, hand: Hand) => T): T {
  const hand = useHandStore();
  return useSyncExternalStore(hand.subscribe, () => select(hand.look(), hand));
}
