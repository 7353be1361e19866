/** One turn as its four steps: token, room, action, mission. Pure. */

import type { Prompt, Word } from "../../engine/types";
import { type Fed, items, lastPlaced } from "./view";

export const STAGES = ["token", "room", "action", "mission"] as const;
export type TurnStep = (typeof STAGES)[number];

export interface Turn {
  readonly token: Word | null;
  /** `vote`, `fund`, or the alteration that covers the token. */
  readonly side: Word | null;
  readonly room: Word | null;
  /** What is done in the room, word by word; empty: nothing has been chosen. */
  readonly deed: readonly Word[];
  readonly mission: readonly Word[];
  readonly now: TurnStep;
  /** Which steps have been said already, and are no longer only planned. */
  readonly said: readonly TurnStep[];
}

const OPENING = ["federation-ask-ambassador", "federation-ask-side", "federation-ask-space"];
const MISSION = "federation-ask-mission";
const BEFORE = ["federation-ask-start"];
const NOTHING: readonly Word[] = [];

const isToken = (word: Word) => word.startsWith("amb-");
const isSide = (word: Word) => word === "vote" || word === "fund" || word.startsWith("alt-");
const isRoom = (word: Word) => word === "outer" || /^f\d+c\d+$/.test(word);

/** The turn under way as the question, the planned words and the mission under way tell it; null outside of a turn. */
export function turnOf(
  view: Fed,
  asked: Prompt | null,
  planned: readonly Word[],
  sent: Word | null = null,
): Turn | null {
  if (asked === null || view.seat === null || view.over) return null;
  if (view.table.phase !== "ambassadors" || BEFORE.includes(asked.id)) return null;
  return OPENING.includes(asked.id) ? opening(asked, planned) : later(view, asked, planned, sent);
}

function opening(asked: Prompt, planned: readonly Word[]): Turn {
  const told = asked.args.token;
  const at = planned.findIndex(isRoom);
  const before = at < 0 ? planned : planned.slice(0, at);
  const token = before.find(isToken) ?? (typeof told === "string" ? told : null);
  const side = before.find(isSide) ?? null;
  const placed = asked.id === "federation-ask-space";
  const room = at < 0 ? null : (planned[at] ?? null);
  const now = token === null || (side === null && !placed) ? "token" : room === null ? "room" : "action";
  return {
    token,
    side,
    room,
    deed: at < 0 ? NOTHING : planned.slice(at + 1),
    mission: NOTHING,
    now,
    said: placed ? ["token"] : [],
  };
}

function later(view: Fed, asked: Prompt, planned: readonly Word[], sent: Word | null): Turn {
  const seat = view.seat ?? 0;
  const space = lastPlaced(view, seat);
  const [outer] = items(view, "outer");
  const outside = Math.max(0, ...(outer?.orders ?? []).filter((_, at) => outer?.seats[at] === seat));
  const here = space !== null && space.order > outside ? space : null;
  const mission = asked.id === MISSION || sent !== null;
  return {
    token: here?.token ?? null,
    side: here === null ? null : (here.cover ?? (here.funding ? "fund" : "vote")),
    room: here?.word ?? (outside > 0 ? "outer" : null),
    deed: mission ? NOTHING : planned,
    mission: mission ? [...(sent === null ? NOTHING : [sent]), ...planned] : NOTHING,
    now: mission ? "mission" : "action",
    said: sent !== null ? STAGES : mission ? ["token", "room", "action"] : ["token", "room"],
  };
}
