/** What helps a player to decide: previews, standing preferences, the sheet on a phone, a held finger, a clear view. */

import type { Locator, Page } from "@playwright/test";
import { answer, asked, asList, bots, dice, expect, handOver, openTable, over, speak, test } from "./table";

const RACE = { game: "race", seats: [{ kind: "me" }, ...bots(1)] };
const GAIA = { game: "gaia", seats: [{ kind: "me" }, ...bots(1)] };
const promptId = (page: Page) => page.locator(".prompt-question").getAttribute("data-prompt");

/** Answers until the own seat is asked that, if need be in the next game too; tells whether it was. */
async function playUntil(page: Page, wanted: () => Promise<boolean>, seed: number): Promise<boolean> {
  const roll = dice(seed);
  const next = page.locator("[data-act='hand-over']");
  for (let turn = 0; turn < 150; turn++) {
    await asked(page).or(next).or(over(page)).first().waitFor();
    if (await over(page).isVisible()) await over(page).click();
    if (await next.isVisible()) await handOver(page);
    await asked(page).waitFor();
    if (await wanted()) return true;
    await answer(page, roll);
  }
  return false;
}

test("pointing at an answer tells what it costs and brings, beside it and in the prompt bar", async ({
  page,
  site,
}) => {
  await asList(page);
  await openTable(page, site, GAIA);
  const ore = page.locator(".on-offer .item", { hasText: "an ore into a credit" });
  expect(await playUntil(page, async () => (await ore.count()) > 0, 3)).toBe(true);
  await ore.hover();
  const chip = page.locator(".preview-chip");
  await expect(chip).toBeVisible();
  await expect(chip).toContainText("−1 ore");
  await expect(chip).toContainText("+1 credits");
  await expect(page.locator(".prompt-changes")).toContainText("−1 ore");
  // It stands beside the component, inside the page, and does not get in the way of a click.
  const [at, box] = await Promise.all([ore.boundingBox(), chip.boundingBox()]);
  if (!at || !box) throw new Error("both are drawn");
  expect(Math.abs(at.x + at.width / 2 - (box.x + box.width / 2))).toBeLessThan(200);
  expect(box.y).toBeGreaterThanOrEqual(0);
  // It goes away with the pointer, and comes with the focus of the keyboard.
  await page.locator(".prompt-question").hover();
  await expect(chip).toHaveCount(0);
  await page.keyboard.press("ArrowRight");
  await ore.focus();
  await expect(chip).toContainText("−1 ore");
  // What it said comes true.
  const stock = async (id: string) =>
    Number(await page.locator(".own-strip div", { hasText: id }).first().locator("dd").textContent());
  const before = [await stock("ore"), await stock("credits")];
  await ore.click();
  await expect.poll(async () => stock("credits")).toBe((before[1] ?? 0) + 1);
});

test("a payment shows how much has been chosen, and its sum", async ({ page, site }) => {
  await openTable(page, site, RACE);
  const paying = async () =>
    (await promptId(page)) === "race-ask-pay" && (await page.locator(".prompt-count").count()) > 0;
  expect(await playUntil(page, paying, 5)).toBe(true);
  const count = page.locator(".prompt-count");
  await expect(count).toHaveText(/^paid (\d) of \1$/); // what is needed has been picked, the cheapest first
  await page.locator("[data-area='hand'] [data-light='picked']").first().click();
  await expect(count).toHaveText(/^paid \d of \d$/);
  await expect(page.locator("[data-act='confirm']")).toBeDisabled();
  await page.locator("[data-act='cheapest']").click();
  await expect(count).toHaveText(/^paid (\d) of \1$/);
});

test("a question is answered once and for all, in the prompt bar and in the menu", async ({ page, site }) => {
  const seats = ["Anna", "Bohdan"].map((name) => ({ kind: "me", name }));
  await openTable(page, site, { game: "lots", seats });
  const offer = page.locator(".prompt [data-preference='lot']");
  expect(await playUntil(page, async () => (await offer.count()) > 0, 2)).toBe(true);
  await expect(offer).toHaveValue("ask");
  await offer.selectOption("take");
  // The table takes it at once: the question is gone, the next one follows.
  await expect(page.locator(".prompt-question")).not.toHaveAttribute("data-prompt", "lots-dispose");
  await page.reload();
  await asked(page).or(page.locator("[data-act='hand-over']")).first().waitFor();
  const settled = async () => {
    await page.locator(".menu summary").click();
    const value = await page.locator(".menu [data-preference='lot']").inputValue();
    await page.keyboard.press("Escape");
    return value;
  };
  const values = [await settled()];
  const other = page.locator(".seats-strip button").first();
  await other.click();
  await page.locator("[data-act='uncover']").click();
  await expect(page.locator(".seats-strip li[data-own='true'] .seat-name")).toBeVisible();
  await expect.poll(settled).not.toBe(values[0]); // each seat decides for itself
  await page.locator(".menu summary").click();
  const own = page.locator(".menu [data-preference='lot']");
  await own.selectOption((await own.inputValue()) === "ask" ? "take" : "ask");
  await expect(own).toHaveValue(values[0] ?? "");
});

test("drawn cards, tableau and hand never cover each other", async ({ page, site }) => {
  await openTable(page, site, RACE);
  const drawing = async () => (await page.locator("[data-area='drawn'] .k-card").count()) > 1;
  expect(await playUntil(page, drawing, 7)).toBe(true);
  const box = async (place: Locator) => {
    const found = await place.boundingBox();
    if (!found) throw new Error("it is drawn");
    return { ...found, right: found.x + found.width, bottom: found.y + found.height };
  };
  const own = await box(page.locator("[data-area='tableau']"));
  const drawn = await box(page.locator("[data-area='drawn']"));
  const hand = await box(page.locator("[data-area='hand']"));
  const card = await box(page.locator("[data-area='tableau'] .k-card").first());
  expect(own.bottom).toBeLessThanOrEqual(drawn.y);
  expect(own.bottom).toBeLessThanOrEqual(hand.y);
  expect(card.bottom).toBeLessThanOrEqual(own.bottom);
  expect(drawn.right).toBeLessThanOrEqual(hand.x);
  expect(drawn.bottom).toBeLessThanOrEqual((await box(page.locator(".prompt"))).y);
});

test("the hexes of a map are legible: nothing is cut off, every planet has its letter", async ({
  page,
  site,
}) => {
  await asList(page);
  await openTable(page, site, GAIA);
  await asked(page).waitFor();
  const roll = dice(3);
  for (let turn = 0; turn < 8; turn++) {
    await asked(page).waitFor();
    await answer(page, roll);
  }
  const cells = page.locator(".chart[data-shape='hex'] .cell-text");
  expect(await cells.count()).toBeGreaterThan(100);
  for (const language of ["en", "uk", "ru", "lt"]) {
    await speak(page, language);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    const cut = await cells.evaluateAll((all) =>
      all
        .filter(
          (each) => each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 1,
        )
        .map((each) => each.textContent),
    );
    expect(cut).toEqual([]);
  }
  const legend = await page.locator(".legend .disc").allTextContents();
  expect(new Set(legend).size).toBe(legend.length);
  const letters = await page.locator(".chart[data-shape='hex'] .cell .disc").allTextContents();
  expect(letters.length).toBeGreaterThan(20);
  expect([...new Set(letters)].sort()).toEqual([...legend].sort());
});

test("a table says which figures of its board are reconstructed", async ({ page, site }) => {
  await asList(page);
  await openTable(page, site, { game: "federation", seats: [{ kind: "me" }, ...bots(1)] });
  await asked(page).waitFor();
  const note = page.locator(".notes summary");
  await expect(note).toContainText(/Figures of this board: \d+/);
  await note.click();
  await expect(page.locator(".notes details p")).toBeVisible();
  await expect(page.locator(".notes details p")).not.toBeEmpty();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  const side = (page: Page) => page.locator(".k-sheet");
  const height = async (page: Page) => (await page.locator(".k-sheet-body").boundingBox())?.height ?? 0;

  /** The question and its buttons are whole on the screen. */
  async function promptStays(page: Page): Promise<void> {
    const box = await page.locator(".prompt").boundingBox();
    if (!box) throw new Error("the prompt is drawn");
    expect(box.y + box.height).toBeLessThanOrEqual(844.5);
    expect(box.height).toBeGreaterThan(40);
    await expect(page.locator(".prompt-question")).toBeInViewport();
  }

  test("the sheet has three stops: with buttons, keys and by dragging; it remembers", async ({
    page,
    site,
  }) => {
    await openTable(page, site, RACE);
    await expect(page.locator("[data-area='hand'] .k-card")).toHaveCount(6);
    await expect(side(page)).toHaveAttribute("data-stop", "peek");
    expect(await height(page)).toBe(0);
    await promptStays(page);
    const [down, up] = [page.locator("[data-act='sheet-down']"), page.locator("[data-act='sheet-up']")];
    await expect(down).toBeDisabled();
    await up.tap();
    await expect(side(page)).toHaveAttribute("data-stop", "half");
    await expect.poll(() => height(page)).toBeGreaterThan(250);
    const half = await height(page);
    await expect(page.locator("[role=log]")).toBeInViewport();
    await promptStays(page);
    await up.tap();
    await expect(side(page)).toHaveAttribute("data-stop", "full");
    await expect.poll(() => height(page)).toBeGreaterThan(half + 150);
    await expect(page.locator(".k-keep")).not.toBeVisible();
    await expect(up).toBeDisabled();
    await promptStays(page);

    // It stays where it was left.
    await down.tap();
    await page.reload();
    await expect(page.locator("[data-area='hand'] .k-card")).toHaveCount(6); // the board has come
    await expect(side(page)).toHaveAttribute("data-stop", "half");

    // With keys.
    const grip = page.locator(".k-grip");
    await grip.focus();
    await page.keyboard.press("ArrowUp");
    await expect(grip).toHaveAttribute("aria-valuenow", "2");
    await expect(grip).toHaveAttribute("aria-valuetext", "all of it");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await expect(grip).toHaveAttribute("aria-valuenow", "0");

    // By dragging: it follows, and comes to rest at the nearest stop.
    const drag = async (by: number) => {
      const box = await grip.boundingBox();
      if (!box) throw new Error("the grip is drawn");
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      await page.mouse.move(x, y);
      await page.mouse.down();
      for (let step = 1; step <= 10; step++) await page.mouse.move(x, y + (by * step) / 10);
      const followed = await height(page);
      await page.waitForTimeout(60);
      await page.mouse.move(x, y + by); // it rests before it is let go: no flick
      await page.mouse.up();
      return followed;
    };
    const followed = await drag(-300);
    expect(followed).toBeGreaterThan(250);
    await expect(side(page)).toHaveAttribute("data-stop", "half");
    await drag(-300);
    await expect(side(page)).toHaveAttribute("data-stop", "full");
    await promptStays(page);
    await drag(600);
    await expect(side(page)).toHaveAttribute("data-stop", "peek");

    // A tap on the handle goes up, and from the top down again.
    for (const stop of ["half", "full", "peek"]) {
      await grip.tap();
      await expect(side(page)).toHaveAttribute("data-stop", stop);
    }
  });

  test("a held finger explains and does not answer", async ({ page, site }) => {
    await openTable(page, site, RACE);
    const card = page.locator("[data-area='hand'] .k-card").first();
    await expect(page.locator("[data-area='hand'] .k-card")).toHaveCount(6);
    const box = await card.boundingBox();
    if (!box) throw new Error("the card is drawn");
    const session = await page.context().newCDPSession(page);
    const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
    const hover = page.locator("[data-area='reader']");
    await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
    await expect(hover).toBeVisible();
    await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await expect(hover).toBeVisible(); // it stays to be read
    await expect(hover.locator("b").first()).not.toBeEmpty();
    await expect(card).toHaveAttribute("data-light", "legal"); // nothing was chosen
    const inside = await hover.boundingBox();
    if (!inside) throw new Error("the card is explained");
    expect(inside.x).toBeGreaterThanOrEqual(0);
    expect(inside.x + inside.width).toBeLessThanOrEqual(390);
    await page.locator(".prompt-question").tap();
    await expect(hover).toHaveCount(0);
    await card.tap();
    await expect(card).toHaveAttribute("data-light", "picked");
    await page.waitForTimeout(400);
    await expect(hover).toHaveCount(0); // a tap answers and explains nothing
  });
});

test("sounds are off until somebody wants them, and then tell of the own turn and of others", async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    const heard = { notes: 0 };
    Object.assign(window, { heard });
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...args) {
      heard.notes += 1;
      start.apply(this, args);
    };
  });
  const notes = () => page.evaluate(() => (window as unknown as { heard: { notes: number } }).heard.notes);
  await openTable(page, site, RACE);
  const roll = dice(3);
  for (let turn = 0; turn < 3; turn++) {
    await asked(page).waitFor({ timeout: 60_000 });
    await answer(page, roll);
  }
  expect(await notes()).toBe(0);
  await page.locator(".menu summary").click();
  await page.locator("[data-act='sounds']").check();
  const sample = await notes();
  expect(sample).toBeGreaterThan(0); // it is heard what was chosen
  await page.keyboard.press("Escape");
  for (let turn = 0; turn < 3; turn++) {
    await asked(page).waitFor({ timeout: 60_000 });
    await answer(page, roll);
  }
  expect(await notes()).toBeGreaterThan(sample);
});
