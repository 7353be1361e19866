/** Time at a table: what each seat has left, counted down between two messages. */

import { useEffect, useRef, useState } from "react";
import type { Clock } from "../contract/messages.gen";
import { SeatSign, seatStyle } from "../kit/seat";
import { useSpeech } from "../text/context";
import { levelName } from "../text/names";
import { clockFace, span } from "../text/time";
import { useTable } from "./context";
import { play } from "./sounds";

const HOUR = 3_600_000;
const LOW = 60_000;
const LAST = 10_000;

/** Milliseconds left for a seat now; null without a clock. It ticks only while the seat is asked. */
function useLeft(seat: number): { left: number | null; running: boolean } {
  const told = useTable(({ table }) => table?.seats[seat]?.left ?? null);
  const running = useTable(
    ({ table }) => table?.status === "playing" && (table.seats[seat]?.waiting ?? false),
  );
  const since = useTable(({ seatsAt }) => seatsAt);
  const [now, setNow] = useState(Date.now);
  const left = told === null ? null : running ? Math.max(0, told - Math.max(0, now - since)) : told;
  const pace = left !== null && left < LAST ? 100 : 500;
  useEffect(() => {
    if (told === null || !running) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), pace);
    return () => clearInterval(timer);
  }, [told, running, pace]);
  return { left, running };
}

/** The clocks of all seats; nothing at tables without. */
export function Clocks() {
  const speech = useSpeech();
  const seats = useTable(({ table }) => table?.seats ?? NONE);
  const shown = seats.filter(({ left, kind }) => left !== null && kind === "person");
  if (shown.length === 0) return null;
  return (
    <ul className="clocks" aria-label={speech.text("web-setup-time")}>
      {shown.map(({ seat }) => (
        <SeatClock key={seat} seat={seat} />
      ))}
    </ul>
  );
}

const NONE: readonly never[] = [];

function SeatClock({ seat }: { seat: number }) {
  const speech = useSpeech();
  const { left, running } = useLeft(seat);
  if (left === null) return null;
  const text = left >= HOUR ? span(speech, left) : clockFace(left);
  return (
    <li
      className="clock"
      style={seatStyle(seat)}
      data-clock={seat}
      data-running={running}
      data-low={running && left < LOW}
      title={speech.text("web-clock-left", { name: speech.player(seat), time: text })}
    >
      <SeatSign seat={seat} size={11} /> <time>{text}</time>
    </li>
  );
}

/** In the prompt bar, when the own time runs low: how much is left, what happens then, and one sound. */
export function ClockWarning({ clock, seat }: { clock: Clock; seat: number }) {
  const speech = useSpeech();
  const { left, running } = useLeft(seat);
  const low = running && left !== null && left < LOW;
  const warned = useRef(false);
  useEffect(() => {
    if (low && !warned.current) play("turn");
    warned.current = low;
  }, [low]);
  if (!low || left === null) return null;
  return (
    <p className="clock-warning" role="alert" data-area="clock-warning">
      {speech.text("web-clock-warns", {
        time: span(speech, left),
        level: clock.level ? levelName(speech, clock.level) : speech.text("web-kind-bot"),
      })}
      <i style={{ width: `${(100 * left) / LOW}%` }} />
    </p>
  );
}
