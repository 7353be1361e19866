/** The drawing kit: every piece in both appearances, and cards on which nothing is cut off. */

import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "./table";

const SHOTS = process.env.STARBOARD_SHOTS ?? join(__dirname, "..", "..", "build", "shots");

test.beforeAll(() => {
  mkdirSync(SHOTS, { recursive: true });
});

test("every piece of the kit is drawn, in both appearances", async ({ page, site }) => {
  await page.goto(`${site.url}/kit`);
  const looks = page.locator(".kit-look");
  await expect(looks).toHaveCount(2);
  const parts = await looks.first().locator("[data-part]").count();
  expect(parts).toBeGreaterThan(12);
  await expect(looks.last().locator("[data-part]")).toHaveCount(parts);
  // Every icon has a drawing that is not empty.
  const empty = await page
    .locator(".k-icon use")
    .evaluateAll((all) =>
      all
        .map((use) => use.getAttribute("href") ?? "")
        .filter(
          (href) => document.querySelector(href)?.childElementCount === 0 || !document.querySelector(href),
        ),
    );
  expect(empty).toEqual([]);
  await page.screenshot({ path: join(SHOTS, "kit.png"), fullPage: true, timeout: 30_000 });
});

test("things of the kit answer to mouse and keys", async ({ page, site }) => {
  await page.goto(`${site.url}/kit`);
  const look = page.locator(".kit-look").first();
  const tile = look.locator("[data-part='tiles'] [data-word='tile-lit']");
  await tile.click();
  await expect(tile).toHaveAttribute("data-light", "picked");
  await tile.press("Enter");
  await expect(tile).toHaveAttribute("data-light", "legal");
  // Keys lead to the nearest hex in a direction.
  await look.locator("[data-word='hex-1x0']").focus();
  await page.keyboard.press("ArrowLeft");
  await expect(
    look.locator("[data-word='hex-0x1'], [data-word='hex-0x0']").and(page.locator(":focus")),
  ).toHaveCount(1);
  // The wheel enlarges, the button shows all again.
  const chart = look.locator(".k-chart").first();
  const seen = () => chart.locator("svg").first().getAttribute("viewBox");
  const whole = await seen();
  await chart.hover();
  await page.mouse.wheel(0, -300);
  await expect.poll(seen).not.toBe(whole);
  await chart.getByRole("button", { name: "All in sight" }).click();
  await expect.poll(seen).toBe(whole);
  // What floats stands beside, inside the window.
  await look.locator("[data-act='float']").click();
  const pop = await page.locator(".k-pop").boundingBox();
  expect(pop && pop.x >= 0 && pop.x + pop.width <= 1366).toBe(true);
});

for (const language of ["en-GB", "uk-UA", "ru-RU", "lt-LT"]) {
  test.describe(language, () => {
    test.use({ locale: language });

    test("nothing on any of the 95 cards is cut off", async ({ page, site }) => {
      await page.goto(`${site.url}/kit/race`);
      await expect(page.locator("section[data-width]")).toHaveCount(3);
      await expect(page.locator("section[data-width]").first().locator(".k-card")).toHaveCount(95);
      const cut = await page.locator("section[data-width] .k-card").evaluateAll(outside);
      expect(cut).toEqual([]);
      const small = await page
        .locator(".k-card *, [data-form] *")
        .evaluateAll((all) =>
          all.filter(
            (each) =>
              each.childElementCount === 0 &&
              !each.closest("svg") &&
              (each.textContent ?? "").trim() !== "" &&
              Number.parseFloat(getComputedStyle(each).fontSize) < 11.9,
          ),
        );
      expect(small).toEqual([]);
      await page
        .locator("section[data-width]")
        .nth(1)
        .screenshot({ path: join(SHOTS, `race-parts-${language.slice(0, 2)}.png`), timeout: 30_000 });
    });
  });
}

/** Runs in the page: what of the cards' faces lies outside of them, or over its neighbour. */
function outside(cards: Element[]): string[] {
  return cards.flatMap((card) => {
    const face = card.firstElementChild;
    if (!face) return ["no face"];
    const box = face.getBoundingClientRect();
    const faults: string[] = [];
    const word = card.getAttribute("data-id");
    const width = Math.round(card.getBoundingClientRect().width);
    for (const part of face.querySelectorAll("*")) {
      if (part.closest("svg") && part.tagName !== "svg") continue;
      if (part.getAttribute("preserveAspectRatio") === "none") continue; // the picture behind may run over the edge
      const rect = part.getBoundingClientRect();
      if (rect.width > 0 && (rect.bottom > box.bottom + 1 || rect.right > box.right + 1)) {
        faults.push(`${word} at ${width}: ${part.className} sticks out`);
      }
    }
    const blocks = [...face.children].filter((part) => part.tagName !== "svg");
    const rows = [...(blocks[2]?.children ?? [])];
    for (const list of [blocks, rows]) {
      list.slice(1).forEach((part, at) => {
        const above = list[at]?.getBoundingClientRect();
        if (above && above.bottom > part.getBoundingClientRect().top + 1)
          faults.push(`${word} at ${width}: lines overlap`);
      });
    }
    return faults;
  });
}
