/** The own planet in the middle: the light source of the table, with instruments in its four corners. */

import {
  type KeyboardEvent,
  type MouseEvent,
  memo,
  type RefObject,
  useContext,
  useMemo,
  useRef,
} from "react";
import type { Board, PlanetView, SeatFacts } from "../../contract/planet.gen";
import { Icon } from "../../kit/icons";
import { SeatDisc } from "../../kit/seat";
import { useShape } from "../../kit/shape";
import { useAsked, useLight, useNow, usePlay, useThing } from "../../kit/thing";
import { Counter, Points } from "../../kit/value";
import { useSpeech } from "../../text/context";
import { type Reach, useReach, useRoverAt, wayAlong } from "./driving";
import { EndingContext, Sum } from "./ending";
import { type Ruler, useHolding, useMouse } from "./gestures";
import { type Hand, useHand, useHandStore } from "./hand";
import { I } from "./icons";
import {
  FingerThread,
  GhostTile,
  Learn,
  PlaceCard,
  PlaceLight,
  PlacePrompt,
  StuckPrompt,
  TurnButtons,
  useLines,
} from "./placing";
import {
  boxOf,
  cellsOf,
  Ground,
  LOW_RIM,
  Loose,
  Medals,
  Patch,
  PHONE_RIM,
  type Rim,
  squareText,
  Tiles,
  WIDE_RIM,
} from "./planet";
import style from "./planet.module.css";
import { Names, Rings } from "./rings";
import { ReachCosts, ReachLight, RoverPrompt, Way, WayCard } from "./rover";
import { CorporationSheet, Side, usePointedSide } from "./sides";
import { CORPORATIONS, PLANETS } from "./tables";
import { At } from "./tile";
import { at, outline, SIZE, UNIT, wordAt } from "./tiles";
import { privateGoals, seatOf } from "./view";

interface CentreProps {
  readonly view: PlanetView;
  /** Whose planet it is: the own one, until the game is over. */
  readonly seat: number;
  readonly drawing: RefObject<SVGSVGElement | null>;
  readonly ruler: Ruler;
  readonly touch: boolean;
}

export function Centre({ view, seat: own, drawing, ruler, touch }: CentreProps) {
  const host = useRef<HTMLDivElement>(null);
  const seat = seatOf(view, own);
  const mine = own === view.seat;
  const row = useContext(EndingContext)?.row;
  const low = useShape() === "landscape";
  const rim = low ? LOW_RIM : touch ? PHONE_RIM : WIDE_RIM;
  const speech = useSpeech();
  const chosen = usePointedSide("planet-ask-planet", PLANETS);
  const corporation = usePointedSide("planet-ask-corporation", CORPORATIONS);
  const secret = useMemo(
    () => new Set(privateGoals(view, own).flatMap(({ word }) => (word === null ? [] : [word]))),
    [view, own],
  );
  return (
    <div
      ref={host}
      className={style.centre}
      data-area="planet"
      data-owner={own}
      data-touch={touch}
      data-row={row ?? undefined}
      data-sheet={corporation !== null}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing of things */}
      <svg
        ref={drawing}
        className={style.planet}
        viewBox={boxOf(rim)}
        role="group"
        aria-label={speech.name(seat.planet)}
      >
        <Ground planet={chosen ?? seat.planet} />
        <Tiles board={seat.board} />
        <Barred squares={seat.board.barred} />
        <PlaceLight board={seat.board} />
        {chosen === null && <Surface seat={seat} mine={mine} touch={touch} />}
        <OwnMedals board={seat.board} rim={rim} mine={mine} over={view.over} />
        <Rings board={seat.board} own={mine} secret={secret} />
        <GhostTile board={seat.board} />
        <Names board={seat.board} />
        <FingerThread />
        <HoldLayer rim={rim} ruler={ruler} />
      </svg>
      <Corners view={view} own={own} seat={seat} />
      {corporation !== null && <CorporationSheet corporation={corporation} number={own} />}
      <span className={style.sumOfLines}>
        <Sum view={view} of="A" />
      </span>
      <Learn />
      {!touch && <TurnButtons />}
      {!touch && <PlaceCard seat={seat} host={host} drawing={drawing} />}
      {!touch && <WayCard seat={seat} />}
      {view.seat !== null && <PlacePrompt seat={seat} touch={touch} />}
      {view.seat !== null && <RoverPrompt seat={seat} touch={touch} />}
      {view.seat !== null && <StuckPrompt />}
    </div>
  );
}

/** What the event closes this round. */
const Barred = memo(function Barred({ squares }: { squares: readonly string[] }) {
  if (squares.length === 0) return null;
  return (
    <path
      d={outline(squares.map(at), 1, 4)}
      className={style.barred}
      pointerEvents="none"
      data-area="barred"
    />
  );
});

function OwnMedals({ board, rim, mine, over }: { board: Board; rim: Rim; mine: boolean; over: boolean }) {
  const aimed = useAimed();
  const lines = useLines(board, mine && aimed?.what === "patch" ? aimed.word : null);
  return <Medals lines={lines} grid={board.grid} rim={rim} own={mine} final={over} />;
}

/** While a tile is held, the whole drawing is one thing that the pointer moves over. */
function HoldLayer({ rim, ruler }: { rim: Rim; ruler: Ruler }) {
  const hand = useHandStore();
  const play = usePlay();
  const holding = useHand(({ held }) => held !== null);
  useMouse(hand, ruler);
  const props = useHolding(hand, ruler, () => {
    const { ghost } = hand.look();
    if (ghost?.place && ghost.words) play.say(ghost.words);
  });
  if (!holding) return null;
  const side = SIZE * UNIT + 2 * rim.margin;
  return (
    <rect
      {...props}
      className={style.hold}
      data-area="hold"
      x={-rim.margin}
      y={-rim.margin}
      width={side}
      height={side}
    />
  );
}

// ---- squares and rovers -----------------------------------------------------------------------------------------

interface SurfaceProps {
  readonly seat: SeatFacts;
  readonly mine: boolean;
  readonly touch: boolean;
}

function Surface({ seat, mine, touch }: SurfaceProps) {
  const hand = useHandStore();
  const play = usePlay();
  const reach = useReach();
  const chosen = useHand((look) => look.rover);
  const target = useHand((look) => look.target);
  const trail = useHand((look) => look.trail);
  const rover = useRoverAt(chosen);
  const way = wayAlong(rover, target, trail);
  const { board } = seat;
  const letGo = () => {
    if (!hand.letGo() || touch) return; // a finger sees what it would bring, and says so with a button
    hand.drive(null);
    if (way) play.propose(way.at, true);
  };
  const press = (word: string) => {
    const to = rover?.ways.find((each) => each.to === word);
    if (rover && to && touch && target !== word)
      hand.drive(rover.rover, word); // a finger cannot point: its first tap shows the way
    else if (rover && to) {
      hand.drive(null);
      play.propose(to.at, true); // the end of a turn is asked for first
    } else if (reach.some((each) => each.rover === word) && rover?.rover !== word) hand.drive(word);
    else if (chosen !== null) hand.drive(null);
    else if (!hand.placing()) play.point(word);
  };
  const costs = new Map(rover?.ways.map(({ to, cost }) => [to, cost]));
  return (
    <>
      {rover ? <ReachLight ways={rover.ways} /> : <AskedLight board={board} reach={reach} />}
      <g data-area="squares" data-foretold onPointerUp={letGo}>
        {cellsOf(board.grid).map((cell) => {
          const word = wordAt(cell);
          return (
            <SquareThing
              key={word}
              word={mine ? word : null}
              board={board}
              reached={costs.has(word)}
              drives={reach.some((each) => each.rover === word)}
              chosen={rover?.rover === word}
              onPress={press}
              onAim={(aimed) => rover && hand.drive(rover.rover, aimed && costs.has(word) ? word : null)}
              hand={hand}
            />
          );
        })}
      </g>
      <Loose board={board} chosen={rover?.rover ?? null} />
      {rover && <ReachCosts ways={rover.ways} />}
      {rover && way && <Way from={rover.rover} way={way} board={board} />}
      <Aimed />
    </>
  );
}

/** Light around all squares that may be answered with; rovers that could drive have their own. */
function AskedLight({ board, reach }: { board: Board; reach: readonly Reach[] }) {
  const play = usePlay();
  const placing = useHand((_, store) => store.placing());
  const lit = useNow(() =>
    cellsOf(board.grid)
      .map(wordAt)
      .filter((word) => play.light(word) === "legal" && !reach.some(({ rover }) => rover === word))
      .join(" "),
  );
  if (lit === "" || placing) return null;
  return (
    <path
      d={outline(lit.split(" ").map(at), 2, 6)}
      className={style.placeLight}
      filter="url(#planet-glow)"
      pointerEvents="none"
    />
  );
}

interface SquareProps {
  readonly word: string | null;
  readonly board: Board;
  /** The chosen rover could go there. */
  readonly reached: boolean;
  /** A rover stands there that could drive. */
  readonly drives: boolean;
  readonly chosen: boolean;
  readonly onPress: (word: string) => void;
  readonly onAim: (aimed: boolean) => void;
  readonly hand: Hand;
}

const SquareThing = memo(
  function SquareThing({ word, board, reached, drives, chosen, onPress, onAim, hand }: SquareProps) {
    const speech = useSpeech();
    const label =
      word === null ? null : `${speech.name(word)}: ${squareText(board, word, (id) => speech.text(id))}`;
    const { lit, props } = useThing(word, label);
    const placing = useHand((_, store) => store.placing());
    if (word === null) return null;
    const { x, y } = at(word);
    const light = reached || drives ? "legal" : placing && lit !== "dark" ? "dark" : lit;
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: its role is among what makes it a thing
      <rect
        {...props}
        className={style.square}
        data-light={light}
        data-drives={drives}
        data-chosen={chosen}
        aria-disabled={light === "dark" ? true : undefined}
        x={x * UNIT + 1.5}
        y={y * UNIT + 1.5}
        width={UNIT - 3}
        height={UNIT - 3}
        rx="5"
        onPointerDown={(event) => {
          props.onPointerDown(event);
          if (!drives || event.button !== 0) return;
          event.currentTarget.releasePointerCapture(event.pointerId); // a finger is over other squares then
          hand.grip(word);
        }}
        onPointerEnter={(event) => {
          props.onPointerEnter(event);
          if (event.buttons === 0) hand.letGo(); // it was let go beside the planet
          if (hand.pulls()) hand.pull(word);
          else if (event.pointerType !== "touch") onAim(true);
        }}
        onFocus={(event) => {
          props.onFocus(event);
          onAim(true);
        }}
        onClick={(event: MouseEvent) => {
          event.stopPropagation();
          onPress(word);
        }}
        onKeyDown={(event: KeyboardEvent) => {
          if ((event.key !== "Enter" && event.key !== " ") || event.repeat) return;
          event.preventDefault();
          event.stopPropagation();
          onPress(word);
        }}
      />
    );
  },
  (before, after) =>
    before.word === after.word &&
    before.board === after.board &&
    before.reached === after.reached &&
    before.drives === after.drives &&
    before.chosen === after.chosen,
);

/** The patch or the new rover that a click on the pointed-at square would put there. */
function useAimed(): { readonly word: string; readonly what: "patch" | "rover" } | null {
  const play = usePlay();
  const word = useNow(() => {
    const pointed = play.hoveredWord();
    return pointed !== null && play.light(pointed) === "legal" ? pointed : null;
  });
  const patching = useLight("patch") === "picked";
  const asked = useAsked()?.id;
  if (word === null || !/^c\d/.test(word)) return null;
  if (patching || asked === "planet-ask-patch") return { word, what: "patch" };
  return asked === "planet-ask-deploy" ? { word, what: "rover" } : null;
}

function Aimed() {
  const aimed = useAimed();
  if (aimed === null) return null;
  const { x, y } = at(aimed.word);
  return (
    <g pointerEvents="none" data-area="aimed">
      {aimed.what === "patch" ? (
        <Patch x={x} y={y} ghost />
      ) : (
        <g opacity=".75">
          <At of={I.vehicle} x={x * UNIT + 2} y={y * UNIT + 3} size={36} />
        </g>
      )}
    </g>
  );
}

// ---- instruments ------------------------------------------------------------------------------------------------

function Corners({ view, own, seat }: { view: PlanetView; own: number; seat: SeatFacts }) {
  const speech = useSpeech();
  const total = Object.values(seat.points).reduce((sum, n) => sum + n, 0);
  return (
    <>
      <div className={style.who}>
        <b>
          <SeatDisc seat={own} size={24} />
          <Side seat={seat} of="corporation" />
        </b>
        <small>
          {speech.player(own)} · <Side seat={seat} of="planet" />
        </small>
      </div>
      <div className={style.gains}>
        <Sum view={view} of="C" />
        <PodsCounter seat={own} n={seat.counters.pods ?? 0} mine={view.seat !== null} />
        <Instrument seat={own} id="meteorites" n={seat.counters.meteorites ?? 0} icon={I.meteorite} />
        <Points n={total} size={2.6} gold label={`${speech.name("vp")}: ${total}`} />
      </div>
      <div className={style.stores}>
        <Instrument seat={own} id="movement" n={seat.counters.movement ?? 0} icon={I.move} />
        <Instrument seat={own} id="rovers" n={seat.counters.rovers ?? 0} icon={I.vehicle} />
        <Instrument seat={own} id="patches" n={seat.counters.patches ?? 0} icon={I.patch} />
      </div>
    </>
  );
}

function Instrument({ seat, id, n, icon }: { seat: number; id: string; n: number; icon: (typeof I)["pod"] }) {
  const speech = useSpeech();
  return (
    <Counter
      id={id}
      seat={seat}
      value={n}
      icon={<Icon of={icon} size={1.35} />}
      label={speech.name(id)}
      big
    />
  );
}

/** Collected life pods: also the scoring area in which a pod may be put. */
function PodsCounter({ seat, n, mine }: { seat: number; n: number; mine: boolean }) {
  const { props } = useThing(mine ? "score" : null, null);
  return (
    <span {...props} className={style.scoring}>
      <Instrument seat={seat} id="pods" n={n} icon={I.pod} />
    </span>
  );
}
