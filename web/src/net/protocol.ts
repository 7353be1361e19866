/** The protocol of `docs/server.md`: what the server states, under the names that the page uses. */

export type * from "../contract/messages.gen";
export type {
  CounterChange as Change,
  Entry as LogEntry,
  GuestInfo as Guest,
  Value as Setting,
} from "../contract/messages.gen";
