/** Planet Unknown on its own board, as people would play it: tiles are carried, the station is turned, rovers drive. */

import type { Locator, Page } from "@playwright/test";
import { answer, asked, bots, dice, expect, openPosition, openTable, over, test } from "./table";

/** Alone the station turns by itself, and events are always there; the same seed is the same game. */
const ALONE = {
  game: "planet",
  options: { players: 1 },
  seed: "21",
  bots: "random",
  until: { round: 1, prompt: "planet-ask-draft" },
};

type Roll = (below: number) => number;

const ghost = (page: Page): Locator => page.locator("[data-area='ghost']");
const pick = (page: Page, size: string): Locator => page.locator(`[data-word='${size}'][data-held]`);

/** Whether a tile is to be placed: it is in the hand, or may be taken into it. */
async function placing(page: Page): Promise<boolean> {
  return (await page.locator("[data-fits='true']").count()) > 0;
}

/** Whether effects are to be resolved in an order of one's choice, and none has been begun. */
async function resolving(page: Page): Promise<boolean> {
  const asks = page.locator(".prompt[data-plan='none'] [data-prompt='planet-ask-resolve']");
  return (await asks.count()) > 0;
}

/** Where the middle of a square is on the screen. */
async function middle(page: Page, x: number, y: number): Promise<{ x: number; y: number }> {
  const box = await page.locator(`[data-word='c${x}-${y}']`).first().boundingBox();
  if (!box) throw new Error(`there is no square ${x}, ${y}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Take a tile, carry it about, turn it, and lay it where the light says that it may lie. */
async function lay(page: Page, roll: Roll): Promise<void> {
  const before = await page.locator("[data-area='planet'] [data-tile]").count();
  const sizes = page.locator("[data-fits='true']");
  if ((await ghost(page).count()) === 0) await sizes.nth(roll(await sizes.count())).click();
  for (let tries = 0; tries < 4; tries++) {
    for (let turns = roll(4); turns > 0; turns--) await page.keyboard.press("r");
    if (roll(2)) await page.keyboard.press("f");
    const at = await middle(page, 3 + roll(6), 3 + roll(6));
    await page.mouse.move(at.x, at.y, { steps: 3 });
    if ((await ghost(page).getAttribute("data-legal")) === "true") break;
  }
  if ((await ghost(page).getAttribute("data-legal")) !== "true") {
    await expect(page.locator("[data-act='place']")).toBeDisabled();
    await page.locator("[data-act='put-back']").click(); // taken anew it lies where it fits
    await sizes.first().click();
  }
  await expect(ghost(page)).toHaveAttribute("data-legal", "true");
  await page.locator("[data-act='place']").click();
  await expect(ghost(page)).toHaveCount(0);
  await expect(page.locator("[data-area='planet'] [data-tile]")).toHaveCount(before + 1);
}

async function turnStation(page: Page, roll: Roll): Promise<void> {
  for (let steps = roll(4); steps > 0; steps--) await page.locator("[data-act='station-right']").click();
  await expect(page.locator("[data-area='gets'] [data-own='true']")).toBeVisible();
  await page.locator("[data-act='turn-station']").click();
  await expect(page.locator(".prompt[data-plan='sent']")).toHaveCount(0);
}

/** Take up what is to be resolved, drive now and then, and end the turn. */
async function resolve(page: Page, roll: Roll): Promise<void> {
  const open = page.locator("[data-area='queue'] [data-word][data-light='legal']");
  const reached = page.locator("[data-area='squares'] [data-light='legal']:not([data-drives='true'])");
  const sent = page.locator(".prompt[data-plan='sent']");
  if ((await open.count()) > 0) {
    await open.first().click();
    await expect(page.locator(".prompt[data-plan='wait']").or(sent)).toHaveCount(0);
    return;
  }
  const movement = page.locator("[data-act='movement'][data-light='legal']");
  if ((await movement.count()) > 0 && roll(2)) {
    await movement.click();
    await reached.nth(roll(await reached.count())).click();
    await expect(sent).toHaveCount(0);
    return;
  }
  await page.locator(".prompt [data-word='done']").click();
  const confirm = page.locator("[data-act='confirm']:not(:disabled)");
  await expect(page.locator(".prompt[data-plan='wait']").or(sent)).toHaveCount(0);
  if (await confirm.isVisible()) await confirm.click();
}

/** Play until the game is over, or so many tiles have been laid. */
async function play(page: Page, seed: number, tiles = 1000): Promise<number> {
  const roll = dice(seed);
  let laid = 0;
  for (let turns = 0; turns < 1500 && laid < tiles; turns++) {
    await asked(page).or(over(page)).first().waitFor({ timeout: 60_000 });
    if (await over(page).isVisible()) return laid;
    if (await page.locator("[data-act='turn-station']").isVisible()) await turnStation(page, roll);
    else if (await placing(page)) {
      await lay(page, roll);
      laid += 1;
    } else if (await resolving(page)) await resolve(page, roll);
    else await answer(page, roll);
  }
  return laid;
}

test("alone: a whole game with events, to the verdict, by carrying tiles", async ({ page, site }) => {
  test.setTimeout(600_000);
  await openPosition(page, site, ALONE);
  const laid = await play(page, 11);
  expect(laid).toBeGreaterThan(9);
  await expect(over(page)).toBeVisible();
});

test("a whole game in company", async ({ page, site }) => {
  test.skip(!process.env.STARBOARD_LONG, "takes minutes");
  test.setTimeout(1_200_000);
  await openTable(page, site, {
    game: "planet",
    seats: [{ kind: "me" }, ...bots(1)],
    options: { events: true, "private-objectives": true, planets: "draft", corporations: "draft" },
  });
  expect(await play(page, 12)).toBeGreaterThan(9);
  await expect(over(page)).toBeVisible();
});

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
