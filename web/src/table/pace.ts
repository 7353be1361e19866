/** So that the eye can follow, what the others do one after the other is shown one after the other. */

/** So long each move of somebody else is shown before the next. */
export const STEP = 300;
/** So long the whole row takes at most: with many moves each gets less. */
const WHOLE = 2400;

export class Pace<T> {
  private queue: T[] = [];
  private timer: ReturnType<typeof setTimeout> | null = null;
  private free = 0;

  constructor(
    private readonly show: (each: T) => void,
    /** Whether a move is worth a moment of its own. */
    private readonly moves: (each: T) => boolean,
    /** Whether anything may move at all. */
    private readonly allowed: () => boolean,
  ) {}

  take(each: T): void {
    if (!this.allowed()) this.flush();
    this.queue.push(each);
    if (this.timer === null) this.next();
  }

  /** Show all that is waiting at once; true if there was something. */
  flush(): boolean {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    this.free = 0;
    const waiting = this.queue;
    this.queue = [];
    for (const each of waiting) this.show(each);
    return waiting.length > 0;
  }

  private next(): void {
    this.timer = null;
    while (this.queue.length > 0) {
      const wait = this.allowed() ? this.free - Date.now() : 0;
      if (wait > 0) {
        this.timer = setTimeout(() => this.next(), wait);
        return;
      }
      const [each, ...rest] = this.queue;
      this.queue = rest;
      if (each === undefined) return;
      this.show(each);
      this.free = this.moves(each) ? Date.now() + Math.min(STEP, WHOLE / (rest.length + 1)) : 0;
    }
  }
}

/** Whether this reader likes movement, and looks. */
export function motionAllowed(): boolean {
  if (typeof document === "undefined" || document.visibilityState !== "visible") return false;
  return !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
