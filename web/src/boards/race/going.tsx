import { type ReactNode, useMemo } from "react";
import type { View } from "../../engine/types";
import { useForeseen } from "../../kit/foreseen";
import { GoesContext } from "./topic";
import { items } from "./view";

/** Tells the cards whose goods what is pointed at would take; only these draw anew. */
export function Going({ view, children }: { view: View; children: ReactNode }) {
  const then = useForeseen(view);
  const left = new Set(items(then, "tableau", view.seat).flatMap((item) => (item.good ? [item.word] : [])));
  const gone = items(view, "tableau", view.seat).filter((item) => item.good && !left.has(item.word));
  const key = gone.map((item) => item.word).join(" ");
  const goes = useMemo(() => new Set(key.split(" ")), [key]);
  return <GoesContext value={goes}>{children}</GoesContext>;
}
