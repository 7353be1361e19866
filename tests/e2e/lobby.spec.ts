/** The first page, setting up tables, preferences, weight and accessibility. */

import { answer, asked, bots, dice, expect, openTable, test, violations, watch } from "./table";

test("the first page is light and asks nobody else for anything", async ({ page, site }) => {
  let bytes = 0;
  page.on("response", async (response) => {
    const sizes = await response.request().sizes();
    bytes += sizes.responseBodySize;
  });
  await page.goto(site.url);
  await expect(page.locator(".game-card").first()).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(bytes).toBeGreaterThan(10_000);
  expect(bytes).toBeLessThan(100_000);
});

test("a table is set up with players, options and bots, and is found again on the first page", async ({
  page,
  site,
}) => {
  await page.goto(site.url);
  await page.locator("[data-game='race'] [data-act='set-up']").click();
  await page.locator("[data-preset='custom']").click();
  await expect(page.getByLabel("Two-player game")).toBeVisible();
  await page.getByRole("radio", { name: "3", exact: true }).click();
  await expect(page.locator(".seat-card")).toHaveCount(3);
  await expect(page.getByLabel("Two-player game")).toHaveCount(0); // only for two
  await page.getByLabel("Timing").selectOption("in-order");
  await page.locator("[data-preset='first-game']").click(); // takes back what was chosen besides
  await expect(page.getByLabel("Timing")).toHaveValue("simultaneous");
  await page.locator("[data-seat='1'] [data-level='cadet']").click();
  await expect(page.locator(".setup-summary")).toContainText("First game, 3 players");
  await expect(page.locator(".setup-summary")).toContainText("Cadet");
  await page.locator("form button[type='submit']").click();
  await asked(page).waitFor();
  await expect(page.locator("[data-opponent]")).toHaveCount(2);
  await expect(page.locator("[data-area='hand'] .k-card")).toHaveCount(4); // the first game deals four fixed cards
  await page.locator(".brand").click();
  const row = page.locator("[data-area='continue'] .table-row").first();
  await expect(row).toContainText("Your turn");
  await expect(row).toContainText(/Cadet [012]/); // with the points of a start world
  await expect(page).toHaveTitle(/\(\d+\) Starboard/);
  await row.getByRole("link", { name: "Play" }).click();
  await asked(page).waitFor();
  await page.goto(`${site.url}/new/race`); // the last settings are kept
  await expect(page.locator("[data-preset='first-game']")).toHaveAttribute("aria-checked", "true");
  await expect(page.locator(".seat-card")).toHaveCount(3);
});

test("who is new begins with the first game and the easiest bot, later as they last did", async ({
  page,
  site,
}) => {
  for (const game of ["race", "gaia", "planet", "federation"]) {
    await page.goto(site.url);
    await page.locator(`[data-game='${game}'] .button.main`).click();
    await asked(page).waitFor();
    await expect(page.locator(".k-left")).toContainText("Cadet");
    await page.goto(`${site.url}/new/${game}`);
    const first = game === "planet" ? "standard" : "first-game"; // whose rulebook has no game for beginners
    await expect(page.locator(`[data-preset='${first}']`)).toHaveAttribute("aria-checked", "true");
  }
  await page.goto(`${site.url}/new/race`);
  await page.locator("[data-preset='standard']").click();
  await page.locator("[data-seat='1'] [data-level='pilot']").click();
  await page.locator("form button[type='submit']").click();
  await asked(page).waitFor();
  await page.goto(site.url);
  await page.locator("[data-game='race'] .button.main").click();
  await asked(page).waitFor();
  await expect(page.locator("[data-area='hand'] .k-card")).toHaveCount(6); // the first game deals four
  await expect(page.locator("[data-opponent]")).toContainText("Pilot");
});

test("in the waiting room the host thinks again, until somebody sits down", async ({ page, site }) => {
  await openTable(page, site, { game: "race", seats: [{ kind: "me" }, { kind: "open" }] });
  await page.locator("[data-act='change-options']").click();
  await page.getByLabel("Timing").selectOption("in-order");
  await page.locator("[data-act='save-options']").click();
  await expect(page.locator(".played .chips")).toContainText("always in turn order");
  await expect(page.locator("[data-act='save-options']")).toHaveCount(0);
});

test("the experienced game for two: two actions, also two of a kind", async ({ page, site }) => {
  await openTable(page, site, {
    game: "race",
    seats: [{ kind: "me" }, ...bots(1)],
    options: { "two-player": "experienced", setup: "first-game" },
  });
  await asked(page).waitFor();
  await expect(page.locator("[data-word='develop/2']")).toHaveCount(0);
  await page.locator("[data-word='develop']").click();
  await page.locator("[data-word='develop/2']").click();
  await page.locator("[data-act='confirm']").click();
  await expect(page.locator("[data-phase][data-current='true'] em")).toHaveText(/I|II/);
  const roll = dice(6);
  for (let turn = 0; turn < 10; turn++) {
    await asked(page).waitFor();
    await answer(page, roll);
  }
});

test("a listed table is joined from the first page", async ({ page, browser, site, complaints }) => {
  await openTable(page, site, { game: "lots", seats: [{ kind: "me" }, { kind: "open" }], listed: true });
  const context = await browser.newContext({ reducedMotion: "reduce" });
  const friend = await context.newPage();
  watch(friend, site, complaints);
  await friend.goto(site.url);
  await friend.getByPlaceholder("Guest").fill("Bohdan");
  await friend.getByPlaceholder("Guest").press("Enter");
  await friend.locator("[data-area='open-tables'] [data-act='to-table']").first().click();
  await friend.locator("[data-act='join']").click(); // who has a name is not asked for one
  await Promise.all([asked(page).waitFor(), asked(friend).waitFor()]);
  await expect(page.locator(".seats-strip")).toContainText("Bohdan");
  await friend.getByRole("tab", { name: "Chat" }).click();
  await friend.getByPlaceholder("Write something").fill("hello");
  await friend.keyboard.press("Enter");
  await page.getByRole("tab", { name: "Chat" }).click();
  await expect(page.locator(".chat .log")).toContainText("hello");
  await context.close();
});

test("language and appearance are kept", async ({ page, site }) => {
  await page.goto(site.url);
  await page.locator(".preferences select").selectOption("lt");
  await expect(page.locator("h1")).toHaveText("Keturi kosmoso žaidimai prie vieno stalo");
  await page.locator("[data-act='look']").click();
  await expect(page.locator("html")).toHaveAttribute("data-look", "light");
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("lang", "lt");
  await expect(page.locator("html")).toHaveAttribute("data-look", "light");
});

test("a link to nowhere says so", async ({ page, site, complaints }) => {
  await page.goto(`${site.url}/t/no-such-table`);
  await expect(page.getByRole("alert")).toContainText("no such table");
  complaints.splice(0, complaints.length, ...complaints.filter((line) => !line.includes("404")));
});

const WIDE = { width: 1366, height: 768 };
const PHONE = { width: 390, height: 844 };

for (const look of ["dark", "light"] as const) {
  test(`no serious barrier for anybody, ${look}`, async ({ page, site }) => {
    await page.addInitScript((wanted) => localStorage.setItem("starboard.look", wanted), look);
    await page.goto(site.url);
    await expect(page.locator(".game-card").first()).toBeVisible();
    expect.soft(await violations(page)).toEqual([]);
    await page.goto(`${site.url}/new/race`);
    await page.locator("[data-preset='custom']").click();
    await page.locator("[data-choice='move']").click();
    expect.soft(await violations(page)).toEqual([]);
    for (const path of ["/me", "/archive"]) {
      await page.goto(site.url + path);
      await page.locator(".wrap h1").waitFor();
      expect.soft(await violations(page)).toEqual([]);
    }
    await openTable(page, site, { game: "race", seats: [{ kind: "me" }, { kind: "open" }, ...bots(1)] });
    await expect(page.locator(".waiting-seat")).toHaveCount(3);
    expect.soft(await violations(page)).toEqual([]);
    await page.goto(site.url);
    await page.locator("[data-area='continue']").waitFor();
    expect.soft(await violations(page)).toEqual([]);
    await openTable(page, site, { game: "race", seats: [{ kind: "me" }, ...bots(1)] });
    await asked(page).waitFor();
    expect.soft(await violations(page)).toEqual([]);
    await page.keyboard.press("?");
    await page.locator("dialog.player-aid").waitFor();
    expect.soft(await violations(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await page.setViewportSize(PHONE);
    await page.locator(".k-frame[data-shape='phone']").waitFor();
    expect.soft(await violations(page)).toEqual([]);
    await page.setViewportSize(WIDE);
    await page.locator("[data-act='list']").click();
    await expect(page.locator(".generic")).toBeVisible();
    expect.soft(await violations(page)).toEqual([]);
    await page.evaluate(() => localStorage.removeItem("starboard.list"));
    for (const game of ["gaia", "planet", "federation"]) {
      await openTable(page, site, { game, seats: [{ kind: "me" }, ...bots(1)] });
      await asked(page).waitFor();
      expect.soft(await violations(page)).toEqual([]);
      await page.setViewportSize(PHONE);
      await page.locator(".k-frame[data-shape='phone']").waitFor();
      expect.soft(await violations(page)).toEqual([]);
      await page.setViewportSize(WIDE);
    }
  });
}
