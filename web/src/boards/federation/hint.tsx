/** What pointing at a room with a token in hand means, as one sentence of the prompt bar. */

import type { ReactNode } from "react";
import type { SpaceItem } from "../../contract/federation.gen";
import { useAim, useOwnSeat, usePreview } from "../../kit/thing";
import { useSpeech } from "../../text/context";
import type { Speech } from "../../text/speech";
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
export function useRoomHint(view: Fed, then: Fed): ReactNode {
  const speech = useSpeech();
  const aim = useAim();
  const own = useOwnSeat();
  const turn = useTurn(view);
  const changes = usePreview();
  const space = items(view, "spaces").find((item) => item.word === aim);
  if (own === null || turn === null || turn.side === null || !space) return null;
  const after = items(then, "spaces").find((item) => item.word === aim);
  const parts = [
    `${speech.text("federation-room-on-floor", { room: speech.name(space.action), floor: space.floor })}: ${deedText(speech, space)}`,
  ];
  if (after?.seat === own && after.funding) {
    const mission = items(then, "missions", own).find((item) => item.name === `mission-${space.action}`);
    const project = items(view, "projects").find((item) => item.column === space.column);
    if (mission?.marked === false && !mission.done)
      parts.push(speech.text("federation-hint-mission", { mission: speech.name(mission.name) }));
    if (project) parts.push(speech.text("federation-hint-project", { project: speech.name(project.name) }));
  } else if (after?.seat === own) {
    const leaders = then.table.leaders[space.floor - 1] ?? [];
    const { level } = seatFacts(then, own).counters;
    if (leaders.includes(own)) {
      const id = leaders.length > 1 ? "federation-hint-tied" : "federation-hint-leads";
      parts.push(speech.text(id, { floor: numeral(space.floor), n: level }));
    }
    if (then.table.passing !== view.table.passing && then.table.passing !== null) {
      const law = items(then, "laws").find((item) => item.when === "now" && item.wing === then.table.passing);
      if (law) parts.push(speech.text("federation-hint-law", { planet: speech.name(law.planet) }));
    }
  }
  return (
    <>
      {parts.join(" ")}
      {(changes ?? [])
        .filter((change) => change.seat === own)
        .map((change) => (
          <span key={change.counter}>
            {" "}
            <Change by={change.by} /> {speech.text(`counter-${change.counter}`)}
          </span>
        ))}
    </>
  );
}
