import { beforeEach, describe, expect, it, vi } from "vitest";
import type { ClientMessage, Foreseen, ServerMessage, TableMessage } from "../src/contract/messages.gen";
import type { Asking } from "../src/engine/policy";
import type { Prompt } from "../src/engine/types";
import type { Socket } from "../src/net/live";
import { TableStore } from "../src/table/store";

class FakeSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  readonly sent: ClientMessage[] = [];
  closed = false;

  constructor(readonly url: string) {}

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.closed = true;
  }

  hear(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

function table(part: Partial<TableMessage>): TableMessage {
  return {
    type: "table",
    version: "v1",
    seat: 0,
    status: "playing",
    archived: false,
    seats: [],
    watchers: 0,
    view: null,
    prompt: null,
    legal: [],
    sentences: { list: [], complete: true },
    undo: 0,
    undo_acts: [],
    preferences: null,
    log: { from: 0, entries: [] },
    result: null,
    rematch: null,
    seed_hash: "",
    seed: null,
    ...part,
  };
}

const question: Prompt = { id: "q", args: {}, kind: "word", least: 1, most: 1, picked: [], preference: "" };
const asking = table({
  prompt: { ...question, candidates: [], proposals: [] },
  legal: ["build", "pass"],
  sentences: {
    list: [["build", "hex-1"], ["build", "hex-2"], ["pass"]],
    complete: true,
  },
});

let sockets: FakeSocket[] = [];
let keys = 0;

let wish: Asking = "final";
let motion = false;

function open(): { store: TableStore; socket: FakeSocket } {
  const store = new TableStore("T", {
    open: (url) => {
      const socket = new FakeSocket(url);
      sockets.push(socket);
      return socket;
    },
    url: (since) => `ws://test/${since ?? ""}`,
    key: () => `k${++keys}`,
    asking: () => wish,
    motion: () => motion,
  });
  const socket = sockets[0] as FakeSocket;
  socket.onopen?.();
  return { store, socket };
}

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  keys = 0;
  wish = "final";
  motion = false;
});

const BUILT = ["build", "hex-2"];
const said = (socket: FakeSocket) =>
  socket.sent.flatMap((message) => (message.type === "say" ? [message.words] : []));

/** What the server foresees of these words. */
function foresee(socket: FakeSocket, words: string[], part: Partial<Foreseen> = {}): void {
  const foreseen = { changes: [], final: false, prompt: null, facts: {}, ...part };
  socket.hear({ type: "preview", words, foreseen, why: null });
}

/** A change of the own ore. */
const ore = (by: number) => [{ path: ["seats", 0, "counters", "ore"], before: 4, after: 4 + by }];

describe("a table", () => {
  it("says the sentence that remains, with the version that was looked at", () => {
    const { store, socket } = open();
    socket.hear(asking);
    store.point("hex-2");
    expect(store.snapshot().plan).toMatchObject({ state: "wait", words: BUILT });
    foresee(socket, BUILT);
    expect(socket.sent.at(-1)).toEqual({ type: "say", key: "k1", version: "v1", words: BUILT });
    expect(store.snapshot().sending).toBe(true);
    store.point("pass"); // nothing more is taken until the table answers
    expect(said(socket)).toHaveLength(1);
    socket.hear({ type: "ack", key: "k1" });
    socket.hear(table({ version: "v2" }));
    expect(store.snapshot().sending).toBe(false);
    expect(store.snapshot().offer).toBeNull();
  });

  it("keeps the clicks when somebody else acts, and drops them with the question", () => {
    const { store, socket } = open();
    socket.hear(asking);
    store.point("build");
    expect(store.snapshot().choice.clicked).toEqual(["build"]);
    expect(store.light("hex-1")).toBe("legal");
    expect(store.light("pass")).toBe("dark");
    socket.hear({ ...asking, version: "v2" });
    expect(store.snapshot().choice.clicked).toEqual(["build"]);
    socket.hear({
      ...asking,
      version: "v3",
      prompt: { ...question, id: "other", candidates: [], proposals: [] },
    });
    expect(store.snapshot().choice.clicked).toEqual([]);
  });

  it("asks why for what is not legal, and tells the reason", () => {
    const { store, socket } = open();
    socket.hear(asking);
    store.point("hex-9");
    expect(socket.sent).toEqual([{ type: "why", word: "hex-9" }]);
    socket.hear({ type: "why", word: "hex-9", message: { id: "too-far", args: { n: 2 } } });
    expect(store.snapshot().reason).toEqual({
      word: "hex-9",
      message: { id: "too-far", args: { n: 2 } },
    });
    store.hover("hex-9", {} as Element);
    expect(store.snapshot().reason).not.toBeNull();
    store.hover("pass", {} as Element); // something else is of interest by now
    expect(store.snapshot().reason).toBeNull();
    socket.hear({ type: "why", word: "hex-9", message: { id: "too-far", args: { n: 2 } } });
    store.back();
    expect(store.snapshot().reason).toBeNull();
  });

  it("sends again what was not acknowledged, with the same key, from the last version seen", () => {
    const { store, socket } = open();
    socket.hear(asking);
    store.point("pass");
    store.confirm();
    const act = socket.sent.at(-1);
    socket.onclose?.({ code: 1006 });
    expect(store.snapshot().line).toBe("lost");
    vi.advanceTimersByTime(300);
    const second = sockets[1] as FakeSocket;
    expect(second.url).toBe("ws://test/v1");
    second.onopen?.();
    expect(second.sent).toEqual([act]);
    second.hear({ type: "ack", key: "k1" });
    second.onclose?.({ code: 1006 });
    vi.advanceTimersByTime(300);
    const third = sockets[2] as FakeSocket;
    third.onopen?.();
    expect(third.sent).toEqual([]);
  });

  it("gives up when the table is gone", () => {
    const { store, socket } = open();
    socket.onclose?.({ code: 4404 });
    expect(store.snapshot()).toMatchObject({ line: "closed", closed: 4404 });
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(1);
  });

  it("knows when the database of the server is away, over new lines too", () => {
    vi.useFakeTimers();
    const { store, socket } = open();
    socket.hear(asking);
    socket.hear({ type: "store", away: true });
    expect(store.snapshot()).toMatchObject({ line: "open", away: true });
    socket.hear({ type: "store", away: false });
    expect(store.snapshot().away).toBe(false);
    socket.onclose?.({ code: 1013 });
    for (const turn of [1, 2, 3]) {
      expect(store.snapshot()).toMatchObject({ line: "lost", away: true });
      vi.advanceTimersByTime(250 * 2 ** turn); // every try waits longer: being let in is not being served
      expect(sockets).toHaveLength(1 + turn);
      sockets.at(-1)?.onopen?.();
      expect(store.snapshot().away).toBe(true);
      if (turn < 3) sockets.at(-1)?.onclose?.({ code: 1013 });
    }
    sockets.at(-1)?.hear({ type: "store", away: true });
    sockets.at(-1)?.hear(asking);
    expect(store.snapshot().away).toBe(true);
    sockets.at(-1)?.onclose?.({ code: 1006 });
    vi.advanceTimersByTime(8000);
    sockets.at(-1)?.onopen?.();
    sockets.at(-1)?.hear(asking);
    expect(store.snapshot()).toMatchObject({ line: "open", away: false });
    vi.useRealTimers();
  });

  it("shows a refusal and goes on with the fresh table", () => {
    const { store, socket } = open();
    socket.hear(asking);
    store.point("pass");
    store.confirm();
    const message = { id: "why-stale", args: {} };
    socket.hear({ type: "refused", key: "k1", reason: "stale", word: null, message, text: "" });
    socket.hear(asking);
    expect(store.snapshot().reason?.message.id).toBe("why-stale");
    expect(store.snapshot().plan).toMatchObject({ state: "danger", words: ["pass"] }); // it is kept and asked again
    expect(said(socket)).toHaveLength(1);
  });

  it("merges the log from where the server says", () => {
    const { store, socket } = open();
    const line = (id: string) => ({ id, args: {}, act: 1, changes: [] });
    socket.hear(table({ log: { from: 0, entries: [line("a"), line("b"), line("c")] } }));
    socket.hear(table({ log: { from: 2, entries: [line("d")] } })); // an undo took "c" back
    expect(store.snapshot().log.map((entry) => entry.id)).toEqual(["a", "b", "d"]);
  });

  it("undoes only what the server allows", () => {
    const { store, socket } = open();
    socket.hear(asking);
    store.undo();
    expect(socket.sent).toEqual([]);
    socket.hear({ ...asking, undo: 2 });
    store.undo();
    expect(socket.sent).toEqual([{ type: "undo", key: "k1", version: "v1", count: 1 }]);
  });

  it("asks what the pointed-at answer changes, and forgets it when the hand goes on", () => {
    const { store, socket } = open();
    socket.hear(asking);
    store.hover("hex-1");
    vi.advanceTimersByTime(100);
    expect(socket.sent).toEqual([{ type: "preview", words: ["build", "hex-1"] }]);
    foresee(socket, ["build", "hex-1"], { changes: ore(-2) });
    expect(store.preview()).toEqual([{ seat: 0, counter: "ore", by: -2 }]);
    store.hover(null);
    expect(store.preview()).toBeNull();
    store.hover("hex-9"); // not on offer: nothing to try
    vi.advanceTimersByTime(100);
    expect(socket.sent).toHaveLength(1);
  });

  it("asks anew what is watched when somebody else acts, until nobody watches it", () => {
    const { store, socket } = open();
    socket.hear(asking);
    const watched = ["build", "hex-1"];
    const end = store.watch(watched);
    const other = store.watch(watched);
    foresee(socket, watched, { changes: ore(-2) });
    expect(store.known(watched)).toBeDefined();
    other();
    socket.hear({ ...asking, version: "b-8" });
    vi.advanceTimersByTime(100);
    expect(store.known(watched)).toBeUndefined();
    foresee(socket, watched, { changes: ore(-3) });
    expect(store.known(watched)?.counters).toEqual([{ seat: 0, counter: "ore", by: -3 }]);
    end();
    socket.hear({ ...asking, version: "b-9" });
    vi.advanceTimersByTime(100);
    expect(socket.sent).toHaveLength(2);
  });

  it("does not let a preview hold up who confirms", () => {
    const { store, socket } = open();
    socket.hear(asking);
    store.point("hex-2");
    store.confirm();
    expect(socket.sent.map((message) => message.type)).toEqual(["preview", "say"]);
  });

  it("leaves what is pointed at since then alone", () => {
    const { store } = open();
    const [one, other] = [{} as Element, {} as Element];
    store.hover("hex-1", one);
    store.hover("hex-2", other);
    store.leave("hex-1", one);
    expect(store.hoveredWord()).toBe("hex-2");
    store.leave("hex-2", other);
    expect(store.hoveredWord()).toBeNull();
  });

  it("goes on pointing at what is still there when the question changes, and at nothing that is gone", () => {
    const { store, socket } = open();
    const drawn = { isConnected: true, getAttribute: () => "pass" };
    const element = drawn as unknown as Element; // there is no page here
    socket.hear(asking);
    store.hover("pass", element);
    socket.hear({
      ...asking,
      version: "v2",
      prompt: { ...question, id: "other", candidates: [], proposals: [] },
    });
    vi.advanceTimersByTime(100);
    expect(store.hoveredWord()).toBe("pass");
    expect(socket.sent.at(-1)).toEqual({ type: "preview", words: ["pass"] });
    expect(store.rests()).toBe(true); // the hint of the new question is read first
    store.hover("pass", element); // until the mouse moves
    expect(store.rests()).toBe(false);
    store.hover(null);
    store.hover("pass", element, true); // it has come under a pointer that rests
    expect(store.rests()).toBe(true);
    store.hover("pass", element);
    expect(store.rests()).toBe(false);
    drawn.isConnected = false;
    socket.hear({
      ...asking,
      version: "v3",
      prompt: { ...question, id: "third", candidates: [], proposals: [] },
    });
    vi.advanceTimersByTime(100);
    expect(store.hoveredWord()).toBeNull();
  });

  it("sends a standing preference until it is acknowledged, and shows a refusal", () => {
    const { store, socket } = open();
    socket.hear(asking);
    store.prefer("charge", "2");
    const wish = { type: "prefer", key: "k1", preferences: { charge: "2" } };
    expect(socket.sent).toEqual([wish]);
    expect(store.snapshot().sending).toBe(false); // the question can be answered meanwhile
    socket.onclose?.({ code: 1006 });
    vi.advanceTimersByTime(300);
    const second = sockets[1] as FakeSocket;
    second.onopen?.();
    expect(second.sent).toEqual([wish]);
    const message = { id: "error-bad-option", args: {} };
    second.hear({ type: "refused", key: "k1", reason: "bad-request", word: null, message, text: "" });
    expect(store.snapshot().reason?.message.id).toBe("error-bad-option");
  });
});

describe("a plan", () => {
  it("that cannot be taken back waits until it is confirmed", () => {
    const { store, socket } = open();
    socket.hear(asking);
    store.point("build");
    store.point("hex-2");
    foresee(socket, BUILT, { final: true, changes: ore(-1) });
    expect(said(socket)).toEqual([]);
    expect(store.plan()).toMatchObject({ state: "ask", words: BUILT });
    expect(store.preview()).toEqual([{ seat: 0, counter: "ore", by: -1 }]);
    store.point("hex-1"); // another target replaces it
    foresee(socket, ["build", "hex-1"], { final: true });
    expect(store.plan()).toMatchObject({ state: "ask", words: ["build", "hex-1"] });
    store.confirm();
    expect(said(socket)).toEqual([["build", "hex-1"]]);
    expect(store.plan().state).toBe("sent");
  });

  it("proposed beside the words of a question is said at once only if it can be taken back", () => {
    const way = { words: ["rover-1", "hex-1", "hex-2"], things: ["rover-1", "hex-2"], brings: {} };
    const driving = table({ ...asking, prompt: { ...question, candidates: [], proposals: [way] } });
    for (const final of [true, false]) {
      sockets = [];
      const { store, socket } = open();
      socket.hear(driving);
      store.propose(0, true);
      expect(said(socket)).toEqual([]); // nobody knows yet
      foresee(socket, way.words, { final });
      expect(said(socket)).toEqual(final ? [] : [way.words]);
      if (!final) continue;
      expect(store.plan()).toMatchObject({ state: "ask", words: way.words });
      store.point("hex-1"); // something else is meant
      expect(store.plan().words).not.toEqual(way.words);
    }
  });

  it("is confirmed by a second click on the same thing, but not if it is dangerous", () => {
    const { store, socket } = open();
    socket.hear(asking);
    store.point("pass");
    store.point("pass");
    expect(said(socket)).toEqual([]);
    store.clear();
    store.point("hex-2");
    foresee(socket, BUILT, { final: true });
    store.point("hex-2");
    expect(said(socket)).toEqual([BUILT]);
  });

  it("that passes or ends a round asks, whatever the player wishes", () => {
    wish = "never";
    const { store, socket } = open();
    socket.hear(asking);
    store.point("pass");
    foresee(socket, ["pass"], { final: true });
    expect(store.plan().state).toBe("danger");
    store.undo();
    store.point("build");
    store.point("hex-2");
    foresee(socket, BUILT, { changes: [{ path: ["table", "round"], before: 1, after: 2 }] });
    expect(store.plan().state).toBe("danger");
    expect(said(socket)).toEqual([]);
    store.confirm();
    expect(said(socket)).toEqual([BUILT]);
  });

  it("is said without a question where nobody wants to be asked, if it was surely meant", () => {
    wish = "never";
    const { store, socket } = open();
    socket.hear(asking);
    store.point("hex-2"); // only a part of a sentence was clicked
    foresee(socket, BUILT, { final: true });
    expect(store.plan().state).toBe("ask");
    store.undo();
    store.point("build");
    store.point("hex-2");
    expect(said(socket)).toEqual([BUILT]);
  });

  it("always asks where somebody wants to be asked always", () => {
    wish = "always";
    const { store, socket } = open();
    socket.hear(asking);
    store.point("hex-2");
    foresee(socket, BUILT);
    expect(store.plan().state).toBe("ask");
    expect(said(socket)).toEqual([]);
  });

  it("that waits is not said by itself when the table changes", () => {
    const { store, socket } = open();
    socket.hear(asking);
    store.point("hex-2");
    foresee(socket, BUILT, { final: true });
    socket.hear({ ...asking, version: "v2" }); // somebody else has acted; now it could be taken back
    foresee(socket, BUILT, { final: false });
    expect(store.plan().state).toBe("ask");
    expect(said(socket)).toEqual([]);
  });

  it("is undone click by click, then act by act", () => {
    const { store, socket } = open();
    socket.hear({ ...asking, undo: 5, undo_acts: [2, 3] });
    store.point("build");
    store.point("hex-2");
    foresee(socket, BUILT, { final: true });
    store.undo();
    expect(store.snapshot().choice.clicked).toEqual(["build"]);
    store.undo();
    expect(store.snapshot().choice.clicked).toEqual([]);
    expect(socket.sent.filter((message) => message.type === "undo")).toEqual([]);
    store.undo();
    expect(socket.sent.at(-1)).toEqual({ type: "undo", key: "k1", version: "v1", count: 3 });
    socket.hear({ ...asking, version: "v2", undo: 2, undo_acts: [2] });
    store.undo();
    expect(socket.sent.at(-1)).toEqual({ type: "undo", key: "k2", version: "v2", count: 2 });
    socket.hear({ ...asking, version: "v3" });
    expect(store.canUndo()).toBe(false);
  });

  it("tells the question of the next step", () => {
    const { store, socket } = open();
    socket.hear(asking);
    store.point("build");
    foresee(socket, ["build"], { prompt: { id: "where", args: {} } });
    expect(store.plan()).toMatchObject({ state: "open", next: ["hex-1", "hex-2"], prompt: { id: "where" } });
  });
});

describe("what the others did", () => {
  const line = (seat: number, hex: string) => ({
    id: "did-build",
    args: { seat, hex },
    act: 1,
    changes: [],
  });
  const shows = (version: string, from: number, entries: ReturnType<typeof line>[]) => ({
    ...asking,
    version,
    log: { from, entries },
  });

  it("is marked until the own next act", () => {
    const { store, socket } = open();
    socket.hear(shows("v1", 0, [line(1, "hex-8")]));
    expect(store.mark("hex-8")).toBeNull(); // that was before this page looked
    socket.hear(shows("v2", 1, [line(1, "hex-1"), line(2, "hex-2")]));
    expect(store.mark("hex-1")).toEqual({ n: 1, seat: 1, line: 1 });
    expect(store.mark("hex-2")).toEqual({ n: 2, seat: 2, line: 2 });
    store.point("pass");
    store.confirm();
    expect(store.mark("hex-1")).toBeNull();
  });

  it("is shown one after the other, and at once for who acts", () => {
    motion = true;
    const { store, socket } = open();
    socket.hear(shows("v1", 0, [line(1, "hex-8")]));
    vi.advanceTimersByTime(1000);
    for (const n of [2, 3, 4]) socket.hear(shows(`v${n}`, n - 1, [line(1, `hex-${n}`)]));
    expect(store.snapshot().table?.version).toBe("v2");
    vi.advanceTimersByTime(300);
    expect(store.snapshot().table?.version).toBe("v3");
    store.point("hex-1"); // this shows the rest; the question is still the same
    expect(store.snapshot().table?.version).toBe("v4");
    expect(store.snapshot().log).toHaveLength(4);
    expect(store.snapshot().choice.clicked).toEqual(["hex-1"]);
    socket.hear(shows("v5", 4, [line(1, "hex-8")]));
    const other = { ...question, id: "other", candidates: [], proposals: [] };
    socket.hear({ ...shows("v6", 5, [line(1, "hex-8")]), prompt: other });
    store.point("hex-2"); // meant for what was asked before
    expect(store.snapshot().choice.clicked).toEqual([]);
  });
});
