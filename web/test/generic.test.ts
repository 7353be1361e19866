/** The list view tells everything: whatever is altered in a view of any game is drawn in another way. */

import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { GenericBoard } from "../src/boards/generic/board";
import type { View } from "../src/engine/types";
import { DemoPlay } from "../src/kit/demo";
import { PlayContext } from "../src/kit/thing";
import { Speech } from "../src/text/speech";

const ROOT = join(__dirname, "..", "..");
const PYTHON = process.env.STARBOARD_PYTHON ?? join(ROOT, ".venv", "bin", "python");
const GAMES = ["race", "gaia", "planet", "federation"];

function english(game: string): Speech {
  const bundle = new FluentBundle("en", { useIsolating: false });
  for (const part of ["web", "kernel", game]) {
    const path = join(ROOT, "src", "starboard", "locales", "en", `${part}.ftl`);
    bundle.addResource(new FluentResource(readFileSync(path, "utf-8")), { allowOverrides: true });
  }
  return new Speech([bundle], "en", ["Anna", "Bohdan", "Cilė"]);
}

const now = vi.hoisted(() => ({ speech: null as Speech | null }));
vi.mock("../src/text/context", () => ({ useSpeech: () => now.speech }));
vi.mock("react", async (original) => ({
  ...(await original<typeof import("react")>()),
  useSyncExternalStore: (_: unknown, get: () => unknown) => get(), // drawn once, as a text
}));

/** What a seat sees in the middle of random games, and at the end of one. */
function views(): Readonly<Record<string, readonly View[]>> {
  const text = execFileSync(PYTHON, ["-m", "tests.e2e.views", ...GAMES], { cwd: ROOT, maxBuffer: 1 << 28 });
  return JSON.parse(text.toString()) as Record<string, View[]>;
}

type Path = readonly (string | number)[];

function* leaves(value: unknown, path: Path = []): Generator<Path> {
  if (value === null || value === undefined) return;
  if (typeof value !== "object") return yield path;
  if (Array.isArray(value)) for (const [at, part] of value.entries()) yield* leaves(part, [...path, at]);
  else for (const [key, part] of Object.entries(value)) yield* leaves(part, [...path, key]);
}

function altered(value: unknown, [key, ...rest]: Path): unknown {
  if (key === undefined) {
    if (typeof value === "boolean") return !value;
    return typeof value === "number" ? value + 1 : "web-yes";
  }
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<
    string | number,
    unknown
  >;
  copy[key] = altered(copy[key], rest);
  return copy;
}

/** As much of a view as has to do with a leaf of it, so that drawing it is quick. */
function around(view: View, path: Path): [View, Path] {
  const [top, at, list, nth, ...rest] = path;
  const area = view.areas[Number(at)];
  if (top !== "areas" || area === undefined) return [{ ...view, areas: [] }, path];
  const seats = view.seats.map(() => ({ counters: {} }));
  const item = list === "items" ? area.items[Number(nth)] : undefined;
  if (item === undefined) return [{ ...view, table: {}, seats, areas: [area] }, [top, 0, ...path.slice(2)]];
  const only = { ...area, items: [item] };
  return [{ ...view, table: {}, seats, areas: [only] }, [top, 0, "items", 0, ...rest]];
}

/** Not drawn on the board itself: who looks, who is asked and how it ended are told around it. */
const AROUND = new Set(["seat", "players", "waiting", "over", "notes", "breakdown"]);

describe("the list view", () => {
  const all = views();
  const play = new DemoPlay({ offer: null });
  const drawn = (view: View) =>
    renderToStaticMarkup(createElement(PlayContext, { value: play }, createElement(GenericBoard, { view })));

  for (const game of GAMES) {
    it(`tells everything of ${game}`, { timeout: 120_000 }, () => {
      now.speech = english(game);
      const silent = new Set<string>();
      const seen = new Set<string>();
      for (const view of all[game] ?? []) {
        for (const whole of leaves(view)) {
          if (AROUND.has(String(whole[0]))) continue;
          const shape = whole.map((key) => (typeof key === "number" ? "*" : key)).join(".");
          if (seen.has(shape)) continue;
          seen.add(shape);
          const [part, path] = around(view, whole);
          if (drawn(altered(part, path) as View) === drawn(part)) silent.add(shape);
        }
      }
      expect([...silent]).toEqual([]);
      expect(seen.size).toBeGreaterThan(30);
    });
  }
});
