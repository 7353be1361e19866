/** What is still to be resolved, in an order of one's choice; and small questions with two answers. */

import { useEffect, useMemo } from "react";
import type { Entry } from "../../contract/messages.gen";
import type { PlanetView, SeatFacts, Tech } from "../../contract/planet.gen";
import type { Word } from "../../engine/types";
import { Icon } from "../../kit/icons";
import { useShape } from "../../kit/shape";
import { useAsked, useNow, usePlay, useThing } from "../../kit/thing";
import { Key, useKey } from "../../kit/verbs";
import { useSpeech } from "../../text/context";
import { BY_HAND, RESOLVE } from "./asking";
import { iconOf } from "./brings";
import { useReach, useRoverAt } from "./driving";
import { Given } from "./given";
import { useHand, useHandStore } from "./hand";
import { I } from "./icons";
import style from "./planet.module.css";
import { stepsUp } from "./steps";
import { givenAt, isTrack, trackOf } from "./tables";
import { ownOf, seatOf } from "./view";

export interface QueueRow {
  readonly word: Word;
  readonly n: number;
  /** What it leads to, as signs. */
  readonly gives: readonly string[];
  /** For a tracker: where it would come. */
  readonly to: number | null;
  /** For energy: the tracks on offer. */
  readonly offered: readonly string[];
}

/** Questions that are asked while effects are resolved, and the effect that they belong to. */
const RESOLVING: ReadonlyMap<string, Word | null> = new Map([
  [RESOLVE, null],
  ["planet-ask-drive", null],
  ["planet-ask-energy", "energy"],
  ["planet-ask-boost", "synergy"],
  ["planet-ask-patch", "patch"],
  ["planet-ask-deploy", "deploy"],
  ["planet-ask-regress", "regress"],
  ["planet-ask-pod", "pod"],
]);
/** The effect that a question belongs to. */
export function effectOf(prompt: string): Word | null {
  return RESOLVING.get(prompt) ?? null;
}

const BEGUN: ReadonlySet<string> = new Set(["planet-did-place", "planet-did-aside"]);

/** What the own tile of this round has brought so far, as the log tells it. */
function useDone(seat: number | null): readonly Entry[] {
  const log = useNow((now) => now.log);
  return useMemo(() => {
    const own = log.slice(log.findLastIndex(({ id }) => id === "planet-did-round") + 1);
    const mine = own.filter(({ args }) => args.seat === seat);
    const begun = mine.findLastIndex(({ id }) => BEGUN.has(id));
    return begun < 0 ? [] : mine.slice(begun + 1).filter(({ id }) => DONE_ICONS[id] !== undefined);
  }, [log, seat]);
}

/** The rows of the queue; null while there is nothing to resolve. */
export function useQueue(view: PlanetView): readonly QueueRow[] | null {
  const prompt = useAsked()?.id ?? "";
  const placing = useHand((_, store) => store.placing());
  const done = useDone(view.seat);
  if (view.seat === null || prompt === "") return null;
  const seat = seatOf(view, view.seat);
  const pending = seat.pending ?? [];
  // While a tile is to be taken the tiles lie there, also those that fit nowhere.
  if (placing || BY_HAND.has(prompt) || (pending.length === 0 && done.length === 0 && !RESOLVING.has(prompt)))
    return null;
  return pending.map(({ word, n }) => {
    const to = isTrack(word) ? (stepsUp(seat, word)[0] ?? null) : null;
    const [choice, position] = word.split(".");
    return {
      word,
      n,
      to,
      gives: isTrack(word)
        ? to === null
          ? []
          : givenAt(seat.corporation, word, to)
        : choice === "biomass"
          ? (trackOf(seat.corporation, "biomass")[Number(position)] ?? "")
              .split(/[ |]/)
              .filter((part) => part !== "")
          : [],
      offered: word === "energy" ? (seat.energies?.[0] ?? []) : [],
    };
  });
}

/** 1 to 9 press the rows; they come before the buttons of the prompt bar. */
export function useDigits(words: readonly Word[]): void {
  const play = usePlay();
  const key = words.join(" ");
  useEffect(() => {
    const list = key === "" ? [] : key.split(" ");
    const down = (event: KeyboardEvent) => {
      const word = list[Number(event.key) - 1];
      const target = event.target instanceof Element ? event.target : null;
      if (!word || event.altKey || event.ctrlKey || event.metaKey || event.repeat) return;
      if (target?.closest("input, textarea, select, dialog")) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      play.point(word);
    };
    addEventListener("keydown", down, true);
    return () => removeEventListener("keydown", down, true);
  }, [play, key]);
}

const DONE_ICONS: Readonly<Record<string, (typeof I)["pod"]>> = {
  "planet-did-advance": I.ok,
  "planet-did-regress": I.left,
  "planet-did-patch": I.patch,
  "planet-did-deploy": I.vehicle,
  "planet-did-drive": I.vehicle,
  "planet-did-collect-pod": I.pod,
  "planet-did-collect-meteorite": I.meteorite,
};
const SHOWN = 4; // the last of what is done

/** What has been resolved already, ticked. */
function Done({ seat, number }: { seat: SeatFacts; number: number }) {
  const speech = useSpeech();
  const done = useDone(number);
  return (
    <ul className={style.done} data-area="done">
      {done.slice(-SHOWN).map(({ id, args }, n) => {
        const { track, position, cell } = args;
        const to = typeof track === "string" && isTrack(track) ? track : null;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: what has been done keeps its order
          <li key={n}>
            {to ? <Icon of={I[to]} label={speech.name(to)} /> : <Icon of={DONE_ICONS[id] ?? I.ok} />}
            {to && <b>{String(position)}</b>}
            {to && id === "planet-did-advance"
              ? givenAt(seat.corporation, to, Number(position)).map((part) => (
                  <Given key={part} part={part} />
                ))
              : null}
            {typeof cell === "string" && speech.name(cell)}
            <Icon of={I.ok} />
          </li>
        );
      })}
    </ul>
  );
}

const KEEPING = "tech-store-patches";

export function Queue({ rows, view }: { rows: readonly QueueRow[]; view: PlanetView }) {
  const speech = useSpeech();
  const prompt = useAsked()?.id ?? "";
  const now = effectOf(prompt);
  const { techs } = seatOf(view, ownOf(view));
  const keeps = techs.some(({ name, open }) => open && name === KEEPING);
  const low = useShape() !== "wide"; // techs lie behind a tab
  const open = prompt === RESOLVE; // else the words of the rows may answer something else
  useDigits(open ? rows.map(({ word }) => word) : NO_WORDS);
  return (
    <div className={style.tray} data-area="queue">
      <h2>
        <span>{speech.text("planet-board-queue")}</span>
      </h2>
      <Done seat={seatOf(view, ownOf(view))} number={ownOf(view)} />
      {now && <Now word={now} keeps={keeps} />}
      {rows.map((row, n) => (
        <Row key={row.word} row={row} open={open} digit={n + 1} keeps={keeps} />
      ))}
      <Movement digit={rows.length + 1} />
      {low && open && techs.map((tech) => <UsableTech key={tech.name} tech={tech} />)}
      {rows.length === 0 && prompt === RESOLVE && (
        <p className={style.nothing}>{speech.text("planet-board-all-done")}</p>
      )}
    </div>
  );
}

/** What is being resolved at this moment. */
function Now({ word, keeps }: { word: Word; keeps: boolean }) {
  const speech = useSpeech();
  return (
    <div className={style.row} data-light="picked" aria-current="step">
      <Icon of={iconOf(word)} size={1.7} />
      <span>
        {speech.name(word)}
        <small>{speech.first([noteOf(word, keeps)])}</small>
      </span>
    </div>
  );
}

/** What is done with it; a patch may be kept only with a tech. */
function noteOf(word: Word, keeps: boolean): string {
  return word === "patch" && !keeps ? "planet-board-row-patch-only" : `planet-board-row-${word}`;
}

interface RowProps {
  readonly row: QueueRow;
  /** It can be taken up now. */
  readonly open: boolean;
  readonly digit: number;
  readonly keeps: boolean;
}

function Row({ row, open, digit, keeps }: RowProps) {
  const speech = useSpeech();
  const { props } = useThing(open ? row.word : null, null);
  return (
    <div {...props} className={style.row}>
      <Icon of={iconOf(row.word)} size={1.7} />
      <span>
        {row.n > 1 && <b>{row.n}× </b>}
        {speech.name(row.word)}
        {row.to !== null && <b> ▸ {row.to}</b>}
        <small>
          {row.gives.map((part) => (
            <Given key={part} part={part} />
          ))}
          {row.offered.filter(isTrack).map((track) => (
            <Icon key={track} of={I[track]} label={speech.name(track)} />
          ))}
          {row.gives.length + row.offered.length === 0 && speech.first([noteOf(row.word, keeps)])}
        </small>
      </span>
      {open && <Key of={String(digit)} />}
    </div>
  );
}

/** A tech that could be used now. */
function UsableTech({ tech }: { tech: Tech }) {
  const speech = useSpeech();
  const { lit, props } = useThing(tech.word, null);
  if (lit === "dark") return null;
  return (
    <div {...props} className={style.row} data-tech={tech.word}>
      <Icon of={I.tech} size={1.7} />
      <span>
        {speech.text(tech.name)}
        <small>{speech.explain(tech.name)}</small>
      </span>
    </div>
  );
}

const NO_WORDS: readonly Word[] = [];

/** Movement that is left: pressed, it chooses a rover, then the next one. */
function Movement({ digit }: { digit: number }) {
  const speech = useSpeech();
  const hand = useHandStore();
  const chosen = useRoverAt(useHand((look) => look.rover))?.rover ?? null;
  const words = useReach().map(({ rover }) => rover);
  const left = useNow((now) => {
    const view = now.table?.view as PlanetView | null | undefined;
    return view && view.seat !== null ? (seatOf(view, ownOf(view)).counters.movement ?? 0) : 0;
  });
  const next = () => hand.drive(words[(words.indexOf(chosen ?? "") + 1) % words.length] ?? null);
  const idle = left === 0 || words.length === 0;
  useKey(idle || digit > 9 ? undefined : String(digit), next);
  if (idle) return null;
  return (
    <button
      type="button"
      className={style.row}
      data-light={chosen ? "picked" : "legal"}
      data-act="movement"
      onClick={next}
    >
      <Icon of={I.move} size={1.7} />
      <span>
        {speech.text("planet-board-movement", { n: left })}
        <small>
          {chosen
            ? speech.text("planet-board-rover-chosen", { cell: speech.name(chosen) })
            : speech.text("planet-board-rover-choose", { n: words.length })}
        </small>
      </span>
      <Key of={String(digit)} />
    </button>
  );
}

/** Questions that are answered by a choice of two or three, drawn large in the tray. */
export const CHOICES: ReadonlySet<string> = new Set([
  "planet-ask-ignore",
  "planet-ask-benefit",
  "planet-ask-boost-or-peek",
  "planet-ask-which-rover",
  "planet-ask-drown",
  "planet-ask-return-first",
]);

export function Choices({ prompt }: { prompt: string }) {
  const speech = useSpeech();
  const legal = useNow((now) => now.offer?.legal ?? null);
  useDigits(legal ?? []);
  return (
    <div className={style.tray} data-area="choices">
      <h2>
        <span>{speech.text("planet-board-choose")}</span>
      </h2>
      {legal?.map((word, n) => (
        <ChoiceRow key={word} word={word} prompt={prompt} digit={n + 1} />
      ))}
    </div>
  );
}

function ChoiceRow({ word, prompt, digit }: { word: Word; prompt: string; digit: number }) {
  const speech = useSpeech();
  const { props } = useThing(word, null);
  const name = speech.first([`${word}-at-${prompt}`]) ?? speech.name(word);
  return (
    <div {...props} className={style.row} data-large="true">
      <Icon of={iconOf(word)} size={2} />
      <span>
        {name}
        <small>{speech.explain(word)}</small>
      </span>
      <Key of={String(digit)} />
    </div>
  );
}
