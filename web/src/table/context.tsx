import { createContext, type ReactNode, useContext, useSyncExternalStore } from "react";
import { PlayContext } from "../kit/thing";
import type { Snapshot, TableStore } from "./store";

/** Which game is played here. */
export const GameContext = createContext<string | null>(null);

const TableContext = createContext<TableStore | null>(null);

/** One table for everything below: whole for the frame, as a `Play` for the board. */
export function TableProvider({ store, children }: { store: TableStore; children: ReactNode }) {
  return (
    <TableContext value={store}>
      <PlayContext value={store}>{children}</PlayContext>
    </TableContext>
  );
}

export function useStore(): TableStore {
  const store = useContext(TableContext);
  if (!store) throw new Error("there is no table here");
  return store;
}

export function useTable<T>(select: (snapshot: Snapshot) => T): T {
  const store = useStore();
  return useSyncExternalStore(store.subscribe, () => select(store.snapshot()));
}
