/** In no game does an act end a round that was not asked for, whatever the wish; and what the messages of a table weigh. */

import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { answer, asked, asList, dice, expect, handOver, openPosition, over, test } from "./table";

const GAMES = [
  { game: "race", round: 3 },
  { game: "gaia", round: 2 },
  { game: "planet", round: 3 },
  { game: "federation", round: 2 },
];

interface Told {
  /** Sizes of what it has sent: the first view, then each further message of the table, and previews. */
  readonly tables: string[];
  readonly previews: string[];
}

/** Listens to what the server tells the page. */
function listen(page: Page): Told {
  const told: Told = { tables: [], previews: [] };
  page.on("websocket", (line) =>
    line.on("framereceived", ({ payload }) => {
      const text = payload.toString();
      const message = JSON.parse(text) as { type: string };
      if (message.type === "preview") told.previews.push(text);
      if (message.type === "table") told.tables.push(text);
    }),
  );
  return told;
}

/** The page notes the round of each view as it comes: what is heard from outside may come later than what is drawn. */
function noteRounds(): void {
  const Line = window.WebSocket;
  window.WebSocket = class extends Line {
    constructor(url: string | URL, protocols?: string | string[]) {
      super(url, protocols);
      this.addEventListener("message", ({ data }) => {
        const { view } = JSON.parse(String(data)) as { view?: { table?: { round?: number } } | null };
        const round = view?.table?.round;
        if (round !== undefined) document.documentElement.dataset.round = String(round);
      });
    }
  };
}

for (const { game, round } of GAMES) {
  test(`${game}: no round ends by an act that was not asked for`, async ({ page, site }) => {
    test.setTimeout(600_000);
    await page.addInitScript(() => location.host && localStorage.setItem("starboard.asking", "never"));
    await page.addInitScript(noteRounds);
    await asList(page);
    const told = listen(page);
    const now = () => page.locator("html").getAttribute("data-round");
    // All seats are on this device: what follows a click follows from it alone.
    await openPosition(page, site, {
      game,
      options: { players: 2 },
      seed: "3",
      until: { round },
      persons: true,
    });
    const roll = dice(4);
    let ends = 0;
    for (let turn = 0; turn < 160 && ends < 2; turn++) {
      const next = page.locator("[data-act='hand-over']");
      await asked(page).or(next).or(over(page)).first().waitFor({ timeout: 60_000 });
      if (await over(page).isVisible()) break;
      if (await next.isVisible()) {
        await handOver(page);
        continue;
      }
      const before = await now();
      const plan = await page.locator(".prompt").getAttribute("data-plan");
      const confirm = await page.locator("[data-act='confirm']:not(:disabled)").count();
      await answer(page, roll);
      if ((await now()) === before) continue;
      expect(confirm).toBe(1); // what was clicked was the confirmation
      expect(plan).toBe("danger"); // of a question in red
      ends += 1;
    }
    expect(ends).toBeGreaterThan(0);
    const sizes = (texts: readonly string[]) =>
      texts.map((text) => text.length).sort((one, other) => one - other);
    const [first = ""] = told.tables;
    const middle = (all: readonly number[]) => all[Math.floor(all.length / 2)] ?? 0;
    const kilo = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
    const description =
      `${game}: the first message ${kilo(first.length)} (packed ${kilo(gzipSync(first).length)}), ` +
      `then ${kilo(middle(sizes(told.tables.slice(1))))}, a preview ${kilo(middle(sizes(told.previews)))} (medians)`;
    test.info().annotations.push({ type: "sizes of messages", description });
    console.log(description);
    expect(first.length).toBeLessThan(400_000);
  });
}
