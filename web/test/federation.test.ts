import { describe, expect, test } from "vitest";
import { partOf, piecesOf } from "../src/boards/federation/effects";
import { chartOf } from "../src/boards/federation/neo-layout";
import { toldOf } from "../src/boards/federation/told";

describe("effects", () => {
  test("what is paid, counted and chosen", () => {
    expect(partOf("pay-oceanium-1")?.pay).toBe(true);
    expect(partOf("points-per-level-2")?.bits[0]).toEqual({ is: "points", n: "2" });
    expect(partOf("or-degree-1")?.bits[0]).toEqual({ is: "sign", text: "/" });
    expect(partOf("no such thing")).toBeNull();
  });
  test("a gain falls into its pieces", () => {
    expect(piecesOf(["lavandium-2", "gold-1"])).toEqual(["lavandium", "lavandium", "gold"]);
  });
});

describe("the map of Neo", () => {
  const space = (word: string, influence: number, next: string[]) => ({
    word,
    name: word,
    reconstructed: [],
    kind: "space" as const,
    influence,
    gain: [],
    next,
    miners: [],
    asteroid: null,
    asteroid_gain: [],
  });
  test("columns by influence, as many as the board has; no two spaces in one place", () => {
    const wide = [space("a", 0, ["b", "c", "d", "e", "f"])];
    for (const word of ["b", "c", "d", "e", "f"]) wide.push(space(word, 1, ["z"]));
    wide.push(space("z", 12, []));
    const { spots, most, width } = chartOf(wide);
    expect(most).toBe(12);
    expect(new Set(spots.map(({ x, y }) => `${x} ${y}`)).size).toBe(7);
    expect(Math.max(...spots.map(({ x }) => x))).toBeLessThan(width);
  });
});

describe("the end of the round", () => {
  const line = (id: string, args: Record<string, string | number> = {}) => ({
    id,
    args,
    act: 0,
    changes: [],
  });
  test("is told step by step, the last one only", () => {
    const log = [
      line("federation-did-step", { step: "step-income" }),
      line("federation-did-round", { n: 2 }),
      line("federation-did-places", { seat: 0 }),
      line("federation-did-step", { step: "step-income" }),
      line("federation-did-gains", { seat: 0, n: 1, resource: "gold" }),
      line("federation-did-step", { step: "step-law" }),
      line("federation-did-round", { n: 3 }),
      line("federation-did-places", { seat: 1 }),
    ];
    const told = toldOf(log);
    expect(told?.at).toBe(3);
    expect(told?.whole).toBe(true);
    expect(toldOf(log.slice(0, 6))?.whole).toBe(false);
    expect(told?.steps.map(({ step, entries }) => [step, entries.length])).toEqual([
      ["income", 1],
      ["law", 0],
    ]);
    expect(toldOf([line("federation-did-places")])).toBeNull();
  });
});
