import type { PreviewAnswer } from "../contract/messages.gen";
import type { Foresight, Word } from "../engine/types";
import { foresightOf } from "./wire";

/** So long something is pointed at before the server is asked: who sweeps over the board asks nothing. */
export const PAUSE = 80;

/**
 * What the pointed-at answer and the planned one would change, asked of the server once for each version of the table.
 * Looking is free: no click waits for an answer, and an answer that comes too late is dropped.
 */
export class Previews {
  private version = "";
  private aimed: string | null = null;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private readonly known = new Map<string, Foresight>();
  private readonly watched = new Map<string, { readonly words: readonly Word[]; by: number }>();
  private renewal: ReturnType<typeof setTimeout> | null = null;
  private asked: { readonly key: string; readonly version: string }[] = []; // not answered yet; answers keep the order

  constructor(
    private readonly ask: (words: readonly Word[]) => void,
    private readonly changed: () => void,
  ) {}

  /** Point at an answer, or with null at nothing. */
  aim(version: string, words: readonly Word[] | null): void {
    this.at(version);
    const key = words === null ? null : words.join(" ");
    if (key === this.aimed && this.timer !== null) return;
    this.turnAway();
    this.aimed = key;
    if (words === null || key === null || this.isAsked(key)) return;
    this.timer = setTimeout(() => {
      this.timer = null;
      this.want(version, words);
    }, PAUSE);
  }

  /** Ask at once: a click has planned this. */
  want(version: string, words: readonly Word[]): void {
    this.at(version);
    const key = words.join(" ");
    if (this.isAsked(key)) return;
    this.asked.push({ key, version });
    this.ask(words);
  }

  /** Ask now, and anew whenever the table has changed, until what is returned is called. */
  watch(version: string, words: readonly Word[]): () => void {
    const key = words.join(" ");
    const entry = this.watched.get(key) ?? { words, by: 0 };
    entry.by += 1;
    this.watched.set(key, entry);
    this.want(version, words);
    return () => {
      entry.by -= 1;
      if (entry.by === 0) this.watched.delete(key);
    };
  }

  /** The table has changed: what is still watched a moment later is asked again. */
  renew(version: string): void {
    if (this.renewal !== null) clearTimeout(this.renewal);
    this.renewal = setTimeout(() => {
      this.renewal = null;
      for (const { words } of this.watched.values()) this.want(version, words);
    }, PAUSE);
  }

  private at(version: string): void {
    if (version === this.version) return;
    this.version = version;
    this.known.clear();
    this.turnAway();
  }

  private isAsked(key: string): boolean {
    return (
      this.known.has(key) ||
      this.asked.some((question) => question.key === key && question.version === this.version)
    );
  }

  private turnAway(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    this.aimed = null;
  }

  hear(answer: PreviewAnswer): void {
    const key = answer.words.join(" ");
    const at = this.asked.findIndex((question) => question.key === key);
    const [question] = at < 0 ? [] : this.asked.splice(at, 1);
    if (question?.version !== this.version) return; // the table has changed since
    this.known.set(key, foresightOf(answer));
    this.changed();
  }

  /** What is known of these words. */
  of(words: readonly Word[]): Foresight | undefined {
    return this.known.get(words.join(" "));
  }

  /** What is known of the pointed-at answer. */
  now(): Foresight | null {
    return this.aimed === null ? null : (this.known.get(this.aimed) ?? null);
  }

  /** Nothing is remembered as asked that the server may never have heard. */
  forget(): void {
    this.asked = [];
  }
}
