/** Whoever builds the map turns its sectors: each lies on the table as the pointed-at answer would leave it. */

import { useMemo, useSyncExternalStore } from "react";
import { foreseenView } from "../../engine/preview";
import { usePlay } from "../../kit/thing";
import type { GaiaView } from "./view";

export const TURNING = "gaia-ask-turn-sector";

export function useTurned(view: GaiaView): GaiaView {
  const play = usePlay();
  const known = useSyncExternalStore(play.subscribe, () => {
    if (play.snapshot().offer?.prompt.id !== TURNING) return null;
    const hovered = play.hoveredWord();
    const words = hovered === null ? null : play.leads(hovered);
    return words === null ? null : (play.known(words) ?? null);
  });
  return useMemo(() => (known === null ? view : foreseenView(view, known.facts)), [view, known]);
}
