import type { FluentBundle, FluentVariable } from "@fluent/bundle";
import type { Arg, Message, Word } from "../engine/types";

/** Renders messages, words and names in the reader's language. */
export class Speech {
  constructor(
    private readonly bundles: readonly FluentBundle[],
    readonly language: string,
    private readonly game: string | null = null,
    private readonly players: readonly string[] = [],
  ) {}

  /** The same language at a table: words of that game, names of these players. */
  at(game: string, players: readonly string[]): Speech {
    return new Speech(this.bundles, this.language, game, players);
  }

  has(id: string): boolean {
    return this.bundles.some((bundle) => bundle.hasMessage(id));
  }

  /** A message by its id; the id itself if nobody has translated it. */
  text(id: string, args: Record<string, FluentVariable> = {}): string {
    for (const bundle of this.bundles) {
      const message = bundle.getMessage(id);
      if (message?.value) {
        const errors: Error[] = [];
        return bundle.formatPattern(message.value, args, errors);
      }
    }
    return id;
  }

  /** The first of these ids that has a text. */
  first(ids: readonly string[], args: Record<string, FluentVariable> = {}): string | null {
    const id = ids.find((candidate) => this.has(candidate));
    return id === undefined ? null : this.text(id, args);
  }

  /** A message of the rules: words in it become names, seats become players. */
  say(message: Message): string {
    const args: Record<string, FluentVariable> = {};
    for (const [key, value] of Object.entries(message.args ?? {})) args[key] = this.argument(key, value);
    return this.first([message.id, `${this.game}-${message.id}`], args) ?? humanize(message.id);
  }

  private argument(key: string, value: Arg): FluentVariable {
    if (Array.isArray(value)) return this.list(value.map((word) => this.name(word)));
    if (typeof value === "number") return SEAT_KEYS.has(key) ? this.player(value) : value;
    return this.name(value);
  }

  list(parts: readonly string[]): string {
    return new Intl.ListFormat(this.language, { type: "conjunction" }).format(parts);
  }

  player(seat: number): string {
    return this.players[seat] ?? this.text("seat-number", { n: seat + 1 });
  }

  /** What a word or a component is called. `name` may be a message id already. */
  name(word: Word): string {
    const key = idOf(word);
    const direct = this.first([`${this.game}-${key}`, `${this.game}-word-${key}`, `word-${key}`, key]);
    if (direct !== null) return direct;
    const parts = key.split("-");
    for (let size = parts.length - 1; size > 0; size--) {
      // A family of words, "hex-3x2" or "card-12": one message with what is left of the word.
      const stem = parts.slice(0, size).join("-");
      const rest = word.split("-").slice(size).join("-");
      const n = /^\d+$/.test(rest) ? Number(rest) : rest;
      const family = this.first([`${this.game}-${stem}-n`, `${stem}-n`], { n });
      if (family !== null) return family;
    }
    return humanize(stripped(word, this.game));
  }

  /** What a component does, if the game tells. */
  explain(word: Word): string | null {
    const key = idOf(word);
    return this.first([`${this.game}-explain-${key}`, `explain-${key}`]);
  }
}

/** Arguments of these names are seat numbers. */
const SEAT_KEYS = new Set(["seat", "by", "other", "owner", "rival"]);

/** A word as part of a message id, where fewer characters are allowed. */
export function idOf(word: Word): string {
  return word.replace(/[^A-Za-z0-9_-]/g, "_");
}

function stripped(word: Word, game: string | null): string {
  return game !== null && word.startsWith(`${game}-`) ? word.slice(game.length + 1) : word;
}

/** A readable form of a word that nobody has named. */
export function humanize(word: Word): string {
  const text = word.replace(/[-_]+/g, " ").trim();
  return text === "" ? word : text.charAt(0).toUpperCase() + text.slice(1);
}
