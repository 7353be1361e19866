import type { Word } from "../engine/types";
import type { Change, PreviewAnswer } from "../net/protocol";

/** So long something is pointed at before the server is asked: who sweeps over the board asks nothing. */
export const PAUSE = 80;

/**
 * What the pointed-at answer would change, asked of the server once for each version of the table. Looking is
 * free: nothing here waits for an answer, and an answer that comes too late is dropped.
 */
export class Previews {
  private version = "";
  private aimed: string | null = null;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private readonly known = new Map<string, readonly Change[] | null>();
  private readonly asked = new Map<string, string>();

  constructor(
    private readonly ask: (version: string, words: readonly Word[]) => void,
    private readonly changed: () => void,
  ) {}

  /** Point at an answer, or with null at nothing. */
  aim(version: string, words: readonly Word[] | null): void {
    if (version !== this.version) {
      this.version = version;
      this.known.clear();
      this.asked.clear();
      this.turnAway();
    }
    const key = words === null ? null : words.join(" ");
    if (key === this.aimed && this.timer !== null) return;
    this.turnAway();
    this.aimed = key;
    if (words === null || key === null || this.known.has(key) || this.asked.has(key)) return;
    this.timer = setTimeout(() => {
      this.timer = null;
      this.asked.set(key, version);
      this.ask(version, words);
    }, PAUSE);
  }

  private turnAway(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    this.aimed = null;
  }

  hear(answer: PreviewAnswer): void {
    const key = answer.words.join(" ");
    const version = answer.version ?? this.asked.get(key);
    if (version !== this.version || !this.asked.has(key)) return;
    this.known.set(key, answer.changes);
    if (key === this.aimed) this.changed();
  }

  /** What the pointed-at answer changes; null if that is not known. */
  readonly now = (): readonly Change[] | null =>
    this.aimed === null ? null : (this.known.get(this.aimed) ?? null);

  /** Nothing is remembered as asked that the server may never have heard. */
  forget(): void {
    this.asked.clear();
  }
}
