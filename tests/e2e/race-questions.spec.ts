/** Questions of Race that come late in a game, and what the table tells beside them. */

import { answer, asked, bots, dice, expect, openPosition, openTable, over, test } from "./table";

test("the ways to settle a world lie on its ghost, with keys", async ({ page, site }) => {
  await openPosition(page, site, {
    game: "race",
    options: { players: 2 },
    seed: "13",
    bots: "random", // they answer word by word
    until: { prompt: "race-ask-how-to-settle" },
  });
  await asked(page).waitFor();
  const ways = page.locator("[data-area='how-to-settle'] [data-word]");
  await expect(ways).toHaveCount(2);
  await expect(ways.last()).toContainText("pay 1");
  await expect(page.locator(".prompt [data-word='pay']")).toHaveCount(0); // they stand in one place only
  await page.keyboard.press("2"); // it can be taken back, so it is said at once
  await expect(page.locator(".prompt-question")).not.toHaveAttribute("data-prompt", "race-ask-how-to-settle");
  await page.locator("[data-act='undo']").click();
  await expect(ways).toHaveCount(2);
  await ways.last().click();
  await expect(ways).toHaveCount(0);
});

test("a bet tells how likely each number is", async ({ page, site }) => {
  await openPosition(page, site, {
    game: "race",
    options: { players: 2 },
    seed: "11",
    until: { prompt: "race-ask-name-number" },
  });
  await asked(page).waitFor();
  const buttons = page.locator(".prompt [data-word^='number-']");
  await expect(buttons).toHaveCount(7);
  const shares = await buttons.locator(".odds").allTextContents();
  const total = shares.reduce((sum, text) => sum + Number.parseInt(text, 10), 0);
  expect(total).toBeGreaterThan(90); // some cards cost nothing
  expect(total).toBeLessThanOrEqual(103);
});

test("digits choose an action, N builds nothing; signs, not numbers, tell who chose what", async ({
  page,
  site,
}) => {
  await page.addInitScript(() => location.host && localStorage.setItem("starboard.asking", "always"));
  await openPosition(page, site, {
    game: "race",
    options: { players: 4 },
    seed: "18",
    until: { prompt: "race-ask-choose-action", round: 7 },
  });
  await asked(page).waitFor();
  await expect(page.locator(".prompt-hint")).not.toBeEmpty(); // how it is answered
  await page.keyboard.press("6");
  await expect(page.locator("[data-word='consume-x2']")).toHaveAttribute("data-light", "picked");
  await page.keyboard.press("3");
  const develop = page.locator("[data-word='develop']");
  await expect(develop).toHaveAttribute("data-light", "picked");
  await expect(page.locator("[data-word='develop/2']")).toHaveCount(0); // that is for two, who choose two actions
  await develop.hover();
  await expect(page.locator("[data-area='reader']")).toContainText("Without the bonus");
  await develop.click(); // a second click says it
  await expect(page.locator(".prompt-question")).not.toHaveAttribute("data-prompt", "race-ask-choose-action");
  await asked(page).waitFor();
  // What was chosen is told beside the board, although the pointer still rests on the action.
  await expect(page.locator("[data-area='reader']")).toContainText("the choices");
  await expect(page.locator("[data-phase] [data-mark]")).toHaveCount(0);
  const question = page.locator(".prompt-question");
  const roll = dice(3);
  for (let turn = 0; turn < 20 && (await page.locator(".prompt [data-word='pass']").count()) === 0; turn++) {
    await answer(page, roll);
    await asked(page).waitFor();
  }
  await expect(question).toHaveAttribute("data-prompt", "race-ask-place-development");
  await page.keyboard.press("n");
  await expect(page.locator(".prompt .button.main")).toHaveText(/Build nothing/);
});

test("where nothing can be placed one Enter is enough, and a card tells what it lacks", async ({
  page,
  site,
}) => {
  await openPosition(page, site, {
    game: "race",
    options: { players: 2 },
    seed: "7",
    until: { prompt: "race-ask-place-development" },
  });
  await asked(page).waitFor();
  const question = page.locator(".prompt-question");
  await expect(question).toHaveText("You can build nothing now.");
  await expect(page.locator("[data-act='confirm']")).toHaveText(/Build nothing/);
  await expect(page.locator(".prompt-hint")).toContainText("Click a card to learn why");
  await page.locator("[data-area='hand'] .k-card").first().click();
  await expect(page.locator(".prompt-hint.reason")).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(question).not.toHaveText("You can build nothing now.");
});

test("what is drawn after settling is told with its sources before", async ({ page, site }) => {
  await openPosition(page, site, {
    game: "race",
    options: { players: 2 },
    seed: "68",
    prefer: ["settle"], // always with its bonus
    until: { prompt: "race-ask-place-world", round: 3, offers: "^(?!pass)" },
  });
  await asked(page).waitFor();
  const card = page.locator("[data-area='hand'] [data-word][data-light='legal']").first();
  await card.hover({ position: { x: 14, y: 30 } });
  await expect(page.locator("[data-area='reader']")).toContainText(/Settle\s*\+1/);
  await expect(page.locator(".prompt-hint")).toContainText(/then draw \d/);
});

test("Escape closes what was opened, and takes back nothing then", async ({ page, site }) => {
  await page.addInitScript(() => location.host && localStorage.setItem("starboard.asking", "always"));
  await openPosition(page, site, {
    game: "race",
    options: { players: 3 },
    seed: "18",
    until: { prompt: "race-ask-choose-action", round: 3 },
  });
  await asked(page).waitFor();
  const produce = page.locator("[data-word='produce']");
  await produce.click();
  await page.keyboard.press("o");
  const back = page.locator("[data-act='own-tableau']");
  await expect(back).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(back).toHaveCount(0);
  await expect(produce).toHaveAttribute("data-light", "picked");
  await page.keyboard.press("Escape");
  await expect(produce).toHaveAttribute("data-light", "legal");
});

test("pointing at a card to keep tells what it is, not what it costs now", async ({ page, site }) => {
  await openPosition(page, site, {
    game: "race",
    options: { players: 4 },
    seed: "18",
    until: { prompt: "race-ask-keep", round: 6 },
  });
  await asked(page).waitFor();
  await page.locator("[data-area='drawn'] [data-word]").last().hover();
  await expect(page.locator(".prompt-hint")).toContainText(/you would pay|your Military/);
  await expect(page.locator(".preview-chip")).toHaveCount(0); // nothing lies over the board
});

test("the player aid opens with a key, rings what is pointed at, and closes", async ({ page, site }) => {
  await openTable(page, site, { game: "race", seats: [{ kind: "me" }, ...bots(1)] });
  await asked(page).waitFor();
  await page.locator("[data-area='tableau'] .k-hit").first().hover();
  await page.keyboard.press("?");
  const aid = page.locator("dialog.player-aid");
  await expect(aid).toBeVisible();
  await expect.poll(() => aid.locator("[data-power]").count()).toBeGreaterThan(25);
  await expect(aid).not.toContainText("power-"); // every sign has its sentence
  expect(await aid.locator("[data-ringed='true']").count()).toBeGreaterThan(0); // every start world has a power
  await page.keyboard.press("Escape");
  await expect(aid).toHaveCount(0);
  await page.locator("[data-act='legend']").click();
  await expect(aid).toBeVisible();
  await page.locator("[data-act='close-legend']").click();
  await expect(aid).toHaveCount(0);
});

test("words of other games are explained as well, and can be searched", async ({ page, site }) => {
  await openTable(page, site, { game: "planet", seats: [{ kind: "me" }, ...bots(1)] });
  await asked(page).waitFor();
  await page.locator("[data-act='legend']").click();
  const rows = page.locator(".aid-words > dl > div");
  await expect(rows.first()).toBeVisible();
  const all = await rows.count();
  expect(all).toBeGreaterThan(20);
  await page.locator(".player-aid input").fill("water");
  await expect.poll(() => rows.count()).toBeLessThan(all);
});

test("with the wish to be asked never, the end of a round is asked all the same", async ({ page, site }) => {
  await page.addInitScript(() => location.host && localStorage.setItem("starboard.asking", "never"));
  await openPosition(page, site, {
    game: "race",
    options: { players: 2 },
    seed: "3",
    until: { round: 2 },
    persons: true,
  });
  await asked(page).waitFor();
  const round = () => page.locator(".k-top").getByText(/^\d+$/).first().textContent();
  const roll = dice(4);
  let ends = 0;
  for (let turn = 0; turn < 120 && ends < 2; turn++) {
    await asked(page).or(page.locator("[data-act='hand-over']")).or(over(page)).first().waitFor();
    if (await over(page).isVisible()) break;
    const hand = page.locator("[data-act='hand-over']");
    if (await hand.isVisible()) {
      await hand.click();
      await page.locator("[data-act='uncover']").click();
      continue;
    }
    const before = await round();
    const sets = (await page.locator(".prompt-count").count()) > 0; // a set is confirmed in any case
    const danger = (await page.locator(".prompt[data-plan='danger']").count()) > 0;
    await answer(page, roll);
    if ((await round()) !== before) {
      expect(danger || sets).toBe(true);
      ends += 1;
    }
  }
  expect(ends).toBeGreaterThan(0);
});

test.describe("by touch", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test("what is dangerous is held, a tap is not enough", async ({ page, site }) => {
    await page.addInitScript(() => location.host && localStorage.setItem("starboard.list", "yes"));
    await openPosition(page, site, {
      game: "gaia",
      options: { players: 2 },
      seed: "1",
      until: { round: 2, prompt: "gaia-ask-turn" },
    });
    await asked(page).waitFor();
    const pass = page.locator("[data-word='pass'][data-light='legal']").first();
    await pass.tap();
    const way = page.locator("[data-word^='booster-'][data-light='legal']").first();
    if (await way.isVisible()) await way.tap();
    await expect(page.locator(".prompt")).toHaveAttribute("data-plan", "danger");
    const confirm = page.locator("[data-act='confirm']");
    await confirm.tap();
    await expect(page.locator(".prompt")).toHaveAttribute("data-plan", "danger"); // still asked
    const box = await confirm.boundingBox();
    if (!box) throw new Error("there is nothing to hold");
    const touch = await page.context().newCDPSession(page);
    const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
    await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
    await expect(page.locator(".prompt[data-plan='danger']")).toHaveCount(0);
    await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  });
});
