/**
 * Where only one thing can be built, upgraded or begun, the table does not ask where: the verb is the whole sentence. People
 * click the place all the same, so what the verb alone would come to tells which place that is.
 */

import type { Offer, Word } from "../../engine/types";
import type { Play } from "../../kit/thing";

const PLACING = new Set(["build", "project", "upgrade"]);
const NONE: readonly Word[] = [];
const known = new WeakMap<Offer, readonly Word[]>();

/** The verbs of a turn that are whole sentences. */
export function loneVerbs(offer: Offer): readonly Word[] {
  if (offer.prompt.id !== "gaia-ask-turn") return NONE;
  let found = known.get(offer);
  if (found === undefined) {
    found = offer.sentences.flatMap(([verb, ...rest]) =>
      verb !== undefined && rest.length === 0 && PLACING.has(verb) ? [verb] : [],
    );
    known.set(offer, found);
  }
  return found;
}

/** The hex on which such a verb would put something; null while nobody has told. */
export function lonePlace(play: Play, verb: Word): Word | null {
  const change = play
    .known([verb])
    ?.facts.find(({ path }) => path[0] === "areas" && path[2] === "items" && path[4] === "piece");
  const area = play.snapshot().table?.view?.areas[Number(change?.path[1])];
  return area?.items[Number(change?.path[3])]?.word ?? null;
}

/** The verb that a click on this hex means. */
export function loneVerbAt(play: Play, offer: Offer | null, hex: Word): Word | null {
  return offer === null ? null : (loneVerbs(offer).find((verb) => lonePlace(play, verb) === hex) ?? null);
}
