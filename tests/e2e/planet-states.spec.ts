/** Every state of the board of Planet Unknown as a picture in `build/shots`; only with STARBOARD_LONG. */

import { join } from "node:path";
import type { Page } from "@playwright/test";
import { expect, openPosition, type Position, type Site, test } from "./table";

const SHOTS = process.env.STARBOARD_SHOTS ?? join(__dirname, "..", "..", "build", "shots");

const FOUR = {
  players: 4,
  planets: "given",
  "seat-planets": "persephone,petra,arashi,tartarus",
  corporations: "given",
  "seat-corporations": "cosmos,oasis,wormhole,republic",
  events: true,
  "private-objectives": true,
};
const SIX = { players: 6, planets: "random", corporations: "random", events: true };
const TWO = {
  players: 2,
  planets: "random",
  corporations: "random",
  events: true,
  "private-objectives": true,
};

type Act = (page: Page) => Promise<unknown>;

interface State {
  readonly name: string;
  readonly options: Record<string, unknown>;
  readonly until: Position["until"];
  readonly act?: Act;
  readonly seed?: string;
  readonly look?: "light";
}

const isPhone = (page: Page) => page.evaluate(() => navigator.maxTouchPoints > 0);

const take: Act = async (page) => {
  const phone = await isPhone(page);
  if (phone) await page.locator("[data-fits='true']").first().tap();
  else await page.keyboard.press("1");
  await page.locator(phone ? "[data-area='ghost']" : "[data-area='brings']").waitFor();
};
const drive: Act = async (page) => {
  const movement = page.locator("[data-act='movement']");
  if (await movement.count()) await movement.click();
  const far = page.locator("[data-area='squares'] [data-light='legal']:not([data-drives='true'])").last();
  await ((await isPhone(page)) ? far.tap() : far.hover());
};

const STATES: readonly State[] = [
  { name: "draft", options: FOUR, until: { round: 9, prompt: "planet-ask-draft" } },
  { name: "place", options: FOUR, until: { round: 9, prompt: "planet-ask-draft" }, act: take },
  {
    name: "wrong",
    options: FOUR,
    until: { round: 9, prompt: "planet-ask-draft" },
    act: async (page) => {
      await take(page);
      for (let n = 0; n < 7; n++) await page.keyboard.press("ArrowUp");
      await page.locator("[data-area='brings'][data-bad='true']").waitFor();
    },
  },
  {
    name: "station",
    options: FOUR,
    until: { round: 6, prompt: "planet-ask-station" },
    act: (page) => page.keyboard.press("ArrowRight"),
  },
  { name: "resolve", options: FOUR, until: { round: 8, prompt: "planet-ask-resolve" } },
  { name: "patch", options: FOUR, until: { round: 5, prompt: "planet-ask-patch" } },
  { name: "energy", options: FOUR, until: { round: 5, prompt: "planet-ask-energy" } },
  {
    name: "rover",
    options: TWO,
    until: { round: 5, prompt: "planet-ask-resolve", offers: "^c\\d" },
    act: drive,
  },
  { name: "civ", options: FOUR, until: { round: 4, prompt: "planet-ask-civ-card" } },
  { name: "goals", options: FOUR, until: { prompt: "planet-ask-goals" } },
  {
    name: "peek",
    options: FOUR,
    until: { round: 10, prompt: "planet-ask-draft" },
    act: (page) => page.locator("[data-opponent] button").first().click(),
  },
  {
    name: "log",
    options: FOUR,
    until: { round: 10, prompt: "planet-ask-draft" },
    act: (page) => page.getByRole("tab", { name: "Log" }).click(),
  },
  { name: "six", options: SIX, until: { round: 8, prompt: "planet-ask-draft" } },
  { name: "two", options: TWO, until: { round: 8, prompt: "planet-ask-draft" } },
  {
    name: "sides",
    options: { players: 2, planets: "draft", corporations: "draft" },
    until: { prompt: "planet-ask-planet" },
  },
  {
    name: "cvd",
    options: FOUR,
    until: { round: 12, prompt: "planet-ask-draft" },
    act: async (page) => {
      await take(page);
      const line = await page.context().newCDPSession(page);
      await line.send("Emulation.setEmulatedVisionDeficiency", { type: "deuteranopia" });
    },
  },
  {
    name: "others",
    options: FOUR,
    until: { round: 9, prompt: "planet-ask-draft" },
    act: async (page) => {
      const tab = page.getByRole("tab", { name: "Others" });
      if (!(await tab.isVisible())) await page.locator("[data-act='sheet-up']").click();
      await tab.click();
    },
  },
  {
    name: "corporations",
    options: { players: 2, planets: "draft", corporations: "draft" },
    until: { prompt: "planet-ask-corporation" },
  },
  { name: "end", options: FOUR, until: { over: true } },
  {
    name: "end-board",
    options: FOUR,
    until: { over: true },
    act: (page) => page.locator("[data-act='back-to-board']").click(),
  },
  {
    name: "end-paper",
    options: FOUR,
    until: { over: true },
    look: "light",
    act: (page) => page.locator("[data-act='back-to-board']").click(),
  },
  { name: "alone-end", options: { players: 1 }, until: { over: true } },
];

async function shoot(
  page: Page,
  site: Site,
  { name, options, until, act, look, seed = "9" }: State,
  as: string,
) {
  if (look) await page.addInitScript((to) => localStorage.setItem("starboard.look", to), look);
  await openPosition(page, site, { game: "planet", options, seed, bots: "random", until });
  await expect(page.locator("[data-area='planet'], [data-act='rematch']").first()).toBeVisible();
  await act?.(page);
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(SHOTS, `planet-${as}-${name}.png`) });
}

test.skip(!process.env.STARBOARD_LONG, "pictures to look at");

test.describe("wide", () => {
  for (const state of STATES)
    test(`${state.name}`, async ({ page, site }) => {
      await shoot(page, site, state, "wide");
    });
});

test("parts", async ({ page, site }) => {
  await page.goto(`${site.url}/kit/planet`);
  await page.locator("[data-game='planet'] svg:visible").first().waitFor();
  await page.screenshot({ path: join(SHOTS, "planet-parts.png"), fullPage: true });
});

const chosen = (...names: string[]) => STATES.filter(({ name }) => names.includes(name));

test.describe("large", () => {
  test.use({ viewport: { width: 1920, height: 1080 } });
  for (const state of chosen("place", "station", "resolve", "six", "end"))
    test(`${state.name}`, async ({ page, site }) => {
      await shoot(page, site, state, "large");
    });
});

test.describe("close", () => {
  test.use({ deviceScaleFactor: 2 });
  for (const state of chosen("place", "resolve"))
    test(`${state.name}`, async ({ page, site }) => {
      await shoot(page, site, state, "close");
    });
});

for (const [name, width, height] of [
  ["phone", 390, 844],
  ["landscape", 844, 390],
] as const)
  test.describe(name, () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width, height } });
    for (const state of chosen(
      "draft",
      "place",
      "station",
      "resolve",
      "rover",
      "civ",
      "goals",
      "others",
      "sides",
      "corporations",
      "end",
      "end-board",
    ))
      test(`${state.name}`, async ({ page, site }) => {
        await shoot(page, site, state, name);
      });
  });
