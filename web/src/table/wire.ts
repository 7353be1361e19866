/** What the server sends, as the engine wants it. */

import type { CounterChange, FactChange, Foresight, Offer } from "../engine/types";
import type { PreviewAnswer, TableMessage } from "../net/protocol";

export function offerOf(table: TableMessage): Offer | null {
  if (!table.prompt) return null;
  const { set, candidates, proposals, kind, ...prompt } = table.prompt;
  return {
    prompt: { ...prompt, kind: kind ?? (set ? "set" : "word") },
    legal: table.legal,
    sentences: table.sentences.list,
    candidates,
    proposals: proposals ?? [],
  };
}

function isFact(change: CounterChange | FactChange): change is FactChange {
  return "path" in change;
}

/** Counters are facts of the view too: `seats`, a seat, `counters`, a name. */
function counterOf({ path, before, after }: FactChange): CounterChange[] {
  const [root, seat, kind, counter] = path;
  if (root !== "seats" || kind !== "counters" || path.length !== 4) return [];
  const by = Number(after ?? 0) - Number(before ?? 0);
  return Number.isNaN(by) || by === 0 ? [] : [{ seat: Number(seat), counter: String(counter), by }];
}

export function foresightOf(answer: PreviewAnswer): Foresight {
  const facts = answer.changes?.filter(isFact) ?? [];
  const counters =
    answer.changes?.flatMap((change) => (isFact(change) ? counterOf(change) : [change])) ?? null;
  return { counters, facts, final: answer.final ?? null, prompt: answer.prompt ?? null };
}
