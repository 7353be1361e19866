/** Planet Unknown on its own board, as people would play it: tiles are carried, the station is turned, rovers drive. */

import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { expect, openPosition, saying, test } from "./table";

/** Alone the station turns by itself, and events are always there; the same seed is the same game. */
const ALONE = {
  game: "planet",
  options: { players: 1 },
  seed: "21",
  bots: "random",
  until: { round: 1, prompt: "planet-ask-draft" },
};

const SHOTS = process.env.STARBOARD_SHOTS ?? join(__dirname, "..", "..", "build", "shots");

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

test("a rover drives a whole way by one click, as one message and one step of undo", async ({
  page,
  site,
}) => {
  const said = saying(page);
  await openPosition(page, site, {
    game: "planet",
    options: { players: 2, planets: "random", corporations: "random" },
    seed: "7",
    bots: "random",
    until: { round: 9, prompt: "planet-ask-resolve", offers: "^c\\d" },
  });
  await expect(page.locator("[data-area='queue'] [data-word]")).not.toHaveCount(0); // the way does not end the turn
  await page.locator("[data-act='movement']").click();
  const movement = page.locator("[data-area='planet'] [data-counter='movement']");
  const left = Number((await movement.textContent())?.match(/\d+/)?.[0]);
  expect(left).toBeGreaterThan(1);
  // The square that takes most movement: the path is drawn to it, the card tells what is left.
  const far = page.locator(`[data-cost='${left}']`).first();
  const to = await far.getAttribute("data-to");
  await page.locator(`[data-area='squares'] [data-word='${to}']`).hover();
  await expect(page.locator("[data-area='way']")).toBeVisible();
  await expect(page.locator("[data-area='way-card']")).toContainText(`${left} ▸ 0`);
  await page.locator(`[data-area='squares'] [data-word='${to}']`).click();
  await expect(movement).toContainText("0");
  expect(said).toHaveLength(1);
  await expect(page.locator(`[data-area='planet'] [data-rover='${to}']`)).toHaveCount(1);
  await expect(page.locator("[data-act='undo']")).toBeEnabled(); // the act is acknowledged
  await page.keyboard.press("Escape");
  await expect(movement).toContainText(String(left));
  await expect(page.locator(`[data-area='planet'] [data-rover='${to}']`)).toHaveCount(0);
  // Or it is dragged there.
  const square = (word: string | null) => page.locator(`[data-area='squares'] [data-word='${word}']`);
  const rover = page.locator("[data-area='squares'] [data-chosen='true']");
  await page.locator("[data-act='movement']").click();
  const near = await page.locator("[data-cost='1']").first().getAttribute("data-to");
  await rover.hover();
  await page.mouse.down();
  await square(near).hover();
  await expect(page.locator("[data-area='way-card']")).toContainText(`${left} ▸ ${left - 1}`);
  await page.mouse.up();
  await expect(movement).toContainText(String(left - 1));
  await expect(page.locator(`[data-area='planet'] [data-rover='${near}']`)).toHaveCount(1);
});

test("a way that would end the round is asked for first", async ({ page, site }) => {
  const said = saying(page);
  await openPosition(page, site, {
    game: "planet",
    options: { players: 2 },
    seed: "7",
    bots: "random",
    until: { round: 6, prompt: "planet-ask-resolve", offers: "^done$" },
  });
  await expect(page.getByText("ready", { exact: true })).toBeVisible(); // the round waits for the own seat only
  await page.locator("[data-act='movement']").click();
  const left = Number(
    (await page.locator("[data-area='planet'] [data-counter='movement']").textContent())?.match(/\d+/)?.[0],
  );
  const to = await page.locator(`[data-cost='${left}']`).first().getAttribute("data-to");
  await page.locator(`[data-area='squares'] [data-word='${to}']`).click();
  const confirm = page.locator("[data-act='confirm']");
  await expect(confirm).toBeEnabled();
  await expect(page.locator(".prompt-question")).toContainText(
    /^The rover goes to [A-L]\d+\? Your turn then ends/,
  );
  expect(said).toHaveLength(0);
  await page.keyboard.press("Escape"); // and can be put away
  await expect(confirm).toBeHidden();
  await page.locator("[data-act='movement']").click();
  await page.locator(`[data-area='squares'] [data-word='${to}']`).click();
  await expect(confirm).toBeEnabled();
  await page.keyboard.press("Enter");
  await expect.poll(() => said.length).toBe(1);
});

test("at the end points lie where they come from, and their table stands beside", async ({ page, site }) => {
  await openPosition(page, site, {
    game: "planet",
    options: { players: 3, planets: "random", corporations: "random", "private-objectives": true },
    seed: "4",
    bots: "random",
    until: { over: true },
  });
  await page.locator("[data-act='back-to-board']").click();
  const table = page.locator("[data-area='end-table']");
  await expect(table.locator("tbody tr")).toHaveCount(6);
  // The sums of the columns are the points of the seats, best first.
  const columns = await table
    .locator("tbody tr")
    .evaluateAll((rows) =>
      rows.map((row) => [...row.querySelectorAll("td")].map((cell) => Number(cell.textContent))),
    );
  const totals = await table.locator("tfoot td").allTextContents();
  for (const [at, total] of totals.entries())
    expect(columns.reduce((sum, row) => sum + (row[at] ?? 0), 0)).toBe(Number(total));
  expect([...totals].sort((one, other) => Number(other) - Number(one))).toEqual(totals);
  // A name shows that planet, with its letters.
  const planet = page.locator("[data-area='planet']");
  for (const [at, seat] of (await table.locator("thead button").all()).entries()) {
    await seat.click();
    await expect(planet.locator("[data-sum='A']")).toHaveText(`A${columns[0]?.[at]}`);
    await expect(planet).toContainText((await seat.textContent()) ?? "");
  }
  await table.locator("[data-row='B']").hover();
  await expect(planet.locator("[data-sum='A']")).toHaveAttribute("data-faint", "true");
});

for (const colorScheme of ["dark", "light"] as const)
  test(`every piece of the board is drawn, ${colorScheme}`, async ({ page, site }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto(`${site.url}/kit/planet`);
    const sheet = page.locator("[data-game='planet']");
    await expect(sheet.locator("[data-card]")).toHaveCount(36 + 28);
    await expect(
      sheet.getByRole("img", { name: /^(?:KSB-4156|K-273|Persephone|Petra|Gaia|Arashi|Tartarus)$/ }),
    ).toHaveCount(7);
    // Nothing on a card is cut off, and no icon or hatch lacks its drawing.
    const faults = await sheet.evaluate((all) => {
      const cut = [...all.querySelectorAll("[data-card]")].filter(
        (each) => each.scrollHeight > each.clientHeight + 1,
      );
      const hrefs = [...all.querySelectorAll("use")].map((each) => each.getAttribute("href") ?? "");
      const fills = [...all.querySelectorAll("[fill^='url(']")].map((each) =>
        (each.getAttribute("fill") ?? "").slice(4, -1),
      );
      const missing = [...hrefs, ...fills].filter((id) => !document.querySelector(id)?.childElementCount);
      return [...cut.map((each) => each.getAttribute("data-card")), ...missing];
    });
    expect(faults).toEqual([]);
    await page.setViewportSize({ width: 1366, height: 3400 }); // all of it in one picture
    await page.screenshot({ path: join(SHOTS, `kit-planet-${colorScheme}.png`) });
  });

test("a tile that fits nowhere can be taken, also when a life pod may still be moved", async ({
  page,
  site,
}) => {
  await openPosition(page, site, {
    game: "planet",
    options: {
      players: 2,
      planets: "given",
      "seat-planets": "tartarus,petra",
      corporations: "given",
      "seat-corporations": "cosmos,republic",
    },
    seed: "75",
    bots: "random",
    until: { round: 17, prompt: "planet-ask-draft", offers: "^reposition" },
  });
  await expect(page.locator("[data-area='tray']")).toContainText("fits nowhere");
  await pick(page, "small").click();
  await expect(page.locator("[data-area='queue']")).toContainText("move a life pod"); // that is still to come
});
