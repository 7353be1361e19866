/** Whether Alt is held: then a board shows the names of its places. */

import { useSyncExternalStore } from "react";

let altHeld = false;

function listenAlt(tell: () => void): () => void {
  const hold = (held: boolean) => {
    if (altHeld === held) return;
    altHeld = held;
    tell();
  };
  const down = (event: KeyboardEvent) => {
    if (event.key !== "Alt") return;
    event.preventDefault(); // no menu of the browser
    hold(true);
  };
  const up = (event: KeyboardEvent) => event.key === "Alt" && hold(false);
  const away = () => hold(false);
  addEventListener("keydown", down);
  addEventListener("keyup", up);
  addEventListener("blur", away);
  return () => {
    removeEventListener("keydown", down);
    removeEventListener("keyup", up);
    removeEventListener("blur", away);
  };
}

export function useAltHeld(): boolean {
  return useSyncExternalStore(listenAlt, () => altHeld);
}
