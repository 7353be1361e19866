/** Options of a game in words. */

import type { OptionSchema, Value } from "../contract/messages.gen";
import { humanize, type Speech } from "../text/speech";

export function optionName(speech: Speech, option: OptionSchema): string {
  return speech.first([`option-${option.id}`]) ?? humanize(option.id);
}

export function choiceName(speech: Speech, option: OptionSchema, choice: string): string {
  return speech.first([`option-${option.id}-${choice}`, choice]) ?? humanize(choice);
}

/** What an option says, for a line of all of them; null where there is nothing to say. */
export function optionText(speech: Speech, option: OptionSchema, value: Value): string | null {
  const name = optionName(speech, option);
  if (option.kind === "flag") return value === true ? name : null;
  if (value === "") return null;
  const text = String(value);
  if (option.kind === "choice") return `${name}: ${choiceName(speech, option, text)}`;
  if (option.kind === "seats") {
    const named = text.split(",").map((each) => choiceName(speech, option, each));
    return `${name}: ${named.join(", ")}`;
  }
  return text.length > 40 ? name : `${name}: ${text}`;
}
