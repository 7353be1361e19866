import { describe, expect, it } from "vitest";
import { type Asking, decide, isAsking, isDanger, type Verdict, verdictOf } from "../src/engine/policy";

const NOTHING = { counters: [], facts: [], final: null, prompt: null, consequences: {}, why: null };

function wish(asking: Asking, verdict: Verdict, opened = true, words = ["build", "hex"]) {
  return decide(asking, { words, opened, verdict });
}

describe("what is planned", () => {
  it("is said if it can be taken back, asked for if not, and waits while nobody knows", () => {
    expect(wish("final", "safe")).toBe("say");
    expect(wish("final", "final")).toBe("ask");
    expect(wish("final", "unknown")).toBe("wait");
    expect(wish("final", "regret")).toBe("ask"); // something would be given away
  });

  it("is always or never asked for by choice", () => {
    expect(wish("always", "safe")).toBe("ask");
    expect(wish("never", "final")).toBe("say");
    expect(wish("never", "safe", false)).toBe("say");
  });

  it("is never said by a word inside a sentence if it cannot be taken back", () => {
    expect(wish("never", "final", false)).toBe("ask");
  });

  it("asks before passing and before the end of a round, whatever the choice", () => {
    for (const asking of ["always", "final", "never"] as const) {
      expect(wish(asking, "round")).toBe("ask");
      expect(wish(asking, "safe", true, ["pass"])).toBe("ask");
      expect(wish(asking, "unknown", true, ["pass", "booster-1"])).toBe("ask");
    }
    expect(isDanger({ words: ["c5-0", "pass"], verdict: "safe" })).toBe(false); // that only leaves out a bonus
    expect(isDanger({ words: ["pass"], verdict: "final", only: true })).toBe(false); // nothing is given up
  });
});

describe("a verdict", () => {
  it("is what the table tells, or what follows from it", () => {
    expect(verdictOf(undefined)).toBe("unknown");
    expect(verdictOf({ ...NOTHING, final: true })).toBe("final");
    expect(verdictOf({ ...NOTHING, final: false, counters: null })).toBe("safe");
    expect(verdictOf({ ...NOTHING, counters: null })).toBe("final"); // chance has a part in it
    expect(verdictOf(NOTHING)).toBe("safe");
    expect(verdictOf({ ...NOTHING, final: false, consequences: { regret: true } })).toBe("regret");
    expect(verdictOf({ ...NOTHING, facts: [{ path: ["table", "round"], before: 1, after: 2 }] })).toBe(
      "round",
    );
    const begins = [{ path: ["table", "round"], before: 0, after: 1 }];
    expect(verdictOf({ ...NOTHING, final: false, facts: begins })).toBe("safe"); // the set-up is no round
  });

  it("belongs to a wish that is known", () => {
    expect(isAsking("never")).toBe(true);
    expect(isAsking("sometimes")).toBe(false);
    expect(isAsking(null)).toBe(false);
  });
});
