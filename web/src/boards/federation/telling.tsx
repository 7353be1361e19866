/** The end of the round told step by step, when it has happened. */

import { type RefObject, useEffect, useMemo, useRef, useState } from "react";
import type { Entry } from "../../contract/messages.gen";
import { stillness } from "../../kit/motion";
import { useNow } from "../../kit/thing";
import { useSpeech } from "../../text/context";
import { effectOf } from "./deed";
import { Ic } from "./icons";
import { numeral } from "./meaning";
import { ActionSign, Fx, Lvl, Pts, Sign } from "./signs";
import style from "./telling.module.css";
import type { Told } from "./told";
import { toldOf } from "./told";
import { STEPS, StepIcon } from "./top";

const PAUSE = 500;
const LONG = 15_000; // then it has been read

/** What happened at the end of the round, from its beginning until the own next click; null else. */
export function useTold(): Told | null {
  const log = useNow((now) => now.log);
  const clicks = useNow((now) => now.choice.clicked.length);
  const told = useMemo(() => toldOf(log), [log]);
  const [seen, setSeen] = useState<number | null>(() => told?.at ?? -1);
  const at = told?.at ?? -1;
  const whole = told?.whole ?? false;
  useEffect(() => {
    if (whole && clicks > 0) setSeen(at);
  }, [clicks, at, whole]);
  useEffect(() => {
    if (!whole) return;
    const timer = setTimeout(() => setSeen(at), LONG);
    return () => clearTimeout(timer);
  }, [at, whole]);
  return told !== null && at !== seen && told.steps.length > 0 ? told : null;
}

const FLIGHT = 600;

/** The points of the step that is told fly to those who have scored them. */
function usePointsFly(list: RefObject<HTMLOListElement | null>, shown: number): void {
  useEffect(() => {
    const frame = list.current?.closest(".k-frame");
    const lines = list.current?.children[shown - 1]?.querySelectorAll("[data-scorer]") ?? [];
    if (stillness() || !frame) return;
    for (const line of lines) {
      const seat = line.getAttribute("data-scorer") ?? "";
      const from = line.querySelector(".fe-points");
      const place = `[data-place="hand-${seat}"] .fe-points`;
      const to = [...frame.querySelectorAll(place)].find((each) => each.checkVisibility());
      if (from && to) fly(frame, from, to, seat);
    }
  }, [list, shown]);
}

function fly(frame: Element, from: Element, to: Element, seat: string): void {
  const start = from.getBoundingClientRect();
  const end = to.getBoundingClientRect();
  const copy = from.cloneNode(true) as SVGElement;
  copy.classList.add(style.flies ?? "");
  copy.dataset.flies = seat;
  copy.style.left = `${start.left}px`;
  copy.style.top = `${start.top}px`;
  frame.append(copy);
  const x = end.left + end.width / 2 - (start.left + start.width / 2);
  const y = end.top + end.height / 2 - (start.top + start.height / 2);
  const flight = copy.animate(
    { translate: ["0 0", `${x}px ${y}px`], opacity: [1, 0.3] },
    { duration: FLIGHT, easing: "cubic-bezier(.4,0,.3,1)" },
  );
  flight.onfinish = () => copy.remove();
  flight.oncancel = () => copy.remove();
}

export function Telling({ told }: { told: Told }) {
  const speech = useSpeech();
  const list = useRef<HTMLOListElement>(null);
  const [shown, setShown] = useState(() => (stillness() ? STEPS.length : 1));
  usePointsFly(list, shown);
  useEffect(() => {
    const timer = setInterval(() => setShown((n) => n + 1), PAUSE);
    const skip = () => setShown(STEPS.length);
    addEventListener("keydown", skip);
    return () => {
      clearInterval(timer);
      removeEventListener("keydown", skip);
    };
  }, []);
  return (
    <ol ref={list} className={style.telling} data-told={told.at}>
      {STEPS.map((step, n) => {
        const part = told.steps.find((each) => each.step === step);
        return (
          <li key={step} data-shown={n < shown && part !== undefined} data-told-step={step}>
            <span className={style.name}>
              <StepIcon of={step} />
              {speech.text(`federation-step-${step}`)}
            </span>
            <span className={style.lines}>
              {part?.entries.map((entry, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
                <Line key={at} entry={entry} />
              ))}
              {part && isIdle(step, part.entries) && "–"}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

/** Nothing came of it: a law that scored nobody is told, but brought nothing. */
function isIdle(step: string, entries: readonly Entry[]): boolean {
  return step === "law" ? !entries.some(isPoints) : entries.length === 0;
}

function isPoints({ id }: Entry): boolean {
  return id === "federation-did-points" || id === "federation-did-floor";
}

function Line({ entry }: { entry: Entry }) {
  const speech = useSpeech();
  const { seat } = entry.args;
  return (
    <span
      className={style.line}
      title={speech.say(entry)}
      data-scorer={isPoints(entry) ? String(seat) : undefined}
      data-floor={entry.args.floor}
    >
      {typeof seat === "number" && <Sign seat={seat} />}
      <What entry={entry} />
    </span>
  );
}

function What({ entry }: { entry: Entry }) {
  const speech = useSpeech();
  const { n, project, planet, level, source, floor, votes, against } = entry.args;
  const effect = effectOf(entry);
  if (effect.length > 0) return <Fx words={effect} />;
  switch (entry.id) {
    case "federation-did-income":
      return (
        <>
          <Ic of="income" />
          <small>{speech.name(String(source))}</small>
        </>
      );
    case "federation-did-points":
      return <Pts n={`+${n}`} />;
    case "federation-did-floor":
      return (
        <>
          <b>{numeral(Number(floor))}</b>
          <Pts n={`+${n}`} />
        </>
      );
    case "federation-did-funds":
      return <ActionSign of={kindOf(String(project))} />;
    case "federation-did-common":
      return <Ic of="project" />;
    case "federation-did-drops":
      return (
        <>
          ▾<Lvl n={Number(level)} />
        </>
      );
    case "federation-did-law":
      return (
        <>
          <Ic of="law" />
          <ActionSign of={String(planet)} />
          <Ic of="check" />
          {votes !== undefined && `${votes} : ${against}`}
        </>
      );
    default:
      return <small>{speech.say(entry)}</small>;
  }
}

function kindOf(project: string): string {
  const kind = project.replace(/^project-/, "");
  return kind === "missions" ? "mission" : kind;
}
