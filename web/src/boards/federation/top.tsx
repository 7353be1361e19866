/** The top bar: rounds with their laws, the five steps of the round's end, seats in the order of the round. */

import { memo } from "react";
import { seatStyle } from "../../kit/seat";
import { useAsked, useNow } from "../../kit/thing";
import { useSpeech } from "../../text/context";
import { Ic } from "./icons";
import { useStage } from "./moment";
import { Sign } from "./signs";
import { lawScores } from "./told";
import style from "./top.module.css";
import { type Fed, items, seatFacts, turnOrder } from "./view";
import { Disc } from "./worlds";

export const STEPS = ["income", "upkeep", "projects", "floors", "law"] as const;
export type Step = (typeof STEPS)[number];
const STEP_ICON: Readonly<Record<Step, string>> = {
  income: "income",
  upkeep: "upkeep",
  projects: "project",
  floors: "floors",
  law: "law",
};

export const Top = memo(function Top({ view }: { view: Fed }) {
  return (
    <div className={style.top}>
      <Rounds view={view} />
      <RoundEnd view={view} />
      <Order view={view} />
      <Figures view={view} />
    </div>
  );
});

export const Rounds = memo(function Rounds({ view, small = false }: { view: Fed; small?: boolean }) {
  const speech = useSpeech();
  const { round, rounds } = view.table;
  const shown = Array.from({ length: rounds }, (_, at) => at + 1).filter((n) => !small || n === round);
  return (
    <ol className={style.rounds} aria-label={speech.text("federation-rounds")}>
      {shown.map((n) => (
        <Round key={n} view={view} n={n} />
      ))}
    </ol>
  );
});

function Round({ view, n }: { view: Fed; n: number }) {
  const speech = useSpeech();
  const { round, rounds, turn, turns, phase } = view.table;
  const laws = items(view, "laws").filter((law) => law.round === n);
  const log = useNow((now) => now.log);
  const scores = [...lawScores(log, n)].map(([seat, points]) => `${speech.player(seat)} ${points}`);
  if (n === round && !view.over) {
    const turning = Array.from({ length: Math.max(turns, turn) }, (_, at) => at + 1);
    return (
      <li className={`${style.rt} ${style.now}`} data-round={n}>
        <span className={style.no}>
          {speech.text("fact-round")}
          <br />
          <b>
            {n}/{rounds}
          </b>
        </span>
        <span className={style.turns}>
          {turning.map((t) => (
            <i
              key={t}
              className={t < turn || phase === "executive" ? style.done : t === turn ? style.on : undefined}
            >
              {t}
            </i>
          ))}
        </span>
      </li>
    );
  }
  return (
    <li className={`${style.rt} ${n < round || view.over ? style.past : ""}`} data-round={n}>
      <span className={style.no}>{n}</span>
      {laws.map((law) => (
        <span
          key={law.wing}
          className={style.law}
          data-passed={law.passed ?? undefined}
          data-scores={law.passed ? "laws" : undefined}
          title={`${speech.text(law.passed ? "federation-law-passed" : "federation-law-of", {
            planet: speech.name(law.planet),
          })}${law.passed && scores.length > 0 ? `: ${scores.join(", ")}` : ""}`}
        >
          <Disc of={law.planet} />
        </span>
      ))}
      {laws.length === 0 && (
        <span className={style.q}>
          <Ic of="law" />
        </span>
      )}
    </li>
  );
}

/** Which step of the executive phase is under way, told by its question. */
export function useStep(view: Fed): Step | null {
  const asked = useAsked();
  if (view.over || view.table.phase !== "executive") return null;
  if (asked?.id === "federation-ask-upkeep") return "upkeep";
  if (asked?.id === "federation-ask-law") return "law";
  return "income";
}

function RoundEnd({ view }: { view: Fed }) {
  const speech = useSpeech();
  const stage = useStage();
  const now = useStep(view);
  const at = now === null ? -1 : STEPS.indexOf(now);
  const scene = view.over ? "score" : "round";
  return (
    <button
      type="button"
      className={`${style.exec} ${stage.open === scene ? style.on : ""} ${now ? style.run : ""}`}
      data-act="round-end"
      aria-pressed={stage.open === scene}
      onClick={() => stage.pin(scene)}
    >
      <span className={style.no}>{speech.text("federation-round-end")}</span>
      {STEPS.map((step, n) => (
        <span key={step} className={`${style.st} ${n === at ? style.on : n < at ? style.done : ""}`}>
          <Ic of={STEP_ICON[step]} />
          <small>{speech.text(`federation-step-${step}`)}</small>
        </span>
      ))}
    </button>
  );
}

export function StepIcon({ of }: { of: Step }) {
  return <Ic of={STEP_ICON[of]} />;
}

export const Order = memo(function Order({ view }: { view: Fed }) {
  const speech = useSpeech();
  return (
    <ol className={style.order} aria-label={speech.text("federation-order")}>
      {turnOrder(view).map((seat) => (
        <li
          key={seat}
          className={view.waiting.includes(seat) && !view.over ? style.act : undefined}
          style={seatStyle(seat)}
          title={speech.player(seat)}
          data-seat={seat}
        >
          <Sign seat={seat} />
          <span className="hidden">{speech.player(seat)}</span>
          <b>{seatFacts(view, seat).counters.points}</b>
          {seat === view.table.pawn && <Ic of="pawn" gold />}
        </li>
      ))}
    </ol>
  );
});

/** How many figures of the board are proposals; opens the list. */
function Figures({ view }: { view: Fed }) {
  const speech = useSpeech();
  const stage = useStage();
  const n = view.table.labels.reconstructed;
  if (n === 0) return null;
  return (
    <button
      type="button"
      className={style.recon}
      data-act="figures"
      title={speech.text("federation-proposals", { n })}
      onClick={() => stage.pin("figures")}
    >
      <span className="fe-rc">{n}</span>
      <Ic of="figures" />
    </button>
  );
}
