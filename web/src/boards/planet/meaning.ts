/** What a thing on this table is, in a sentence: told in the prompt bar while it is pointed at. */

import type { Board, LineState, PlanetView, SeatFacts } from "../../contract/planet.gen";
import type { Word } from "../../engine/types";
import type { Speech } from "../../text/speech";
import { areaAt, resourcesIn } from "./areas";
import { stepsUp } from "./steps";
import { CORPORATIONS, isTrack, type Track, trackOf } from "./tables";
import { pointOf } from "./tiles";
import { depotOf, ownOf, privateGoals, SIZES, seatOf, sharedGoals } from "./view";

const GROUNDS: Readonly<Record<string, string>> = { I: "ice", E: "current", R: "ring", C: "city" };

/** `down`: trackers are about to step down. */
export function meaningOf(speech: Speech, view: PlanetView, word: Word, down: boolean): string | null {
  const own = ownOf(view);
  const seat = seatOf(view, own);
  if (pointOf(word)) return squareMeaning(speech, seat.board, word);
  const line = seat.board.lines.find((each) => each.word === word);
  if (line) return lineMeaning(speech, line, true);
  if (isTrack(word)) return down ? null : stepMeaning(speech, seat, word);
  const tech = seat.techs.findIndex((each) => each.word === word);
  const found = seat.techs[tech];
  if (found)
    return ruled(
      speech,
      found.name,
      speech.text("planet-board-tech", {
        n: tech + 1,
        name: speech.text(found.name),
        text: speech.explain(found.name) ?? "",
        state: found.used ? "used" : found.open ? "open" : "closed",
      }),
    );
  const slot = (SIZES as readonly string[]).indexOf(word);
  if (slot >= 0) {
    const tile = view.station[depotOf(view, own)]?.slots[slot]?.tile;
    return `${upper(speech.name(tile ?? word))}. ${ruled(speech, word, speech.explain(word) ?? "")}`;
  }
  const depot = view.station.find((each) => each.word === word);
  if (depot) {
    const [large = 0, small = 0] = depot.slots.map(({ left }) => left);
    return upper(speech.text("planet-board-depot-has", { depot: speech.name(word), large, small }));
  }
  // A card has two sides: the one that lies there is meant.
  const goal = [...sharedGoals(view, own), ...privateGoals(view, own)].find((each) => each.word === word);
  if (goal) return ruled(speech, goal.name, `${speech.text(goal.name)}: ${speech.explain(goal.name) ?? ""}`);
  return null;
}

function ruled(speech: Speech, word: string, text: string): string {
  const rule = speech.rule(word);
  return rule ? `${text.trim()} (${rule})` : text.trim();
}

function upper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What lies on a square and under it, its area, and how far its two lines are. */
export function squareMeaning(speech: Speech, board: Board, word: Word): string {
  const { x, y } = pointOf(word) ?? { x: 0, y: 0 };
  const sign = board.grid[y]?.[x] ?? "";
  const ground = speech.text(`planet-ground-${GROUNDS[sign] ?? "land"}`);
  const terrain = board.terrain[word];
  const covered = board.patches.includes(word) || board.tiles.some(({ cells }) => cells.includes(word));
  const parts = [
    board.rovers.some((rover) => rover.word === word) && speech.text("planet-lies-rover"),
    board.meteorites.includes(word) && speech.text("planet-lies-meteorite"),
    board.pods.includes(word) && speech.text("planet-lies-pod"),
    board.patches.includes(word) && speech.text("planet-lies-patch"),
    terrain === undefined || !covered ? ground : null,
  ];
  if (terrain !== undefined && covered) {
    const area = areaAt(board, word);
    const resources = resourcesIn(board, area);
    parts.push(
      speech.text("planet-board-area", { terrain: speech.name(terrain), squares: area.length, resources }),
      speech.text("planet-board-under", { ground }),
    );
  }
  const lines = board.lines
    .filter((line) => line.word === `row-${y}` || line.word === `column-${x}`)
    .map((line) => lineMeaning(speech, line, false));
  const lies = parts.filter((part) => typeof part === "string").join(", ");
  return `${speech.name(word)}: ${lies}. ${upper(lines.join("; "))}.`;
}

function lineMeaning(speech: Speech, { word, medal, gaps, blocked }: LineState, worth: boolean): string {
  const state = blocked ? "blocked" : gaps === 0 ? "full" : "open";
  const text = speech.text("planet-board-line", { line: speech.name(word), state, n: gaps });
  return worth ? upper(`${text}. ${upper(speech.text("planet-board-medal", { n: medal }))}.`) : text;
}

/** What the next step of a tracker gives. */
function stepMeaning(speech: Speech, seat: SeatFacts, track: Track): string | null {
  const [to] = stepsUp(seat, track);
  if (to === undefined) return null;
  const given = trackOf(seat.corporation, track)[to] ?? "";
  const gives = givenText(speech, seat.corporation, given) || speech.text("planet-board-nothing");
  const from = seat.counters[track] ?? 0;
  return upper(speech.text("planet-board-step", { track: speech.name(track), from, to, gives }));
}

/** What is gained at these positions of a track; medals count only at the end. */
export function gainsText(
  speech: Speech,
  corporation: string,
  track: Track,
  positions: readonly number[],
): string {
  return positions
    .map((position) => (trackOf(corporation, track)[position] ?? "").replace(/\bv\d+/g, "").trim())
    .filter((given) => given !== "")
    .map((given) => givenText(speech, corporation, given))
    .join(", ");
}

/** `move2 rover` gives both, `synergy|patch` one of the two. */
function givenText(speech: Speech, corporation: string, given: string): string {
  const or = new Intl.ListFormat(speech.language, { type: "disjunction" });
  return given
    .split(" ")
    .filter((part) => part !== "")
    .map((part) => or.format(part.split("|").map((one) => partName(speech, corporation, one))))
    .join(", ");
}

function partName(speech: Speech, corporation: string, part: string): string {
  const [, kind = part, digits = ""] = /^(\D+?)(\d+)$/.exec(part) ?? [];
  const n = Number(digits);
  if (kind.startsWith("advance-"))
    return speech.text("planet-given-advance", { track: speech.name(kind.slice("advance-".length)) });
  const tech = kind === "tech" ? CORPORATIONS.get(corporation)?.techs[n - 1] : undefined;
  const name = tech === undefined ? "" : speech.text(`tech-${tech}`);
  return speech.text(`planet-given-${kind}`, { n, name });
}
