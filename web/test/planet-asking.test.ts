import { describe, expect, it } from "vitest";
import { isTakenUp } from "../src/boards/planet/asking";
import type { Offer } from "../src/engine/types";

function offer(id: string, sentences: string[][]): Offer {
  return {
    prompt: { id, args: {}, kind: "word", least: 1, most: 1, picked: [], preference: "" },
    legal: [...new Set(sentences.flatMap(([first]) => first ?? []))],
    sentences,
    candidates: [],
    proposals: [],
  };
}

describe("an answer", () => {
  const ways = [["civ", "water"], ["civ", "pass"], ["energy", "civ"], ["tech"], ["c3-4", "c3-5"]];

  it("is taken up at once if something is asked after it", () => {
    expect(isTakenUp(offer("planet-ask-resolve", ways), "civ")).toBe(true);
  });

  it("is clicked together if it could be the last", () => {
    expect(isTakenUp(offer("planet-ask-resolve", ways), "tech")).toBe(false);
  });

  it("is no rover, no tile, and no word that is not on offer", () => {
    expect(isTakenUp(offer("planet-ask-resolve", ways), "c3-4")).toBe(false);
    expect(isTakenUp(offer("planet-ask-resolve", ways), "rover")).toBe(false);
    expect(isTakenUp(offer("planet-ask-draft", [["large", "r0", "c3-4"]]), "large")).toBe(false);
  });

  it("is said before the same word answers the next question", () => {
    const boost = [
      ["tech", "tech"],
      ["tech", "civ"],
    ];
    expect(isTakenUp(offer("planet-ask-event-advance", boost), "tech")).toBe(true);
    expect(isTakenUp(offer("planet-ask-patch", [["c3-4", "civ"]]), "c3-4")).toBe(true);
  });
});
