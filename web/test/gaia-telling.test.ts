import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { meaningOf, questionOf } from "../src/boards/gaia/telling";
import type { GaiaView } from "../src/boards/gaia/view";
import { NO_PLAN, type Plan } from "../src/engine/plan";
import type { Prompt } from "../src/engine/types";
import { Speech } from "../src/text/speech";

const file = fileURLToPath(new URL("../../src/starboard/locales/en/gaia.ftl", import.meta.url));
const bundle = new FluentBundle("en", { useIsolating: false });
bundle.addResource(new FluentResource(readFileSync(file, "utf-8")));
const speech = new Speech([bundle], "en", ["Anna"]);
const hex = { word: "d4", name: "planet-ice", piece: null, owner: null, guest: null };
const view = { seat: 0, seats: [], areas: [{ id: "map", items: [hex] }] } as unknown as GaiaView;
const ask = (id: string): Prompt => ({
  id,
  args: {},
  preference: "",
  kind: "word",
  least: 1,
  most: 1,
  picked: [],
});
const clicked = (...words: string[]): Plan => ({
  ...NO_PLAN,
  state: "open",
  steps: words.map((word) => ({ word, clicked: true })),
});

describe("what the prompt bar of Gaia Project tells", () => {
  it("of an action is what it does, once", () => {
    const told = (word: string) => meaningOf(speech, view, word, { prompt: "gaia-ask-turn", lit: true });
    expect(told("power-1step")).toMatch(/^Spend 3 power: .*\(GP-24\.3\)$/);
    expect(told("ore-credit")).toBe("Free action: 1 credit for 1 ore. (GP-17.12)");
    expect(told("d4")).toBe("D4, ice planet (white)");
  });

  it("of a hex with several ways asks for one of them", () => {
    expect(questionOf(speech, view, clicked("d4"), ask("gaia-ask-turn"))).toBe("What shall be done on D4?");
    expect(questionOf(speech, view, clicked("build"), ask("gaia-ask-turn"))).toBeNull(); // asked by the table
  });
});
