/** How this board understands clicks: what leads to another question is said as soon as it is pressed. */

import { useMemo } from "react";
import type { Offer, Word } from "../../engine/types";
import { adapted, type Play, usePlay } from "../../kit/thing";
import { pointOf } from "./tiles";

export const RESOLVE = "planet-ask-resolve";

/** Tiles are carried, and rovers driven, before anything is said. */
export const BY_HAND: ReadonlySet<string> = new Set([
  "planet-ask-draft",
  "planet-ask-extra-tile",
  "planet-ask-orient",
  "planet-ask-position",
]);
export const DRIVING: ReadonlySet<string> = new Set([RESOLVE, "planet-ask-drive"]);

/**
 * The ways to finish the decision go on to the next effects where these leave no choice; but who takes up one effect, or
 * advances one tracker, is asked about that one. What could end the turn is still clicked together, and asked for.
 */
export function usePlanetPlay(): Play {
  const play = usePlay();
  return useMemo(
    () =>
      adapted(play, {
        point: (at, eager) => {
          const { offer, choice } = play.snapshot();
          const [word = "", ...more] = typeof at === "string" ? [at] : at;
          if (offer && more.length === 0 && choice.clicked.length === 0 && isTakenUp(offer, word))
            play.say([word]);
          else play.point(at, eager);
        },
      }),
    [play],
  );
}

/** An answer after which something else is asked, whatever is answered. */
export function isTakenUp({ prompt, legal, sentences }: Offer, word: Word): boolean {
  if (prompt.kind === "set" || BY_HAND.has(prompt.id) || !legal.includes(word)) return false;
  if (DRIVING.has(prompt.id) && pointOf(word)) return false;
  const ways = sentences.filter(([first]) => first === word);
  return ways.length > 0 && ways.every((way) => way.length > 1);
}
