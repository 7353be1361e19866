import { createContext } from "react";

/** What the reader speaks of besides cards and actions. */
export type Topic = { readonly kind: "military"; readonly seat: number } | null;

export const TopicContext = createContext<{ readonly topic: Topic; readonly set: (topic: Topic) => void }>({
  topic: null,
  set: () => undefined,
});

/** The own worlds whose goods would go with what is pointed at. */
export const GoesContext = createContext<ReadonlySet<string>>(new Set());
