/**
 * Pictures of every state of Race's table, to be looked at: `build/shots/race-state-*.png`. Each also proves that the state
 * can be reached and asks what it should. Only with STARBOARD_LONG.
 */

import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { asked, expect, openPosition, over, type Position, type Site, seenWith, test } from "./table";

const SHOTS = process.env.STARBOARD_SHOTS ?? join(__dirname, "..", "..", "build", "shots");

test.beforeAll(() => {
  mkdirSync(SHOTS, { recursive: true });
});

interface State extends Omit<Position, "game"> {
  /** What is done before the picture is taken. */
  readonly act?: (page: Page, site: Site) => Promise<unknown>;
  readonly size?: { width: number; height: number };
  readonly language?: string;
  readonly look?: "dark" | "light";
}

const PHONE = { width: 390, height: 844 };
const LANDSCAPE = { width: 844, height: 390 };
const ZOOMED = { width: 683, height: 384 };
const LARGE = { width: 1920, height: 1080 };
const four = { options: { players: 4 }, seed: "18" };
const hand = (page: Page, light = "legal") => page.locator(`[data-area='hand'] [data-light='${light}']`);
const drawn = (page: Page) => page.locator("[data-area='drawn'] [data-word][data-light='legal']");
const tableau = (page: Page) => page.locator("[data-area='tableau'] [data-word][data-light='legal']");
const point = (page: Page) =>
  hand(page)
    .last()
    .hover({ position: { x: 14, y: 30 } });
const build = { prompt: "race-ask-place-development", round: 7, offers: "^(?!pass)" };
const choose = { prompt: "race-ask-choose-action", round: 9 };
const chosen = (page: Page) => page.locator("[data-word='consume-x2']").click();

const STATES: Readonly<Record<string, State>> = {
  build: { ...four, until: build, act: point },
  "build-paper": { ...four, until: build, act: point, look: "light" },
  "build-large": { ...four, until: build, act: point, size: LARGE },
  "build-phone": { ...four, until: build, act: point, size: PHONE },
  "build-landscape": { ...four, until: build, act: point, size: LANDSCAPE },
  "settle-two": {
    options: { players: 2 },
    seed: "68",
    until: { prompt: "race-ask-place-world", round: 8, offers: "^(?!pass)" },
    act: point,
  },
  "settle-three": {
    options: { players: 3 },
    seed: "12",
    until: { prompt: "race-ask-place-world", round: 8, offers: "^(?!pass)" },
    act: point,
  },
  choose: { ...four, until: choose, act: chosen },
  "choose-uk": { ...four, until: choose, act: chosen, language: "uk", look: "light" },
  "choose-ru": { ...four, until: choose, act: chosen, language: "ru" },
  "choose-lt": { ...four, until: choose, act: chosen, language: "lt" },
  "choose-phone": { ...four, until: choose, act: chosen, size: PHONE },
  "choose-phone-uk": { ...four, until: choose, act: chosen, size: PHONE, language: "uk", look: "light" },
  "choose-landscape": { ...four, until: choose, act: chosen, size: LANDSCAPE },
  "choose-landscape-ru": { ...four, until: choose, act: chosen, size: LANDSCAPE, language: "ru" },
  "choose-zoomed": { ...four, until: choose, act: chosen, size: ZOOMED },
  keep: {
    ...four,
    until: { prompt: "race-ask-keep", round: 6 },
    act: async (page) => {
      await drawn(page).first().click();
      await page.locator("[data-area='drawn'] [data-word]").last().hover(); // dark, when one is all that may be kept
    },
  },
  "keep-phone": { ...four, until: { prompt: "race-ask-keep", round: 6 }, size: PHONE },
  pay: { ...four, bots: "random", until: { prompt: "race-ask-pay", round: 4 } },
  "pay-phone": { ...four, bots: "random", until: { prompt: "race-ask-pay", round: 4 }, size: PHONE },
  consume: {
    ...four,
    until: { prompt: "race-ask-use-power", round: 8 },
    act: (page) => tableau(page).first().hover(),
  },
  sell: {
    ...four,
    until: { prompt: "race-ask-sell", round: 3 },
    act: (page) => tableau(page).first().hover(),
  },
  "sell-phone": { ...four, until: { prompt: "race-ask-sell", round: 3 }, size: PHONE },
  reveal: {
    ...four,
    until: choose,
    act: async (page) => {
      await chosen(page);
      await page.locator("[data-act='confirm']").click();
      await expect(page.locator(".prompt-question")).not.toHaveAttribute("data-prompt", choose.prompt);
    },
  },
  lost: {
    ...four,
    until: choose,
    act: async (page, site) => {
      site.freeze();
      await page.locator(".banner[data-line='lost']").waitFor();
    },
  },
  // Seats, kinds of goods, phases and what glows must still be told apart.
  colourblind: {
    ...four,
    until: build,
    act: async (page) => {
      await point(page);
      await seenWith(page, "deuteranopia");
    },
  },
  "colourblind-protan": {
    ...four,
    until: { prompt: "race-ask-use-power", round: 8 },
    act: (page) => seenWith(page, "protanopia"),
  },
  trade: {
    ...four,
    until: { prompt: "race-ask-choose-action", round: 8 },
    act: (page) => page.locator("[data-word='consume-trade']").click(),
  },
  end: { ...four, until: { over: true } },
  "end-board": {
    ...four,
    until: { over: true },
    act: (page) => page.locator("[data-act='back-to-board']").click(),
  },
};

for (const [name, { act, size, language, look, ...position }] of Object.entries(STATES)) {
  test.describe(name, () => {
    if (size) test.use({ viewport: size });

    test(`the state ${name} has its picture`, async ({ page, site }) => {
      test.skip(process.env.STARBOARD_LONG === undefined, "it takes long");
      await page.addInitScript(
        ([wanted, look]) => {
          if (!location.host) return;
          if (wanted) localStorage.setItem("starboard.language", wanted);
          if (look) localStorage.setItem("starboard.look", look);
        },
        [language, look],
      );
      await openPosition(page, site, { game: "race", ...position });
      if (position.until.over) await over(page).waitFor();
      else {
        await asked(page).waitFor();
        if (position.until.prompt)
          await expect(page.locator(".prompt-question")).toHaveAttribute(
            "data-prompt",
            position.until.prompt,
          );
      }
      await page.waitForTimeout(300);
      try {
        await act?.(page, site);
        await page.waitForTimeout(600); // what would come of it has been told
        await page.screenshot({ path: join(SHOTS, `race-state-${name}.png`) });
      } finally {
        site.thaw();
      }
    });
  });
}
