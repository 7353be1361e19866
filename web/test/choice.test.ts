import { describe, expect, it } from "vitest";
import { back, begin, canConfirm, click, confirm, light, nextWords, offered } from "../src/engine/choice";
import type { Offer, Word } from "../src/engine/types";

function ask(sentences: Word[][]): Offer {
  const legal = [...new Set(sentences.map((sentence) => sentence[0] as Word))];
  const prompt = { id: "test", kind: "word", least: 1, most: 1, picked: [] };
  return { prompt, legal, sentences, candidates: [] };
}

function askSet(candidates: Word[], least: number, most: number, picked: Word[] = []): Offer {
  const prompt = { id: "test", kind: "set", least, most, picked };
  return { prompt, legal: candidates, sentences: [], candidates };
}

/** Clicks one after the other; the words that are said in the end, or null while the decision is open. */
function play(offer: Offer, words: Word[]): readonly Word[] | null | "refused" {
  let choice = begin(offer);
  for (const word of words) {
    const outcome = click(offer, choice, word);
    if (outcome.kind === "say") return outcome.words;
    if (outcome.kind === "refused") return "refused";
    choice = outcome.choice;
  }
  return null;
}

const BUILD = ask([
  ["build", "mine", "hex-1"],
  ["build", "mine", "hex-2"],
  ["build", "lab", "hex-2"],
  ["move", "hex-1"],
  ["pass"],
]);

describe("a sentence", () => {
  it("is said when it is clicked in the table's order", () => {
    expect(play(BUILD, ["build", "mine", "hex-2"])).toEqual(["build", "mine", "hex-2"]);
    expect(play(BUILD, ["pass"])).toEqual(["pass"]);
  });

  it("is said as soon as only one remains, whatever was clicked first", () => {
    expect(play(BUILD, ["lab"])).toEqual(["build", "lab", "hex-2"]);
    expect(play(BUILD, ["hex-2"])).toBeNull();
    expect(play(BUILD, ["hex-2", "mine"])).toEqual(["build", "mine", "hex-2"]);
    expect(play(BUILD, ["hex-1", "move"])).toEqual(["move", "hex-1"]);
  });

  it("lights up what the ways that are left still hold", () => {
    expect([...offered(BUILD, begin(BUILD))].sort()).toEqual(
      ["build", "hex-1", "hex-2", "lab", "mine", "move", "pass"].sort(),
    );
    const first = click(BUILD, begin(BUILD), "hex-1");
    if (first.kind !== "open") throw new Error("should be open");
    const open = offered(BUILD, first.choice);
    expect([...open].sort()).toEqual(["build", "mine", "move"]);
    expect(nextWords(BUILD, first.choice)).toEqual(["build", "move"]);
    expect(light(BUILD, first.choice, open, "hex-1")).toBe("picked");
    expect(light(BUILD, first.choice, open, "mine")).toBe("legal");
    expect(light(BUILD, first.choice, open, "lab")).toBe("dark");
    expect(light(BUILD, first.choice, open, null)).toBe("dark");
  });

  it("keeps the order where the order has a meaning", () => {
    const swap = ask([
      ["a", "b"],
      ["b", "a"],
      ["a", "c"],
    ]);
    expect(play(swap, ["b", "a"])).toEqual(["b", "a"]);
    expect(play(swap, ["a", "b"])).toEqual(["a", "b"]);
  });

  it("comes to an end when all that is left is how to order the same words", () => {
    const orders = ask([["a", "b", "c"], ["b", "a", "c"], ["c", "a", "b"], ["d"]]);
    expect(play(orders, ["c", "b", "a"])).toEqual(["b", "a", "c"]); // nobody may say c, b, a: this is nearest
    expect(play(orders, ["c", "a", "b"])).toEqual(["c", "a", "b"]);
    expect(play(orders, ["a", "c", "b"])).toEqual(["a", "b", "c"]);
  });

  it("takes a word that is a whole answer at its word", () => {
    const short = ask([["b"], ["a", "b"], ["a", "c"]]);
    expect(play(short, ["b"])).toEqual(["b"]);
    expect(play(short, ["a", "b"])).toEqual(["a", "b"]);
  });

  it("counts a word as often as it stands there", () => {
    const twice = ask([
      ["x", "x"],
      ["x", "y"],
    ]);
    expect(play(twice, ["x", "x"])).toEqual(["x", "x"]);
    expect(play(twice, ["x", "y"])).toEqual(["x", "y"]);
    const once = { clicked: ["x"] };
    expect(light(twice, once, offered(twice, once), "x")).toBe("legal"); // it can be meant again
  });

  it("takes a second click back, follows a changed mind, refuses what is impossible", () => {
    const first = click(BUILD, begin(BUILD), "mine");
    if (first.kind !== "open") throw new Error("should be open");
    expect(click(BUILD, first.choice, "mine")).toEqual({ kind: "open", choice: { clicked: [] } });
    expect(click(BUILD, first.choice, "pass")).toEqual({ kind: "say", words: ["pass"] });
    expect(play(BUILD, ["hex-9"])).toBe("refused");
    expect(back(BUILD, first.choice)).toEqual({ clicked: [] });
    expect(back(BUILD, begin(BUILD))).toBeNull();
  });
});

describe("a set", () => {
  const pay = askSet(["c1", "c2", "c3", "c4"], 2, 2);

  it("is collected in any order and said in the order of the vocabulary", () => {
    const third = click(pay, begin(pay), "c4");
    if (third.kind !== "open") throw new Error("should be open");
    expect(canConfirm(pay, third.choice)).toBe(false);
    const both = click(pay, third.choice, "c1");
    if (both.kind !== "open") throw new Error("should be open");
    expect(canConfirm(pay, both.choice)).toBe(true);
    expect(confirm(pay, both.choice)).toEqual(["c1", "c4"]);
    expect(click(pay, both.choice, "done")).toEqual({ kind: "say", words: ["c1", "c4"] });
  });

  it("refuses one too many, and takes back by clicking again", () => {
    expect(play(pay, ["c1", "c2", "c3"])).toBe("refused");
    expect(click(pay, { clicked: ["c1", "c2"] }, "c2")).toEqual({
      kind: "open",
      choice: { clicked: ["c1"] },
    });
    expect([...offered(pay, { clicked: ["c1", "c2"] })]).toEqual(["c1", "c2"]);
  });

  it("of exactly one is said with one click; of at most one the newest click counts", () => {
    expect(play(askSet(["a", "b"], 1, 1), ["b"])).toEqual(["b"]);
    const upTo = askSet(["a", "b"], 0, 1);
    expect(click(upTo, { clicked: ["a"] }, "b")).toEqual({ kind: "open", choice: { clicked: ["b"] } });
  });

  it("ends with done while it is not full", () => {
    const some = askSet(["a", "b", "c"], 0, 2);
    expect(confirm(some, { clicked: [] })).toEqual(["done"]);
    expect(confirm(some, { clicked: ["b"] })).toEqual(["b", "done"]);
    expect(confirm(some, { clicked: ["c"] })).toEqual(["c", "done"]);
    expect(confirm(some, { clicked: ["c", "a"] })).toEqual(["a", "c"]);
    expect(play(askSet(["a", "b"], 1, 2), ["done"])).toBe("refused");
  });

  it("goes on where it was left", () => {
    const begun = askSet(["a", "b", "c", "d"], 2, 3, ["b"]);
    const choice = begin(begun);
    expect(choice.clicked).toEqual(["b"]);
    expect([...offered(begun, choice)]).toEqual(["c", "d"]);
    expect(play(begun, ["a"])).toBe("refused");
    expect(confirm(begun, { clicked: ["b", "c"] })).toEqual(["c", "done"]);
    expect(back(begun, choice)).toBeNull();
  });
});
