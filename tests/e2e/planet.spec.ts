/** Planet Unknown on its own board, as people would play it: tiles are carried, the station is turned, rovers drive. */

import type { Locator, Page } from "@playwright/test";
import { expect, openPosition, test } from "./table";

/** Alone the station turns by itself, and events are always there; the same seed is the same game. */
const ALONE = {
  game: "planet",
  options: { players: 1 },
  seed: "21",
  bots: "random",
  until: { round: 1, prompt: "planet-ask-draft" },
};

const ghost = (page: Page): Locator => page.locator("[data-area='ghost']");
const pick = (page: Page, size: string): Locator => page.locator(`[data-word='${size}'][data-held]`);

test("a tile in the hand: light, ghost, what it brings, and why not", async ({ page, site }) => {
  await openPosition(page, site, { ...ALONE, seed: "22", until: { round: 3, prompt: "planet-ask-draft" } });
  await expect(page.locator("[data-fits='true']")).toHaveCount(2);
  // Pointing at a tile shows where it fits; taking it says nothing.
  await pick(page, "small").hover();
  await expect(page.locator("[data-area='light']")).toBeVisible();
  await page.keyboard.press("2");
  await expect(pick(page, "small")).toHaveAttribute("data-held", "true");
  await expect(page.locator("[data-area='brings']")).toBeVisible();
  const places = await pick(page, "small").textContent();
  expect(places).toMatch(/\d+ place/);
  // The other tile swaps; Escape puts it back.
  await page.keyboard.press("1");
  await expect(pick(page, "large")).toHaveAttribute("data-held", "true");
  await expect(pick(page, "small")).toHaveAttribute("data-held", "false");
  await page.keyboard.press("Escape");
  await expect(ghost(page)).toHaveCount(0);
  await page.keyboard.press("1");
  // Off the planet it says why, and stays in the hand, turned as it was.
  for (let steps = 0; steps < 12; steps++) await page.keyboard.press("ArrowUp");
  await expect(ghost(page)).toHaveAttribute("data-legal", "false");
  await expect(page.locator("[data-area='brings'][data-bad='true']")).toContainText(/leave the planet/);
  await page.keyboard.press("Enter");
  await expect(ghost(page)).toHaveCount(1);
  await expect(page.locator("[data-act='place']")).toBeDisabled();
});
