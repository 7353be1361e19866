/** A game of another package: its name, texts and board reach the page, and it is played to its end. */

import { asked, bots, expect, openTable, over, playOut, speak, test } from "./table";

test("a game of another package stands on the shelf under its own name, in every language", async ({
  page,
  site,
}) => {
  await page.goto(site.url);
  const card = page.locator("[data-game='moorings']");
  await expect(card).toContainText("Moorings");
  for (const [language, name] of [
    ["uk", "Причали"],
    ["ru", "Причалы"],
    ["lt", "Prieplaukos"],
  ] as const) {
    await page.evaluate((code) => localStorage.setItem("starboard.language", code), language);
    await page.reload();
    await expect(card).toContainText(name);
  }
});

test("a game of another package is played to its end on its own board", async ({ page, site }) => {
  await openTable(page, site, { game: "moorings", seats: [{ kind: "me" }, ...bots(1)] });
  await asked(page).waitFor();
  await expect(page.locator(".prompt")).toContainText("Where does your ship moor?");
  const board = page.locator(".guest-board .moorings");
  await expect(board.locator("[data-word]")).toHaveCount(9);
  const five = board.getByRole("button", { name: "Berth 5" });
  await expect(five).toHaveAttribute("data-light", "legal");
  await five.click();
  await expect(five).toHaveAttribute("data-light", "picked");
  await page.locator("[data-act='confirm']").click(); // it ends the turn, so the page asks first
  await expect(page.locator(".log[role='log']")).toContainText("moors at Berth");
  await speak(page, "uk");
  await expect(board.getByRole("button", { name: "Причал 5" })).toBeVisible();
  await playOut(page, 2);
  await expect(over(page)).toBeVisible();
});

test("the same game is played as a list too", async ({ page, site }) => {
  await openTable(page, site, { game: "moorings", seats: [{ kind: "me" }, ...bots(1)] });
  await asked(page).waitFor();
  await page.locator("[data-act='list']").click();
  await expect(page.locator(".generic")).toBeVisible();
  await playOut(page, 3);
  await page.evaluate(() => localStorage.removeItem("starboard.list"));
});
