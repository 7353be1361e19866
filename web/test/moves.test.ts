import { describe, expect, it } from "vitest";
import type { View } from "../src/engine/types";
import { chains, costed, difference, marked, sum } from "../src/table/moves";

const line = (id: string, seat: number, hex = "") => ({ id, args: hex ? { seat, hex } : { seat } });
const view = (...ores: number[]): View => ({
  seat: 0,
  players: 2,
  waiting: [],
  over: false,
  seats: ores.map((ore) => ({ counters: { ore, credits: 5 } })),
});

describe("the log", () => {
  it("tells by the counters what a move cost, at the last line of its seat", () => {
    const changes = difference(view(4, 4), view(4, 1));
    expect(changes).toEqual([{ seat: 1, counter: "ore", by: -3 }]);
    const lines = costed([line("did-a", 1), line("did-b", 1), line("next-round", 0)], changes);
    expect(lines.map((each) => each.changes)).toEqual([undefined, changes, undefined]);
    expect(difference(null, view(1))).toEqual([]);
  });

  it("leaves it to the server where that tells", () => {
    const told = [{ ...line("did-a", 1), changes: [] }];
    expect(costed(told, [{ seat: 1, counter: "ore", by: 1 }])).toBe(told);
  });

  it("folds chains of one kind of act of one seat, and adds up what they did", () => {
    const ore = (by: number) => [{ seat: 1, counter: "ore", by }];
    const lines = [
      line("did-free", 0),
      { ...line("did-free", 1), changes: ore(-1) },
      { ...line("did-free", 1), changes: ore(-2) },
      line("did-build", 1),
      line("a-round", 1),
      line("a-round", 1),
    ];
    const found = chains(lines, 7);
    expect(found.map((chain) => [chain.from, chain.entries.length])).toEqual([
      [7, 1],
      [8, 2],
      [10, 1],
      [11, 1],
      [12, 1],
    ]);
    expect(sum(found[1]?.entries ?? [])).toEqual(ore(-3));
  });

  it("numbers the places of others' moves, the newest last", () => {
    const first = marked(new Map(), [line("did-a", 1, "h1"), line("did-a", 0, "h2"), line("did-a", 1)], 4, 0);
    expect([...first]).toEqual([["h1", { n: 1, seat: 1, line: 4 }]]);
    const second = marked(first, [line("did-a", 2, "h1")], 7, 0);
    expect(second.get("h1")).toEqual({ n: 2, seat: 2, line: 7 });
  });
});
