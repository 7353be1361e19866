/** Gaia Project on its own board, by clicking, as people would. */

import { asked, bots, expect, openTable, playOut, test } from "./table";

test("two players: from the choice of factions to the final scores, by clicking", async ({ page, site }) => {
  await openTable(page, site, { game: "gaia", seats: [{ kind: "me" }, ...bots(1)] });
  await asked(page).waitFor();
  await expect(page.locator("[data-area='factions'] [data-word]")).toHaveCount(14);
  const answers = await playOut(page, 7);
  expect(answers).toBeGreaterThan(20);
  await expect(page.locator(".prompt-question")).toContainText(/wins|share/);
});
