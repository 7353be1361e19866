import type { FluentBundle, FluentVariable } from "@fluent/bundle";
import type { Arg, Language, Message, Word } from "../contract/messages.gen";
import { SEATS } from "../contract/text.gen";

/** Renders messages, words and names in the reader's language. */
export class Speech {
  /** Boards ask for hundreds of names whenever they draw. */
  private readonly names = new Map<Word, string>();

  constructor(
    private readonly bundles: readonly FluentBundle[],
    readonly language: Language,
    private readonly players: readonly string[] = [],
    private readonly called: ReadonlyMap<Word, string> = new Map(),
  ) {}

  /** The same language at a table, with the names of its players. */
  at(players: readonly string[]): Speech {
    return new Speech(this.bundles, this.language, players, this.called);
  }

  /** The same, with things that are called after what this table tells of them. */
  calling(called: ReadonlyMap<Word, string>): Speech {
    return new Speech(this.bundles, this.language, this.players, called);
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
    for (const [key, value] of Object.entries(message.args)) args[key] = this.argument(key, value);
    return this.first([message.id], args) ?? this.readable(message.id, args);
  }

  /** A message that nobody has written yet, with what it is about. */
  private readable(id: string, args: Record<string, FluentVariable>): string {
    const { seat, ...rest } = args;
    const about = Object.values(rest).filter((value) => value !== "");
    const text = humanize(id) + (about.length ? ` (${about.join(", ")})` : "");
    return seat === undefined ? text : `${seat}: ${text}`;
  }

  private argument(key: string, value: Arg): FluentVariable {
    if (typeof value === "number") return SEAT_KEYS.has(key) ? this.player(value) : value;
    return typeof value === "string" ? this.name(value) : this.list(value.map((word) => this.name(word)));
  }

  list(parts: readonly string[]): string {
    return new Intl.ListFormat(this.language, { type: "conjunction" }).format(parts);
  }

  player(seat: number): string {
    const own = this.players.length > 0 ? this.first(["seat-of-the-table"]) : null; // who sits behind the players
    return this.players[seat] ?? own ?? this.text("web-seat-n", { n: seat + 1 });
  }

  /** What a word or a component is called: the message of its own name, or that of its family. */
  name(word: Word): string {
    const known = this.called.get(word) ?? this.names.get(word);
    if (known !== undefined) return known;
    const own = this.first([idOf(word), idOf(word.replace(/[/.]\d+$/, ""))]);
    const name = own ?? this.family(word) ?? squareName(word) ?? humanize(word);
    this.names.set(word, name);
    return name;
  }

  /** "hex-3x2" or "card-12": one message for all, with what is left of the word. */
  private family(word: Word, before = ""): string | null {
    for (const [id, n] of familiesOf(word)) {
      const text = this.first([`${before}${id}`], { n });
      if (text !== null) return text;
    }
    return null;
  }

  /** What a component does, if the game tells. */
  explain(word: Word): string | null {
    const own = this.first([`explain-${idOf(word)}`, `explain-${idOf(word.replace(/[/.]\d+$/, ""))}`]);
    return own ?? this.family(word, "explain-");
  }

  /** The rule behind what `explain` or the name tells: the attribute `rule` of that text, written once, in English. */
  rule(word: Word): string | null {
    const own = [idOf(word), idOf(word.replace(/[/.]\d+$/, "")), ...familiesOf(word).map(([id]) => id)];
    for (const id of [...own.map((each) => `explain-${each}`), ...own]) {
      for (const bundle of this.bundles) {
        const rule = bundle.getMessage(id)?.attributes.rule;
        if (rule) return bundle.formatPattern(rule);
      }
    }
    return null;
  }
}

/** The messages of the families that a word may belong to, with what each would tell of it; the closest first. */
function familiesOf(word: Word): [id: string, n: FluentVariable][] {
  const parts = word.split("-");
  return parts.slice(1).map((_, i) => {
    const size = parts.length - 1 - i;
    const rest = parts.slice(size).join("-");
    return [`${idOf(parts.slice(0, size).join("-"))}-n`, /^\d+$/.test(rest) ? Number(rest) : rest];
  });
}

/** Arguments of these names are seat numbers. */
const SEAT_KEYS: ReadonlySet<string> = new Set(SEATS);

/** How a word is spelt as a message id: `3x-2` is `w-3x-2`, `explore+5` is `explore_5`. */
export function idOf(word: Word): string {
  const id = word.replace(/[^A-Za-z0-9_-]/g, "_");
  return /^[A-Za-z]/.test(id) ? id : `w-${id}`;
}

export interface Square {
  readonly column: number;
  readonly row: number;
}

/** The place that a word like `c3-7` means. */
export function squareOf(word: Word): Square | null {
  const found = /^c(\d+)-(\d+)$/.exec(word);
  return found ? { column: Number(found[1]), row: Number(found[2]) } : null;
}

export function columnName(column: number): string {
  return column < 26 ? String.fromCharCode(65 + column) : `${column + 1}/`;
}

/** Squares are named as on a chessboard: `c2-6` is C7. */
function squareName(word: Word): string | null {
  const square = squareOf(word);
  return square ? `${columnName(square.column)}${square.row + 1}` : null;
}

/** A readable form of a word that nobody has named. */
export function humanize(word: Word): string {
  const text = word.replace(/[-_]+/g, " ").trim();
  return text === "" ? word : text.charAt(0).toUpperCase() + text.slice(1);
}
