import { describe, expect, it } from "vitest";
import { groups, placeOf, spread } from "../src/boards/generic/layout";
import type { Item } from "../src/engine/types";

function hex(q: number, r: number): Item {
  return { word: `h${q}x${r}`, name: "hex", q, r };
}

function row(y: number, xs: number[]): { id: string; seat: number; items: Item[] } {
  return { id: `row-${y}`, seat: 0, items: xs.map((x) => ({ word: `c${x}-${y}`, name: "land" })) };
}

describe("the generic board", () => {
  it("finds places in facts and in words", () => {
    expect(placeOf(hex(-2, 3))).toEqual({ shape: "hex", x: -2, y: 3 });
    expect(placeOf({ word: "f1c2", name: "x", floor: 1, column: 2 })).toEqual({
      shape: "square",
      x: 2,
      y: -1,
    });
    expect(placeOf({ word: "c10-3", name: "x" })).toEqual({ shape: "square", x: 10, y: 3 });
    expect(placeOf({ word: "gem-world", name: "x" })).toBeNull();
    expect(placeOf({ word: null, name: "x" })).toBeNull();
  });

  it("joins rows into one grid and leaves lists alone", () => {
    const hand = { id: "hand", seat: 0, items: [{ word: "card-1", name: "card-1" }] };
    const found = groups([hand, row(0, [1, 2]), row(1, [0, 1, 2, 3]), hand]);
    expect(found.map((group) => [group.id, group.shape, group.items.length])).toEqual([
      ["hand", "list", 1],
      ["rows", "square", 6],
      ["hand", "list", 1],
    ]);
  });

  it("does not take a mixed or tiny area for a map", () => {
    const few = { id: "map", seat: null, items: [hex(0, 0), hex(1, 0)] };
    const mixed = {
      id: "map",
      seat: null,
      items: [...Array(8).keys()].map((q) => (q ? hex(q, 0) : { word: "x", name: "x" })),
    };
    expect(groups([few, mixed]).map((group) => group.shape)).toEqual(["list", "list"]);
  });

  it("lays hexes out without overlap: neighbours are a full step apart", () => {
    const { cells, width, height } = spread([hex(0, 0), hex(0, 1), hex(1, 0), hex(1, -1)]);
    expect(cells).toEqual([
      { x: 0, y: 0.5 },
      { x: 0, y: 1.5 },
      { x: 0.75, y: 1 },
      { x: 0.75, y: 0 },
    ]);
    expect([width, height]).toEqual([1.75, 2.5]);
  });
});
