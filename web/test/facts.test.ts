import { FluentBundle } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { factsOf, isNothing, labelled, valueText } from "../src/boards/generic/facts";
import { Speech } from "../src/text/speech";

const speech = new Speech([new FluentBundle("en")], "en", ["Anna", "Bohdan"]);
const reader = { speech, players: 2 };
const text = (id: string, value: unknown) => valueText(reader, id, value);

describe("the facts of a view", () => {
  it("are told whatever they are", () => {
    expect(text("round", 3)).toBe("3");
    expect(text("phase", "actions")).toBe("Actions");
    expect(text("pawn", 1)).toBe("Bohdan");
    expect(text("owner", -1)).toBe("-1");
    expect(text("discs", [0, 0, 1])).toBe("0, 0, 1");
    expect(text("levels", [2, 5])).toBe("Anna 2, Bohdan 5");
    expect(text("order", [1, 0])).toBe("Bohdan, Anna");
    expect(text("passed", [1])).toBe("Bohdan");
    expect(text("leaders", [[0, 1], [1]])).toBe("Anna, Bohdan; Bohdan");
    expect(text("reach", [null, 3])).toBe("Anna –, Bohdan 3");
    expect(text("income", ["die-1", "ore"])).toBe("Die 1, Ore");
    expect(text("influence", { neo: 1, atal: 2 })).toBe("Neo 1, Atal 2");
    expect(text("floors", [[1, 5, 0], [3]])).toBe("1, 5, 0; 3");
    expect(text("techs", [{ word: "t1", name: "free-move", open: 2 }])).toBe("Free move (T1, Open 2)");
    expect(text("standing", [{ value: 1, points: 4 }])).toBe("Value 1, Points 4");
    expect(text("start", null)).toBe("–");
  });

  it("leave nothing out that is there", () => {
    const seat = { counters: { ore: 1 }, faction: "xenos", tiles: [], research: { gaia: 2 }, passed: false };
    const told = factsOf(reader, seat, new Set(["counters"]));
    expect(told.map(({ label, text: value }) => `${label} ${value}`)).toEqual([
      "Faction Xenos",
      "Tiles –",
      "Research Gaia 2",
      "Passed web-no",
    ]);
    const item = { word: "x", name: "x", owner: 0, taken: true, free: false, piece: null, costs: [1, 2, 3] };
    const bare = factsOf(reader, item, new Set(["word", "name"]), true);
    expect(bare.map(({ label, text: value }) => labelled(label, value))).toEqual([
      "Owner Anna",
      "Taken",
      "Costs 1, 2, 3",
    ]);
    expect(bare[0]?.seat).toBe(0);
  });

  it("know what is nothing", () => {
    expect([null, undefined, "", [], {}].every(isNothing)).toBe(true);
    expect([0, false, "x", [0]].some(isNothing)).toBe(false);
  });
});
