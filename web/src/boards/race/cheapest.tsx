/** Questions that take cards from the hand: the page picks the cheapest ones. */

import { useEffect, useRef } from "react";
import type { Offer, View, Word } from "../../engine/types";
import { useNow, usePlay } from "../../kit/thing";
import { Key, useKey } from "../../kit/verbs";
import { useSpeech } from "../../text/context";
import { design } from "./cards";
import { items, type SeenCard } from "./view";

const PAYING = "race-ask-pay";
const GIVING = new Set([PAYING, "race-ask-discard-two", "race-ask-discard-down"]);

function printedCost(item: SeenCard): number {
  const face = design(item.word ?? "");
  return face ? (face.cost ?? face.defense ?? 0) * 10 + face.vp : 0;
}

/** As many as must be given, by what is printed on them; cards that were clicked stay while there is room for others. */
function cheapest(view: View, { prompt, candidates }: Offer, clicked: readonly Word[]): Word[] {
  const words = items(view, "hand", view.seat)
    .filter((item) => item.word !== null && candidates.includes(item.word))
    .sort((one, other) => printedCost(one) - printedCost(other))
    .flatMap((item) => item.word ?? []);
  const kept = clicked.length < prompt.least ? clicked : [];
  return [...kept, ...words.filter((word) => !kept.includes(word))].slice(0, prompt.least);
}

/** Picks the cheapest cards; for a payment that is done at once, and can be changed. */
export function Cheapest({ view }: { view: View }) {
  const offer = useNow((now) => now.offer);
  return offer && GIVING.has(offer.prompt.id) && offer.prompt.least > 0 ? (
    <Button view={view} offer={offer} />
  ) : null;
}

function Button({ view, offer }: { view: View; offer: Offer }) {
  const speech = useSpeech();
  const play = usePlay();
  const clicked = useNow((now) => now.choice.clicked);
  const { prompt } = offer;
  const found = cheapest(view, offer, clicked);
  const done = found.every((word) => clicked.includes(word));

  function pick() {
    if (play.snapshot().sending || done) return;
    for (const word of clicked) if (!found.includes(word)) play.point(word); // a second click gives it back
    for (const word of found) if (!clicked.includes(word)) play.point(word);
  }

  const laid = useRef<unknown>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question
  useEffect(() => {
    if (prompt.id !== PAYING || laid.current === prompt) return;
    laid.current = prompt;
    if (prompt.least > 1 && clicked.length === 0) pick();
  }, [prompt]);
  useKey("a", pick);
  return (
    <button type="button" className="button" data-act="cheapest" disabled={done} onClick={pick}>
      {speech.text("race-cheapest")} <Key of="A" />
    </button>
  );
}
