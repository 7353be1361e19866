/** In words: what a thing of this table is when it is pointed at, and what a plan that is complete asks. */

import type { Plan } from "../../engine/plan";
import type { Prompt, Word } from "../../engine/types";
import { upperFirst } from "../../text/names";
import type { Speech } from "../../text/speech";
import { FREE } from "./tables";
import { count, type GaiaView, type HexItem, hexes, seatOf, shownSeat, tracks } from "./view";

const KINDS: readonly (readonly [RegExp, string])[] = [
  [/^std-/, "gaia-kind-tile"],
  [/^adv-/, "gaia-kind-advanced"],
  [/^booster-\d/, "gaia-kind-booster"],
  [/^fed-/, "gaia-kind-token"],
];

/** The spaces of the research board, and the special action of a faction board. */
const ACT = /^(power|qic)-|^board$/;

/** The question that is open, and whether the thing could be an answer. */
interface Asked {
  readonly prompt: string;
  readonly lit: boolean;
}

/** What the prompt bar tells of a thing; null: its name and meaning, as of any word. */
export function meaningOf(speech: Speech, view: GaiaView, word: Word, at: Asked): string | null {
  if (at.prompt.startsWith("gaia-ask-brainstone-") && word.startsWith("bowl-"))
    return `${upperFirst(speech.name(word))}: ${speech.text("gaia-brainstone-here")}`;
  const hex = hexes(view).find((each) => each.word === word);
  if (hex) {
    const label = hexLabel(speech, hex);
    // Where nothing can be done now no card tells more.
    return (at.lit || hex.piece !== null ? null : explained(speech, label, hex.name)) ?? label;
  }
  const board = speech.first([`${word}-board`]); // of a faction: what it can do is read beside its board
  if (board !== null) return `${speech.name(word)}: ${board}`;
  if (word === "institute") return instituteOf(speech, view);
  if (ACT.test(word) || FREE.includes(word)) return explained(speech, null, word); // its name says hardly less
  const kind = KINDS.find(([like]) => like.test(word))?.[1];
  if (kind !== undefined) {
    const meaning = explained(speech, speech.text(kind), word);
    const level = at.lit ? levelOf(speech, view, word) : null;
    return meaning === null || level === null ? meaning : `${meaning} ${level}`;
  }
  const track = tracks(view).find((each) => each.word === word);
  const next = `${word}-${(track?.levels[shownSeat(view)] ?? 5) + 1}`;
  return track && speech.explain(next) !== null ? explained(speech, speech.name(next), next) : null;
}

/** What a tile below an area also brings: the next level there. */
function levelOf(speech: Speech, view: GaiaView, tile: Word): string | null {
  const seat = shownSeat(view);
  const track = seatOf(view, seat).tiles.some(({ word }) => word === tile)
    ? undefined
    : tracks(view).find((each) => each.tile === tile);
  const next = `${track?.word}-${(track?.levels[seat] ?? 5) + 1}`;
  const meaning = speech.explain(next);
  return meaning === null ? null : `${speech.name(next)}: ${meaning}`;
}

/** What it costs is of interest until it stands, what it can do in any case. */
function instituteOf(speech: Speech, view: GaiaView): string | null {
  const seat = shownSeat(view);
  const ability = speech.first([`${seatOf(view, seat).faction}-institute`]);
  if (ability === null) return null;
  const price = count(view, seat, "institute") > 0 ? null : speech.explain("institute");
  return `${upperFirst(speech.name("institute"))}: ${[price, ability].filter(Boolean).join(" ")}`;
}

/** These are called by what they do, so that their name need not be told as well. */
function explained(speech: Speech, title: string | null, word: Word): string | null {
  const meaning = speech.explain(word);
  if (meaning === null) return null;
  const rule = speech.rule(word);
  return [title && `${title}:`, meaning, rule && `(${rule})`].filter(Boolean).join(" ");
}

export type Labelled = Pick<HexItem, "word" | "name" | "piece" | "owner" | "guest">;

/** What a hex is called: its place, its planet, who is there. */
export function hexLabel(speech: Speech, hex: Labelled): string {
  const parts = [hex.word?.toUpperCase() ?? "", speech.name(hex.name)];
  const stands = (piece: string, seat: number) =>
    speech.text("gaia-piece-of", { piece: speech.name(piece), player: speech.player(seat) });
  if (hex.piece !== null && hex.owner !== null) parts.push(stands(hex.piece, hex.owner));
  if (hex.guest !== null) parts.push(stands("mine", hex.guest));
  return parts.join(", ");
}

/** "Mine on K8?" instead of the words one after the other; null: those. */
export function questionOf(speech: Speech, view: GaiaView, plan: Plan, prompt: Prompt): string | null {
  const { words, state, steps } = plan;
  if (state === "open" && plan.prompt === null && prompt.id === "gaia-ask-turn") {
    const place = hexes(view).find(({ word }) => word !== null && word === steps[0]?.word)?.word;
    return place ? speech.text("gaia-which-way", { hex: place.toUpperCase() }) : null;
  }
  if (words === null || prompt.kind === "plan" || state === "none" || state === "open") return null;
  const booster = words.find((word) => word.startsWith("booster-"));
  const last = words.at(-1) ?? "";
  if (prompt.id === "gaia-ask-choose-faction")
    return speech.text("gaia-play-faction", { faction: speech.name(last) });
  if (booster === last && (words[0] === "pass" || prompt.id === "gaia-ask-choose-booster"))
    return speech.text(words[0] === "pass" ? "gaia-pass-taking" : "gaia-taking", {
      what: speech.explain(booster) ?? speech.name(booster),
    });
  const built = builtBy(view, plan);
  return built === null ? null : speech.text("web-plan-ask", { chosen: pieceOn(speech, built) });
}

/** How a game against the Automa has ended, in the words of the log; null: it was none, or is not over. */
export function verdictOf(speech: Speech, view: GaiaView): string | null {
  if (!view.over || view.automa === null) return null;
  const n = count(view, 0, "vp") - count(view, view.automa.seat, "vp");
  const how = n > 0 ? "beaten" : n < 0 ? "won" : "tied";
  const level = speech.name(view.automa.level_name);
  return speech.text(`gaia-did-automa-${how}`, { level, n: Math.abs(n) });
}

const PLACING = new Set(["build", "project", "upgrade"]);

interface Built {
  readonly piece: string;
  readonly hex: Word;
}

function builtBy(view: GaiaView, { words, foreseen }: Plan): Built | null {
  const after = foreseen === null ? null : hexes(foreseen as GaiaView);
  const said = hexes(view).findIndex(({ word }) => word !== null && words?.includes(word));
  // A place that was not asked for, because there is only one, is where something is new.
  const fresh = () => hexes(view).findIndex(({ piece }, each) => after?.[each]?.piece !== piece);
  const at = said >= 0 || after === null || !words?.some((word) => PLACING.has(word)) ? said : fresh();
  const piece = after?.[at]?.piece ?? null;
  const hex = hexes(view)[at];
  return hex?.word && piece !== null && piece !== hex.piece ? { piece, hex: hex.word } : null;
}

export function pieceOn(speech: Speech, { piece, hex }: Built): string {
  const name = piece === "lost-mine" ? "planet-lost" : piece; // the mine comes with it
  return speech.text("gaia-card-piece", { piece: upperFirst(speech.name(name)), hex: hex.toUpperCase() });
}
