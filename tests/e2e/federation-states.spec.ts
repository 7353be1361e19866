/**
 * Pictures of every state of Federation's table, to be looked at: `build/shots/federation`. Takes minutes: STARBOARD_LONG=1.
 * A state is a position that bots have played up to, and a sentence begun there by clicking.
 */

import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { hearing } from "./federation";
import { asked, expect, openPosition, over, type Position, seenWith, test } from "./table";

const SHOTS = join(
  process.env.STARBOARD_SHOTS ?? join(__dirname, "..", "..", "build", "shots"),
  "federation",
);
const TURN = "federation-ask-ambassador";

interface State {
  readonly name: string;
  readonly players?: number;
  readonly seed?: string;
  readonly bots?: string;
  readonly until?: Position["until"];
  /** The beginning of a sentence on offer; what its first group holds is clicked. */
  readonly say?: RegExp;
  readonly after?: (page: Page) => Promise<unknown>;
  /** Only this part of the page. */
  readonly part?: string;
}

const pointAt = (selector: string) => (page: Page) => page.locator(selector).first().hover();
const tab = (name: string) => (page: Page) => page.getByRole("tab", { name }).click();
const FREE = "[data-space][data-light='legal']";

const SIXMOON = /^(amb-\d (?:vote|fund) f\w+) (moon|alt)-/;
const BUILD =
  /^(amb-\d (?:vote|fund) f\w+) (mega-|(spaceport|transmutation|replicator|academy|incubator|university)\b)/;

const STATES: readonly State[] = [
  { name: "turn" },
  { name: "space", say: /^(amb-\d fund) f/, after: pointAt(`${FREE}[data-planet='atal']`) },
  { name: "vote", say: /^(amb-4 vote) f/, after: pointAt(`${FREE}[data-planet]`) },
  { name: "neo", say: /^(amb-\d \w+ \w+) neo-/ },
  // Bots that think hardly ever go that far.
  { name: "dead", players: 3, seed: "38", bots: "random", until: { prompt: "federation-ask-dead-asteroid" } },
  { name: "sixmoon", say: SIXMOON },
  { name: "atal", say: /^(amb-\d \w+ f\w+) [123][abc]\d/ },
  { name: "arratuin", say: /^(amb-\d \w+ f\w+) shop-/ },
  { name: "mix", bots: "random", until: { prompt: "federation-ask-mix" } },
  { name: "build", until: { round: 4 }, say: BUILD },
  { name: "spy", say: /^(amb-\d \w+ f\w+) (neo|atal|officers)( |$)/, after: pointAt("[data-world='atal']") },
  { name: "marker", until: { prompt: "federation-ask-marker" } },
  { name: "medal", say: /^(amb-\d \w+ f\w+) medal-/ },
  { name: "advance", say: /^(amb-\d \w+ f\w+) project-/ },
  { name: "die", seed: "13", say: /^(amb-\d vote f\w+) die/ },
  { name: "mission", until: { round: 3, prompt: "federation-ask-mission" } },
  { name: "deep", until: { prompt: "federation-ask-deep-space" } },
  { name: "start", until: { prompt: "federation-ask-start" } },
  { name: "round-end", until: { round: 3, prompt: "federation-ask-upkeep" } },
  { name: "late", seed: "12", until: { round: 5, prompt: TURN } },
  { name: "opponent", after: (page) => page.locator("[data-opponent='2'] button").first().click() },
  { name: "figures", after: (page) => page.locator("[data-act='figures']").click() },
  { name: "three", players: 3, seed: "3" },
  { name: "two", players: 2, seed: "21" },
  { name: "end", until: { over: true } },
  {
    name: "score",
    until: { over: true },
    after: async (page) => {
      await page.locator("[data-act='back-to-board']").click();
      await page.locator("[data-source='projects']").hover();
    },
  },
  { name: "colourblind", after: (page) => seenWith(page, "deuteranopia") },
  { name: "colourblind-protan", after: (page) => seenWith(page, "protanopia") },
];

const CLOSE: readonly State[] = [
  { name: "close-arc", part: "[data-area='worlds']" },
  { name: "close-senate", part: "[data-area='senate']" },
  { name: "close-tray", part: "[data-area='own']" },
  { name: "close-neo", part: "[data-stage='neo']", say: /^(amb-\d \w+ \w+) neo-/ },
  { name: "close-sixmoon", part: "[data-stage='sixmoon']", say: SIXMOON },
];

const PHONE: readonly State[] = [
  { name: "turn" },
  {
    name: "space",
    say: /^(amb-\d fund) f/,
    after: (page) => page.locator(`${FREE}[data-planet='atal'] [data-word]`).first().tap(),
  },
  { name: "neo", say: /^(amb-\d \w+ \w+) neo-/ },
  { name: "sixmoon", say: SIXMOON },
  { name: "atal", say: /^(amb-\d \w+ f\w+) [123][abc]\d/ },
  { name: "arratuin", say: /^(amb-\d \w+ f\w+) shop-/ },
  { name: "build", until: { round: 4 }, say: BUILD },
  { name: "own", after: tab("Mine") },
  { name: "others", after: tab("Others") },
];

const LARGE: readonly State[] = [{ name: "turn" }, { name: "atal", say: /^(amb-\d \w+ f\w+) [123][abc]\d/ }];

const SETS = [
  { size: "wide", states: STATES, use: {} },
  { size: "wide", states: CLOSE, use: { deviceScaleFactor: 2 } },
  { size: "large", states: LARGE, use: { viewport: { width: 1920, height: 1080 } } },
  { size: "phone", states: PHONE, use: { viewport: { width: 390, height: 844 }, hasTouch: true } },
  {
    size: "landscape",
    states: PHONE.slice(0, 3),
    use: { viewport: { width: 844, height: 390 }, hasTouch: true },
  },
  { size: "paper", states: STATES, use: { colorScheme: "light" } },
] as const;

/** Clicks a sentence word by word; a token and its side are one click. */
async function click(page: Page, words: readonly string[]): Promise<void> {
  const [token = "", side = "", ...rest] = words;
  await page.locator(`[data-said='${token}'] [data-half='${side}'] [data-word]`).first().click();
  for (const word of rest) {
    const thing = page.locator(`[data-word='${word}'][data-light='legal']:visible`);
    await thing.first().click();
  }
}

test.beforeAll(() => {
  mkdirSync(SHOTS, { recursive: true });
});

for (const { size, states, use } of SETS) {
  test.describe(size, () => {
    test.skip(!process.env.STARBOARD_LONG, "takes minutes: STARBOARD_LONG=1");
    test.use(use);
    for (const {
      name,
      players = 4,
      seed = "11",
      bots = "greedy:guesses=1",
      until = { round: 3 },
      say,
      after,
      part,
    } of states) {
      test(`${size} ${name}`, async ({ page, site }) => {
        const heard = hearing(page);
        const usual = until.prompt === undefined && !until.over ? { prompt: TURN } : {};
        const offers = say ? { offers: say.source } : {};
        const position = { ...usual, ...offers, ...until };
        await openPosition(page, site, {
          game: "federation",
          options: { players },
          seed,
          bots,
          until: position,
          tries: 6,
        });
        await asked(page).or(over(page)).first().waitFor();
        if (say) {
          const found = (heard()?.sentences.list ?? []).map((words) => say.exec(words.join(" "))?.[1]);
          const words = found.find((each) => each !== undefined);
          expect(words, "no such sentence").toBeDefined();
          await click(page, (words ?? "").split(" "));
        }
        await after?.(page);
        await page.waitForTimeout(300); // what is foreseen has come, and the stage has followed
        const place = part === undefined ? page : page.locator(`${part}:visible`);
        await place.screenshot({ path: join(SHOTS, `${size}-${name}.png`) });
      });
    }
  });
}
