/** The picture language of the powers: each power becomes a short row of signs. Pure, so that it can be tested. */

import { signed } from "../../kit/value";
import type { Kind, Power, PowerList } from "./cards";

export type Sign =
  | { readonly sign: "text"; readonly text: string }
  | { readonly sign: "card"; readonly text: string } // cards drawn
  | { readonly sign: "keep"; readonly text: string } // cards kept
  | { readonly sign: "good"; readonly kind: Kind | "any"; readonly hollow?: boolean }
  | { readonly sign: "points"; readonly text: string }
  | { readonly sign: "military"; readonly text: string }
  | { readonly sign: "world"; readonly kind: Kind | "any"; readonly text: string }
  | { readonly sign: "development"; readonly text: string }
  | { readonly sign: "price" } // the sign of trade
  | { readonly sign: "arrow" }
  | { readonly sign: "away" } // this card is discarded
  | { readonly sign: "die" }
  | { readonly sign: "crown" }; // the most of something

const ARROW: Sign = { sign: "arrow" };
const PRICE: Sign = { sign: "price" };

function text(value: string): Sign {
  return { sign: "text", text: value };
}

function card(amount: number): Sign {
  return { sign: "card", text: signed(amount) };
}

function good(kind: Kind | undefined): Sign {
  return { sign: "good", kind: kind ?? "any" };
}

function consumed(power: Power): Sign[] {
  const goods = power.goods ?? 1;
  const times = power.times ?? 1;
  const eaten: Sign[] = power.different
    ? [text(`${goods}≠`), good(undefined)]
    : Array.from({ length: goods }, () => good(power.kind));
  const reward: Sign[] = [];
  if (power.vp) reward.push({ sign: "points", text: String(power.vp) });
  // Beside points the card needs no plus: "1⬡ 1▯" is the widest line that must fit.
  if (power.cards) reward.push(power.vp ? { sign: "card", text: String(power.cards) } : card(power.cards));
  const often: Sign[] = times > 1 ? [text(`×${times}`)] : [];
  return [...eaten, ...often, ARROW, ...reward];
}

/** The signs of one power on a card whose own goods are of a kind; an unknown power is told in words only. */
export function signs(list: PowerList, power: Power, own?: Kind): Sign[] {
  const amount = power.amount ?? 0;
  const kind = power.kind ?? "any";
  switch (power.power) {
    case "draw":
      return [card(amount)];
    case "keep":
      return [{ sign: "keep", text: signed(amount) }];
    case "discount":
      return list === "develop"
        ? [{ sign: "development", text: `−${amount}` }]
        : [{ sign: "world", kind, text: `−${amount}` }];
    case "draw-at-start":
      return [card(amount)];
    case "draw-after":
      return [
        list === "develop" ? { sign: "development", text: "" } : { sign: "world", kind: "any", text: "" },
        ARROW,
        card(amount),
      ];
    case "military": {
      const force: Sign = { sign: "military", text: signed(amount) };
      if (power.kind) return [force, good(power.kind)];
      return power.keyword ? [force, text("R")] : [force];
    }
    case "pay-for-military":
      return [
        { sign: "military", text: "" },
        ARROW,
        { sign: "world", kind: "any", text: `−${power.less ?? amount}` },
      ];
    case "discard-to-settle-free":
      return [{ sign: "away" }, ARROW, { sign: "world", kind: "any", text: "0" }];
    case "discard-for-military":
      return [{ sign: "away" }, ARROW, { sign: "military", text: signed(amount) }];
    case "trade-bonus":
      if (power.this_world) return [PRICE, { sign: "world", kind: "any", text: "" }, card(amount)];
      return power.kind ? [PRICE, good(power.kind), card(amount)] : [PRICE, card(amount)];
    case "consume":
      return consumed(power);
    case "consume-all":
      return [good(undefined), text("×n"), ARROW, text("n−1"), { sign: "points", text: "" }];
    case "discard-hand":
      return [
        { sign: "card", text: "−1" },
        text(`×${power.times ?? 1}`),
        ARROW,
        { sign: "points", text: String(power.vp ?? 1) },
      ];
    case "sell":
      return power.bonuses ? [good(undefined), ARROW, PRICE] : [good(undefined), ARROW, PRICE, text("–")];
    case "gamble":
      return [{ sign: "die" }, ARROW, card(1)];
    case "produce":
      return [ARROW, good(own)];
    case "draw-if-produced":
      return [card(amount)];
    case "produce-windfall":
      return [ARROW, { sign: "good", kind, hollow: true }];
    case "draw-per-good":
      return [good(power.kind), ARROW, card(amount)];
    case "draw-per-kind":
      return [text("≠"), good(undefined), ARROW, card(amount)];
    case "draw-per-world":
      return [{ sign: "world", kind, text: "" }, ARROW, card(amount)];
    case "draw-if-most":
      return [{ sign: "crown" }, good(power.kind), ARROW, card(amount)];
    default:
      return [text("✦")];
  }
}
