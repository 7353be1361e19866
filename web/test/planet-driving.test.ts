import { describe, expect, it } from "vitest";
import { reachOf, wayAlong } from "../src/boards/planet/driving";
import { Hand } from "../src/boards/planet/hand";
import type { Offer } from "../src/engine/types";

/** The table proposes what collects most first. */
const WAYS = [
  { things: ["c5-5", "c5-6", "c6-6", "c6-5"], brings: { cost: 3, pods: 1, meteorites: 0 } },
  { things: ["c5-5", "c6-5"], brings: { cost: 1, pods: 0, meteorites: 0 } },
  { things: ["c2-2", "c2-3"], brings: { cost: 1, pods: 0, meteorites: 0 } },
];
const OFFER: Offer = {
  prompt: { id: "planet-ask-drive", args: {}, kind: "plan", least: 1, most: 1, picked: [], preference: "" },
  legal: [],
  sentences: [],
  candidates: [],
  proposals: WAYS.map((way) => ({ ...way, words: way.things })),
};

describe("the way of a rover", () => {
  const [rover = null, other] = reachOf(OFFER);

  it("is the cheapest one", () => {
    expect(rover?.ways.map(({ to, cost }) => [to, cost])).toEqual([["c6-5", 1]]);
    expect(other?.ways.map(({ to, at }) => [to, at])).toEqual([["c2-3", 2]]);
    expect(wayAlong(rover, "c6-5", [])).toMatchObject({ at: 1, cost: 1 });
    expect(wayAlong(rover, "c9-9", [])).toBeNull();
  });

  it("follows the squares over which it is dragged, and back", () => {
    const hand = new Hand();
    hand.grip("c5-5");
    for (const square of ["c5-6", "c6-6", "c6-5"]) hand.pull(square);
    expect(wayAlong(rover, hand.look().target, hand.look().trail)).toMatchObject({ at: 0, pods: 1 });
    hand.pull("c5-6");
    expect(hand.look().trail).toEqual(["c5-6"]);
    expect(hand.letGo()).toBe(true);
    hand.pull("c6-6");
    expect(hand.look().target).toBe("c5-6");
    hand.drive("c5-5", "c6-5");
    expect(hand.look().trail).toEqual([]);
  });
});
