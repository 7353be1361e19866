/** Race on its own board, by clicking, as people would. */

import {
  answer,
  asked,
  bots,
  dice,
  expect,
  lit,
  moment,
  openTable,
  over,
  playOut,
  sitDown,
  speak,
  test,
  watch,
} from "./table";

const RACE = { game: "race", seats: [{ kind: "me" }, ...bots(1)] };

test("from the first page to the final scores, by clicking, and once more", async ({ page, site }) => {
  await page.goto(site.url);
  await page.locator("[data-game='race'] .button.main").click();
  await asked(page).waitFor();
  await expect(page.locator("[data-area='hand'] .k-card")).toHaveCount(4); // the first game deals four fixed cards
  const answers = await playOut(page, 42);
  expect(answers).toBeGreaterThan(10);
  await expect(page.locator("[data-area='scores']")).toBeVisible();
  const totals = await page.locator(".k-score-total").allTextContents();
  expect(totals).toHaveLength(2);
  for (const total of totals) expect(Number(total)).toBeGreaterThan(0);
  await expect(page.locator(".prompt-question")).toContainText(/win|share/);
  const before = page.url();
  await page.locator("[data-act='rematch']").click();
  await expect(page).not.toHaveURL(before);
  await asked(page).waitFor();
});

test("a set is collected in any order, counted, taken back and confirmed", async ({ page, site }) => {
  await openTable(page, site, RACE);
  await asked(page).waitFor();
  const confirm = page.locator("[data-act='confirm']");
  const cards = page.locator("[data-area='hand'] .k-card");
  await expect(confirm).toBeDisabled();
  await cards.nth(5).click();
  await expect(page.locator(".prompt-count")).toHaveAttribute("data-count", "1");
  await cards.nth(5).click();
  await expect(page.locator(".prompt-count")).toHaveAttribute("data-count", "0");
  await cards.nth(4).click();
  await cards.nth(1).click();
  await expect(confirm).toBeEnabled();
  await expect(cards.nth(0)).toHaveAttribute("data-light", "dark"); // two are enough
  const gone = await Promise.all(
    [4, 1].map((at) => cards.nth(at).locator(".k-hit").getAttribute("data-word")),
  );
  await confirm.click();
  await expect(page.locator(".prompt-question")).toHaveAttribute("data-prompt", "race-ask-choose-action");
  await expect(cards).toHaveCount(4);
  for (const word of gone)
    await expect(page.locator(`[data-area='hand'] [data-word="${word}"]`)).toHaveCount(0);
});

test("what is not possible tells why; every card explains itself", async ({ page, site }) => {
  await openTable(page, site, RACE);
  await asked(page).waitFor();
  await page.locator("[data-word='settle']").click({ force: true }); // it is marked as not available
  const reason = page.locator(".prompt-hint.reason");
  await expect(reason).toBeVisible();
  await expect(reason).not.toHaveText(/why-/);
  const card = page.locator("[data-area='hand'] .k-card").first();
  await card.hover();
  await expect(page.locator("[data-area='reader']")).toBeVisible();
  await expect(page.locator("[data-area='reader'] b").first()).not.toBeEmpty();
  await expect(page.locator("[data-area='reader']")).not.toContainText(/power-|clause-|\{/);
});

test("a word that told nobody anything can be taken back", async ({ page, site }) => {
  // Two people: the other has not chosen yet, so nothing has been revealed.
  await openTable(page, site, {
    game: "race",
    seats: [
      { kind: "me", name: "Anna" },
      { kind: "me", name: "Bohdan" },
    ],
  });
  await asked(page).waitFor();
  const cards = page.locator("[data-area='hand'] .k-card");
  await cards.nth(0).click();
  await cards.nth(1).click();
  await page.locator("[data-act='confirm']").click();
  await expect(page.locator("[data-act='hand-over']")).toBeVisible();
  await expect(page.locator("[data-act='undo']")).toBeEnabled();
  await page.locator("[data-act='undo']").click();
  await asked(page).waitFor();
  await expect(cards).toHaveCount(6);
});

test("hotseat: two players on one device, each sees only the own hand", async ({ page, site }) => {
  await openTable(page, site, {
    game: "race",
    seats: [
      { kind: "me", name: "Anna" },
      { kind: "me", name: "Bohdan" },
    ],
  });
  await asked(page).waitFor();
  const hand = () =>
    page
      .locator("[data-area='hand'] .k-hit")
      .evaluateAll((all) => all.map((each) => each.getAttribute("data-word")));
  const first = await hand();
  await page.locator("[data-area='hand'] .k-card").nth(0).click();
  await page.locator("[data-area='hand'] .k-card").nth(1).click();
  await page.locator("[data-act='confirm']").click();
  await page.locator("[data-act='hand-over']").click();
  await expect(page.locator(".hot-seat")).toContainText("Bohdan");
  // Between two hands nothing of the table can be seen.
  const cover = await page.locator(".hot-seat").evaluate((box) => {
    const { left, top, right, bottom } = box.getBoundingClientRect();
    const { backgroundColor, opacity } = getComputedStyle(box);
    return { room: [left, top, right - innerWidth, bottom - innerHeight], backgroundColor, opacity };
  });
  expect(cover.room).toEqual([0, 0, 0, 0]);
  expect(cover).toMatchObject({ opacity: "1", backgroundColor: expect.stringMatching(/^rgb\(/) });
  await page.locator("[data-act='uncover']").click();
  await asked(page).waitFor();
  const second = await hand();
  expect(second).toHaveLength(6);
  expect(second).not.toEqual(first); // some may be equal: there are cards of which two exist
});

test("two people in two browsers at one table see each other act", async ({
  page,
  browser,
  site,
  complaints,
}) => {
  const link = await openTable(page, site, { game: "race", seats: [{ kind: "me" }, { kind: "open" }] });
  const context = await browser.newContext({ locale: "uk-UA", reducedMotion: "reduce" });
  const friend = await context.newPage();
  watch(friend, site, complaints);
  await friend.goto(site.url + link);
  await sitDown(friend, "Друг");
  await Promise.all([asked(page).waitFor(), asked(friend).waitFor()]);
  await expect(friend.locator("html")).toHaveAttribute("lang", "uk");

  const roll = dice(9);
  const rounds = async () => Number(await page.locator("[data-fact='round']").first().textContent());
  for (let turn = 0; turn < 60 && (await rounds()) < 3; turn++) {
    for (const one of [page, friend]) {
      if (await asked(one).isVisible()) await answer(one, roll).catch(() => undefined);
    }
  }
  expect(await rounds()).toBeGreaterThanOrEqual(3);
  // Both see the same tableaus.
  const tableau = (one: typeof page, place: string) =>
    one
      .locator(`${place} [data-word]`)
      .evaluateAll((all) => all.map((each) => each.getAttribute("data-word")));
  await expect
    .poll(async () => [await tableau(page, "[data-area='tableau']"), await tableau(page, "[data-opponent]")])
    .toEqual([await tableau(friend, "[data-opponent]"), await tableau(friend, "[data-area='tableau']")]);
  await context.close();
});

test("somebody who looks on sees no hand and is asked nothing", async ({
  page,
  browser,
  site,
  complaints,
}) => {
  const link = await openTable(page, site, RACE);
  await asked(page).waitFor();
  const context = await browser.newContext({ reducedMotion: "reduce" });
  const guest = await context.newPage();
  watch(guest, site, complaints);
  await guest.goto(site.url + link);
  await expect(guest.locator("[data-area='tableau'] .k-card")).toHaveCount(1);
  await expect(guest.locator("[data-area='hand']")).toHaveCount(0);
  await expect(lit(guest)).toHaveCount(0);
  await context.close();
});

test("a reload in the middle of a turn loses nothing", async ({ page, site }) => {
  await openTable(page, site, RACE);
  const roll = dice(21);
  for (let turn = 0; turn < 14; turn++) {
    await asked(page).waitFor();
    await answer(page, roll);
  }
  await asked(page).waitFor();
  const picture = () =>
    page.evaluate(() => ({
      prompt: document.querySelector(".prompt-question")?.getAttribute("data-prompt"),
      words: [...document.querySelectorAll(".k-frame [data-word]")]
        .map((each) => each.getAttribute("data-word"))
        .sort(),
      log: [...document.querySelectorAll(".log li")].map((each) => each.textContent),
    }));
  while (await page.locator("[data-undo='click']").count()) await page.locator("[data-act='undo']").click(); // no clicks are kept
  let before = await picture();
  const quiet = async () => {
    const last = JSON.stringify(before);
    before = await picture();
    return JSON.stringify(before) === last;
  };
  await expect.poll(quiet, { intervals: [500] }).toBe(true); // what the others did has been told
  await page.reload();
  await asked(page).waitFor();
  await expect.poll(picture).toEqual(before);
  await answer(page, roll);
});

test("when the server goes away a banner says so, and play goes on when it is back", async ({
  page,
  site,
  complaints,
}) => {
  await openTable(page, site, RACE);
  await asked(page).waitFor();
  const roll = dice(33);
  await answer(page, roll);
  await site.stop();
  await expect(page.locator(".banner[data-line='lost']")).toBeVisible();
  await site.start();
  await expect(page.locator(".banner")).toHaveCount(0, { timeout: 20_000 });
  for (let turn = 0; turn < 4; turn++) {
    await asked(page).waitFor();
    await answer(page, roll);
  }
  // The browser itself reports failed connections while there is no server.
  complaints.splice(
    0,
    complaints.length,
    ...complaints.filter((line) => !/ERR_CONNECTION|WebSocket/.test(line)),
  );
});

test("arrows walk over what glows, and the focus is not lost with an answer", async ({ page, site }) => {
  await openTable(page, site, RACE);
  await expect(page.locator("[data-area='hand'] .k-card")).toHaveCount(6);
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute("data-light") ?? null);
  await page.keyboard.press("ArrowRight");
  expect(await focused()).toBe("legal");
  await page.keyboard.press("Enter");
  expect(await focused()).toBe("picked");
  await page.keyboard.press("ArrowRight");
  expect(await focused()).toBe("legal");
  await page.keyboard.press("Enter"); // the set is full: nothing is left but to confirm it
  await expect(page.locator("[data-act='confirm']")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator(".prompt-question")).toHaveAttribute("data-prompt", "race-ask-choose-action");
  await expect.poll(focused).toBe("legal");
});

test("a whole game with the keyboard only", async ({ page, site }) => {
  await page.goto(site.url);
  await expect(page.locator(".game-card").first()).toBeVisible();
  const tabTo = async (selector: string) => {
    for (let steps = 0; steps < 150; steps++) {
      if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
      await page.keyboard.press("Tab");
    }
    throw new Error(`${selector} cannot be reached with the Tab key`);
  };
  await tabTo("[data-game='race'] .button.main");
  await page.keyboard.press("Enter");
  await asked(page).waitFor();
  const roll = dice(4);
  for (let turn = 0; turn < 1500; turn++) {
    await asked(page).or(over(page)).first().waitFor({ timeout: 60_000 });
    if (await over(page).isVisible()) break;
    const before = await moment(page);
    const ready = page.locator("[data-act='confirm']:not(:disabled):not([data-late='true'])");
    const wanted = (await ready.count()) > 0 ? "[data-act='confirm']" : "[data-light='legal']";
    const there = () => page.evaluate((what) => document.activeElement?.matches(what) ?? false, wanted);
    for (let steps = roll(3); steps > 0; steps--) await page.keyboard.press("ArrowRight");
    for (let steps = 0; steps < 40 && !(await there()); steps++) await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await expect
      .poll(() => moment(page), { timeout: 2_000, intervals: [20, 40] })
      .not.toBe(before)
      .catch(() => undefined); // the table has moved on under the hand
  }
  await tabTo("[data-act='rematch']");
});

for (const [language, word] of [
  ["en", "Explore"],
  ["uk", "Дослідження"],
  ["ru", "Разведка"],
  ["lt", "Tyrinėjimas"],
] as const) {
  test(`the table speaks ${language}`, async ({ page, site }) => {
    await openTable(page, site, RACE);
    await asked(page).waitFor();
    await speak(page, language);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expect(page.locator("[data-phase='explore']")).toContainText(word);
    expect(await page.locator("[data-phase]").evaluateAll(overfull)).toEqual([]);
    const bars = page.locator(".k-top, [data-phase], [data-area='reader'], .prompt");
    for (const width of [1366, 390]) {
      await page.setViewportSize({ width, height: width === 390 ? 844 : 768 });
      await page.locator(`.k-frame[data-shape='${width === 390 ? "phone" : "wide"}']`).waitFor();
      expect(await bars.evaluateAll(cutOff)).toEqual([]);
    }
    await page.setViewportSize({ width: 1366, height: 768 });
    const roll = dice(2);
    for (let turn = 0; turn < 16; turn++) {
      await asked(page).waitFor();
      await answer(page, roll);
    }
    const text = (await page.locator("body").textContent()) ?? "";
    expect(text).not.toMatch(/\b(web|race|power|clause|counter|fact|area|why)-[a-z]/);
    await page.goto(site.url);
    await expect(page.locator(".game-card").first()).toBeVisible();
    expect((await page.locator("main").textContent()) ?? "").not.toMatch(/\b(web|game)-[a-z]/);
  });
}

/** Runs in the page: texts that do not fit into what clips them. */
function cutOff(boxes: Element[]): string[] {
  return boxes
    .flatMap((box) => [box, ...box.querySelectorAll("*")])
    .filter(
      (part) => !part.closest("svg") && part.checkVisibility() && (part.textContent ?? "").trim() !== "",
    )
    .filter((part) => getComputedStyle(part).overflowX !== "visible" && part.clientWidth > 1)
    .filter((part) => part.scrollWidth > part.clientWidth + 1)
    .map((part) => `${part.className}: ${part.textContent}`);
}

/** Runs in the page: the parts of boxes that stick out of them, or of the window. */
function overfull(boxes: Element[]): string[] {
  return boxes.flatMap((box) => {
    const { left, right } = box.getBoundingClientRect();
    return [...box.querySelectorAll("*")]
      .filter((part) => !part.closest("svg"))
      .filter((part) => {
        const at = part.getBoundingClientRect();
        return at.width > 0 && (at.left < left - 6 || at.right > Math.min(right + 6, innerWidth));
      })
      .map((part) => `${box.getAttribute("data-phase")}: ${part.textContent}`);
  });
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a whole game, nothing sticks out sideways, and fingers find their targets", async ({
    page,
    site,
  }) => {
    await openTable(page, site, RACE);
    await asked(page).waitFor();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(390);
    // The bar is as high before an answer as with it: nothing moves under the finger.
    const high = () => page.locator(".prompt").evaluate((bar) => bar.clientHeight);
    const first = await high();
    for (const card of [0, 1]) await page.locator("[data-area='hand'] .k-card").nth(card).tap();
    await page.locator("[data-act='confirm']").tap();
    await expect(page.locator(".prompt-question")).toHaveAttribute("data-prompt", "race-ask-choose-action");
    expect(await high()).toBe(first);
    await page.locator("[data-word='settle']").tap();
    await expect(page.locator("[data-act='confirm']")).toBeVisible();
    expect(await high()).toBe(first);
    await playOut(page, 8);
    await expect(page.locator("[data-area='scores']")).toBeVisible();
    const small = await page
      .locator(".prompt .button:visible, [data-phase] [data-word]:visible, .k-card:visible")
      .evaluateAll((all) => all.filter((each) => each.getBoundingClientRect().height < 40).length);
    expect(small).toBe(0);
    await page.locator("[data-act='back-to-board']").click();
    await page.locator(".k-handle").click();
    await expect(page.locator("[data-opponent]")).toBeVisible();
    await expect(page.locator("[role=log] > ol > li").last()).toBeVisible();
  });
});
