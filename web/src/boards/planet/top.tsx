/** The top bar: round, event, objectives with their standing. */

import type { MouseEvent } from "react";
import type { PlanetView, PrivateGoal, SharedGoal } from "../../contract/planet.gen";
import { Icon } from "../../kit/icons";
import { Standing } from "../../kit/standing";
import { usePlay, useThing } from "../../kit/thing";
import { useSpeech } from "../../text/context";
import { Sum } from "./ending";
import { I } from "./icons";
import style from "./planet.module.css";
import { OBJECTIVES } from "./tables";
import { nextEvent, ownOf, privateGoals, sharedGoals } from "./view";

interface TopProps {
  readonly view: PlanetView;
  readonly small?: boolean;
  /** Pointing at an objective shows the planet of the neighbour with whom it is shared. */
  readonly onPeek?: ((seat: number | null) => void) | undefined;
}

export function Top({ view, small = false, onPeek }: TopProps) {
  const own = ownOf(view);
  const shared = sharedGoals(view, own);
  const secret = privateGoals(view, own);
  return (
    <div className={style.top} data-small={small}>
      <Round view={view} />
      <EventBox view={view} />
      <div className={style.goals} data-many={shared.length + secret.length > 3}>
        {!small && shared.length > 0 && <Sum view={view} of="F" />}
        {shared.map((goal) => (
          <Duel key={goal.name + goal.seats.join()} goal={goal} own={own} onPeek={onPeek} />
        ))}
        {!small && secret.length > 0 && <Sum view={view} of="E" />}
        {secret.map((goal, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what lies face down has no name
          <Secret key={`${goal.name}-${n}`} goal={goal} />
        ))}
      </div>
    </div>
  );
}

/** How long the game still is, and alone how many points are wanted. */
export function useRoundNote(view: PlanetView): string {
  const speech = useSpeech();
  const { events_left: events, last_round: last, target } = view.table;
  const least = Math.min(...view.station.map(({ slots }) => slots.reduce((sum, slot) => sum + slot.left, 0)));
  const left = last
    ? speech.text("planet-board-last")
    : events !== undefined
      ? speech.text("planet-board-events-left", { n: events })
      : speech.text("planet-board-emptiest", { n: least });
  return target === undefined ? left : `${speech.text("planet-board-target", { n: target })} · ${left}`;
}

function Round({ view }: { view: PlanetView }) {
  const speech = useSpeech();
  const note = useRoundNote(view);
  const { round, last_round: last } = view.table;
  return (
    <section className={`${style.box} ${style.round}`} data-area="round" data-last={last}>
      <span>
        <b>
          {round > 0 ? speech.text("planet-board-round", { n: round }) : speech.text("planet-board-setup")}
        </b>
        <small>{note}</small>
      </span>
    </section>
  );
}

function EventBox({ view }: { view: PlanetView }) {
  const speech = useSpeech();
  if (view.table.events_left === undefined || view.table.round === 0 || view.over) return null;
  const card = view.table.event_card;
  const coming = nextEvent(view, ownOf(view));
  if (!card)
    return (
      <section className={`${style.box} ${style.event}`} data-area="event">
        <Icon of={I.dots} size={1.6} />
        <span>{speech.text("planet-board-event-soon")}</span>
      </section>
    );
  return (
    <section
      className={`${style.box} ${style.event}`}
      data-area="event"
      data-colour={card.colour}
      title={speech.text(card.name)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone its text is read by touching it
      tabIndex={0}
      style={{ "--e": `var(--ev-${card.colour})` } as React.CSSProperties}
    >
      <Icon of={I[card.colour]} size={1.8} />
      <span>{speech.text(card.name)}</span>
      {coming && (
        <small>
          {speech.name("next-event")}: {speech.text(coming)}
        </small>
      )}
    </section>
  );
}

const METRIC_ICONS: Readonly<Record<string, (typeof I)["pod"]>> = {
  "meteorites-collected": I.meteorite,
  "life-pods-collected": I.pod,
  "tracks-at-maximum": I.ok,
};

function iconOf(goal: SharedGoal) {
  const objective = OBJECTIVES.get(goal.word ?? "");
  return objective?.terrain ? I[objective.terrain] : (METRIC_ICONS[objective?.metric ?? ""] ?? I.line);
}

/** An objective tells what it counts: a touch is enough where it is no answer. */
function useGoal(word: string | null) {
  const play = usePlay();
  const { lit, props } = useThing(word, null);
  const onClick = (event: MouseEvent) => {
    if (lit !== "dark" || word === null) return props.onClick(event);
    event.stopPropagation();
    play.hover(word, event.currentTarget, false);
  };
  return { ...props, onClick };
}

/** An objective shared with a neighbour, or with all: how each stands. */
function Duel({ goal, own, onPeek }: { goal: SharedGoal; own: number } & Pick<TopProps, "onPeek">) {
  const speech = useSpeech();
  const props = useGoal(goal.word);
  const objective = OBJECTIVES.get(goal.word ?? "");
  const others = goal.seats.filter((seat) => seat !== own);
  const [other = null] = others;
  return (
    <div
      {...props}
      className={`${style.box} ${style.goal}`}
      data-goal={goal.word}
      onPointerEnter={(event) => {
        props.onPointerEnter(event);
        if (event.pointerType !== "touch" && others.length === 1) onPeek?.(other);
      }}
      onPointerLeave={(event) => {
        props.onPointerLeave(event);
        onPeek?.(null);
      }}
    >
      <Icon of={iconOf(goal)} size={1.7} />
      <span className={style.goalName}>
        <b>{speech.text(goal.name)}</b>
        <small>
          {speech.text(`planet-metric-${objective?.metric}`, { less: objective?.less ? "yes" : "no" })}
        </small>
      </span>
      <GoalStanding goal={goal} own={own} />
    </div>
  );
}

/** How the seats stand in an objective, the own first. */
export function GoalStanding({ goal, own }: { goal: SharedGoal; own: number }) {
  const speech = useSpeech();
  const order = [own, ...goal.seats.filter((seat) => seat !== own)];
  return (
    <Standing
      places={order.map((seat) => {
        const at = goal.seats.indexOf(seat);
        const brings = speech.text("planet-board-vp", { n: goal.vp[at] ?? 0 });
        return { seat, own: seat === own, count: goal.values[at], brings };
      })}
    />
  );
}

function Secret({ goal }: { goal: PrivateGoal }) {
  const speech = useSpeech();
  const props = useGoal(goal.word);
  const of = OBJECTIVES.get(goal.word ?? "")?.of;
  return (
    <div {...props} className={`${style.box} ${style.goal}`} data-goal={goal.word}>
      <Icon of={of ? I[of] : I.card} size={1.7} />
      <span className={style.goalName}>
        <b>{speech.text(goal.name)}</b>
        <small>{speech.text("planet-board-private")}</small>
      </span>
      {goal.value !== undefined && (
        <Standing
          places={[
            {
              seat: null,
              own: true,
              count: `${goal.value}/${goal.goal}`,
              brings: speech.text("planet-board-vp", { n: goal.met ? 5 : 0 }),
            },
          ]}
        />
      )}
    </div>
  );
}
