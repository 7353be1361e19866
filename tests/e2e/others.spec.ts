/**
 * Every game can be played to its end on the generic board, from its view alone: from its last rounds on, with
 * STARBOARD_LONG from its beginning.
 */

import { mkdirSync } from "node:fs";
import { join } from "node:path";
import {
  answer,
  asked,
  asList,
  bots,
  dice,
  expect,
  openPosition,
  openTable,
  over,
  playOut,
  test,
} from "./table";

const SHOTS = process.env.STARBOARD_SHOTS ?? join(__dirname, "..", "..", "build", "shots");
const GAMES = [
  { game: "lots", round: 0 },
  { game: "gaia", round: 6 },
  { game: "planet", round: 14 },
  { game: "federation", round: 5 },
];
const LONG = process.env.STARBOARD_LONG !== undefined;

test.beforeAll(() => {
  mkdirSync(SHOTS, { recursive: true });
});

for (const { game, round } of GAMES) {
  test(`${game} is played to its final scores by clicking on the generic board`, async ({ page, site }) => {
    test.setTimeout(600_000);
    const answered = await fetch(`${site.url}/api/games/${game}`);
    test.skip(!answered.ok, `${game} is not installed`);
    await page.addInitScript(() => location.host && localStorage.setItem("starboard.list", "yes"));
    if (LONG || round === 0) await openTable(page, site, { game, seats: [{ kind: "me" }, ...bots(1)] });
    else await openPosition(page, site, { game, options: { players: 2 }, seed: "2", until: { round } });
    await asked(page).waitFor();
    await expect(page.locator(".generic")).toBeVisible();
    const roll = dice(3);
    for (let turn = 0; turn < 12; turn++) {
      await asked(page).or(over(page)).first().waitFor();
      if (await over(page).isVisible()) break;
      await answer(page, roll);
    }
    await page.screenshot({ path: join(SHOTS, `wide-${game}.png`) });
    await playOut(page, 5);
    await expect(page.locator(".k-score-total")).toHaveCount(2);
    await expect(page.locator(".k-score-total >> nth=0")).toBeInViewport();
    await page.screenshot({ path: join(SHOTS, `wide-${game}-end.png`) });
  });
}

interface Told {
  readonly table: Readonly<Record<string, unknown>>;
  readonly seats: readonly Readonly<Record<string, unknown>>[];
  readonly areas: readonly { readonly items: readonly { readonly word: string | null }[] }[];
}

/** Whether there is something to tell. */
function isSomething(value: unknown): boolean {
  if (value === null || value === undefined || value === "") return false;
  return typeof value !== "object" || Object.keys(value).length > 0;
}

for (const game of ["race", "gaia", "planet", "federation"]) {
  test(`the list view of ${game} holds all that its view tells`, async ({ page, site }) => {
    let view: Told | null = null;
    page.on("websocket", (line) =>
      line.on("framereceived", ({ payload }) => {
        const message = JSON.parse(payload.toString()) as { type: string; view?: Told };
        if (message.type === "table") view = message.view ?? view;
      }),
    );
    await asList(page);
    await openPosition(page, site, { game, options: { players: 3 }, seed: "2", until: { round: 3 } });
    await asked(page).waitFor();
    await expect(page.locator(".generic .area").first()).toBeVisible();
    const { table, seats, areas } = (view ?? { table: {}, seats: [], areas: [] }) as Told;
    expect(seats).toHaveLength(3);
    const drawn = await page
      .locator(".area [data-word]")
      .evaluateAll((all) => all.map((each) => each.getAttribute("data-word")));
    const words = areas.flatMap(({ items }) => items.map(({ word }) => word)).filter((word) => word !== null);
    expect(words.filter((word) => !drawn.includes(word))).toEqual([]);
    const counters = seats.flatMap((seat) => Object.keys(seat.counters ?? {}));
    const facts = [table, ...seats].flatMap((each) =>
      Object.entries(each).filter(([id, value]) => id !== "counters" && isSomething(value)),
    );
    const told = await page.locator(".generic :is(dt, details.long-fact)").count();
    expect(told).toBeGreaterThanOrEqual(counters.length + facts.length);
    await page.screenshot({ path: join(SHOTS, `list-${game}.png`), fullPage: true });
  });
}
