/** A rover's way in one gesture: the steps are said one after the other, as the table asks for them. */

import { useCallback, useEffect, useRef } from "react";
import type { Reach } from "../../contract/planet.gen";
import type { Offer, Word } from "../../engine/types";
import { useAsked, useNow, usePlay } from "../../kit/thing";

interface Errand {
  /** Where the rover stands. */
  readonly at: Word;
  /** The squares that it still enters. */
  readonly path: readonly Word[];
}

/** The words of the next step: the rover and where it goes, or less where the table needs no more to be told. */
export function stepWords(offer: Offer, { at, path }: Errand): readonly Word[] | null {
  const [next] = path;
  if (next === undefined) return null;
  if (offer.prompt.id === "planet-ask-drive") return offer.legal.includes(next) ? [next] : null;
  for (const sentence of offer.sentences) {
    const place = sentence.indexOf(next, 1);
    if (sentence[0] === at && place > 0 && place < 3) return sentence.slice(0, place + 1);
  }
  const alone = offer.sentences.some((sentence) => sentence.length === 1 && sentence[0] === at);
  return alone ? [at] : null;
}

/** Sends a rover on its way; it stops where something else is asked. */
export function useDrive(): (at: Word, path: readonly Word[]) => void {
  const play = usePlay();
  const offer = useNow((now) => now.offer);
  const sending = useNow((now) => now.sending);
  const errand = useRef<Errand | null>(null);
  const step = useCallback(
    (asked: Offer) => {
      const now = errand.current;
      if (!now) return;
      const words = stepWords(asked, now);
      const [next, ...rest] = now.path;
      errand.current = words && next !== undefined && rest.length > 0 ? { at: next, path: rest } : null;
      if (words) play.say(words);
    },
    [play],
  );
  useEffect(() => {
    if (offer && !sending) step(offer);
  }, [offer, sending, step]);
  return (at, path) => {
    if (!offer || sending) return;
    errand.current = { at, path };
    step(offer);
  };
}

/** The rover that is about to drive: the chosen one, or the only one that is asked about. */
export function useRoverAt(reach: readonly Reach[] | undefined, chosen: string | null): Reach | null {
  const prompt = useAsked()?.id;
  if (!reach || reach.length === 0) return null;
  const wanted = reach.find(({ rover }) => rover === chosen);
  if (wanted) return wanted;
  return prompt === "planet-ask-drive" ? (reach[0] ?? null) : null;
}
