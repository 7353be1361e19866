import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { PreviewAnswer } from "../src/contract/messages.gen";
import { begin } from "../src/engine/choice";
import { foreseenView, previewWords } from "../src/engine/preview";
import type { Offer, Word } from "../src/engine/types";
import { PAUSE, Previews } from "../src/table/previews";
import { foresightOf } from "../src/table/wire";

const BUILD: Offer = {
  prompt: { id: "test", args: {}, preference: "", kind: "word", least: 1, most: 1, picked: [] },
  legal: ["build", "move", "pass"],
  sentences: [
    ["build", "hex-1", "ore"],
    ["build", "hex-1", "qic"],
    ["build", "hex-2", "ore"],
    ["move", "hex-2"],
    ["pass"],
  ],
  candidates: [],
  proposals: [],
};

function set(least: number, most: number): Offer {
  return {
    prompt: { id: "test", args: {}, preference: "", kind: "set", least, most, picked: [] },
    legal: ["a", "b", "c"],
    sentences: [],
    candidates: ["a", "b", "c"],
    proposals: [],
  };
}

describe("what is tried out", () => {
  it("is the sentence that a click would say", () => {
    expect(previewWords(BUILD, begin(BUILD), "pass")).toEqual(["pass"]);
    expect(previewWords(BUILD, { clicked: ["hex-2"] }, "move")).toEqual(["move", "hex-2"]);
  });

  it("is the common beginning of what is left, if that says what is pointed at", () => {
    expect(previewWords(BUILD, begin(BUILD), "build")).toEqual(["build"]);
    expect(previewWords(BUILD, begin(BUILD), "hex-1")).toEqual(["build", "hex-1"]);
    expect(previewWords(BUILD, begin(BUILD), "hex-2")).toBeNull(); // to build there, or to move there?
    expect(previewWords(BUILD, begin(BUILD), "ore")).toBeNull(); // where?
  });

  it("is all that a thing stands for", () => {
    expect(previewWords(BUILD, begin(BUILD), ["qic", "hex-1"])).toEqual(["build", "hex-1", "qic"]);
    expect(previewWords(BUILD, begin(BUILD), ["move", "qic"])).toBeNull();
  });

  it("is nothing for what cannot be said", () => {
    expect(previewWords(BUILD, begin(BUILD), "hex-9")).toBeNull();
    expect(previewWords(BUILD, { clicked: ["hex-1"] }, "pass")).toBeNull();
    expect(previewWords(null, begin(null), "pass")).toBeNull();
  });

  it("is what else could be meant, when all is said that must be", () => {
    expect(previewWords(BUILD, { clicked: ["move"] }, "pass")).toEqual(["pass"]);
  });

  it("is a set that could be confirmed, as the table wants it", () => {
    expect(previewWords(set(2, 2), begin(null), "c")).toBeNull();
    expect(previewWords(set(2, 2), { clicked: ["c"] }, "a")).toEqual(["a", "c"]);
    expect(previewWords(set(0, 2), begin(null), "b")).toEqual(["b", "done"]);
    expect(previewWords(set(0, 2), { clicked: ["b"] }, "b")).toEqual(["done"]); // a second click takes it back
    expect(previewWords(set(1, 1), begin(null), "b")).toEqual(["b"]);
    expect(previewWords(set(1, 2), { clicked: ["b"] }, "done")).toEqual(["b", "done"]);
    expect(previewWords(set(2, 2), { clicked: ["b"] }, "done")).toBeNull();
  });
});

describe("the view as it would be", () => {
  const view = {
    table: { round: 3 },
    seats: [{ counters: { ore: 4 } }, { counters: { ore: 1 } }],
    areas: [],
  };
  const facts = [
    { path: ["seats", 0, "counters", "ore"], before: 4, after: 1 },
    { path: ["table", "market"], before: undefined, after: ["x"] },
  ];

  it("has what changes, and shares the rest", () => {
    const after = foreseenView(view, facts);
    expect(after).toEqual({
      table: { round: 3, market: ["x"] },
      seats: [{ counters: { ore: 1 } }, { counters: { ore: 1 } }],
      areas: [],
    });
    expect(after.seats[1]).toBe(view.seats[1]);
    expect(view.seats[0]?.counters.ore).toBe(4);
  });

  it("tells the counters too", () => {
    const foreseen = { changes: facts, final: false, prompt: null, facts: { price: 3 } };
    expect(foresightOf({ type: "preview", words: [], foreseen, why: null })).toEqual({
      counters: [{ seat: 0, counter: "ore", by: -3 }],
      facts,
      final: false,
      prompt: null,
      consequences: { price: 3 },
      why: null,
    });
    expect(
      foresightOf({ type: "preview", words: [], foreseen: null, why: { id: "why-x", args: {} } }),
    ).toEqual({
      counters: null,
      facts: [],
      final: null,
      prompt: null,
      consequences: {},
      why: { id: "why-x", args: {} },
    });
  });
});

describe("previews", () => {
  const CHANGES = [{ seat: 0, counter: "ore", by: -2 }];
  const FACTS = [{ path: ["seats", 0, "counters", "ore"], before: 4, after: 2 }];
  const answer = (word: Word, changes = FACTS, final = false): PreviewAnswer => ({
    type: "preview",
    words: [word],
    foreseen: { changes, final, prompt: null, facts: {} },
    why: null,
  });
  let asked: (readonly Word[])[];
  let told: number;
  let previews: Previews;

  beforeEach(() => {
    vi.useFakeTimers();
    asked = [];
    told = 0;
    previews = new Previews(
      (words) => asked.push(words),
      () => told++,
    );
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("are asked for after a moment, once", () => {
    previews.aim("v1", ["pass"]);
    vi.advanceTimersByTime(PAUSE - 1);
    expect(asked).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(asked).toEqual([["pass"]]);
    expect(previews.now()).toBeNull();
    previews.hear(answer("pass"));
    expect(previews.now()?.counters).toEqual(CHANGES);
    expect(told).toBe(1);
    previews.aim("v1", null);
    expect(previews.now()).toBeNull();
    previews.aim("v1", ["pass"]);
    vi.advanceTimersByTime(10 * PAUSE);
    expect(previews.now()?.counters).toEqual(CHANGES);
    expect(asked).toHaveLength(1);
  });

  it("are not asked for when the hand only passes over", () => {
    previews.aim("v1", ["a"]);
    vi.advanceTimersByTime(PAUSE / 2);
    previews.aim("v1", ["b"]);
    vi.advanceTimersByTime(PAUSE / 2);
    previews.aim("v1", null);
    vi.advanceTimersByTime(10 * PAUSE);
    expect(asked).toEqual([]);
  });

  it("are not put off by being told of the same thing again", () => {
    previews.aim("v1", ["a"]);
    vi.advanceTimersByTime(PAUSE - 10);
    previews.aim("v1", ["a"]);
    vi.advanceTimersByTime(10);
    expect(asked).toHaveLength(1);
  });

  it("belong to one version of the table", () => {
    previews.aim("v1", ["a"]);
    vi.advanceTimersByTime(PAUSE);
    previews.aim("v2", ["a"]);
    vi.advanceTimersByTime(PAUSE);
    expect(asked).toEqual([["a"], ["a"]]);
    previews.hear(answer("a"));
    expect(previews.now()).toBeNull(); // that was about the table before
    previews.hear(answer("a", []));
    expect(previews.now()?.counters).toEqual([]);
    previews.hear(answer("b", [])); // nobody asked
    previews.aim("v2", ["b"]);
    expect(previews.now()).toBeNull();
  });

  it("stay silent where nobody can tell, and do not ask again", () => {
    previews.aim("v1", ["a"]);
    vi.advanceTimersByTime(PAUSE);
    previews.hear({ type: "preview", words: ["a"], foreseen: null, why: null });
    previews.aim("v1", null);
    previews.aim("v1", ["a"]);
    vi.advanceTimersByTime(PAUSE);
    expect(asked).toHaveLength(1);
    expect(previews.now()?.counters).toBeNull();
  });

  it("of what was clicked are asked for at once, and only once", () => {
    previews.want("v1", ["a"]);
    previews.aim("v1", ["a"]);
    vi.advanceTimersByTime(10 * PAUSE);
    expect(asked).toEqual([["a"]]);
    expect(previews.of(["a"])).toBeUndefined();
    previews.hear(answer("a", FACTS, true));
    expect(previews.of(["a"])).toMatchObject({ counters: CHANGES, facts: FACTS, final: true });
  });

  it("that were asked for on a lost line are asked for again", () => {
    previews.aim("v1", ["a"]);
    vi.advanceTimersByTime(PAUSE);
    previews.forget();
    previews.aim("v1", null);
    previews.aim("v1", ["a"]);
    vi.advanceTimersByTime(PAUSE);
    expect(asked).toHaveLength(2);
  });
});
