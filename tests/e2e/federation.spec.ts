import { playOut } from "./federation";
import { bots, expect, openTable, test } from "./table";

test("a whole game for two by clicking", async ({ page, site }) => {
  test.setTimeout(170_000);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openTable(page, site, {
    game: "federation",
    seats: [{ kind: "me" }, ...bots(1)],
    options: { players: 2 },
  });
  await playOut(page, 5);
  await expect(page.locator("[data-area='senate']")).toBeVisible();
});
