import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { DESIGNS, type PowerList, RAIL } from "../src/boards/race/cards";
import { clauseText, powerText, typeText } from "../src/boards/race/power-text";
import { isLanguage, LANGUAGES } from "../src/text/bundles";
import { Speech } from "../src/text/speech";

const source = fileURLToPath(new URL("../../src/starboard/", import.meta.url));
const languages = Object.keys(LANGUAGES).filter(isLanguage);
const games = ["race", "gaia", "planet", "federation"];
const parts = ["web", "kernel", ...games];

function read(language: string, part: string): string {
  return readFileSync(`${source}locales/${language}/${part}.ftl`, "utf-8");
}

/** The ids that a file defines, as written: a message that does not parse would be missing from the bundle. */
function written(text: string): string[] {
  return [...text.matchAll(/^([A-Za-z][\w-]*) *=/gm)].map((found) => found[1] as string);
}

/** What the page reads at a table of a game; the game's own words come last, as in the page. */
function bundleOf(language: string, game: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const part of ["web", "kernel", game]) {
    const errors = bundle.addResource(new FluentResource(read(language, part)), { allowOverrides: true });
    if (errors.length) throw errors[0];
  }
  return bundle;
}

/** Message ids that the rules of a game speak with. */
function spokenIds(game: string): string[] {
  const folder = `${source}games/${game}/`;
  const ids = new Set<string>();
  const spoken = new RegExp(`"(${game}-(?:ask|did|why)-[a-z0-9-]*[a-z0-9])"`, "g");
  const silent = ["view.py", "tables.py"]; // names of components, keys of data files
  for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    (name) => name.endsWith(".py") && !silent.includes(name),
  )) {
    for (const found of readFileSync(folder + file, "utf-8").matchAll(spoken)) ids.add(found[1] as string);
  }
  return [...ids];
}

/** The arguments of every message of a file. */
function argumentsOf(text: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const block of text.split(/^(?=[A-Za-z][\w-]* *=)/m)) {
    const id = /^([A-Za-z][\w-]*) *=/.exec(block)?.[1];
    const names = [...block.replace(/^#.*$/gm, "").matchAll(/\$([a-z]+)/g)].map((each) => each[1] as string);
    if (id) found.set(id, [...new Set(names)].sort().join(" "));
  }
  return found;
}

describe.each(languages)("the texts in %s", (language) => {
  const bundle = bundleOf(language, "race");
  const speech = new Speech([bundle], language, ["Anna", "Bohdan"]);

  it.each(parts)("of %s are complete, parse, and are the same messages as in English", (part) => {
    const ids = written(read(language, part));
    const own = bundleOf(language, part);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !own.hasMessage(id))).toEqual([]);
    expect([...ids].sort()).toEqual(written(read("en", part)).sort());
  });

  it.each(parts)("of %s use the same arguments as the English ones", (part) => {
    expect(argumentsOf(read(language, part))).toEqual(argumentsOf(read("en", part)));
  });

  it.each(games)("say every prompt, event and reason of the rules of %s", (game) => {
    const own = bundleOf(language, game);
    expect(spokenIds(game).length).toBeGreaterThan(40);
    expect(spokenIds(game).filter((id) => !own.hasMessage(id))).toEqual([]);
  });

  it.each(games)("name answers only to questions that %s asks", (game) => {
    const own = read(language, game);
    const at = [...own.matchAll(new RegExp(`^[\\w-]+-at-(${game}-[\\w-]+) =`, "gm"))].map(
      (found) => found[1] ?? "",
    );
    expect(at.filter((prompt) => !bundleOf(language, game).hasMessage(prompt))).toEqual([]);
  });

  it.each(games)("answer how a question of %s is answered in the two lines of the prompt bar", (game) => {
    const hints = [...read(language, game).matchAll(/^([\w-]+-hint) = (.*(?:\n +.*)*)/gm)];
    const long = hints.filter(
      ([, id, text]) => /-ask-/.test(id ?? "") && (text ?? "").replace(/\n +/g, " ").length > 124,
    );
    expect(hints.length).toBeGreaterThan(10);
    expect(long.map(([, id]) => id)).toEqual([]);
  });

  it.each(games)("name what the page itself says of %s", (game) => {
    for (const id of [`game-${game}`, `game-${game}-line`]) expect(bundle.hasMessage(id)).toBe(true);
  });

  it("say what is printed on every card of Race", () => {
    const shown: string[] = [];
    for (const face of Object.values(DESIGNS)) {
      shown.push(typeText(speech, face));
      for (const list of RAIL.flatMap((row) => row.lists) as PowerList[]) {
        for (const power of face[list] ?? []) shown.push(powerText(speech, list, power));
      }
      for (const clause of face.points ?? []) shown.push(clauseText(speech, clause));
    }
    expect(shown.length).toBeGreaterThan(200);
    expect(shown.filter((text) => /^(power|clause|card)-|\{|\$[a-z]|undefined/.test(text))).toEqual([]);
    expect(shown.filter((text) => / {2}|: \.|: ,| \.$/.test(text))).toEqual([]);
  });

  it("names all words of Race", () => {
    const names = Object.entries(DESIGNS).map(([id, face]) => ({ own: speech.name(id), printed: face.name }));
    expect(new Set(names.map(({ own }) => own)).size).toBe(95); // no two cards have one name
    if (language === "en") for (const { own, printed } of names) expect(own).toBe(printed);
    else expect(names.filter(({ own, printed }) => own === printed)).toEqual([]);
    expect(speech.name("mining-robots/2")).toBe(speech.name("mining-robots"));
    expect(speech.name("explore+5")).not.toBe("Explore 5");
    for (const word of ["consume-trade", "consume-x2", "settle/2", "pay", "conquer"]) {
      expect(bundle.hasMessage(word.replace("/", "_"))).toBe(true);
    }
  });
});

describe("a sentence", () => {
  const speech = new Speech([bundleOf("en", "race")], "en", ["Anna", "Bohdan"]);

  it("has names for words and players, and the plural of its number", () => {
    const pays = (n: number) => speech.say({ id: "race-did-pays", args: { seat: 1, n, card: "gem-world" } });
    expect(pays(1)).toBe("Bohdan pays one card for Gem World.");
    expect(pays(3)).toBe("Bohdan pays 3 cards for Gem World.");
    const chose = { id: "race-did-chose", args: { seat: 0, actions: ["explore+5", "settle"] } };
    expect(speech.say(chose)).toBe("Anna chose Explore +5 and Settle.");
  });

  it("that nobody has written yet is readable still", () => {
    expect(speech.say({ id: "moon-rises", args: {} })).toBe("Moon rises");
    expect(speech.name("hex-3x-2")).toBe("Hex 3x 2");
    expect(speech.name("c2-6")).toBe("C7"); // squares are named as on a chessboard
  });

  it("explains a word or its family, with the rule behind it in any language", () => {
    const [en, uk] = ["en", "uk"].map((language) => bundleOf(language, "gaia")) as [
      FluentBundle,
      FluentBundle,
    ];
    const words = new Speech([uk, en], "uk");
    expect(words.explain("std-7vp")).toBe("Негайно: 7 ПО.");
    expect(words.rule("std-7vp")).toBe("GP-27.14");
    expect(words.name("navigation-3")).toBe("Навігація, рівень 3");
    expect(words.rule("navigation-3")).toBe("GP-23.12");
    expect(words.explain("charge-4")).toBe("Візьміть цей дохід зараз: зарядити 4.");
    expect(words.rule("charge-4")).toBe("GP-5.5");
    expect(new Speech([bundleOf("en", "planet")], "en").rule("ev-g01")).toBe("EVG-01");
    expect([words.explain("k5"), words.rule("k5"), words.rule("hex-3x2")]).toEqual([null, null, null]);
  });

  it("follows the plurals of its language", () => {
    const uk = new Speech([bundleOf("uk", "race")], "uk", ["Анна"]);
    const draws = (n: number) => uk.say({ id: "race-did-draws", args: { seat: 0, n, why: "sale" } });
    expect(draws(1)).toBe("Анна бере 1 карту (продаж).");
    expect(draws(3)).toBe("Анна бере 3 карти (продаж).");
    expect(draws(11)).toBe("Анна бере 11 карт (продаж).");
    const lt = new Speech([bundleOf("lt", "race")], "lt", ["Ona"]);
    expect(lt.say({ id: "race-did-discards", args: { seat: 0, n: 21 } })).toBe("Ona išmeta 21 kortą.");
    expect(lt.say({ id: "race-did-discards", args: { seat: 0, n: 12 } })).toBe("Ona išmeta 12 kortų.");
  });
});
