/** One table as this page sees it: what the server said last, what has been clicked since, what is hovered. */

import {
  back,
  begin,
  type Choice,
  canConfirm,
  click,
  confirm,
  type Light,
  light,
  offered,
} from "../engine/choice";
import { previewWords } from "../engine/preview";
import type { Message, Offer, Word } from "../engine/types";
import { type Line, Live, type LiveOptions } from "../net/live";
import type { Change, ChatEntry, ServerMessage, Setting, TableMessage } from "../net/protocol";
import { Previews } from "./previews";

export interface Reason {
  readonly word: Word | null;
  readonly message: Message;
}

export interface Snapshot {
  readonly line: Line;
  readonly closed: number | null;
  readonly table: TableMessage | null;
  readonly log: readonly Message[];
  readonly chat: readonly ChatEntry[];
  readonly offer: Offer | null;
  readonly choice: Choice;
  /** Everything that a click would be taken for now. */
  readonly open: ReadonlySet<Word>;
  readonly reason: Reason | null;
  /** Words are on their way: nothing more is taken until the table answers. */
  readonly sending: boolean;
  /** Every table message has a number, so that animations know what is new. */
  readonly heard: number;
}

const START: Snapshot = {
  line: "connecting",
  closed: null,
  table: null,
  log: [],
  chat: [],
  offer: null,
  choice: { clicked: [] },
  open: new Set(),
  reason: null,
  sending: false,
  heard: 0,
};

function offerOf(table: TableMessage): Offer | null {
  if (!table.prompt) return null;
  return {
    prompt: table.prompt,
    legal: table.legal,
    sentences: table.sentences.list,
    candidates: table.prompt.candidates,
  };
}

/** Whether two questions are the same, so that clicks made on one still count for the other. */
function sameQuestion(one: Offer | null, other: Offer | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

export function urlOf(id: string, seat: number | null | undefined, since: string | null): string {
  const query = new URLSearchParams();
  if (seat !== undefined) query.set("seat", seat === null ? "none" : String(seat));
  if (since !== null) query.set("since", since);
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const text = query.toString();
  return `${scheme}://${location.host}/api/tables/${encodeURIComponent(id)}/live${text ? `?${text}` : ""}`;
}

export class TableStore {
  private now: Snapshot = START;
  private readonly listeners = new Set<() => void>();
  private readonly live: Live;
  private seat: number | null | undefined;
  private hovered: Word | null = null;
  private place: Element | null = null;
  private readonly previews: Previews;
  private readonly drawn = new Map<Word, number>();
  private drawnVersion = 0;
  private announced = false;

  constructor(
    readonly id: string,
    private readonly options: {
      open?: LiveOptions["open"];
      url?: LiveOptions["url"];
      key?: () => string;
    } = {},
  ) {
    this.previews = new Previews(
      (words) => this.live.send({ type: "preview", words }),
      () => this.tell(),
    );
    this.live = new Live({
      url: options.url ?? ((since) => urlOf(id, this.seat, since)),
      hear: (message) => this.hear(message),
      line: (line, closed) => {
        this.previews.forget();
        this.set({ line, closed });
      },
      ...(options.open ? { open: options.open } : {}),
    });
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly snapshot = (): Snapshot => this.now;

  end(): void {
    this.live.end();
  }

  hurry(): void {
    this.live.hurry();
  }

  /** After sitting down or standing up: look with the eyes of whoever this is now. */
  rejoin(): void {
    this.seat = undefined;
    this.live.again();
  }

  // ---- what the player does ---------------------------------------------------------------------------

  /** A click, a tap or Enter on a component. */
  point(word: Word): void {
    const { offer, choice, sending, table } = this.now;
    if (sending || !table || table.seat === null) return;
    if (!offer) {
      this.ask(word);
      return;
    }
    const outcome = click(offer, choice, word);
    if (outcome.kind === "say") this.say(outcome.words);
    else if (outcome.kind === "refused") this.ask(word);
    else this.choose(outcome.choice);
  }

  confirm(): void {
    const { offer, choice, sending } = this.now;
    if (offer && !sending && canConfirm(offer, choice)) this.say(confirm(offer, choice));
  }

  /** Take back the last click that has not been said yet. */
  back(): boolean {
    const earlier = back(this.now.offer, this.now.choice);
    if (earlier) this.choose(earlier);
    else if (this.now.reason) this.set({ reason: null });
    return earlier !== null;
  }

  /** Forget all clicks that have not been said yet. */
  clear(): void {
    this.choose(begin(this.now.offer));
  }

  undo(): void {
    const { table, sending } = this.now;
    if (!table || sending || table.undo < 1) return;
    this.set({ sending: true, reason: null });
    this.live.act({ type: "undo", key: this.key(), version: table.version, count: 1 });
  }

  /** Settle a question once and for all. */
  prefer(id: string, value: Setting): void {
    this.live.act({ type: "prefer", key: this.key(), preferences: { [id]: value } });
  }

  chat(text: string): void {
    this.live.send({ type: "chat", text });
  }

  /** Hotseat: go on as another own seat. */
  look(seat: number | null): void {
    this.seat = seat;
    this.live.send({ type: "seat", seat });
  }

  private say(words: readonly Word[]): void {
    const { table } = this.now;
    if (!table) return;
    this.set({ sending: true, reason: null });
    this.aim();
    this.live.act({ type: "say", key: this.key(), version: table.version, words });
  }

  private ask(word: Word): void {
    this.live.send({ type: "why", word });
  }

  private choose(choice: Choice): void {
    this.set({ choice, open: offered(this.now.offer, choice), reason: null });
    this.aim();
  }

  private key(): string {
    return this.options.key ? this.options.key() : randomKey();
  }

  // ---- what the server says -----------------------------------------------------------------------------

  private hear(message: ServerMessage): void {
    if (message.type === "table") this.hearTable(message);
    else if (message.type === "refused") this.refused(message.word, message.message, message.reason);
    else if (message.type === "why" && message.message) {
      this.set({ reason: { word: message.word, message: message.message } });
    } else if (message.type === "preview") {
      this.previews.hear(message);
    } else if (message.type === "chat") {
      this.set({ chat: mergeChat(this.now.chat, message.entries) });
    }
  }

  private hearTable(table: TableMessage): void {
    this.seat = table.seat;
    const offer = offerOf(table);
    const same = sameQuestion(this.now.offer, offer) && this.now.table?.seat === table.seat;
    const choice = same && !this.now.sending ? this.now.choice : begin(offer);
    if (!same && this.place === null) this.hovered = null;
    if (!same && this.place !== null) setTimeout(() => this.lookAgain()); // when the board has been drawn anew
    const from = Math.min(table.log.from, this.now.log.length);
    this.set({
      table,
      offer,
      choice,
      open: offered(offer, choice),
      log: [...this.now.log.slice(0, from), ...table.log.entries],
      reason: same ? this.now.reason : null,
      sending: false,
      heard: this.now.heard + 1,
    });
    this.aim();
  }

  private refused(word: Word | null, message: Message | null, reason: string): void {
    this.set({ sending: false, reason: { word, message: message ?? { id: `refused-${reason}` } } });
  }

  private set(part: Partial<Snapshot>): void {
    this.now = { ...this.now, ...part };
    this.tell();
  }

  private tell(): void {
    for (const listener of this.listeners) listener();
  }

  // ---- light, hovering, and what is drawn -------------------------------------------------------------------

  light(word: Word | null): Light {
    return this.now.sending ? "dark" : light(this.now.offer, this.now.choice, this.now.open, word);
  }

  /** Something is pointed at: its word, and the element that shows it. */
  hover(word: Word | null, place: Element | null = null): void {
    if (this.hovered === word && this.place === place) return;
    this.hovered = word;
    this.place = place;
    this.aim();
    this.tell();
  }

  /** The pointer or the focus leaves a component; what is pointed at since then stays. */
  leave(word: Word | null, place: Element | null): void {
    if (this.hovered === word && this.place === place) this.hover(null);
  }

  /** After the board has changed: what was pointed at may be gone, or something else now. */
  private lookAgain(): void {
    const { place, hovered } = this;
    if (place !== null && !(place.isConnected && place.getAttribute("data-word") === hovered))
      this.hover(null);
  }

  readonly hoveredWord = (): Word | null => this.hovered;
  readonly hoveredPlace = (): Element | null => this.place;

  /** What saying the pointed-at thing costs and brings. */
  readonly preview = (): readonly Change[] | null => this.previews.now();

  private aim(): void {
    const { table, offer, choice, sending } = this.now;
    const words =
      this.hovered === null || sending || !table || table.seat === null
        ? null
        : previewWords(offer, choice, this.hovered);
    this.previews.aim(table?.version ?? "", words);
  }

  /** A board tells that it draws a component, so that no button is needed for its word. */
  draw(word: Word): () => void {
    this.drawn.set(word, (this.drawn.get(word) ?? 0) + 1);
    this.redrawn();
    return () => {
      const count = (this.drawn.get(word) ?? 1) - 1;
      if (count > 0) this.drawn.set(word, count);
      else this.drawn.delete(word);
      this.redrawn();
    };
  }

  isDrawn(word: Word): boolean {
    return this.drawn.has(word);
  }

  /** Whether a board is there at all. */
  hasBoard(): boolean {
    return this.drawn.size > 0;
  }

  readonly drawnAt = (): number => this.drawnVersion;

  private redrawn(): void {
    if (this.announced) return;
    this.announced = true;
    queueMicrotask(() => {
      this.announced = false;
      this.drawnVersion += 1;
      this.tell();
    });
  }
}

function mergeChat(known: readonly ChatEntry[], fresh: readonly ChatEntry[]): ChatEntry[] {
  const seen = new Set(known.map((entry) => JSON.stringify(entry)));
  return [...known, ...fresh.filter((entry) => !seen.has(JSON.stringify(entry)))];
}

function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16)); // randomUUID is missing on plain http in a club's network
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
