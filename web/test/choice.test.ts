import { describe, expect, it } from "vitest";
import {
  back,
  begin,
  type Choice,
  canConfirm,
  click,
  confirm,
  isOpened,
  light,
  nextWords,
  propose,
  read,
} from "../src/engine/choice";
import type { Offer, Proposal, Word } from "../src/engine/types";

function ask(sentences: Word[][]): Offer {
  const legal = [...new Set(sentences.map((sentence) => sentence[0] as Word))];
  const prompt = {
    id: "test",
    args: {},
    preference: "",
    kind: "word" as const,
    least: 1,
    most: 1,
    picked: [],
  };
  return { prompt, legal, sentences, candidates: [], proposals: [] };
}

function askSet(candidates: Word[], least: number, most: number, picked: Word[] = []): Offer {
  const prompt = { id: "test", args: {}, preference: "", kind: "set" as const, least, most, picked };
  return { prompt, legal: candidates, sentences: [], candidates, proposals: [] };
}

function askPlan(proposals: Proposal[]): Offer {
  const prompt = {
    id: "test",
    args: {},
    preference: "",
    kind: "plan" as const,
    least: 1,
    most: 1,
    picked: [],
  };
  return { prompt, legal: [], sentences: [], candidates: [], proposals };
}

/** Clicks one after the other. */
function clicks(offer: Offer, words: readonly (Word | Word[])[]): Choice | "refused" {
  let choice = begin(offer);
  for (const word of words) {
    const outcome = click(offer, choice, word);
    if (outcome.kind === "refused") return "refused";
    choice = outcome.choice;
  }
  return choice;
}

/** The words that are planned in the end, or null while the decision is open. */
function play(offer: Offer, words: (Word | Word[])[]): readonly Word[] | null | "refused" {
  const choice = clicks(offer, words);
  return choice === "refused" ? choice : read(offer, choice).words;
}

function clicked(offer: Offer, words: (Word | Word[])[]): readonly Word[] | "refused" {
  const choice = clicks(offer, words);
  return choice === "refused" ? choice : choice.clicked;
}

function lit(offer: Offer, choice: Choice, word: Word | null) {
  return light(read(offer, choice), choice, word);
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

  it("means a word where it is on offer, though it may come again after another question", () => {
    const offer = ask([
      ["sell", "ore", "hex-1", "ore"],
      ["sell", "ore", "hex-2"],
      ["sell", "gem", "hex-1", "ore"],
      ["sell", "gem", "hex-2"],
    ]);
    expect(nextWords(offer, { clicked: ["sell", "ore"] })).toEqual(["hex-1", "hex-2"]);
    expect(play(offer, ["sell", "ore", "hex-1"])).toEqual(["sell", "ore", "hex-1", "ore"]);
    expect(lit(offer, { clicked: ["sell", "ore"] }, "gem")).toBe("later"); // it may still be meant
  });

  it("is done where that is on offer, not after another answer", () => {
    const offer = ask([
      ["done", "ore"],
      ["done", "gem"],
      ["one", "done", "ore"],
      ["one", "done", "gem"],
    ]);
    expect(nextWords(offer, { clicked: ["done"] })).toEqual(["ore", "gem"]);
    expect(play(offer, ["one", "done", "gem"])).toEqual(["one", "done", "gem"]);
  });

  it("takes several of a kind in whatever order they are clicked", () => {
    const offer = ask([
      ["ore", "ore"],
      ["ore", "gem"],
      ["gem", "gem"],
    ]);
    expect(play(offer, ["gem"])).toBeNull();
    expect(play(offer, ["gem", "ore"])).toEqual(["ore", "gem"]);
    expect(play(offer, ["gem", "gem"])).toEqual(["gem", "gem"]);
  });

  it("means the first of two questions where both may be answered by the same words", () => {
    const offer = ask([
      ["ore", "ore"],
      ["ore", "gem"],
      ["gem", "ore"],
      ["gem", "gem"],
    ]);
    const { open, steps } = read(offer, { clicked: ["gem"] });
    expect(open.map((way) => way.words)).toEqual([
      ["gem", "ore"],
      ["gem", "gem"],
    ]);
    expect(steps.map((step) => step.word)).toEqual(["gem"]);
    expect(play(offer, ["gem", "ore"])).toEqual(["gem", "ore"]);
  });

  it("lights up what is asked for next, and weaker what may come later", () => {
    const start = begin(BUILD);
    expect(nextWords(BUILD, start)).toEqual(["build", "move", "pass"]);
    expect(lit(BUILD, start, "build")).toBe("legal");
    expect(lit(BUILD, start, "hex-1")).toBe("later");
    expect(lit(BUILD, start, "hex-9")).toBe("dark");
    expect(lit(BUILD, start, null)).toBe("dark");
    const first = { clicked: ["hex-1"] };
    expect(nextWords(BUILD, { clicked: ["mine"] })).toEqual(["hex-1", "hex-2"]); // that it is built goes without saying
    expect(nextWords(BUILD, first)).toEqual(["build", "move"]);
    expect(lit(BUILD, first, "hex-1")).toBe("picked");
    expect(lit(BUILD, first, "build")).toBe("legal");
    expect(lit(BUILD, first, "mine")).toBe("later");
    expect(lit(BUILD, first, "lab")).toBe("dark");
  });

  it("shows what follows from the clicks, and what else the last click could have been", () => {
    const planned = { clicked: ["lab"] };
    expect(read(BUILD, planned).steps).toEqual([
      { word: "build", clicked: false },
      { word: "lab", clicked: true },
      { word: "hex-2", clicked: false },
    ]);
    expect(lit(BUILD, planned, "hex-2")).toBe("picked");
    expect(lit(BUILD, planned, "mine")).toBe("later");
    expect(nextWords(BUILD, planned)).toEqual(["build", "move", "pass"]); // what it was chosen from
    expect(read(BUILD, { clicked: ["mine"] }).steps).toEqual([
      { word: "build", clicked: false },
      { word: "mine", clicked: true },
    ]);
  });

  it("is opened by its first word only", () => {
    expect(isOpened(["build", "lab", "hex-2"], { clicked: ["lab"] })).toBe(false);
    expect(isOpened(["build", "lab", "hex-2"], { clicked: ["lab", "build"] })).toBe(true);
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
    expect(lit(twice, once, "x")).toBe("legal"); // it can be meant again
  });

  it("takes a second click back, follows a changed mind, refuses what is impossible", () => {
    expect(clicked(BUILD, ["mine", "mine"])).toEqual([]);
    expect(clicked(BUILD, ["mine", "pass"])).toEqual(["pass"]);
    expect(clicked(BUILD, ["build", "mine", "hex-1", "hex-2"])).toEqual(["build", "mine", "hex-2"]);
    expect(clicked(BUILD, ["hex-1", "build", "move"])).toEqual(["hex-1", "move"]);
    expect(play(BUILD, ["hex-9"])).toBe("refused");
  });

  it("is taken back click by click, whatever a click did", () => {
    let choice = clicks(BUILD, ["build", "mine", "hex-1", "hex-2", "pass"]);
    if (choice === "refused") throw new Error("all of this is possible");
    const seen: (readonly Word[])[] = [];
    for (let earlier = back(choice); earlier; earlier = back(choice)) {
      choice = earlier;
      seen.push(choice.clicked);
    }
    expect(seen).toEqual([
      ["build", "mine", "hex-2"],
      ["build", "mine", "hex-1"],
      ["build", "mine"],
      ["build"],
      [],
    ]);
    expect(back(begin(BUILD))).toBeNull();
  });

  it("takes a thing that stands for several words in one click", () => {
    const half = ask([
      ["amb-1", "vote", "room-1"],
      ["amb-1", "fund", "room-1"],
      ["amb-2", "vote", "room-1"],
      ["amb-2", "vote", "room-2"],
    ]);
    expect(play(half, [["amb-1", "vote"]])).toEqual(["amb-1", "vote", "room-1"]);
    expect(play(half, ["room-1", ["amb-2", "vote"]])).toEqual(["amb-2", "vote", "room-1"]);
    expect(
      clicked(half, [
        ["amb-2", "vote"],
        ["amb-1", "fund"],
      ]),
    ).toEqual(["amb-1", "fund"]);
    expect(
      clicked(half, [
        ["amb-2", "vote"],
        ["amb-2", "vote"],
      ]),
    ).toEqual([]);
    expect(clicked(half, [["amb-2", "fund"]])).toBe("refused");
  });

  it("reads a thousand long ways in no time", () => {
    const many = ask(
      Array.from({ length: 4000 }, (_, at) => [`a${at % 7}`, `b${at % 50}`, `c${at}`, "done", `d${at % 9}`]),
    );
    const times = Array.from({ length: 10 }, () => {
      const from = performance.now();
      read(many, { clicked: ["done", "b3"] });
      return performance.now() - from;
    });
    expect(Math.min(...times)).toBeLessThan(25); // the best: a busy machine makes any other as long as it likes
  });
});

describe("a plan of whole proposals", () => {
  const federations = askPlan([
    { words: ["federate", "p1", "p2", "s1"], things: ["p1", "p2", "s1"], brings: {} },
    { words: ["federate", "p1", "p3", "s2"], things: ["p1", "p3", "s2"], brings: {} },
    { words: ["federate", "p1", "p2"], things: ["p1", "p2"], brings: {} },
  ]);

  it("is found by clicking its things in any order", () => {
    expect(play(federations, ["s2"])).toEqual(["federate", "p1", "p3", "s2"]);
    expect(play(federations, ["p1"])).toBeNull();
    expect(play(federations, ["p2"])).toEqual(["federate", "p1", "p2"]); // all of it; more may be meant
    expect(play(federations, ["p2", "p1"])).toEqual(["federate", "p1", "p2"]);
    expect(play(federations, ["p2", "p1", "s1"])).toEqual(["federate", "p1", "p2", "s1"]);
    expect(play(federations, ["s1", "s2"])).toEqual(["federate", "p1", "p3", "s2"]); // the mind was changed
    expect(play(federations, ["p9"])).toBe("refused");
  });

  it("lights up what tells them apart", () => {
    const lights = (...words: Word[]) =>
      ["p1", "p2", "s1", "p3", "s2"].map((word) => lit(federations, { clicked: words }, word));
    expect(lights()).toEqual(["later", "legal", "legal", "legal", "legal"]); // all have p1
    expect(lights("p2")).toEqual(["picked", "picked", "legal", "later", "later"]);
    expect(clicked(federations, ["p2", "p2"])).toEqual([]);
  });

  it("is meant by name where several are made of the same things", () => {
    const paying = askPlan([
      { words: ["I", "I", "II"], things: ["I", "II"], brings: { I: 2 } },
      { words: ["I", "II", "II"], things: ["I", "II"], brings: { I: 1 } },
    ]);
    const [first, second] = paying.proposals;
    if (!first || !second) throw new Error("there are two");
    expect(read(paying, propose({ clicked: [] }, first)).words).toBe(first.words);
    expect(read(paying, propose({ clicked: [] }, second)).words).toBe(second.words);
  });

  it("is taken whole, and given back in one step", () => {
    const [, second] = federations.proposals;
    if (!second) throw new Error("there are three");
    const whole = propose(begin(federations), second);
    expect(read(federations, whole).words).toBe(second.words);
    expect(back(whole)?.clicked).toEqual([]);
  });
});

describe("a set", () => {
  const pay = askSet(["c1", "c2", "c3", "c4"], 2, 2);

  it("is collected in any order and said in the order of the vocabulary", () => {
    expect(canConfirm(pay, { clicked: ["c4"] })).toBe(false);
    expect(play(pay, ["c4"])).toBeNull();
    expect(play(pay, ["c4", "c1"])).toEqual(["c1", "c4"]);
    expect(canConfirm(pay, { clicked: ["c4", "c1"] })).toBe(true);
  });

  it("refuses one too many, and takes back by clicking again", () => {
    expect(play(pay, ["c1", "c2", "c3"])).toBe("refused");
    expect(clicked(pay, ["c1", "c2", "c2"])).toEqual(["c1"]);
    expect(lit(pay, { clicked: ["c1", "c2"] }, "c1")).toBe("picked");
    expect(lit(pay, { clicked: ["c1", "c2"] }, "c3")).toBe("dark");
    expect(lit(pay, { clicked: ["c1"] }, "c3")).toBe("legal");
  });

  it("of at most one has the newest click", () => {
    expect(play(askSet(["a", "b"], 1, 1), ["b"])).toEqual(["b"]);
    expect(clicked(askSet(["a", "b"], 1, 1), ["b", "a"])).toEqual(["a"]);
    expect(clicked(askSet(["a", "b"], 0, 1), ["a", "b"])).toEqual(["b"]);
  });

  it("ends with done while it is not full", () => {
    const some = askSet(["a", "b", "c"], 0, 2);
    expect(confirm(some, { clicked: [] })).toEqual(["done"]);
    expect(confirm(some, { clicked: ["b"] })).toEqual(["b", "done"]);
    expect(confirm(some, { clicked: ["c", "a"] })).toEqual(["a", "c"]);
    expect(read(some, begin(some)).words).toEqual(["done"]);
    expect(read(askSet(["a", "b"], 1, 2), { clicked: [] }).words).toBeNull();
  });

  it("goes on where it was left", () => {
    const begun = askSet(["a", "b", "c", "d"], 2, 3, ["b"]);
    const choice = begin(begun);
    expect(choice.clicked).toEqual(["b"]);
    expect([...read(begun, choice).next]).toEqual(["c", "d"]);
    expect(play(begun, ["a"])).toBe("refused");
    expect(confirm(begun, { clicked: ["b", "c"] })).toEqual(["c", "done"]);
    expect(back(choice)).toBeNull();
  });
});
