/** Planet Unknown on a phone, with real fingers: drag out of the tray, drag from afar, twist, tap with two. */

import type { CDPSession, Locator, Page } from "@playwright/test";
import { expect, openPosition, test } from "./table";

const DRAFT = {
  game: "planet",
  options: { players: 2, planets: "random", corporations: "random" },
  seed: "5",
  bots: "random",
  until: { round: 4, prompt: "planet-ask-draft" },
};

interface Point {
  readonly x: number;
  readonly y: number;
}

const ghost = (page: Page): Locator => page.locator("[data-area='ghost']");
const tile = (page: Page): Locator => page.locator("[data-held='true'] svg");

/** Fingers have a clock of their own, so that a tap is short on a busy machine too. */
let clock = Date.now() / 1000;

async function fingers(line: CDPSession, type: string, points: readonly Point[]): Promise<void> {
  clock += 0.016;
  await line.send("Input.dispatchTouchEvent", {
    type: type as "touchStart",
    timestamp: clock,
    touchPoints: points.map(({ x, y }, id) => ({ x, y, id })),
  });
}

async function middle(of: Locator): Promise<Point> {
  const box = await of.first().boundingBox();
  if (!box) throw new Error("it is not there");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** How the ghost lies: the squares of its outline. */
const lies = (page: Page): Promise<string> => ghost(page).innerHTML();

for (const size of [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
]) {
  test.describe(`${size.width} x ${size.height}`, () => {
    test.use({ hasTouch: true, isMobile: true, viewport: size });

    test("a tile is dragged, moved, turned, flipped and laid by touch", async ({ page, site }) => {
      await openPosition(page, site, { ...DRAFT, seed: size.width > size.height ? "6" : "5" });
      const line = await page.context().newCDPSession(page);
      const fits = page.locator("[data-fits='true']");
      await expect(fits.first()).toBeVisible();
      const large = page.locator("[data-fits='true']:not([aria-label*='bar of'])").first(); // a flipped bar looks the same
      const before = await page.locator("[data-area='planet'] [data-tile]").count();
      const from = await middle(large);
      const planet = await page.locator("[data-area='planet'] > svg").boundingBox();
      if (!planet) throw new Error("there is no planet");
      const over = { x: planet.x + planet.width * 0.5, y: planet.y + planet.height * 0.75 };

      // Out of the tray: the tile floats above the finger, with a thread to it.
      await fingers(line, "touchStart", [from]);
      for (let step = 1; step <= 6; step++)
        await fingers(line, "touchMove", [
          { x: from.x + ((over.x - from.x) * step) / 6, y: from.y + ((over.y - from.y) * step) / 6 },
        ]);
      await expect(ghost(page)).toHaveCount(1);
      const floating = await middle(ghost(page));
      expect(floating.y).toBeLessThan(over.y - 20);
      await fingers(line, "touchEnd", []);
      await expect(page.locator("[data-held='true']").first()).toBeVisible();

      // From anywhere on the planet it is moved by as much as the finger moves.
      const hold = page.locator("[data-area='hold']");
      const first = await middle(ghost(page));
      const corner = { x: planet.x + planet.width * 0.5, y: planet.y + planet.height * 0.85 };
      await fingers(line, "touchStart", [corner]);
      for (let step = 1; step <= 5; step++)
        await fingers(line, "touchMove", [{ x: corner.x, y: corner.y - step * 12 }]);
      await fingers(line, "touchEnd", []);
      await expect(async () => {
        expect((await middle(ghost(page))).y).toBeLessThan(first.y - 20);
      }).toPass();
      await expect(hold).toHaveCount(1);

      // A tap turns it, two fingers flip it, a twist turns it.
      let look = await lies(page);
      const changed = async () => {
        await expect.poll(() => lies(page)).not.toBe(look);
        look = await lies(page);
      };
      await fingers(line, "touchStart", [corner]);
      await fingers(line, "touchEnd", []);
      await changed();
      const second = { x: corner.x + 60, y: corner.y };
      await fingers(line, "touchStart", [corner, second]);
      await fingers(line, "touchEnd", []);
      await changed();
      await fingers(line, "touchStart", [corner, second]);
      for (const [x, y] of [
        [56, 20],
        [45, 38],
        [32, 50],
        [10, 58],
      ] as const)
        await fingers(line, "touchMove", [corner, { x: corner.x + x, y: corner.y + y }]);
      await fingers(line, "touchEnd", []);
      await changed();
      await expect(tile(page).first()).toBeVisible();

      // Taken anew it lies where it fits; Place is a large button.
      if ((await ghost(page).getAttribute("data-legal")) !== "true") {
        await page.locator("[data-fits='true'][data-held='false']").first().tap();
        await expect(ghost(page)).toHaveAttribute("data-legal", "true");
      }
      const place = page.locator("[data-act='place']");
      const button = await place.boundingBox();
      expect(button?.height ?? 0).toBeGreaterThanOrEqual(44);
      await place.tap();
      await expect(page.locator("[data-area='planet'] [data-tile]")).toHaveCount(before + 1);
      const scrolled = await page.evaluate(() => document.documentElement.scrollHeight > innerHeight + 1);
      expect(scrolled).toBe(false);
    });
  });
}

test.describe("techs on a phone", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  const COSMOS = {
    game: "planet",
    options: {
      players: 2,
      planets: "random",
      corporations: "given",
      "seat-corporations": "cosmos,republic",
    },
    seed: "1",
    bots: "random",
    tries: 300,
  };

  test("what can be used stands with what is to be resolved", async ({ page, site }) => {
    const until = { prompt: "planet-ask-resolve", offers: "^tech-2" };
    await openPosition(page, site, { ...COSMOS, until });
    const tech = page.locator("[data-area='queue'] [data-tech='tech-2']");
    await expect(tech).toContainText("reposition up to three");
    await tech.tap();
    await expect(page.locator("[data-area='queue']")).toContainText("3× move a life pod");
  });

  test("a life pod that needs a place shows the spaces of all tracks", async ({ page, site }) => {
    await openPosition(page, site, { ...COSMOS, until: { prompt: "planet-ask-pod" } });
    const cell = page.locator("[data-area='tracks'] [data-word='tech.15'][data-light='legal']").first();
    await expect(cell).toBeInViewport();
  });
});

test.describe("looking around on a phone", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test("the event, an objective and a planet tell by one touch; the tile stays in the hand", async ({
    page,
    site,
  }) => {
    await openPosition(page, site, {
      game: "planet",
      options: { players: 3, events: true },
      seed: "2",
      bots: "random",
      until: { round: 5, prompt: "planet-ask-draft" },
    });
    const touch = async (place: Locator) => {
      const { x, y } = await middle(place);
      await page.touchscreen.tap(x, y);
    };
    const event = page.locator("header [data-area='event']");
    await expect(event.locator("span").first()).toBeHidden();
    await touch(event);
    await expect(event.locator("span").first()).toBeVisible();
    await touch(page.locator("[data-goal]:visible"));
    await expect(page.locator(".prompt-hint")).toContainText("than the neighbour: 5 points, tied 2.");
    await touch(page.locator("[data-fits='true']"));
    await expect(page.locator("[data-act='place']")).toBeVisible();
    await page.getByRole("button", { name: "Cadet 2" }).first().tap();
    const peek = await page.locator("[data-area='peek'] > svg").boundingBox();
    expect(peek?.height ?? 0).toBeGreaterThan(300);
    await expect(page.locator("[data-act='place']")).toBeVisible();
  });
});
