import { describe, expect, it } from "vitest";
import { brief, shortest } from "../src/boards/generic/names";
import { kindOf, tintOf } from "../src/boards/generic/tints";
import type { Item } from "../src/engine/types";

const item = (name: string, facts: Record<string, unknown> = {}): Item => ({ word: null, name, ...facts });

describe("kinds of places", () => {
  it("are told by the view's own fact, or by the name", () => {
    expect(kindOf(item("gaia-planet-terra", { planet: "terra" }))).toBe("terra");
    expect(kindOf(item("planet-square-water"))).toBe("water");
    expect(tintOf(item("gaia-planet-space", { planet: null }))).toBeNull();
    expect(tintOf(item("planet-square-land"))).toBeNull();
    expect(tintOf(item("toString"))).toBeNull();
  });

  it("have a letter of their own, not a colour alone", () => {
    const planets = "terra oxide volcanic desert swamp titanium ice gaia transdim lost".split(" ");
    const tints = planets.map((planet) => tintOf(item("hex", { planet })));
    expect(new Set(tints.map((tint) => tint?.glyph)).size).toBe(planets.length);
    expect(new Set(tints.map((tint) => tint?.colour)).size).toBe(planets.length);
  });
});

describe("names where there is little room", () => {
  it("are cut so that they can still be told apart", () => {
    expect(brief("academy (knowledge)")).toBe("academy");
    expect(shortest("trading station")).toBe("trading station");
    expect(shortest("дослідницька лабораторія")).toBe("дослідн. лаборат.");
    expect(shortest("one two three")).toBe("one two");
  });
});
