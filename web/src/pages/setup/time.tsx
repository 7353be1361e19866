import type { Clock } from "../../contract/messages.gen";
import { usualLevel } from "../../net/levels";
import { useSpeech } from "../../text/context";
import { levelName } from "../../text/names";
import { clockText } from "../../text/time";
import { Segments } from "../../ui/site";

const MINUTE = 60;
const HOUR = 3600;
const DAY = 24 * HOUR;

/** Usual lengths of each kind: seconds, and seconds back with each move. */
const LENGTHS: Record<Clock["kind"], readonly (readonly [seconds: number, increment: number])[]> = {
  game: [
    [5 * MINUTE, 5],
    [10 * MINUTE, 10],
    [20 * MINUTE, 30],
    [45 * MINUTE, 30],
    [90 * MINUTE, 60],
  ],
  move: [
    [MINUTE, 0],
    [5 * MINUTE, 0],
    [HOUR, 0],
    [12 * HOUR, 0],
    [DAY, 0],
    [3 * DAY, 0],
    [7 * DAY, 0],
  ],
};
const USUAL: Record<Clock["kind"], number> = { game: 2, move: 4 };

/** No clock, one for the game, or one for each move; and who plays on at zero. */
export function Time({
  clock,
  levels,
  onChange,
}: {
  clock: Clock | null;
  levels: readonly string[];
  onChange: (clock: Clock | null) => void;
}) {
  const speech = useSpeech();
  const level = clock?.level ?? usualLevel(levels);
  const make = (kind: Clock["kind"], at: number, by: string): Clock => {
    const [seconds, increment] = LENGTHS[kind][at] ?? [DAY, 0];
    return { kind, seconds, increment, level: by };
  };
  const at = clock ? LENGTHS[clock.kind].findIndex(([seconds]) => seconds === clock.seconds) : 0;
  return (
    <>
      <div className="row">
        <Segments
          label={speech.text("web-setup-time")}
          value={clock?.kind ?? "none"}
          of={[
            { id: "none", name: speech.text("web-clock-none") },
            { id: "game", name: speech.text("web-clock-live") },
            { id: "move", name: speech.text("web-clock-by-move") },
          ]}
          onChoose={(kind) => onChange(kind === "none" ? null : make(kind, USUAL[kind], level))}
        />
        {clock && (
          <select
            className="select"
            value={at}
            aria-label={speech.text("web-clock-length")}
            data-field="clock"
            onChange={(event) => onChange(make(clock.kind, Number(event.target.value), level))}
          >
            {LENGTHS[clock.kind].map(([seconds, increment], place) => (
              <option key={seconds} value={place}>
                {clockText(speech, { kind: clock.kind, seconds, increment, level: null })}
              </option>
            ))}
          </select>
        )}
      </div>
      {clock ? (
        <p className="small note">
          {speech.text("web-clock-zero")}{" "}
          <select
            className="select inline"
            value={level}
            aria-label={speech.text("web-level")}
            onChange={(event) => onChange({ ...clock, level: event.target.value })}
          >
            {levels.map((each) => (
              <option key={each} value={each}>
                {levelName(speech, each)}
              </option>
            ))}
          </select>
        </p>
      ) : (
        <p className="small note">{speech.text("web-clock-none-line")}</p>
      )}
    </>
  );
}
