import { readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { expect, test } from "vitest";

/** Which folder of `src` may know which; the contract is everybody's; `net` of a board or of the kit is types only. */
const MAY: Readonly<Record<string, readonly string[]>> = {
  contract: [],
  engine: [],
  text: ["engine"],
  net: ["engine", "text"],
  kit: ["engine", "text", "net types"],
  ui: ["kit", "engine", "text", "net types"],
  boards: ["kit", "engine", "text", "net types"],
  table: ["kit", "boards", "ui", "engine", "text", "net"],
  pages: ["table", "boards", "kit", "ui", "engine", "text", "net"],
};
const SRC = resolve(import.meta.dirname, "../src");

function files(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? files(path) : /\.tsx?$/.test(name) ? [path] : [];
  });
}

interface Import {
  readonly from: string;
  readonly to: string;
  readonly types: boolean;
}

function importsOf(path: string): Import[] {
  const text = readFileSync(path, "utf8");
  const found = text.matchAll(
    /(?:import|export)\s+(type\s)?[^"';]*?from\s+"(\.[^"]+)"|import\("(\.[^"]+)"\)/g,
  );
  return [...found].map((match) => ({
    from: relative(SRC, path),
    to: relative(SRC, resolve(dirname(path), match[2] ?? match[3] ?? "")),
    types: match[1] !== undefined,
  }));
}

function wrong({ from, to, types }: Import): boolean {
  const here = from.split("/")[0] ?? "";
  const there = to.split("/")[0] ?? "";
  const may = MAY[here];
  if (there === "contract") return false;
  if (!may || here === there || !to.includes("/")) return false; // the root (router, app) is everybody's
  return !may.includes(there) && !(types && may.includes(`${there} types`));
}

const ALL = files(SRC).flatMap(importsOf);

test("imports are found", () => {
  expect(ALL.length).toBeGreaterThan(100);
  expect(ALL.some(({ from, to }) => from === "table/playing.tsx" && to.startsWith("boards/"))).toBe(true);
});

test("every folder knows only what lies below it", () => {
  expect(ALL.filter(wrong).map(({ from, to }) => `${from} -> ${to}`)).toEqual([]);
});

test("one board knows nothing of another", () => {
  const across = ALL.filter(({ from, to }) => {
    const [here, mine] = from.split("/");
    const [there, its] = to.split("/");
    return here === "boards" && there === "boards" && mine !== its;
  });
  expect(across).toEqual([]);
});

interface Type {
  readonly name: string;
  /** The names of its fields, in order; empty if it is no plain object. */
  readonly fields: readonly string[];
}

/** The types that a file states. */
function typesOf(path: string): Type[] {
  const text = readFileSync(path, "utf8");
  const found = text.matchAll(/^(?:export )?(?:interface|type) (\w+)(?: =| \{| extends)([\s\S]*?)^[};\n]/gm);
  return [...found].map(([all, name = ""]) => ({
    name,
    fields: / extends /.test(all.split("{")[0] ?? "")
      ? []
      : [...all.matchAll(/^ {2}(?:readonly )?"?([\w+-]+)"?\??:/gm)].map((field) => field[1] ?? "").sort(),
  }));
}

const STATED = new Map(
  readdirSync(join(SRC, "contract")).map((name) => [
    name.split(".")[0] ?? "",
    typesOf(join(SRC, "contract", name)),
  ]),
);

/** Whether a type is one that the contract states, by its name or, whatever it is called, by its fields. */
function isTwin(path: string, { name, fields }: Type): boolean {
  const [folder, board = ""] = path.split("/");
  const own = folder === "boards" ? (STATED.get(board) ?? []) : [];
  const common = [
    "View",
    "Area",
    "Item",
    "SeatView",
    ...(STATED.get("messages") ?? []).map((each) => each.name),
  ];
  const all = [...STATED.values()].flat();
  const like = all.some((each) => each.fields.length > 2 && each.fields.join() === fields.join());
  return like || common.includes(name) || own.some((each) => each.name === name);
}

test("no type is written by hand that the contract states, and nothing is cast blindly", () => {
  expect([...STATED.values()].flat().length).toBeGreaterThan(200);
  const wrongs = files(SRC)
    .filter((path) => !relative(SRC, path).startsWith("contract"))
    .flatMap((path) => {
      const twins = typesOf(path).filter((type) => isTwin(relative(SRC, path), type));
      const casts = readFileSync(path, "utf8").includes("as unknown as") ? ["as unknown as"] : [];
      return [...twins.map(({ name }) => name), ...casts].map((what) => `${relative(SRC, path)}: ${what}`);
    });
  expect(wrongs).toEqual([]);
});

test.each([
  ["kit/score.tsx", "Foreseen", ["anything"], true],
  ["boards/race/board.tsx", "SeatFacts", ["anything"], true],
  ["boards/gaia/board.tsx", "HeldCard", ["anything"], false],
  ["boards/race/board.tsx", "OwnName", ["against", "by", "name"], true],
])("a twin is seen: %s %s %s", (path, name, fields, seen) => {
  expect(isTwin(path, { name, fields })).toBe(seen);
});
