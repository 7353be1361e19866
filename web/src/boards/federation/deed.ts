/** What the own token has brought about since it was laid, as the log tells it. Pure. */

import type { Entry } from "../../contract/messages.gen";
import type { World } from "./worlds";

const PLACED = "federation-did-places";
const SENT = "federation-did-mission";

export interface Deed {
  /** What happened in the room, and by the mission. */
  readonly action: readonly Entry[];
  readonly mission: readonly Entry[];
  /** The mission that a ship was sent on. */
  readonly sent: string | null;
}

/** From the seat's last token on; empty before its first. */
export function deedOf(log: readonly Entry[], seat: number | null): Deed {
  const own = log.filter((entry) => entry.args.seat === seat);
  const placed = own.findLastIndex((entry) => entry.id === PLACED);
  const since = placed < 0 ? [] : own.slice(placed + 1);
  const at = since.findIndex((entry) => entry.id === SENT);
  if (at < 0) return { action: since, mission: [], sent: null };
  return {
    action: since.slice(0, at),
    mission: since.slice(at + 1),
    sent: String(since[at]?.args.mission),
  };
}

/** A line of the log that tells a gain or a price, as the words of an effect. */
export function effectOf({ id, args }: Entry): readonly string[] {
  const { n, resource, cost } = args;
  switch (id) {
    case "federation-did-gains":
      return [`${resource}-${n}`];
    case "federation-did-pays":
      return (Array.isArray(cost) ? cost : [cost]).map((kind) => `pay-${kind}-1`);
    case "federation-did-ships":
      return [`ship-${n}`];
    case "federation-did-degrees":
      return [`degree-${n}`];
    default:
      return [];
  }
}

const COUNTED = /^(pay-)?(\w+)-(\d+)$/;

/** All gains and prices, of each kind the sum; prices first. */
export function summedUp(entries: readonly Entry[]): string[] {
  const sums = new Map<string, number>();
  for (const word of entries.flatMap(effectOf)) {
    const [, pay = "", kind = "", n = ""] = COUNTED.exec(word) ?? [];
    sums.set(pay + kind, (sums.get(pay + kind) ?? 0) + Number(n));
  }
  const words = [...sums].map(([kind, n]) => `${kind}-${n}`);
  return [
    ...words.filter((word) => word.startsWith("pay-")),
    ...words.filter((word) => !word.startsWith("pay-")),
  ];
}

const BY_LOG: Readonly<Record<string, World>> = {
  "federation-did-trades": "arratuin",
  "federation-did-disc": "arratuin",
  "federation-did-miner": "neo",
  "federation-did-mage": "sixmoon",
  "federation-did-alteration": "sixmoon",
  "federation-did-takes": "atal",
  "federation-did-builds": "e81216",
};

/** The world where something happened last; null if nothing did. */
export function worldOfDeed({ action, mission }: Deed): World | null {
  const last = [...action, ...mission].findLast((entry) => BY_LOG[entry.id] !== undefined);
  return last === undefined ? null : (BY_LOG[last.id] ?? null);
}

/** The shop that was traded with last, while nothing else has happened anywhere. */
export function shopOfDeed({ action, mission }: Deed): string | null {
  const last = [...action, ...mission].findLast((entry) => entry.args.shop !== undefined);
  return last === undefined ? null : String(last.args.shop);
}
