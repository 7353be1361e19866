/** What the server sends, as the engine wants it. */

import type { PreviewAnswer, TableMessage } from "../contract/messages.gen";
import type { CounterChange, FactChange, Foresight, Offer } from "../engine/types";

export function offerOf(table: TableMessage): Offer | null {
  if (!table.prompt) return null;
  const { candidates, proposals, ...prompt } = table.prompt;
  return { prompt, legal: table.legal, sentences: table.sentences.list, candidates, proposals };
}

/** Counters are facts of the view too: `seats`, a seat, `counters`, a name. */
function counterOf({ path, before, after }: FactChange): CounterChange[] {
  const [root, seat, kind, counter] = path;
  if (root !== "seats" || kind !== "counters" || path.length !== 4) return [];
  const by = Number(after ?? 0) - Number(before ?? 0);
  return Number.isNaN(by) || by === 0 ? [] : [{ seat: Number(seat), counter: String(counter), by }];
}

export function foresightOf({ foreseen, why }: PreviewAnswer): Foresight {
  if (foreseen === null)
    return { counters: null, facts: [], final: null, prompt: null, consequences: {}, why };
  const { changes, final, prompt, facts } = foreseen;
  return { counters: changes.flatMap(counterOf), facts: changes, final, prompt, consequences: facts, why };
}
