import type { View } from "../../engine/types";
import { SeatSign } from "../../kit/seat";
import { useDrawn, useNow, useThing } from "../../kit/thing";
import { useSpeech } from "../../text/context";
import { actions, items, PHASES, type Phase, raceTable } from "./view";

/** The strip of phases: each action card lies in its phase; chosen ones show by whom. */
export function PhaseStrip({ view }: { view: View }) {
  const speech = useSpeech();
  const { phase: current } = raceTable(view);
  const open = PHASES.map((_, at) => (view.seats ?? []).some((_, seat) => takes(actions(view, seat), at)));
  const revealed = open.some(Boolean);
  return (
    <ol className="phases" aria-label={speech.text("race-phases")}>
      {PHASES.map((phase, at) => (
        <li
          key={phase.id}
          className="phase"
          data-current={current === at + 1}
          data-skipped={revealed && !open[at]}
          aria-current={current === at + 1 ? "step" : undefined}
        >
          <div className="phase-head">
            <span className="phase-numeral">{phase.numeral}</span>
            <span className="phase-name">{speech.text(`phase-${phase.id}`)}</span>
          </div>
          <div className="phase-actions">
            {phase.actions.map((word) => (
              <ActionCard key={word} word={word} view={view} />
            ))}
          </div>
        </li>
      ))}
    </ol>
  );
}

function takes(chosen: readonly string[], phase: number): boolean {
  return chosen.some((word) => PHASES[phase]?.actions.includes(word));
}

function ActionCard({ word, view }: { word: string; view: View }) {
  const second = word.endsWith("/2");
  const first = word.replace("/2", "");
  const picked = useNow((snapshot) => snapshot.choice.clicked.includes(first));
  const taken = (view.seats ?? []).some((_, seat) => actions(view, seat).includes(word));
  const own = items(view, "chosen", view.seat).some((item) => item.word === word);
  const hidden = second && !picked && !taken && !own; // the second card of a kind only comes with the first
  useDrawn(hidden ? word : null);
  if (hidden) return null;
  return <ActionButton word={word} view={view} own={own} />;
}

function ActionButton({ word, view, own }: { word: string; view: View; own: boolean }) {
  const speech = useSpeech();
  const who = (view.seats ?? []).flatMap((_, seat) => (actions(view, seat).includes(word) ? [seat] : []));
  const names = who.map((seat) => speech.player(seat));
  const short = speech.first([`short-${word.replace(/[^a-z0-9]/g, "_")}`]) ?? speech.name(word);
  const label = `${speech.name(word)} (${short}). ${speech.explain(word) ?? ""} ${names.length ? speech.list(names) : ""}`;
  const { props } = useThing(word, label.trim());
  return (
    <div
      className="action"
      {...props}
      data-chosen={own || who.length > 0}
      title={speech.explain(word) ?? undefined}
    >
      <span className="action-name" aria-hidden="true">
        {short}
      </span>
      <span className="action-who">
        {who.map((seat) => (
          <SeatSign key={seat} seat={seat} size={13} />
        ))}
        {own && view.seat !== null && <SeatSign seat={view.seat} size={13} />}
      </span>
    </div>
  );
}

export function phaseOf(word: string): Phase | undefined {
  return PHASES.find((phase) => phase.actions.includes(word));
}
