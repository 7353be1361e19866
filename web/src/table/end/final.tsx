/** How a game ended: who won, where the points came from and when; the board is one click away. */

import { useContext, useEffect, useState } from "react";
import type { Result, SeatInfo, TableInfo } from "../../contract/messages.gen";
import { PromptPartsContext } from "../../kit/frame";
import { Icon, KIT } from "../../kit/icons";
import { Lines } from "../../kit/lines";
import { stillness } from "../../kit/motion";
import { Portrait } from "../../kit/portrait";
import { ScoreBars, ScoreTable } from "../../kit/score";
import { useSpeech } from "../../text/context";
import { span } from "../../text/time";
import { useTable } from "../context";
import { Again } from "./again";
import { Best } from "./best";
import { FinalBoards } from "./boards";
import { grouped, isTied, placeText, rowsOf, sourcesOf, titleOf } from "./rows";

const LAST_LOOK = 1500; // at the board, before the scores come over it

interface FinalProps {
  readonly info: TableInfo;
  readonly shown: boolean;
  readonly show: (shown: boolean) => void;
}

export function Final({ info, shown, show }: FinalProps) {
  const result = useTable((snapshot) => snapshot.table?.result ?? null);
  useEffect(() => {
    const timer = setTimeout(() => show(true), stillness() ? 0 : LAST_LOOK);
    return () => clearTimeout(timer);
  }, [show]);
  return result && shown ? <Ended info={info} result={result} onBack={() => show(false)} /> : null;
}

/** In the prompt bar: from the board back to the scores. */
export function ToScores({ show }: { show: (shown: boolean) => void }) {
  const speech = useSpeech();
  return (
    <button type="button" className="button" data-act="scores" onClick={() => show(true)}>
      {speech.text("web-tab-scores")}
    </button>
  );
}

function numbersOf(facts: object | undefined): Record<string, number> {
  const entries = Object.entries(facts ?? {}).filter((entry) => typeof entry[1] === "number");
  return Object.fromEntries(entries as [string, number][]);
}

function Ended({ info, result, onBack }: { info: TableInfo; result: Result; onBack: () => void }) {
  const speech = useSpeech();
  const own = useTable((snapshot) => snapshot.table?.seat ?? null);
  const seats = useTable((snapshot) => snapshot.table?.seats ?? info.seats);
  const view = useTable((snapshot) => snapshot.table?.view ?? null);
  const facts = numbersOf(view?.table);
  const { verdict } = useContext(PromptPartsContext);
  const alone = result.scores.length === 1;
  const [asTable, setAsTable] = useState(false);
  const sources = sourcesOf(speech, result);
  const rows = rowsOf(speech, result, sources, own, alone ? facts.target : undefined).map((row) => ({
    ...row,
    note: noteOf(seats[row.seat], row.seat === own),
    portrait: <Portrait who={seats[row.seat] ?? { seat: row.seat, kind: "person", level: null }} size={46} />,
  }));
  const bars = grouped(speech, rows, sources, result);

  function noteOf(seat: SeatInfo | undefined, mine: boolean): string | undefined {
    const bot = seat?.kind === "bot" ? speech.text("web-kind-bot") : undefined;
    return mine ? [speech.text("web-you"), bot].filter(Boolean).join(" · ") : bot;
  }

  return (
    <main className="k-end" aria-label={speech.text("web-tab-scores")} data-area="scores">
      <header>
        {rows.some(({ won }) => won) && <Icon of={KIT.crown} size={4.4} />}
        <div>
          <h2>{judged("title") ?? titleOf(speech, result, own)}</h2>
          <p>
            {judged("note") ?? verdict} {tieBreak()} {own !== null && placeText(speech, rows, own)} {lasted()}
          </p>
        </div>
        <button type="button" className="button" data-act="back-to-board" onClick={onBack}>
          {speech.text("web-back-to-board")}
        </button>
      </header>
      <div className="k-end-more">
        <div className="k-end-main">
          {asTable ? (
            <ScoreTable rows={rows} sources={sources} total={speech.text("web-total")} />
          ) : (
            <ScoreBars rows={bars.rows} sources={bars.sources} title={speech.text("web-points-by-source")} />
          )}
          {sources.length > 0 && (
            <button
              type="button"
              className="text-button k-end-table"
              data-act="as-table"
              onClick={() => setAsTable(!asTable)}
            >
              {speech.text(asTable ? "web-as-bars" : "web-as-table")}
            </button>
          )}
          <Again info={info} />
          <FinalBoards order={rows.map(({ seat }) => seat)} />
        </div>
        <div className="k-end-aside">
          {result.rounds.length > 1 && (
            <section className="k-end-side panel" data-area="points-by-round">
              <h3 className="label">{speech.text("web-points-by-round")}</h3>
              <Lines rounds={result.rounds} own={own} label={speech.text("web-points-by-round")} />
            </section>
          )}
          <Best rows={bars.rows} sources={bars.sources} />
        </div>
      </div>
    </main>
  );

  /** Who has played alone is told how that is judged: `<game>-alone-…`, with the numbers of the table. */
  function judged(part: "title" | "note"): string | null {
    if (!alone) return null;
    return speech.first([`${info.game}-alone-${part}`], { ...facts, points: result.scores[0] ?? 0 });
  }

  /** What has decided where points have not: `<game>-tie-break`. */
  function tieBreak(): string | null {
    return isTied(result) ? speech.first([`${info.game}-tie-break`]) : null;
  }

  function lasted(): string {
    const rounds = result.rounds.length;
    const time = info.started && info.ended ? span(speech, info.ended - info.started) : "";
    if (rounds > 0 && time) return speech.text("web-lasted-rounds", { rounds, time });
    return time ? speech.text("web-lasted", { time }) : "";
  }
}
