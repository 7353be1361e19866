import { useSyncExternalStore } from "react";

/** A page is named by its path; nothing more is needed than the browser's own history. */
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("popstate", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("popstate", listener);
  };
}

export function usePath(): string {
  return useSyncExternalStore(subscribe, () => location.pathname);
}

export function go(path: string): void {
  history.pushState(null, "", path);
  scrollTo(0, 0);
  for (const listener of listeners) listener();
}
