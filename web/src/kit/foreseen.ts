import { useMemo, useSyncExternalStore } from "react";
import { foreseenView } from "../engine/preview";
import { usePlay } from "./thing";

/** The view as it would be after what is pointed at, or else planned, as far as that is foreseen. */
export function useForeseen<V>(view: V): V {
  const play = usePlay();
  const foresight = useSyncExternalStore(play.subscribe, () => {
    const word = play.hoveredWord();
    const words = word === null || play.light(word) === "dark" ? null : play.leads(word);
    return words === null ? undefined : play.known(words);
  });
  const planned = useSyncExternalStore(play.subscribe, () => play.plan().foreseen);
  return useMemo(() => {
    if (foresight && foresight.facts.length > 0) return foreseenView(view, foresight.facts);
    return planned === null ? view : (planned as V);
  }, [view, foresight, planned]);
}
