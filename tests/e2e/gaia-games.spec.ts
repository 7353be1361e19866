/**
 * Whole games of Gaia Project on its own board: one to four players, by mouse, finger and keys, every faction at least once.
 * `STARBOARD_LONG=1` plays further ones.
 */

import type { Page } from "@playwright/test";
import { finger, keys, mouse, playOut } from "./gaia";
import { asked, bots, expect, openTable, type Site, speak, test } from "./table";

const LONG = Boolean(process.env.STARBOARD_LONG);

async function open(page: Page, site: Site, factions: string): Promise<void> {
  const players = factions.split(",").length;
  await openTable(page, site, {
    game: "gaia",
    seats: [{ kind: "me" }, ...bots(players - 1)],
    options: { "seat-factions": factions },
  });
  await asked(page).waitFor();
}

async function ended(page: Page): Promise<void> {
  await expect(page.locator(".prompt-question")).toContainText(/win|share|is lost|побед|делят/i);
}

test("four players, by mouse", async ({ page, site }) => {
  await open(page, site, "terrans,xenos,taklons,hadsch-hallas");
  expect(await playOut(page, 11, mouse)).toBeGreaterThan(40);
  await ended(page);
});

test("four players, in Russian", async ({ page, site }) => {
  await open(page, site, "ivits,gleens,ambas,lantids");
  await speak(page, "ru");
  await playOut(page, 5, mouse);
  await ended(page);
});

test("three players, by keys alone", async ({ page, site }) => {
  await open(page, site, "firaks,geodens,nevlas");
  await playOut(page, 3, keys);
  await ended(page);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  test("two players, by finger", async ({ page, site }) => {
    await open(page, site, "bescods,bal-taks");
    await playOut(page, 8, finger);
    await ended(page);
  });
});

test.describe("on a phone that lies", () => {
  test.use({ viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true });
  test("three players, by finger", async ({ page, site }) => {
    test.skip(!LONG, "takes minutes: STARBOARD_LONG=1");
    await open(page, site, "geodens,itars,firaks");
    await playOut(page, 4, finger);
    await ended(page);
  });
});

test("alone against the Automa, from the choice of a faction", async ({ page, site }) => {
  await openTable(page, site, { game: "gaia", seats: [{ kind: "me" }] });
  await asked(page).waitFor();
  const factions = page.locator("[data-area='factions'] [data-word]");
  await expect(factions).toHaveCount(14);
  await page.locator("[data-area='factions'] [data-word='itars']").hover();
  await expect(page.locator("[data-area='faction-reader']")).toContainText("institute");
  await page.locator("[data-area='factions'] [data-word='itars']").click();
  await playOut(page, 5, mouse);
  await expect(page.locator("[data-area='automa'] li").first()).toBeVisible();
  await ended(page);
});

/** With the games above each faction is once the one that clicks. */
const FURTHER = [
  ["lantids,nevlas", mouse],
  ["nevlas,gleens", mouse],
  ["xenos,ambas", mouse],
  ["hadsch-hallas,lantids", mouse],
  ["gleens,taklons,bescods", mouse],
  ["bal-taks,itars,xenos,ivits", mouse],
  ["ambas,hadsch-hallas", keys],
  ["taklons,geodens,terrans,firaks", keys],
] as const;
for (const [factions, hand] of FURTHER) {
  test(`further games: ${factions}`, async ({ page, site }) => {
    test.skip(!LONG, "takes minutes: STARBOARD_LONG=1");
    test.setTimeout(900_000);
    await open(page, site, factions);
    await playOut(page, 11, hand);
    await ended(page);
  });
}
