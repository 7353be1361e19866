/** The board of Federation: whole games by clicking, what glows, what pointing shows. */

import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { act, hearing, movedOn, nextOf, playOut, press, sight } from "./federation";
import { asked, bots, expect, openPosition, openTable, saying, speak, test } from "./table";

const ROOT = join(__dirname, "..", "..");
const SHOTS = process.env.STARBOARD_SHOTS ?? join(ROOT, "build", "shots");
const LONG = Boolean(process.env.STARBOARD_LONG);
const TURN = { round: 3, prompt: "federation-ask-ambassador" };

/** Answers in a world that is closed, while its medallion calls for it: two worlds may answer, one is open. */
async function called(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("[data-world][data-calls]")].flatMap((world) =>
      [
        ...document.querySelectorAll(
          `[data-stage='${world.getAttribute("data-world")}'] [data-word][data-light='legal']`,
        ),
      ].map((thing) => thing.getAttribute("data-word") ?? ""),
    ),
  );
}

/** What glows is exactly what answers: no more, and nothing less. */
async function glowsRightly(page: Page, expected: () => readonly string[]): Promise<void> {
  const glows = async () => [...new Set([...(await sight(page)).words, ...(await called(page))])].sort();
  await expect(async () => expect(await glows()).toEqual([...expected()].sort())).toPass({ timeout: 5_000 });
}

/** The answers besides the one that is laid out: no ship, or the highest level that can be paid. */
function without(words: readonly string[]): string[] {
  const laid = words.includes("done") ? "done" : [...words].sort().at(-1);
  return words.filter((word) => word !== laid);
}

/** Before every click: what glows is what answers. Tells how many questions were looked at. */
function glowing(page: Page): { look: (page: Page) => Promise<void>; questions: () => number } {
  const heard = hearing(page);
  let questions = 0;
  const look = async () => {
    const table = heard();
    const { fresh, confirm } = await sight(page);
    const withDie = page.locator(".prompt [data-word='die']");
    if ((await withDie.count()) > 0) {
      const asks = await page.locator(".prompt-question").textContent();
      const die = /\((\d)\)/.exec(asks ?? "")?.[1]; // the question after it may be asked already
      if (die !== undefined) await expect(withDie).toContainText(`+${die}`);
    }
    if (!fresh || table?.prompt?.kind === "set" || table === null) return;
    questions += 1;
    // The hint is the question's, not the explanation of what the mouse rests on since the last click.
    await expect(page.locator(".prompt-hint")).not.toContainText("(FE-");
    await glowsRightly(page, () => (confirm ? without(nextOf(heard())) : nextOf(heard()))); // it may have moved on
  };
  return { look, questions: () => questions };
}

test("a whole game for two by clicking; at every question only its answers glow", async ({ page, site }) => {
  test.setTimeout(170_000);
  const { look, questions } = glowing(page);
  await openTable(page, site, { game: "federation", seats: [{ kind: "me" }, ...bots(1)] });
  await playOut(page, 5, { look });
  expect(questions()).toBeGreaterThan(20);
  await expect(page.locator("[data-area='senate']")).toBeVisible();
});

test("one turn: a half of a token, a room, its deed; chips, undo by steps, consequences", async ({
  page,
  site,
}) => {
  const heard = hearing(page);
  await openPosition(page, site, {
    game: "federation",
    options: { players: 4 },
    seed: "11",
    until: { ...TURN, offers: "f3c2" },
  });
  await asked(page).waitFor();
  // The turn cannot end yet, and says what is missing.
  const end = page.locator("[data-act='end-turn']");
  const lacks = page.locator("[data-reason]");
  await expect(end).toHaveAttribute("aria-disabled", "true");
  await end.click({ force: true });
  await expect(lacks).toHaveAttribute("data-reason", "federation-lacks-token");
  const half = page.locator("[data-token='amb-4'] [data-half='vote'] [data-word]");
  await half.click();
  await expect(lacks).toHaveCount(0);
  await end.click({ force: true });
  await expect(lacks).toHaveAttribute("data-reason", "federation-lacks-room");
  await glowsRightly(page, () => nextOf(heard(), ["amb-4", "vote"]));
  const [room = ""] = nextOf(heard(), ["amb-4", "vote"]).filter((word) => word.startsWith("f2"));
  await expect(page.locator("[data-turn='room']")).toBeVisible();

  // Pointing shows what would be: ghost, floor, balance.
  const balance = await page.locator("[data-balance]").getAttribute("data-balance");
  await page.locator(`[data-space='${room}']`).hover();
  await expect(page.locator(`[data-space='${room}'] [data-ghost='token']`)).toBeVisible();
  await expect(page.locator("[data-balance]")).not.toHaveAttribute("data-balance", balance ?? "");
  await expect(page.locator("[data-floor='2'] [data-row='0']")).toContainText("3");
  await expect(page.locator(".prompt-hint")).toContainText(/floor II/);

  // The other half instead, then back step by step.
  await page.locator("[data-token='amb-4'] [data-half='fund'] [data-word]").click({ force: true });
  await page.locator(`[data-space='${room}']`).hover();
  await expect(page.locator("[data-ghost='pip']")).toBeVisible();
  await expect(page.locator("[data-step='token'] button")).toBeEnabled();
  await page.locator("[data-step='token'] button").click();
  await expect(page.locator("[data-turn='token']")).toBeVisible();
  await glowsRightly(page, () => nextOf(heard()));

  // A project tells who would get what for it.
  await page.locator("[data-place='project-neo']").hover();
  await expect(page.locator(".prompt-hint")).toContainText(/If it is complete when the game ends: .*\d/);

  // A room that is taken says why.
  const held = page.locator("[data-space][data-held]").first();
  await held.locator("[data-word]").click({ force: true }); // what is dark still answers
  await expect(page.locator("[data-reason]")).toHaveAttribute("data-reason", /occupied|blocked/);
});

test("a half is dragged onto a room; of equal tokens the one that was taken lies in the hand", async ({
  page,
  site,
}) => {
  await openPosition(page, site, {
    game: "federation",
    options: { players: 4 },
    seed: "11",
    until: { ...TURN, offers: "f3c2" },
  });
  await asked(page).waitFor();
  const half = (token: string) => page.locator(`[data-token='${token}'] [data-half='vote']`);
  const picked = (token: string) => half(token).locator("[data-light='picked']");
  await half("amb-2").locator("[data-word]").click(); // equal to the first
  await expect(picked("amb-2")).toHaveCount(1);
  await expect(picked("amb-1")).toHaveCount(0);
  const room = page.locator("[data-space='f3c2']"); // Officers: nothing else is asked there
  await half("amb-4").hover();
  await page.mouse.down();
  await page.mouse.move(400, 500, { steps: 4 });
  await expect(picked("amb-4")).toHaveCount(1);
  await room.hover();
  await expect(room.locator("[data-ghost='token']")).toBeVisible();
  await page.mouse.up();
  await expect(page.locator("[data-step='room']")).toContainText("Officers");
});

test("the last token is covered at once: what is asked next is the room", async ({ page, site }) => {
  const until = { prompt: "federation-ask-side", offers: "^alt-" };
  const options = { players: 4 };
  await openPosition(page, site, { game: "federation", options, seed: "11", bots: "random", until });
  await asked(page).waitFor();
  await page.locator("[data-area='ambassadors'] [data-word^='alt-'][data-light='legal']").first().click();
  await expect(page.locator("[data-turn='room']")).toBeVisible();
  await page.mouse.move(5, 400);
  await expect(page.locator(".prompt-hint")).toContainText(/Rooms/);
});

test("after the first of two crystals one is left; a step without reward names none", async ({
  page,
  site,
}) => {
  const asking = (prompt: string) => ({
    game: "federation",
    options: { players: 2 },
    seed: "1",
    bots: "random",
    until: { prompt, offers: prompt.endsWith("crystal") ? "^copernium copernium$" : "^neo-" },
    tries: 12,
  });
  await openPosition(page, site, asking("federation-ask-crystal"));
  await expect(page.locator(".prompt-question")).toContainText("2 are left");
  await page.locator("[data-word='copernium'][data-light='legal']").first().click();
  await expect(page.locator(".prompt-question")).toHaveText("Which crystal do you take?");
  await openPosition(page, site, asking("federation-ask-transport"));
  await page.locator("[data-stage='neo'] [data-word^='neo-'][data-light='legal']").first().hover();
  await expect(page.locator(".prompt-hint")).toContainText(/^Neo space \d+: Influence \d/);
});

test("the stage follows the eye; a pinned world stays", async ({ page, site }) => {
  await openPosition(page, site, { game: "federation", options: { players: 3 }, seed: "3", until: TURN });
  await asked(page).waitFor();
  const open = (scene: string) => expect(page.locator(`[data-stage='${scene}']`)).toBeVisible();
  await open("neo");
  // The log names rooms, not places of a grid.
  await expect(page.locator(".log").first()).toContainText(/places an ambassador: [\w' ]+, floor I{1,3}\./);
  await page.locator("[data-world='arratuin']").click();
  await page.mouse.move(5, 400);
  await open("arratuin");
  await page.locator("[data-area='missions'] [data-word='mission-atal']").hover();
  await open("atal");
  await page.mouse.move(5, 400);
  await open("arratuin");
  await page.locator("[data-act='round-end']").click();
  await open("round");
  await expect(page.locator("[data-stage='round'] tbody tr")).toHaveCount(3);
  await page.locator("[data-act='figures']").click();
  await open("figures");
  await expect(page.locator("[data-label]")).toHaveCount(3);
  // Each label has its list; other sources are named.
  await page.locator("[data-label='secondary']").click();
  await expect(page.locator("[data-stage='figures'] [data-source]")).toHaveCount(3);
  await expect(page.locator("[data-source='review-de']")).toContainText("spielkultisten");
});

test("the keyboard alone plays a round", async ({ page, site }) => {
  test.setTimeout(120_000);
  await openTable(page, site, { game: "federation", seats: [{ kind: "me" }, ...bots(1)] });
  await playOut(page, 8, {
    step: press,
    until: async () => (await page.locator("[data-round='2'][class*='now']").count()) > 0,
  });
  // What has happened at the end of the round is told in its five steps.
  await expect(page.locator("[data-told-step][data-shown='true']")).toHaveCount(5);
  await expect(page.locator("[data-told-step='law']")).toContainText(/\d+ : \d+.*(\+\d|–)/);
  // Each line of the floors names its floor and what it brought.
  const floors = page.locator("[data-told-step='floors'] [data-scorer]");
  for (const line of await floors.all()) await expect(line).toHaveText(/^I{1,3}\+\d$/);
});

test.describe("with movement", () => {
  test.use({ reducedMotion: "no-preference" });

  test("points fly from the told steps to those who scored them; a key skips the rest", async ({
    page,
    site,
  }) => {
    const until = { ...TURN, round: 2, shows: '"turn":4' }; // the senate is full: somebody scores
    await openPosition(page, site, { game: "federation", options: { players: 2 }, seed: "8", until });
    const flown = await page.evaluateHandle(() => {
      const seats = new Set<string>();
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
          for (const node of addedNodes)
            if (node instanceof SVGElement && node.dataset.flies !== undefined) seats.add(node.dataset.flies);
      }).observe(document.body, { childList: true, subtree: true });
      return seats;
    });
    await playOut(page, 8, {
      until: async () => (await page.locator("[data-round='3'][class*='now']").count()) > 0,
    });
    await expect.poll(() => flown.evaluate((seats) => seats.size)).toBeGreaterThan(0);
    await page.keyboard.press("Shift");
    await expect(page.locator("[data-told-step][data-shown='true']")).toHaveCount(5);
    await expect(page.locator("[data-flies]")).toHaveCount(0);
    expect(await page.locator("[data-told-step='floors'] [data-scorer]").count()).toBeGreaterThan(0);
  });
});

/** Answers on the own board: what they belong to stays open on the stage, and the chips tell what was done. */
test("what is chosen for a shop is chosen beside that shop", async ({ page, site }) => {
  const until = { round: 3, prompt: "federation-ask-mix" };
  const options = { players: 4 };
  await openPosition(page, site, { game: "federation", options, seed: "11", bots: "random", until });
  await asked(page).waitFor();
  await expect(page.locator("[data-stage='arratuin']")).toBeVisible();
  await expect(page.locator("[data-word^='shop-']:visible")).toHaveCount(6);
  const near = await page
    .locator("[data-stage='arratuin'] [data-glow]")
    .evaluateAll((shops) => shops.filter((shop) => Number(getComputedStyle(shop).opacity) === 1).length);
  expect(near).toBe(1);
  await expect(page.locator(".prompt-hint")).toContainText(/oceanium/);
  await expect(page.locator("[data-step='token']")).toContainText("4"); // the votes of the alteration that covers it
});

test("a medal may be taken at its world, and the turn tells what it has brought", async ({ page, site }) => {
  const until = { ...TURN, offers: "^amb-\\d fund f\\w+ medal-" };
  await openPosition(page, site, { game: "federation", options: { players: 4 }, seed: "11", until });
  await asked(page).waitFor();
  await page.locator("[data-half='fund'] [data-word][data-light='legal']").first().click();
  await page.locator("[data-space][data-light='legal']", { hasText: "President" }).click();
  await expect(page.locator(".prompt-hint")).toContainText(/glow/); // how to answer, though the mouse is on the room
  const worlds = page.locator("[data-world][data-light='legal']");
  expect(await worlds.count()).toBeGreaterThan(1);
  await worlds.first().click();
  await expect(page.locator("[data-step='action']")).toHaveClass(/set/);
});

test("letters and digits: token, side, worlds, round end; a room where nothing can be done says so", async ({
  page,
  site,
}) => {
  // With one of these, two productions of equal price cannot be paid: that nothing is left to choose means that nothing can be built.
  const prefer = ["start-3", "start-5", "start-7", "start-8"];
  const until = { prompt: TURN.prompt, offers: "^amb-4 vote f3c1$" };
  await openPosition(page, site, {
    game: "federation",
    options: { players: 3 },
    seed: "4",
    prefer,
    until,
  });
  await asked(page).waitFor();
  await page.keyboard.press("a");
  await expect(page.locator("[data-stage='atal']")).toBeVisible();
  await page.keyboard.press("x");
  await expect(page.locator("[data-stage='round']")).toBeVisible();
  await movedOn(page, () => page.keyboard.press("4"));
  await expect(page.locator("[data-token='amb-4'] [data-half='vote'] [data-light='picked']")).toHaveCount(1);
  await movedOn(page, () => page.keyboard.press("f"));
  await expect(page.locator("[data-token='amb-4'] [data-half='fund'] [data-light='picked']")).toHaveCount(1);
  await movedOn(page, () => page.keyboard.press("v"));
  await page.locator("[data-space='f3c1']").hover();
  await expect(page.locator(".prompt-hint")).toContainText("Nothing can be done on E81216 now.");
});

/** Another board: six levels with longer ones, another map of Neo, fewer moons, other shops, other influence. */
function anotherBoard(): string {
  const file = join(ROOT, "src/starboard/games/federation/data/boards/reconstructed.toml");
  let text = readFileSync(file, "utf8");
  const change = (from: string | RegExp, to: string) => {
    const changed = text.replace(from, to);
    expect(changed, String(from)).not.toBe(text);
    text = changed;
  };
  change('edition = "reconstructed"', 'edition = "another"');
  change('{ degrees = 2, upkeep = "nothing"', '{ degrees = 3, upkeep = "nothing"');
  change(
    '{ degrees = 2, upkeep = "oceanium 1" },',
    '{ degrees = 2, upkeep = "oceanium 1 + copernium 1" },\n    { degrees = 1, upkeep = "gold 1" },',
  );
  change('next = ["a1", "a2"] }', 'next = ["a1", "a2", "a3", "a4"] }');
  const shore = (id: string) =>
    `{ id = "${id}", kind = "space", influence = 1, gain = "gold 1", next = ["b3"] },`;
  change('{ id = "b1", kind', `${shore("a3")}\n    ${shore("a4")}\n    { id = "b1", kind`);
  change('influence = 8, gain = "nothing", next = []', 'influence = 11, gain = "nothing", next = []');
  change("strength = [1, 2, 2, 3, 3, 3, 4]", "strength = [1, 2, 3, 3, 4]");
  change("tokens = [4, 4, 4, 4, 4, 4, 4]", "tokens = [4, 3, 2, 4, 4]");
  change(/(\[arratuin\][^[]*influence = )\[1, 2\]/, "$1[2, 3]");
  change(/level2 = "crystal 3"/, 'level2 = "crystal 4"');
  const python = process.env.STARBOARD_PYTHON ?? join(ROOT, ".venv", "bin", "python");
  const script =
    "import sys; from starboard.kernel import find; print(find('federation').from_file('board', sys.stdin.read()), end='')";
  return execFileSync(python, ["-c", script], { input: text, cwd: ROOT }).toString();
}

test("another board file is drawn from its figures", async ({ page, site }) => {
  const options = { players: 2, board: anotherBoard() };
  await openPosition(page, site, { game: "federation", options, seed: "2", until: TURN });
  await asked(page).waitFor();
  const levels = page.locator("[data-area='accreditation'] [data-level]:visible");
  await expect(levels).toHaveCount(6);
  await expect(page.locator("[data-level='1'] i")).toHaveCount(3);
  await expect(page.locator("[data-level='2'] i")).toHaveCount(2);
  await expect(page.locator("[data-level='5']")).toContainText("1 oceanium");
  await expect(page.locator("[data-level='5']")).toContainText("1 copernium");
  const tops = await levels.evaluateAll((all) =>
    all.map((level) => Math.round(level.getBoundingClientRect().top)),
  );
  expect(new Set(tops).size).toBe(1); // all in one row
  await expect(page.locator("[data-area='neo'] [data-word^='neo-']")).toHaveCount(23);
  const world = await page.locator("[data-area='neo']").boundingBox();
  for (const space of await page.locator("[data-area='neo'] [data-word^='neo-']").all()) {
    const box = await space.boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual((world?.y ?? 0) - 1);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual((world?.x ?? 0) + (world?.width ?? 0) + 1);
  }
  await page.keyboard.press("6");
  await expect(page.locator("[data-area='sixmoon'] [data-word^='moon-']")).toHaveCount(5);
  await page.keyboard.press("r");
  await expect(page.locator("[data-stage='arratuin'] header")).toContainText("23");
  await expect(page.locator("[data-word='shop-6']")).toHaveAccessibleName(/4 crystals/);
  mkdirSync(SHOTS, { recursive: true });
  await page.screenshot({ path: join(SHOTS, "federation-another-board.png") });
});

test("in Russian it speaks the words of its rulebook", async ({ page, site }) => {
  await openPosition(page, site, { game: "federation", options: { players: 2 }, seed: "6", until: TURN });
  await asked(page).waitFor();
  await speak(page, "ru");
  await expect(page.locator("html")).toHaveAttribute("lang", "ru");
  const board = page.locator(".k-frame");
  for (const term of [
    "Послы",
    "Аккредитация",
    "Ангар",
    "Особые миссии",
    "Ордена почёта",
    "Специалисты",
    "Нео",
  ])
    await expect(board).toContainText(term);
  await page.locator("[data-space][data-planet='atal']:not([data-held])").first().hover();
  await expect(page.locator("[data-stage='atal']")).toBeVisible();
  const english = await page.locator("main, .k-own").evaluateAll((parts) =>
    // biome-ignore lint/performance/useDomNodeTextContent: what is read, not what is hidden
    parts.flatMap((part) => (part as HTMLElement).innerText.match(/[A-Za-z]{3,}/g) ?? []),
  );
  expect(english.filter((word) => !/^(III|Anna)$/.test(word))).toEqual([]);
});

test("while the reserve is too full Enter gives back the cheapest, once for each that must go", async ({
  page,
  site,
}) => {
  const said = saying(page);
  const until = { prompt: "federation-ask-discard" };
  await openPosition(page, site, {
    game: "federation",
    options: { players: 2 },
    seed: "4",
    bots: "random",
    until,
  });
  await asked(page).waitFor();
  const ask = page.locator("[data-prompt='federation-ask-discard']");
  const cheapest = await page.locator("[data-word][data-light='legal']").first().getAttribute("data-word");
  await page.locator(".k-top").click();
  for (let presses = 0; presses < 8 && (await ask.count()) > 0 && said.length === 0; presses++) {
    await page.keyboard.press("Enter");
    await page.waitForTimeout(100);
  }
  expect(said.join()).toContain(String(cheapest));
});

/** Games by clicking: their last rounds, or with STARBOARD_LONG=1 all of them from the beginning. */
const GAMES = [
  { players: 3, setup: "experienced", round: 5, seed: "31", short: true },
  { players: 4, setup: "first-game", round: 5, seed: "41", short: true },
  { players: 2, setup: "experienced", round: 4, seed: "22", short: false },
  { players: 4, setup: "experienced", round: 5, seed: "42", short: false },
];

for (const { players, setup, round, seed, short } of GAMES) {
  test(`a game for ${players}, ${setup}, to its end by clicking`, async ({ page, site }) => {
    test.skip(!LONG && !short, "takes minutes: STARBOARD_LONG=1");
    test.setTimeout(LONG ? 900_000 : 240_000);
    const seats = [{ kind: "me" }, ...bots(players - 1)];
    const { look, questions } = glowing(page);
    const until = { round, prompt: "federation-ask-ambassador" };
    if (LONG) await openTable(page, site, { game: "federation", seats, options: { setup } });
    else await openPosition(page, site, { game: "federation", options: { players, setup }, seed, until });
    await playOut(page, 3 + players, { look });
    expect(questions()).toBeGreaterThan(4);
    await expect(page.locator("[data-round='5'] [data-passed='true']")).toHaveCount(1);
  });
}

for (const { name, size, step } of [
  { name: "by keys alone", size: { width: 1366, height: 768 }, step: press },
  { name: "on a phone", size: { width: 390, height: 844 }, step: act },
]) {
  test(`a whole game for two ${name}, in Russian`, async ({ page, site }) => {
    test.skip(!LONG, "takes minutes: STARBOARD_LONG=1");
    test.setTimeout(900_000);
    await openTable(page, site, { game: "federation", seats: [{ kind: "me" }, ...bots(1)] });
    await asked(page).waitFor();
    await speak(page, "ru");
    await page.setViewportSize(size);
    await playOut(page, 9, { step });
  });
}

test("after the end the stage is the score table, and its rows show where points come from", async ({
  page,
  site,
}) => {
  const position = { game: "federation", options: { players: 3 }, seed: "3", until: { over: true } };
  await openPosition(page, site, position);
  await page.locator("[data-act='back-to-board']").click();
  const table = page.locator("[data-area='score']");
  await expect(table.locator("tbody tr")).toHaveCount(9);
  const totals = (await table.locator("tfoot td").allTextContents()).slice(1).map(Number);
  expect(totals).toEqual([...totals].sort((one, other) => other - one));
  for (const [at, total] of totals.entries()) {
    const parts = await table.locator(`tbody td:nth-of-type(${at + 1})`).allTextContents();
    expect(parts.map(Number).reduce((sum, n) => sum + n, 0)).toBe(total);
  }
  await table.locator("[data-source='projects']").hover();
  const complete = await page.locator("[data-area='senate'] [data-places]").count();
  expect(complete).toBeGreaterThan(0);
  await table.locator("[data-source='medals']").hover();
  await expect(page.locator("[data-tells='medals'] [data-scores='medals']").first()).toBeVisible();
  await expect(page.locator("[data-area='senate'] [data-places]")).toHaveCount(0);
  await page.locator("[data-world='atal']").click();
  await expect(table).toHaveCount(0);
  await page.locator("[data-act='round-end']").click();
  await expect(table).toBeVisible();
});
