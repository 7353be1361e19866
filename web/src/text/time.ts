/** Spans of time and clocks in words. */

import type { Clock } from "../contract/messages.gen";
import type { Speech } from "./speech";

const UNITS = [
  ["days", 86_400_000],
  ["hours", 3_600_000],
  ["minutes", 60_000],
  ["seconds", 1000],
] as const;

/** A span in its largest fitting unit: 90 minutes stay minutes, 24 hours stay hours, two hours are two hours. */
export function span(speech: Speech, ms: number): string {
  const [unit, size] = UNITS.find(([, each], at) => ms >= 2 * each || (at > 0 && ms === each)) ?? UNITS[3];
  return speech.text(`web-time-${unit}`, { n: Math.max(0, Math.round(ms / size)) });
}

/** The reader's own form of days and hours, in the language of the page. */
export function dates(speech: Speech, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const own = navigator.languages.find((each) => each.startsWith(speech.language));
  return new Intl.DateTimeFormat(own ?? speech.language, options);
}

/** What a table plays by. */
export function clockText(speech: Speech, clock: Clock | null): string {
  if (clock === null) return speech.text("web-clock-none");
  const base = span(speech, clock.seconds * 1000);
  if (clock.kind === "move") return speech.text("web-clock-move", { base });
  return clock.increment
    ? speech.text("web-clock-game-plus", { base, more: span(speech, clock.increment * 1000) })
    : speech.text("web-clock-game", { base });
}

/** A running clock: 1:02:03, 4:05, under ten seconds with tenths. */
export function clockFace(ms: number): string {
  if (ms < 10_000) return (Math.max(0, Math.floor(ms / 100)) / 10).toFixed(1);
  const seconds = Math.ceil(ms / 1000);
  const two = (n: number) => String(n).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const rest = two(seconds % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}
