/** The same seat on another device, a bot in between, and cards that travel. */

import { answer, asked, bots, dice, expect, openTable, test, watch } from "./table";

const RACE = { game: "race", seats: [{ kind: "me" }, ...bots(1)] };

test("a link brings the own seat to another device", async ({ page, browser, site, complaints }) => {
  await openTable(page, site, RACE);
  await asked(page).waitFor();
  await page.locator(".menu summary").click();
  await page.locator("[data-act='link']").click();
  const link = await page.locator(".menu input").inputValue();
  expect(link).toContain("#seat=0&key=");
  const context = await browser.newContext({ reducedMotion: "reduce" });
  const device = await context.newPage();
  watch(device, site, complaints);
  await device.goto(link);
  await asked(device).waitFor();
  expect(device.url()).not.toContain("key="); // the secret does not stay in the address
  const hand = (one: typeof page) =>
    one.locator(".cards.hand .card").evaluateAll((all) => all.map((each) => each.getAttribute("data-word")));
  await expect.poll(() => hand(device)).toEqual(await hand(page));
  // An answer on one device is seen on the other.
  for (const at of [0, 1]) await device.locator(".cards.hand .card").nth(at).click();
  await device.locator("[data-act='confirm']").click();
  await expect(page.locator(".prompt-question")).toHaveAttribute("data-prompt", "race-choose-action");
  await context.close();
});

test("a bot goes on for a player, who takes the seat back", async ({ page, site }) => {
  await openTable(page, site, RACE);
  await asked(page).waitFor();
  await page.locator(".menu summary").click();
  await page.locator("[data-act='leave']").click();
  await page.locator("[data-act='return']").click(); // at once: two bots play a whole game in seconds
  await asked(page).waitFor();
  await page.keyboard.press("Escape"); // closes the menu
  await page.getByRole("tab", { name: "Chat" }).click();
  await expect(page.locator(".chat .log")).toContainText("A bot goes on for Anna.");
  await expect(page.locator(".chat .log")).toContainText("Anna is back.");
  await answer(page, dice(1));
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
