/** Hands for the board of Federation: they click what is seen to glow, wherever it lies. */

import { expect, type Page } from "@playwright/test";
import type { TableMessage } from "../../web/src/contract/messages.gen";
import { asked, dice, over } from "./table";

const MARK = "data-target";

export interface Sight {
  /** The word with which each glowing thing in sight begins. */
  readonly words: readonly string[];
  /** What is planned may be said. */
  readonly confirm: boolean;
  /** Nothing has been clicked: what may be said has only been laid out. */
  readonly fresh: boolean;
}

/** What glows in sight; each is numbered, so that it can be clicked. */
export async function sight(page: Page): Promise<Sight> {
  return page.evaluate((mark) => {
    for (const old of document.querySelectorAll(`[${mark}]`)) old.removeAttribute(mark);
    const lit = [...document.querySelectorAll("[data-word][data-light='legal']")].filter((each) => {
      const box = each.getBoundingClientRect();
      return each.checkVisibility({ visibilityProperty: true }) && box.width > 0;
    });
    lit.forEach((each, at) => {
      each.setAttribute(mark, String(at));
    });
    const confirm = document.querySelector<HTMLButtonElement>("[data-act='confirm']");
    return {
      words: lit.map(
        (each) =>
          each.closest("[data-said]")?.getAttribute("data-said") ?? each.getAttribute("data-word") ?? "",
      ),
      confirm: confirm !== null && !confirm.disabled,
      fresh: document.querySelector("[data-undo='click']") === null,
    };
  }, MARK);
}

async function moment(page: Page): Promise<string> {
  return page.evaluate(() => {
    const prompt = document.querySelector(".prompt");
    const question = prompt?.querySelector(".prompt-question")?.textContent ?? "";
    const picked = [...document.querySelectorAll("[data-word]:not([data-light='dark'])")].map(
      (each) => `${each.getAttribute("data-word")} ${each.getAttribute("data-light")}`,
    );
    const clicks = prompt?.getAttribute("data-clicks"); // the same may be asked twice
    const lines = document.querySelectorAll(".log li").length;
    return `${question} ${prompt?.getAttribute("data-plan")} ${clicks} ${lines} ${picked.join()}`;
  });
}

/** The table has moved on, or the choice has. */
export async function movedOn(page: Page, act: () => Promise<unknown>): Promise<void> {
  const before = await moment(page);
  await act();
  await expect.poll(() => moment(page), { timeout: 10_000, intervals: [20, 40, 80] }).not.toBe(before);
  await expect(page.locator(".prompt[data-plan='sent']")).toHaveCount(0);
}

export type Step = (page: Page, roll: (below: number) => number) => Promise<void>;

/** Whether to confirm: what was clicked together always is, what was only laid out is one answer among others. */
function confirms({ words, confirm, fresh }: Sight, roll: (below: number) => number): boolean {
  return confirm && (!fresh || roll(words.length + 1) === 0);
}

/** One click on something that glows, or on the confirmation. */
export const act: Step = async (page, roll) => {
  const seen = await sight(page);
  if (!seen.confirm && seen.words.length === 0) {
    await page.waitForTimeout(40); // the game has just moved on
    return;
  }
  const target = confirms(seen, roll)
    ? page.locator("[data-act='confirm']")
    : page.locator(`[${MARK}="${roll(seen.words.length)}"]`);
  const before = await moment(page);
  const done = await target.click({ timeout: 2_000 }).then(
    () => true,
    () => false,
  );
  if (!done && (await moment(page)) === before) await target.click();
  await expect.poll(() => moment(page), { timeout: 10_000, intervals: [20, 40, 80] }).not.toBe(before);
  await expect(page.locator(".prompt[data-plan='sent']")).toHaveCount(0);
};

/** The same with the keyboard alone: to what glows with the arrows, Enter on it, Enter to confirm. */
export const press: Step = async (page, roll) => {
  const seen = await sight(page);
  if (!seen.confirm && seen.words.length === 0) {
    await page.waitForTimeout(40);
    return;
  }
  if (confirms(seen, roll)) {
    await movedOn(page, () => page.keyboard.press("Enter"));
    return;
  }
  for (let steps = roll(Math.min(seen.words.length, 6)) + 1; steps > 0; steps--)
    await page.keyboard.press("ArrowRight");
  // What is picked already is on the way too; Enter there may change nothing.
  const answers = () =>
    document.activeElement?.matches("[data-light='legal'], [data-act='confirm']") ?? false;
  for (let more = 0; more < 60 && !(await page.evaluate(answers)); more++)
    await page.keyboard.press("ArrowRight");
  await movedOn(page, () => page.keyboard.press("Enter"));
};

interface Watching {
  /** Looked at before every click. */
  readonly look?: (page: Page) => Promise<void>;
  readonly most?: number;
  readonly step?: Step;
  /** Enough has been seen. */
  readonly until?: (page: Page) => Promise<boolean>;
}

/** Plays until the game is over; returns how many clicks that took. */
export async function playOut(
  page: Page,
  seed: number,
  { look, most = 1500, step = act, until }: Watching = {},
): Promise<number> {
  const roll = dice(seed);
  for (let clicks = 0; clicks < most; clicks++) {
    await expect(asked(page).or(over(page)).first()).toBeVisible({ timeout: 60_000 });
    if ((await over(page).isVisible()) || (await until?.(page))) return clicks;
    await look?.(page);
    await step(page, roll);
  }
  throw new Error("the game does not end");
}

/** What the table says to the page, the last of it. */
export function hearing(page: Page): () => TableMessage | null {
  let last: TableMessage | null = null;
  page.on("websocket", (socket) => {
    socket.on("framereceived", ({ payload }) => {
      const message = JSON.parse(String(payload)) as { type: string };
      if (message.type === "table") last = message as TableMessage;
    });
  });
  return () => last;
}

/** The words that the sentences ask for after these. */
export function nextOf(table: TableMessage | null, said: readonly string[] = []): string[] {
  const sentences = table?.sentences.list ?? [];
  const open = sentences.filter((sentence) => said.every((word, at) => sentence[at] === word));
  return [...new Set(open.map((sentence) => sentence[said.length] ?? ""))].sort();
}
