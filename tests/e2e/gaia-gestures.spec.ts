/** How many gestures each act of Gaia Project takes at most: every press of a button or key is counted. */

import type { Page } from "@playwright/test";
import { asked, expect, openPosition, type Position, test } from "./table";

declare global {
  interface Window {
    gestures?: number;
  }
}

/** Only when it is known what it would say: before that it would say less. */
const CONFIRM = ".prompt:is([data-plan='ask'], [data-plan='danger']) [data-act='confirm']";
const onMap = "[data-area='map'] [data-light='legal']";
const turn = { prompt: "gaia-ask-turn" };
const promptId = (page: Page) => page.locator(".prompt-question").getAttribute("data-prompt");

interface Act {
  readonly name: string;
  readonly at: Omit<Position, "game">;
  /** What is clicked, or the key that is pressed, one after the other. */
  readonly by: readonly string[];
  /** The question that is asked then no longer; a turn has ended when it is. */
  readonly ends: string;
  /** The question stays, with one answer less. */
  readonly stays?: boolean;
}

const three = { players: 3, factions: "random" };
const taklons = { players: 4, "seat-factions": "taklons,xenos,terrans,bal-taks" };
const ACTS: readonly Act[] = [
  {
    name: "a mine",
    at: { options: three, seed: "7", tries: 9, until: { ...turn, offers: "^build" } },
    by: [`${onMap}:not([aria-label*='Anna'])`, CONFIRM],
    ends: "gaia-ask-turn",
  },
  {
    name: "a trading station",
    at: { options: three, seed: "7", tries: 9, until: { ...turn, offers: "^upgrade" } },
    by: [`${onMap}[aria-label*=', mine of Anna']`, CONFIRM],
    ends: "gaia-ask-turn",
  },
  {
    name: "research",
    at: { options: three, seed: "7", tries: 9, until: { ...turn, offers: "^research" } },
    by: [
      "[data-area='research'] [data-level][data-light='legal'], [data-area='research'] [data-word][data-light='legal']",
      CONFIRM,
    ],
    ends: "gaia-ask-turn",
  },
  {
    name: "a power action",
    at: { options: three, seed: "7", tries: 9, until: { ...turn, offers: "^power-(3k|2k|2o|7c)" } },
    by: [
      "[data-area='research'] :is([data-word='power-3k'], [data-word='power-2k'], [data-word='power-2o'], [data-word='power-7c'])[data-light='legal']",
      CONFIRM,
    ],
    ends: "gaia-ask-turn",
  },
  {
    name: "a federation",
    at: {
      options: { players: 4, factions: "random" },
      seed: "2",
      tries: 9,
      until: { ...turn, offers: "^federation" },
    },
    by: ["key:f", "[data-area='research'] [data-word^='fed-'][data-light='legal']", CONFIRM],
    ends: "gaia-ask-turn",
  },
  {
    name: "passing",
    at: { options: { players: 2, factions: "random" }, seed: "3", until: { ...turn, round: 3 } },
    by: ["[data-area='boosters'] [data-word^='booster-'][data-light='legal']", CONFIRM],
    ends: "gaia-ask-turn",
  },
  {
    name: "a charge that costs points",
    at: {
      options: three,
      seed: "1",
      seat: 1,
      preferences: { charge: "ask" },
      until: { prompt: "gaia-ask-charge" },
    },
    by: [CONFIRM],
    ends: "gaia-ask-charge",
    stays: true, // the next one may be asked about at once
  },
  {
    name: "an income symbol",
    at: { options: three, seed: "4", until: { prompt: "gaia-ask-income" } },
    by: ["key:1"],
    ends: "gaia-ask-income",
    stays: true,
  },
  {
    name: "a faction",
    at: {
      options: { players: 4, factions: "choose" },
      seed: "2",
      until: { prompt: "gaia-ask-choose-faction" },
    },
    by: ["[data-area='factions'] [data-word='taklons']", CONFIRM],
    ends: "gaia-ask-choose-faction",
  },
  {
    name: "a first mine",
    at: { options: three, seed: "7", until: { prompt: "gaia-ask-place-first" } },
    by: [onMap, CONFIRM],
    ends: "gaia-ask-place-first",
    stays: true,
  },
  {
    name: "a tech tile with its level",
    at: { options: taklons, seed: "3", tries: 9, until: { prompt: "gaia-ask-take-tile", round: 2 } },
    by: ["[data-area='research'] [data-word^='std-'][data-light='legal']"],
    ends: "gaia-ask-take-tile",
  },
  {
    name: "the bowl of the brainstone",
    at: { options: taklons, seed: "3", tries: 9, until: { prompt: "gaia-ask-brainstone-charge" } },
    by: ["[data-area='own'] [data-word^='bowl-'][data-light='legal']"],
    ends: "gaia-ask-brainstone-charge",
  },
  {
    name: "the lost planet",
    at: {
      options: { players: 2, "seat-factions": "xenos,terrans" },
      prefer: ["federation", "navigation"],
      seed: "49",
      until: { prompt: "gaia-ask-lost-planet" },
    },
    by: [onMap],
    ends: "gaia-ask-lost-planet",
  },
];

async function watched(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.gestures = 0;
    const count = (event: Event) => {
      if (event.isTrusted) window.gestures = (window.gestures ?? 0) + 1;
    };
    addEventListener("pointerdown", count, true);
    addEventListener("keydown", count, true);
  });
}

for (const { name, at, by, ends, stays = false } of ACTS) {
  test(`${name}: ${by.length} ${by.length === 1 ? "gesture" : "gestures"}`, async ({ page, site }) => {
    await openPosition(page, site, { game: "gaia", ...at });
    await asked(page).waitFor();
    const lines = await page.locator(".log li").count();
    const own = await page.locator(".k-own").textContent();
    await watched(page);
    for (const each of by) {
      if (each.startsWith("key:")) await page.keyboard.press(each.slice(4));
      else await page.locator(each).first().click();
    }
    // It is another question then, somebody else's, or already the next turn.
    const open = ends === "gaia-ask-turn" ? [ends, "gaia-ask-afterwards"] : [ends];
    const passed = async () =>
      !open.includes((await promptId(page)) ?? "") ||
      (await page.locator(".log li").count()) > lines + 2 ||
      (stays && (await page.locator(".k-own").textContent()) !== own);
    await expect.poll(passed).toBe(true);
    expect(await page.evaluate(() => window.gestures)).toBe(by.length);
  });
}

test("a charge that costs nothing: no gesture", async ({ page, site }) => {
  const options = { players: 3, factions: "random" };
  const until = { prompt: "gaia-ask-charge" };
  await openPosition(page, site, { game: "gaia", options, seed: "2", until });
  await expect(page.locator(".log li").filter({ hasText: "Anna charges 1 power" }).first()).toBeAttached();
});
