/** The end of the round told step by step, when it has happened. */

import { useEffect, useMemo, useState } from "react";
import type { Entry } from "../../contract/messages.gen";
import { stillness } from "../../kit/motion";
import { useNow } from "../../kit/thing";
import { useSpeech } from "../../text/context";
import { Ic } from "./icons";
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

export function Telling({ told }: { told: Told }) {
  const speech = useSpeech();
  const [shown, setShown] = useState(() => (stillness() ? STEPS.length : 1));
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
    <ol className={style.telling} data-told={told.at}>
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
              {part && part.entries.length === 0 && "–"}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

function Line({ entry }: { entry: Entry }) {
  const speech = useSpeech();
  const { seat } = entry.args;
  return (
    <span className={style.line} title={speech.say(entry)}>
      {typeof seat === "number" && <Sign seat={seat} />}
      <What entry={entry} />
    </span>
  );
}

function What({ entry }: { entry: Entry }) {
  const speech = useSpeech();
  const { n, resource, cost, project, planet, level, source } = entry.args;
  switch (entry.id) {
    case "federation-did-gains":
      return <Fx words={[`${resource}-${n}`]} />;
    case "federation-did-income":
      return (
        <>
          <Ic of="income" />
          <small>{speech.name(String(source))}</small>
        </>
      );
    case "federation-did-pays":
      return <Fx words={(Array.isArray(cost) ? cost : [cost]).map((kind) => `pay-${kind}-1`)} />;
    case "federation-did-points":
      return <Pts n={`+${n}`} />;
    case "federation-did-funds":
      return <ActionSign of={kindOf(String(project))} />;
    case "federation-did-common":
      return <Ic of="project" />;
    case "federation-did-ships":
      return <Fx words={[`ship-${n}`]} />;
    case "federation-did-degrees":
      return <Fx words={[`degree-${n}`]} />;
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
