/** What a thing is and means, as a line of the prompt bar: a room, a space of Neo, a start token, a medal, or any other word. */

import type { SpaceItem } from "../../contract/federation.gen";
import type { Message } from "../../engine/types";
import type { Speech } from "../../text/speech";
import { type Fed, frontSeat, items, lookedAt, seatFacts } from "./view";
import { isWorld } from "./worlds";

const UNBROKEN = "-\u2060"; // a hyphen after which no line ends

const NUMERALS = ["", "I", "II", "III", "IV", "V"];

export function numeral(n: number): string {
  return NUMERALS[n] ?? String(n);
}

/** What is done in a room, in a few words. */
function deedText(speech: Speech, space: SpaceItem): string {
  if (isWorld(space.action)) return speech.text(`federation-act-${space.action}`);
  return `${effectText(speech, [...space.cost.map((word) => `pay-${word}`), ...space.effect])}.`;
}

function effectText(speech: Speech, words: readonly string[]): string {
  return words.map((word) => speech.name(word)).join(", ");
}

/** The room, its floor, and what is done there; if somebody lies there, who and with what. */
export function roomMeaning(speech: Speech, space: SpaceItem): string {
  const where = speech.name(space.name);
  if (space.seat === null && !space.neutral) return `${where}: ${deedText(speech, space)}`;
  const who = space.seat === null ? speech.text("fact-neutral") : speech.player(space.seat);
  const what = space.funding ? speech.name("fund") : speech.text("federation-n-votes", { n: space.votes });
  return `${where}: ${who}, ${what}.`;
}

type Reader = (speech: Speech, view: Fed, word: string) => string | null;

const startText: Reader = (speech, view, word) => {
  const start = items(view, "starts").find((item) => item.word === word);
  return start ? `${effectText(speech, start.gain)}.` : null;
};

const neoText: Reader = (speech, view, word) => {
  const space = items(view, "neo").find((item) => item.word === word);
  if (!space) return null;
  const gain = space.asteroid_gain.length > 0 ? space.asteroid_gain : space.gain;
  const influence = speech.text("federation-influence-there", { n: space.influence });
  return gain.length > 0 ? `${effectText(speech, gain)}. ${influence}` : influence;
};

const medalText: Reader = (speech, view, word) => {
  const medal = items(view, "medals").find((item) => item.word === word);
  if (!medal) return null;
  const { medals, medal_points: now } = seatFacts(view, frontSeat(view));
  const then = medals.includes(medal.name) ? now : (view.table.medal_points[medals.length + 1] ?? now);
  return speech.text("federation-medal-worth", { now, n: then });
};

const alterationMeaning: Reader = (speech, view, word) => {
  const own = items(view, "alterations", frontSeat(view));
  const token = [...own, ...items(view, "moon-tokens"), ...lookedAt(view)].find((item) => item.word === word);
  if (!token) return null;
  const side = token.votes > 0 ? speech.text("federation-n-votes", { n: token.votes }) : speech.name("fund");
  const effect = [side, ...token.bonus.map((each) => speech.name(each))].join(", ");
  return speech.text("federation-alteration-meaning", { effect });
};

const moonText: Reader = (speech, view, word) => {
  const moon = items(view, "moons").find((item) => item.word === word);
  return moon ? speech.text("federation-moon-meaning", { strength: moon.strength, left: moon.tokens }) : null;
};

const shopText: Reader = (speech, view, word) => {
  const shop = items(view, "shops").find((item) => item.word === word);
  if (!shop) return null;
  const level = (shop.discs[frontSeat(view)] ?? 0) > 0 ? 2 : 1;
  const effect = effectText(speech, level > 1 ? shop.level2 : shop.level1);
  const cost = paying(speech, shop.cost);
  return `${cost}${speech.text("federation-shop-meaning", { level, effect })}`;
};

const buildingText: Reader = (speech, view, word) => {
  const production = items(view, "productions").find((item) => item.word === word);
  if (production) {
    const income = effectText(speech, production.income);
    return `${paying(speech, production.cost)}${speech.text("federation-production-meaning", { income })}`;
  }
  const mega = items(view, "megastructures").find((item) => item.word === word);
  const worth = mega?.worth[frontSeat(view)] ?? null;
  if (!mega || worth === null) return null;
  return `${paying(speech, mega.cost)}${speech.text("federation-mega-meaning", { n: worth })}`;
};

function paying(speech: Speech, cost: readonly string[]): string {
  return cost.length > 0 ? `${speech.text("federation-pays", { cost: effectText(speech, cost) })} ` : "";
}

/** What the figures of the board say; the rest is told by texts. */
const READERS: readonly Reader[] = [
  startText,
  neoText,
  medalText,
  alterationMeaning,
  moonText,
  shopText,
  buildingText,
];

function factsOf(speech: Speech, view: Fed, word: string): string | null {
  for (const read of READERS) {
    const text = read(speech, view, word);
    if (text !== null) return text;
  }
  return null;
}

/** The line for whatever is pointed at. */
export function meaningOf(speech: Speech, view: Fed, word: string, asked: Message | null): string {
  const space = items(view, "spaces").find((item) => item.word === word);
  if (space) return roomMeaning(speech, space);
  if (asked?.id === "federation-ask-disc" && word.startsWith("shop-"))
    return `${speech.name(word)}: ${speech.text("federation-disc-meaning", asked.args)}`;
  const free =
    asked?.id === "federation-ask-transport" && items(view, "neo").find((item) => item.word === word);
  if (free)
    return `${speech.name(word)}: ${speech.text("federation-influence-there", { n: free.influence })}`;
  const meaning = factsOf(speech, view, word) ?? speech.explain(word);
  const rule = speech.rule(word);
  return `${speech.name(word)}${meaning ? `: ${meaning}` : ""}${rule ? ` (${rule.replaceAll("-", UNBROKEN)})` : ""}`;
}
