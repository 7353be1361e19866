import type { Word } from "../../engine/types";
import { useThing } from "../../kit/thing";
import { Hit } from "../../kit/tile";

type Thing = ReturnType<typeof useThing>;

/** A thing that may only lie there: without a word it is no button, so it has no label of its own. */
export function useNamed(at: Word | readonly Word[] | null, label: string | null): Thing {
  return useThing(at, at === null ? null : label);
}

/** What shows the light of a thing; what is clicked lies over it. */
export function glow(thing: Thing) {
  return { "data-glow": true, "data-light": thing.lit };
}

export function Over({ thing }: { thing: Thing }) {
  return thing.props["data-word"] === undefined ? null : <Hit thing={thing} />;
}
