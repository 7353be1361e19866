/** A row or column of steps with markers: research, influence, rounds, resources. */

import type { ReactNode } from "react";
import type { Word } from "../engine/types";
import { SeatSign, seatStyle } from "./seat";
import { useThing } from "./thing";

export interface Step {
  readonly id: string;
  readonly body?: ReactNode;
  readonly label: string;
  /** What a click on it says. */
  readonly word?: Word | null;
  readonly kind?: "passed" | "now" | "closed";
}

export interface Marker {
  readonly seat: number;
  readonly at: number;
  /** Its identity, by which it travels. */
  readonly id?: string;
}

interface TrackProps {
  readonly name: string;
  readonly steps: readonly Step[];
  readonly markers?: readonly Marker[];
  /** Where a marker would come to stand. */
  readonly ghost?: Marker | null;
  /** The own seat: its step is tinted. */
  readonly own?: number | null;
  /** From left to right, or from below to above. */
  readonly run?: "row" | "column";
}

export function Track({ name, steps, markers = [], ghost = null, own = null, run = "row" }: TrackProps) {
  const mine = markers.find(({ seat }) => seat === own)?.at;
  const shown = run === "column" ? steps.map((_, at) => steps.length - 1 - at) : steps.map((_, at) => at);
  return (
    <ol className="k-track" data-run={run} aria-label={name}>
      {shown.map((at) => {
        const step = steps[at];
        return (
          step && (
            <TrackStep
              key={step.id}
              step={step}
              mine={mine === at}
              markers={markers.filter((marker) => marker.at === at)}
              ghost={ghost?.at === at ? ghost : null}
            />
          )
        );
      })}
    </ol>
  );
}

interface StepProps {
  readonly step: Step;
  readonly mine: boolean;
  readonly markers: readonly Marker[];
  readonly ghost: Marker | null;
}

function TrackStep({ step, mine, markers, ghost }: StepProps) {
  const { props } = useThing(step.word ?? null, step.label);
  return (
    <li className="k-step-cell">
      <div className="k-step" {...props} data-kind={step.kind} data-mine={mine} title={step.label}>
        {step.body !== undefined && <span className="k-step-body">{step.body}</span>}
        {(markers.length > 0 || ghost) && (
          <span className="k-step-markers">
            {markers.map((marker) => (
              <span key={marker.seat} data-id={marker.id} style={seatStyle(marker.seat)}>
                <SeatSign seat={marker.seat} size={13} />
              </span>
            ))}
            {ghost && (
              <span className="k-ghost-sign" style={seatStyle(ghost.seat)}>
                <SeatSign seat={ghost.seat} size={13} hollow />
              </span>
            )}
          </span>
        )}
      </div>
    </li>
  );
}
