import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { deedOf, shopOfDeed, summedUp, worldOfDeed } from "../src/boards/federation/deed";
import { partOf, piecesOf } from "../src/boards/federation/effects";
import { chartOf } from "../src/boards/federation/neo-layout";
import { lawScores, toldOf } from "../src/boards/federation/told";

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

const line = (id: string, args: Record<string, string | number | string[]> = {}) => ({
  id: `federation-did-${id}`,
  args,
  act: 0,
  changes: [],
});

describe("what a token has done", () => {
  const log = [
    line("places", { seat: 0, space: "f1c1" }),
    line("gains", { seat: 0, n: 5, resource: "gold" }),
    line("places", { seat: 0, space: "f2c3" }),
    line("gains", { seat: 0, n: 1, resource: "lavandium" }),
    line("gains", { seat: 1, n: 4, resource: "gold" }),
    line("pays", { seat: 0, cost: ["copernium", "copernium"] }),
    line("trades", { seat: 0, shop: "shop-2" }),
    line("gains", { seat: 0, n: 2, resource: "lavandium" }),
  ];
  test("is told from the own last token on: the sums, prices first; the world and the shop", () => {
    const deed = deedOf(log, 0);
    expect(summedUp(deed.action)).toEqual(["pay-copernium-2", "lavandium-3"]);
    expect([worldOfDeed(deed), shopOfDeed(deed), deed.sent]).toEqual(["arratuin", "shop-2", null]);
  });
  test("what a mission brings is apart", () => {
    const sent = [...log, line("mission", { seat: 0, mission: "mission-neo" }), line("miner", { seat: 0 })];
    const deed = deedOf(sent, 0);
    expect([deed.sent, worldOfDeed(deed), deed.mission.length]).toEqual(["mission-neo", "neo", 1]);
    expect(deedOf(sent, 2)).toEqual({ action: [], mission: [], sent: null });
  });
});

test("who has scored what by the law of a round", () => {
  const end = (points: number) => [
    line("step", { step: "step-income" }),
    line("points", { seat: 0, n: 9, source: "from-floors" }),
    line("step", { step: "step-law" }),
    line("points", { seat: 0, n: points, source: "from-laws" }),
    line("points", { seat: 1, n: 2, source: "from-laws" }),
    line("round", { n: 2 }),
  ];
  const log = [...end(4), ...end(6)];
  expect([...lawScores(log, 2)]).toEqual([
    [0, 6],
    [1, 2],
  ]);
  expect(lawScores(log, 3).size).toBe(0);
});

describe("styles", () => {
  const FOLDER = join(import.meta.dirname, "../src/boards/federation");
  const files = readdirSync(FOLDER);
  const sources = files
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(join(FOLDER, file), "utf8"));
  const drawn = (sheet: string) =>
    sources.flatMap((source) => {
      const [, name] = new RegExp(`import (\\w+) from "\\./${sheet}"`).exec(source) ?? [];
      return name === undefined
        ? []
        : [...source.matchAll(new RegExp(`(?<![/.\\w])${name}\\.(\\w+)`, "g"))].map(([, each]) => each);
    });
  const BY_NAME = /^(u\d|done|open|shut)$/; // looked up by what the view says

  test.each(files.filter((file) => file.endsWith(".module.css")))(
    "%s: every class is drawn with, none is missing",
    (sheet) => {
      const text = readFileSync(join(FOLDER, sheet), "utf8").replace(/\/\*.*?\*\//gs, "");
      const selectors = [...text.matchAll(/([^{}]+)\{/g)].map(([, each]) =>
        (each ?? "").replace(/:global\((?:[^()]|\([^()]*\))*\)/g, ""),
      );
      const there = new Set(
        selectors.flatMap((each) => [...each.matchAll(/\.([A-Za-z][\w-]*)/g)].map(([, name]) => name ?? "")),
      );
      const used = new Set(drawn(sheet));
      expect([...there].filter((each) => !used.has(each) && !BY_NAME.test(each))).toEqual([]);
      expect([...used].filter((each) => each !== undefined && !there.has(each))).toEqual([]);
    },
  );
});
