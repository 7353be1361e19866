/** What stands in the prompt bar: keys, verbs that narrow the light, steps of a plan, how far a set is. */

import { type ReactNode, useEffect } from "react";
import type { Word } from "../engine/types";
import { useDrawn, useLight, usePlay, usePointing } from "./thing";

export function Key({ of }: { of: string }) {
  return <kbd className="k-key">{of}</kbd>;
}

export interface Verb {
  readonly word: Word;
  readonly text: string;
  readonly icon?: ReactNode;
  /** A letter; any case. */
  readonly key?: string;
}

/** The openings of a turn as buttons; what cannot be said now stays in its place, faint, and tells why when it is clicked. */
export function Verbs({ of }: { of: readonly Verb[] }) {
  return (
    <span className="k-verbs">
      {of.map((verb) => (
        <VerbButton key={verb.word} verb={verb} />
      ))}
    </span>
  );
}

function VerbButton({ verb }: { verb: Verb }) {
  const play = usePlay();
  const lit = useLight(verb.word);
  const pointing = usePointing(verb.word);
  useDrawn(verb.word);
  useKey(verb.key, () => play.point(verb.word));
  return (
    <button
      type="button"
      className="button k-verb"
      data-word={verb.word}
      data-light={lit}
      aria-disabled={lit === "dark" || undefined}
      {...pointing.props}
      onClick={() => pointing.wasHeld() || play.point(verb.word)}
    >
      {verb.icon}
      {verb.text}
      {verb.key && <Key of={verb.key.toUpperCase()} />}
    </button>
  );
}

/** Something lies over the table and is closed first. */
export function isCovered(): boolean {
  return document.querySelector("details.menu[open], dialog[open], [popover]:popover-open") !== null;
}

/** A letter does something while it is not being typed into a field; Escape, where it is given, does that and nothing else. */
export function useKey(key: string | undefined, act: () => void): void {
  useEffect(() => {
    if (key === undefined) return;
    const first = key === "Escape"; // before the table takes a step back
    const down = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== key.toLowerCase() || event.altKey || event.ctrlKey || event.metaKey)
        return;
      if ((event.target as Element | null)?.closest("input, textarea, select, dialog")) return;
      if (event.key === "Tab" && event.shiftKey) return; // there must be a way on for who has no mouse
      if (first && (event.shiftKey || isCovered())) return;
      event.preventDefault();
      if (first) event.stopImmediatePropagation();
      act();
    };
    addEventListener("keydown", down, first);
    return () => removeEventListener("keydown", down, first);
  });
}

export interface PlanStep {
  readonly id: string;
  readonly name: string;
  /** What has been chosen; nothing yet without it. */
  readonly chosen?: ReactNode;
  /** It cannot be taken back any more. */
  readonly locked?: boolean;
}

interface StepsProps {
  readonly steps: readonly PlanStep[];
  /** The step that is being asked for. */
  readonly now: string | null;
  /** Go back to a step. */
  readonly onBack?: (id: string) => void;
}

/** The plan of a turn as chevrons: what has been said, what is asked, what comes. */
export function Steps({ steps, now, onBack }: StepsProps) {
  return (
    <ol className="k-steps">
      {steps.map((step, at) => (
        <li key={step.id} data-now={step.id === now} data-done={step.chosen !== undefined}>
          <button
            type="button"
            disabled={step.chosen === undefined || step.locked || !onBack}
            aria-current={step.id === now ? "step" : undefined}
            onClick={() => onBack?.(step.id)}
          >
            <span>{step.name}</span>
            <small>{step.chosen ?? at + 1}</small>
          </button>
        </li>
      ))}
    </ol>
  );
}

/** How many of how many, as small cards that fill. */
export function Pips({ n, of, children }: { n: number; of: number; children?: ReactNode }) {
  return (
    <span className="k-tally">
      <span className="k-pips" aria-hidden="true">
        {Array.from({ length: of }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a pip is its place
          <i key={at} data-on={at < n} />
        ))}
      </span>
      {children}
    </span>
  );
}

export interface Planned {
  readonly id: string;
  readonly text: ReactNode;
  readonly price?: ReactNode;
}

/** Acts that have been planned and not said yet: newest last. */
export function PlanChips({
  acts,
  onRemove,
  removeLabel,
}: {
  acts: readonly Planned[];
  onRemove?: (id: string) => void;
  removeLabel: string;
}) {
  return (
    <ul className="k-plan">
      {acts.map((act) => (
        <li key={act.id}>
          <span>{act.text}</span>
          {act.price}
          {onRemove && (
            <button type="button" aria-label={removeLabel} onClick={() => onRemove(act.id)}>
              ✕
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The bar that asks before something is said: what, at what price, yes or no. A danger line for what ends a turn. */
export function ConfirmBar({
  danger = false,
  title,
  hint,
  children,
}: {
  danger?: boolean;
  title: ReactNode;
  hint?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="k-confirm" data-danger={danger}>
      <div>
        <b>{title}</b>
        {hint && <p>{hint}</p>}
      </div>
      <span className="k-confirm-buttons">{children}</span>
    </div>
  );
}
