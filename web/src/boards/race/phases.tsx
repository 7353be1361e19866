/** The strip of phases: each action card lies in its phase; chosen ones show by whom, now and in the last round. */

import type { View } from "../../engine/types";
import { Icon, KIT } from "../../kit/icons";
import { SeatSign } from "../../kit/seat";
import { useAsked, useDrawn, useNow, usePlay, useThing } from "../../kit/thing";
import { Hit } from "../../kit/tile";
import { useKey } from "../../kit/verbs";
import { useSpeech } from "../../text/context";
import type { Speech } from "../../text/speech";
import { MilitarySign } from "./icons";
import style from "./race.module.css";
import {
  actions,
  items,
  lastActions,
  openPhases,
  ownPhases,
  PHASES,
  type Phase,
  type Phases,
  raceTable,
  seats,
} from "./view";

export function PhaseStrip({ view, small = false }: { view: View; small?: boolean }) {
  const speech = useSpeech();
  const { phase: current } = raceTable(view);
  const open = openPhases(view);
  const revealed = open.some(Boolean);
  const numbers = ownPhases(view);
  return (
    <ol className={style.phases} aria-label={speech.text("race-phases")}>
      {PHASES.map((phase, at) => {
        const done = revealed && open[at] === true && current > at + 1;
        return (
          <li
            key={phase.id}
            className={style.phase}
            data-phase={phase.id}
            data-current={current === at + 1}
            data-skipped={revealed && !open[at]}
            aria-current={current === at + 1 ? "step" : undefined}
          >
            <div className={style.phaseName}>
              <em>{phase.numeral}</em>
              <span>
                {speech.first(small ? [`phase-${phase.id}-short`] : []) ?? speech.text(`phase-${phase.id}`)}
                {done && !small && " ✓"}
              </span>
            </div>
            {!small && numbers && (
              <div className={style.yours}>
                <Yours phase={phase} numbers={numbers} speech={speech} />
              </div>
            )}
            <div className={style.actions}>
              {phase.actions.map((word) => (
                <ActionCard key={word} word={word} view={view} />
              ))}
            </div>
          </li>
        );
      })}
    </ol>
  );
}

/** What this phase would be for the own seat. */
export function Yours({ phase, numbers, speech }: { phase: Phase; numbers: Phases; speech: Speech }) {
  switch (phase.id) {
    case "explore":
      return (
        <>
          {numbers.explore[0]}
          <Icon of={KIT.card} /> {speech.text("race-keeps", { n: numbers.explore[1] })}
        </>
      );
    case "develop":
      return numbers.develop > 0
        ? speech.text("race-cheaper", { n: numbers.develop })
        : speech.text("race-full-cost");
    case "settle":
      return (
        <>
          <MilitarySign /> {String(numbers.settle[0]).replace("-", "−")}
          {numbers.settle[1] > 0 && ` · ${speech.text("race-cheaper", { n: numbers.settle[1] })}`}
        </>
      );
    case "consume":
      return speech.text("race-powers", { n: numbers.consume });
    case "produce":
      return speech.text("race-worlds", { n: numbers.produce });
  }
}

/** Where a second card will lie, so that nothing moves away from under the pointer. */
function Place({ word }: { word: string }) {
  const speech = useSpeech();
  return (
    <div className={style.action} data-coming="true" aria-hidden="true">
      {shortAction(speech, word)}
    </div>
  );
}

function ActionCard({ word, view }: { word: string; view: View }) {
  const second = word.endsWith("/2");
  const two = useAsked()?.id === "race-ask-choose-actions";
  const taken = seats(view).some((seat) => actions(view, seat).includes(word));
  const own = items(view, "chosen", view.seat).some((item) => item.word === word);
  const picked = useNow((now) => now.choice.clicked.includes(word.replace("/2", "")));
  const hidden = second && !(two && picked) && !taken && !own; // the second card of a kind only comes with the first
  useDrawn(hidden ? word : null);
  if (hidden) return two ? <Place word={word} /> : null;
  return <ActionButton word={word} view={view} own={own} />;
}

const FIRST = PHASES.flatMap((phase) => phase.actions).filter((word) => !word.endsWith("/2"));

/** 1 to 7 choose an action, in the order of the strip; the same key again the second card of its kind. */
function useActionKey(word: string): void {
  const play = usePlay();
  const choosing = useAsked()?.id.startsWith("race-ask-choose-action") ?? false;
  const at = FIRST.indexOf(word) + 1;
  useKey(choosing && at > 0 ? String(at) : undefined, () => {
    const second = `${word}/2`;
    const again = play.light(word) === "picked" && play.light(second) === "legal";
    play.point(again ? second : word);
  });
}

export function shortAction(speech: Speech, word: string): string {
  return speech.first([`short-${word.replace(/[^a-z0-9]/g, "_")}`]) ?? speech.name(word);
}

function ActionButton({ word, view, own }: { word: string; view: View; own: boolean }) {
  const speech = useSpeech();
  const who = seats(view).filter((seat) => actions(view, seat).includes(word));
  if (own && view.seat !== null && !who.includes(view.seat)) who.push(view.seat);
  const last = who.length > 0 ? [] : seats(view).filter((seat) => lastActions(view, seat).includes(word));
  const names = who.map((seat) => speech.player(seat));
  const short = shortAction(speech, word);
  const label = `${speech.name(word)} (${short}). ${speech.explain(word) ?? ""} ${names.length ? speech.list(names) : ""}`;
  const drawn = useThing(word, label.trim());
  useActionKey(word);
  // The signs tell who chose it: a number over them would say less.
  const thing = { ...drawn, mark: null, props: { ...drawn.props, "data-mark": undefined } };
  return (
    <div className={style.action} data-light={thing.lit} data-chosen={who.length > 0}>
      <span aria-hidden="true">{short}</span>
      {who.length > 0 && (
        <span className={style.who}>
          {who.map((seat) => (
            <span key={seat} data-id={`chose:${seat}:${word}`} data-from={`seat-${seat}`} data-lag={120}>
              <SeatSign seat={seat} size={14} />
            </span>
          ))}
        </span>
      )}
      {last.length > 0 && (
        <span className={style.lastChosen} title={speech.text("race-last-round")}>
          {last.map((seat) => (
            <SeatSign key={seat} seat={seat} size={11} hollow />
          ))}
        </span>
      )}
      <Hit thing={thing} />
    </div>
  );
}
