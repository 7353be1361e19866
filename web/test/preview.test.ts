import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { begin } from "../src/engine/choice";
import { previewWords } from "../src/engine/preview";
import type { Offer, Word } from "../src/engine/types";
import { PAUSE, Previews } from "../src/table/previews";

const BUILD: Offer = {
  prompt: { id: "test", kind: "word", least: 1, most: 1, picked: [] },
  legal: ["build", "move", "pass"],
  sentences: [
    ["build", "hex-1", "ore"],
    ["build", "hex-1", "qic"],
    ["build", "hex-2", "ore"],
    ["move", "hex-2"],
    ["pass"],
  ],
  candidates: [],
};

function set(least: number, most: number): Offer {
  return {
    prompt: { id: "test", kind: "set", least, most, picked: [] },
    legal: ["a", "b", "c"],
    sentences: [],
    candidates: ["a", "b", "c"],
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

  it("is nothing for what cannot be said", () => {
    expect(previewWords(BUILD, begin(BUILD), "hex-9")).toBeNull();
    expect(previewWords(BUILD, { clicked: ["move"] }, "pass")).toBeNull();
    expect(previewWords(null, begin(null), "pass")).toBeNull();
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

describe("previews", () => {
  const CHANGES = [{ seat: 0, counter: "ore", by: -2 }];
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
    previews.hear({ type: "preview", words: ["pass"], changes: CHANGES });
    expect(previews.now()).toEqual(CHANGES);
    expect(told).toBe(1);
    previews.aim("v1", null);
    expect(previews.now()).toBeNull();
    previews.aim("v1", ["pass"]);
    vi.advanceTimersByTime(10 * PAUSE);
    expect(previews.now()).toEqual(CHANGES);
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
    previews.hear({ type: "preview", words: ["a"], changes: CHANGES });
    expect(previews.now()).toBeNull(); // that was about the table before
    previews.hear({ type: "preview", words: ["a"], changes: [] });
    expect(previews.now()).toEqual([]);
    previews.hear({ type: "preview", words: ["b"], changes: [] }); // nobody asked
    previews.aim("v2", ["b"]);
    expect(previews.now()).toBeNull();
  });

  it("stay silent where nobody can tell, and do not ask again", () => {
    previews.aim("v1", ["a"]);
    vi.advanceTimersByTime(PAUSE);
    previews.hear({ type: "preview", words: ["a"], changes: null });
    previews.aim("v1", null);
    previews.aim("v1", ["a"]);
    vi.advanceTimersByTime(PAUSE);
    expect(asked).toHaveLength(1);
    expect(previews.now()).toBeNull();
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
