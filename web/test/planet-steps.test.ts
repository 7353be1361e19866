import { describe, expect, it } from "vitest";
import { type StepFacts, stepDown, stepsUp } from "../src/boards/planet/steps";

function seat(counters: Record<string, number>, steps?: StepFacts["steps"]): StepFacts {
  return { corporation: "cosmos", counters, ...(steps && { steps }) };
}

describe("a tracker", () => {
  it("goes from one position to the next, up to the top", () => {
    expect(stepsUp(seat({ water: 3 }), "water")).toEqual([4]);
    expect(stepsUp(seat({ water: 3 }), "water", 2)).toEqual([4, 5]);
    expect(stepsUp(seat({ water: 14 }), "water", 3)).toEqual([15]);
    expect(stepsUp(seat({ water: 15 }), "water")).toEqual([]);
    expect(stepDown(seat({ water: 3 }), "water")).toBe(2);
    expect(stepDown(seat({ water: 0 }), "water")).toBeNull();
  });

  it("skips positions, or is stopped, where the view says so", () => {
    const skipping = seat({ water: 3, tech: 5 }, { water: { up: [6, 7], down: 1 }, tech: { up: [] } });
    expect(stepsUp(skipping, "water")).toEqual([6]);
    expect(stepsUp(skipping, "water", 2)).toEqual([6, 7]);
    expect(stepDown(skipping, "water")).toBe(1);
    expect(stepsUp(skipping, "tech", 2)).toEqual([]);
    expect(stepDown(skipping, "tech")).toBeNull();
    expect(stepsUp(skipping, "civ")).toEqual([1]);
  });
});
