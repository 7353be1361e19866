/** Pictures of every screen, to be looked at: `build/shots`. */

import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import {
  answer,
  asked,
  asList,
  bots,
  dice,
  expect,
  openPosition,
  openTable,
  over,
  type Site,
  speak,
  test,
} from "./table";

const SHOTS = process.env.STARBOARD_SHOTS ?? join(__dirname, "..", "..", "build", "shots");
const SIZES = [
  { name: "wide", width: 1366, height: 768 },
  { name: "phone", width: 390, height: 844 },
];

test.beforeAll(() => {
  mkdirSync(SHOTS, { recursive: true });
});

/** The same page in the other appearance. */
async function inLight(page: Page, there: () => Promise<void>): Promise<void> {
  await page.evaluate(() => localStorage.setItem("starboard.look", "light"));
  await page.reload();
  await there();
}

for (const size of SIZES) {
  test.describe(size.name, () => {
    test.use({ viewport: { width: size.width, height: size.height } });
    const shooting = (page: Page) => (name: string) =>
      page.screenshot({ path: join(SHOTS, `${size.name}-${name}.png`) });

    test("the pages before a game have their pictures", async ({ page, site }) => {
      const shot = shooting(page);
      await page.goto(site.url);
      await expect(page.locator(".game-card").first()).toBeVisible();
      await shot("home");
      for (const game of await shelf(site)) {
        await page.goto(`${site.url}/new/${game}`);
        await expect(page.locator("form button[type='submit']")).toBeVisible();
        await shot(`setup-${game}`);
      }
      await inLight(page, () => expect(page.locator("form button[type='submit']")).toBeVisible());
      await shot("setup-light");
      await openTable(page, site, { game: "race", seats: [{ kind: "me" }, { kind: "open" }] });
      await expect(page.locator("[data-act='bot']")).toBeVisible();
      await shot("waiting-light");
    });

    test("every screen of Race has its picture", async ({ page, site }) => {
      const shot = shooting(page);
      await openTable(page, site, { game: "race", seats: [{ kind: "me" }, ...bots(2)] });
      await expect(page.locator("[data-area='hand'] .k-card")).toHaveCount(6);
      await shot("race-start");
      const roll = dice(7);
      let explored = false;
      for (let turn = 0; turn < 25; turn++) {
        await asked(page).or(over(page)).first().waitFor();
        if (await over(page).isVisible()) break;
        if (!explored && (await page.locator("[data-area='drawn'] .k-card").count()) > 3) {
          await shot("race-drawn");
          explored = true;
        }
        if (turn === 12 && size.name === "wide")
          await page.locator("[data-area='tableau'] [data-word]").first().hover();
        if ([3, 12, 24].includes(turn)) await shot(`race-${turn}`);
        await answer(page, roll);
      }
      if (size.name === "phone") {
        for (const stop of ["half", "full"]) {
          await page.locator("[data-act='sheet-up']").click();
          await shot(`race-sheet-${stop}`);
        }
        await page.locator(".k-grip").click();
      } else {
        await page.locator("[data-opponent] button").first().click();
        await shot("race-others");
        await page.locator("[data-opponent] button").first().click();
      }
      await openPosition(page, site, {
        game: "race",
        options: { players: 3 },
        seed: `${size.width}`,
        until: { over: true },
      });
      await over(page).waitFor();
      await shot("race-end");
      if (size.name === "phone") await page.locator(".menu summary").click(); // there it lies in the menu
      await page.locator("[data-act='list']").click();
      if (size.name === "phone") await page.keyboard.press("Escape");
      await shot("race-list");
      await page.evaluate(() => localStorage.removeItem("starboard.list"));
      await inLight(page, async () => {
        await over(page).waitFor();
        await expect(page.locator(".k-frame[data-game='race']")).toBeVisible();
      });
      await shot("race-light");
      await page.goto(site.url);
      await expect(page.locator("[data-area='results'] li, .table-row").first()).toBeVisible();
      await shot("home-light");
    });

    for (const game of ["planet", "federation"]) {
      test(`${game} has its pictures`, async ({ page, site }) => {
        const shot = shooting(page);
        await asList(page);
        await openTable(page, site, { game, seats: [{ kind: "me" }, ...bots(1)] });
        const roll = dice(3);
        for (let turn = 0; turn < 16; turn++) {
          await asked(page).waitFor();
          if (turn === 1) await shot(`${game}-start`);
          await answer(page, roll);
        }
        await asked(page).waitFor();
        await shot(`${game}-early`);
        await page.locator(".on-offer .item").last().hover();
        await page.waitForTimeout(400); // a preview, if there is one, has come by then
        await shot(`${game}-preview`);
        await page.locator(".menu summary").click();
        await shot(`${game}-menu`);
        await page.keyboard.press("Escape");
        await page
          .locator(".k-board, .k-keep")
          .first()
          .evaluate((board) => board.scrollTo(0, board.scrollHeight));
        await shot(`${game}-below`);
        await page.locator(".chart").first().scrollIntoViewIfNeeded();
        await shot(`${game}-chart`);
        await inLight(page, () => asked(page).waitFor());
        await page.locator(".chart").first().scrollIntoViewIfNeeded();
        await shot(`${game}-light`);
        for (const language of ["uk", "lt"]) {
          await speak(page, language);
          await expect(page.locator("html")).toHaveAttribute("lang", language);
          await shot(`${game}-${language}`);
        }
      });
    }
  });
}

async function shelf(site: Site): Promise<string[]> {
  const answered = await fetch(`${site.url}/api/games`);
  const { games } = (await answered.json()) as { games: { game: string }[] };
  return games.map((each) => each.game).filter((game) => game !== "lots");
}
