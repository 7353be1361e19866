/** What pointing at a room with a token in hand means, as one sentence of the prompt bar; else how the question is answered. */

import type { ReactNode } from "react";
import type { SpaceItem } from "../../contract/federation.gen";
import { useAim, useAsked, useHovered, useLight, useOwnSeat, usePlan, usePreview } from "../../kit/thing";
import { useSpeech } from "../../text/context";
import type { Speech } from "../../text/speech";
import { useLaidOut } from "./asking";
import { useTurn } from "./plan";
import { numeral } from "./senate";
import { Change } from "./signs";
import { type Fed, items, seatFacts } from "./view";
import { isWorld } from "./worlds";

/** What is done in a room, in a few words. */
function deedText(speech: Speech, space: SpaceItem): string {
  if (isWorld(space.action)) return speech.text(`federation-act-${space.action}`);
  const words = [...space.cost.map((word) => `pay-${word}`), ...space.effect];
  return `${words.map((word) => speech.name(word)).join(", ")}.`;
}

/** Null: the usual explanation says it better. */
export function useHint(view: Fed, then: Fed): ReactNode {
  const room = useRoomHint(view, then);
  const project = useProjectHint(view);
  const how = useHowHint();
  return room ?? project ?? how;
}

/** Who would get what at the end of the game for the project that is pointed at. */
function useProjectHint(view: Fed): string | null {
  const speech = useSpeech();
  const hovered = useHovered();
  const project = items(view, "projects").find((item) => item.word === hovered);
  if (!project) return null;
  const places = project.standing
    .map(({ points }, seat) => ({ seat, points }))
    .filter(({ points }) => points > 0)
    .sort((one, other) => other.points - one.points)
    .map(({ seat, points }) => `${speech.player(seat)} ${points}`);
  return speech.text("federation-project-places", {
    name: speech.name(project.name),
    n: project.funded,
    of: project.length,
    places: places.length > 0 ? places.join(", ") : "–",
  });
}

/** `<question>-hint`, as long as nothing is pointed at and nothing is decided. */
function useHowHint(): string | null {
  const speech = useSpeech();
  const hovered = useHovered();
  const asked = useAsked();
  const plan = usePlan();
  const laidOut = useLaidOut();
  const chosen = useLight(hovered) === "picked"; // what is in the hand already explains nothing
  if (asked === null || (hovered !== null && !chosen) || plan.state === "danger") return null;
  if (plan.words !== null && !laidOut) return null;
  return speech.first([`${(plan.words === null ? plan.prompt : null)?.id ?? asked.id}-hint`]);
}

function useRoomHint(view: Fed, then: Fed): ReactNode {
  const speech = useSpeech();
  const aim = useAim();
  const own = useOwnSeat();
  const turn = useTurn(view);
  const changes = usePreview();
  const space = items(view, "spaces").find((item) => item.word === aim);
  if (own === null || turn === null || turn.side === null || !space) return null;
  const where = speech.text("federation-room-on-floor", {
    room: speech.name(space.action),
    floor: numeral(space.floor),
  });
  const parts = [`${where}: ${deedText(speech, space)}`, ...consequences(speech, view, then, space, own)];
  return (
    <>
      {parts.join(" ")}
      {(changes ?? [])
        .filter((change) => change.seat === own)
        .map((change) => (
          <span key={change.counter} className="fe-change">
            <Change by={change.by} /> {speech.text(`counter-${change.counter}`)}
          </span>
        ))}
    </>
  );
}

/** What a token there would do at the end of the round, or open at once. */
function consequences(speech: Speech, view: Fed, then: Fed, space: SpaceItem, own: number): string[] {
  const after = items(then, "spaces").find((item) => item.word === space.word);
  if (after?.seat !== own) return [];
  return after.funding ? funding(speech, view, then, space, own) : voting(speech, view, then, space, own);
}

function funding(speech: Speech, view: Fed, then: Fed, space: SpaceItem, own: number): string[] {
  const mission = items(view, "missions", own).find((item) => item.name === `mission-${space.action}`);
  const opened = items(then, "missions", own).find((item) => item.name === mission?.name);
  const project = items(view, "projects").find((item) => item.column === space.column);
  return [
    ...(mission && !mission.marked && opened?.marked
      ? [speech.text("federation-hint-mission", { mission: speech.name(mission.name) })]
      : []),
    ...(project ? [speech.text("federation-hint-project", { project: speech.name(project.name) })] : []),
  ];
}

function voting(speech: Speech, view: Fed, then: Fed, space: SpaceItem, own: number): string[] {
  const found: string[] = [];
  const leaders = then.table.leaders[space.floor - 1] ?? [];
  if (leaders.includes(own)) {
    const id = leaders.length > 1 ? "federation-hint-tied" : "federation-hint-leads";
    const { level } = seatFacts(then, own).counters;
    found.push(speech.text(id, { floor: numeral(space.floor), n: level }));
  }
  const { passing } = then.table;
  if (passing !== view.table.passing && passing !== null) {
    const law = items(then, "laws").find((item) => item.when === "now" && item.wing === passing);
    if (law) found.push(speech.text("federation-hint-law", { planet: speech.name(law.planet) }));
  }
  return found;
}
