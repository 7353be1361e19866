/** Hands for the board of Gaia Project: a mouse, a finger, or keys alone, that answer whatever glows. */

import type { Page } from "@playwright/test";
import { dice } from "./table";

interface Point {
  readonly x: number;
  readonly y: number;
}

/** What is seen at one moment. */
interface Sight {
  readonly over: boolean;
  /** Something to compare: has the table moved on, or the choice? */
  readonly moment: string;
  /** Words are on their way, or nobody has told yet whether they could be taken back. */
  readonly busy: boolean;
  readonly plan: string;
  readonly confirm: boolean;
  /** What glows and is not behind a tab. */
  readonly lit: readonly string[];
  /** Tabs behind which something glows. */
  readonly tabs: readonly string[];
}

/** Runs in the page. */
function look(): Sight {
  const prompt = document.querySelector(".prompt");
  const plan = prompt?.getAttribute("data-plan") ?? "";
  const things = [...document.querySelectorAll<HTMLElement>("[data-word]")];
  const lights = things.map((each) => `${each.dataset.word} ${each.dataset.light}`);
  const hint = prompt?.querySelector(".prompt-hint")?.textContent ?? "";
  const shown = document.querySelector("[role='tab'][aria-selected='true']")?.id;
  const glows = things.filter((each) => each.dataset.light === "legal" && each.checkVisibility());
  const tabs = document.querySelectorAll<HTMLElement>("[role='tab']:has(.k-dot[data-lit='true'])");
  const lines = document.querySelectorAll(".log li").length;
  return {
    over: document.querySelector("[data-act='rematch']") !== null,
    moment: [prompt?.textContent?.replace(hint, ""), plan, shown, lines, ...lights].join(),
    busy: plan === "sent" || plan === "wait" || prompt?.getAttribute("data-asked") !== "true",
    plan,
    confirm: document.querySelector("[data-act='confirm']:not(:disabled)") !== null,
    lit: [...new Set(glows.map((each) => each.dataset.word ?? ""))],
    tabs: [...tabs].map((each) => each.dataset.tabOf ?? ""),
  };
}

const CONFIRM = "[data-act='confirm']";
const litWord = (word: string) => `[data-word="${word}"][data-light="legal"]`;
const tabOf = (id: string) => `[data-tab-of="${id}"]`;

/** Where a hand must go to meet the first such thing that is not covered; what lies over it, if it must not. Runs in the page. */
function reach(selector: string): Point | string | null {
  let fault: string | null = null;
  for (const thing of document.querySelectorAll(selector)) {
    if (!thing.checkVisibility()) continue;
    for (const scrolled of [false, true]) {
      // A strip that scrolls sideways, a tab that is longer than its room.
      if (scrolled) thing.scrollIntoView({ block: "nearest", inline: "nearest" });
      const box = thing.getBoundingClientRect();
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      const top = document.elementFromPoint(x, y);
      if (top && (thing.contains(top) || top.closest("[data-word]") === thing)) return { x, y };
      // Ways to choose among may lie over hexes, and a sheet over the page; what a closed sheet cuts off is not covered,
      // nor are hexes when an open one leaves the map no height.
      const room = thing.closest(".k-bodies, [data-area='map']")?.getBoundingClientRect();
      const shown = !room || (y > room.top && y < room.bottom);
      if (shown && top && !top.closest(".k-pop[data-live='true'], .k-sheet, .prompt"))
        fault = `${selector} is covered by ${top.outerHTML.slice(0, 200)}`;
    }
  }
  return fault;
}

async function met(page: Page, selector: string): Promise<Point | null> {
  const found = await page.evaluate(reach, selector);
  if (typeof found === "string") throw new Error(found);
  return found;
}

type Roll = (below: number) => number;
/** Does one thing with what is seen. */
type Hand = (page: Page, sight: Sight, roll: Roll) => Promise<void>;

const PASSING = /^(pass|booster-\d+)$/;
const FREE = /^(burn|power-.*|qic-.*|knowledge-.*|ore-.*|credits-.*)$/;

/** Rarely what ends the round or only changes money, so that games are full of acts. */
function wish(lit: readonly string[], roll: Roll): string {
  const acts = lit.filter((word) => !PASSING.test(word) && !FREE.test(word));
  const from = acts.length > 0 && roll(8) > 0 ? acts : lit;
  return from[roll(from.length)] ?? "";
}

/** The confirmation, else something that glows and can be met. */
async function target(page: Page, { confirm, lit }: Sight, roll: Roll): Promise<Point | null> {
  if (confirm) return met(page, CONFIRM);
  for (let tries = 0; tries < 5 && lit.length > 0; tries++) {
    const at = await met(page, litWord(wish(lit, roll)));
    if (at) return at;
  }
  return null;
}

export const mouse: Hand = async (page, sight, roll) => {
  const at = await target(page, sight, roll);
  if (at) await page.mouse.click(at.x, at.y);
};

const HELD = 450;

/** Taps; what asks in red is held. Now and then it looks behind a tab where something glows. */
export const finger: Hand = async (page, sight, roll) => {
  const { confirm, tabs, plan } = sight;
  const tab = !confirm && tabs.length > 0 && roll(4) === 0 ? tabOf(tabs[roll(tabs.length)] ?? "") : null;
  const at = (tab && (await met(page, tab))) ?? (await target(page, sight, roll));
  if (!at) await page.locator("[data-act^='sheet-']:enabled").last().tap();
  else if (confirm && plan === "danger") await hold(page, at);
  else await page.touchscreen.tap(at.x, at.y);
};

async function hold(page: Page, at: Point): Promise<void> {
  const touch = await page.context().newCDPSession(page);
  await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [at] });
  await page.waitForTimeout(HELD);
  await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await touch.detach();
}

const LETTERS: Readonly<Record<string, string>> = {
  build: "b",
  project: "g",
  upgrade: "u",
  federation: "f",
  research: "r",
  pass: "p",
};
const FAR = 6;

/** Letters open a turn, arrows walk over what glows, Enter says it. */
export const keys: Hand = async (page, { confirm, lit }, roll) => {
  const verbs = lit.filter((word) => word in LETTERS && (word !== "pass" || lit.length < 3 || roll(8) === 0));
  const verb = roll(4) > 0 ? verbs[roll(verbs.length)] : undefined;
  if (!confirm && verb) {
    await page.keyboard.press(LETTERS[verb] ?? "");
    return;
  }
  if (!confirm) {
    const step = roll(2) > 0 ? "ArrowRight" : "ArrowLeft";
    for (let steps = roll(Math.min(lit.length, FAR)) + 1; steps > 0; steps--) await page.keyboard.press(step);
  }
  await page.keyboard.press("Enter");
};

const PATIENCE = 90_000; // for bots on a busy machine
const SLOW = 2_500; // after so long a gesture has done nothing
const MISSES = 8;

/** Plays until the game is over; returns how many gestures that took. */
export async function playOut(page: Page, seed: number, hand: Hand = mouse, most = 3000): Promise<number> {
  const roll = dice(seed);
  let last = Date.now();
  let missed = 0;
  for (let gestures = 0; gestures < most; ) {
    const sight = await page.evaluate(look);
    if (sight.over) return gestures;
    const idle = sight.busy || (!sight.confirm && sight.lit.length + sight.tabs.length === 0);
    if (idle) {
      if (Date.now() - last > PATIENCE) throw new Error(`nothing to answer: ${sight.moment.slice(0, 300)}`);
      await page.waitForTimeout(15);
      continue;
    }
    await hand(page, sight, roll);
    gestures++;
    last = Date.now();
    if (!(await changed(page, sight.moment))) missed++;
    if (missed > MISSES) throw new Error(`clicks do nothing: ${sight.moment.slice(0, 300)}`);
  }
  throw new Error("the game does not end");
}

/** Whether a gesture was seen to do something; somebody else may have acted at the same moment, so that it met nothing. */
async function changed(page: Page, before: string): Promise<boolean> {
  for (const end = Date.now() + SLOW; Date.now() < end; ) {
    const { moment, busy } = await page.evaluate(look);
    if (moment !== before || busy) return true;
    await page.waitForTimeout(15);
  }
  return false;
}
