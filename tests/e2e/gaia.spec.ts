/** Gaia Project on its own board, by clicking, as people would. */

import type { Page } from "@playwright/test";
import { asked, expect, openPosition, openTable, saying, speak, test } from "./table";

const promptId = (page: Page) => page.locator(".prompt-question").getAttribute("data-prompt");
const plan = (page: Page) => page.locator(".prompt");
const confirm = (page: Page) => page.locator("[data-act='confirm']");
const hexes = (page: Page, light: string) =>
  page.locator(`[data-area='map'] [data-word][data-light='${light}']`);
const at = (seed: string, players: number, until: Record<string, unknown>, seat = 0) => ({
  game: "gaia",
  options: { players, factions: "random" },
  seed,
  seat,
  until,
});

test("a structure is one click, and Confirm ends the turn; pointing tells the price first", async ({
  page,
  site,
}) => {
  await openPosition(page, site, at("7", 3, { round: 2, prompt: "gaia-ask-turn", offers: "^build" }));
  await asked(page).waitFor();
  const mines = page.locator("[data-area='map'] [data-word][data-light='legal']:not([aria-label*='Anna'])");
  const hex = mines.first();
  const word = await hex.getAttribute("data-word");
  await hex.hover();
  const card = page.locator(".k-pop");
  await expect(card).toContainText(String(word).toUpperCase());
  await expect(card).toContainText(/−\d/);
  const same = page.locator(`[data-area='map'] [data-word="${word}"]`);
  const before = await same.getAttribute("aria-label");
  await hex.click();
  await expect.poll(() => promptId(page)).toBe("gaia-ask-afterwards");
  await expect(same).not.toHaveAttribute("aria-label", String(before));
  await expect(plan(page)).toHaveAttribute("data-plan", "ask");
  await expect(confirm(page)).toContainText("End the turn");
  // A free action may still be taken instead, and the act taken back.
  await page.locator("[data-area='free'] [data-word][data-light='later']").first().click();
  await expect.poll(() => promptId(page)).toBe("gaia-ask-afterwards");
  await page.locator("[data-act='undo']").click();
  await page.locator("[data-act='undo']").click();
  await expect.poll(() => promptId(page)).toBe("gaia-ask-turn");
  await mines.first().click();
  await expect.poll(() => promptId(page)).toBe("gaia-ask-afterwards");
  await confirm(page).click();
  await expect.poll(() => promptId(page)).not.toBe("gaia-ask-afterwards");
});

test("where only one mine could be built, its hex glows all the same; the verb shows it and says nothing", async ({
  page,
  site,
}) => {
  const options = { players: 4, "seat-factions": "taklons,xenos,terrans,bal-taks" };
  const until = { prompt: "gaia-ask-turn", offers: "^build$" };
  await openPosition(page, site, { game: "gaia", options, seed: "3", tries: 20, until });
  await asked(page).waitFor();
  const free = page.locator("[data-area='map'] [data-word][data-light='legal']:not([aria-label*='Anna'])");
  await expect.poll(() => free.count()).toBeGreaterThan(0);
  await page.keyboard.press("b");
  await expect(plan(page)).toHaveAttribute("data-plan", "ask");
  await expect(page.locator(".prompt-question")).toContainText(/Mine on [A-Z]\d+\?/);
  const word = await hexes(page, "picked").first().getAttribute("data-word");
  await page.locator("[data-act='undo']").click();
  const hex = page.locator(`[data-area='map'] [data-word="${word}"]`);
  await expect(hex).toHaveAttribute("data-light", "legal");
  await hex.click();
  await expect.poll(() => promptId(page)).toBe("gaia-ask-afterwards");
  await expect(hex).toHaveAttribute("aria-label", /mine of Anna/);
});

test("a verb that is open can be changed for another", async ({ page, site }) => {
  await openPosition(page, site, at("7", 3, { prompt: "gaia-ask-turn", offers: "^upgrade \\S+" }));
  await asked(page).waitFor();
  const verb = (word: string) => page.locator(`.prompt [data-word='${word}']`);
  await page.keyboard.press("r");
  await expect(verb("research")).toHaveAttribute("data-light", "picked");
  await expect(verb("upgrade")).toHaveAttribute("data-light", "later");
  await page.keyboard.press("u");
  await expect(verb("upgrade")).toHaveAttribute("data-light", "picked");
  await expect(page.locator(".prompt-hint")).toContainText("what it can become"); // the hint follows
  await expect(verb("research")).toHaveAttribute("data-light", "later");
});

test("a verb that cannot be said tells why", async ({ page, site }) => {
  const options = { players: 2, "seat-factions": "xenos,terrans" };
  await openPosition(page, site, { game: "gaia", options, until: { prompt: "gaia-ask-turn" } });
  await asked(page).waitFor();
  await page.locator(".prompt [data-word='project']").click({ force: true }); // it is faint
  await expect(page.locator(".prompt-hint.reason")).toHaveText(/You have no gaiaformer/);
});

test("who turns the sectors sees each as it would lie", async ({ page, site }) => {
  const options = { players: 2, factions: "random", map: "method-3", "map-builder": "last-seat" };
  const until = { prompt: "gaia-ask-turn-sector" };
  await openPosition(page, site, { game: "gaia", options, seed: "3", seat: 1, until });
  await asked(page).waitFor();
  const planets = () =>
    page
      .locator("[data-area='map'] [data-layer='ground'] [data-planet]")
      .evaluateAll((all) => all.map((each) => each.getAttribute("transform")).sort());
  const before = await planets();
  await page.locator(".prompt [data-word='turn-3']").hover();
  await expect.poll(planets).not.toEqual(before);
  await page.locator(".prompt-question").hover();
  await expect.poll(planets).toEqual(before);
});

test("a federation lies there, is led elsewhere by clicks, and a token says all of it", async ({
  page,
  site,
}) => {
  await openPosition(page, site, at("31", 4, { prompt: "gaia-ask-turn", offers: "^federation" }));
  await asked(page).waitFor();
  await page.keyboard.press("f");
  await expect(page.locator(".prompt-question")).toContainText(/power \d+/);
  const picked = () =>
    hexes(page, "picked").evaluateAll((all) => all.map((each) => each.getAttribute("data-word")).sort());
  await expect.poll(picked).not.toEqual([]);
  const cheapest = await picked();
  // From which bowls is not settled yet: from the lowest ones, if nothing else is said.
  await expect(
    page.locator("[data-area='own'] [data-bowl='bowl-1'] [data-gone='true']").first(),
  ).toBeVisible();
  const other = hexes(page, "legal").first();
  const wanted = await other.getAttribute("data-word");
  await other.click();
  await expect.poll(picked).toContain(wanted);
  await page.locator(`[data-area='map'] [data-word="${wanted}"]`).click(); // and out again
  await expect.poll(picked).not.toContain(wanted);
  await page.locator("[data-act='undo']").click();
  await page.locator("[data-act='undo']").click();
  await expect.poll(picked).toEqual(cheapest);
  const token = page.locator("[data-area='research'] [data-word^='fed-']").first();
  const own = page.locator("[data-area='own'] [data-id^='token-']");
  const held = await own.count();
  await token.click();
  await expect(own).toHaveCount(held + 1);
});

test("passing takes a booster, asks in red, and a second click does not confirm it", async ({
  page,
  site,
}) => {
  await openPosition(page, site, at("3", 2, { round: 3, prompt: "gaia-ask-turn" }));
  await asked(page).waitFor();
  const booster = page.locator("[data-area='boosters'] [data-word^='booster-']").first();
  const word = await booster.getAttribute("data-word");
  await booster.click();
  await expect(plan(page)).toHaveAttribute("data-plan", "danger");
  await booster.click();
  await expect(plan(page)).toHaveAttribute("data-plan", "danger");
  await confirm(page).click();
  await expect(page.locator(`[data-area='own'] [data-own='true'][data-booster='${word}']`)).toBeVisible();
});

test("before passing, what the next income would lose is told", async ({ page, site }) => {
  // Who always passes has more than can be held.
  const hoard = { bots: "random", prefer: ["pass"] };
  await openPosition(page, site, { ...at("3", 2, { round: 5, prompt: "gaia-ask-turn" }), ...hoard });
  await asked(page).waitFor();
  await page.locator("[data-area='boosters'] [data-word^='booster-']").first().click();
  await expect(page.getByText(/Of the next income \d+ would be lost/).first()).toBeVisible();
});

test("an act that gains more than can be held tells what is lost, and asks", async ({ page, site }) => {
  const hoard = { bots: "random", prefer: ["pass"], tries: 20 };
  const until = { round: 4, prompt: "gaia-ask-turn", offers: "^ore-credit" };
  await openPosition(page, site, { ...at("3", 2, until), ...hoard });
  await asked(page).waitFor();
  const held = async (id: string) =>
    Number(
      (await page.locator(`[data-area='own'] [data-counter='${id}']`).first().textContent())?.match(/\d+/),
    );
  const act = page.locator("[data-area='free'] [data-word='ore-credit']");
  for (let credits = await held("credits"); credits < 30; credits++) {
    await act.click();
    await expect.poll(() => held("credits")).toBe(credits + 1);
  }
  await act.click();
  await expect(plan(page)).toHaveAttribute("data-plan", "ask");
  await expect(page.getByText("Lost over the limit: 1 (credits)")).toBeVisible();
});

test("a charge: rings around what was built, the answer lies there, C says it", async ({ page, site }) => {
  const said = saying(page); // the next charge may be asked for at once
  const position = at("1", 3, { prompt: "gaia-ask-charge" }, 1);
  await openPosition(page, site, { ...position, preferences: { charge: "ask" } });
  await asked(page).waitFor();
  await expect(page.locator(".prompt-question")).toContainText(/charge \d/);
  await expect(confirm(page)).toContainText("Charge");
  await expect(page.locator("[data-charging='true']")).toHaveCount(1);
  await page.keyboard.press("c");
  await expect.poll(() => said).toHaveLength(1);
  expect(said[0]).toContain('"charge"');
});

test("the modes of the map, and what a final tile counts", async ({ page, site }) => {
  await openPosition(page, site, at("5", 4, { round: 3, prompt: "gaia-ask-turn" }));
  await asked(page).waitFor();
  const map = page.locator("[data-area='map']");
  for (const mode of ["range", "sectors", "federations", "charge"]) {
    await page.locator(`button[data-mode='${mode}']`).click();
    await expect(map).toHaveAttribute("data-mode", mode);
  }
  await expect(map.locator("[data-layer='ghosts'] circle").first()).toBeVisible();
  await page.locator("button[data-mode='charge']").click();
  await expect(map).toHaveAttribute("data-mode", "plain");
  await page.keyboard.down("Alt");
  await expect(map.locator("[data-area='names']")).toContainText("L3");
  await page.keyboard.up("Alt");
  await expect(map.locator("[data-area='names']")).toHaveCount(0);
  const ghosts = map.locator("[data-layer='ghosts'] path");
  const before = await ghosts.count();
  await page.locator("[data-area='finals'] section").first().hover();
  await expect.poll(() => ghosts.count()).toBeGreaterThan(before);
});

test("by keys alone: arrows, Enter, Escape, and letters for the verbs", async ({ page, site }) => {
  const said = saying(page); // the next round may ask the same at once
  await openPosition(page, site, at("9", 3, { round: 2, prompt: "gaia-ask-turn" }));
  await asked(page).waitFor();
  await page.keyboard.press("u");
  await expect(plan(page)).toHaveAttribute("data-plan", /open|ask|wait|sent|none/);
  await page.keyboard.press("Escape");
  await expect.poll(() => promptId(page)).toBe("gaia-ask-turn");
  await page.keyboard.press("p");
  await expect(plan(page)).toHaveAttribute("data-plan", "open");
  for (let step = 0; step < 40; step++) {
    await page.keyboard.press("ArrowRight");
    const word = await page.evaluate(() => document.activeElement?.getAttribute("data-word") ?? "");
    if (word.startsWith("booster-")) break;
  }
  await page.keyboard.press("Enter");
  await expect(plan(page)).toHaveAttribute("data-plan", "danger");
  await page.keyboard.press("Enter");
  await expect(plan(page)).not.toHaveAttribute("data-plan", "danger");
  expect(said.join()).toContain("pass");
});

test("what the prompt bar has no room for is told whole beside the thing; who may charge, by faction", async ({
  page,
  site,
}) => {
  const options = { players: 4, "seat-factions": "taklons,xenos,terrans,bal-taks" };
  await openPosition(page, site, { game: "gaia", options, seed: "3", until: { prompt: "gaia-ask-turn" } });
  await asked(page).waitFor();
  await speak(page, "uk");
  const chip = page.locator(".preview-chip");
  await page.locator("[data-word='power-2steps']").hover();
  await expect(page.locator(".prompt-meaning")).toContainText("Витратьте 5 енергії");
  await expect(chip).toContainText("(GP-24.3)"); // it ends so
  await page.locator("[data-word='science']").hover();
  await expect(page.locator(".prompt-meaning")).toContainText("Наука");
  await expect(chip).not.toContainText("Наука"); // that has room in the bar
  const near = hexes(page, "legal");
  const charges = page.locator(".k-pop", { hasText: /Ксеноси|Террани|Бал-т/ });
  await expect(async () => {
    for (const hex of await near.all()) {
      await hex.hover();
      await page.waitForTimeout(200);
      if (await charges.isVisible()) return;
    }
    throw new Error("nobody is near");
  }).toPass();
  await expect(charges).not.toContainText("Cadet");
});

test("whatever has a sign tells what it is, also what is no answer", async ({ page, site }) => {
  const options = { players: 4, "seat-factions": "taklons,xenos,terrans,bal-taks" };
  const until = { prompt: "gaia-ask-turn", round: 2 };
  await openPosition(page, site, { game: "gaia", options, seed: "3", until });
  await asked(page).waitFor();
  const hint = page.locator(".prompt-meaning");
  for (const [part, meaning] of [
    ["[data-area='own'] [data-counter='ore']", "For mines, upgrades and terraforming"],
    ["[data-area='own'] [data-counter='vp']", "Victory points"],
    ["[data-area='own'] [data-bowl='gaia-area']", "Tokens wait here"],
    ["[data-opponent='1'] [data-chip='booster']", "On passing"],
    ["[data-area='map'] [data-planet='transdim'][data-light='dark']", "Nobody can build here"],
    ["[data-area='rounds'] li", "In its round"],
  ] as const) {
    await page.locator(part).first().hover();
    await expect(hint).toContainText(meaning);
  }
});

test("Tab goes to the next federation; a free action is said twice with Shift, and repeats while it is held", async ({
  page,
  site,
}) => {
  const offers = { prompt: "gaia-ask-turn", offers: "^federation" };
  await openPosition(page, site, { ...at("2", 4, offers), tries: 9 });
  await asked(page).waitFor();
  await page.keyboard.press("f");
  const which = page.locator(".proposals [aria-live]");
  await expect(which).toContainText("1 of");
  await page.keyboard.press("Tab");
  await expect(which).toContainText("2 of");
  const options = { players: 4, "seat-factions": "taklons,xenos,terrans,bal-taks" };
  await openPosition(page, site, {
    game: "gaia",
    options,
    seed: "3",
    until: { ...offers, offers: "^knowledge-credit$", round: 5 },
  });
  await asked(page).waitFor();
  const knowledge = page.locator("[data-area='own'] [data-counter='knowledge'] b").first();
  const stock = async () => Number(await knowledge.textContent());
  const before = await stock();
  const act = page.locator("[data-area='free'] [data-word='knowledge-credit']");
  await act.click({ modifiers: ["Shift"] });
  await expect.poll(stock).toBe(before - 2);
  await page.waitForTimeout(600);
  expect(await stock()).toBe(before - 2);
  await act.hover();
  await page.mouse.down();
  await expect.poll(stock).toBeLessThan(before - 3);
  await page.mouse.up();
  await page.waitForTimeout(600);
  const after = await stock();
  await page.waitForTimeout(600);
  expect(await stock()).toBe(after);
});

test("the scores lie before the research board at the end, and tell on the map what they count", async ({
  page,
  site,
}) => {
  await openPosition(page, site, at("3", 2, { over: true }));
  await page.locator("[data-act='back-to-board']").click();
  const table = page.locator("[data-area='score-table']");
  await expect(table.locator("tfoot")).toContainText(/\d/);
  const rings = page.locator("[data-area='map'] path[class*='counted']");
  await expect(rings).toHaveCount(0);
  await table.locator("[data-source='final-tiles']").hover();
  await expect.poll(() => rings.count()).toBeGreaterThan(0);
  await page.locator("[data-look='research']").click();
  await expect(page.locator("[data-area='research']")).toBeVisible();
  await page.locator("[data-act='scores']").click(); // in the prompt bar, over no part of the board
  await expect(page.locator("[data-area='scores']")).toBeVisible();
});

test("points that come tick, also on the tile of the round that brings them", async ({ page, site }) => {
  const options = { players: 4, "seat-factions": "taklons,xenos,terrans,bal-taks" };
  const until = { prompt: "gaia-ask-turn", offers: "^research", round: 5 };
  await openPosition(page, site, { game: "gaia", options, seed: "3", until });
  await asked(page).waitFor();
  await expect(page.locator("[data-area='rounds'] .k-tick")).toHaveCount(0);
  await page.locator("[data-area='research'] [data-word='navigation'][data-light='legal']").click();
  await expect(page.locator("[data-area='rounds'] .k-tick")).toHaveCount(1);
  await expect(page.locator("[data-area='own'] [data-counter='vp'] .k-tick")).toHaveCount(1);
});

test("the end of a game alone tells on which level and by how much", async ({ page, site }) => {
  await openPosition(page, site, { game: "gaia", options: { players: 1 }, seed: "5", until: { over: true } });
  await expect(page.locator("[data-area='scores'] header p")).toContainText(/Automa \(Automa\).* \d+ VP/);
  await page.locator("[data-act='back-to-board']").click();
  await expect(page.locator("[data-area='score-table'] thead th")).toHaveCount(2);
});

test("choosing alone, no list of goods lies over the factions", async ({ page, site }) => {
  await openTable(page, site, { game: "gaia", seats: [{ kind: "me" }] });
  await asked(page).waitFor();
  await page.locator("[data-area='factions'] [data-word='xenos']").hover();
  await expect(page.locator(".prompt-changes")).toContainText("+15"); // it is known what this brings
  await expect(page.locator(".preview-chip")).toHaveCount(0);
});

test.describe("with a finger", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
  test("a tap beside a planet that glows is meant for it", async ({ page, site }) => {
    await openPosition(page, site, at("7", 3, { prompt: "gaia-ask-place-first" }));
    await asked(page).waitFor();
    const box = await hexes(page, "legal").first().boundingBox();
    if (!box) throw new Error("it is drawn");
    const word = await hexes(page, "legal").first().getAttribute("data-word");
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const beside = { x: x + 14, y: y - 12 };
    const under = ([x, y]: readonly [number, number]) =>
      document.elementFromPoint(x, y)?.closest("[data-word]")?.getAttribute("data-word");
    expect(await page.evaluate(under, [beside.x, beside.y] as const)).not.toBe(word);
    await page.touchscreen.tap(beside.x, beside.y);
    await expect(page.locator(`[data-area='map'] [data-word="${word}"]`)).toHaveAttribute(
      "data-light",
      "picked",
    );
  });
});
