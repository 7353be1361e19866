/** Turns that are safe: plan, confirm, undo step by step, and what asks before it is said. */

import type { Page } from "@playwright/test";
import {
  answer,
  asked,
  asList,
  bots,
  dice,
  expect,
  lit,
  openPosition,
  openTable,
  over,
  type Site,
  test,
} from "./table";

const GAIA = { game: "gaia", seats: [{ kind: "me" }, ...bots(1)] };
const plan = (page: Page) => page.locator(".prompt");
const offered = (page: Page, word: string) => page.locator(`.on-offer [data-word="${word}"]`);
const lines = (page: Page) => page.locator(".log li").count();

/** Answers until the own turn of Gaia Project has come. */
async function ownTurn(page: Page): Promise<void> {
  const roll = dice(3);
  for (let turn = 0; turn < 60; turn++) {
    await asked(page).waitFor();
    if ((await page.locator(".prompt-question").getAttribute("data-prompt")) === "gaia-ask-turn") return;
    await answer(page, roll);
  }
  throw new Error("the own turn does not come");
}

/** A turn of Gaia Project with a verb that leaves a choice of places; the verb. The wish to be asked is `always` here. */
async function gaiaTurn(page: Page, site: Site): Promise<string> {
  await page.addInitScript(() => {
    if (localStorage.getItem("starboard.asking") === null) localStorage.setItem("starboard.asking", "always");
  });
  for (let tries = 0; tries < 8; tries++) {
    await asList(page);
    await openTable(page, site, GAIA);
    await ownTurn(page);
    await expect(page.locator(".on-offer .item").first()).toBeVisible();
    for (const verb of ["upgrade", "build"]) {
      if (!(await offered(page, verb).count())) continue;
      await offered(page, verb).click();
      await expect(plan(page)).toHaveAttribute("data-plan", /open|ask/);
      const open = (await plan(page).getAttribute("data-plan")) === "open";
      await page.keyboard.press("Escape");
      await expect(plan(page)).toHaveAttribute("data-plan", "none");
      if (open) return verb;
    }
  }
  throw new Error("there is never a choice of places");
}

/** Chooses in the menu when to be asked. */
async function askMe(page: Page, label: string): Promise<void> {
  await page.locator(".menu summary").click();
  await page.getByLabel(label).check();
  await page.keyboard.press("Escape");
  await expect(page.locator(".menu[open]")).toHaveCount(0);
}

const promptId = (page: Page) => page.locator(".prompt-question").getAttribute("data-prompt");

test("clicks make a plan, Confirm says it, Undo takes back one click, then one act", async ({
  page,
  site,
}) => {
  const verb = await gaiaTurn(page, site);
  const question = page.locator(".prompt-question");
  await expect(question).toHaveText("Your turn.");
  const before = await lines(page);

  // The question follows the clicks, and only the next step glows.
  await expect(page.locator(".chart .cell[data-light='legal']")).toHaveCount(0);
  expect(await page.locator(".chart .cell[data-light='later']").count()).toBeGreaterThan(0);
  await offered(page, verb).click();
  await expect(plan(page)).toHaveAttribute("data-plan", "open");
  await expect(question).not.toHaveText("Your turn.");
  const places = page.locator(".chart .cell[data-light='legal']");
  expect(await places.count()).toBeGreaterThan(1);
  await places.first().click();
  while ((await plan(page).getAttribute("data-plan")) === "open") await lit(page).first().click();
  await expect(plan(page)).toHaveAttribute("data-plan", "ask");
  const steps = await page.locator(".plan-chip").count();
  expect(steps).toBeGreaterThan(1);
  await expect(page.locator(".prompt-changes")).toContainText("ore");
  expect(await lines(page)).toBe(before); // nothing has been said

  // One step back is one click.
  for (let step = 0; step < 6 && (await plan(page).getAttribute("data-plan")) !== "none"; step++) {
    const chips = await page.locator(".plan-chip[data-clicked='true']").count();
    await page.keyboard.press("Escape");
    await expect(page.locator(".plan-chip[data-clicked='true']")).toHaveCount(chips - 1);
  }
  await expect(question).toHaveText("Your turn.");
  expect(await lines(page)).toBe(before);

  // What can be taken back is said at once by default, and taken back as one act, however many words it had.
  await askMe(page, "only what cannot be taken back");
  const map = () =>
    page.locator(".chart .cell").evaluateAll((all) => all.map((each) => each.textContent).join("|"));
  const start = await map();
  await offered(page, verb).click();
  await places.first().click();
  while ((await plan(page).getAttribute("data-plan")) === "open") await lit(page).first().click();
  await expect.poll(() => promptId(page)).toBe("gaia-ask-afterwards");
  await expect.poll(map).not.toBe(start);
  await expect(page.locator("[data-act='undo']")).toBeEnabled();
  await page.keyboard.press("Escape");
  await expect.poll(() => promptId(page)).toBe("gaia-ask-turn");
  await expect.poll(map).toBe(start);

  // The end of the turn is asked for.
  await offered(page, verb).click();
  await places.first().click();
  while ((await plan(page).getAttribute("data-plan")) === "open") await lit(page).first().click();
  await expect.poll(() => promptId(page)).toBe("gaia-ask-afterwards");
  await offered(page, "done").click();
  await expect(plan(page)).toHaveAttribute("data-plan", "ask");
  const told = await lines(page);
  await page.waitForTimeout(300);
  await expect(plan(page)).toHaveAttribute("data-plan", "ask");
  await page.keyboard.press("Enter");
  await expect.poll(() => lines(page)).toBeGreaterThan(told);
});

test("act by act a turn is taken back to its start, or all of it at once", async ({ page, site }) => {
  await asList(page);
  await openTable(page, site, GAIA);
  await ownTurn(page);
  const stock = async () => {
    await page.mouse.move(1, 1); // what an answer would change is not shown now
    return (await page.locator(".own-strip dd").allTextContents()).join(" ");
  };
  const change = page.locator(".on-offer .item[data-light='legal']", { hasText: "into a" });
  const acts = async (): Promise<string[]> => {
    const states = [await stock()];
    while (states.length < 4 && (await change.count()) > 0) {
      await change.last().click();
      await expect.poll(stock).not.toBe(states.at(-1));
      states.push(await stock());
    }
    return states;
  };
  const states = await acts();
  expect(states.length).toBeGreaterThan(2);
  const told = await lines(page);
  for (const state of states.slice(0, -1).reverse()) {
    await page.keyboard.press("Escape");
    await expect.poll(stock).toBe(state);
  }
  expect(await promptId(page)).toBe("gaia-ask-turn");
  expect(await lines(page)).toBeLessThan(told);
  await acts();
  await page.keyboard.press("Shift+Escape"); // all that may be taken back, perhaps more than this turn
  await expect(page.locator("[data-act='undo']")).toBeDisabled();
});

test("whole plans: clicks in any order choose among proposals, arrows walk through them, Confirm says one", async ({
  page,
  site,
}) => {
  await page.addInitScript(() => location.host && localStorage.setItem("starboard.asking", "always"));
  await asList(page);
  await openPosition(page, site, {
    game: "gaia",
    options: { players: 2, factions: "random" },
    seed: "1",
    prefer: ["federation"],
    until: { prompt: "gaia-ask-federation" },
  });
  await asked(page).waitFor();
  const proposals = page.locator(".proposals");
  const picked = () =>
    page
      .locator(".area [data-word][data-light='picked']")
      .evaluateAll((all) => all.map((each) => each.getAttribute("data-word")).join(" "));
  await expect(proposals).toBeVisible();
  const before = await lines(page);
  await page.locator("[data-act='proposal-next']").click();
  await expect.poll(picked).not.toBe("");
  const one = await picked();
  await page.locator("[data-act='proposal-next']").click();
  await expect.poll(picked).not.toBe(one);
  await expect(plan(page)).toHaveAttribute("data-plan", /ask|danger/);
  await page.keyboard.press("Escape"); // a step is one click, here on the arrow
  await expect.poll(picked).toBe(one);
  await page.keyboard.press("Escape");
  // The same by its things, the last of them first.
  for (const word of one.split(" ").reverse()) {
    if ((await picked()).split(" ").includes(word)) continue;
    await page.locator(`.area [data-word="${word}"]`).first().click();
  }
  await expect
    .poll(async () => {
      const now = (await picked()).split(" ");
      return one.split(" ").every((word) => now.includes(word));
    })
    .toBe(true);
  expect(await lines(page)).toBe(before); // nothing has been said
  await page.locator("[data-act='confirm']").click();
  await expect.poll(() => promptId(page)).not.toBe("gaia-ask-federation");
});

for (const wish of ["always", "final", "never"] as const) {
  test(`passing asks first, whoever wants to be asked ${wish}`, async ({ page, site }) => {
    await page.addInitScript((kept) => localStorage.setItem("starboard.asking", kept), wish);
    await asList(page);
    await openTable(page, site, GAIA);
    await ownTurn(page);
    const before = await page.locator(".log .log-line, .log span").allTextContents();
    // A booster is only a part of passing: pointing at it says nothing.
    const first = page.locator(".area [data-word^='booster-'][data-light='later']").first();
    const booster = page.locator(`.area [data-word="${await first.getAttribute("data-word")}"]`);
    await booster.click();
    await expect(plan(page)).toHaveAttribute("data-plan", "danger");
    await booster.click(); // and a second click does not either
    await page.waitForTimeout(400);
    await expect(plan(page)).toHaveAttribute("data-plan", "danger");
    expect(await page.locator(".log .log-line, .log span").allTextContents()).toEqual(before);
    await expect(page.locator(".prompt-hint.danger")).not.toBeEmpty();
    await page.keyboard.press("Escape");
    await expect(plan(page)).toHaveAttribute("data-plan", "none");
    // The button asks as well.
    await offered(page, "pass").click();
    while ((await plan(page).getAttribute("data-plan")) === "open") await lit(page).first().click();
    await expect(plan(page)).toHaveAttribute("data-plan", "danger");
    await page.locator("[data-act='confirm']").click();
    await expect(page.locator("[role=log]")).toContainText("Anna passes.");
  });
}

test("no round ends by an act that was not asked for", async ({ page, site }) => {
  test.setTimeout(600_000);
  await page.addInitScript(() => localStorage.setItem("starboard.asking", "never"));
  await asList(page);
  await openTable(page, site, GAIA);
  const roll = dice(11);
  let passes = 0;
  for (let turn = 0; turn < 200 && passes < 3; turn++) {
    await asked(page).or(over(page)).first().waitFor({ timeout: 60_000 });
    if (await over(page).isVisible()) break;
    const state = await plan(page).getAttribute("data-plan");
    const before = await page.locator("[role=log]").textContent();
    await answer(page, roll);
    const after = await page.locator("[role=log]").textContent();
    const passed = (text: string | null) => (text ?? "").split("Anna passes.").length;
    if (passed(after) > passed(before)) {
      passes += 1;
      expect(state).toBe("danger"); // what was clicked was the confirmation of a question
    }
  }
  expect(passes).toBeGreaterThan(0);
});

test("the wish to be asked is kept, and counts at once", async ({ page, site }) => {
  await asList(page);
  await openTable(page, site, GAIA);
  await ownTurn(page);
  await askMe(page, "every act");
  await page.locator(".on-offer .item", { hasText: "into a" }).first().click();
  await expect(plan(page)).toHaveAttribute("data-plan", "ask"); // although it could be taken back
  await page.reload();
  await asked(page).waitFor();
  await page.locator(".menu summary").click();
  await expect(page.getByLabel("every act")).toBeChecked();
});

test("by keys alone: a plan is made, undone, made again and confirmed", async ({ page, site }) => {
  const verb = await gaiaTurn(page, site);
  const before = await lines(page);
  const focused = (name: string) =>
    page.evaluate((attribute) => document.activeElement?.getAttribute(attribute) ?? "", name);
  const walkTo = async (word: string) => {
    for (let step = 0; step < 80 && (await focused("data-word")) !== word; step++)
      await page.keyboard.press("ArrowRight");
  };
  await walkTo(verb);
  await page.keyboard.press("Enter");
  await expect(plan(page)).toHaveAttribute("data-plan", "open");
  await page.keyboard.press("Escape");
  await expect(plan(page)).toHaveAttribute("data-plan", "none");
  await walkTo(verb);
  await page.keyboard.press("Enter");
  await expect(plan(page)).toHaveAttribute("data-plan", "open");
  const place = await page.locator(".on-offer [data-light='legal']").first().getAttribute("data-word");
  await walkTo(place ?? "");
  await page.keyboard.press("Enter");
  while ((await plan(page).getAttribute("data-plan")) === "open") {
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
  }
  await expect(plan(page)).toHaveAttribute("data-plan", "ask");
  await expect(page.locator("[data-act='confirm']")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect.poll(() => lines(page)).toBeGreaterThan(before);
});

test("a frozen server is noticed within five seconds, and play goes on when it thaws", async ({
  page,
  site,
  complaints,
}) => {
  await openTable(page, site, { game: "race", seats: [{ kind: "me" }, ...bots(1)] });
  await asked(page).waitFor();
  await page.waitForTimeout(1500);
  site.freeze();
  const from = Date.now();
  try {
    await expect(page.locator(".banner[data-line='lost']")).toBeVisible({ timeout: 5_500 });
    expect(Date.now() - from).toBeLessThan(5_500);
  } finally {
    site.thaw();
  }
  await expect(page.locator(".banner[data-line='back']")).toBeVisible({ timeout: 20_000 });
  await expect(page.locator(".banner")).toHaveCount(0, { timeout: 10_000 });
  const roll = dice(33);
  for (let turn = 0; turn < 4; turn++) {
    await asked(page).waitFor();
    await answer(page, roll);
  }
  complaints.splice(0, complaints.length, ...complaints.filter((line) => !/WebSocket/.test(line)));
});

test("while nothing can be stored the page says so, and goes on by itself", async ({
  page,
  site,
  complaints,
}) => {
  await openTable(page, site, { game: "race", seats: [{ kind: "me" }, ...bots(1)] });
  await asked(page).waitFor();
  const before = await lines(page);
  const roll = dice(7);
  await site.fill(true);
  try {
    for (let card = 0; card < 2; card++) await answer(page, roll);
    // The second card says it, unless the other seat has answered and it could not be taken back.
    const away = page.locator(".banner[data-line='away']");
    const confirm = page.locator("[data-act='confirm']:enabled");
    await expect(away.or(confirm).first()).toBeVisible();
    if (!(await away.isVisible())) await confirm.click();
    await expect(away).toContainText("cannot get at its database");
    await expect(page.locator("[data-prompt='race-ask-discard-two']")).toBeVisible(); // it is still asked
    expect(await lines(page)).toBe(before);
  } finally {
    await site.fill(false);
  }
  await expect(page.locator(".banner[data-line='back']")).toBeVisible();
  for (let turn = 0; turn < 4; turn++) {
    await asked(page).waitFor();
    await answer(page, roll);
  }
  expect(await lines(page)).toBeGreaterThan(before);

  const away = { error: { id: "store-away", args: {}, text: "the database is away" } };
  await page.route("**/api/tables/*", (route) =>
    route.fulfill({ status: 503, headers: { "retry-after": "2" }, json: away }),
  );
  await page.reload();
  await expect(page.getByText("cannot get at its database just now")).toBeVisible();
  await page.unroute("**/api/tables/*");
  await asked(page).waitFor();
  complaints.splice(0, complaints.length, ...complaints.filter((line) => !/503/.test(line)));
});

test("what the others did is marked, told with its price, and found again", async ({ page, site }) => {
  await asList(page);
  await openTable(page, site, GAIA);
  await ownTurn(page);
  const marked = page.locator(".area [data-mark]");
  const roll = dice(5);
  for (let turn = 0; turn < 60 && (await marked.count()) === 0; turn++) {
    await asked(page).waitFor();
    await answer(page, roll);
    await page.waitForTimeout(100);
  }
  await asked(page).waitFor();
  await expect(marked.first()).toBeVisible();
  await expect(page.locator("[role=log] .log-costs").first()).toBeVisible();
  // A line of the log points at its place.
  await page.locator("[role=log] .log-line:visible").last().click();
  await expect(page.locator(".ring").first()).toBeAttached();
  // What the others do reaches the ear as well.
  await expect(page.locator("[data-told]")).not.toBeEmpty();
});

test("who looks on is told so, and the players how many do", async ({ page, browser, site }) => {
  const link = await openTable(page, site, { game: "race", seats: [{ kind: "me" }, ...bots(1)] });
  await asked(page).waitFor();
  const context = await browser.newContext({ reducedMotion: "reduce" });
  const guest = await context.newPage();
  await guest.goto(site.url + link);
  await expect(guest.locator(".prompt-question")).toContainText("You are watching.");
  await expect(guest.locator("[data-act='undo']")).toHaveCount(0);
  await expect(page.locator(".watchers")).toHaveText("one person watches");
  await context.close();
});

test("whoever has clicked an answer together says it by Enter, whatever has the focus", async ({
  page,
  site,
}) => {
  await openTable(page, site, { game: "race", seats: [{ kind: "me" }, ...bots(1)] });
  await asked(page).waitFor();
  const question = await promptId(page);
  for (let card = 0; card < 2; card++) await lit(page).nth(card).click();
  await expect(plan(page)).toHaveAttribute("data-plan", /ask|danger/);
  await page.keyboard.press("Enter");
  await expect.poll(() => promptId(page)).not.toBe(question);
});
