/** Planet Unknown: what is told and ringed while something is pointed at; looking at the others. */

import type { Page } from "@playwright/test";
import { asked, expect, openPosition, type Site, test } from "./table";

const FOUR = {
  players: 4,
  planets: "given",
  "seat-planets": "ksb-4156,petra,arashi,tartarus",
  corporations: "given",
  "seat-corporations": "universal-coalition,wormhole,cosmos,oasis",
  events: true,
  "private-objectives": true,
};

/** Choosing a tile in that round. */
async function openAt(page: Page, site: Site, round: number): Promise<void> {
  const until = { round, prompt: "planet-ask-draft" };
  await openPosition(page, site, { game: "planet", options: FOUR, seed: "9", bots: "random", until });
}

test("squares, medals, techs, tracks, depots and objectives tell what they are", async ({ page, site }) => {
  await openAt(page, site, 11);
  const hint = page.locator(".prompt-hint");
  const rings = page.locator("[data-area='planet'] [data-area='rings'] [data-ring]");
  // A covered square: its area is ringed, both of its lines are told.
  const tile = page.locator("[data-area='planet'] [data-tile]").first();
  const first = await tile.getAttribute("data-tile");
  await page.locator(`[data-area='squares'] [data-word='${first}']`).hover();
  await expect(hint).toContainText(/area: \d+ square/);
  await expect(hint).toContainText(/Row \d+: .+; column [A-L]: /);
  await expect(rings).toHaveCount(1);
  // A medal: the line is ringed.
  await page.locator("[data-word='row-5']").hover();
  await expect(hint).toContainText(/^Row 6: .+ 3 points\./);
  await expect(rings.first()).toHaveAttribute("data-ring", "12");
  // A tech and a step of a track, in full.
  await page.locator("[data-area='owned'] [data-word='tech-2']").hover();
  await expect(hint).toContainText("Gained patches may be kept aside");
  await page.locator("[data-area='tracks'] [data-word='biomass']").first().hover();
  await expect(hint).toContainText(/Biomass \d+ ▸ \d+: /);
  // What lies below the tiles of a depot.
  await page.locator("[data-area='station'] [data-word='depot-1'] path").first().hover();
  await expect(hint).toContainText(/Depot 1: large tiles \d+, small tiles \d+\./);
  await expect(page.locator("[data-area='below'] [data-size='small'] svg").first()).toBeVisible();
  // An objective: what it counts, here and on the planet of the neighbour.
  await page.locator("[data-goal]").first().hover();
  await expect(page.locator("[data-area='peek']")).toBeVisible();
  await expect(hint).toContainText("than the neighbour: 5 points, tied 2.");
  // The names of the squares, while Alt is held.
  await page.keyboard.down("Alt");
  await expect(page.locator("[data-area='names']")).toContainText("F12");
  await page.keyboard.up("Alt");
  await expect(page.locator("[data-area='names']")).toHaveCount(0);
});

test("P and a digit look at a planet; the tile stays in the hand", async ({ page, site }) => {
  await openAt(page, site, 4);
  await page.locator("[data-fits='true']").first().click();
  const held = page.locator("[data-held='true']");
  await page.keyboard.press("p");
  await page.keyboard.press("2");
  await expect(page.locator("[data-area='peek'][data-seat='2']")).toBeVisible();
  await expect(page.locator("[data-area='ghost']")).toHaveCount(1);
  await page.keyboard.press("p");
  await page.keyboard.press("2");
  await expect(page.locator("[data-area='peek']")).toHaveCount(0);
  await expect(held).toHaveCount(1);
});

test("boards are chosen with all their texts in sight", async ({ page, site }) => {
  await openPosition(page, site, {
    game: "planet",
    options: { players: 2, planets: "draft", corporations: "draft" },
    seed: "3",
    bots: "random",
    until: {},
  });
  const planet = page.locator("[data-area='planet']");
  await expect(planet).toContainText("not chosen yet");
  await page.locator("[data-word='persephone']").click();
  await page.locator("[data-act='confirm']").click();
  await expect(planet).toContainText("Persephone");
  await page.locator("[data-word='oasis']").hover();
  const sheet = page.locator("[data-area='corporation']");
  await expect(sheet).toContainText("An advancing tracker skips positions occupied by other trackers");
  await expect(sheet.locator("li")).toHaveCount(5);
  await page.locator("[data-word='oasis']").click();
  await page.locator("[data-act='confirm']").click();
  await expect(planet).toContainText("Oasis Ultd.");
  await expect(planet).not.toContainText("not chosen yet");
});

test("a patch and a new rover are drawn where they would come; what changes lies over nothing", async ({
  page,
  site,
}) => {
  const options = { players: 2 };
  const chip = page.locator(".preview-chip");
  const aimed = page.locator("[data-area='aimed']");
  const lit = page.locator("[data-area='squares'] [data-light='legal']");
  await openPosition(page, site, {
    game: "planet",
    options,
    seed: "1",
    bots: "random",
    until: { prompt: "planet-ask-deploy" },
  });
  await lit.first().hover();
  await expect(aimed).toHaveCount(1);
  await expect(page.locator(".prompt-changes")).toContainText("Rovers in supply");
  await expect(chip).toHaveCount(0);
  await openPosition(page, site, {
    game: "planet",
    options,
    seed: "1",
    bots: "random",
    until: { prompt: "planet-ask-patch" },
  });
  await lit.first().hover();
  await expect(aimed).toHaveCount(1);
});

test("a line of the log shows where it happened, on the planet of who did it", async ({ page, site }) => {
  await openAt(page, site, 6);
  await asked(page).waitFor();
  await page.locator("[data-fits='true']").first().waitFor(); // the board is there, and its tabs stay
  await page.getByRole("tab", { name: "Log" }).click();
  await expect(page.locator(".log-line", { hasText: "Cadet 3 places a tile" }).first()).toBeAttached();
  await page.locator(".log-chain").evaluateAll((chains) => {
    for (const chain of chains) (chain as HTMLDetailsElement).open = true; // many lines of one lie folded
  });
  const ring = page.locator(".ring");
  await page.locator(".log-line", { hasText: "Anna places a tile" }).last().click();
  await expect(ring).toHaveCount(1);
  await expect(page.locator("[data-area='peek']")).toHaveCount(0);
  await expect(ring).toHaveCount(0);
  await page.locator(".log-line", { hasText: "Cadet 3 places a tile" }).last().click();
  await expect(page.locator("[data-area='peek'][data-seat='3']")).toBeVisible();
  const [around, peek] = [await ring.boundingBox(), await page.locator("[data-area='peek']").boundingBox()];
  expect(around?.x ?? 0).toBeGreaterThan(peek?.x ?? 2000);
});
