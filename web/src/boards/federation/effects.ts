/** Costs, gains and effects come as words; this reads them, so that they can be drawn. Pure. */

import { isWorld } from "./worlds";

/** A piece of an effect, in the order of drawing. */
export type Bit =
  | { readonly is: "icon"; readonly of: string; readonly gold?: boolean }
  | { readonly is: "world"; readonly of: string }
  | { readonly is: "number"; readonly text: string; readonly one?: boolean }
  | { readonly is: "sign"; readonly text: string }
  | { readonly is: "points"; readonly n: string }
  | { readonly is: "level"; readonly text: string }
  | { readonly is: "dots"; readonly n: number }
  | { readonly is: "face"; readonly n: number };

export interface Part {
  readonly bits: readonly Bit[];
  /** Something to pay. */
  readonly pay?: boolean;
}

const icon = (of: string, gold = false): Bit => (gold ? { is: "icon", of, gold } : { is: "icon", of });
const sign = (text: string): Bit => ({ is: "sign", text });
const number = (text: string): Bit => ({ is: "number", text, one: text === "1" || text === "+1" });

/** What something is counted by. */
const PER: Readonly<Record<string, readonly Bit[]>> = {
  missions: [icon("mission")],
  level: [{ is: "level", text: "" }],
  die: [icon("die")],
  marked: [icon("marker")],
  colours: [icon("specialist")],
  gold: [icon("gold")],
  megastructures: [icon("mega")],
  ships: [icon("ship")],
  shops: [icon("disc")],
  alterations: [icon("alteration")],
  asteroids: [icon("asteroid")],
  reserve: [icon("crystal"), icon("gold")],
};

export function per(name: string): readonly Bit[] {
  return isWorld(name) ? [{ is: "world", of: name }] : (PER[name] ?? [icon(name)]);
}

const OF: Readonly<Record<string, string>> = {
  advance: "project",
  reactivate: "flip",
  copy: "spy",
  take: "up",
};
const named = (name: string): string => OF[name] ?? name;

type Reader = (...found: string[]) => Part;
const FORMS: readonly (readonly [RegExp, Reader])[] = [
  [/^pay-(\w+)-(\d+)$/, (of, n) => ({ bits: [sign("−"), number(n), icon(of)], pay: true })],
  [/^mix-(\w+)-(\d+)$/, (of, n) => ({ bits: [number(`${n}×`), icon(named(of))] })],
  [/^or-action-(\w+)$/, (of) => ({ bits: [sign("/"), { is: "world", of }] })],
  [/^or-(\w+)-(\d+)$/, (of, n) => ({ bits: [sign("/"), number(n), icon(named(of))] })],
  [/^or-(\w+)$/, (of) => ({ bits: [sign("/"), icon(named(of))] })],
  [/^points-per-(\w+)-(\d+)$/, (of, n) => ({ bits: [{ is: "points", n }, sign("/"), ...per(of)] })],
  [/^(\w+)-per-(\w+)-(\d+)$/, (what, of, n) => ({ bits: [number(n), icon(what), sign("/"), ...per(of)] })],
  [/^level-round-(\d+)$/, (n) => ({ bits: [{ is: "level", text: `+${n}` }] })],
  [/^level-game-(\d+)$/, (n) => ({ bits: [{ is: "level", text: `+${n}` }, sign("∞")] })],
  [
    /^(reactivate|copy|take)-(\d+)$/,
    (what, n) => ({ bits: [icon(named(what)), number(n), icon("specialist")] }),
  ],
  [/^discount-(\d+)$/, (n) => ({ bits: [number(`−${n}`), icon("crystal")] })],
  [/^disc-bare-(\d+)$/, (n) => ({ bits: [icon("disc"), number(n)] })],
  [/^disc-bonus-(\d+)$/, (n) => ({ bits: [icon("disc"), number(n), icon("bolt")] })],
  [/^alteration-pick-\d+-(\d+)$/, (n) => ({ bits: [icon("alteration"), { is: "dots", n: Number(n) }] })],
  [/^alteration-(\d+)$/, (n) => ({ bits: [icon("alteration"), { is: "dots", n: Number(n) }] })],
  [/^steps-(\d+)$/, (n) => ({ bits: [number(`+${n}`), icon("step")] })],
  [/^die-set-(\d+)$/, (n) => ({ bits: [{ is: "face", n: Number(n) }] })],
  [/^(die|advance)-(\d+)$/, (of, n) => ({ bits: [number(`+${n}`), icon(named(of))] })],
  [/^action-(\w+)$/, (of) => ({ bits: [{ is: "world", of }] })],
  [/^medal-\w+$/, () => ({ bits: [icon("medal", true)] })],
  [/^copy-action-senate$/, () => ({ bits: [icon("spy"), icon("floors")] })],
  [/^copy-action-planets$/, () => ({ bits: [icon("spy"), icon("influence")] })],
  [/^marker-all$/, () => ({ bits: [number("12×"), icon("marker")] })],
  [/^ambassador$/, () => ({ bits: [number("7"), icon("votes")] })],
  [/^transport$/, () => ({ bits: [icon("step")] })],
  [/^upgrade$/, () => ({ bits: [icon("lavandium"), sign("▸"), icon("copernium")] })],
  [/^pawn$/, () => ({ bits: [icon("pawn", true)] })],
  [/^robot$/, () => ({ bits: [icon("robot")] })],
  [/^(\w+)-(\d+)$/, (of, n) => ({ bits: [number(n), icon(named(of))] })],
];

/** How a word of an effect is drawn; null if nobody knows. */
export function partOf(word: string): Part | null {
  for (const [form, read] of FORMS) {
    const found = form.exec(word);
    if (found) return read(...found.slice(1));
  }
  return null;
}

/** An effect as the data files write it ("lavandium 1 + degree 2"), as the words that the view would tell it in. */
export function wordsOf(text: string): string[] {
  if (text === "nothing") return [];
  return text.split("+").flatMap((clause) => clauseWords(clause.trim().split(" ")));
}

function clauseWords(parts: readonly string[]): string[] {
  const [name = "", n = "", third = "", fourth = ""] = parts;
  if (name === "pick" || name === "mix") {
    const kinds = parts.slice(3).join(" ").split(", ");
    const [first = "", ...others] = kinds.map((kind) =>
      name === "pick" && !kind.includes(" ") ? `${kind}-${n}` : kind.replace(" ", "-"),
    );
    return [name === "pick" ? first : `mix-${first}-${n}`, ...others.map((other) => `or-${other}`)];
  }
  if (parts.length === 4) return [`${name}-per-${fourth}-${n}`];
  if (name === "pay") return [`pay-${n}-${third}`];
  return [parts.length === 3 ? `${name}-${third}-${n}` : parts.join("-")];
}

/** The pieces of a gain, one by one: `lavandium-2` is two of them. */
export function piecesOf(words: readonly string[]): string[] {
  return words.flatMap((word) => {
    const [, of, n] = /^(\w+)-(\d+)$/.exec(word) ?? [];
    return of === undefined ? [] : Array.from({ length: Number(n) }, () => of);
  });
}
