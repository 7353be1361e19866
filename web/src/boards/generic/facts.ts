/** Everything that a view tells of a thing, in words: numbers, names, lists and what lies inside of them. */

import { BY_SEAT, SEAT, SEATS } from "../../contract/facts.gen";
import { labelOf } from "../../text/names";
import { idOf, type Speech } from "../../text/speech";

export interface Fact {
  readonly id: string;
  readonly label: string;
  readonly text: string;
  /** The seat that it names. */
  readonly seat: number | null;
}

export interface Reader {
  readonly speech: Speech;
  readonly players: number;
}

/** Nothing is there: no piece, no owner, an empty list. */
export function isNothing(value: unknown): boolean {
  if (value === null || value === undefined || value === "") return true;
  if (Array.isArray(value)) return value.length === 0;
  return typeof value === "object" && Object.keys(value).length === 0;
}

const isNumber = (value: unknown): value is number => typeof value === "number";

/** A value in words; `id` is the fact that it belongs to. */
export function valueText(reader: Reader, id: string, value: unknown): string {
  const { speech } = reader;
  if (isNothing(value)) return "–";
  if (typeof value === "boolean") return speech.text(value ? "web-yes" : "web-no");
  if (isNumber(value)) return SEAT.has(id) && value >= 0 ? speech.player(value) : String(value);
  if (typeof value === "string") return speech.name(value);
  if (Array.isArray(value)) return listText(reader, id, value);
  return objectText(reader, value as Readonly<Record<string, unknown>>);
}

function listText(reader: Reader, id: string, list: readonly unknown[]): string {
  const { speech, players } = reader;
  if (SEATS.has(id) && list.every(isNumber)) return list.map((seat) => speech.player(seat)).join(", ");
  const bySeat = BY_SEAT.has(id) && list.length >= players; // alone, another seat may sit behind the player
  if (bySeat && list.every((n) => n === null || isNumber(n)))
    return list.map((n, seat) => `${speech.player(seat)} ${n ?? "–"}`).join(", ");
  const nested = list.some((part) => typeof part === "object" && part !== null);
  return list.map((part) => valueText(reader, id, part)).join(nested ? "; " : ", ");
}

/** A thing by its name, with the rest of its facts behind it. */
function objectText(reader: Reader, value: Readonly<Record<string, unknown>>): string {
  const { name, word, ...rest } = value;
  const [head, spelt] = [name, word]
    .filter((id) => typeof id === "string")
    .map((id) => reader.speech.name(id));
  const facts = factsOf(reader, rest).map(({ label, text }) => `${label} ${text}`);
  if (spelt !== undefined && spelt !== head) facts.unshift(spelt);
  if (head === undefined) return facts.join(", ");
  return facts.length > 0 ? `${head} (${facts.join(", ")})` : head;
}

/** All facts but those named; nothing that is there is left out, and with `bare` nothing that is not. */
export function factsOf(
  reader: Reader,
  record: Readonly<Record<string, unknown>>,
  skip: ReadonlySet<string> = new Set(),
  bare = false,
): Fact[] {
  return Object.entries(record)
    .filter(([id, value]) => !skip.has(id) && !(bare && (isNothing(value) || value === false)))
    .map(([id, value]) => ({
      id,
      label: labelOf(reader.speech, "fact", id),
      text: bare && value === true ? "" : valueText(reader, id, value),
      seat: SEAT.has(id) && isNumber(value) && value >= 0 ? value : null,
    }));
}

/** What is printed on a thing, or what it does, as far as the game tells. */
export function printed(speech: Speech, word: string | null, name: string): string | null {
  const ids = [...new Set([name, ...(word === null ? [] : [word])])];
  return speech.first(ids.flatMap((id) => [`${idOf(id)}-text`, `explain-${idOf(id)}`]));
}

/** A label before a name, unless the name says already what it is ("tile: 7 VP"). */
export function labelled(label: string, name: string): string {
  if (name === "") return label;
  const [kind = "", rest] = name.toLowerCase().split(": ", 2);
  const known =
    rest !== undefined && (label.toLowerCase().includes(kind) || kind.includes(label.toLowerCase()));
  return known ? name : `${label} ${name}`;
}
