/** How games end: points by source and by round, what everybody had, another game. */

import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { asked, expect, openPosition, over, test, violations } from "./table";

const SHOTS = process.env.STARBOARD_SHOTS ?? join(__dirname, "..", "..", "build", "shots");
const GAMES = [
  { game: "race", players: 4 },
  { game: "gaia", players: 3 },
  { game: "planet", players: 2 },
  { game: "federation", players: 3 },
];

test.beforeAll(() => {
  mkdirSync(SHOTS, { recursive: true });
});

for (const { game, players } of GAMES) {
  test(`the end of ${game} tells where the points came from, and when`, async ({ page, site }) => {
    const bots = game === "race" ? "greedy:guesses=1" : "random"; // quick
    await openPosition(page, site, { game, options: { players }, seed: "3", bots, until: { over: true } });
    await over(page).waitFor();
    const totals = page.locator(".k-score-total");
    await expect(totals).toHaveCount(players);
    // All bars together are the total, whatever is taken off.
    for (const row of await page.locator(".k-score > ol > li").all()) {
      const parts = await row.locator(".k-score-bar > *").allTextContents();
      const sum = parts.reduce((all, text) => all + Number(text.replace("−", "-")), 0);
      expect(sum).toBe(Number(await row.locator(".k-score-total").textContent()));
    }
    const lines = page.locator("[data-area='points-by-round'] polyline");
    await expect(lines).toHaveCount(players);
    const last = await page.locator(".k-lines-last").allTextContents();
    expect([...last].sort()).toEqual([...(await totals.allTextContents())].sort());
    await expect(page.locator("[data-verified='true']")).toBeVisible();
    await page.screenshot({ path: join(SHOTS, `end-${game}.png`) });
    expect(await violations(page)).toEqual([]);
    for (let seat = 0; seat < players; seat++) {
      await page.locator(`[data-final='${seat}']`).click();
      await expect(page.locator(`[data-final='${seat}']`)).toHaveAttribute("aria-selected", "true");
    }
    await page.locator("[data-act='as-table']").click();
    await expect(page.locator("[data-area='scores'] .k-score-table tfoot td")).toHaveCount(players);
    await page.locator("[data-act='back-to-board']").click();
    await expect(page.locator("[data-area='scores']")).toHaveCount(0);
    await page.locator("[data-act='scores']").click();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(totals.first()).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect(await violations(page)).toEqual([]);
    await page.screenshot({ path: join(SHOTS, `end-${game}-phone.png`) });
    await over(page).click();
    await asked(page).or(page.locator(".prompt")).first().waitFor();
    await expect(page.locator("[data-area='scores']")).toHaveCount(0);
  });
}
