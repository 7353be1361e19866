/** The table of a game of Race: all tableaus, phases, own hand, and an explaining card in its own place. */

import { type CSSProperties, type RefObject, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { View } from "../../engine/types";
import { Frame } from "../../kit/frame";
import { useTravel } from "../../kit/motion";
import { SeatSign, seatStyle } from "../../kit/seat";
import { useShape, useShort } from "../../kit/shape";
import { useAim, useNow } from "../../kit/thing";
import { Ghost } from "../../kit/tile";
import { Points } from "../../kit/value";
import { useKey } from "../../kit/verbs";
import { useSpeech } from "../../text/context";
import { Card, Mini } from "./card";
import { design } from "./cards";
import { Going } from "./going";
import { Hand } from "./hand";
import { Settling } from "./how-to-settle";
import { Meters } from "./meters";
import { PhaseStrip } from "./phases";
import style from "./race.module.css";
import { Reader } from "./reader";
import { usePromptParts } from "./saying";
import { Bar, Numbers, OpponentChips, Opponents, Slots } from "./seats";
import { type Topic, TopicContext } from "./topic";
import { cardItem, counter, ENOUGH, items, LEAST, raceTable, type SeenCard, seats } from "./view";
import "./race.css";

export default function RaceBoard({ view }: { view: View }) {
  const root = useRef<HTMLDivElement>(null);
  useTravel(root);
  const [topic, set] = useState<Topic>(null);
  const [shown, show] = useState<number | null>(null);
  const fresh = useFresh(view);
  const shape = useShape();
  useKey("o", () => show(shown === null ? ((view.seat ?? 0) + 1) % view.players : next(view, shown)));
  useKey(shown === null ? undefined : "Escape", () => show(null));
  const parts = usePromptParts(view);
  const topics = useMemo(() => ({ topic, set }), [topic]);
  const phone = shape !== "wide";
  return (
    <TopicContext value={topics}>
      <Going view={view}>
        <div ref={root} className={style.whole}>
          <Frame
            game="race"
            left={30.2}
            logBelow={view.players < 4 || undefined}
            prompt={parts}
            areas={{
              top: <Meters view={view} />,
              others: <Opponents view={view} fresh={fresh} shown={shown} onShow={show} />,
              board: <Middle view={view} shown={shown} onShow={show} fresh={fresh} />,
            }}
            phone={{
              top: <Meters view={view} small />,
              keep: phone && <Small view={view} shown={shown} onShow={show} land={shape === "landscape"} />,
            }}
            final={(seat) => <FinalTableau view={view} seat={seat} />}
          />
        </div>
      </Going>
    </TopicContext>
  );
}

/** For the end screen: what a seat has built and settled. */
function FinalTableau({ view, seat }: { view: View; seat: number }) {
  return (
    <div className={style.final}>
      {items(view, "tableau", seat).map((item) => (
        <Mini key={item.word} item={item} form="small" />
      ))}
    </div>
  );
}

function next(view: View, shown: number): number | null {
  const after = (shown + 1) % view.players;
  return after === (view.seat ?? 0) ? null : after;
}

/** The cards that came into tableaus in this phase. */
function useFresh(view: View): ReadonlySet<string> {
  const { round, phase } = raceTable(view);
  const key = `${round} ${phase}`;
  const all = seats(view).flatMap((seat) => items(view, "tableau", seat).map((item) => item.word ?? ""));
  const known = useRef<{ key: string; before: ReadonlySet<string>; now: ReadonlySet<string> } | null>(null);
  if (known.current === null) known.current = { key, before: new Set(all), now: new Set(all) };
  else if (known.current.key !== key) known.current = { key, before: known.current.now, now: new Set(all) };
  else known.current.now = new Set(all);
  const { before } = known.current;
  return new Set(all.filter((word) => !before.has(word)));
}

interface PartProps {
  readonly view: View;
  readonly shown: number | null;
  readonly onShow: (seat: number | null) => void;
}

/** How wide a card may be, so that two rows of a tableau, the hand and the reader fill the room. */
function useCardWidth(box: RefObject<HTMLElement | null>, columns: number, hand: boolean): number {
  const [width, setWidth] = useState(115);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      const high = hand
        ? (element.clientHeight - 15.8 * rem) / 4.2
        : (element.clientHeight - 12.4 * rem) / 2.8;
      const wide = (element.clientWidth - (31.6 + 0.8 * (columns - 1)) * rem) / columns;
      setWidth(Math.floor(Math.max(60, Math.min(high, wide))));
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, [box, columns, hand]);
  return width;
}

function Middle({ view, shown, onShow, fresh }: PartProps & { fresh: ReadonlySet<string> }) {
  const box = useRef<HTMLDivElement>(null);
  const own = view.seat ?? 0;
  const seat = shown ?? own;
  const cards = items(view, "tableau", seat);
  const columns = cards.length > ENOUGH ? Math.ceil(cards.length / 2) : 6;
  const width = useCardWidth(box, columns, view.seat !== null);
  const compact = width < LEAST;
  const sizes = { "--cw": `${Math.max(LEAST, width)}px`, "--columns": columns };
  return (
    <div ref={box} className={style.middle} style={sizes as CSSProperties} data-explains="true">
      <PhaseStrip view={view} />
      <Tableau
        view={view}
        seat={seat}
        cards={cards}
        compact={compact}
        fresh={fresh}
        onBack={shown === null ? null : () => onShow(null)}
      />
      <Reader view={view} fresh={fresh} />
      {view.seat !== null && <Hand view={view} seat={view.seat} />}
    </div>
  );
}

interface TableauProps {
  readonly view: View;
  readonly seat: number;
  readonly cards: readonly SeenCard[];
  readonly compact: boolean;
  readonly fresh: ReadonlySet<string>;
  /** It is somebody else's, shown large. */
  readonly onBack: (() => void) | null;
}

function Tableau({ view, seat, cards, compact, fresh, onBack }: TableauProps) {
  const speech = useSpeech();
  const ghost = useGhost(view);
  const mine = seat === view.seat;
  const extra = mine && ghost ? 1 : 0;
  return (
    <section
      className={style.own}
      style={seatStyle(seat)}
      data-area="tableau"
      data-seat={seat}
      aria-label={speech.text("race-tableau-of", { name: speech.player(seat) })}
    >
      <header className={style.ownHead} data-place={mine ? `seat-${seat}` : undefined}>
        <SeatSign seat={seat} size={15} />
        <b>{speech.player(seat)}</b>
        <Points n={counter(view, seat, "points")} gold size={1.9} label={speech.text("counter-points")} />
        <Numbers view={view} seat={seat} />
        {onBack && (
          <button type="button" className="button" data-act="own-tableau" onClick={onBack}>
            {speech.text("race-own-tableau")}
          </button>
        )}
        <span className={style.count}>
          {speech.text("race-n-of", { n: counter(view, seat, "cards"), most: ENOUGH })}
        </span>
        <Bar n={counter(view, seat, "cards")} seat={seat} />
      </header>
      <div className={compact ? style.four : style.six} data-more={cards.length + extra > ENOUGH}>
        {cards.map((item) => (
          <Settling key={item.word} item={item} mine={mine}>
            {compact ? (
              <Mini item={item} form="tall" fresh={fresh.has(item.word ?? "")} />
            ) : (
              <Card item={item} fresh={fresh.has(item.word ?? "") && !mine} from="hand" />
            )}
          </Settling>
        ))}
        {mine && ghost && (
          <Ghost>
            {compact ? <Mini item={ghost} form="tall" ghost hand /> : <Card item={ghost} ghost hand />}
          </Ghost>
        )}
        <Slots from={cards.length + extra} words />
      </div>
    </section>
  );
}

/** The card of the hand that would come to lie in the tableau: pointed at, or clicked and not said yet. */
function useGhost(view: View): SeenCard | null {
  const aim = useAim();
  const asked = useNow((now) => now.offer?.prompt ?? null);
  const clicked = useNow((now) => now.choice.clicked.join(" "));
  const placing = items(view, "placing", view.seat)[0];
  if (placing && !items(view, "tableau", view.seat).some((item) => item.word === placing.word))
    return cardItem(view, placing.word ?? "") ?? placing;
  if (!asked || asked.kind === "set" || !asked.id.startsWith("race-ask-place")) return null;
  const hand = items(view, "hand", view.seat);
  const of = (word: string | null) =>
    hand.find((item) => item.word === word && design(item.word ?? "") !== undefined);
  return (
    of(aim) ??
    clicked
      .split(" ")
      .map(of)
      .find((item) => item !== undefined) ??
    null
  );
}

const NONE: ReadonlySet<string> = new Set();

/** On a phone, upright or on its side: small cards, everything in sight. */
function Small({ view, shown, onShow, land }: PartProps & { land: boolean }) {
  const speech = useSpeech();
  const own = view.seat ?? 0;
  const seat = shown ?? own;
  const cards = items(view, "tableau", seat);
  const ghost = useGhost(view);
  const mine = seat === view.seat;
  const short = useShort() && !land;
  const tight = land || short;
  const form = tight ? "small" : "wide";
  return (
    <div className={style.small} data-land={land} data-short={short} data-explains="true">
      <PhaseStrip view={view} small />
      <section
        className={style.own}
        style={seatStyle(seat)}
        data-area="tableau"
        data-seat={seat}
        aria-label={speech.text("race-tableau-of", { name: speech.player(seat) })}
      >
        <header className={style.ownHead}>
          <SeatSign seat={seat} size={13} />
          <b>{speech.player(seat)}</b>
          <Points n={counter(view, seat, "points")} gold size={1.8} />
          <Numbers view={view} seat={seat} />
          {shown !== null && (
            <button type="button" className="button" data-act="own-tableau" onClick={() => onShow(null)}>
              ✕
            </button>
          )}
          <span className={style.count}>
            {counter(view, seat, "cards")}/{ENOUGH}
          </span>
        </header>
        <div className={tight ? style.four : style.three} data-more={cards.length > ENOUGH}>
          {cards.map((item) => (
            <Settling key={item.word} item={item} mine={mine}>
              <Mini item={item} form={form} />
            </Settling>
          ))}
          {mine && ghost && (
            <Ghost>
              <Mini item={ghost} form={form} ghost hand />
            </Ghost>
          )}
          <Slots from={cards.length + (mine && ghost ? 1 : 0)} words={!tight} />
        </div>
      </section>
      <OpponentChips view={view} shown={shown} onShow={onShow} />
      {view.seat !== null && <Hand view={view} seat={view.seat} />}
      <Reader view={view} fresh={NONE} docked />
    </div>
  );
}
