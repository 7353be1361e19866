/** Pictures of every screen, to be looked at: `build/shots`. */

import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { answer, asked, bots, dice, expect, openTable, over, playOut, test } from "./table";

const SHOTS = process.env.STARBOARD_SHOTS ?? join(__dirname, "..", "..", "build", "shots");
const SIZES = [
  { name: "wide", width: 1366, height: 768 },
  { name: "phone", width: 390, height: 844 },
];

test.beforeAll(() => {
  mkdirSync(SHOTS, { recursive: true });
});

for (const size of SIZES) {
  test.describe(size.name, () => {
    test.use({ viewport: { width: size.width, height: size.height } });

    test("every screen has its picture", async ({ page, site }) => {
      const shot = (name: string) => page.screenshot({ path: join(SHOTS, `${size.name}-${name}.png`) });
      await page.goto(site.url);
      await expect(page.locator(".game-card").first()).toBeVisible();
      await shot("home");
      await page.goto(`${site.url}/new/race`);
      await expect(page.locator("form")).toBeVisible();
      await shot("setup");
      await openTable(page, site, { game: "race", seats: [{ kind: "me" }, { kind: "open" }] });
      await expect(page.locator("[data-act='bot']")).toBeVisible();
      await shot("waiting");
      await openTable(page, site, { game: "race", seats: [{ kind: "me" }, ...bots(2)] });
      await expect(page.locator(".race .cards.hand .card")).toHaveCount(6);
      await shot("race-start");
      const roll = dice(7);
      for (let turn = 0; turn < 40; turn++) {
        await asked(page).or(over(page)).first().waitFor();
        if (await over(page).isVisible()) break;
        if (turn === 12) await page.locator(".race-hand .card").nth(1).hover();
        if ([3, 12, 24, 36].includes(turn)) await shot(`race-${turn}`);
        await answer(page, roll);
      }
      if (size.name === "phone") {
        await page.locator(".sheet-handle").click();
        await shot("race-sheet");
        await page.locator(".sheet-handle").click();
      } else {
        await page.locator(".expand").first().click();
        await shot("race-others");
        await page.locator(".expand").first().click();
      }
      await playOut(page, 11);
      await shot("race-end");
      await page.locator("[data-act='list']").click();
      await shot("race-list");
      await page.evaluate(() => localStorage.removeItem("starboard.list"));
      await page.evaluate(() => localStorage.setItem("starboard.look", "light"));
      await page.reload();
      await over(page).waitFor();
      await expect(page.locator(".race")).toBeVisible();
      await shot("race-light");
      await page.goto(site.url);
      await expect(page.locator(".table-row").first()).toBeVisible();
      await shot("home-light");
    });
  });
}
