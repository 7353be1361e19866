/**
 * Hands for the board of Planet Unknown: a mouse, keys, or fingers. They act only on what is in sight and not covered,
 * and after each act wait until the table has moved on.
 */

import { type CDPSession, expect, type Page } from "@playwright/test";
import { dice } from "./table";

export interface Spot {
  readonly word: string;
  readonly x: number;
  readonly y: number;
  /** The key that presses it, if it shows one. */
  readonly digit: string | null;
}

/** What a player sees at one moment. */
export interface Sight {
  readonly over: boolean;
  readonly asked: boolean;
  /** The question of the table; nothing where the board asks in words of its own. */
  readonly prompt: string;
  readonly plan: string;
  readonly turning: boolean;
  /** The tiles that may be taken and laid. */
  readonly fits: readonly Spot[];
  readonly ghost: "none" | "legal" | "bad";
  readonly queue: readonly Spot[];
  readonly movement: Spot | null;
  /** Where the chosen rover could go. */
  readonly reached: readonly Spot[];
  /** The button by which a finger sends it there. */
  readonly go: readonly Spot[];
  readonly lit: readonly Spot[];
  readonly set: boolean;
  readonly confirm: Spot | null;
  /** Equal as long as nothing has changed. */
  readonly moment: string;
}

declare global {
  interface Window {
    planetSight: () => Sight;
    planetSettled: (before: string) => boolean;
  }
}

/** Give the page eyes: they see what is drawn, in sight and not covered by something else. */
export async function open(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const spot = (each: Element): Spot | null => {
      if (!each.checkVisibility({ visibilityProperty: true })) return null;
      const box = each.getBoundingClientRect();
      const x = box.left + box.width / 2;
      const y = box.top + box.height / 2;
      const hit = document.elementFromPoint(x, y);
      if (!hit || !(each.contains(hit) || hit.contains(each))) return null;
      const digit = each.getAttribute("data-digit") ?? each.querySelector("kbd")?.textContent ?? null;
      return { word: each.getAttribute("data-word") ?? "", x, y, digit };
    };
    const spots = (selector: string): Spot[] =>
      [...document.querySelectorAll(selector)].map(spot).filter((each) => each !== null);
    const count = (selector: string) => document.querySelectorAll(selector).length;
    const lit = "[data-word][data-light='legal']";
    const asked = () => {
      const prompt = document.querySelector(".prompt");
      return {
        over: count("[data-act='rematch']") > 0,
        asked: prompt?.getAttribute("data-asked") === "true",
        plan: prompt?.getAttribute("data-plan") ?? "",
      };
    };
    const moment = () =>
      [
        document.querySelector(".prompt-question")?.textContent,
        document.querySelector(".prompt")?.getAttribute("data-plan"),
        count(".log li"),
        count("[data-area='planet'] [data-tile]"),
        count("[data-area='ghost']"),
        ...[...document.querySelectorAll("[data-word]:not([data-light='dark']), [data-act='movement']")].map(
          (each) => `${each.getAttribute("data-word")} ${each.getAttribute("data-light")}`,
        ),
      ].join("|");
    window.planetSight = () => {
      const ghost = document.querySelector("[data-area='ghost']");
      return {
        ...asked(),
        prompt: document.querySelector(".prompt-question")?.getAttribute("data-prompt") ?? "",
        turning: spots("[data-act='turn-station']").length > 0,
        fits: spots("[data-fits='true']"),
        ghost: ghost === null ? "none" : ghost.getAttribute("data-legal") === "true" ? "legal" : "bad",
        queue: spots(`[data-area='queue'] ${lit}`),
        movement: spots("[data-act='movement'][data-light='legal']")[0] ?? null,
        reached: spots(`[data-area='squares'] ${lit}:not([data-drives='true'])`),
        go: spots("[data-act='drive']:not(:disabled)"),
        lit: spots(lit),
        set: count(".prompt-count") > 0,
        confirm: spots("[data-act='confirm']:not(:disabled)")[0] ?? null,
        moment: moment(),
      };
    };
    window.planetSettled = (before) => {
      const now = asked();
      if (now.over) return true;
      if (!now.asked || now.plan === "sent" || now.plan === "wait" || moment() === before) return false;
      const { turning, fits, lit: glows, confirm } = window.planetSight();
      return turning || fits.length > 0 || glows.length > 0 || confirm !== null;
    };
  });
}

const see = (page: Page): Promise<Sight> => page.evaluate(() => window.planetSight());

const PATIENCE = 30_000; // bots think, and the machine may be busy

async function settled(page: Page, before = ""): Promise<Sight> {
  await page
    .waitForFunction((was) => window.planetSettled(was), before, { timeout: PATIENCE, polling: 30 })
    .catch(async () => {
      throw new Error(`nothing goes on at ${JSON.stringify(await see(page))}`);
    });
  return see(page);
}

export type Roll = (below: number) => number;

/** How somebody plays: with a mouse, with keys, with fingers. */
export interface Player {
  press(spot: Spot, sight: Sight): Promise<void>;
  confirm(spot: Spot, sight: Sight): Promise<void>;
  turn(roll: Roll): Promise<void>;
  /** Take a tile and look for a place. */
  carry(sight: Sight, roll: Roll): Promise<void>;
  /** Put the tile back and take it anew: then it lies where it fits. */
  retake(sight: Sight): Promise<void>;
  place(): Promise<void>;
}

/** Where the middle of a square is on the screen. */
async function middle(page: Page, x: number, y: number): Promise<{ x: number; y: number }> {
  const box = await page.locator(`[data-word='c${x}-${y}']`).first().boundingBox();
  if (!box) throw new Error(`there is no square ${x}, ${y}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function isLegal(page: Page): Promise<boolean> {
  return (await see(page)).ghost === "legal";
}

export function mouse(page: Page): Player {
  const click = async ({ x, y }: { x: number; y: number }) => page.mouse.click(x, y);
  return {
    press: click,
    confirm: click,
    turn: async (roll) => {
      for (let steps = roll(4); steps > 0; steps--) await page.locator("[data-act='station-right']").click();
      await page.locator("[data-act='turn-station']").click();
    },
    carry: async ({ fits, ghost }, roll) => {
      const tile = fits[roll(fits.length)];
      if (ghost === "none" && tile) {
        const to = await middle(page, 3 + roll(6), 3 + roll(6));
        await page.mouse.move(tile.x, tile.y);
        await page.mouse.down(); // a click takes it, dragging takes it along
        if (roll(2)) await page.mouse.move(to.x, to.y, { steps: 4 });
        await page.mouse.up();
      }
      for (let tries = 0; tries < 3 && !(await isLegal(page)); tries++) {
        for (let turns = roll(4); turns > 0; turns--) await page.keyboard.press("r");
        if (roll(2)) await page.keyboard.press("f");
        const to = await middle(page, 3 + roll(6), 3 + roll(6));
        await page.mouse.move(to.x, to.y, { steps: 2 });
      }
    },
    retake: async ({ fits: [tile] }) => {
      await page.locator("[data-act='put-back']").click();
      if (tile) await click(tile);
    },
    place: () => page.locator("[data-act='place']").click(),
  };
}

export function keys(page: Page): Player {
  const press = (key: string) => page.keyboard.press(key);
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute("data-word") ?? "");
  return {
    press: async ({ word, digit }, { lit }) => {
      if (digit !== null && /^[1-9KD]$/.test(digit)) return press(digit.toLowerCase());
      for (let steps = 0; (await focused()) !== word; steps++) {
        if (steps > lit.length + 40) throw new Error(`no key leads to ${word}`);
        await press("ArrowRight");
      }
      await press("Enter");
    },
    confirm: () => press("Enter"),
    turn: async (roll) => {
      for (let steps = roll(4); steps > 0; steps--) await press("ArrowRight");
      await press("Enter");
    },
    carry: async ({ fits, ghost }, roll) => {
      const digit = fits[roll(fits.length)]?.digit;
      if (ghost === "none") await press(digit ?? "1");
      for (let steps = roll(4); steps > 0; steps--) {
        await press(["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "r", "R", "f"][roll(7)] ?? "r");
      }
    },
    retake: async ({ fits: [tile] }) => {
      await press("Escape");
      await press(tile?.digit ?? "1");
    },
    place: () => press("Enter"),
  };
}

/** Fingers have a clock of their own, so that a tap is short on a busy machine too. */
let clock = Date.now() / 1000;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export async function fingers(line: CDPSession, type: string, points: readonly Point[]): Promise<void> {
  clock += 0.016;
  await line.send("Input.dispatchTouchEvent", {
    type: type as "touchStart",
    timestamp: clock,
    touchPoints: points.map(({ x, y }, id) => ({ x, y, id })),
  });
}

const HOLD = 400; // ms that a danger is held

const APART = 0.5; // seconds between two taps, so that they are not one double tap

export async function touch(page: Page): Promise<Player> {
  const line = await page.context().newCDPSession(page);
  const tap = async (at: Point) => {
    clock += APART;
    await fingers(line, "touchStart", [at]);
    await fingers(line, "touchEnd", []);
  };
  const press = async (act: string) => {
    const box = await page.locator(`[data-act='${act}']:not(:disabled)`).boundingBox();
    if (!box) throw new Error(`there is no button ${act}`);
    await tap({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
  };
  const drag = async (from: Point, to: Point) => {
    await fingers(line, "touchStart", [from]);
    for (let step = 1; step <= 4; step++)
      await fingers(line, "touchMove", [
        { x: from.x + ((to.x - from.x) * step) / 4, y: from.y + ((to.y - from.y) * step) / 4 },
      ]);
    clock += APART;
    await fingers(line, "touchMove", [to]); // it rests: a flick would swallow the next tap
    await fingers(line, "touchEnd", []);
  };
  return {
    press: tap,
    confirm: async (spot, { plan }) => {
      if (plan !== "danger") return tap(spot);
      await fingers(line, "touchStart", [spot]);
      await page.waitForTimeout(HOLD * 1.5); // it is held on purpose
      await fingers(line, "touchEnd", []);
    },
    turn: async (roll) => {
      for (let steps = roll(4); steps > 0; steps--) await press("station-right");
      await press("turn-station");
    },
    carry: async ({ fits, ghost }, roll) => {
      const tile = fits[roll(fits.length)];
      if (ghost === "none" && tile) await drag(tile, await middle(page, 3 + roll(6), 6 + roll(5)));
      for (let tries = 0; tries < 3 && !(await isLegal(page)); tries++) {
        const at = await middle(page, 3 + roll(6), 3 + roll(6));
        if (roll(2)) await tap(at);
        else await drag(at, await middle(page, 3 + roll(6), 3 + roll(6)));
      }
    },
    retake: async () => {
      const held = await page.locator("[data-held='true']").first().boundingBox();
      if (!held) throw new Error("no tile is held");
      const at = { x: held.x + held.width / 2, y: held.y + held.height / 2 };
      await tap(at); // a touch puts it back, another takes it
      await tap(at);
    },
    place: () => press("place"),
  };
}

/** Take a tile, carry it about, turn it, and lay it where the light says that it may lie. */
async function lay(page: Page, player: Player, sight: Sight, roll: Roll): Promise<Sight> {
  await player.carry(sight, roll);
  if (!(await isLegal(page))) {
    await expect(page.locator("[data-act='place']")).toBeDisabled();
    await player.retake(sight);
  }
  const carried = await see(page);
  if (carried.ghost !== "legal") throw new Error("a tile that is taken lies where it may not");
  await player.place();
  return settled(page, carried.moment);
}

/** Take up what is to be resolved, drive now and then, and end the turn. */
async function resolve(page: Page, player: Player, sight: Sight, roll: Roll): Promise<Sight> {
  const [first] = sight.queue;
  const done = sight.lit.find(({ word }) => word === "done");
  let now = sight;
  if (first) await player.press(first, now);
  else if ((sight.movement || sight.reached.length > 0) && (roll(2) || !done)) {
    if (sight.movement && sight.reached.length === 0) {
      await player.press(sight.movement, sight);
      now = await settled(page, sight.moment);
    }
    const to = now.reached[roll(now.reached.length)];
    if (!to) throw new Error("a rover that may be chosen goes nowhere");
    await player.press(to, now);
    const [go] = (await see(page)).go; // a finger's first tap shows the way
    if (go) await player.press(go, now);
  } else if (done) await player.press(done, now);
  else throw new Error("nothing is left to resolve, and the turn cannot be ended");
  return settled(page, now.moment);
}

/** One act, and what is seen when the table has moved on. */
async function act(page: Page, player: Player, sight: Sight, roll: Roll): Promise<Sight> {
  if (sight.fits.length > 0) return lay(page, player, sight, roll);
  const driving = sight.prompt === "" && sight.reached.length > 0; // the board asks about a rover in its own words
  if ((sight.prompt === "planet-ask-resolve" || driving) && sight.plan === "none")
    return resolve(page, player, sight, roll);
  const any = sight.lit[roll(sight.lit.length)];
  if (sight.turning) await player.turn(roll);
  else if (sight.confirm && (!sight.set || !any || roll(2))) await player.confirm(sight.confirm, sight);
  else if (any) await player.press(any, sight);
  return settled(page, sight.moment);
}

/** Play until the game is over, or so many tiles have been laid; how many were. */
export async function play(page: Page, player: Player, seed: number, tiles = 1000): Promise<number> {
  const roll = dice(seed);
  let laid = 0;
  let sight = await settled(page);
  for (let acts = 0; acts < 3000 && laid < tiles && !sight.over; acts++) {
    if (sight.fits.length > 0) laid += 1;
    sight = await act(page, player, sight, roll);
  }
  return laid;
}
