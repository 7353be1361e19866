/**
 * Pictures of every state of Gaia Project's table, to be looked at: `build/shots/gaia-state-*.png`. Each also proves that
 * the state can be reached and asks what it should. Only with STARBOARD_LONG.
 */

import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { asked, expect, openPosition, over, type Position, test } from "./table";

const SHOTS = process.env.STARBOARD_SHOTS ?? join(__dirname, "..", "..", "build", "shots");
const shot = (page: Page, name: string) => page.screenshot({ path: join(SHOTS, `gaia-state-${name}.png`) });
const hex = (page: Page, light: string) =>
  page.locator(`[data-area='map'] [data-word][data-light='${light}']`);

test.beforeAll(() => {
  mkdirSync(SHOTS, { recursive: true });
});

interface State extends Omit<Position, "game"> {
  /** What is done before the picture is taken. */
  readonly act?: (page: Page) => Promise<unknown>;
}

const four = { players: 4, "seat-factions": "taklons,xenos,terrans,bal-taks" };
const turn = { prompt: "gaia-ask-turn" };

const STATES: Readonly<Record<string, State>> = {
  turn: { options: four, seed: "3", until: { ...turn, round: 5 } },
  build: {
    options: four,
    seed: "3",
    tries: 9,
    until: { ...turn, round: 2, offers: "^build" },
    act: async (page) => {
      await page.keyboard.press("b");
      await hex(page, "legal").or(hex(page, "picked")).first().hover(); // a single way is laid out at once
    },
  },
  ways: {
    options: four,
    seed: "3",
    tries: 9,
    until: { ...turn, offers: "^upgrade \\S+ lab" },
    act: async (page) => {
      await page.keyboard.press("u");
      await page
        .locator("[data-area='map'] [data-light='legal'][aria-label*='trading station']")
        .first()
        .click();
    },
  },
  federation: {
    options: { players: 4, factions: "random" },
    seed: "2",
    tries: 9,
    until: { ...turn, offers: "^federation" },
    act: (page) => page.keyboard.press("f"),
  },
  charge: {
    options: four,
    seed: "3",
    tries: 9,
    preferences: { charge: "ask" },
    until: { prompt: "gaia-ask-charge", round: 2 },
  },
  pass: {
    options: four,
    seed: "3",
    until: { ...turn, round: 4 },
    act: (page) => page.locator("[data-area='boosters'] [data-word^='booster-']").first().click(),
  },
  "first-round": { options: four, seed: "3", until: { ...turn, round: 1 } },
  late: {
    options: { players: 4, "seat-factions": "hadsch-hallas,bal-taks,terrans,gleens" },
    seed: "7",
    until: { ...turn, round: 6 },
  },
  "two-players": {
    options: { players: 2, "seat-factions": "terrans,xenos" },
    seed: "4",
    until: { ...turn, round: 3 },
  },
  tile: {
    options: four,
    seed: "3",
    tries: 9,
    until: { prompt: "gaia-ask-take-tile", round: 2 },
    act: (page) =>
      page.locator("[data-area='research'] [data-word^='std-'][data-light='legal']").first().hover(),
  },
  "cover-tile": {
    options: { players: 3, "seat-factions": "gleens,terrans,firaks" },
    seed: "14",
    tries: 20,
    until: { prompt: "gaia-ask-take-tile", offers: "^adv-\\S+ std-" },
    act: async (page) => {
      await page.locator("[data-word^='adv-'][data-light='legal']").first().click();
      await page.locator("[data-area='own'] [data-word^='std-'][data-light='legal']").first().hover();
      await expect(page.locator("[data-covers]")).toHaveCount(1); // its ghost lies over that tile
      await expect(page.locator("[data-ghosted='true']")).toHaveCount(0); // the area is another question
    },
  },
  "lost-planet": {
    options: { players: 2, "seat-factions": "xenos,terrans" },
    prefer: ["federation", "navigation"],
    seed: "49",
    tries: 60,
    until: { prompt: "gaia-ask-lost-planet" },
    act: (page) => hex(page, "legal").nth(9).hover(),
  },
  "gaia-phase-terrans": {
    options: { players: 2, "seat-factions": "terrans,itars" },
    prefer: ["project"],
    bots: "random",
    seed: "17",
    tries: 60,
    until: { prompt: "gaia-ask-convert-returning" },
  },
  "gaia-phase-itars": {
    options: { players: 2, "seat-factions": "itars,lantids" },
    prefer: ["institute", "burn"],
    seed: "2",
    tries: 60,
    until: { prompt: "gaia-ask-gaia-tech" },
  },
  income: { options: four, seed: "3", tries: 9, until: { prompt: "gaia-ask-income" } },
  brainstone: {
    options: four,
    seed: "3",
    tries: 9,
    until: { prompt: "gaia-ask-brainstone-charge" },
    act: (page) => page.locator("[data-area='own'] [data-word^='bowl-'][data-light='legal']").first().hover(),
  },
  automa: { options: { players: 1 }, seed: "5", until: { ...turn, round: 3 } },
  factions: {
    options: { players: 4, factions: "choose" },
    seed: "2",
    tries: 5,
    until: { prompt: "gaia-ask-choose-faction" },
    act: (page) => page.locator("[data-area='factions'] [data-word='taklons']").hover(),
  },
  end: { options: four, seed: "3", until: { over: true } },
};

for (const [name, { act, ...position }] of Object.entries(STATES)) {
  test(`picture of the state ${name}`, async ({ page, site }) => {
    test.skip(process.env.STARBOARD_LONG === undefined, "it takes long");
    await openPosition(page, site, { game: "gaia", ...position });
    await (position.until.over ? over(page) : asked(page)).waitFor();
    await act?.(page);
    await expect(page.locator(".prompt:is([data-plan='sent'], [data-plan='wait'])")).toHaveCount(0);
    await page.waitForTimeout(500); // what is pointed at has been told by then
    await shot(page, name);
    if (name === "turn") {
      const look = (name: string) =>
        page.evaluate((wanted) => document.documentElement.setAttribute("data-look", wanted), name);
      await look("light");
      await shot(page, "turn-paper");
      await look("dark");
      await page.setViewportSize({ width: 1920, height: 1080 });
      await page.waitForTimeout(200);
      await shot(page, "turn-large");
      await page.setViewportSize({ width: 1366, height: 768 });
      const eyes = await page.context().newCDPSession(page);
      for (const type of ["deuteranopia", "protanopia", "tritanopia"] as const) {
        await eyes.send("Emulation.setEmulatedVisionDeficiency", { type });
        await shot(page, type);
      }
    }
  });
}
