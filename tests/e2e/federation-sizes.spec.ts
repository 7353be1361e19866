/** The board of Federation at every size of screen: all in sight, nothing scrolls, nothing too small to read. */

import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { hearing, playOut } from "./federation";
import { asked, bots, expect, openPosition, openTable, speak, test } from "./table";

const SIZES = [
  { name: "wide, four", width: 1366, height: 768, players: 4, seed: "21" },
  { name: "wide, three", width: 1366, height: 768, players: 3, seed: "22" },
  { name: "wide, two", width: 1366, height: 768, players: 2, seed: "23" },
  { name: "large", width: 1920, height: 1080, players: 4, seed: "24" },
];

const TURN = "federation-ask-ambassador";
const BOTS = "greedy:guesses=1";
const SHOTS = process.env.STARBOARD_SHOTS ?? join(__dirname, "..", "..", "build", "shots");

test("every piece is drawn, in both appearances", async ({ page, site }) => {
  mkdirSync(SHOTS, { recursive: true });
  await page.goto(`${site.url}/kit/federation`);
  for (const look of ["dark", "light"]) {
    const sheet = page.locator(`main [data-look='${look}'], #root [data-look='${look}']`).first();
    await expect(sheet.locator("[data-part]")).toHaveCount(11);
    await expect(sheet.locator("[data-space]")).toHaveCount(19);
    await expect(sheet.locator("[data-part='specialists'] > div > span")).toHaveCount(45);
    await expect(sheet.locator("[data-stage]")).toHaveCount(5);
    await sheet.screenshot({ path: join(SHOTS, `federation-parts-${look}.png`), timeout: 30_000 });
  }
  // An effect that nobody knows to draw would be written out.
  const written = await page
    .locator(".fe-fx > .fe-part")
    .evaluateAll((all) => all.filter((part) => part.childElementCount < 2).map((part) => part.textContent));
  expect(written).toEqual([]);
  const empty = await page
    .locator("use")
    .evaluateAll((all) =>
      all
        .map((use) => use.getAttribute("href") ?? "")
        .filter((href) => !document.querySelector(href)?.childElementCount),
    );
  expect(empty).toEqual([]);
});

for (const locale of ["en-GB", "uk-UA", "ru-RU", "lt-LT"]) {
  test.describe(locale, () => {
    test.use({ locale });
    test("no text on a specialist is cut off", async ({ page, site }) => {
      await page.goto(`${site.url}/kit/federation`);
      const cards = page.locator(
        "[data-part='specialists'] [data-glow][data-planet]:has(> span + span + span)",
      );
      await expect(cards).toHaveCount(90);
      const cut = await cards.evaluateAll((all) =>
        all.flatMap((card) => {
          const box = card.getBoundingClientRect();
          const text = card.children[2]?.getBoundingClientRect();
          const out = text && (text.bottom > box.bottom || text.left < box.left || text.right > box.right);
          return out ? [card.textContent] : [];
        }),
      );
      expect(cut).toEqual([]);
    });
  });
}

for (const language of ["ru", "uk", "lt"]) {
  test(`longer words fit too: ${language}`, async ({ page, site }) => {
    const until = { round: 3, prompt: TURN };
    await openPosition(page, site, { game: "federation", options: { players: 4 }, seed: "11", until });
    await asked(page).waitFor();
    await speak(page, language);
    await page.locator("[data-world='atal']").click();
    await page.mouse.move(5, 400);
    const out = await page.evaluate(() => {
      const found: string[] = [];
      const within = (inner: Element | undefined, outer: Element | null) => {
        const [one, other] = [inner?.getBoundingClientRect(), outer?.getBoundingClientRect()];
        if (one && other && (one.right > other.right + 1 || one.bottom > other.bottom + 1))
          found.push(inner?.textContent ?? "");
      };
      for (const card of document.querySelectorAll("[data-stage='atal'] [data-glow][data-planet]"))
        within(card.children[2], card);
      for (const title of document.querySelectorAll(".k-own [data-area] .label"))
        within(title.nextElementSibling ?? title, title.closest("[data-area]"));
      for (const name of document.querySelectorAll("[data-space] > :first-child > span"))
        within(name, name.closest("[data-space]"));
      return found;
    });
    expect(out).toEqual([]);
  });
}

test("the longest name fits on its law and its world, also beside the pawn", async ({ page, site }) => {
  const position = {
    game: "federation",
    options: { players: 4 },
    seed: "2",
    until: { round: 2, prompt: TURN },
  };
  await openPosition(page, site, position);
  await asked(page).waitFor();
  await speak(page, "ru");
  const law = page.locator("[data-wing][data-planet='sixmoon']");
  await expect(law).toContainText("Шестилуние");
  const out = await page.evaluate(() => {
    const cards = [...document.querySelectorAll("[data-wing], [data-world]")];
    return cards.flatMap((card) => {
      const box = card.getBoundingClientRect();
      const names = [...card.querySelectorAll("b")].filter((name) => name.scrollWidth > name.clientWidth);
      const signs = [...card.querySelectorAll("b, svg")].filter(
        (sign) => sign.getBoundingClientRect().right > box.right + 1,
      );
      return [...names, ...signs].map((each) => `${card.textContent}: ${each.outerHTML.slice(0, 60)}`);
    });
  });
  expect(out).toEqual([]);
});

test("a mission that is picked has one button beside the steps: nothing is lifted in any language", async ({
  page,
  site,
}) => {
  const until = { prompt: "federation-ask-mission", offers: "^mission-officers$" };
  const position = { game: "federation", options: { players: 3 }, seed: "5", bots: BOTS, tries: 6, until };
  await openPosition(page, site, position);
  await asked(page).waitFor();
  await page.locator("[data-word='mission-officers'][data-light='legal']:visible").click();
  await expect(page.locator("[data-act='confirm']")).toBeVisible();
  await expect(page.locator(".prompt-buttons [data-word='done']")).toHaveCount(0);
  for (const language of ["en", "uk", "ru", "lt"]) {
    await speak(page, language);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    expect((await page.locator(".prompt").boundingBox())?.height, language).toBeLessThan(63);
  }
});

test("a room that is copied may still be another one: by a click on it, not by buttons", async ({
  page,
  site,
}) => {
  const heard = hearing(page);
  const until = { prompt: TURN, offers: "^amb-\\d vote \\w+ officers$" };
  const options = { players: 3 };
  await openPosition(page, site, { game: "federation", options, seed: "3", until, tries: 6 });
  await asked(page).waitFor();
  const sentences = heard()?.sentences.list ?? [];
  const [token, side, room] = sentences.find((words) => words[1] === "vote" && words[3] === "officers") ?? [];
  await page.locator(`[data-said='${token}'] [data-half='${side}'] [data-word]`).first().click();
  await page.locator(`[data-word='${room}'][data-light='legal']`).click();
  await page.locator("[data-word='officers'][data-light='legal']").click();
  await expect(page.locator("[data-step='action']")).toContainText("Officers");
  await expect(page.locator(".prompt-buttons .words")).toHaveCount(0);
  await page.locator("[data-word='lounge']").click({ force: true });
  await expect(page.locator(".prompt-question")).toHaveText("Which project do you advance?");
});

const ANSWERED_BELOW = [
  { name: "upkeep", seed: "11", until: { round: 3, prompt: "federation-ask-upkeep" } },
  { name: "the die", seed: "13", until: { prompt: TURN, offers: "^amb-\\d vote f\\w+ die" } },
];

for (const { name, seed, until } of ANSWERED_BELOW) {
  test(`answers in the prompt bar lift nothing, in any language: ${name}`, async ({ page, site }) => {
    const heard = hearing(page);
    const position = { game: "federation", options: { players: 4 }, seed, bots: BOTS, tries: 6, until };
    await openPosition(page, site, position);
    await asked(page).waitFor();
    if ("offers" in until) {
      const sentences = heard()?.sentences.list ?? [];
      const [token, side, room] = sentences.find((words) => words[1] === "vote" && words[3] === "die") ?? [];
      await page.locator(`[data-said='${token}'] [data-half='${side}'] [data-word]`).first().click();
      await page.locator(`[data-word='${room}'][data-light='legal']`).click();
    }
    const bar = page.locator(".prompt");
    await expect(bar.locator(".prompt-buttons .button:not(.undo)").nth(1)).toBeVisible();
    for (const language of ["en", "uk", "ru", "lt"]) {
      await speak(page, language);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      expect((await bar.boundingBox())?.height, language).toBeLessThan(63);
      expect(await faults(page), language).toEqual([]);
    }
  });
}

async function faults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const root = document.documentElement;
    if (root.scrollWidth > innerWidth + 1 || root.scrollHeight > innerHeight + 1)
      found.push("the page scrolls");
    const parts = "[data-area], [data-stage], [data-opponent], [data-space], .prompt";
    for (const part of document.querySelectorAll(parts)) {
      if (!part.checkVisibility()) continue;
      const box = part.getBoundingClientRect();
      if (box.top < -1 || box.left < -1 || box.bottom > innerHeight + 1 || box.right > innerWidth + 1)
        found.push(`${part.className} is not whole on the screen`);
    }
    const seats = [...document.querySelectorAll("[data-opponent]")].map((seat) =>
      seat.getBoundingClientRect(),
    );
    if (new Set(seats.map(({ width }) => Math.round(width))).size > 1)
      found.push("the others are not equally wide");
    const log = document.querySelector(".k-left[data-below='true'] > .k-left-tabs")?.getBoundingClientRect();
    if (
      log &&
      seats.some(({ bottom, left }) => left < log.right && bottom > log.top + 1 && bottom < log.bottom)
    )
      found.push("the others lie over the log");
    for (const text of document.querySelectorAll("main *, .k-own *, .k-others *")) {
      const own = [...text.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
      if (!own || !text.checkVisibility() || text.closest("svg")) continue;
      const size = Number.parseFloat(getComputedStyle(text).fontSize);
      if (size > 0 && size < 11.9) found.push(`${text.textContent} is written in ${size} px`);
    }
    return found;
  });
}

for (const { name, width, height, players, seed } of SIZES) {
  test(`everything in sight: ${name}`, async ({ page, site }) => {
    await page.setViewportSize({ width, height });
    const until = { round: 3, prompt: TURN };
    await openPosition(page, site, { game: "federation", options: { players }, seed, until });
    await asked(page).waitFor();
    await expect(page.locator("[data-area='senate']")).toBeVisible();
    expect(await faults(page)).toEqual([]);
    for (const world of ["sixmoon", "atal", "arratuin", "e81216"]) {
      await page.locator(`[data-world='${world}']`).click();
      await expect(page.locator(`[data-stage='${world}']`)).toBeVisible();
      expect(await faults(page)).toEqual([]);
    }
    await page.locator("[data-act='round-end']").click();
    expect(await faults(page)).toEqual([]);
  });
}

for (const [name, width, height, turn] of [
  ["upright", 390, 844, null],
  ["on its side", 844, 390, 3],
] as const) {
  test(`turns on a phone, ${name}: what is asked comes into sight by itself`, async ({ page, site }) => {
    test.setTimeout(170_000);
    await page.setViewportSize({ width, height });
    await openTable(page, site, { game: "federation", seats: [{ kind: "me" }, ...bots(1)] });
    await playOut(page, 4, {
      look: async () => {
        const box = await page.locator(".prompt").boundingBox();
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height + 1);
      },
      until: async () => {
        if ((await page.locator("[data-round='2'][class*='now']").count()) > 0) return true;
        return (
          turn !== null &&
          (await page.locator(`[data-round='1'] i:nth-child(${turn})[class*='on']`).count()) > 0
        );
      },
    });
  });
}

for (const [width, height] of [
  [844, 390],
  [740, 360],
] as const) {
  test(`the senate is whole on a phone on its side, ${width} x ${height}`, async ({ page, site }) => {
    await page.setViewportSize({ width, height });
    const until = { round: 3, prompt: TURN };
    await openPosition(page, site, { game: "federation", options: { players: 4 }, seed: "11", until });
    await asked(page).waitFor();
    const tabs = await page.locator(".k-tabs").boundingBox();
    const parts = page.locator(
      "[data-area='senate'], [data-space], [data-word^='law-'], [data-word='outer']",
    );
    for (const part of await parts.all()) {
      const box = await part.boundingBox();
      expect(box?.y).toBeGreaterThanOrEqual(0);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((tabs?.y ?? 0) + 1);
    }
    const cut = await page
      .locator("[data-space]")
      .evaluateAll((rooms) =>
        rooms
          .filter((room) => room.scrollHeight > room.clientHeight + 1)
          .map((room) => `${room.getAttribute("data-space")}: ${room.scrollHeight} in ${room.clientHeight}`),
      );
    expect(cut).toEqual([]);
  });
}

test.describe("with fingers", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test("the first tap on a room shows what would be, the second says it", async ({ page, site }) => {
    const until = { round: 3, prompt: TURN };
    await openPosition(page, site, { game: "federation", options: { players: 4 }, seed: "11", until });
    await asked(page).waitFor();
    await page.locator("[data-token='amb-4'] [data-half='vote'] [data-word]:visible").first().tap();
    const room = page.locator("[data-space][data-planet='atal'][data-light='legal']").first();
    await room.tap();
    await expect(room.locator("[data-ghost='token']")).toBeVisible();
    await expect(page.locator(".prompt-hint")).toContainText(/Atal, floor I/);
    await expect(page.locator("[data-turn='room']")).toBeVisible();
    await room.tap();
    await expect(page.locator("[data-turn='room']")).toHaveCount(0);
    await expect(page.locator("[data-step='room'] button")).toBeEnabled();
  });
});
