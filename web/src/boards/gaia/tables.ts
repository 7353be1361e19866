/** What is printed on boards, tiles and action spaces: the game's own tables, read at build time. */

import actionTable from "@games/gaia/data/actions.toml";
import factionTable from "@games/gaia/data/factions.toml";
import researchTable from "@games/gaia/data/research.toml";
import tileTable from "@games/gaia/data/tiles.toml";
import type { IconId } from "../../kit/icons";
import { G } from "./icons";

export type Resource =
  | "ore"
  | "credits"
  | "knowledge"
  | "qic"
  | "charge"
  | "token"
  | "power"
  | "gaiaformer"
  | "vp";
export type Gain = Readonly<Partial<Record<Resource, number>>>;

/** Something printed: a number with a sign, points, a sign alone, or a bit of text. */
export type Sign =
  | { readonly n: number; readonly icon: IconId; readonly plus?: boolean }
  | { readonly vp: number; readonly plus?: boolean }
  | { readonly icon: IconId }
  | { readonly text: string };

/** When a tile works. */
export type Moment = "immediate" | "income" | "trigger" | "ongoing" | "action" | "pass";

interface TileRow {
  readonly kind: Moment;
  readonly gain?: Gain;
  readonly income?: readonly Gain[];
  readonly per?: string;
  readonly on?: string;
  readonly "big-power"?: number;
}
interface BoosterRow {
  readonly income: readonly Gain[];
  readonly "free-steps"?: number;
  readonly range?: number;
  readonly pass?: { readonly per: string; readonly vp: number };
}
interface ActionRow {
  readonly cost: number;
  readonly gain?: Gain;
  readonly "free-steps"?: number;
  readonly effect?: string;
}
interface FreeRow {
  readonly from: Gain;
  readonly gain: Gain;
  readonly ability?: string;
}
export interface FactionRow {
  readonly board: string;
  readonly planet: string;
  readonly colour: string;
  readonly start: Gain;
  readonly bowls: readonly number[];
  readonly research?: Readonly<Record<string, number>>;
  readonly income: readonly Gain[];
  readonly slots: Readonly<Record<string, readonly Gain[]>>;
  readonly "academy-action": Gain;
  readonly abilities: Readonly<Record<string, number | string>>;
}
interface TrackRow {
  readonly "step-ore"?: readonly number[];
  readonly range?: readonly number[];
  readonly "project-tokens"?: readonly number[];
  readonly once: readonly Gain[];
  readonly income: readonly (readonly Gain[])[];
  readonly fifth?: string;
}

const TILES = tileTable as {
  readonly standard: Readonly<Record<string, TileRow>>;
  readonly advanced: Readonly<Record<string, TileRow>>;
  readonly boosters: Readonly<Record<string, BoosterRow>>;
  readonly rounds: Readonly<Record<string, { readonly on: string; readonly vp: number }>>;
  readonly finals: Readonly<Record<string, { readonly counts: string }>>;
  readonly tokens: Readonly<Record<string, { readonly gain: Gain; readonly green: boolean }>>;
};
const ACTIONS = actionTable as {
  readonly power: Readonly<Record<string, ActionRow>>;
  readonly qic: Readonly<Record<string, ActionRow>>;
  readonly free: Readonly<Record<string, FreeRow>>;
  readonly structures: {
    readonly pieces: Readonly<Record<string, number>>;
    readonly cost: Readonly<Record<string, Gain>>;
  };
  readonly limits: Readonly<Record<string, number>>;
};
export const FACTIONS = factionTable as Readonly<Record<string, FactionRow>>;
const RESEARCH = researchTable as Readonly<Record<string, TrackRow>> & {
  readonly "third-level-charge": number;
};

export const LIMITS = ACTIONS.limits;
export const FREE = Object.keys(ACTIONS.free);
export const STANDARD = Object.keys(TILES.standard);
export const ADVANCED = Object.keys(TILES.advanced);
export const BOOSTERS = Object.keys(TILES.boosters);
export const TOKENS = Object.keys(TILES.tokens);
export const CHARGE_AT_THREE = RESEARCH["third-level-charge"];

const RESOURCE: Readonly<Record<Exclude<Resource, "vp">, IconId>> = {
  ore: G.ore,
  credits: G.credits,
  knowledge: G.knowledge,
  qic: G.qic,
  charge: G.charge,
  token: G.token,
  power: G.power,
  gaiaformer: G.gaiaformer,
};

export function resourceIcon(id: Exclude<Resource, "vp">): IconId {
  return RESOURCE[id];
}

/** What tiles count, and the deeds that they reward. */
const COUNTED: Readonly<Record<string, IconId>> = {
  mine: G.mine,
  "trading-station": G.station,
  lab: G.lab,
  big: G.big,
  gaia: G.gaia,
  "gaia-mine": G.gaia,
  type: G.types,
  sector: G.sector,
  token: G.federation,
  federation: G.federation,
  federated: G.federation,
  step: G.step,
  advance: G.advance,
  structure: G.structures,
  satellite: G.satellite,
};

export function countedIcon(id: string): IconId {
  return COUNTED[id] ?? G.structures;
}

export function gainSigns(gain: Gain | undefined, plus = false): Sign[] {
  return Object.entries(gain ?? {}).map(([id, n]) =>
    id === "vp"
      ? { vp: n, plus }
      : { n, icon: RESOURCE[id as Exclude<Resource, "vp">], ...(plus ? { plus } : {}) },
  );
}

export interface Face {
  readonly when: Moment;
  readonly signs: readonly Sign[];
}

/** A standard or advanced tech tile. */
export function tileFace(word: string): Face {
  const row = TILES.standard[word] ?? TILES.advanced[word];
  if (!row) return { when: "ongoing", signs: [] };
  const when = row.kind;
  if (row["big-power"])
    return {
      when,
      signs: [{ icon: G.big }, { text: "=" }, { n: row["big-power"], icon: G.power }],
    };
  const gains = [...gainSigns(row.gain), ...(row.income ?? []).flatMap((gain) => gainSigns(gain))];
  const counted = row.per ?? row.on;
  if (counted === undefined) return { when, signs: gains };
  const icon = { icon: countedIcon(counted) };
  return { when, signs: row.gain?.vp ? [icon, ...gains] : [...gains, { text: "/" }, icon] };
}

export interface BoosterFace {
  readonly income: readonly Sign[];
  /** The lower half: a special action, or points on passing. */
  readonly when: "action" | "pass" | null;
  readonly below: readonly Sign[];
}

export function boosterFace(word: string): BoosterFace {
  const row = TILES.boosters[word];
  const income = (row?.income ?? []).flatMap((gain) => gainSigns(gain));
  if (row?.["free-steps"]) return { income, when: "action", below: [{ icon: G.step }] };
  if (row?.range) return { income, when: "action", below: [{ icon: G.range }, { text: `+${row.range}` }] };
  if (row?.pass)
    return { income, when: "pass", below: [{ icon: countedIcon(row.pass.per) }, { vp: row.pass.vp }] };
  return { income, when: null, below: [] };
}

/** How much further an action among these words reaches. */
export function furtherBy(words: readonly string[]): number {
  return words.reduce((sum, word) => sum + (TILES.boosters[word]?.range ?? 0), 0);
}

export function tokenFace(word: string): readonly Sign[] {
  return gainSigns(TILES.tokens[word]?.gain);
}

/** How much room a booster, a token or a tile takes in small: all that is printed on it. */
export function signsOn(word: string): number {
  const { income, when, below } = boosterFace(word);
  if (word in TILES.boosters) return income.length + below.length + (when === null ? 0 : 1);
  return 1 + (word in TILES.tokens ? tokenFace(word) : tileFace(word).signs).length;
}

export function isGreenToken(word: string): boolean {
  return TILES.tokens[word]?.green ?? true;
}

/** A power or QIC action. */
export function actionFace(word: string): readonly Sign[] {
  const row = ACTIONS.power[word] ?? ACTIONS.qic[word];
  if (row?.["free-steps"]) return [{ n: row["free-steps"], icon: G.step }];
  if (row?.effect === "tech") return [{ icon: G.tile }];
  if (row?.effect === "token") return [{ icon: G.federation }];
  if (row?.effect === "types") return [...gainSigns(row.gain), { icon: G.types }];
  return gainSigns(row?.gain);
}

export interface FreeFace {
  readonly word: string;
  readonly from: readonly Sign[];
  readonly to: readonly Sign[];
}

/** The conversions that a faction may use: those of everybody, and its own. */
export function freeActions(faction: string | null): FreeFace[] {
  const own = faction === null ? {} : (FACTIONS[faction]?.abilities ?? {});
  return Object.entries(ACTIONS.free)
    .filter(([, row]) => row.ability === undefined || row.ability in own)
    .map(([word, row]) => ({ word, from: gainSigns(row.from), to: gainSigns(row.gain) }));
}

export function roundIcon(name: string): IconId {
  return countedIcon(TILES.rounds[name]?.on ?? "");
}

export function finalIcon(name: string): IconId {
  return countedIcon(TILES.finals[name]?.counts ?? "");
}

export function finalCounts(name: string): string {
  return TILES.finals[name]?.counts ?? "";
}

export function priceOf(piece: string): readonly Sign[] {
  const cost = ACTIONS.structures.cost[piece] ?? {};
  return gainSigns(cost);
}

export function piecesOf(piece: string): number {
  return ACTIONS.structures.pieces[piece] ?? 0;
}

/** What a level of a research area gives: what lasts, and with a plus what comes once. */
export function levelSigns(track: string, level: number): readonly Sign[] {
  const row = RESEARCH[track];
  if (!row) return [];
  const signs: Sign[] = [];
  const step = row["step-ore"]?.[level];
  if (step && level < 5) signs.push({ n: step, icon: G.ore }, { text: "/" }, { icon: G.step });
  const range = row.range?.[level];
  if (range) signs.push({ n: range, icon: G.range });
  const tokens = row["project-tokens"]?.[level];
  if (tokens && level < 5) signs.push({ n: tokens, icon: G.token });
  for (const gain of row.income[level] ?? []) signs.push(...gainSigns(gain));
  signs.push(...gainSigns(row.once[level], true));
  return signs;
}

export function fifthOf(track: string): string | undefined {
  return RESEARCH[track]?.fifth;
}
