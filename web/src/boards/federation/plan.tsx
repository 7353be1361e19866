/** The plan of the turn in the prompt bar: four chips that fill as words are said; a click goes back to one. */

import type { ReactNode } from "react";
import { Icon, KIT } from "../../kit/icons";
import { useShape } from "../../kit/shape";
import { useAim, useAsked, useDrawn, useLight, usePlan, usePlay } from "../../kit/thing";
import { useSpeech } from "../../text/context";
import { levelText, useAnsweredByButtons } from "./answers";
import { useLaidOut, useLeft, useUnderWay } from "./asking";
import { DoneChip, TokenChip, WordChip } from "./describe";
import { useDeed } from "./moment";
import style from "./plan.module.css";
import { STAGES, type Turn, type TurnStep, turnOf } from "./turn";
import { type Fed, RESOURCES } from "./view";

export function useTurn(view: Fed): Turn | null {
  const asked = useAsked();
  const { steps } = usePlan();
  const laidOut = useLaidOut();
  const { sent } = useDeed(view);
  const planned = laidOut ? [] : steps.map(({ word }) => word);
  return turnOf(view, asked, planned, sent);
}

const MOST = 2; // words of a deed that a chip holds

export function TurnPlan({ view }: { view: Fed }) {
  const speech = useSpeech();
  const play = usePlay();
  const turn = useTurn(view);
  const aim = useAim();
  const answers = useLight(aim) === "legal";
  const deed = useDeed(view);
  const free = useUnderWay()?.id === "federation-ask-transport";
  if (turn === null) return null;
  const locked = turn.said.length > 0 && !play.canUndo();
  const chosen: Readonly<Record<TurnStep, ReactNode>> = {
    token: turn.token === null ? null : <TokenChip view={view} token={turn.token} side={turn.side} />,
    room: turn.room === null ? null : <WordChip view={view} word={turn.room} />,
    action:
      words(view, turn.deed, free) ?? (turn.said.includes("action") ? <DoneChip deed={deed.action} /> : null),
    mission: words(view, turn.mission, free),
  };
  return (
    <ol className={style.plan} data-turn={turn.now}>
      {STAGES.map((step, at) => {
        const soft = chosen[step] === null && step === turn.now && answers && step !== "token";
        return (
          <li
            key={step}
            className={`${chosen[step] === null ? "" : style.set} ${step === turn.now ? style.on : ""}`}
            data-step={step}
          >
            <button
              type="button"
              disabled={chosen[step] === null || (locked && turn.said.includes(step))}
              aria-current={step === turn.now ? "step" : undefined}
              title={chosen[step] === null ? undefined : speech.text("federation-back-to")}
              onClick={() => goBack(play, turn, step)}
            >
              <small>
                {speech.text(`federation-turn-${step}`)}
                {locked && turn.said.includes(step) && <Icon of={KIT.lock} />}
              </small>
              <span>
                {chosen[step] ??
                  (soft && aim !== null ? (
                    <span className={style.soft}>
                      <WordChip view={view} word={aim} free={free} />
                    </span>
                  ) : (
                    <i>{at + 1}</i>
                  ))}
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}

/** `free`: the last of them is a step without reward. */
function words(view: Fed, list: readonly string[], free: boolean): ReactNode {
  const said = list.filter((word) => word !== "done"); // that nothing was chosen is no sign
  if (said.length === 0) return null;
  return said.slice(-MOST).map((word, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a deed may hold a word twice
    <WordChip key={`${word} ${at}`} view={view} word={word} free={free} />
  ));
}

/** What was said is taken back as one act; what is only planned, click by click until the step is open again. */
function goBack(play: ReturnType<typeof usePlay>, turn: Turn, step: TurnStep): void {
  if (turn.said.includes(step)) {
    play.undo();
    return;
  }
  const first: Readonly<Record<TurnStep, string | null>> = {
    token: turn.token ?? turn.side,
    room: turn.room,
    action: turn.deed[0] ?? null,
    mission: turn.mission[0] ?? null,
  };
  const word = first[step];
  const planned = () => word !== null && play.snapshot().choice.clicked.includes(word);
  for (let clicks = play.snapshot().choice.past?.length ?? 0; clicks > 0 && planned(); clicks--) play.undo();
}

/** Where End turn will stand: until the turn can end, a click on it tells what is still to do. A phone has no room for it. */
export function EndTurn({ view }: { view: Fed }) {
  const speech = useSpeech();
  const play = usePlay();
  const turn = useTurn(view);
  const plan = usePlan();
  const shape = useShape();
  const answered = useAnsweredByButtons(); // they need its room
  // What else would have been possible is a step back: no second button beside the confirmation.
  useDrawn(plan.words === null ? null : "done");
  if (shape !== "wide" || turn === null || plan.words !== null || answered) return null;
  return (
    <button
      type="button"
      className="button k-verb"
      data-act="end-turn"
      aria-disabled="true"
      onClick={() => play.refuse({ id: `federation-lacks-${turn.now}`, args: {} })}
    >
      {speech.text("federation-end-turn")}
    </button>
  );
}

/** The button that says the plan ends the turn, unless the table goes on asking. */
export function useConfirmText(view: Fed): string | null {
  const speech = useSpeech();
  const turn = useTurn(view);
  const plan = usePlan();
  const asked = useAsked();
  if (asked?.id === "federation-ask-upkeep") {
    const [word = ""] = plan.words ?? [];
    return word === "" ? null : levelText(speech, view, Number(word.replace(/^level-/, "")));
  }
  if (turn === null || plan.words === null) return null;
  return plan.prompt === null && plan.final ? speech.text("federation-end-turn") : null;
}

/** A single answer that says what is meant; a resource or a level alone does not. */
function isTelling(words: readonly string[]): boolean {
  const [word = ""] = words;
  return words.length === 1 && !word.startsWith("level-") && !(RESOURCES as readonly string[]).includes(word);
}

/** The chips tell what is planned, so the question is only whether that is meant. */
export function usePlanQuestion(view: Fed): string | null {
  const speech = useSpeech();
  const turn = useTurn(view);
  const plan = usePlan();
  const laidOut = useLaidOut();
  const underWay = useUnderWay();
  const left = useLeft();
  if (plan.state === "open" && left !== null) return speech.say(left);
  if (plan.state === "open" && plan.prompt === null && underWay !== null) return speech.say(underWay);
  if (plan.words === null || laidOut || plan.state === "sent") return null;
  if (turn === null) return isTelling(plan.words) ? null : speech.text("federation-ask-so");
  if (!plan.final) return speech.text("federation-ask-so");
  return speech.text(plan.prompt === null ? "federation-ask-end" : "federation-ask-final");
}
