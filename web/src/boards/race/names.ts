/** What cards are called: in the reader's language, with the printed English name as a second line by choice. */

import { useSyncExternalStore } from "react";
import type { Speech } from "../../text/speech";
import { design } from "./cards";

export function cardName(speech: Speech, word: string): string {
  return speech.name(word);
}

/** The printed name, if it is another one. */
export function printedName(speech: Speech, word: string): string | null {
  const printed = design(word)?.name;
  return printed === undefined || printed === cardName(speech, word) ? null : printed;
}

const SHY = "\u00ad";
const VOWEL = /[aeiouyąęėįųūаеєиіїоуюяыэё]/i;

/** Places where a word of more letters than fit may be broken: between syllables, never near its ends. */
export function soft(name: string, fit: number): string {
  return name.replace(/\p{L}+/gu, (word) => (word.length > fit ? broken(word) : word));
}

function broken(word: string): string {
  let out = "";
  for (let at = 0; at < word.length; at++) {
    out += word[at];
    const inner = at >= 2 && at < word.length - 3;
    const next = word[at + 1] ?? "";
    const after = word[at + 2] ?? "";
    const ends = VOWEL.test(word[at] ?? "")
      ? !VOWEL.test(next) && VOWEL.test(after)
      : !VOWEL.test(next) && VOWEL.test(after);
    if (inner && ends && /[^ьъй]/i.test(next)) out += SHY;
  }
  return out;
}

const KEY = "starboard.race.printed";
const listeners = new Set<() => void>();

function shown(): boolean {
  return localStorage.getItem(KEY) !== "no";
}

export function usePrinted(): [boolean, (on: boolean) => void] {
  const on = useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, shown);
  return [
    on,
    (wanted) => {
      localStorage.setItem(KEY, wanted ? "yes" : "no");
      for (const listener of listeners) listener();
    },
  ];
}
