import type { Act, ClientMessage, ServerMessage } from "./protocol";

export type Line = "connecting" | "open" | "lost" | "closed";

/** The part of a WebSocket that is used here, so that tests can bring their own. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

const FINAL = new Set([4400, 4403, 4404]); // trying again would not help
const PING = 25_000;

function openSocket(url: string): Socket {
  const socket = new WebSocket(url);
  const opened: Socket = {
    onopen: null,
    onmessage: null,
    onclose: null,
    send: (text) => socket.send(text),
    close: () => socket.close(),
  };
  socket.onopen = () => opened.onopen?.();
  socket.onmessage = (event) => opened.onmessage?.(event);
  socket.onclose = (event) => opened.onclose?.(event);
  return opened;
}

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
  private pings: ReturnType<typeof setInterval> | null = null;
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
    const old = this.socket;
    if (old) {
      old.onopen = null;
      old.onmessage = null;
      old.onclose = null;
      old.close();
    }
    if (this.timer !== null) clearTimeout(this.timer);
    if (this.pings !== null) clearInterval(this.pings);
    this.timer = null;
    this.pings = null;
    this.isOpen = false;
    this.version = null;
    this.connect();
  }

  end(): void {
    this.ended = true;
    if (this.timer !== null) clearTimeout(this.timer);
    if (this.pings !== null) clearInterval(this.pings);
    this.socket?.close();
  }

  private isOpen = false;

  private connect(): void {
    const make = this.options.open ?? openSocket;
    const socket = make(this.options.url(this.version));
    this.socket = socket;
    this.options.line(this.tries === 0 ? "connecting" : "lost", null);
    socket.onopen = () => {
      this.isOpen = true;
      this.tries = 0;
      this.options.line("open", null);
      for (const act of this.unacknowledged.values()) this.send(act);
      this.pings = setInterval(() => this.send({ type: "ping" }), PING);
    };
    socket.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = (event) => this.lost(event.code);
  }

  private hear(message: ServerMessage): void {
    if (message.type === "table") this.version = message.version;
    if (message.type === "ack" || message.type === "refused") this.unacknowledged.delete(message.key ?? "");
    this.options.hear(message);
  }

  private lost(code: number): void {
    this.isOpen = false;
    this.socket = null;
    if (this.pings !== null) clearInterval(this.pings);
    this.pings = null;
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
