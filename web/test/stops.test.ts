import { describe, expect, it } from "vitest";
import { isStop, next, rest, step } from "../src/kit/stops";

describe("the sheet", () => {
  it("goes from stop to stop, and with taps round and round", () => {
    expect([step("peek", 1), step("half", 1), step("full", 1)]).toEqual(["half", "full", "full"]);
    expect([step("full", -1), step("half", -1), step("peek", -1)]).toEqual(["half", "peek", "peek"]);
    expect([next("peek"), next("half"), next("full")]).toEqual(["half", "full", "peek"]);
  });

  it("comes to rest at the nearest stop when it is let go slowly", () => {
    expect([0, 0.2, 0.3, 0.7, 0.8, 1].map((share) => rest(share, 0))).toEqual([
      "peek",
      "peek",
      "half",
      "half",
      "full",
      "full",
    ]);
  });

  it("goes on where a flick sends it", () => {
    expect(rest(0.1, 1)).toBe("half");
    expect(rest(0.6, 1)).toBe("full");
    expect(rest(1, 1)).toBe("full");
    expect(rest(0.9, -1)).toBe("half");
    expect(rest(0.4, -1)).toBe("peek");
    expect(rest(0, -1)).toBe("peek");
  });

  it("knows its stops", () => {
    expect(isStop("half")).toBe(true);
    expect(isStop("true")).toBe(false);
    expect(isStop(null)).toBe(false);
  });
});
