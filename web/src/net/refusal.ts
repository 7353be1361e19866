import type { Speech } from "../text/speech";
import { Refusal } from "./api";

/** How soon what may be passing is tried again. */
export const AGAIN = 3_000;

const PASSING = new Set(["no-connection", "store-away", "server-fault"]);

/** Whether the same may be answered otherwise in a while: the fault is not in what was asked. */
export function passing(error: unknown): boolean {
  return error instanceof Refusal && PASSING.has(error.id);
}

/** What the server refused, in the reader's language. */
export function refusalText(speech: Speech, error: unknown): string {
  if (error instanceof Refusal) return speech.first([`error-${error.id}`], error.args) ?? error.message;
  return speech.text("error-server-fault");
}
