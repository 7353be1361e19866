/** Light and ghost never disagree with the rules: every tile in every position over many boards of random games. */

import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { Hand } from "../src/boards/planet/hand";
import { ORIENTATIONS, quarterTurn, wordAt } from "../src/boards/planet/tiles";
import { SIZES, type Size } from "../src/boards/planet/view";
import type { PlanetView } from "../src/contract/planet.gen";
import type { Offer } from "../src/engine/types";

const ROOT = join(__dirname, "..", "..");
const PYTHON = process.env.STARBOARD_PYTHON ?? join(ROOT, ".venv", "bin", "python");
const BOARDS = Number(process.env.STARBOARD_BOARDS ?? 40);

interface Position {
  readonly view: PlanetView;
  readonly offer: { readonly id: string; readonly legal: string[]; readonly sentences: string[][] };
  /** By saying words one after the other: how a tile can be laid, and what then lies where. */
  readonly ways: readonly { readonly words: readonly string[]; readonly squares: readonly string[] }[];
}

function positions(): readonly Position[] {
  const text = execFileSync(PYTHON, ["-m", "tests.e2e.planet_places", String(BOARDS)], {
    cwd: ROOT,
    maxBuffer: 1 << 28,
  });
  return JSON.parse(text.toString()) as Position[];
}

function offerOf({ offer }: Position): Offer {
  return {
    prompt: { id: offer.id, args: {}, kind: "word", least: 1, most: 1, picked: [], preference: "" },
    legal: offer.legal,
    sentences: offer.sentences,
    candidates: [],
    proposals: [],
  };
}

/** What the tile in the hand would put where. */
function shown(hand: Hand): string {
  const squares = hand.look().ghost?.squares ?? [];
  return squares
    .map((each) => `${wordAt(each)} ${each.terrain}${each.symbol ? "*" : ""}${each.meteor ? "!" : ""}`)
    .sort()
    .join(", ");
}

describe.skipIf(!existsSync(PYTHON))("a tile in the hand", () => {
  let all: readonly Position[] = [];
  beforeAll(() => {
    all = positions();
  }, 300_000);

  it("keeps what it would bring while it stays where it is", () => {
    const [position] = all;
    const hand = new Hand();
    if (position) hand.hear(position.view, offerOf(position));
    const size = SIZES.find((each) => hand.placesOf(each)) ?? "large";
    hand.take(size);
    const facts = { pending: [], energies: [], buried: [], meteorites: [], lines: [], points: {} };
    hand.learn(facts);
    hand.pin();
    expect(hand.look().facts).toBe(facts);
    hand.learn(null); // asked anew, because others have acted
    expect(hand.look().facts).toBe(facts);
    hand.shift(1, 0);
    expect(hand.look().facts).toBeNull();
  });

  it("may lie exactly where words can lay it", { timeout: 300_000 }, () => {
    let compared = 0;
    let legal = 0;
    for (const position of all) {
      const hand = new Hand();
      hand.hear(position.view, offerOf(position));
      const ways = new Map(position.ways.map(({ words, squares }) => [squares.join(", "), words]));
      const seen = new Set<string>();
      const sizes = SIZES.filter((size) => hand.placesOf(size));
      for (const size of sizes) {
        const tried = tryAll(hand, size, (look, words) => {
          const way = ways.get(look);
          expect(words === null, look).toBe(way === undefined);
          if (words === null) return;
          expect(words).toEqual(way);
          seen.add(look);
        });
        compared += tried.positions;
        legal += tried.legal;
      }
      expect(seen.size).toBe(ways.size); // nothing that may be laid is left out
    }
    expect(compared).toBeGreaterThan(10_000);
    expect(legal).toBeGreaterThan(1_000);
  });
});

/** Every orientation over every square and beyond the edge; and the light is what the legal ones cover together. */
function tryAll(hand: Hand, size: Size, check: (look: string, words: readonly string[] | null) => void) {
  let positions = 0;
  let legal = 0;
  for (const orientation of ORIENTATIONS) {
    hand.drop();
    hand.take(size);
    for (let tries = 0; hand.look().held?.orientation !== orientation && tries < 8; tries++) {
      const held = hand.look().held?.orientation ?? "r0";
      if (held[0] !== orientation[0]) hand.flip();
      else hand.turn(1);
      expect(quarterTurn(held, 4)).toBe(held);
    }
    const covered = new Set<string>();
    for (let x = -2; x < 13; x++) {
      for (let y = -2; y < 13; y++) {
        hand.drag({ x, y }, null);
        const ghost = hand.look().ghost;
        positions += 1;
        check(shown(hand), ghost?.place ? (ghost.words ?? null) : null);
        if (!ghost?.place) continue;
        legal += 1;
        for (const square of ghost.squares) covered.add(wordAt(square));
      }
    }
    expect([...(hand.lit(hand.look()) ?? [])].sort()).toEqual([...covered].sort());
  }
  return { positions, legal };
}
