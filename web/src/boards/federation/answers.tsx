/** Answers as buttons in the prompt bar, each with what it costs or brings: pay or drop, with the die or without. */

import { useAsked, useNow, usePlan, useThing } from "../../kit/thing";
import { useSpeech } from "../../text/context";
import type { Speech } from "../../text/speech";
import { Fx, Lvl } from "./signs";
import { type Fed, frontSeat, seatFacts } from "./view";

const ASK = "federation-ask-upkeep";
const ASK_DIE = "federation-ask-die";

/** What a level of the track would mean: stay there and pay, or drop. */
export function levelText(speech: Speech, view: Fed, level: number): string {
  const upkeep = view.table.track.levels[level - 1]?.upkeep ?? [];
  const stays = seatFacts(view, frontSeat(view)).base_level === level;
  const cost = speech.list(upkeep.map((word) => speech.name(word)));
  const id = stays ? "federation-stay" : upkeep.length > 0 ? "federation-drop-pay" : "federation-drop";
  return speech.text(id, { level, cost });
}

/** All levels that may be chosen, except the one that is laid out. */
export function UpkeepButtons({ view }: { view: Fed }) {
  const offer = useNow((now) => now.offer);
  const clicked = useNow((now) => now.choice.clicked);
  if (offer?.prompt.id !== ASK) return null;
  const levels = view.table.track.levels.map((_, at) => at + 1);
  return levels
    .filter((level) => offer.legal.includes(`level-${level}`) && !clicked.includes(`level-${level}`))
    .map((level) => <Drop key={level} view={view} level={level} />);
}

/** Short, because there may be several: the level as it is drawn, and what it costs. */
function Drop({ view, level }: { view: Fed; level: number }) {
  const speech = useSpeech();
  const thing = useThing(`level-${level}`, levelText(speech, view, level));
  const upkeep = view.table.track.levels[level - 1]?.upkeep ?? [];
  return (
    <button {...thing.props} type="button" className="button">
      {speech.text("federation-drop-to")} <Lvl n={level} /> <Fx words={upkeep.map((word) => `pay-${word}`)} />
    </button>
  );
}

/** The pips of the die that may join the votes, if that is asked now: the token's own bonus may just have added to them. */
function useDieAsked(): number | null {
  const asked = useAsked();
  const { prompt } = usePlan();
  const now = prompt ?? asked;
  return now?.id === ASK_DIE ? Number(now.args.n) : null;
}

/** Whether what is asked now is answered in the prompt bar. */
export function useAnsweredByButtons(): boolean {
  return useDieAsked() !== null;
}

/** "With the die", beside the answer without it. */
export function DieButton() {
  const n = useDieAsked();
  return n === null ? null : <WithDie n={n} />;
}

function WithDie({ n }: { n: number }) {
  const speech = useSpeech();
  const thing = useThing("die", null);
  return (
    <button {...thing.props} type="button" className="button">
      {speech.text("federation-with-die", { n })}
    </button>
  );
}
