/** What is printed on a card, in sentences of the reader's language. */

import { signed } from "../../kit/value";
import type { Speech } from "../../text/speech";
import { type Clause, type Design, type Kind, type Power, type PowerList, RAIL } from "./cards";
import { cardName } from "./names";

/** The sentence of one power; its message is named by phase and power. */
export function powerText(speech: Speech, list: PowerList, power: Power): string {
  return speech.text(`power-${list}-${power.power}`, {
    amount: Math.abs(power.amount ?? 0),
    signed: signed(power.amount ?? 0),
    kind: power.kind ?? "any",
    keyword: power.keyword ?? "none",
    here: power.this_world ? "yes" : "no",
    goods: power.different ? `different-${power.goods ?? 1}` : (power.goods ?? 1),
    times: power.times ?? 1,
    vp: power.vp ?? 0,
    cards: power.cards ?? 0,
    bonuses: power.bonuses ? "yes" : "no",
    least: power.least ?? 0,
    most: power.most ?? 0,
  });
}

/** The id of the message for a scoring clause: the facts that it asks for, in a fixed order. */
export function clauseId(clause: Clause): string {
  if (clause.per_chips) return "clause-chips";
  if (clause.per_military) return "clause-military";
  if (clause.card) return "clause-card";
  const facts: string[] = [clause.type ?? "any"];
  if (clause.kind) facts.push("kind");
  if (clause.mode) facts.push("mode");
  if (clause.military) facts.push("military");
  if (clause.keyword) facts.push("keyword");
  if (clause.cost) facts.push("cost");
  if (clause.powers) facts.push("powers");
  return `clause-${facts.join("-")}`;
}

export function clauseText(speech: Speech, clause: Clause): string {
  return speech.text(clauseId(clause), {
    points: clause.points,
    kind: clause.kind ?? "any",
    mode: clause.mode ?? "any",
    keyword: clause.keyword ?? "none",
    cost: clause.cost ?? 0,
    powers: clause.powers ?? "none",
    chips: clause.per_chips ?? 0,
    card: clause.card ? cardName(speech, clause.card) : "",
  });
}

/** The line under the name: what sort of card it is. */
export function typeText(speech: Speech, face: Design): string {
  if (face.type === "development") return speech.text("card-development", { cost: face.cost ?? 0 });
  const kind = face.production ?? face.windfall ?? "none";
  const mode = face.production ? "production" : face.windfall ? "windfall" : "none";
  const number = face.defense ?? face.cost ?? 0;
  return speech.text(face.defense ? "card-military-world" : "card-world", { kind, mode, number });
}

/** Everything that a card says, line by line: for screen readers and the list. */
export function cardText(speech: Speech, word: string, face: Design, good: Kind | null): string[] {
  const lines = [cardName(speech, word), typeText(speech, face)];
  if (!face.points) lines.push(speech.text("card-points", { n: face.vp }));
  for (const { numeral, lists } of RAIL) {
    for (const list of lists) {
      for (const power of face[list] ?? []) lines.push(`${numeral}: ${powerText(speech, list, power)}`);
    }
  }
  for (const clause of face.points ?? []) lines.push(clauseText(speech, clause));
  if (good) lines.push(speech.text("card-with-good", { kind: good }));
  return lines;
}
