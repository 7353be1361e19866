/** What all tests need: a server of their own, a page that must stay free of errors, hands that click. */

import { type ChildProcess, execFile, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { test as base, expect, type Locator, type Page } from "@playwright/test";

const ROOT = join(__dirname, "..", "..");
const GUEST = join(ROOT, "examples", "moorings"); // a game that is a package of its own
const PYTHON = process.env.STARBOARD_PYTHON ?? join(ROOT, ".venv", "bin", "python");

export interface Site {
  readonly url: string;
  readonly database: string;
  stop(): Promise<void>;
  start(): Promise<void>;
  /** It lives and holds its lines, but does not answer. */
  freeze(): void;
  thaw(): void;
  /** Its disk takes nothing more, or takes it again. */
  fill(full: boolean): Promise<void>;
}

async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

const environment = {
  ...process.env,
  PYTHONPATH: [process.env.PYTHONPATH, ROOT, GUEST].filter(Boolean).join(":"),
};

export const HOST_KEY = "the host's key";

async function launch(port: number, database: string): Promise<ChildProcess> {
  const settings = {
    database,
    games: ["tests.lots:game", "moorings:game"],
    bot_seconds: 0.1,
    bot_pause: 0,
    admin_key: HOST_KEY,
  };
  const child = spawn(PYTHON, ["-m", "starboard.server.run", JSON.stringify(settings), String(port)], {
    cwd: ROOT,
    env: environment,
    stdio: ["ignore", "ignore", "inherit"],
  });
  for (let tries = 0; tries < 600; tries++) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/games`).catch(() => null);
    if (answer?.ok) return child;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  child.kill();
  throw new Error("the server did not start");
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  await new Promise<void>((resolve) => {
    child.once("exit", () => resolve());
    child.kill("SIGTERM");
  });
}

export const test = base.extend<{ complaints: string[] }, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: the form that fixtures have
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), "starboard-e2e-"));
      const database = join(folder, "starboard.sqlite3");
      const port = await freePort();
      let child = await launch(port, database);
      await use({
        url: `http://127.0.0.1:${port}`,
        database,
        stop: () => ended(child),
        start: async () => {
          child = await launch(port, database);
        },
        freeze: () => void child.kill("SIGSTOP"),
        thaw: () => void child.kill("SIGCONT"),
        fill: async (full) => {
          const most = full ? "1" : "unlimited";
          await promisify(execFile)("prlimit", ["--pid", String(child.pid), `--fsize=${most}:`]);
        },
      });
      await ended(child);
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: "worker" },
  ],
  /** Every error on the console or in the page, every request to elsewhere; must be empty at the end. */
  complaints: [
    async ({ page, site }, use) => {
      const complaints: string[] = [];
      watch(page, site, complaints);
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

export function watch(page: Page, site: Site, complaints: string[]): void {
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => complaints.push(`page: ${error.message}`));
  page.on("request", (request) => {
    const url = request.url();
    const own = url.startsWith(site.url) || url.startsWith(site.url.replace("http", "ws"));
    if (!own && !url.startsWith("data:")) complaints.push(`request to elsewhere: ${url}`);
  });
}

export interface Seating {
  readonly game: string;
  readonly seats: readonly Record<string, string>[];
  readonly options?: Record<string, unknown>;
  readonly listed?: boolean;
  readonly clock?: Record<string, unknown>;
}

/** Opens a table through the same interface as the page, in the page's own name. */
export async function openTable(page: Page, site: Site, seating: Seating): Promise<string> {
  await page.goto(site.url);
  const link = await page.evaluate(async (wanted) => {
    const post = async (path: string, body: unknown) => {
      const answer = await fetch(path, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      });
      return answer.json();
    };
    const me = await (await fetch("/api/me")).json();
    if (!me.guest) await post("/api/me", { name: "Anna", language: "en" });
    const table = await post("/api/tables", { options: {}, listed: false, ...wanted });
    if (!table.link) throw new Error(JSON.stringify(table));
    return table.link as string;
  }, seating);
  await page.goto(site.url + link);
  return link;
}

export interface Position {
  readonly game: string;
  readonly options?: Record<string, unknown>;
  readonly seed?: string;
  /** The own seat; the others are bots, or with `persons` all are on this device. */
  readonly seat?: number;
  readonly persons?: boolean;
  /** Who plays up to there, as the arena spells bots. */
  readonly bots?: string;
  /** What the own seat has settled once and for all. */
  readonly preferences?: Record<string, string>;
  /** Words that the own seat says whenever it may, the first rather than the next. */
  readonly prefer?: readonly string[];
  /** The first question to the own seat at which all of this is so. */
  readonly until: {
    prompt?: string;
    round?: number;
    words?: number;
    offers?: string;
    shows?: string;
    over?: boolean;
  };
  /** How many games are looked through for such a moment. */
  readonly tries?: number;
}

/** Opens a table in the middle of a game, always the same one. */
export async function openPosition(page: Page, site: Site, position: Position): Promise<void> {
  await page.goto(site.url);
  await page.evaluate(async () => {
    const me = await (await fetch("/api/me")).json();
    if (me.guest) return;
    const body = JSON.stringify({ name: "Anna", language: "en" });
    const headers = { "content-type": "application/json" };
    await fetch("/api/me", { method: "POST", headers, body });
  });
  const wanted = JSON.stringify({ ...position, database: site.database });
  const given = ["-m", "tests.e2e.position", wanted];
  const made = await promisify(execFile)(PYTHON, given, { cwd: ROOT, env: environment });
  await page.goto(`${site.url}/t/${made.stdout.trim()}`);
}

/** Shows every game as a list, also those with a board of their own. */
export async function asList(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem("starboard.list", "yes"));
}

export function bots(count: number, level = "cadet"): Record<string, string>[] {
  return Array.from({ length: count }, () => ({ kind: "bot", level }));
}

/** Gives the device to the next player of a hot seat, who uncovers their hand. */
export async function handOver(page: Page): Promise<void> {
  await page.locator("[data-act='hand-over']").click();
  await page.locator("[data-act='uncover']").click();
}

/** Sits down for the first time, under a name. */
export async function sitDown(page: Page, name: string): Promise<void> {
  await page.locator("[data-act='join']").first().click();
  await page.locator(".ask-name input").fill(name);
  await page.locator("[data-act='name']").click();
}

export const asked = (page: Page): Locator => page.locator(".prompt[data-asked='true']");
export const over = (page: Page): Locator => page.locator("[data-act='rematch']");
export const lit = (page: Page): Locator => page.locator("[data-word][data-light='legal']");

/** A repeatable stream of numbers, so that a failed game can be played again. */
export function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Something to compare: has the table moved on, or the choice? */
export async function moment(page: Page): Promise<string> {
  return page.evaluate(() => {
    const prompt = document.querySelector(".prompt");
    const lights = [...document.querySelectorAll("[data-word]")].map(
      (each) => `${each.getAttribute("data-word")} ${each.getAttribute("data-light")}`,
    );
    const lines = document.querySelectorAll(".log li").length;
    const hint = prompt?.querySelector(".prompt-hint")?.textContent ?? "";
    return `${prompt?.textContent?.replace(hint, "")} ${lines} ${lights.join()}`;
  });
}

/** What could be clicked now: the confirmation of a full set, or the words that glow; and a hint that the bar cuts off. */
async function choices(page: Page): Promise<{ confirm: boolean; words: string[]; cut: string | null }> {
  return page.evaluate(() => {
    const hint = document.querySelector(".prompt-hint[data-of='question'] > .prompt-meaning");
    const confirm = document.querySelector<HTMLButtonElement>("[data-act='confirm']");
    const lit = document.querySelectorAll("[data-word][data-light='legal']");
    return {
      confirm: confirm !== null && !confirm.disabled,
      words: [...new Set([...lit].map((each) => each.getAttribute("data-word") ?? ""))],
      cut: hint !== null && hint.scrollHeight > hint.clientHeight + 1 ? hint.textContent : null,
    };
  });
}

/** One click on what glows, or on the confirmation of a full set. */
export async function answer(page: Page, roll: (below: number) => number): Promise<void> {
  for (let tries = 0; tries < 6; tries++) {
    const before = await moment(page);
    const { confirm, words, cut } = await choices(page);
    expect(cut).toBeNull();
    if (!confirm && words.length === 0) {
      await page.waitForTimeout(50); // the game has just moved on
      return;
    }
    const word = words[roll(words.length)];
    const target = confirm
      ? page.locator("[data-act='confirm']")
      : page.locator(`[data-word="${word}"][data-light="legal"]`).first();
    // In a full hand cards overlap: what is in sight of each is its upper left corner.
    const card =
      !confirm && (await target.evaluate((each) => each.closest(".k-card") !== null).catch(() => false));
    const position = card ? { position: { x: 14, y: 30 } } : {};
    // Somebody else may act at the same moment and change what is on offer.
    const clicked = await target.click({ timeout: 2_500, ...position }).then(
      () => true,
      () => false,
    );
    if (!clicked && (await moment(page)) !== before) continue;
    if (!clicked) await target.click(position);
    await expect.poll(() => moment(page), { timeout: 10_000, intervals: [20, 40, 80] }).not.toBe(before);
    // It has arrived, or it is known whether it could be taken back.
    await expect(page.locator(".prompt:is([data-plan='sent'], [data-plan='wait'])")).toHaveCount(0);
    return;
  }
  throw new Error("what is on offer changes faster than it can be clicked");
}

/** Plays until the game is over. */
export async function playOut(page: Page, seed: number, most = 2000): Promise<number> {
  const roll = dice(seed);
  for (let turns = 0; turns < most; turns++) {
    await asked(page).or(over(page)).first().waitFor({ timeout: 60_000 });
    if (await over(page).isVisible()) return turns;
    await answer(page, roll);
  }
  throw new Error("the game does not end");
}

/** Choose the language at a table. */
export async function speak(page: Page, language: string): Promise<void> {
  const menu = page.locator(".menu summary");
  const languages = page.locator(".menu .language select");
  await expect(async () => {
    if (!(await languages.isVisible())) await menu.click(); // it closes when the board comes or its shape changes
    await languages.selectOption(language, { timeout: 1_000 });
  }).toPass();
  if (await languages.isVisible()) await menu.click();
}

/** As eyes see it that tell fewer colours apart. */
export async function seenWith(page: Page, type: "deuteranopia" | "protanopia"): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setEmulatedVisionDeficiency", { type });
}

/** What this page has said to the table since, message by message. */
export function saying(page: Page): readonly string[] {
  const said: string[] = [];
  page.on("websocket", (line) =>
    line.on("framesent", ({ payload }) => {
      if (String(payload).includes('"say"')) said.push(String(payload));
    }),
  );
  return said;
}

const AXE = readFileSync(join(ROOT, "web", "node_modules", "axe-core", "axe.min.js"), "utf-8");

interface Violation {
  readonly id: string;
  readonly impact: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[];
}

/** What keeps some people out, as axe finds it. */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  const found = await page.evaluate(async () => {
    const axe = (
      window as unknown as { axe: { run(options: unknown): Promise<{ violations: Violation[] }> } }
    ).axe;
    const rules = { "label-content-name-mismatch": { enabled: true } };
    return (await axe.run({ rules })).violations;
  });
  return found.map(
    (one) => `${one.id}: ${one.nodes.length} x ${one.nodes[0]?.html} ${one.nodes[0]?.failureSummary}`,
  );
}
