import { describe, expect, it } from "vitest";
import type { Entry } from "../src/contract/messages.gen";
import { attributed, chains, marked, sum } from "../src/table/moves";

const line = (id: string, seat: number, hex = ""): Entry => ({
  id,
  args: hex ? { seat, hex } : { seat },
  act: 1,
  changes: [],
});
describe("the log", () => {
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

  it("tells what an act did to others at the line that speaks of them", () => {
    const by = (seat: number) => ({ seat, counter: "hand", by: -1 });
    const all = [by(0), by(1), by(2)];
    const lines = [
      { ...line("did-settle", 0), changes: all },
      line("did-settle", 1),
      line("did-pay", 1),
      { ...line("did-settle", 2), act: 2, changes: [by(1)] },
    ];
    const told = attributed(lines).map(({ changes }) => changes);
    expect(told).toEqual([[by(0), by(2)], [by(1)], [], [by(1)]]); // no line of the act speaks of seat 2
  });

  it("numbers the places of others' moves, the newest last", () => {
    const first = marked(new Map(), [line("did-a", 1, "h1"), line("did-a", 0, "h2"), line("did-a", 1)], 4, 0);
    expect([...first]).toEqual([["h1", { n: 1, seat: 1, line: 4 }]]);
    const second = marked(first, [line("did-a", 2, "h1")], 7, 0);
    expect(second.get("h1")).toEqual({ n: 2, seat: 2, line: 7 });
    expect(marked(second, [line("gaia-did-income", 1, "h3")], 8, 0).has("h3")).toBe(false);
  });
});
