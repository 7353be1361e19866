/** One table as this page sees it: what the server said last, what has been clicked since, what is hovered. */

import type { ChatEntry, Entry, ServerMessage, TableMessage, Value } from "../contract/messages.gen";
import {
  back,
  begin,
  type Choice,
  click,
  isOpened,
  type Light,
  light,
  needsConfirm,
  propose,
  type Reading,
  read,
} from "../engine/choice";
import { NO_PLAN, type Plan } from "../engine/plan";
import { type Asking, decide, isDanger, verdictOf } from "../engine/policy";
import { certain, foreseenView, previewWords } from "../engine/preview";
import type { CounterChange, Foresight, Message, Offer, View, Word } from "../engine/types";
import { type Line, Live, type LiveOptions, TRY_LATER } from "../net/live";
import { currentAsking } from "./asking";
import { type Mark, marked, seatOf } from "./moves";
import { motionAllowed, Pace } from "./pace";
import { Previews } from "./previews";
import { offerOf } from "./wire";

export interface Reason {
  readonly word: Word | null;
  readonly message: Message;
  /** It is forgotten as soon as something else is pointed at, although it speaks of no word. */
  readonly brief?: boolean;
}

export interface Snapshot {
  readonly line: Line;
  readonly closed: number | null;
  /** The database of the server is away: it is there, and nothing can be said. */
  readonly away: boolean;
  readonly table: TableMessage | null;
  readonly log: readonly Entry[];
  readonly chat: readonly ChatEntry[];
  readonly offer: Offer | null;
  readonly choice: Choice;
  /** What the clicks mean together. */
  readonly reading: Reading;
  readonly plan: Plan<View>;
  readonly reason: Reason | null;
  /** Words are on their way: nothing more is taken until the table answers. */
  readonly sending: boolean;
  /** Every table message has a number, so that animations know what is new. */
  readonly heard: number;
  /** What the others did since the own last act, by place. */
  readonly marks: ReadonlyMap<Word, Mark>;
  /** When the server told what the clocks show. */
  readonly seatsAt: number;
  /** Hot seat: whose hand is about to be shown, once the device has changed hands. */
  readonly covered: number | null;
}

const NO_MARKS: ReadonlyMap<Word, Mark> = new Map();

const START: Snapshot = {
  line: "connecting",
  closed: null,
  away: false,
  table: null,
  log: [],
  chat: [],
  offer: null,
  choice: { clicked: [] },
  reading: read(null, { clicked: [] }),
  plan: NO_PLAN,
  reason: null,
  sending: false,
  heard: 0,
  marks: NO_MARKS,
  seatsAt: 0,
  covered: null,
};

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
  /** A new line: if the database is still away, the server says so before all else. */
  private doubted = false;
  private seat: number | null | undefined;
  private hovered: Word | null = null;
  private hoveredWords: readonly Word[] = [];
  private place: Element | null = null;
  private rested = false;
  private readonly previews: Previews;
  private readonly pace: Pace<TableMessage>;
  private readonly drawn = new Map<Word, number>();
  private drawnVersion = 0;
  private announced = false;
  private readonly unsaid: string[] = [];
  private readonly told = new WeakMap<TableMessage, number>(); // when each message came: some are shown later
  private eager = false; // a click has completed a plan that may still turn out to be safe to say
  private acts: number[] = []; // how many words each own act had, for servers that do not tell

  constructor(
    readonly id: string,
    private readonly options: {
      open?: LiveOptions["open"];
      url?: LiveOptions["url"];
      key?: () => string;
      asking?: () => Asking;
      motion?: () => boolean;
    } = {},
  ) {
    this.previews = new Previews(
      (words) => this.live.send({ type: "preview", words }),
      () => this.settle(),
    );
    this.pace = new Pace<TableMessage>(
      (table) => this.showTable(table),
      (table) => table.log.entries.some((entry) => seatOf(entry) !== null && seatOf(entry) !== table.seat),
      () => !this.now.sending && this.now.table !== null && (options.motion ?? motionAllowed)(),
    );
    this.live = new Live({
      url: options.url ?? ((since) => urlOf(id, this.seat, since)),
      hear: (message) => this.hear(message),
      line: (line, closed) => {
        this.previews.forget();
        this.doubted = line === "open" && this.now.away;
        this.set({ line, closed, away: closed === TRY_LATER || (line !== "closed" && this.now.away) });
        if (line === "open") this.talk();
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

  /** Hot seat: the hands that lie open on the screen belong to one player at a time. */
  uncover(): void {
    this.set({ covered: null });
  }

  /** After sitting down or standing up: look with the eyes of whoever this is now. */
  rejoin(): void {
    this.seat = undefined;
    this.live.again();
  }

  // ---- what the player does ---------------------------------------------------------------------------

  /**
   * A click, a tap or Enter on a component: on one word, or on several at once. Not `eager`, it only lies there, even if it
   * could be taken back.
   */
  point(at: Word | readonly Word[], eager = true): void {
    if (this.hurried()) return;
    const { offer, choice, sending, table, plan } = this.now;
    if (sending || !table || table.seat === null) return;
    const words = typeof at === "string" ? [at] : at;
    if (!offer) {
      this.ask(words.at(-1) ?? "");
      return;
    }
    // A second click on the same thing confirms what waits for it; but nothing dangerous.
    const again = words.join() === choice.clicked.slice(-words.length).join();
    if (again && plan.words !== null && !needsConfirm(offer)) {
      if (plan.state === "ask") this.confirm();
      return;
    }
    const outcome = click(offer, choice, words);
    if (outcome.kind === "refused") this.ask(outcome.word);
    else this.choose(outcome.choice, eager);
  }

  /** Choose one of the proposals of the question, by its place in their order; `eager`, it is said if it can be taken back. */
  propose(at: number, eager = false): void {
    const { offer, choice, sending } = this.now;
    const way = offer?.proposals.at(at % offer.proposals.length);
    if (way && !sending) this.choose(propose(choice, way), eager);
  }

  /** Lay out an answer before anything is clicked: a word, or a proposal by its place. It waits for Confirm. */
  prepare(at: Word | number): void {
    const { offer, choice, sending } = this.now;
    if (!offer || sending || choice.clicked.length > 0) return;
    if (typeof at === "number") {
      const way = offer.proposals.at(at);
      if (way) this.choose({ clicked: way.things, way }, false);
      return;
    }
    const outcome = click(offer, choice, at);
    if (outcome.kind === "open") this.choose({ clicked: outcome.choice.clicked }, false);
  }

  /** Say what is planned. */
  confirm(): void {
    const { plan, sending } = this.now;
    if (plan.words !== null && !sending) this.send(plan.words);
  }

  /** Say a whole sentence that the board has put together itself. */
  say(words: readonly Word[]): void {
    const { table, sending, offer } = this.now;
    if (sending || !table || table.seat === null || offer === null) return;
    this.choose(begin(offer), false);
    this.send(words);
  }

  /** Take back exactly one step: the last click that has not been said yet, else the last act. */
  undo(): void {
    if (this.hurried()) return;
    if (!this.back()) this.undoAct();
  }

  /** Whether there is anything that `undo` would take back. */
  canUndo(): boolean {
    const { choice, table, sending } = this.now;
    return !sending && ((choice.past?.length ?? 0) > 0 || (table?.undo ?? 0) > 0);
  }

  /** Take back the last click that has not been said yet. */
  back(): boolean {
    const earlier = back(this.now.choice);
    if (earlier) this.choose(earlier, false);
    else if (this.now.reason) this.set({ reason: null });
    return earlier !== null;
  }

  /** Forget all clicks that have not been said yet. */
  clear(): void {
    this.choose(begin(this.now.offer), false);
  }

  /** Take back the last act, however many words it had; with `all` everything that may be taken back. */
  undoAct(all = false): void {
    const { table, sending } = this.now;
    if (!table || sending || table.undo < 1) return;
    const last = table.undo_acts?.at(-1) ?? this.acts.at(-1) ?? 1;
    const count = all ? table.undo : Math.min(last, table.undo);
    this.acts.pop();
    this.set({ sending: true, reason: null });
    this.live.act({ type: "undo", key: this.key(), version: table.version, count });
  }

  /** The player wants to be asked more or less often from now on. */
  asked(): void {
    this.eager = false;
    this.settle();
  }

  /** Who acts sees at once what is still being shown; what was meant for another question is not taken for an answer. */
  private hurried(): boolean {
    const { offer } = this.now;
    return this.skip() && this.now.offer !== offer;
  }

  /** Show at once what is still being shown step by step; true if there was something. */
  skip(): boolean {
    return this.pace.flush();
  }

  /** Settle a question once and for all. */
  prefer(id: string, value: Value): void {
    this.live.act({ type: "prefer", key: this.key(), preferences: { [id]: value } });
  }

  /** Talk; what is written while the line is away is sent when it is back. */
  chat(text: string): void {
    this.unsaid.push(text);
    if (this.now.line === "open") this.talk();
  }

  private talk(): void {
    for (const text of this.unsaid.splice(0)) this.live.send({ type: "chat", text });
  }

  /** Hotseat: go on as another own seat. */
  look(seat: number | null): void {
    const own = this.now.table?.seats.filter((each) => each.mine && each.kind === "person") ?? [];
    this.set({ covered: own.length > 1 ? seat : null });
    this.seat = seat;
    this.live.send({ type: "seat", seat });
  }

  private send(words: readonly Word[]): void {
    const { table } = this.now;
    if (!table) return;
    this.eager = false;
    this.acts.push(words.length);
    this.set({ sending: true, reason: null, marks: NO_MARKS, plan: { ...this.now.plan, state: "sent" } });
    this.aim();
    this.live.act({ type: "say", key: this.key(), version: table.version, words });
  }

  private ask(word: Word): void {
    this.live.send({ type: "why", word });
  }

  /** `eager`: the clicks may be said at once if nothing speaks against it. */
  private choose(choice: Choice, eager: boolean): void {
    this.eager = eager;
    this.now = { ...this.now, choice, reading: read(this.now.offer, choice), reason: null };
    this.settle();
    this.aim();
  }

  /** What comes of the clicks as they are: the plan, what is known of it, and whether it is said now. */
  private settle(): void {
    const { offer, choice, reading, table, sending } = this.now;
    if (sending) {
      this.tell();
      return;
    }
    const begun = offer === null || choice.clicked.length === 0 ? null : certain(offer, choice);
    if (begun !== null && table && table.seat !== null) this.previews.want(table.version, begun);
    const foresight = begun === null ? undefined : this.previews.of(begun);
    const state = offer === null ? "none" : this.stateOf(offer, foresight);
    if (state !== "wait" && state !== "say") this.eager = false;
    this.set({ plan: this.planOf(state === "say" ? "wait" : state, foresight) });
    if (state === "say" && reading.words !== null) this.send(reading.words);
  }

  private stateOf(offer: Offer, foresight: Foresight | undefined): Plan["state"] | "say" {
    const { reading, choice } = this.now;
    if (reading.words === null) return choice.clicked.length === 0 ? "none" : "open";
    const verdict = verdictOf(foresight);
    const opened = isOpened(reading.words, choice);
    const planned = { words: reading.words, opened, verdict, only: offer.sentences.length === 1 };
    if (isDanger(planned)) return "danger";
    if (needsConfirm(offer) || (offer.prompt.kind === "plan" && reading.open.length > 1)) return "ask"; // more may follow
    const wish = decide((this.options.asking ?? currentAsking)(), planned);
    return wish === "ask" || this.eager ? wish : "ask"; // what was not just clicked is not said by itself
  }

  private planOf(state: Plan["state"], foresight: Foresight | undefined): Plan<View> {
    const { reading, table, offer } = this.now;
    const facts = foresight?.facts ?? [];
    return {
      state,
      steps: reading.steps,
      words: reading.words,
      proposal: offer?.proposals.find((each) => each.words === reading.words) ?? null,
      next: [...reading.next],
      changes: foresight?.counters ?? null,
      foreseen: facts.length > 0 && table?.view ? foreseenView(table.view, facts) : null,
      final: foresight?.final ?? null,
      prompt: foresight?.prompt ?? null,
    };
  }

  private key(): string {
    return this.options.key ? this.options.key() : randomKey();
  }

  // ---- what the server says -----------------------------------------------------------------------------

  private hear(message: ServerMessage): void {
    if (this.doubted && message.type !== "store") this.set({ away: false });
    this.doubted = false;
    if (message.type === "table") {
      this.told.set(message, Date.now());
      this.pace.take(message);
    } else if (message.type === "refused") this.refused(message.word, message.message);
    else if (message.type === "store") this.set({ away: message.away });
    else if (message.type === "why" && message.message) {
      this.set({ reason: { word: message.word, message: message.message } });
    } else if (message.type === "preview") {
      this.previews.hear(message);
    } else if (message.type === "chat") {
      this.set({ chat: mergeChat(this.now.chat, message.entries) });
    } else if (message.type === "presence") {
      const { table } = this.now;
      if (table) {
        const seats = { seats: message.seats, watchers: message.watchers };
        this.set({ table: { ...table, ...seats }, seatsAt: Date.now() });
      }
    }
  }

  private showTable(table: TableMessage): void {
    const { now } = this;
    this.seat = table.seat;
    const fresh = offerOf(table);
    const same = sameQuestion(now.offer, fresh) && now.table?.seat === table.seat;
    const offer = same ? now.offer : fresh;
    const choice = same && !now.sending ? now.choice : begin(offer);
    if (!same || now.sending) this.eager = false;
    if (!same && this.place === null) this.hovered = null;
    if (!same) this.rested = this.place !== null;
    if (!same && this.place !== null) setTimeout(() => this.lookAgain()); // when the board has been drawn anew
    const from = Math.min(table.log.from, now.log.length);
    const shorter = from + table.log.entries.length < now.log.length; // something was taken back
    const live = now.table !== null && now.table.seat === table.seat && from > 0 && !shorter;
    const entries = table.log.entries;
    this.now = {
      ...now,
      table,
      offer,
      choice,
      reading: read(offer, choice),
      log: [...now.log.slice(0, from), ...entries],
      reason: same ? now.reason : null,
      sending: false,
      heard: now.heard + 1,
      seatsAt: this.told.get(table) ?? Date.now(),
      marks: live ? marked(now.marks, entries, from, table.seat) : shorter ? NO_MARKS : now.marks,
    };
    this.settle();
    this.aim();
    if (table.seat !== null) this.previews.renew(table.version);
  }

  /** The board itself knows why something cannot be done yet. */
  refuse(message: Message): void {
    this.set({ reason: { word: null, message, brief: true } });
  }

  private refused(word: Word | null, message: Message): void {
    this.acts.pop();
    this.now = {
      ...this.now,
      sending: false,
      reason: { word, message },
    };
    this.settle();
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
    return this.now.sending ? "dark" : light(this.now.reading, this.now.choice, word);
  }

  /**
   * Something is pointed at: its word, and the element that shows it, which may have come under a `still` pointer; with all
   * the words that a click there says.
   */
  hover(word: Word | null, place: Element | null = null, still = false, words: readonly Word[] = []): void {
    const rested = this.rested;
    this.hoveredWords = words;
    this.rested = still && (rested || this.hovered !== word);
    if (this.hovered === word && this.place === place) {
      if (rested) this.tell();
      return;
    }
    this.hovered = word;
    this.place = place;
    const { reason } = this.now;
    if (reason && word !== null && (reason.brief || reason.word !== null) && reason.word !== word)
      this.now = { ...this.now, reason: null }; // something else is of interest by now
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
  /** What is pointed at has been so since before the question came: its hint is to be read first. */
  readonly rests = (): boolean => this.rested;
  readonly hoveredPlace = (): Element | null => this.place;

  /** What saying the pointed-at thing costs and brings; else what the plan does. */
  readonly preview = (): readonly CounterChange[] | null =>
    this.previews.now()?.counters ?? this.now.plan.changes;

  readonly plan = (): Plan<View> => this.now.plan;

  want(words: readonly Word[]): void {
    const { table } = this.now;
    if (table && table.seat !== null) this.previews.want(table.version, words);
  }

  watch(words: readonly Word[]): () => void {
    const { table } = this.now;
    if (!table || table.seat === null) return () => {};
    return this.previews.watch(table.version, words);
  }

  known(words: readonly Word[]): Foresight | undefined {
    return this.previews.of(words);
  }

  leads(word: Word): readonly Word[] | null {
    const { offer, choice } = this.now;
    const whole = word === this.hovered && this.hoveredWords.length > 1 ? this.hoveredWords : word;
    return previewWords(offer, choice, whole) ?? previewWords(offer, choice, word);
  }

  /** The move of somebody else that touched this since the own last act. */
  mark(word: Word | null): Mark | null {
    return word === null ? null : (this.now.marks.get(word) ?? null);
  }

  private aim(): void {
    const { table, sending } = this.now;
    const words =
      this.hovered === null || sending || !table || table.seat === null ? null : this.leads(this.hovered);
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
