import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type Line, Live, type Socket } from "../src/net/live";

class Wire implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  readonly sent: string[] = [];
  closed = false;
  answers = true;

  send(text: string): void {
    this.sent.push(text);
    if (this.answers && text.includes("ping")) this.onmessage?.({ data: '{"type":"pong"}' });
  }

  close(): void {
    this.closed = true;
  }
}

let wires: Wire[];
let lines: Line[];
let live: Live;

beforeEach(() => {
  vi.useFakeTimers();
  wires = [];
  lines = [];
  live = new Live({
    url: () => "ws://test",
    hear: () => undefined,
    line: (line) => lines.push(line),
    open: () => {
      const wire = new Wire();
      wires.push(wire);
      return wire;
    },
  });
  wires[0]?.onopen?.();
});
afterEach(() => {
  live.end();
  vi.useRealTimers();
});

it("keeps a line that answers, however quiet it is", () => {
  vi.advanceTimersByTime(60_000);
  expect(lines).toEqual(["connecting", "open"]);
  expect(wires[0]?.sent.length).toBeGreaterThan(20);
});

it("notices within five seconds that nobody answers, and opens another line", () => {
  vi.advanceTimersByTime(10_000);
  const [first] = wires;
  if (!first) throw new Error("there is a line");
  first.answers = false;
  vi.advanceTimersByTime(5_000);
  expect(lines.at(-1)).toBe("lost");
  expect(first.closed).toBe(true);
  vi.advanceTimersByTime(300);
  expect(wires).toHaveLength(2);
  wires[1]?.onopen?.();
  expect(lines.at(-1)).toBe("open");
});

it("gives up a line that never opens, and tries again", () => {
  wires[0]?.onclose?.({ code: 1006 });
  vi.advanceTimersByTime(300);
  expect(wires).toHaveLength(2);
  vi.advanceTimersByTime(6_000);
  expect(wires.length).toBeGreaterThanOrEqual(3);
  expect(lines.at(-1)).toBe("lost");
});

it("does not blame the server when the page itself was asleep", () => {
  const [first] = wires;
  if (!first) throw new Error("there is a line");
  vi.setSystemTime(Date.now() + 120_000);
  vi.advanceTimersByTime(1_000);
  expect(lines.at(-1)).toBe("open");
});
