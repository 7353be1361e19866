import type { GameSchema } from "../../contract/messages.gen";
import { SeatSign } from "../../kit/sign";
import { useSpeech } from "../../text/context";
import { levelName } from "../../text/names";
import { clockText } from "../../text/time";
import { Poster } from "../../ui/posters";
import { Problem } from "../../ui/problem";
import { type Draft, presetNow } from "./draft";
import { presetName } from "./presets";

interface SummaryProps {
  readonly schema: GameSchema;
  readonly draft: Draft;
  readonly name: string;
  readonly problem: string | null;
  /** Start at once: bots on all free seats. */
  readonly onBots: () => void;
}

/** What the table will be, and the one button; on a phone a bar that stays in sight. */
export function Summary({ schema, draft, name, problem, onBots }: SummaryProps) {
  const speech = useSpeech();
  const seats = draft.seats.slice(0, draft.players);
  const free = seats.some(({ kind }) => kind === "open");
  const first = seats.findIndex(({ kind }) => kind === "me");
  const rules = speech.text("web-summary-rules", {
    rules: presetName(speech, presetNow(schema, draft)),
    n: draft.players,
  });
  const time = clockText(speech, draft.clock);
  const who = speech.text(draft.listed ? "web-on-first-page" : "web-by-link");
  return (
    <aside className="panel setup-summary">
      <Poster game={schema.game} />
      <div className="setup-summary-body">
        <h2>{speech.text("web-your-table")}</h2>
        <dl>
          <dt>{speech.text("web-setup-rules")}</dt>
          <dd>{rules}</dd>
          <dt>{speech.text("web-seats")}</dt>
          <dd className="summary-seats">
            {seats.map((seat, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
              <span key={at}>
                <SeatSign seat={at} hollow={seat.kind === "open"} />{" "}
                {seat.kind === "bot"
                  ? levelName(speech, seat.level)
                  : seat.kind === "open"
                    ? speech.text("web-seat-open")
                    : at === first
                      ? name
                      : seat.name || speech.text("web-seat-n", { n: at + 1 })}
              </span>
            ))}
          </dd>
          <dt>{speech.text("web-setup-time")}</dt>
          <dd>{time}</dd>
          <dt>{speech.text("web-setup-who")}</dt>
          <dd>{who}</dd>
        </dl>
      </div>
      <div className="setup-go">
        <p className="setup-brief">
          <b>{rules}</b>
          <span className="muted">
            {time}, {who}
          </span>
        </p>
        <Problem text={problem} />
        <button type="submit" className="button main" disabled={seats.every(({ kind }) => kind === "bot")}>
          {speech.text("web-open-table")}
        </button>
        {free && (
          <button type="button" className="text-button" data-act="start-with-bots" onClick={onBots}>
            {speech.text("web-start-with-bots")}
          </button>
        )}
      </div>
    </aside>
  );
}
