/**
 * Every question of Planet Unknown and every event card, asked on the board: what answers it is in sight, at a table and
 * on a phone, in English and in another language. Only with STARBOARD_LONG; pictures in `build/shots`.
 */

import { join } from "node:path";
import type { Page } from "@playwright/test";
import { open } from "./planet";
import { expect, openPosition, type Position, type Site, speak, test } from "./table";

const SHOTS = process.env.STARBOARD_SHOTS ?? join(__dirname, "..", "..", "build", "shots");

/** What an event asks for; the others close or change something while tiles are placed. */
const ASKS: Readonly<Record<string, string>> = {
  g01: "deploy",
  g03: "draft",
  ...Object.fromEntries(range(4, 14).map((n) => [`g${n}`, "event-advance"])),
  g15: "station",
  g16: "patch",
  g17: "boost",
  g18: "collect-pod",
  g19: "collect-meteorite",
  g20: "boost",
  ...Object.fromEntries([...range(1, 10), "12"].map((n) => [`o${n}`, "event-regress"])),
  o11: "add-meteorite",
  o20: "ignore",
  r01: "event-regress",
  r02: "event-regress",
  r03: "add-meteorite",
  r04: "ignore",
  r06: "lose-objective",
  r07: "destroy-rover",
  r09: "destroy-planet-pod",
  r10: "destroy-collected-pod",
  r12: "purge",
  r13: "boost-or-peek",
  r14: "boost-or-peek",
};

/** These events are only in the deck of a game alone. */
const ALONE: ReadonlySet<string> = new Set(["g01", "g02", "g03", "g15", "r06", "r12"]);

/** The other questions, each with the corporation that is asked it. */
const QUESTIONS: readonly (readonly [string, string?])[] = [
  ["goals"],
  ["station"],
  ["extra-tile"],
  ["resolve"],
  ["energy"],
  ["boost"],
  ["patch"],
  ["deploy"],
  ["civ-card"],
  ["advance-different"],
  ["advance-one"],
  ["collect-pods"],
  ["destroy-meteorites"],
  ["clear-line"],
  ["relocate"],
  ["relocate-to"],
  ["raise"],
  ["drive"],
  ["regress", "republic"],
  ["take-two", "republic"],
  ["benefit", "wormhole"],
  ["return-first", "wormhole"],
  ["pod", "cosmos"],
  ["lift-pod", "cosmos"],
  ["which-rover", "horizon"],
  ["drown", "horizon"],
  ["boost", "oasis"],
  ["pod", "jump-drive"],
  ["row", "jump-drive"],
  ["open-goal", "jump-drive"],
];

function range(from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, n) => String(from + n).padStart(2, "0"));
}

function seated(corporation: string): Record<string, unknown> {
  const other = corporation === "republic" ? "oasis" : "republic";
  return {
    players: 3,
    events: true,
    "private-objectives": true,
    planets: "given",
    "seat-planets": "ksb-4156,gaia,arashi",
    corporations: "given",
    "seat-corporations": `${corporation},${other},universal-coalition`,
  };
}

async function look(
  page: Page,
  site: Site,
  name: string,
  options: Record<string, unknown>,
  until: Position["until"],
) {
  await open(page);
  await openPosition(page, site, {
    game: "planet",
    options,
    seed: "1",
    bots: "random",
    until,
    tries: 1500,
  });
  for (const [size, width, height, language] of [
    ["table", 1366, 768, "en"],
    ["phone", 390, 844, "lt"],
  ] as const) {
    await page.setViewportSize({ width, height });
    await speak(page, language);
    await expect(page.locator(".prompt[data-asked='true']")).toBeVisible();
    await expect
      .poll(() =>
        page.evaluate(() => {
          const { fits, turning, lit, movement, confirm } = window.planetSight();
          return fits.length > 0 || turning || lit.length > 0 || movement !== null || confirm !== null;
        }),
      )
      .toBe(true);
    if (until.prompt !== "planet-ask-resolve")
      await expect(page.locator("[data-area='queue'] [data-word][data-light='legal']")).toHaveCount(0); // not yet
    expect(await page.locator(".k-frame").textContent()).not.toMatch(/\bplanet-[a-z]+-|\{ ?\$|\bev-[gor]\d/);
    await page.screenshot({ path: join(SHOTS, `planet-${size}-${name}.png`) });
  }
}

test.skip(!process.env.STARBOARD_LONG, "takes minutes");

for (const card of ["g", "o", "r"].flatMap((colour) => range(1, 20).map((n) => colour + n)))
  test(`event ${card}`, async ({ page, site }) => {
    // A collected pod is chosen where some are housed apart.
    const options = ALONE.has(card)
      ? { players: 1 }
      : seated(card === "r10" ? "cosmos" : "universal-coalition");
    const prompt = `planet-ask-${ASKS[card] ?? "draft"}`;
    await look(page, site, `event-${card}`, options, { prompt, shows: `"event":"ev-${card}"` });
  });

for (const [question, corporation = "universal-coalition"] of QUESTIONS)
  test(`question ${question}, ${corporation}`, async ({ page, site }) => {
    const until = { prompt: `planet-ask-${question}` };
    await look(page, site, `ask-${question}-${corporation}`, seated(corporation), until);
  });
