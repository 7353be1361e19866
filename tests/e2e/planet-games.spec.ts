/**
 * Games of Planet Unknown to their end: with a mouse, with keys only, with fingers on a phone; 1, 2, 4 and 6 players,
 * every planet and every corporation in the own hand once, with events and private objectives. Some begin in the
 * middle, unless STARBOARD_LONG is set.
 */

import type { Page } from "@playwright/test";
import { keys, mouse, open, type Player, play, touch } from "./planet";
import { expect, openPosition, over, type Site, test } from "./table";

const PLANETS = ["ksb-4156", "k-273", "persephone", "petra", "gaia", "arashi", "tartarus"];
const CORPORATIONS = [
  "universal-coalition",
  "republic",
  "wormhole",
  "cosmos",
  "horizon",
  "jump-drive",
  "oasis",
];

/** The own side, then for the other seats those that follow it. */
function sides(all: readonly string[], own: string, players: number): string {
  const at = all.indexOf(own);
  return Array.from({ length: players }, (_, n) => all[(at + n) % all.length]).join();
}

interface Game {
  readonly players: number;
  readonly planet: string;
  readonly corporation: string;
  readonly seed: string;
  /** The round from which on it is played by hand. */
  readonly from?: number;
}

const LONG = Boolean(process.env.STARBOARD_LONG);

async function sitDown(
  page: Page,
  site: Site,
  { players, planet, corporation, seed, from = 1 }: Game,
): Promise<void> {
  await open(page);
  await openPosition(page, site, {
    game: "planet",
    options: {
      players,
      ...(players > 1 && { events: true, "private-objectives": true }),
      planets: "given",
      "seat-planets": sides(PLANETS, planet, players),
      corporations: "given",
      "seat-corporations": sides(CORPORATIONS, corporation, players),
    },
    seed,
    bots: "random",
    until: LONG || from === 1 ? {} : { round: from },
  });
}

async function playOut(page: Page, player: Player, seed: number): Promise<void> {
  expect(await play(page, player, seed)).toBeGreaterThan(2);
  await expect(over(page)).toBeVisible();
}

const BY_MOUSE: readonly Game[] = [
  { players: 1, planet: "tartarus", corporation: "jump-drive", seed: "21" },
  { players: 4, planet: "arashi", corporation: "wormhole", seed: "23", from: 10 },
  { players: 6, planet: "petra", corporation: "horizon", seed: "24", from: 10 },
];

for (const game of BY_MOUSE)
  test(`a game by clicking and dragging: ${game.players} at the table`, async ({ page, site }) => {
    await sitDown(page, site, game);
    await playOut(page, mouse(page), game.players);
  });

test("a game by clicking and dragging: 2 at the table, who choose their boards", async ({ page, site }) => {
  await open(page);
  await openPosition(page, site, {
    game: "planet",
    options: { players: 2, events: true, planets: "draft", corporations: "draft" },
    seed: "22",
    bots: "random",
    until: {},
  });
  for (const side of ["gaia", "oasis"]) {
    const offered = page.locator(`[data-word='${side}'][data-light='legal']`);
    await expect(offered).toBeVisible({ timeout: 60_000 }); // the bot chooses too, its first act
    await offered.click();
    await page.locator("[data-act='confirm']").click(); // it cannot be taken back
  }
  await playOut(page, mouse(page), 2);
});

test("a game with keys only", async ({ page, site }) => {
  await sitDown(page, site, { players: 2, planet: "persephone", corporation: "cosmos", seed: "25", from: 7 });
  await playOut(page, keys(page), 3);
});

for (const { width, height, ...game } of [
  { width: 390, height: 844, players: 2, planet: "k-273", corporation: "republic", seed: "26" },
  {
    width: 844,
    height: 390,
    players: 2,
    planet: "ksb-4156",
    corporation: "universal-coalition",
    seed: "27",
    from: 12,
  },
])
  test.describe(`a phone of ${width} x ${height}`, () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width, height } });

    test("a game with fingers", async ({ page, site }) => {
      await sitDown(page, site, game);
      await playOut(page, await touch(page), 4);
    });
  });
