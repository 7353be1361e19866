/** Small sounds of the page's own making, off until somebody wants them. */

import { useEffect, useRef } from "react";
import { useTable } from "./context";
import { seatOf } from "./moves";

const KEY = "starboard.sounds";

export function soundsWanted(): boolean {
  return localStorage.getItem(KEY) === "yes";
}

export function chooseSounds(wanted: boolean): void {
  localStorage.setItem(KEY, wanted ? "yes" : "no");
  if (wanted) play("turn");
}

/** Notes in hertz, one after the other; short and soft. */
const NOTES = {
  turn: [523.25, 783.99],
  move: [329.63],
  end: [392, 523.25, 659.25],
} as const;

let context: AudioContext | null = null;

export function play(sound: keyof typeof NOTES): void {
  if (!soundsWanted()) return;
  context ??= new AudioContext();
  const { currentTime, destination } = context;
  NOTES[sound].forEach((hertz, at) => {
    const now = currentTime + at * 0.12;
    const tone = new OscillatorNode(context as AudioContext, { type: "triangle", frequency: hertz });
    const volume = new GainNode(context as AudioContext, { gain: 0 });
    volume.gain.linearRampToValueAtTime(sound === "move" ? 0.04 : 0.12, now + 0.015);
    volume.gain.exponentialRampToValueAtTime(0.0001, now + 0.3);
    tone.connect(volume).connect(destination);
    tone.start(now);
    tone.stop(now + 0.32);
  });
}

/** One sound for the own turn, one for a move of somebody else, one for the end. */
export function useSounds(): void {
  const asked = useTable((snapshot) => snapshot.offer !== null);
  const over = useTable((snapshot) => snapshot.table?.status === "over");
  const log = useTable((snapshot) => snapshot.log);
  const own = useTable((snapshot) => snapshot.table?.seat ?? null);
  const lines = useRef(log.length);
  useEffect(() => {
    if (asked) play("turn");
  }, [asked]);
  useEffect(() => {
    if (over) play("end");
  }, [over]);
  useEffect(() => {
    const fresh = log.slice(lines.current);
    lines.current = log.length;
    if (fresh.some((entry) => seatOf(entry) !== null && seatOf(entry) !== own)) play("move");
  }, [log, own]);
}
