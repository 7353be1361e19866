/** When this browser's player wants to be asked before something is said. */

import { type Asking, isAsking } from "../engine/policy";

const KEY = "starboard.asking";

export function currentAsking(): Asking {
  const kept = typeof localStorage === "undefined" ? null : localStorage.getItem(KEY);
  return isAsking(kept) ? kept : "final";
}

export function chooseAsking(asking: Asking): void {
  localStorage.setItem(KEY, asking);
}
