/**
 * Games of Race by clicking, at every size of screen: everything in sight, nothing covered, nothing scrolls. One is played
 * from its beginning, the others from their middle on; with STARBOARD_LONG all are whole.
 */

import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { answer, asked, bots, dice, expect, openPosition, openTable, over, playOut, test } from "./table";

const SHOTS = process.env.STARBOARD_SHOTS ?? join(__dirname, "..", "..", "build", "shots");
const SIZES = [
  { name: "wide-2p", width: 1366, height: 768, players: 2 },
  { name: "wide-3p", width: 1366, height: 768, players: 3 },
  { name: "wide-4p", width: 1366, height: 768, players: 4, whole: true },
  { name: "large-4p", width: 1920, height: 1080, players: 4 },
  { name: "tablet", width: 1024, height: 768, players: 3 },
  { name: "phone", width: 390, height: 844, players: 4 },
  { name: "short-phone", width: 390, height: 664, players: 4 },
  { name: "landscape", width: 844, height: 390, players: 4 },
  { name: "zoom200", width: 683, height: 384, players: 2 },
];

test.beforeAll(() => {
  mkdirSync(SHOTS, { recursive: true });
});

/** What is wrong with the page as it stands. */
async function faults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const root = document.documentElement;
    if (root.scrollWidth > innerWidth + 1 || root.scrollHeight > innerHeight + 1)
      found.push("the page scrolls");
    const inside = (element: Element) => {
      const box = element.getBoundingClientRect();
      return box.top >= -1 && box.bottom <= innerHeight + 1 && box.left >= -1 && box.right <= innerWidth + 1;
    };
    for (const place of document.querySelectorAll(
      "[data-opponent], [data-area='tableau'], .prompt, [data-phase]",
    )) {
      if (!inside(place)) found.push(`${place.className} is not whole on the screen`);
    }
    for (const card of document.querySelectorAll("[data-area='tableau'] [data-word]")) {
      if (!inside(card)) found.push(`${card.getAttribute("data-word")} is not whole on the screen`);
    }
    const reader = document
      .querySelector("[data-area='reader']:not([data-docked='true'])")
      ?.getBoundingClientRect();
    for (const card of document.querySelectorAll(
      "[data-area='hand'] .k-card, [data-area='tableau'] [data-word]",
    )) {
      const box = card.getBoundingClientRect();
      if (
        reader &&
        box.right > reader.left &&
        box.left < reader.right &&
        box.bottom > reader.top &&
        box.top < reader.bottom
      )
        found.push("the reader covers a card");
    }
    return found;
  });
}

const LONG = process.env.STARBOARD_LONG !== undefined;

for (const { name, width, height, players, whole = LONG } of SIZES) {
  test.describe(name, () => {
    test.use({ viewport: { width, height } });

    test(whole ? "a whole game" : "the second half of a game", async ({ page, site }) => {
      if (whole) await openTable(page, site, { game: "race", seats: [{ kind: "me" }, ...bots(players - 1)] });
      else
        await openPosition(page, site, {
          game: "race",
          options: { players },
          seed: "4",
          until: { round: 8 },
        });
      await asked(page).waitFor();
      await expect(page.locator("[data-opponent]")).toHaveCount(players - 1);
      const roll = dice(width + players);
      for (let turn = 0; turn < 45; turn++) {
        await asked(page).or(over(page)).first().waitFor({ timeout: 60_000 });
        if (await over(page).isVisible()) break;
        if (turn % 5 === 0) expect(await faults(page)).toEqual([]);
        if (turn % 15 === 0) await page.screenshot({ path: join(SHOTS, `race-${name}-${turn}.png`) });
        await answer(page, roll);
      }
      await playOut(page, 5);
      await expect(page.locator("[data-area='scores']")).toBeVisible();
      await page.screenshot({ path: join(SHOTS, `race-${name}-end.png`) });
      await page.locator("[data-act='back-to-board']").click();
      await expect(page.locator("[data-area='tableau']").first()).toBeVisible();
      expect(await faults(page)).toEqual([]);
      if (width < 1366) return;
      // Beside the board stands how it ended, and why.
      const places = page.locator("[data-area='ranking'] li");
      await expect(places).toHaveCount(players);
      const points = (await places.locator("p > b:last-child").allTextContents()).map(Number);
      expect(points).toEqual([...points].sort((one, other) => other - one));
      await expect(page.locator("[data-area='ended']")).not.toBeEmpty();
    });
  });
}
