/** The board of Planet Unknown in the longest languages and on the smallest screens: nothing is cut, nothing too small to read. */

import type { Page } from "@playwright/test";
import { asked, expect, openPosition, speak, test } from "./table";

/** Text that is smaller than 12 px, or of which something is hidden by an edge; keys on buttons are signs. */
async function faults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const wrong = new Set<string>();
    const areas = document.querySelectorAll(
      "[data-area='planet'], [data-area='round'], [data-area='event'], [data-goal], [data-area='tracks'], [data-area='owned'], [data-area='choose']",
    );
    for (const area of areas) {
      const texts = document.createTreeWalker(area, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const node = texts.currentNode;
        const parent = node.parentElement;
        const text = node.textContent?.trim() ?? "";
        if (!parent?.checkVisibility() || text === "" || parent.closest(".hidden, kbd, .k-key")) continue;
        const matrix = parent instanceof SVGGraphicsElement && parent.getScreenCTM();
        const size = Number.parseFloat(getComputedStyle(parent).fontSize) * (matrix ? matrix.a : 1);
        if (size < 11.9) wrong.add(`${size.toFixed(1)} px: ${text}`);
        const range = document.createRange();
        range.selectNodeContents(node);
        const at = range.getBoundingClientRect();
        for (let box: Element | null = parent; box && box !== area.parentElement; box = box.parentElement) {
          const { overflowX, overflowY } = getComputedStyle(box);
          if (box instanceof SVGElement || `${overflowX} ${overflowY}`.includes("auto")) break;
          if (overflowX === "visible") continue;
          const { left, right, top, bottom } = box.getBoundingClientRect();
          const out = [at.right - right, left - at.left, at.bottom - bottom - 1, top - at.top - 1];
          if (Math.max(...out) > 1.5) wrong.add(`cut: ${text}`);
        }
      }
    }
    const side = document.querySelector("[data-area='choose'][data-what='sides']");
    if (side && side.scrollHeight > side.clientHeight + 1) wrong.add("not all sides are in sight");
    return [...wrong];
  });
}

const TWO = {
  players: 2,
  planets: "given",
  "seat-planets": "tartarus,petra",
  corporations: "given",
  "seat-corporations": "oasis,wormhole",
  events: true,
  "private-objectives": true,
};
const STATES = [
  ["four objectives", TWO, { round: 14, prompt: "planet-ask-draft" }],
  [
    "cards",
    {
      ...TWO,
      players: 4,
      "seat-planets": "arashi,petra,tartarus,gaia",
      "seat-corporations": "republic,oasis,wormhole,cosmos",
    },
    { round: 5, prompt: "planet-ask-civ-card" },
  ],
  [
    "corporations",
    { players: 4, planets: "draft", corporations: "draft" },
    { prompt: "planet-ask-corporation" },
  ],
] as const;

for (const [name, options, until] of STATES)
  test(`everything can be read in every language: ${name}`, async ({ page, site }) => {
    await openPosition(page, site, { game: "planet", options, seed: "1", bots: "random", until });
    await asked(page).waitFor();
    for (const language of ["en", "ru", "uk", "lt"]) {
      await speak(page, language);
      expect.soft(await faults(page), language).toEqual([]);
    }
    if (name === "corporations") return;
    await page.setViewportSize({ width: 844, height: 390 });
    await asked(page).waitFor();
    await expect.poll(() => faults(page), "a phone on its side").toEqual([]);
  });

test("alone the target and the events left are told, on a phone too", async ({ page, site }) => {
  const until = { round: 3, prompt: "planet-ask-draft" };
  await openPosition(page, site, {
    game: "planet",
    options: { players: 1 },
    seed: "3",
    bots: "random",
    until,
  });
  await expect(page.locator("[data-area='round']")).toContainText(/target 59 · \d+ events left/);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(
    page
      .getByText(/target 59 · \d+ events left/)
      .filter({ visible: true })
      .first(),
  ).toBeInViewport();
});
