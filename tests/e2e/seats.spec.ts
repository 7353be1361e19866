/** The same seat on another device, a bot in between, and cards that travel. */

import { answer, asked, bots, dice, expect, openTable, sitDown, test, watch } from "./table";

const RACE = { game: "race", seats: [{ kind: "me" }, ...bots(1)] };

test("a link brings the own seat to another device", async ({ page, browser, site, complaints }) => {
  await openTable(page, site, RACE);
  await asked(page).waitFor();
  await page.locator(".menu summary").click();
  await page.locator("[data-act='link']").click();
  const link = await page.locator(".menu input.select").inputValue();
  expect(link).toContain("#seat=0&key=");
  const context = await browser.newContext({ reducedMotion: "reduce" });
  const device = await context.newPage();
  watch(device, site, complaints);
  await device.goto(link);
  await asked(device).waitFor();
  expect(device.url()).not.toContain("key="); // the secret does not stay in the address
  const hand = (one: typeof page) =>
    one
      .locator("[data-area='hand'] .k-hit")
      .evaluateAll((all) => all.map((each) => each.getAttribute("data-word")));
  await expect.poll(() => hand(device)).toEqual(await hand(page));
  // An answer on one device is seen on the other.
  for (const at of [0, 1]) await device.locator("[data-area='hand'] .k-card").nth(at).click();
  await device.locator("[data-act='confirm']").click();
  await expect(page.locator(".prompt-question")).toHaveAttribute("data-prompt", "race-ask-choose-action");
  await context.close();
});

test("a bot goes on for a player, who takes the seat back", async ({ page, browser, site, complaints }) => {
  // A friend who has yet to answer holds the game: two bots alone would play it to its end within seconds.
  const link = await openTable(page, site, { game: "race", seats: [{ kind: "me" }, { kind: "open" }] });
  const context = await browser.newContext({ reducedMotion: "reduce" });
  const friend = await context.newPage();
  watch(friend, site, complaints);
  await friend.goto(site.url + link);
  await sitDown(friend, "Friend");
  await Promise.all([asked(page).waitFor(), asked(friend).waitFor()]);

  await page.locator(".menu summary").click();
  await page.locator("[data-act='leave']").click();
  await expect(asked(page)).toHaveCount(0); // the bot has answered
  await page.locator("[data-act='return']").click();
  await expect(page.locator("[data-act='leave']")).toBeVisible();
  await page.keyboard.press("Escape"); // closes the menu
  await page.getByRole("tab", { name: "Chat" }).click();
  await expect(page.locator(".chat .log")).toContainText("A bot goes on for Anna.");
  await expect(page.locator(".chat .log")).toContainText("Anna is back.");

  const roll = dice(1);
  for (let click = 0; click < 3; click++) await answer(friend, roll); // two cards, and that it is these
  await asked(page).waitFor(); // the next question is Anna's own
  await answer(page, roll);
  await context.close();
});

test.describe("with motion", () => {
  test.use({ reducedMotion: "no-preference" });

  test("cards travel to where they are laid", async ({ page, site }) => {
    await openTable(page, site, RACE);
    await asked(page).waitFor();
    await page.evaluate(() => {
      const seen = { travels: 0 };
      Object.assign(window, { seen });
      const animate = Element.prototype.animate;
      Element.prototype.animate = function (...args: Parameters<typeof animate>) {
        const frames = args[0];
        if (frames && !Array.isArray(frames) && "translate" in frames) seen.travels += 1;
        return animate.apply(this, args);
      };
    });
    const roll = dice(5);
    for (let turn = 0; turn < 24; turn++) {
      await asked(page).waitFor();
      await answer(page, roll);
    }
    const travels = await page.evaluate(
      () => (window as unknown as { seen: { travels: number } }).seen.travels,
    );
    expect(travels).toBeGreaterThan(3);
  });
});
