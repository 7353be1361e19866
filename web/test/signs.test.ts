import { describe, expect, it } from "vitest";
import { DESIGNS, design, designId, type PowerList, RAIL } from "../src/boards/race/cards";
import { signs } from "../src/boards/race/signs";
import { waysOf } from "../src/boards/race/view";

describe("the signs on the cards of Race", () => {
  it("exist for every power of every card", () => {
    let count = 0;
    for (const face of Object.values(DESIGNS)) {
      for (const list of RAIL.flatMap((row) => row.lists) as PowerList[]) {
        for (const power of face[list] ?? []) {
          count += 1;
          const row = signs(list, power, face.production ?? face.windfall);
          expect(row.length).toBeGreaterThan(0);
          expect(row).not.toContainEqual({ sign: "text", text: "✦" });
        }
      }
    }
    expect(Object.keys(DESIGNS)).toHaveLength(95);
    expect(count).toBeGreaterThan(120);
  });

  it("tell a restricted power from a general one", () => {
    expect(signs("settle", { power: "military", amount: 2 })).toEqual([{ sign: "military", text: "+2" }]);
    expect(signs("settle", { power: "military", amount: 2, kind: "alien" })).toEqual([
      { sign: "military", text: "+2" },
      { sign: "good", kind: "alien" },
    ]);
    expect(signs("settle", { power: "military", amount: 4, keyword: "rebel" })).toContainEqual({
      sign: "text",
      text: "R",
    });
    expect(signs("trade", { power: "trade-bonus", amount: 3, this_world: true })).not.toEqual(
      signs("trade", { power: "trade-bonus", amount: 3 }),
    );
    expect(signs("consume", { power: "sell", bonuses: true })).not.toEqual(
      signs("consume", { power: "sell", bonuses: false }),
    );
  });

  it("show what a consume power takes and gives", () => {
    expect(signs("consume", { power: "consume", kind: "novelty", times: 3, vp: 1, cards: 1 })).toEqual([
      { sign: "good", kind: "novelty" },
      { sign: "text", text: "×3" },
      { sign: "arrow" },
      { sign: "points", text: "1" },
      { sign: "card", text: "1" },
    ]);
    expect(
      signs("consume", { power: "consume", goods: 2, vp: 3 }).filter((one) => one.sign === "good"),
    ).toHaveLength(2);
  });

  it("colour production by the kind of the world", () => {
    expect(signs("produce", { power: "produce" }, "genes")).toContainEqual({ sign: "good", kind: "genes" });
  });

  it("find a card by any of its words", () => {
    expect(designId("mining-robots/2")).toBe("mining-robots");
    expect(designId("gambling-world.2")).toBe("gambling-world");
    expect(design("gem-world")?.name).toBe("Gem World");
    expect(design("explore+5")).toBeUndefined();
  });
});

describe("how a world in hand may be placed", () => {
  const world = (price: number | null, military: number | null) =>
    waysOf({ word: "card-1", name: "w", price, military }, military === null ? 0 : 2);

  it("is conquered, paid for, either, or neither", () => {
    expect(world(3, null)).toEqual({ conquers: false, pays: true });
    expect(world(null, 2)).toEqual({ conquers: true, pays: false });
    expect(world(1, -1)).toEqual({ conquers: false, pays: true }); // a power lets one pay for it
    expect(world(1, 2)).toEqual({ conquers: true, pays: true });
    expect(world(null, 1)).toEqual({ conquers: false, pays: false });
  });
});
