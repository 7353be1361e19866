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
    at: { options: three, seed: "7", tries: 9, until: { ...turn, offers: "^power-(ore|credits|knowledge)" } },
    by: ["[data-area='research'] [data-word^='power-'][data-light='legal']", CONFIRM],
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
  },
  {
    name: "an income symbol",
    at: { options: three, seed: "4", until: { prompt: "gaia-ask-income" } },
    by: ["key:1"],
    ends: "gaia-ask-income",
    stays: true,
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
    const own = await page.locator("[data-area='own']").textContent();
    await watched(page);
    for (const each of by) {
      if (each.startsWith("key:")) await page.keyboard.press(each.slice(4));
      else await page.locator(each).first().click();
    }
    // It is another question then, somebody else's, or already the next turn.
    const passed = async () =>
      ![ends, "gaia-ask-afterwards"].includes((await promptId(page)) ?? "") ||
      (await page.locator(".log li").count()) > lines + 2 ||
      (stays && (await page.locator("[data-area='own']").textContent()) !== own);
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
