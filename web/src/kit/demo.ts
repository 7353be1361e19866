/** A table that nobody plays at: for the kit page and for pictures. Light is given, clicks move a choice. */

import type { CounterChange } from "../contract/messages.gen";
import type { Light } from "../engine/choice";
import { NO_PLAN, type Plan } from "../engine/plan";
import type { Offer, View, Word } from "../engine/types";
import type { Now, Play } from "./thing";

export interface Scene {
  readonly offer: Offer | null;
  readonly view?: View | null;
  readonly seat?: number | null;
  readonly legal?: readonly Word[];
  readonly picked?: readonly Word[];
  readonly changes?: readonly CounterChange[];
  /** What is pointed at from the start. */
  readonly pointed?: Word | null;
}

export class DemoPlay implements Play {
  private readonly listeners = new Set<() => void>();
  private readonly legal: ReadonlySet<Word>;
  private picked: ReadonlySet<Word>;
  private word: Word | null;
  private place: Element | null = null;
  private readonly now: Now;

  constructor(private readonly scene: Scene) {
    this.legal = new Set(scene.legal ?? []);
    this.picked = new Set(scene.picked ?? []);
    this.word = scene.pointed ?? null;
    this.now = {
      offer: scene.offer,
      choice: { clicked: scene.picked ?? [] },
      sending: false,
      heard: 1,
      log: [],
      table: { view: scene.view ?? null, seat: scene.seat ?? 0 },
    };
  }

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  readonly snapshot = () => this.now;
  readonly hoveredWord = () => this.word;
  readonly hoveredPlace = () => this.place;
  readonly rests = () => false;
  readonly preview = () => this.scene.changes ?? null;
  readonly plan = (): Plan<View> => NO_PLAN;

  light(word: Word | null): Light {
    if (word === null) return "dark";
    return this.picked.has(word) ? "picked" : this.legal.has(word) ? "legal" : "dark";
  }

  mark(): null {
    return null;
  }

  want(): void {
    // nobody could answer
  }

  watch(): () => void {
    return () => {};
  }

  known(): undefined {
    return undefined;
  }

  leads(word: Word): readonly Word[] {
    return [word];
  }

  say(): void {}

  refuse(): void {}

  point(at: Word | readonly Word[]): void {
    const words = typeof at === "string" ? [at] : at;
    if (!words.every((word) => this.legal.has(word))) return;
    const next = new Set(this.picked);
    for (const word of words) if (!next.delete(word)) next.add(word);
    this.picked = next;
    this.tell();
  }

  propose(): void {
    // there is nothing to propose
  }

  prepare(): void {
    // nobody plays
  }

  confirm(): void {
    // nobody listens
  }

  hover(word: Word | null, place: Element | null = null): void {
    this.word = word ?? this.scene.pointed ?? null;
    this.place = place;
    this.tell();
  }

  leave(word: Word | null): void {
    if (this.word === word) this.hover(null);
  }

  undo(): void {
    // nothing has been said
  }

  canUndo(): boolean {
    return false;
  }

  draw(): () => void {
    return () => undefined;
  }

  private tell(): void {
    for (const listener of this.listeners) listener();
  }
}
