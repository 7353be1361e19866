import type { Speech } from "../text/speech";
import { Refusal } from "./api";

/** What the server refused, in the reader's language. */
export function refusalText(speech: Speech, error: unknown): string {
  if (error instanceof Refusal) return speech.first([`error-${error.id}`], error.args) ?? error.message;
  return speech.text("error-server-fault");
}
