/** The station as a wheel, the own depot at six o'clock, and beside it the tray: the one place of decisions. */

import { memo, type PointerEvent, useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { Depot, PlanetView } from "../../contract/planet.gen";
import type { Word } from "../../engine/types";
import { Icon } from "../../kit/icons";
import { InPrompt } from "../../kit/prompt-part";
import { SeatDisc, seatColour, seatPath } from "../../kit/seat";
import { type Play, useAsked, useNow, usePlay, useThing } from "../../kit/thing";
import { useSpeech } from "../../text/context";
import { upperFirst } from "../../text/names";
import { type Ruler, useTray } from "./gestures";
import { useHand, useHandStore } from "./hand";
import { I } from "./icons";
import style from "./planet.module.css";
import { CHOICES, Choices, Queue, useDigits, useQueue } from "./queue";
import { At, TilePicture, TileShape } from "./tile";
import { extent, turned, UNIT } from "./tiles";
import { depotOf, ownOf, SIZES, type Size } from "./view";

const DEPOTS = 6;
export const TURNING = "planet-ask-station";

function round(n: number): number {
  return ((n % DEPOTS) + DEPOTS) % DEPOTS;
}

function polar(radius: number, angle: number): { readonly x: number; readonly y: number } {
  const turn = (angle * Math.PI) / 180;
  return { x: radius * Math.cos(turn), y: radius * Math.sin(turn) };
}

function spot(radius: number, angle: number): string {
  const { x, y } = polar(radius, angle);
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

function sector(inner: number, outer: number, angle: number, half: number): string {
  return `M${spot(inner, angle - half)}L${spot(outer, angle - half)}A${outer} ${outer} 0 0 1 ${spot(outer, angle + half)}L${spot(inner, angle + half)}A${inner} ${inner} 0 0 0 ${spot(inner, angle - half)}Z`;
}

/** The rings of the wheel: large tiles outside, small ones inside. */
const RINGS = [
  { inner: 84, outer: 141, at: 112.5, square: 16.4, half: 29, count: { radius: 131, by: 22.5 } },
  { inner: 30, outer: 81, at: 58, square: 13.6, half: 28.5, count: { radius: 72.5, by: 20 } },
] as const;

type Ring = (typeof RINGS)[number];

const FITTED = new Map<string, { readonly x: number; readonly y: number }>();

/** Where in its sector a tile lies so that nothing of it leaves the sector. */
function fitted(tile: string, ring: Ring, angle: number): { readonly x: number; readonly y: number } {
  const key = `${tile} ${ring.at} ${angle}`;
  const known = FITTED.get(key);
  if (known) return known;
  const squares = turned(tile, "r0");
  const { width, height } = extent(squares);
  let best = Number.POSITIVE_INFINITY;
  let found = polar(ring.at, angle);
  for (let radius = ring.at - 14; radius <= ring.at + 12; radius += 1) {
    for (let by = -6; by <= 6; by += 2) {
      const middle = polar(radius, angle + by);
      let bad = Math.abs(radius - ring.at) * 0.04 + Math.abs(by) * 0.06;
      for (const { x, y } of squares) {
        for (const [i, j] of [
          [0, 0],
          [1, 0],
          [0, 1],
          [1, 1],
        ] as const) {
          const px = middle.x + (x + i - width / 2) * ring.square;
          const py = middle.y + (y + j - height / 2) * ring.square;
          const far = Math.hypot(px, py);
          const off = (((((Math.atan2(py, px) * 180) / Math.PI - angle + 540) % 360) + 360) % 360) - 180;
          bad += Math.max(0, far - ring.outer + 2) + Math.max(0, ring.inner + 2 - far);
          bad += Math.max(0, ((Math.abs(off) - 27) * far) / 57);
        }
      }
      if (bad < best) {
        best = bad;
        found = middle;
      }
    }
  }
  FITTED.set(key, found);
  return found;
}

const FEW = 4; // tiles left that are worth a warning

const DepotTiles = memo(function DepotTiles({ depot, place }: { depot: Depot; place: number }) {
  const speech = useSpeech();
  const angle = 90 + 60 * place;
  return (
    <g className={style.depotTiles} data-id={depot.word} pointerEvents="none">
      {RINGS.map((ring, n) => {
        const slot = depot.slots[n];
        if (!slot) return null;
        const count = polar(ring.count.radius, angle + ring.count.by);
        const tile = slot.tile;
        const middle = tile ? fitted(tile, ring, angle) : polar(ring.at, angle);
        const squares = tile ? turned(tile, "r0") : [];
        const { width, height } = tile ? extent(squares) : { width: 0, height: 0 };
        return (
          <g key={ring.at}>
            {tile ? (
              <g
                transform={`translate(${middle.x - (width * ring.square) / 2} ${middle.y - (height * ring.square) / 2}) scale(${ring.square / UNIT})`}
              >
                <TileShape squares={squares} coarse width={4} />
              </g>
            ) : (
              <text x={middle.x} y={middle.y + 4} className={style.count} data-few="true">
                {speech.text("planet-board-empty")}
              </text>
            )}
            <text x={count.x} y={count.y + 4} className={style.count} data-few={slot.left <= FEW}>
              {slot.left}
            </text>
          </g>
        );
      })}
    </g>
  );
});

/** A sector that may be pointed at: the depot that would come to the own seat. */
function Sector({ word, place, seat, onAim }: SectorProps) {
  const speech = useSpeech();
  const play = usePlay();
  const { lit, props } = useThing(word, speech.name(word));
  const own = useHand((look) => look.held === null) && place === 0;
  const angle = 90 + 60 * place;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its role is among what makes it a thing
    <g
      {...props}
      className={style.sector}
      data-own={own && seat !== null}
      data-faced={seat !== null}
      data-light={lit}
      style={seat === null ? undefined : ({ "--seat": seatColour(seat) } as React.CSSProperties)}
      onPointerEnter={(event) => {
        props.onPointerEnter(event);
        if (event.pointerType !== "touch") onAim();
      }}
      onFocus={(event) => {
        props.onFocus(event);
        onAim();
      }}
      onClick={(event) => {
        event.stopPropagation();
        if (lit === "dark") play.point(word);
        else onAim();
      }}
    >
      {RINGS.map(({ inner, outer, half }) => (
        <path key={inner} d={sector(inner, outer, angle, half)} />
      ))}
    </g>
  );
}

interface SectorProps {
  readonly word: Word;
  readonly place: number;
  readonly seat: number | null;
  readonly onAim: () => void;
}

export function Wheel({ view }: { view: PlanetView }) {
  const speech = useSpeech();
  const hand = useHandStore();
  const turning = useAsked()?.id === TURNING;
  const facing = useHand((look) => look.facing);
  const mine = Math.max(0, depotOf(view, ownOf(view)));
  const first = turning && facing !== null ? facing : mine;
  const seatAt = (place: number) => view.station[round(mine + place)]?.seat ?? null;
  const drag = useWheelDrag(turning, mine);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing of things
    <svg
      className={style.wheel}
      viewBox="-168 -168 336 336"
      role="group"
      aria-label={speech.text("planet-board-station")}
      data-area="station"
      data-turning={turning}
      {...drag}
    >
      <circle r="143" fill="var(--wheel)" stroke="var(--line)" strokeWidth="1.5" />
      {Array.from({ length: DEPOTS }, (_, place) => {
        const depot = view.station[round(mine + place)];
        return (
          depot && (
            <Sector
              key={depot.word}
              word={depot.word}
              place={place}
              seat={seatAt(place)}
              onAim={() => turning && hand.face(round(mine + place))}
            />
          )
        );
      })}
      {Array.from({ length: DEPOTS }, (_, place) => {
        const depot = view.station[round(first + place)];
        return depot && <DepotTiles key={depot.word} depot={depot} place={place} />;
      })}
      {Array.from({ length: DEPOTS }, (_, place) => {
        const seat = seatAt(place);
        return (
          seat !== null && (
            <Sitter key={seat} seat={seat} place={place} commander={view.table.commander === seat} />
          )
        );
      })}
      <circle r="28" fill="var(--panel)" stroke="var(--line)" pointerEvents="none" />
      {turning ? (
        <g color="var(--light)" pointerEvents="none">
          <At of={I.left} x={-25} y={-13} size={24} />
          <At of={I.right} x={1} y={-13} size={24} />
        </g>
      ) : (
        <g color="var(--muted)" pointerEvents="none">
          <At of={I.helm} x={-13} y={-13} size={26} />
        </g>
      )}
    </svg>
  );
}

/** Who sits there, and who commands. */
function Sitter({ seat, place, commander }: { seat: number; place: number; commander: boolean }) {
  const angle = 90 + 60 * place;
  const { x, y } = polar(157.5, angle);
  const helm = polar(157.5, angle - 8.5);
  return (
    <g pointerEvents="none">
      <path transform={`rotate(${angle}) translate(144 0)`} d="M0 0 9-8v16z" fill={seatColour(seat)} />
      <g transform={`translate(${x - 9.5} ${y - 9.5}) scale(.95)`}>
        <circle cx="10" cy="10" r="9.5" fill={seatColour(seat)} />
        <path transform="translate(4.3 4) scale(.95)" d={seatPath(seat)} fill="var(--on-piece)" />
      </g>
      {commander && (
        <g color="var(--gold)">
          <At of={I.helm} x={helm.x - 9} y={helm.y - 9} size={18} />
        </g>
      )}
    </g>
  );
}

/** Dragging the wheel round. */
function useWheelDrag(turning: boolean, mine: number) {
  const hand = useHandStore();
  const from = useRef<{ angle: number; facing: number; moved: boolean } | null>(null);
  const angleOf = (event: PointerEvent<SVGSVGElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const x = event.clientX - box.left - box.width / 2;
    const y = event.clientY - box.top - box.height / 2;
    return (Math.atan2(y, x) * 180) / Math.PI;
  };
  if (!turning) return {};
  return {
    onPointerDown: (event: PointerEvent<SVGSVGElement>) => {
      from.current = { angle: angleOf(event), facing: hand.look().facing ?? mine, moved: false };
    },
    onPointerMove: (event: PointerEvent<SVGSVGElement>) => {
      const start = from.current;
      if (!start) return;
      let by = angleOf(event) - start.angle;
      if (by > 180) by -= 360;
      if (by < -180) by += 360;
      if (Math.abs(by) > 12) start.moved = true;
      if (start.moved) hand.face(round(start.facing - Math.round(by / 60)));
    },
    onPointerUp: () => {
      from.current = null;
    },
    onClickCapture: (event: React.MouseEvent) => {
      if (from.current?.moved) event.stopPropagation();
    },
  };
}

// ---- the tray ---------------------------------------------------------------------------------------------------

export function Tray({ view, ruler }: { view: PlanetView; ruler: Ruler }) {
  const prompt = useAsked()?.id ?? "";
  const queue = useQueue(view);
  if (prompt === TURNING) return <Gets view={view} />;
  if (CHOICES.has(prompt)) return <Choices prompt={prompt} />;
  if (queue !== null) return <Queue rows={queue} view={view} />;
  return <DepotTray view={view} ruler={ruler} />;
}

const REST = 250; // ms that the pointer rests on a depot before it is looked into

/** The depot under the pointer; the focus of keys looks into none. */
function depotUnder(play: Play): Word | null {
  const pointed = play.hoveredWord();
  return pointed?.startsWith("depot-") && play.hoveredPlace()?.matches(":hover") ? pointed : null;
}

/** The depot that is looked into: with an empty hand, and not just in passing. */
export function usePointedDepot(view: PlanetView): Depot | null {
  const play = usePlay();
  const free = useHand((look) => look.held === null);
  const word = useSyncExternalStore(play.subscribe, () => depotUnder(play));
  const [rested, setRested] = useState<Word | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setRested(word), word === null ? 0 : REST);
    return () => clearTimeout(timer);
  }, [word]);
  return (free && word === rested && view.station.find((depot) => depot.word === word)) || null;
}

/** What lies below, over the tracks: no decision is hidden by it. */
export function LookInto({ view }: { view: PlanetView }) {
  const depot = usePointedDepot(view);
  return (
    depot && (
      <div className={`panel ${style.lookInto}`}>
        <Below depot={depot} />
      </div>
    )
  );
}

/** What lies below the uppermost tiles of a depot, sorted. */
export function Below({ depot }: { depot: Depot }) {
  const speech = useSpeech();
  return (
    <div className={style.tray} data-area="below">
      <h2>
        <span>{speech.text("planet-board-below", { n: depot.word.slice("depot-".length) })}</span>
      </h2>
      {depot.slots.map(({ below }, n) => (
        <div key={SIZES[n]} className={style.below} data-size={SIZES[n]}>
          {[...below].sort().map((tile, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: equal tiles have one name
            <TilePicture key={`${tile}-${at}`} tile={tile} room={4} label={speech.name(tile)} />
          ))}
          {below.length === 0 && <i>{speech.text("planet-board-nothing")}</i>}
        </div>
      ))}
    </div>
  );
}

/** The two tiles of the own depot. */
function DepotTray({ view, ruler }: { view: PlanetView; ruler: Ruler }) {
  const speech = useSpeech();
  const depot = view.station[depotOf(view, ownOf(view))];
  const placing = useHand((_, store) => store.placing());
  const offered = useNow(({ offer }) => SIZES.some((size) => offer?.legal.includes(size) ?? false));
  useDigits(offered && !placing ? SIZES : NO_SIZES); // a tile that fits nowhere is set aside
  return (
    <div className={style.tray} data-area="tray">
      <h2>
        <span>{speech.text("planet-board-depot")}</span>
        <span>{depot?.word.slice("depot-".length)}</span>
      </h2>
      {SIZES.map((size) => (
        <Pick key={size} size={size} view={view} ruler={ruler} />
      ))}
    </div>
  );
}

const NO_SIZES: readonly Size[] = [];

/** A tile of the own depot: pressed, it comes into the hand. */
export function Pick({ size, view, ruler }: { size: Size; view: PlanetView; ruler: Ruler }) {
  const speech = useSpeech();
  const play = usePlay();
  const hand = useHandStore();
  const own = ownOf(view);
  const slot = view.station[depotOf(view, own)]?.slots[SIZES.indexOf(size)];
  const held = useHand((look) => (look.held?.slot === size ? look.held : null));
  const places = useHand((_, store) => store.placesOf(size));
  const { lit, props } = useThing(view.seat === null ? null : size, null);
  const drag = useTray(hand, ruler, () => hand.take(size));
  const purging = useAsked()?.id === "planet-ask-purge"; // a slot is meant, not a place for its tile
  const before = useRef(false); // whether it was held when the pointer came down: then a click puts it back
  const tile = held?.tile ?? slot?.tile ?? null;
  const light = places ? (held ? "picked" : "legal") : hand.placing() ? "dark" : lit;
  if (!tile)
    return (
      <div className={style.pick} data-light="dark">
        <span className={style.nothing}>{speech.text("planet-board-empty")}</span>
      </div>
    );
  const take = () => (places ? hand.take(size) : play.point(size));
  return (
    // biome-ignore lint/a11y: its role is among what makes it a thing
    <div
      {...props}
      className={style.pick}
      data-light={light}
      data-held={held !== null}
      data-fits={places !== null}
      aria-disabled={light === "dark" ? true : undefined}
      aria-pressed={light === "picked"}
      aria-label={`${speech.text(`planet-board-${size}`)}: ${speech.name(tile)}`}
      onPointerDown={(event) => {
        props.onPointerDown(event);
        before.current = held !== null;
        if (!places) return;
        if (event.pointerType === "touch" && !held) hand.take(size);
        drag(event);
      }}
      onPointerEnter={(event) => {
        props.onPointerEnter(event);
        if (event.pointerType !== "touch" && places) hand.show(size);
      }}
      onPointerLeave={(event) => {
        props.onPointerLeave(event);
        hand.show(null);
      }}
      onClick={(event) => {
        event.stopPropagation();
        if (!held) take();
        else if (before.current) hand.drop();
      }}
      onKeyDown={(event) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        event.stopPropagation();
        if (event.repeat) return;
        if (held) hand.drop();
        else take();
      }}
    >
      <TilePicture tile={tile} orientation={held?.orientation ?? "r0"} room={4} className={style.pickTile} />
      <span className={style.pickNote}>
        <span>{speech.text(held ? "planet-board-in-hand" : `planet-board-${size}`)}</span>
        {purging ? (
          <i>{speech.text("planet-board-slot-left", { n: slot?.left ?? 0 })}</i>
        ) : places ? (
          <i>{speech.text("planet-board-places", { n: places.count })}</i>
        ) : (
          (hand.placing() || lit === "legal") && (
            <i className={style.less}>{speech.text("planet-board-nowhere")}</i>
          )
        )}
      </span>
      <kbd>{size === "large" ? 1 : 2}</kbd>
    </div>
  );
}

/** What everybody would get if the station were turned like this. */
export function Gets({ view, only }: { view: PlanetView; only?: number }) {
  const speech = useSpeech();
  const facing = useHand((look) => look.facing);
  const mine = Math.max(0, depotOf(view, ownOf(view)));
  const by = (facing ?? mine) - mine;
  const own = ownOf(view);
  const order = Array.from({ length: view.players }, (_, n) => (own + n) % view.players);
  return (
    <div className={style.tray} data-area="gets">
      {only === undefined && (
        <h2>
          <span>{speech.text(view.players > 1 ? "planet-board-gets" : "planet-board-gets-alone")}</span>
        </h2>
      )}
      {order
        .filter((seat) => only === undefined || seat === only)
        .map((seat) => {
          const depot = view.station[round(depotOf(view, seat) + by)];
          const places = depot?.places?.[seat];
          return (
            <div key={seat} className={style.get} data-own={seat === own} data-seat={seat}>
              <SeatDisc seat={seat} size={20} />
              {depot?.slots.map((slot, n) => {
                const fits = places?.[n];
                const size = SIZES[n] ?? "large";
                return (
                  <span key={size} className={style.getTile}>
                    {slot.tile && fits !== 0 && (
                      <TilePicture
                        tile={slot.tile}
                        room={4}
                        className={style.getPicture}
                        label={speech.name(slot.tile)}
                      />
                    )}
                    {!slot.tile && <i className={style.less}>{speech.text("planet-board-empty")}</i>}
                    {slot.tile && fits === 0 && (
                      <i className={style.less}>{speech.text("planet-board-no-place")}</i>
                    )}
                    {slot.tile && seat === own && fits !== undefined && fits > 0 && (
                      <i>{speech.text("planet-board-places", { n: fits })}</i>
                    )}
                  </span>
                );
              })}
            </div>
          );
        })}
    </div>
  );
}

/** The question of the commander, with the depot that would come. */
export function TurnPrompt({ view, touch }: { view: PlanetView; touch: boolean }) {
  const speech = useSpeech();
  const play = usePlay();
  const hand = useHandStore();
  const asked = useAsked();
  const turning = asked?.id === TURNING;
  const facing = useHand((look) => look.facing);
  const mine = Math.max(0, depotOf(view, ownOf(view)));
  const now = facing ?? mine;
  const depot = view.station[now];

  useEffect(() => {
    if (!turning) return;
    const down = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : null;
      if (
        target?.closest("input, textarea, select, dialog") ||
        event.altKey ||
        event.ctrlKey ||
        event.metaKey
      )
        return;
      const at = hand.look().facing ?? mine;
      if (event.key === "ArrowLeft") hand.face(round(at - 1));
      else if (event.key === "ArrowRight") hand.face(round(at + 1));
      else if (event.key === "Enter" && !event.repeat && !target?.closest("button, a, summary"))
        play.say([view.station[at]?.word ?? ""]);
      else return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    addEventListener("keydown", down, true);
    return () => removeEventListener("keydown", down, true);
  }, [turning, hand, play, mine, view]);

  if (!turning || !asked || !depot) return null;
  const [large, small] = depot.slots.map(({ tile }) => tile);
  return (
    <InPrompt
      question={speech.say(asked)}
      hint={
        <span>
          <b>{upperFirst(speech.text("planet-board-faces", { depot: speech.name(depot.word) }))}</b>{" "}
          {large && small && !touch
            ? speech.text("planet-board-faces-tiles", {
                large: speech.name(large),
                small: speech.name(small),
              })
            : speech.text(touch ? "planet-board-turn-hint-touch" : "planet-board-turn-hint")}
        </span>
      }
    >
      <button
        type="button"
        className="button"
        data-act="station-left"
        aria-label={speech.text("planet-board-turn-left")}
        onClick={() => hand.face(round(now - 1))}
      >
        <Icon of={I.left} /> <span className="key">←</span>
      </button>
      <button
        type="button"
        className="button"
        data-act="station-right"
        aria-label={speech.text("planet-board-turn-right")}
        onClick={() => hand.face(round(now + 1))}
      >
        <Icon of={I.right} /> <span className="key">→</span>
      </button>
      <button
        type="button"
        className="button main"
        data-act="turn-station"
        onClick={() => play.say([depot.word])}
      >
        {speech.text("planet-board-turn-to", { depot: speech.name(depot.word) })}{" "}
        <span className="key">↵</span>
      </button>
    </InPrompt>
  );
}
