/** People who come by another device, wait, go away and come back; what the host says; games of the past. */

import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { asked, bots, expect, HOST_KEY, openTable, type Site, sitDown, test, watch } from "./table";

const SHOTS = process.env.STARBOARD_SHOTS ?? join(__dirname, "..", "..", "build", "shots");

/** Somebody else, in a browser of their own. */
async function another(browser: Browser, site: Site, complaints: string[]): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: "reduce", locale: "en-GB" });
  const page = await context.newPage();
  watch(page, site, complaints);
  return page;
}

test("a link and a phrase make another device the same person, and both are forgotten", async ({
  page,
  browser,
  site,
  complaints,
}) => {
  await openTable(page, site, { game: "race", seats: [{ kind: "me" }, ...bots(1)] });
  await asked(page).waitFor();
  await page.goto(`${site.url}/me`);
  await page.locator("[data-act='device-link']").click();
  const link = await page.locator(".link-field").inputValue();
  await expect(page.locator(".qr svg")).toBeVisible();
  const field = page.locator("[data-field='own-phrase']");
  for (const tls of [true, false]) {
    await page.evaluate((secure) => {
      Object.defineProperty(window, "isSecureContext", { value: secure, configurable: true });
      if (!secure) Object.defineProperty(navigator, "clipboard", { value: undefined });
    }, tls);
    await field.fill("something else");
    await field.press("Control+A");
    await field.press("Control+X");
    await page.locator("[data-act='copy']").click();
    await expect(page.locator("[data-act='copy']")).toHaveText("Copied");
    await field.press("Control+V");
    await expect(field).toHaveValue(link);
  }
  await page.locator("[data-act='phrase']").click();
  const phrase = (await page.locator("[data-field='phrase']").textContent()) ?? "";

  const device = await another(browser, site, complaints);
  await device.goto(link);
  await expect(device.locator(".good-news")).toContainText("Anna");
  expect(device.url()).not.toContain("key=");
  await device.goto(site.url);
  await expect(device.locator("[data-area='continue']")).toContainText("Race for the Galaxy");

  const third = await another(browser, site, complaints);
  await third.goto(`${site.url}/me`);
  await third.locator("[data-field='own-phrase']").fill("wrong words");
  await third.locator("[data-act='use-phrase']").click();
  await expect(third.getByRole("alert")).toContainText("not valid");
  await third.locator("[data-field='own-phrase']").fill(phrase.toUpperCase());
  await third.locator("[data-act='use-phrase']").click();
  await expect(third.locator(".me-chip")).toContainText("Anna");

  const [download] = await Promise.all([
    third.waitForEvent("download"),
    third.locator("[data-act='export']").click(),
  ]);
  expect(download.suggestedFilename()).toBe("starboard.json");
  await third.locator("[data-act='forget']").click();
  await third.locator("[data-act='forget-now']").click();
  await expect(third.locator("[data-area='welcome']")).toBeVisible();
  await expect(third.getByPlaceholder("Guest")).toHaveValue("");
  complaints.splice(0, complaints.length, ...complaints.filter((line) => !/40[0-9]/.test(line)));
  await device.context().close();
  await third.context().close();
});

test("a name is changed, in the waiting room and for good", async ({ page, site }) => {
  await openTable(page, site, { game: "race", seats: [{ kind: "me" }, { kind: "open" }, ...bots(1)] });
  await page.locator("[data-act='rename']").click();
  await page.locator(".waiting-who input").fill("Hanna");
  await page.keyboard.press("Enter");
  await expect(page.locator(".waiting-seat").first()).toContainText("Hanna");
  await page.locator("[data-field='level']").selectOption("admiral");
  await expect(page.locator(".waiting-seat").nth(2)).toContainText("Admiral");
  await page.locator("[data-act='free']").click();
  await expect(page.locator("[data-act='bot']")).toHaveCount(2);
  await expect(page.locator(".qr svg path")).toHaveCount(1);
  await page.locator("[data-act='close']").click(); // nobody else sits here
  await expect(page.locator(".game-card").first()).toBeVisible();
});

test("clocks run for who is asked, warn, and a bot plays on", async ({ page, browser, site, complaints }) => {
  const link = await openTable(page, site, {
    game: "lots",
    seats: [{ kind: "me" }, { kind: "open" }],
    clock: { kind: "move", seconds: 10, level: "cadet" },
  });
  await expect(page.locator(".played")).toContainText("10 s a move");
  const friend = await another(browser, site, complaints);
  await friend.goto(site.url + link);
  await sitDown(friend, "Friend");
  await Promise.all([asked(page).waitFor(), asked(friend).waitFor()]);
  const clock = page.locator("[data-clock='0']");
  await expect(page.locator("[data-clock]")).toHaveCount(2);
  await expect(clock).toHaveAttribute("data-low", "true");
  const text = (await clock.textContent()) ?? "";
  await expect(clock).not.toHaveText(text); // it runs
  await expect(page.locator("[data-area='clock-warning']")).toContainText("Cadet");
  await friend.context().close();
  await page.evaluate(() => window.stop());
  await page.getByRole("tab", { name: "Chat" }).click();
  await expect(page.locator(".chat .log")).toContainText("Time is up", { timeout: 20_000 });
});

test("for a player who has gone the host calls a bot, and the seat keeps its name", async ({
  page,
  browser,
  site,
  complaints,
}) => {
  const link = await openTable(page, site, { game: "race", seats: [{ kind: "me" }, { kind: "open" }] });
  const friend = await another(browser, site, complaints);
  await friend.goto(site.url + link);
  await sitDown(friend, "Bohdan");
  await Promise.all([asked(page).waitFor(), asked(friend).waitFor()]);
  await expect(page.locator("[data-area='gone']")).toHaveCount(0);
  const storage = await friend.context().storageState();
  await friend.context().close();
  await expect(page.locator("[data-area='gone']")).toContainText("Bohdan is not here");
  await page.locator("[data-act='substitute']").click();
  await expect(page.locator("[data-area='gone']")).toHaveCount(0);
  await expect(page.locator("[data-opponent]")).toContainText("Bohdan");
  const context = await browser.newContext({ reducedMotion: "reduce", storageState: storage });
  const back = await context.newPage();
  await back.goto(site.url + link); // just by coming
  await page.getByRole("tab", { name: "Chat" }).click();
  await expect(page.locator(".chat .log")).toContainText("Bohdan is back");
  await context.close();
});

test("the host silences watchers, and anybody hides what somebody writes", async ({
  page,
  browser,
  site,
  complaints,
}) => {
  const link = await openTable(page, site, { game: "race", seats: [{ kind: "me" }, ...bots(1)] });
  await asked(page).waitFor();
  const watcher = await another(browser, site, complaints);
  await watcher.goto(site.url + link);
  await watcher.getByRole("tab", { name: "Chat" }).click();
  await watcher.getByPlaceholder("Write something").fill("look at this");
  await watcher.keyboard.press("Enter");
  await page.getByRole("tab", { name: "Chat" }).click();
  await expect(page.locator(".chat .log")).toContainText("look at this");
  await page.locator("[data-act='hide-talk']").click();
  await expect(page.locator(".chat .log")).not.toContainText("look at this");
  await page.getByRole("button", { name: "Show again" }).click();
  await expect(page.locator(".chat .log")).toContainText("look at this");
  await page.locator(".menu summary").click();
  await page.locator("[data-act='mute']").click();
  await expect(page.locator("[data-act='mute']")).toHaveAttribute("aria-pressed", "true");
  await watcher.getByPlaceholder("Write something").fill("and at that");
  await watcher.keyboard.press("Enter");
  await expect(watcher.locator(".prompt .reason")).toContainText("may not talk");
  await expect(page.locator(".chat .log")).not.toContainText("and at that");
  await watcher.context().close();
});

test("games of the past are found by game, player and result", async ({ page, site }) => {
  await openTable(page, site, { game: "lots", seats: [{ kind: "me" }, ...bots(1)], options: { hand: 2 } });
  await asked(page).waitFor();
  // A bot plays it to its end while we look on.
  await page.locator(".menu summary").click();
  await page.locator("[data-act='leave']").click();
  await expect(page.locator("[data-area='scores']")).toBeVisible();
  await expect(page.locator("[data-verified='true']")).toBeVisible();
  await page.goto(`${site.url}/archive`);
  await expect(page.locator("[data-area='archive'] li").first()).toContainText("Anna");
  await page.locator("[data-field='player']").fill("nobody of that name");
  await page.locator("[data-act='search']").click();
  await expect(page.locator(".empty")).toContainText("No such games");
  await page.locator("[data-field='player']").fill("anna");
  await page.locator("[data-field='game']").selectOption("lots");
  await page.locator("[data-field='outcome']").selectOption("over");
  await page.locator("[data-act='search']").click();
  await page.locator("[data-area='archive'] li").first().getByRole("link").click();
  await expect(page.locator("[data-area='scores']")).toBeVisible();
  await page.goto(site.url);
  await expect(page.locator("[data-area='results'] li").first()).toContainText("Anna");
});

test("an address that is none says so, and a link from a friend leads to its table", async ({
  page,
  site,
}) => {
  const link = await openTable(page, site, { game: "lots", seats: [{ kind: "me" }, { kind: "open" }] });
  await page.goto(`${site.url}/nowhere`);
  await expect(page.locator("h1")).toContainText("nothing here");
  await page.context().clearCookies();
  await page.goto(site.url);
  await page.locator("[data-act='have-link']").click();
  await page.locator("[data-area='welcome'] form input").fill("https://elsewhere.example/t/x");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toContainText("no table here");
  await page.locator("[data-area='welcome'] form input").fill(site.url + link);
  await page.keyboard.press("Enter");
  await expect(page.locator("[data-act='join']")).toBeVisible();
});

test("being told elsewhere: an address within is refused, one on the internet is kept", async ({
  page,
  site,
  complaints,
}) => {
  await page.goto(site.url);
  await page.evaluate(() =>
    fetch("/api/me", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ name: "Anna", language: "en" }),
    }),
  );
  await page.route("**/api/me/notices", async (route) => {
    if (route.request().method() === "GET") await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue(); // what is kept comes after the first letters, and must not take them away
  });
  await page.goto(`${site.url}/me`);
  const field = page.locator("[data-field='webhook']");
  const save = page.locator("[data-act='save-webhook']");
  await expect(save).toBeDisabled();
  await field.fill("http://127.0.0.1:1/inside");
  await save.click();
  await expect(page.getByRole("alert")).toContainText("This address cannot be used");
  await field.fill("https://1.1.1.1/hook");
  await save.click();
  await expect(page.getByRole("status")).toHaveText("You will be told there.");
  await expect(page.getByRole("alert")).toHaveCount(0);
  await page.reload();
  await expect(field).toHaveValue("https://1.1.1.1/hook");
  await field.fill("");
  await save.click();
  await expect(page.getByRole("status")).toHaveText("You are told nowhere else.");
  await expect(page.locator("[data-field='address']")).toHaveCount(0); // this site has no mail server
  complaints.splice(0, complaints.length, ...complaints.filter((line) => !/400/.test(line)));
});

test("signing in by mail is offered where the host has a mail server", async ({ page, site }) => {
  await page.route("**/api/me", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), mail: true } });
  });
  let sent: unknown = null;
  await page.route("**/api/me/mail", async (route) => {
    sent = route.request().postDataJSON();
    await route.fulfill({ json: { minutes: 15 } });
  });
  await page.goto(`${site.url}/me`);
  await page.locator("[data-field='address']").fill("anna@example.org");
  await page.locator("[data-act='send-mail']").click();
  await expect(page.getByRole("status")).toContainText("holds for 15 minutes");
  expect(sent).toEqual({ address: "anna@example.org" });
});

test("a link to a seat brings another device there, and is called in", async ({
  page,
  browser,
  site,
  complaints,
}) => {
  await openTable(page, site, { game: "lots", seats: [{ kind: "me" }, ...bots(1)] });
  await asked(page).waitFor();
  await page.locator(".menu > summary").click();
  await page.locator("[data-act='link']").click();
  const link = await page.locator(".seat-links input").inputValue();
  const used = page.locator(".seat-links li");
  await expect(used).toContainText("nobody has come by it");

  const device = await another(browser, site, complaints);
  await device.goto(link);
  await asked(device).waitFor();
  await device.locator(".menu > summary").click();
  await expect(device.locator("[data-act='link']")).toBeVisible();
  await expect(device.locator(".seat-links li")).toHaveCount(0);
  await page.reload();
  await page.locator(".menu > summary").click();
  await expect(used).toContainText("1 device has come by it");
  await page.locator("[data-act='unlink']").click();
  await expect(used).toHaveCount(0);
  await device.reload();
  await expect(device.locator(".prompt")).toBeVisible();
  await expect(device.locator(".prompt[data-asked='true']")).toHaveCount(0);
  await device.context().close();
});

test("the host's page: a key, how the server is, a message, tables and guests", async ({
  page,
  browser,
  site,
  complaints,
}) => {
  const link = await openTable(page, site, { game: "race", seats: [{ kind: "me" }, ...bots(1)] });
  const table = link.split("/").at(-1) ?? "";
  await asked(page).waitFor();
  const host = await another(browser, site, complaints);
  await host.goto(`${site.url}/admin`);
  await host.locator("[data-field='key']").fill("wrong");
  await host.locator("[data-act='open']").click();
  await expect(host.getByRole("alert")).toBeVisible();
  await host.locator("[data-field='key']").fill(HOST_KEY);
  await host.locator("[data-act='open']").click();
  await expect(host.locator("[data-fact='store']")).toHaveAttribute("data-good", "true");

  await host.locator("[data-field='message']").fill("Club evening on Friday");
  await host.locator("[data-act='say']").click();
  await expect(host.locator("[data-act='say']")).toBeDisabled();
  const third = await another(browser, site, complaints);
  await third.goto(site.url);
  await expect(third.locator(".host-says")).toContainText("Club evening on Friday");

  await host.locator("[data-field='search']").fill(table);
  const row = host.locator(`[data-area='tables'] [data-table='${table}']`);
  await expect(host.locator("[data-area='tables'] li")).toHaveCount(1);
  await row.locator("[data-act='close']").click();
  await expect(row).toContainText("put away");
  await page.locator("[data-act='take-up']").click(); // who plays there can have it back
  await expect(page.locator("[data-area='put-away']")).toHaveCount(0);
  await row.locator("[data-act='delete']").click();
  await expect(row.locator("[data-act='delete']")).toHaveText("Delete for ever?");
  await row.locator("[data-act='delete']").click();
  await expect(row).toHaveCount(0);

  await host.locator("[data-field='search']").fill("Anna");
  const guest = host.locator("[data-area='guests'] li").first();
  await guest.locator("[data-act='ban']").click();
  await guest.locator("[data-act='ban']").click();
  await guest.locator("[data-act='unban']").click();
  await expect(guest.locator("[data-act='ban']")).toBeVisible();
  await host.locator("[data-act='say']").waitFor();
  await host.screenshot({ path: join(SHOTS, "host.png"), fullPage: true });
  complaints.splice(0, complaints.length, ...complaints.filter((line) => !/40[0-9]/.test(line)));
  await host.context().close();
  await third.context().close();
});
