/** How this board understands questions: what is nearly always meant is laid out, so that Enter is enough; all else still glows. */

import { useEffect, useMemo, useRef } from "react";
import { beginning, type Light, read } from "../../engine/choice";
import type { Message, Offer, Word } from "../../engine/types";
import { adapted, type Play, useNow, usePlan, usePlay } from "../../kit/thing";

const UPKEEP = "federation-ask-upkeep";
export const DISCARD = "federation-ask-discard";
const OPTIONAL = new Set([
  "federation-ask-mission",
  "federation-ask-last-word",
  "federation-ask-after-build",
]);

const levelOf = (word: Word): number => Number(/^level-(\d+)$/.exec(word)?.[1] ?? 0);

/** What Enter says: no ship, no specialist; of the levels the highest that can be paid. */
function usual({ prompt, legal }: Offer): Word | null {
  if (OPTIONAL.has(prompt.id)) return legal.includes("done") ? "done" : null;
  if (prompt.id !== UPKEEP) return null;
  return legal.reduce((best, word) => (levelOf(word) > levelOf(best) ? word : best), "level-0");
}

/** Whether what lies there has only been laid out, and nothing has been clicked. */
export function useLaidOut(): boolean {
  return useNow(({ offer, choice }) => offer !== null && isLaidOut(offer, choice));
}

/** What is asked within the sentence that is put together, the last of it; until the next question has come, the one before it. */
export function useUnderWay(): Message | null {
  const asked = useNow((now) => now.offer?.prompt ?? null);
  const { prompt, steps, words } = usePlan();
  const last = useRef<{ asked: Message | null; now: Message | null }>({ asked, now: asked });
  const known = words === null ? (prompt ?? (steps.length === 0 ? asked : null)) : null;
  if (last.current.asked !== asked) last.current = { asked, now: known ?? asked };
  else if (known !== null) last.current.now = known;
  return last.current.now;
}

/** Questions that are answered several times, in whatever order. */
const SEVERAL = new Set(["federation-ask-crystal", DISCARD, "federation-ask-mix"]);

/** The same question as it is after clicks that the table does not know yet: so many fewer are left. */
export function useLeft(): Message | null {
  const underWay = useUnderWay();
  const offer = useNow((now) => now.offer);
  const choice = useNow((now) => now.choice);
  const n = underWay?.args.n;
  if (offer === null || underWay === null || typeof n !== "number" || !SEVERAL.has(underWay.id)) return null;
  const sure = beginning(read(offer, choice).open.map((way) => way.words));
  const rest = sure.reduce((left, word) => withoutOne(left, word), choice.clicked);
  return rest.length > 0 && rest.length < n
    ? { ...underWay, args: { ...underWay.args, n: n - rest.length } }
    : null;
}

function withoutOne(words: readonly Word[], word: Word): readonly Word[] {
  const at = words.indexOf(word);
  return at < 0 ? words : words.toSpliced(at, 1);
}

function isLaidOut({ prompt }: Offer, { clicked, past }: ReturnType<Play["snapshot"]>["choice"]): boolean {
  return prompt.kind === "word" && clicked.length > 0 && (past?.length ?? 0) === 0;
}

export function useFederationPlay(): Play {
  const play = usePlay();
  const offer = useNow((now) => now.offer);
  // The rooms count what the others have placed; a number on all that was touched would say less.
  const own = useMemo(
    () => adapted(play, { light: (word) => lightOf(play, word), mark: () => null }),
    [play],
  );
  useEffect(() => {
    const word = offer === null ? null : usual(offer);
    if (word !== null) play.prepare(word);
  }, [play, offer]);
  return own;
}

/** While something is only laid out, the other answers glow as if nothing were. */
function lightOf(play: Play, word: Word | null): Light {
  const plain = play.light(word);
  const { offer, choice } = play.snapshot();
  if (plain !== "later" || word === null || offer === null || !isLaidOut(offer, choice)) return plain;
  return offer.legal.includes(word) ? "legal" : plain;
}
