/** The table of a game of Planet Unknown: the own planet, the station with its tray, tracks, others. */

import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { PlanetView } from "../../contract/planet.gen";
import type { Plan } from "../../engine/plan";
import type { View, Word } from "../../engine/types";
import { ringAround, useElsewhere } from "../../kit/elsewhere";
import { Frame, type PromptParts } from "../../kit/frame";
import { otherSeats } from "../../kit/seat";
import { useShape } from "../../kit/shape";
import { PlayContext, useAsked, useLight, useNow, usePlay } from "../../kit/thing";
import { useKey } from "../../kit/verbs";
import { useSpeech } from "../../text/context";
import { upperFirst } from "../../text/names";
import type { Speech } from "../../text/speech";
import { DRIVING, RESOLVE, usePlanetPlay } from "./asking";
import { Centre } from "./centre";
import { Choose, useChoosing } from "./choose";
import { useReach } from "./driving";
import { type Ending, EndingContext, EndTable, isTied, type Letter, rowSum, Sum } from "./ending";
import { type Ruler, useRuler } from "./gestures";
import { Hand, HandContext, useHandStore } from "./hand";
import { meaningOf } from "./meaning";
import { OtherSeats, Peek, Placing, pointsOf } from "./others";
import { Owned } from "./owned";
import { PhoneTray, phoneParts } from "./phone";
import style from "./planet.module.css";
import { effectOf } from "./queue";
import { LookInto, Tray, TurnPrompt, Wheel } from "./station";
import { Patterns } from "./tile";
import { pointOf } from "./tiles";
import { Top } from "./top";
import { DOWN, Tracks } from "./tracks";
import { ownOf, planetView, seatOf } from "./view";
import "./planet.css";

export default function PlanetBoard({ view }: { view: View }) {
  const play = usePlanetPlay();
  return (
    <PlayContext value={play}>
      <PlanetTable view={planetView(view)} />
    </PlayContext>
  );
}

function PlanetTable({ view }: { view: PlanetView }) {
  const speech = useSpeech();
  const offer = useNow((now) => now.offer);
  const hand = useMemo(() => new Hand(), []);
  const drawing = useRef<SVGSVGElement>(null);
  const ruler = useRuler(drawing);
  const shape = useShape();
  const wide = shape === "wide";
  const [peeked, onPeek] = usePeek();
  const [shown, onShow] = useState<number | null>(null);
  const [looked, onLook] = useState<number | null>(null);
  const [row, onPoint] = useState<Letter | null>(null);
  const middle = view.over ? (looked ?? ownOf(view)) : ownOf(view);
  const ending = useMemo(() => (view.over ? { seat: middle, row } : null), [view.over, middle, row]);
  const asking = useAsking(view, !wide, ending);
  const fresh = useFresh(view);
  const seen = shown ?? peeked;
  useLayoutEffect(() => hand.hear(view, offer), [hand, view, offer]);
  useKey(shown === null ? undefined : "Escape", () => onShow(null));
  useElsewhere(({ seat, words }) => {
    flushSync(() => onShow(seat));
    ringAround(words.flatMap((word) => [...document.querySelectorAll(peekedAt(word))]));
  });
  usePeekKeys(view, (seat) => onShow(seat === shown ? null : seat));
  const centre = <Centre view={view} seat={middle} drawing={drawing} ruler={ruler} touch={!wide} />;
  const others = <OtherSeats view={view} fresh={fresh} shown={seen} onPeek={onPeek} onShow={onShow} />;
  return (
    <HandContext value={hand}>
      <EndingContext value={ending}>
        <Frame
          game="planet"
          left={23}
          right={51.4}
          light="star"
          logBelow={logBelow(view.players)}
          prompt={{ ...asking, plan: null, keys: KEYS, status: wide && <Placing view={view} /> }}
          final={(seat) => <Final view={view} seat={seat} />}
          areas={{
            top: top(<Top view={view} onPeek={onPeek} />),
            ...(view.players > 1 ? { others } : {}),
            board: wide && centre,
            right: wide && (
              <div className={style.right}>
                {seen !== null ? (
                  <Peek view={view} seat={seen} onClose={() => onShow(null)} />
                ) : (
                  <Right view={view} seat={middle} ruler={ruler} onPoint={onPoint} onLook={onLook} />
                )}
              </div>
            ),
          }}
          phone={phoneParts(speech, top(<Top view={view} small />), others, {
            view,
            fresh,
            shown,
            onShow,
            centre,
            tray: view.over ? (
              <EndTable view={view} onPoint={onPoint} onLook={onLook} />
            ) : (
              <PhoneTray view={view} ruler={ruler} />
            ),
          })}
        />
        {view.seat !== null && <TurnPrompt view={view} touch={!wide} />}
        {view.seat !== null && <Keys />}
      </EndingContext>
    </HandContext>
  );
}

/** Where a word lies on the planet that is looked at, or on the tracks beside it. */
function peekedAt(word: string): string {
  const [tile, rover, track] = ["tile", "rover", "track"].map(
    (what) => `[data-${what}="${CSS.escape(word)}"]`,
  );
  return `[data-area="peek"] :is(${tile}, ${rover}), [data-area="peek"] ~ [data-area="tracks"] ${track}`;
}

/** Two leave the log half a column; five or six none, however large the screen. */
function logBelow(players: number): boolean | undefined {
  return players === 2 ? true : players > 4 ? false : undefined;
}

/** The patterns are inside the frame, where the colours of the board hold. */
function top(bar: React.ReactNode) {
  return (
    <>
      <Patterns />
      {bar}
    </>
  );
}

/** What a seat had at the end: its planet with the full lines in gold, and its tracks. */
function Final({ view, seat }: { view: PlanetView; seat: number }) {
  return (
    <div className={style.final}>
      <Patterns />
      <Peek view={view} seat={seat} onClose={null} />
    </div>
  );
}

/** Looking at somebody's planet begins when the pointer has rested there for a moment. */
function usePeek(): [number | null, (seat: number | null) => void] {
  const [peeked, setPeeked] = useState<number | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  useEffect(
    () => () => {
      if (timer.current) clearTimeout(timer.current);
    },
    [],
  );
  return [
    peeked,
    (seat) => {
      if (timer.current) clearTimeout(timer.current);
      timer.current = setTimeout(() => setPeeked(seat), seat === null ? 60 : 250);
    },
  ];
}

const PATIENCE = 2000; // ms in which a digit follows P

/** P and a digit look at somebody's planet: before digits mean anything else. */
function usePeekKeys(view: PlanetView, show: (seat: number) => void): void {
  const latest = useRef({ view, show });
  latest.current = { view, show };
  useLayoutEffect(() => {
    let pressed = Number.NEGATIVE_INFINITY;
    const down = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : null;
      if (target?.closest("input, textarea, select, dialog")) return;
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.key.toLowerCase() === "p") {
        pressed = event.timeStamp;
        return;
      }
      const seat = otherSeats(latest.current.view)[Number(event.key) - 1];
      if (seat === undefined || event.timeStamp - pressed > PATIENCE) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (!event.repeat) latest.current.show(seat);
    };
    addEventListener("keydown", down, true);
    return () => removeEventListener("keydown", down, true);
  }, []);
}

/** Tiles of others that came with the last reveal, until the next one: "seat first-square". */
function useFresh(view: PlanetView): ReadonlySet<string> {
  const all = view.seats.flatMap((seat, n) => seat.board.tiles.map(({ cells }) => `${n} ${cells[0]}`));
  const others = all.filter((key) => !key.startsWith(`${view.seat} `));
  const known = useRef<{ before: ReadonlySet<string>; now: ReadonlySet<string> } | null>(null);
  if (known.current === null) known.current = { before: new Set(others), now: new Set(others) };
  else if (others.some((key) => !known.current?.now.has(key)))
    known.current = { before: known.current.now, now: new Set(others) };
  const { before } = known.current;
  const key = others.filter((each) => !before.has(each)).join("|");
  return useMemo(() => new Set(key === "" ? [] : key.split("|")), [key]);
}

/**
 * The board's own words where the table's would be a list of words, or speak of keys to a finger. They are texts, so that
 * pointing and clicking draw the board anew only when these change.
 */
function useAsking(view: PlanetView, touch: boolean, ending: Ending | null): PromptParts {
  const speech = useSpeech();
  const play = usePlay();
  const down = DOWN.has(useAsked()?.id ?? "");
  const meaning = useCallback((word: Word) => meaningOf(speech, view, word, down), [speech, view, down]);
  const question = useNow(({ offer }) => {
    if (view.over) return view.players === 1 ? verdictOn(speech, view) : wonBy(speech, view);
    return offer && questionOf(speech, view, offer.prompt.id, play.plan());
  });
  const hint = useNow(({ offer }) => {
    if (ending) return endHint(speech, view, ending, touch);
    const pointed = play.hoveredWord();
    const idle = pointed === null && play.plan().state === "none";
    if (offer?.prompt.id === "planet-ask-draft" && touch && idle)
      return speech.text("planet-board-draft-hint-touch");
    if (offer?.prompt.id === "planet-ask-goals" && pointed?.startsWith("obj-"))
      return `${speech.name(`${pointed}p`)}: ${speech.explain(`${pointed}p`)}`; // the other side is not meant
    return null;
  });
  return { question, hint, meaning };
}

/** Who has won, and with how many points; null if points alone do not tell. */
function wonBy(speech: Speech, view: PlanetView): string | null {
  if (isTied(view)) return null; // more than points decides: the table says who
  const totals = view.seats.map((_, seat) => pointsOf(view, seat));
  const points = Math.max(...totals);
  return speech.text("planet-board-won", { names: speech.player(totals.indexOf(points)), points });
}

/** What the row that is pointed at counts. */
function endHint(speech: Speech, view: PlanetView, { seat, row }: Ending, touch: boolean): string | null {
  const tied = isTied(view) ? speech.text("planet-tie-break") : null;
  if (row === null)
    return touch ? tied : [tied, speech.text("planet-board-end-hint")].filter(Boolean).join(" ");
  return `${row}: ${speech.text(`planet-board-end-${row}`, { n: rowSum(view, seat, row) })}`;
}

const CHOOSING = new Set(["planet-ask-planet", "planet-ask-corporation", "planet-ask-civ-card"]);

/** Before the last act of a turn, and before what is kept for good; null: the table asks. */
function questionOf(speech: Speech, view: PlanetView, prompt: string, { words, state }: Plan): string | null {
  const [first] = words ?? [];
  const resolving = prompt === RESOLVE;
  if (first !== undefined && state === "ask" && CHOOSING.has(prompt))
    return speech.text("planet-board-choose-this", { name: speech.name(first) });
  if (first === undefined || (state !== "danger" && (state !== "ask" || !resolving))) return null;
  const n = view.seat === null ? 0 : (seatOf(view, view.seat).counters.movement ?? 0);
  if (first === "done") return speech.text("planet-board-end-turn", { n });
  const effect = effectOf(prompt); // a square alone would not say what comes there
  if (DRIVING.has(prompt) && pointOf(first)) {
    const to = (words ?? []).findLast((word) => pointOf(word)) ?? first;
    return speech.text("planet-board-last-way", { cell: speech.name(to) });
  }
  const id = resolving ? "planet-board-last-effect" : "planet-board-last-word";
  const names = [...(effect === null ? [] : [effect]), first].map((word) => speech.name(word));
  return upperFirst(speech.text(id, { name: names.join(": ") }));
}

/** A game alone is not won: it is measured. */
function verdictOn(speech: Speech, view: PlanetView): string {
  const { target = 0, verdict = 0 } = view.table;
  return speech.text("planet-alone-title", { target, verdict });
}

interface RightProps {
  readonly view: PlanetView;
  /** Whose planet lies in the middle. */
  readonly seat: number;
  readonly ruler: Ruler;
  readonly onPoint: (row: Letter | null) => void;
  readonly onLook: (seat: number) => void;
}

function Right({ view, seat, ruler, onPoint, onLook }: RightProps) {
  const speech = useSpeech();
  const choosing = useChoosing();
  const mine = seat === view.seat;
  if (choosing === "sides") return <Choose view={view} what="sides" />;
  return (
    <>
      {view.over ? (
        <EndTable view={view} onPoint={onPoint} onLook={onLook} />
      ) : choosing ? (
        <Choose view={view} what={choosing} />
      ) : (
        <section className={`panel ${style.station}`} aria-label={speech.text("planet-board-station")}>
          <Wheel view={view} />
          <Tray view={view} ruler={ruler} />
          <LookInto view={view} />
        </section>
      )}
      <div className={style.counted}>
        <Tracks seat={seatOf(view, seat)} number={seat} mine={mine} />
        <Sum view={view} of="B" />
      </div>
      <Owned view={view} seat={seat} most={3} />
    </>
  );
}

/** Where Enter means something else; a thing that does not glow may still have the focus. */
const OWN_ENTER =
  "input, textarea, select, button, a, summary, dialog, [role=button]:not([aria-disabled=true])";

/** What Enter does, before anything else but where it means something of its own. */
function useEnter(active: boolean, unless: string, act: () => void): void {
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    if (!active) return;
    const down = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : null;
      if (event.key !== "Enter" || event.repeat || event.ctrlKey || event.altKey || event.metaKey) return;
      if (target?.closest(unless)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      latest.current();
    };
    addEventListener("keydown", down, true);
    return () => removeEventListener("keydown", down, true);
  }, [active, unless]);
}

const KEYS = { done: "↵", store: "K", pass: "D" };

/** Letters that answer: Enter ends the turn, K keeps a patch, D declines, Tab goes to another rover. */
function Keys() {
  const play = usePlay();
  const keep = useLight("store");
  const decline = useLight("pass");
  const done = useLight("done");
  useKey(keep === "legal" ? "k" : undefined, () => play.point("store"));
  useKey(decline === "legal" ? "d" : undefined, () => play.point("pass"));
  const hand = useHandStore();
  const rovers = useReach().map(({ rover }) => rover);
  useKey(rovers.length > 1 && hand.look().held === null ? "Tab" : undefined, () => {
    const at = rovers.indexOf(hand.look().rover ?? "");
    hand.drive(rovers[(at + 1) % rovers.length] ?? null);
  });
  const set = useNow((now) => now.offer?.prompt.kind === "set");
  const full = useNow(
    ({ offer, choice }) => offer?.prompt.kind === "set" && choice.clicked.length === offer.prompt.most,
  );
  useEnter(full, "input, textarea, select, button, a, summary, dialog", () => play.confirm()); // nothing more can be chosen
  useEnter(done === "legal" && !set, OWN_ENTER, () => play.point("done"));
  return null;
}
