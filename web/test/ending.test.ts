import { describe, expect, it } from "vitest";
import type { Result } from "../src/contract/messages.gen";
import { bestOf, grouped, isTied, rowsOf, sourcesOf } from "../src/table/end/rows";
import { Speech } from "../src/text/speech";

const speech = new Speech([], "en", ["Anna", "Bohdan"]);

function result(scores: readonly number[], winners: readonly number[]): Result {
  return { scores, winners, breakdown: scores.map((n) => ({ "track-civ": n })), rounds: [] };
}

describe("the end of a game", () => {
  it("names sources as at the beginning of a line", () => {
    expect(sourcesOf(speech, result([1], [0])).map(({ name }) => name.charAt(0))).toEqual(["T"]);
  });
  it("tells who had most of what, with all that only some have as one", () => {
    const ended: Result = {
      scores: [9, 12],
      winners: [1],
      breakdown: [
        { chips: 5, league: 4 },
        { chips: 5, guild: 3, order: 4 },
      ],
      rounds: [],
    };
    const sources = sourcesOf(speech, ended);
    const { rows, sources: shown } = grouped(speech, rowsOf(speech, ended, sources, 0), sources, ended);
    const best = bestOf(rows, shown).map(({ source, most, seats }) => [
      source.id,
      most,
      seats.map(({ seat }) => seat),
    ]);
    expect(best).toEqual([["single", 7, [1]]]);
  });
  it("has a winner against a target only if it was reached", () => {
    const won = (points: number, target?: number) =>
      rowsOf(speech, result([points], [0]), [], 0, target).map((row) => row.won);
    expect([won(59, 60), won(60, 60), won(12)]).toEqual([[false], [true], [true]]);
  });
  it("is tied if who lost has as many points, not if the victory is shared", () => {
    expect([
      isTied(result([15, 15], [1])),
      isTied(result([15, 15], [0, 1])),
      isTied(result([15, 12], [0])),
    ]).toEqual([true, false, false]);
  });
});
