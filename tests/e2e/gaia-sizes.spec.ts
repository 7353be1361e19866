/** The board of Gaia Project in all sizes, appearances and the longest language: everything in sight, nothing over another. */

import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { asked, expect, openPosition, speak, test } from "./table";

const SHOTS = join(__dirname, "..", "..", "build", "shots");
test.beforeAll(() => {
  mkdirSync(SHOTS, { recursive: true });
});

const AREAS = [
  ".k-top",
  ".k-left",
  "[data-area='map']",
  "[data-area='research']",
  "[data-area='own']",
  ".prompt",
];

/** Areas that reach over another or out of the page. */
async function clashes(page: Page): Promise<string[]> {
  return page.evaluate((areas) => {
    const boxes = areas.map((area) => {
      const box = document.querySelector(area)?.getBoundingClientRect();
      return {
        area,
        left: box?.left ?? 0,
        right: box?.right ?? 0,
        top: box?.top ?? 0,
        bottom: box?.bottom ?? 0,
      };
    });
    const wrong: string[] = [];
    const slack = 2;
    for (const [at, one] of boxes.entries()) {
      if (one.right > innerWidth + slack || one.bottom > innerHeight + slack)
        wrong.push(`${one.area} leaves the page`);
      if (one.right - one.left < 20) wrong.push(`${one.area} is not there`);
      for (const other of boxes.slice(at + 1)) {
        const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
        if (wide > slack && high > slack) wrong.push(`${one.area} and ${other.area} overlap`);
      }
    }
    return wrong;
  }, AREAS);
}

test("all in sight at 1366x768 and 1920x1080, dark and on paper, in the longest words", async ({
  page,
  site,
}) => {
  await openPosition(page, site, {
    game: "gaia",
    options: { players: 4, "seat-factions": "hadsch-hallas,bal-taks,terrans,gleens" },
    seed: "7",
    until: { round: 4, prompt: "gaia-ask-turn" },
  });
  await asked(page).waitFor();
  for (const language of ["en", "ru", "uk", "lt"]) {
    await speak(page, language);
    for (const [width, height] of [
      [1366, 768],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.waitForTimeout(150);
      expect.soft(await clashes(page), `${language} ${width}`).toEqual([]);
    }
    await page.setViewportSize({ width: 1366, height: 768 });
    await page.screenshot({ path: join(SHOTS, `gaia-${language}.png`) });
  }
  await speak(page, "en");
  await page.emulateMedia({ colorScheme: "light" });
  await page.screenshot({ path: join(SHOTS, "gaia-paper.png") });
});

test("on a phone the map and the question stay, and every part has its tab", async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPosition(page, site, {
    game: "gaia",
    options: { players: 4, factions: "random" },
    seed: "5",
    until: { round: 3, prompt: "gaia-ask-turn" },
  });
  await asked(page).waitFor();
  for (const [width, height] of [
    [390, 844],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(page.locator("[data-area='map']")).toBeVisible();
    await expect(page.locator(".prompt")).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth + 1)).toBe(true);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  if (!(await page.getByRole("tab").first().isVisible()))
    await page.locator(".k-handle .button").last().click();
  for (const [at, area] of ["own", "research", "finals"].entries()) {
    await page.getByRole("tab").nth(at).click();
    await expect(page.locator(`.k-body [data-area='${area}']`).first()).toBeVisible();
    await page.screenshot({ path: join(SHOTS, `gaia-phone-${area}.png`) });
  }
});
