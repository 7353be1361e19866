/** Heads with numbers, and the tableaus of the others. */

import { type ReactNode, useContext } from "react";
import type { View } from "../../engine/types";
import { Icon, KIT } from "../../kit/icons";
import { otherSeats, SeatSign, type SeatState, seatStyle } from "../../kit/seat";
import { defineSigns } from "../../kit/signs";
import { Slot } from "../../kit/tile";
import { Counter, Points } from "../../kit/value";
import { useSpeech } from "../../text/context";
import type { Speech } from "../../text/speech";
import { Mini } from "./card";
import { ChipSign, GoodShape, MilitarySign } from "./icons";
import style from "./race.module.css";
import { TopicContext } from "./topic";
import { actions, type CounterId, counter, ENOUGH, items, phaseOf } from "./view";

defineSigns("race", {
  points: <Points n="" size={1.35} />,
  chips: null, // a chip is a point
  hand: <Icon of={KIT.hand} size={1.25} />,
  military: <MilitarySign />,
  goods: <GoodShape kind="any" />,
  cards: <Icon of={KIT.board} size={1.1} />, // the same sign as above the tableaus, not that of a card that is drawn
});

/** Resources as icon and number, in the same order everywhere. */
export function Numbers({ view, seat }: { view: View; seat: number }) {
  const speech = useSpeech();
  const topic = useContext(TopicContext);
  const facts: readonly (readonly [CounterId, ReactNode])[] = [
    ["chips", <ChipSign key="chips" />],
    ["hand", <Icon key="hand" of={KIT.hand} size={1.25} />],
    ["military", <MilitarySign key="military" />],
    ["goods", <GoodShape key="goods" kind="any" />],
  ];
  return (
    <span className={style.numbers} data-seat-numbers={seat}>
      {facts.map(([id, icon]) => (
        <span
          key={id}
          onPointerEnter={() => id === "military" && topic.set({ kind: "military", seat })}
          onPointerLeave={() => topic.set(null)}
        >
          <Counter
            id={id}
            seat={seat}
            value={counter(view, seat, id)}
            icon={icon}
            label={speech.text(`counter-${id}`)}
          />
        </span>
      ))}
    </span>
  );
}

/** Twelve marks, the last one red: how near the end a tableau is. */
export function Bar({ n, seat }: { n: number; seat: number }) {
  return (
    <span className={style.bar} style={seatStyle(seat)} aria-hidden="true">
      {Array.from({ length: ENOUGH }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a mark is its place
        <i key={at} data-on={at < n} data-last={at === ENOUGH - 1} />
      ))}
    </span>
  );
}

export function briefAction(speech: Speech, word: string, tight = false): string {
  const short = tight ? null : speech.first([`brief-${word.replace(/[^a-z0-9]/g, "_")}`]);
  return `${phaseOf(word)?.numeral ?? ""}${short ? ` ${short}` : ""}`;
}

interface ChosenProps {
  readonly view: View;
  readonly seat: number;
  readonly state: SeatState;
  /** Only the phase; the strip of actions tells the rest. */
  readonly tight?: boolean;
}

/** What a seat has chosen, or whether it still thinks. */
export function Chosen({ view, seat, state, tight = false }: ChosenProps) {
  const speech = useSpeech();
  const chosen = actions(view, seat);
  if (chosen.length > 0) {
    return (
      <em className={style.brief}>{chosen.map((word) => briefAction(speech, word, tight)).join(" · ")}</em>
    );
  }
  if (state === null) return null;
  return (
    <em className={style.brief} data-state={state} title={speech.text(`web-seat-${state}`)}>
      {state === "ready" ? "✓" : "…"}
    </em>
  );
}

export function stateOf(view: View, seat: number): SeatState {
  if (view.over) return null;
  return view.waiting.includes(seat) ? "asked" : "ready";
}

interface OpponentsProps {
  readonly view: View;
  readonly fresh: ReadonlySet<string>;
  readonly shown: number | null;
  readonly onShow: (seat: number | null) => void;
}

/** All other tableaus in sight; a click on a head shows that one large. */
export function Opponents({ view, fresh, shown, onShow }: OpponentsProps) {
  const others = otherSeats(view);
  return (
    <div className={`k-others ${style.others}`} data-count={others.length}>
      {others.map((seat) => (
        <Opponent
          key={seat}
          view={view}
          seat={seat}
          fresh={fresh}
          tall={others.length === 1}
          shown={shown === seat}
          onShow={() => onShow(shown === seat ? null : seat)}
        />
      ))}
    </div>
  );
}

interface OpponentProps {
  readonly view: View;
  readonly seat: number;
  readonly fresh: ReadonlySet<string>;
  readonly tall: boolean;
  readonly shown: boolean;
  readonly onShow: () => void;
}

const SHORT = 8; // letters of a name that leave room for the whole action

function Opponent({ view, seat, fresh, tall, shown, onShow }: OpponentProps) {
  const speech = useSpeech();
  const name = speech.player(seat);
  const cards = items(view, "tableau", seat);
  return (
    <section
      className={`panel ${style.opponent}`}
      style={seatStyle(seat)}
      data-opponent={seat}
      aria-label={speech.text("race-tableau-of", { name: speech.player(seat) })}
    >
      <button
        type="button"
        className={style.opponentHead}
        aria-pressed={shown}
        title={speech.text(shown ? "web-smaller" : "web-larger")}
        data-place={`seat-${seat}`}
        onClick={onShow}
      >
        <SeatSign seat={seat} size={15} />
        <b className="k-seat-name">{name}</b>
        <Chosen view={view} seat={seat} state={stateOf(view, seat)} tight={name.length > SHORT} />
        <Numbers view={view} seat={seat} />
        <Points n={counter(view, seat, "points")} gold size={1.9} label={speech.text("counter-points")} />
      </button>
      <div className={tall ? style.three : style.four} data-more={cards.length > ENOUGH}>
        {cards.map((item) => (
          <Mini
            key={item.word}
            item={item}
            form={tall ? "tall" : "small"}
            fresh={fresh.has(item.word ?? "")}
            from={`seat-${seat}`}
          />
        ))}
        <Slots from={cards.length} />
      </div>
    </section>
  );
}

/** The places that are still free; the twelfth ends the game. */
export function Slots({ from, words = false }: { from: number; words?: boolean }) {
  const speech = useSpeech();
  return Array.from({ length: Math.max(0, ENOUGH - from) }, (_, step) => {
    const at = from + step;
    const last = at === ENOUGH - 1;
    return (
      <Slot key={at} danger={last}>
        {last && (words ? speech.text("race-12th") : ENOUGH)}
      </Slot>
    );
  });
}

/** On a phone: one chip a seat; a tap opens its tableau. */
export function OpponentChips({ view, shown, onShow }: Omit<OpponentsProps, "fresh">) {
  const speech = useSpeech();
  return (
    <div className={style.chips}>
      {otherSeats(view).map((seat) => (
        <button
          key={seat}
          type="button"
          className={style.chip}
          style={seatStyle(seat)}
          aria-pressed={shown === seat}
          title={speech.text("race-tableau-of", { name: speech.player(seat) })}
          data-opponent={seat}
          data-place={`seat-${seat}`}
          onClick={() => onShow(shown === seat ? null : seat)}
        >
          <span className={style.chipLine}>
            <SeatSign seat={seat} size={12} />
            <b>{speech.player(seat)}</b>
            <Chosen view={view} seat={seat} state={stateOf(view, seat)} tight />
            <Points n={counter(view, seat, "points")} gold size={1.8} />
          </span>
          <Numbers view={view} seat={seat} />
          <Bar n={counter(view, seat, "cards")} seat={seat} />
        </button>
      ))}
    </div>
  );
}
