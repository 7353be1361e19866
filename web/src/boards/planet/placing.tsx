/** The tile in the hand: light on the planet, the ghost, the card that says what would happen, keys and buttons. */

import {
  memo,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import type { Board, PlanetFacts, SeatFacts } from "../../contract/planet.gen";
import type { Foresight, Word } from "../../engine/types";
import { Icon } from "../../kit/icons";
import { InPrompt } from "../../kit/prompt-part";
import { useDrawn, useNow, usePlay } from "../../kit/thing";
import { useSpeech } from "../../text/context";
import type { Speech } from "../../text/speech";
import { Brings, Sentence } from "./brings";
import { type Ghost, type Hand, useHand, useHandStore } from "./hand";
import { I } from "./icons";
import { cellsOf, type LineLook, medalAt, WIDE_RIM } from "./planet";
import style from "./planet.module.css";
import { TileShape } from "./tile";
import { at, ORIENTATIONS, outline, type Point, UNIT, wordAt } from "./tiles";
import { SIZES } from "./view";

const PAUSE = 70; // so long a ghost rests before the server is asked what would come of it

/** What saying these words, one space between them, would bring: asked for when they have been the same for a moment. */
export function useBrings(key: string): Foresight | undefined {
  const play = usePlay();
  useEffect(() => {
    if (key === "") return;
    let end = () => {};
    const timer = setTimeout(() => {
      end = play.watch(key.split(" "));
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      end();
    };
  }, [play, key]);
  return useSyncExternalStore(play.subscribe, () => (key === "" ? undefined : play.known(key.split(" "))));
}

/** The facts of a preview, once they are there. */
export function factsOf(foresight: Foresight | undefined): PlanetFacts | null {
  const facts = foresight?.consequences as Partial<PlanetFacts> | undefined;
  return facts?.pending ? (facts as PlanetFacts) : null;
}

/** What the tile over the planet would bring: null while it moves. */
export function useGhostFacts(): PlanetFacts | null {
  return useHand((look) => look.facts);
}

/** Asks what the tile would bring where it rests, and tells the hand. */
export function Learn() {
  const hand = useHandStore();
  const key = useHand(({ ghost }) => (ghost?.place ? (ghost.words?.join(" ") ?? "") : ""));
  const foresight = useBrings(key);
  useEffect(() => hand.learn(factsOf(foresight)), [hand, foresight]);
  return null;
}

function onPlanet(board: Board, { x, y }: Point): boolean {
  return (board.grid[y]?.[x] ?? ".") !== ".";
}

/** Light on every square that the tile could cover; other bare squares darken. */
export const PlaceLight = memo(function PlaceLight({ board }: { board: Board }) {
  const known = useHand((look, hand) => hand.lit(look));
  if (known === null) return null;
  const cells = cellsOf(board.grid);
  const dark = cells.filter((cell) => !known.has(wordAt(cell)) && !board.terrain[wordAt(cell)]);
  const light = cells.filter((cell) => known.has(wordAt(cell)));
  return (
    <g pointerEvents="none">
      {dark.length > 0 && <path d={outline(dark, 0, 2)} fill="var(--deep)" opacity=".24" />}
      {light.length > 0 && (
        <path
          d={outline(light, 2, 5)}
          className={style.placeLight}
          filter="url(#planet-glow)"
          data-area="light"
        />
      )}
    </g>
  );
});

/** The tile over the planet. */
export function GhostTile({ board }: { board: Board }) {
  const ghost = useHand((look) => look.ghost);
  const facts = useGhostFacts();
  if (!ghost) return null;
  const legal = ghost.place !== null;
  return (
    <g
      className={style.ghost}
      data-area="ghost"
      data-legal={legal}
      data-at={ghost.place?.anchor}
      pointerEvents="none"
    >
      <g opacity={legal ? 0.96 : 0.6} filter="url(#planet-lift)">
        <TileShape squares={ghost.squares} edge={legal ? "var(--light)" : "var(--danger)"} width={3} />
      </g>
      {!legal &&
        ghost.squares
          .filter((square) => !onPlanet(board, square) || board.terrain[wordAt(square)])
          .map(({ x, y }) => (
            <path
              key={`${x},${y}`}
              d={`M${x * UNIT + 8} ${y * UNIT + 8}l24 24m0-24l-24 24`}
              stroke="var(--danger)"
              strokeWidth="4"
              strokeLinecap="round"
            />
          ))}
      {facts?.buried.map(({ word }) => {
        const { x, y } = at(word);
        return <circle key={word} cx={x * UNIT + 20} cy={y * UNIT + 20} r="16" className={style.buried} />;
      })}
    </g>
  );
}

/** A finger, and the thread from it to the tile that floats above. */
export function FingerThread() {
  const finger = useHand(({ held }) => held?.finger ?? null);
  const ghost = useHand((look) => look.ghost);
  if (!finger || !ghost) return null;
  const low = Math.max(...ghost.squares.map(({ y }) => y)) + 1;
  const x = finger.x * UNIT;
  const y = finger.y * UNIT;
  return (
    <g pointerEvents="none">
      <path d={`M${x} ${low * UNIT}V${y - 32}`} className={style.thread} />
      <circle cx={x} cy={y} r="32" className={style.finger} />
    </g>
  );
}

/** The lines as they would be with the tile in the hand, or with a patch on this square. */
export function useLines(board: Board, patch: string | null): readonly LineLook[] {
  const ghost = useHand((look) => (look.ghost?.place ? look.ghost : null));
  const facts = useGhostFacts();
  return board.lines.map((line) => {
    const [kind, n] = line.word.split("-");
    if (!ghost) {
      const square = patch === null ? null : at(patch);
      const gaps = line.gaps - (square && (kind === "row" ? square.y : square.x) === Number(n) ? 1 : 0);
      return { ...line, gaps, changed: gaps === 0 && line.gaps > 0 && !line.blocked };
    }
    const more = ghost.squares.filter(({ x, y }) => (kind === "row" ? y : x) === Number(n)).length;
    const told = facts?.lines.find((change) => change.word === line.word);
    return {
      ...line,
      gaps: line.gaps - more,
      blocked: line.blocked || (told?.spoilt ?? false),
      changed: told?.full ?? false,
    };
  });
}

// ---- the card ---------------------------------------------------------------------------------------------------

interface CardProps {
  readonly seat: SeatFacts;
  readonly host: RefObject<HTMLElement | null>;
  readonly drawing: RefObject<SVGSVGElement | null>;
}

/** What would come of laying the tile here, or why it cannot lie here. */
export function PlaceCard({ seat, host, drawing }: CardProps) {
  const ghost = useHand((look) => look.ghost);
  const lit = useHand((look, hand) => hand.lit(look));
  const foresight = useBrings(ghost && !ghost.place ? (ghost.words?.join(" ") ?? "") : "");
  const speech = useSpeech();
  const box = useRef<HTMLDivElement>(null);
  const [spot, setSpot] = useState<{ left: number; top: number } | null>(null);
  const why = ghost && !ghost.place ? reasonOf(speech, seat.board, ghost, foresight) : null;
  const facts = useGhostFacts();
  const shown = useRest(ghost) && (why !== null || facts !== null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has another size
  useLayoutEffect(() => {
    if (!shown || !ghost || !box.current || !host.current || !drawing.current) return;
    setSpot(spotFor(box.current, host.current, drawing.current, seat.board, ghost, lit));
  }, [shown, ghost, why, facts, host, drawing]);

  if (!shown || !ghost) return null;
  return (
    <div
      ref={box}
      className={style.pop}
      data-area="brings"
      data-bad={why !== null}
      style={{ left: spot?.left ?? 0, top: spot?.top ?? 0, visibility: spot ? "visible" : "hidden" }}
    >
      <ul>
        {why !== null ? (
          <li className={style.less}>
            <Icon of={I.no} />
            <span>{why}</span>
          </li>
        ) : (
          facts && <Brings seat={seat} ghost={ghost} facts={facts} />
        )}
      </ul>
    </div>
  );
}

/** Whether it has been the same for a moment: looking for a place for the card on every move would be slow. */
function useRest(ghost: Ghost | null): boolean {
  const [rested, setRested] = useState<Ghost | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setRested(ghost), PAUSE);
    return () => clearTimeout(timer);
  }, [ghost]);
  return ghost !== null && rested === ghost;
}

function reasonOf(
  speech: Speech,
  board: Board,
  ghost: Ghost,
  foresight: Foresight | undefined,
): string | null {
  if (ghost.squares.some((square) => !onPlanet(board, square))) return speech.text("planet-why-off-planet");
  const taken = ghost.squares.map(wordAt).filter((word) => board.terrain[word]);
  if (taken.length > 0)
    return speech.text("planet-board-occupied", {
      squares: taken.map((word) => speech.name(word)).join(", "),
    });
  return foresight?.why ? speech.say(foresight.why) : null;
}

const GAP = 14;
const STEP = 12;

/** Where the card hides least light, then least of medals and planet, then is nearest. */
function spotFor(
  card: HTMLElement,
  host: HTMLElement,
  drawing: SVGSVGElement,
  board: Board,
  ghost: Ghost,
  lit: ReadonlySet<string> | null,
): { left: number; top: number } {
  const room = host.getBoundingClientRect();
  const matrix = drawing.getScreenCTM();
  if (!matrix) return { left: 0, top: 0 };
  const k = matrix.a;
  const x = (units: number) => matrix.e - room.left + units * k;
  const y = (units: number) => matrix.f - room.top + units * k;
  const { offsetWidth: width, offsetHeight: height } = card;
  const xs = ghost.squares.map((square) => square.x);
  const ys = ghost.squares.map((square) => square.y);
  const left = x(Math.min(...xs) * UNIT);
  const right = x((Math.max(...xs) + 1) * UNIT);
  const top = y(Math.min(...ys) * UNIT);
  const bottom = y((Math.max(...ys) + 1) * UNIT);
  const cells = cellsOf(board.grid).map((cell) => ({
    left: x(cell.x * UNIT),
    top: y(cell.y * UNIT),
    side: UNIT * k,
    weight: lit?.has(wordAt(cell)) ? 9 : board.terrain[wordAt(cell)] ? 1.2 : 2,
  }));
  const medals = board.lines.map(({ word }) => {
    const { cx, cy } = medalAt(board.grid, word, WIDE_RIM);
    const { radius } = WIDE_RIM;
    return { left: x(cx - radius), top: y(cy - radius), side: 2 * radius * k, weight: 4 };
  });
  const hidden = [...cells, ...medals];
  let best = Number.POSITIVE_INFINITY;
  let spot = { left: 4, top: 4 };
  for (let px = 4; px + width <= room.width - 2; px += STEP) {
    for (let py = 4; py + height <= room.height - 4; py += STEP) {
      if (px < right + GAP && px + width > left - GAP && py < bottom + GAP && py + height > top - GAP)
        continue;
      const dx = Math.max(0, left - px - width, px - right);
      const dy = Math.max(0, top - py - height, py - bottom);
      let cost = Math.hypot(dx, dy) / 16;
      for (const { left, top, side, weight } of hidden) {
        const wide = Math.min(px + width, left + side) - Math.max(px, left);
        const high = Math.min(py + height, top + side) - Math.max(py, top);
        if (wide > 0 && high > 0) cost += ((wide * high) / (side * side)) * weight;
      }
      // The instruments in the corners.
      const atRight = px + width > room.width - 200;
      const atLeft = px < 200;
      if ((py < 44 || py + height > room.height - 56) && (atRight || atLeft)) cost += 60;
      if (cost < best) {
        best = cost;
        spot = { left: px, top: py };
      }
    }
  }
  return spot;
}

// ---- the prompt -------------------------------------------------------------------------------------------------

const TURNS: readonly { readonly id: string; readonly key: string; readonly act: (hand: Hand) => void }[] = [
  { id: "left", key: "⇧R", act: (hand) => hand.turn(-1) },
  { id: "flip", key: "F", act: (hand) => hand.flip() },
  { id: "right", key: "R", act: (hand) => hand.turn(1) },
];

/** Round buttons that turn and flip the tile. */
export function TurnButtons() {
  const speech = useSpeech();
  const hand = useHandStore();
  const holding = useHand(({ held }) => held !== null);
  if (!holding) return null;
  return (
    <div className={style.turns}>
      {TURNS.map(({ id, key, act }) => (
        <button
          key={id}
          type="button"
          data-act={`turn-${id}`}
          aria-label={speech.text(`planet-board-turn-${id}`)}
          title={speech.text(`planet-board-turn-${id}`)}
          onClick={() => act(hand)}
        >
          <Icon of={I[id as "left"]} size={1.7} />
          <kbd>{key}</kbd>
        </button>
      ))}
    </div>
  );
}

/** The words that turn a tile are never shown: the hand turns it. */
function Unseen({ word }: { word: Word }) {
  useDrawn(word);
  return null;
}

export function PlacePrompt({ seat, touch }: { seat: SeatFacts; touch: boolean }) {
  const speech = useSpeech();
  const play = usePlay();
  const hand = useHandStore();
  const held = useHand((look) => look.held);
  const ghost = useHand((look) => look.ghost);
  const foresight = useBrings(ghost && !ghost.place ? (ghost.words?.join(" ") ?? "") : "");
  const facts = useGhostFacts();
  const why = ghost && !ghost.place ? reasonOf(speech, seat.board, ghost, foresight) : null;
  useHandKeys();
  return (
    <>
      {[...ORIENTATIONS, ...SIZES].map((word) => (
        <Unseen key={word} word={word} />
      ))}
      {held && ghost && (
        <InPrompt
          question={speech.text("planet-board-place-tile", { size: held.slot })}
          hint={
            why !== null ? (
              <span>
                <b className={style.less}>{why}</b>{" "}
                {speech.text(touch ? "planet-board-stays-touch" : "planet-board-stays")}
              </span>
            ) : facts ? (
              <Sentence seat={seat} facts={facts} />
            ) : null
          }
        >
          {touch &&
            TURNS.map(({ id, act }) => (
              <button
                key={id}
                type="button"
                className={`button ${style.big}`}
                data-act={`turn-${id}`}
                aria-label={speech.text(`planet-board-turn-${id}`)}
                onClick={() => act(hand)}
              >
                <Icon of={I[id as "left"]} size={1.8} />
              </button>
            ))}

          {!touch && (
            <button type="button" className="button" data-act="put-back" onClick={() => hand.drop()}>
              {speech.text("planet-board-put-back")} <span className="key">Esc</span>
            </button>
          )}
          <button
            type="button"
            className={`button main ${touch ? style.big : ""}`}
            data-act="place"
            disabled={!ghost.place}
            onClick={() => ghost.place && ghost.words && play.say(ghost.words)}
          >
            {speech.text("planet-board-place")}
            {!touch && <span className="key"> ↵</span>}
          </button>
        </InPrompt>
      )}
    </>
  );
}

/** Neither tile fits: what taking one then means. */
export function StuckPrompt() {
  const speech = useSpeech();
  const placing = useHand((_, hand) => hand.placing());
  const stuck = useNow(
    ({ offer, choice }) =>
      offer?.prompt.id === "planet-ask-draft" &&
      choice.clicked.length === 0 &&
      SIZES.some((size) => offer.legal.includes(size)),
  );
  if (placing || !stuck) return null;
  return (
    <InPrompt
      question={<b className={style.less}>{speech.text("planet-board-stuck")}</b>}
      hint={speech.text("planet-board-stuck-hint")}
    />
  );
}

/** Keys of a hand that holds a tile; they come before those of the table. */
function useHandKeys(): void {
  const hand = useHandStore();
  const play = usePlay();
  useEffect(() => {
    const down = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : null;
      if (
        target?.closest("input, textarea, select, dialog") ||
        event.ctrlKey ||
        event.altKey ||
        event.metaKey
      )
        return;
      if (!hand.placing() || !handKey(hand, event, (words) => play.say(words))) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    addEventListener("keydown", down, true);
    return () => removeEventListener("keydown", down, true);
  }, [hand, play]);
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** What a key does to the hand; false if it is not for the hand. */
function handKey(hand: Hand, event: KeyboardEvent, say: (words: readonly Word[]) => void): boolean {
  if (event.key === "1" || event.key === "2") {
    const slot = event.key === "1" ? "large" : "small";
    if (!hand.placesOf(slot)) return false;
    hand.take(slot);
    return true;
  }
  const { held, ghost } = hand.look();
  if (!held) return false;
  const arrow = ARROWS[event.key];
  if (arrow) hand.shift(...arrow);
  else if (event.key === "r") hand.turn(1);
  else if (event.key === "R") hand.turn(-1);
  else if (event.key === "f" || event.key === "F") hand.flip();
  else if (event.key === "Escape") hand.drop();
  else if (event.key === "Enter" && !event.repeat) {
    const button = (event.target as Element | null)?.closest("button, a, summary");
    if (button) return false;
    if (ghost?.place && ghost.words) say(ghost.words);
  } else return false;
  return true;
}
