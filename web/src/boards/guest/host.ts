/** What the page gives to a board script of a game from another package; see "Adding a game" in docs/kernel.md. */

import type { View, Word } from "../../engine/types";
import type { Play } from "../../kit/thing";
import type { Speech } from "../../text/speech";

/** What a board script exports: `mount`. It needs no framework. */
export interface BoardScript {
  mount(root: HTMLElement, host: BoardHost): GuestDrawing;
}

export interface GuestDrawing {
  /** Draw this view; called at once after mounting and after every change. */
  update(view: View): void;
  /** The board goes away. */
  end?(): void;
}

export interface BoardHost {
  /** The seat that looks on; null for a spectator. */
  readonly seat: number | null;
  /** What a word or component is called in the reader's language. */
  name(word: Word): string;
  /** A message of the game's own texts. */
  text(id: string, args?: Record<string, string | number>): string;
  /** The name of the player on a seat. */
  player(seat: number): string;
  /** Make an element a thing on the table: it is lit, clicked and pointed at as on every other board. */
  thing(element: Element, word: Word, label?: string): void;
  /** The fixed facts of the game's components. */
  components(): Promise<unknown>;
}

export function isBoardScript(module: unknown): module is BoardScript {
  return typeof module === "object" && module !== null && "mount" in module;
}

/** The things of a board script: lit anew whenever the question or the clicks change, until they leave the page. */
export class Things {
  private readonly things = new Map<Element, { readonly word: Word; readonly undraw: () => void }>();
  private readonly stop: () => void;

  constructor(private readonly play: Play) {
    this.stop = play.subscribe(() => this.light());
  }

  add(element: Element, word: Word, label: string): void {
    this.things.get(element)?.undraw();
    const isNew = !this.things.has(element);
    this.things.set(element, { word, undraw: this.play.draw(word) });
    element.setAttribute("data-word", word);
    element.setAttribute("role", "button");
    element.setAttribute("tabindex", "0");
    element.setAttribute("aria-label", label);
    if (isNew) this.listen(element);
    this.light();
  }

  end(): void {
    this.stop();
    for (const thing of this.things.values()) thing.undraw();
    this.things.clear();
  }

  private listen(element: Element): void {
    const now = () => this.things.get(element)?.word;
    element.addEventListener("click", () => {
      const word = now();
      if (word !== undefined) this.play.point(word);
    });
    element.addEventListener("keydown", (event) => {
      const word = now();
      if (!(event instanceof KeyboardEvent) || word === undefined) return;
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      this.play.point(word);
    });
    element.addEventListener("pointerenter", () => this.play.hover(now() ?? null, element));
    element.addEventListener("pointerleave", () => this.play.leave(now() ?? null, element));
    element.addEventListener("focus", () => this.play.hover(now() ?? null, element));
    element.addEventListener("blur", () => this.play.leave(now() ?? null, element));
  }

  private light(): void {
    for (const [element, { word, undraw }] of this.things) {
      if (!element.isConnected) {
        undraw();
        this.things.delete(element);
        continue;
      }
      const lit = this.play.light(word);
      element.setAttribute("data-light", lit);
      element.setAttribute("aria-pressed", String(lit === "picked"));
      if (lit === "dark") element.setAttribute("aria-disabled", "true");
      else element.removeAttribute("aria-disabled");
    }
  }
}

export function hostFor(game: string, seat: number | null, speech: Speech, things: Things): BoardHost {
  return {
    seat,
    name: (word) => speech.name(word),
    text: (id, args = {}) => speech.text(id, args),
    player: (of) => speech.player(of),
    thing: (element, word, label) => things.add(element, word, label ?? speech.name(word)),
    components: async () => (await fetch(`/api/games/${encodeURIComponent(game)}/components`)).json(),
  };
}
