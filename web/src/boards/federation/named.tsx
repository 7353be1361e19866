import type { Word } from "../../engine/types";
import { useThing } from "../../kit/thing";
import { Hit } from "../../kit/tile";

/** What `useThing` makes of a word: all that lets it be pointed at. */
export type Pointed = ReturnType<typeof useThing>;

/** A thing that may only lie there: without a word it is no button, so it has no label of its own. */
export function useNamed(at: Word | readonly Word[] | null, label: string | null): Pointed {
  return useThing(at, at === null ? null : label);
}

/** What shows the light of a thing; what is clicked lies over it. */
export function glow(thing: Pointed) {
  return { "data-glow": true, "data-light": thing.lit };
}

export function Over({ thing }: { thing: Pointed }) {
  return thing.props["data-word"] === undefined ? null : <Hit thing={thing} />;
}
