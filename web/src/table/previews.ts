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
  private asked: { readonly key: string; readonly version: string }[] = []; // not answered yet; answers keep the order

  constructor(
    private readonly ask: (words: readonly Word[]) => void,
    private readonly changed: () => void,
  ) {}

  /** Point at an answer, or with null at nothing. */
  aim(version: string, words: readonly Word[] | null): void {
    if (version !== this.version) {
      this.version = version;
      this.known.clear();
      this.turnAway();
    }
    const key = words === null ? null : words.join(" ");
    if (key === this.aimed && this.timer !== null) return;
    this.turnAway();
    this.aimed = key;
    if (words === null || key === null || this.known.has(key)) return;
    if (this.asked.some((question) => question.key === key && question.version === version)) return;
    this.timer = setTimeout(() => {
      this.timer = null;
      this.asked.push({ key, version });
      this.ask(words);
    }, PAUSE);
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
    this.known.set(key, answer.changes);
    if (key === this.aimed) this.changed();
  }

  /** What the pointed-at answer changes; null if that is not known. */
  readonly now = (): readonly Change[] | null =>
    this.aimed === null ? null : (this.known.get(this.aimed) ?? null);

  /** Nothing is remembered as asked that the server may never have heard. */
  forget(): void {
    this.asked = [];
  }
}
