import type { Act, ClientMessage, ServerMessage } from "../contract/messages.gen";

export type Line = "connecting" | "open" | "lost" | "closed";

/** The part of a WebSocket that is used here, so that tests can bring their own. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

/** Why a line was closed: the server is there, but not its database. It is tried again. */
export const TRY_LATER = 1013;

const FINAL = new Set([4400, 4403, 4404]); // trying again would not help

/** How often the line is looked after, how long it may be quiet before it is asked, how long it may take to answer. */
const TICK = 500;
const QUIET = 800;
const SILENT = 3_000;
/** A line that is not there after this time never will be. */
const OPENING = 4_000;

export interface LiveOptions {
  readonly url: (since: string | null) => string;
  readonly hear: (message: ServerMessage) => void;
  readonly line: (line: Line, code: number | null) => void;
  readonly open?: (url: string) => Socket;
}

/**
 * A websocket that comes back. What was sent and not acknowledged is sent again with the same key, which
 * the server carries out once only.
 */
export class Live {
  private socket: Socket | null = null;
  private version: string | null = null;
  private readonly unacknowledged = new Map<string, Act>();
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private watch: ReturnType<typeof setInterval> | null = null;
  private heard = 0; // when the server last said something
  private asked: number | null = null; // since when a ping has had no answer
  private ticked = 0;
  private ended = false;

  constructor(private readonly options: LiveOptions) {
    this.connect();
  }

  act(act: Act): void {
    this.unacknowledged.set(act.key, act);
    this.send(act);
  }

  send(message: ClientMessage): void {
    if (this.socket && this.isOpen) this.socket.send(JSON.stringify(message));
  }

  /** Try at once, for example because the browser says that the network is back. */
  hurry(): void {
    if (this.ended || this.isOpen || this.timer === null) return;
    clearTimeout(this.timer);
    this.timer = null;
    this.connect();
  }

  /** Connect anew, for example because this guest sits somewhere else now. */
  again(): void {
    if (this.ended) return;
    this.drop();
    this.version = null;
    this.connect();
  }

  end(): void {
    this.ended = true;
    this.drop();
  }

  /** Let go of the line, without waiting for its end. */
  private drop(): void {
    const old = this.socket;
    if (old) {
      old.onopen = null;
      old.onmessage = null;
      old.onclose = null;
      old.close();
    }
    if (this.timer !== null) clearTimeout(this.timer);
    if (this.watch !== null) clearInterval(this.watch);
    this.socket = null;
    this.timer = null;
    this.watch = null;
    this.isOpen = false;
  }

  private isOpen = false;

  private connect(): void {
    const make = this.options.open ?? openSocket;
    const socket = make(this.options.url(this.version));
    this.socket = socket;
    this.options.line(this.tries === 0 ? "connecting" : "lost", null);
    this.heard = Date.now();
    this.ticked = this.heard;
    this.asked = null;
    this.watch = setInterval(() => this.tick(), TICK);
    socket.onopen = () => {
      this.isOpen = true;
      this.heard = Date.now();
      this.options.line("open", null);
      for (const act of this.unacknowledged.values()) this.send(act);
    };
    socket.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = (event) => this.lost(event.code);
  }

  /** A line that has gone silent is given up: nobody waits for a server that does not answer. */
  private tick(): void {
    const now = Date.now();
    const slept = now - this.ticked > 4 * TICK; // this page was asleep, not the server
    this.ticked = now;
    if (slept) {
      this.heard = now;
      this.asked = null;
    }
    if (!this.isOpen) {
      if (now - this.heard > OPENING) this.lost(SILENCE);
      return;
    }
    if (this.asked !== null) {
      if (now - this.asked >= SILENT) this.lost(SILENCE);
    } else if (now - this.heard >= QUIET || slept) {
      this.asked = now;
      this.send({ type: "ping" });
    }
  }

  private hear(message: ServerMessage): void {
    this.heard = Date.now();
    this.asked = null;
    this.tries = 0; // not before: who is let in only to be hung up on must not hurry
    if (message.type === "pong") return;
    if (message.type === "table") this.version = message.version;
    if (message.type === "ack" || message.type === "refused") this.unacknowledged.delete(message.key ?? "");
    this.options.hear(message);
  }

  private lost(code: number): void {
    this.drop();
    if (this.ended) return;
    if (FINAL.has(code)) {
      this.ended = true;
      this.options.line("closed", code);
      return;
    }
    const wait = Math.min(8000, 250 * 2 ** this.tries);
    this.tries += 1;
    this.options.line("lost", code);
    this.timer = setTimeout(() => {
      this.timer = null;
      this.connect();
    }, wait);
  }
}

/** Why a line was given up here: nothing came for too long. */
const SILENCE = 4900;

function openSocket(url: string): Socket {
  const socket = new WebSocket(url);
  const line: Socket = {
    onopen: null,
    onmessage: null,
    onclose: null,
    send: (text) => socket.send(text),
    close: () => socket.close(),
  };
  socket.onopen = () => line.onopen?.();
  socket.onmessage = (event) => line.onmessage?.(event);
  socket.onclose = (event) => line.onclose?.(event);
  return line;
}
