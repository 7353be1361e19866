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

test("no type is written by hand that the contract states, and nothing is cast blindly", () => {
  const common = new Set([...statedIn("messages.gen.ts"), "View", "Area", "Item", "SeatView"]);
  expect(common.size).toBeGreaterThan(40);
  const wrongs = files(SRC)
    .filter((path) => !relative(SRC, path).startsWith("contract"))
    .flatMap((path) => {
      const text = readFileSync(path, "utf8");
      const twins = [...text.matchAll(/^(?:export )?(?:interface|type) (\w+)(?: =| \{| extends)/gm)]
        .map((match) => match[1] ?? "")
        .filter((name) => common.has(name));
      const casts = text.includes("as unknown as") ? ["as unknown as"] : [];
      return [...twins, ...casts].map((what) => `${relative(SRC, path)}: ${what}`);
    });
  expect(wrongs).toEqual([]);
});

function statedIn(name: string): string[] {
  const text = readFileSync(join(SRC, "contract", name), "utf8");
  return [...text.matchAll(/^export type (\w+) =/gm)].map((match) => match[1] ?? "");
}
