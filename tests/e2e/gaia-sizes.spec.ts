/** The board of Gaia Project in all sizes, appearances and the longest language: everything in sight, nothing over another. */

import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { asked, expect, openPosition, speak, test } from "./table";

const SHOTS = join(__dirname, "..", "..", "build", "shots");
test.beforeAll(() => {
  mkdirSync(SHOTS, { recursive: true });
});

const AREAS = [
  ".k-top",
  ".k-left",
  "[data-area='map']",
  "[data-area='research']",
  "[data-area='own']",
  ".prompt",
];

/** Areas that reach over another or out of the page. */
async function clashes(page: Page): Promise<string[]> {
  return page.evaluate((areas) => {
    const boxes = areas.map((area) => {
      const box = document.querySelector(area)?.getBoundingClientRect();
      return {
        area,
        left: box?.left ?? 0,
        right: box?.right ?? 0,
        top: box?.top ?? 0,
        bottom: box?.bottom ?? 0,
      };
    });
    const wrong: string[] = [];
    const slack = 2;
    for (const [at, one] of boxes.entries()) {
      if (one.right > innerWidth + slack || one.bottom > innerHeight + slack)
        wrong.push(`${one.area} leaves the page`);
      if (one.right - one.left < 20) wrong.push(`${one.area} is not there`);
      for (const other of boxes.slice(at + 1)) {
        const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
        if (wide > slack && high > slack) wrong.push(`${one.area} and ${other.area} overlap`);
      }
    }
    return wrong;
  }, AREAS);
}

test("all in sight at 1366x768 and 1920x1080, dark and on paper, in the longest words", async ({
  page,
  site,
}) => {
  await openPosition(page, site, {
    game: "gaia",
    options: { players: 4, "seat-factions": "hadsch-hallas,bal-taks,terrans,gleens" },
    seed: "7",
    until: { round: 4, prompt: "gaia-ask-turn" },
  });
  await asked(page).waitFor();
  for (const language of ["en", "ru", "uk", "lt"]) {
    await speak(page, language);
    for (const [width, height] of [
      [1366, 768],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.waitForTimeout(150);
      expect.soft(await clashes(page), `${language} ${width}`).toEqual([]);
    }
    await page.setViewportSize({ width: 1366, height: 768 });
    await page.screenshot({ path: join(SHOTS, `gaia-${language}.png`) });
  }
  await speak(page, "en");
  await page.emulateMedia({ colorScheme: "light" });
  await page.screenshot({ path: join(SHOTS, "gaia-paper.png") });
});

test("every faction to choose from is whole, in every language", async ({ page, site }) => {
  await openPosition(page, site, {
    game: "gaia",
    options: { players: 4, factions: "choose" },
    seed: "2",
    seat: 3, // the others have chosen: their names are on the boards
    until: { prompt: "gaia-ask-choose-faction" },
  });
  await asked(page).waitFor();
  const cards = page.locator("[data-area='factions'] > * > *");
  for (const language of ["en", "ru", "uk", "lt"]) {
    await speak(page, language);
    await expect(cards).toHaveCount(14);
    const cut = await cards.evaluateAll((all) =>
      all.flatMap((card) => {
        const { right, bottom } = card.getBoundingClientRect();
        const whole = [...card.querySelectorAll("header, header > b, p")].every((line) => {
          const at = line.getBoundingClientRect();
          return at.right <= right && at.bottom <= bottom && at.height < 26; // one line each
        });
        const taken = card.querySelector("em") !== null; // it says by whom
        const names = taken ? [] : [...card.querySelectorAll("header span")];
        const read = names.every((name) => name.scrollWidth <= name.clientWidth + 1);
        return whole && read && card.scrollHeight <= card.clientHeight + 1 ? [] : [card.textContent];
      }),
    );
    expect.soft(cut, language).toEqual([]);
    await page.screenshot({ path: join(SHOTS, `gaia-factions-${language}.png`) });
  }
});

test("on a phone no faction lies over another, and the picked one is told", async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPosition(page, site, {
    game: "gaia",
    options: { players: 4, factions: "choose" },
    seed: "2",
    until: { prompt: "gaia-ask-choose-faction" },
  });
  await asked(page).waitFor();
  const cards = page.locator("[data-area='factions'] > * > *");
  await expect(cards).toHaveCount(14);
  const covered = await cards.evaluateAll((all) => {
    const boxes = all.map((card) => card.getBoundingClientRect());
    const apart = (one: DOMRect, other: DOMRect) =>
      one.bottom <= other.top ||
      other.bottom <= one.top ||
      one.right <= other.left ||
      other.right <= one.left;
    return boxes.flatMap((box, at) => boxes.slice(at + 1).filter((other) => !apart(box, other)));
  });
  expect(covered).toEqual([]);
  await page.locator("[data-area='factions'] [data-word='lantids']").click();
  await expect(
    page.locator("[data-area='factions'] p", { hasText: "2 knowledge for each" }),
  ).toBeInViewport();
});

test("on a phone the map and the question stay, and every part has its tab", async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPosition(page, site, {
    game: "gaia",
    options: { players: 4, factions: "random" },
    seed: "5",
    until: { round: 3, prompt: "gaia-ask-turn" },
  });
  await asked(page).waitFor();
  for (const [width, height] of [
    [390, 844],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(page.locator("[data-area='map']")).toBeVisible();
    await expect(page.locator(".prompt")).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth + 1)).toBe(true);
    const wrong = await page.evaluate(() => {
      const bar = document.querySelector(".k-top")?.getBoundingClientRect().bottom ?? 0;
      const below = [...document.querySelectorAll(".k-top > [data-area] *")].filter(
        (each) => each.getBoundingClientRect().bottom > bar,
      );
      const name = document.createRange();
      const long = [...document.querySelectorAll("[role='tab']")].filter((tab) => {
        name.selectNodeContents(tab.firstChild ?? tab);
        return name.getBoundingClientRect().width > tab.clientWidth - 4; // it would touch the next one
      });
      return [...below, ...long].map((each) => each.outerHTML.slice(0, 100));
    });
    expect(wrong, `${width}`).toEqual([]);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  if (!(await page.getByRole("tab").first().isVisible()))
    await page.locator(".k-handle .button").last().click();
  const cut = await page.evaluate(() => {
    const tools = document.querySelector(".k-tools")?.getBoundingClientRect().left ?? 0;
    const finals = [...document.querySelectorAll(".k-top [data-area='finals'] *")];
    return finals.filter((each) => each.getBoundingClientRect().right > tools).length;
  });
  expect(cut).toBe(0);
  await page.getByRole("tab").nth(3).click();
  for (const card of await page.locator(".k-body [data-opponent]").all()) {
    await expect(card).toBeVisible();
    expect(await card.evaluate((each) => each.scrollHeight <= each.clientHeight + 1)).toBe(true);
  }
  for (const [at, area] of ["own", "research", "finals"].entries()) {
    await page.getByRole("tab").nth(at).click();
    await expect(page.locator(`.k-body [data-area='${area}']`).first()).toBeVisible();
    await page.screenshot({ path: join(SHOTS, `gaia-phone-${area}.png`) });
  }
});

test("on an upright phone the half-open sheet shows the bowls, and no button lies over a hex", async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [players, round] of [
    [1, 1],
    [2, 2],
    [3, 3],
    [4, 6],
  ] as const) {
    const until = { round, prompt: "gaia-ask-turn" };
    const options = players === 1 ? { players } : { players, factions: "random" };
    await openPosition(page, site, { game: "gaia", options, seed: String(players), until });
    await asked(page).waitFor();
    await expect(page.locator(".k-sheet[data-stop='half']")).toBeVisible();
    const prompt = await page.locator(".prompt").boundingBox();
    for (const part of ["[data-bowl='bowl-3']", "[data-area='free'] [data-word]"]) {
      const box = await page.locator(`.k-body [data-area='own'] ${part}`).first().boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0), `${part}, ${players} players`).toBeLessThan(prompt?.y ?? 0);
      const seen = await page.evaluate(
        ([x, y, part]) => document.elementFromPoint(x, y)?.closest(part) != null,
        [(box?.x ?? 0) + 12, (box?.y ?? 0) + (box?.height ?? 0) - 6, part] as const,
      );
      expect(seen, `${part} is not cut, ${players} players`).toBe(true);
    }
    const over = await page.evaluate(() => {
      const buttons = [...document.querySelectorAll("[data-area='map'] button")].map((each) =>
        each.getBoundingClientRect(),
      );
      const shares = [0, 0.25, 0.5, 0.75, 1];
      return buttons.flatMap(({ left, top, width, height }) =>
        shares.flatMap((x) =>
          shares.flatMap((y) =>
            document
              .elementsFromPoint(left + x * width, top + y * height)
              .flatMap((each) => (each.matches("[data-area='map'] path[data-word]") ? [each] : []))
              .map((each) => each.getAttribute("data-word")),
          ),
        ),
      );
    });
    expect(over, `${players} players`).toEqual([]);
    await page.screenshot({ path: join(SHOTS, `gaia-phone-half-${players}.png`) });
    await page.getByRole("tab").nth(2).click();
    const rounds = await page.locator(".k-body [data-area='rounds'] > li").evaluateAll((all) =>
      all.map((each) => {
        const { top, right } = each.getBoundingClientRect();
        return { top: Math.round(top), cut: right > innerWidth - 6 || each.scrollWidth > each.clientWidth };
      }),
    );
    expect(new Set(rounds.map(({ top }) => top)).size, `rounds in one row, ${players} players`).toBe(1);
    expect(rounds.filter(({ cut }) => cut)).toEqual([]);
    await page.screenshot({ path: join(SHOTS, `gaia-phone-rounds-${players}.png`) });
  }
  await page.locator("[data-act^='sheet-']:enabled").last().click();
  await page.getByRole("tab").first().click();
  const name = page.locator("[data-area='own'] header b");
  await expect(name).toBeInViewport();
  const seen = await name.evaluate((each) => {
    const { left, top, width, height } = each.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2) === each;
  });
  expect(seen, "with the sheet open, nothing lies over the name").toBe(true);
  await page.locator("[data-act^='sheet-']:enabled").first().click();
  await page.locator("[data-act='modes']").click();
  await page.locator("button[data-mode='range']").click();
  await expect(page.locator("[data-area='map']")).toHaveAttribute("data-mode", "range");
  await expect(page.locator("button[data-mode='range']")).toBeHidden();
});

test("on a phone that lies on its side, map and own board are in sight at once", async ({ page, site }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  const options = { players: 4, factions: "random" };
  await openPosition(page, site, { game: "gaia", options, seed: "4", until: { prompt: "gaia-ask-turn" } });
  await asked(page).waitFor();
  await expect(page.locator(".k-sheet[data-stop='half']")).toBeVisible();
  for (const part of ["[data-area='map']", "[data-area='own'] [data-counter='ore']", "[data-bowl='bowl-3']"])
    await expect(page.locator(part)).toBeInViewport();
});
