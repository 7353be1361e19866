/** What pointing at a room with a token in hand means, as one sentence of the prompt bar; else how the question is answered. */

import { type ReactNode, useSyncExternalStore } from "react";
import type { FederationFacts, SpaceItem } from "../../contract/federation.gen";
import type { CounterChange } from "../../contract/messages.gen";
import type { Message } from "../../engine/types";
import {
  useAim,
  useAsked,
  useHovered,
  useLight,
  useOwnSeat,
  usePlan,
  usePlay,
  usePreview,
} from "../../kit/thing";
import { useSpeech } from "../../text/context";
import type { Speech } from "../../text/speech";
import { levelText } from "./answers";
import { useLaidOut, useUnderWay } from "./asking";
import { meaningOf, numeral, roomMeaning } from "./meaning";
import { useCoverInHand } from "./moment";
import { useTurn } from "./plan";
import { Change, SIGNS } from "./signs";
import { type Fed, items, RESOURCES, seatFacts } from "./view";

const TURN = "federation-ask-ambassador";

/** Null: the usual explanation says it better. */
export function useHint(view: Fed, then: Fed): ReactNode {
  const room = useRoomHint(view, then);
  const project = useProjectHint(view);
  const how = useHowHint(view);
  const thing = useThingHint(view);
  const idle = useIdleHint();
  const over = useOverHint(view);
  const told = room ?? project ?? how ?? thing ?? idle ?? over;
  return typeof told === "string" ? <Told text={told} /> : told;
}

/** That an action on a planet would come to nothing: by what is pointed at, else by what is planned. */
function useIdleHint(): string | null {
  const speech = useSpeech();
  const play = usePlay();
  const hovered = useHovered();
  const plan = usePlan();
  const legal = useLight(hovered) === "legal";
  const words = legal && hovered !== null ? play.leads(hovered) : plan.words;
  const planet = useSyncExternalStore(play.subscribe, () => {
    const facts = ((words && play.known(words)?.consequences) ?? {}) as Partial<FederationFacts>;
    return facts.idle ?? null;
  });
  return planet === null ? null : speech.text("federation-hint-idle", { planet: speech.name(planet) });
}

/** After the end nothing is asked, but everything still explains itself. */
function useOverHint(view: Fed): string | null {
  const speech = useSpeech();
  return view.over ? speech.text("federation-over-hint") : null;
}

/** What the pointed-at thing is, and what a click on it would change. */
function useThingHint(view: Fed): ReactNode {
  const speech = useSpeech();
  const hovered = useHovered();
  const light = useLight(hovered);
  const changes = usePreview();
  const idle = useIdleHint();
  const asked = useUnderWay();
  if (hovered === null || hovered === "done" || hovered === "pass") return null; // these say themselves what they are
  const answers = light === "legal" || light === "picked";
  const text = answers ? (idle ?? answerMeaning(speech, view, hovered, asked)) : null;
  return (
    <Told text={text ?? meaningOf(speech, view, hovered, asked)}>
      {answers && <Changes of={changes ?? []} />}
    </Told>
  );
}

/** Of a resource or a level that answers it is enough what would change. */
function answerMeaning(speech: Speech, view: Fed, word: string, asked: Message | null): string | null {
  if ((RESOURCES as readonly string[]).includes(word)) return speech.name(word);
  const [, level] = /^level-(\d+)$/.exec(word) ?? [];
  if (level === undefined || asked?.id !== "federation-ask-upkeep") return null;
  return levelText(speech, view, Number(level));
}

/** Two lines at most, and beside them what would change. */
function Told({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <>
      <span className="prompt-meaning">{text}</span>
      {children}
    </>
  );
}

/** What would change on the own board. */
function Changes({ of }: { of: readonly CounterChange[] }) {
  const speech = useSpeech();
  const own = useOwnSeat();
  return of
    .filter((change) => change.seat === own)
    .map(({ counter, by }) => (
      <span key={counter} className="fe-change" title={speech.text(`counter-${counter}`)}>
        <Change by={by} /> {SIGNS[counter]}
        <span className="hidden">{speech.text(`counter-${counter}`)}</span>
      </span>
    ));
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
function useHowHint(view: Fed): string | null {
  const speech = useSpeech();
  const own = useOwnSeat();
  const covers = useCoverInHand();
  const hovered = useHovered();
  const asked = useAsked();
  const plan = usePlan();
  const laidOut = useLaidOut();
  const underWay = useUnderWay();
  const play = usePlay();
  const rests = useSyncExternalStore(play.subscribe, play.rests);
  const said = useLight(hovered) === "picked" || rests; // what was clicked already explains nothing
  if (asked === null || (hovered !== null && !said) || plan.state === "danger") return null;
  if (plan.words !== null && !laidOut) return null;
  if (covers) return speech.text("federation-cover-hint");
  if (asked.id === TURN && plan.steps.length === 0 && items(view, "alterations", own).length > 0)
    return speech.text("federation-ask-ambassador-or-cover-hint");
  const what = speech.list(plan.next.map((word) => speech.name(word)));
  const { id, args } = (plan.words === null ? underWay : null) ?? asked;
  return speech.first([`${id}-hint`], { ...args, what });
}

function useRoomHint(view: Fed, then: Fed): ReactNode {
  const speech = useSpeech();
  const aim = useAim();
  const own = useOwnSeat();
  const turn = useTurn(view);
  const changes = usePreview();
  const idle = useIdleHint();
  const plan = usePlan();
  const asksOn = useLight(aim) === "picked" && plan.words === null; // what is asked next says how to answer it
  const space = items(view, "spaces").find((item) => item.word === aim);
  if (own === null || turn === null || turn.side === null || !space || asksOn) return null;
  const parts = [
    roomMeaning(speech, space),
    ...(idle === null ? [] : [idle]),
    ...consequences(speech, view, then, space, own),
  ];
  return (
    <Told text={parts.join(" ")}>
      <Changes of={changes ?? []} />
    </Told>
  );
}

/** What a token there would do at the end of the round, or open at once. */
function consequences(speech: Speech, view: Fed, then: Fed, space: SpaceItem, own: number): string[] {
  const after = items(then, "spaces").find((item) => item.word === space.word);
  if (after?.seat !== own) return [];
  return after.funding ? funding(speech, view, space, own) : voting(speech, view, then, space, own);
}

function funding(speech: Speech, view: Fed, space: SpaceItem, own: number): string[] {
  const mission = items(view, "missions", own).find((item) => item.name === `mission-${space.action}`);
  const project = items(view, "projects").find((item) => item.column === space.column);
  return [
    ...(mission && !mission.marked
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
