/** Planet Unknown with keys only; and dragging that stays smooth on a slow machine. */

import { expect, openPosition, test } from "./table";

const COMPANY = { players: 3, planets: "random", corporations: "random" };

test("the station is turned and a tile is laid with keys only", async ({ page, site }) => {
  await openPosition(page, site, {
    game: "planet",
    options: COMPANY,
    seed: "3",
    bots: "random",
    until: { round: 4, prompt: "planet-ask-station" },
  });
  const turn = page.locator("[data-act='turn-station']");
  await expect(turn).toBeVisible();
  const own = page.locator("[data-area='gets'] [data-own='true']");
  const before = await turn.textContent();
  const tiles = await own.innerHTML();
  await page.keyboard.press("ArrowRight");
  await expect(turn).not.toHaveText(before ?? "");
  await expect.poll(() => own.innerHTML()).not.toBe(tiles); // what everybody would get follows the wheel
  await expect(own).toContainText(/\d+ place|no place/);
  // Where the pointer or the focus of keys lies does not hide the tiles.
  await page.locator("[data-area='station'] [data-word='depot-1'] path").first().hover();
  await page.locator("[data-area='station'] [data-word='depot-1']").focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("[data-fits='true']").first()).toBeVisible();
  await page.waitForTimeout(400); // longer than a depot is pointed at before it is looked into
  await expect(page.locator("[data-fits='true']").first()).toBeVisible();
  const laid = await page.locator("[data-area='planet'] [data-tile]").count();
  await page.keyboard.press("2");
  const ghost = page.locator("[data-area='ghost']");
  await expect(ghost).toHaveAttribute("data-legal", "true");
  const at = await ghost.getAttribute("data-at");
  await page.keyboard.press("r");
  await page.keyboard.press("f");
  await page.keyboard.press("Escape");
  await expect(ghost).toHaveCount(0);
  await page.keyboard.press("2");
  await expect(ghost).toHaveAttribute("data-at", at ?? "");
  await page.keyboard.press("Enter");
  await expect(page.locator("[data-area='planet'] [data-tile]")).toHaveCount(laid + 1);
  // Taken back with Escape, in one step.
  await page.keyboard.press("Escape");
  await expect(page.locator("[data-area='planet'] [data-tile]")).toHaveCount(laid);
});

test("a move of the tile costs less than 8 ms of script on a machine four times slower", async ({
  page,
  site,
}) => {
  await openPosition(page, site, {
    game: "planet",
    options: { players: 4, planets: "random", corporations: "random" },
    seed: "5",
    bots: "random",
    until: { round: 8, prompt: "planet-ask-draft" },
  });
  await page
    .locator("[data-word='large'][data-fits='true'], [data-word='small'][data-fits='true']")
    .first()
    .click();
  const box = await page.locator("[data-area='hold']").boundingBox();
  if (!box) throw new Error("no tile is held");
  const line = await page.context().newCDPSession(page);
  await line.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await line.send("Performance.enable", { timeDomain: "threadTicks" }); // what others do on this machine does not count
  const script = async () => {
    const { metrics } = await line.send("Performance.getMetrics");
    return metrics.find(({ name }) => name === "ScriptDuration")?.value ?? 0;
  };
  const moves = 40;
  const turns: number[] = [];
  for (let turn = 0; turn < 3; turn++) {
    const before = await script();
    await page.evaluate(
      async ({ x, y, radius, n }) => {
        for (let step = 0; step < n; step++) {
          const angle = (step / n) * 2 * Math.PI;
          const at = { clientX: x + radius * Math.cos(angle), clientY: y + radius * Math.sin(angle) };
          dispatchEvent(new PointerEvent("pointermove", { ...at, pointerType: "mouse", bubbles: true }));
          await Promise.resolve(); // the page is drawn anew before the next move
          await Promise.resolve();
        }
      },
      { x: box.x + box.width / 2, y: box.y + box.height / 2, radius: box.height * 0.3, n: moves },
    );
    turns.push(((await script()) - before) / moves);
  }
  await line.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  await expect(page.locator("[data-area='ghost']")).toHaveCount(1);
  expect(Math.min(...turns) * 1000).toBeLessThan(8);
});
