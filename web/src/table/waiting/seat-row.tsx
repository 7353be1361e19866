import { type FormEvent, useState } from "react";
import type { SeatAction, SeatInfo } from "../../contract/messages.gen";
import { Portrait } from "../../kit/portrait";
import { seatStyle } from "../../kit/seat";
import { usualLevel } from "../../net/levels";
import { useSpeech } from "../../text/context";
import { levelName } from "../../text/names";

interface SeatRowProps {
  readonly seat: SeatInfo;
  readonly name: string;
  readonly levels: readonly string[];
  /** Whether the viewer is the host, and sits somewhere already. */
  readonly host: boolean;
  readonly seated: boolean;
  readonly onJoin: () => void;
  readonly onAct: (action: SeatAction) => void;
}

export function SeatRow(props: SeatRowProps) {
  const { seat, name } = props;
  const speech = useSpeech();
  const [renaming, setRenaming] = useState(false);
  return (
    <li
      className="panel waiting-seat"
      style={seatStyle(seat.seat)}
      data-kind={seat.kind}
      data-seat={seat.seat}
    >
      <Portrait who={seat} size={54} />
      <div className="waiting-who">
        {renaming ? (
          <Rename
            name={name}
            onDone={(wanted) => {
              setRenaming(false);
              if (wanted) props.onAct({ action: "join", name: wanted });
            }}
          />
        ) : (
          <b>
            {seat.kind === "open" ? speech.text("web-seat-open") : name}
            {seat.mine && (
              <button type="button" className="rename" data-act="rename" onClick={() => setRenaming(true)}>
                ✎ {speech.text("web-rename")}
              </button>
            )}
          </b>
        )}
        <small>{noteOf()}</small>
      </div>
      <div className="waiting-acts">
        <Acts {...props} />
      </div>
    </li>
  );

  function noteOf(): string {
    if (seat.kind === "bot") return speech.first([`level-${seat.level}-line`]) ?? speech.text("web-kind-bot");
    if (seat.kind === "open") return speech.text("web-seat-by-link");
    return speech.text(seat.mine ? "web-that-is-you" : "web-came-by-link");
  }
}

function Acts({ seat, levels, host, seated, onJoin, onAct }: SeatRowProps) {
  const speech = useSpeech();
  const free = (
    <button
      type="button"
      className="button small quiet"
      data-act="free"
      onClick={() => onAct({ action: "open" })}
    >
      {speech.text("web-free-seat")}
    </button>
  );
  if (seat.kind === "open") {
    return (
      <>
        <button
          type="button"
          className={`button small ${seated ? "" : "main"}`}
          data-act="join"
          onClick={onJoin}
        >
          {speech.text(seated ? "web-sit-here-too" : "web-sit-down")}
        </button>
        {host && (
          <button
            type="button"
            className={`button small ${seated ? "main" : ""}`}
            data-act="bot"
            onClick={() => onAct({ action: "bot", level: usualLevel(levels) })}
          >
            {speech.text("web-add-bot")}
          </button>
        )}
      </>
    );
  }
  if (seat.kind === "bot") {
    return host ? (
      <>
        <select
          className="select"
          value={seat.level ?? ""}
          aria-label={speech.text("web-level")}
          data-field="level"
          onChange={(event) => onAct({ action: "bot", level: event.target.value })}
        >
          {levels.map((level) => (
            <option key={level} value={level}>
              {levelName(speech, level)}
            </option>
          ))}
        </select>
        {free}
      </>
    ) : null;
  }
  return (
    <>
      {seat.mine && (
        <button
          type="button"
          className="button small quiet"
          data-act="stand-up"
          onClick={() => onAct({ action: "leave" })}
        >
          {speech.text("web-stand-up")}
        </button>
      )}
      {host && !seat.mine && free}
      <span className="here" data-here={seat.online}>
        {seat.online ? `✓ ${speech.text("web-here")}` : "…"}
      </span>
    </>
  );
}

function Rename({ name, onDone }: { name: string; onDone: (name: string | null) => void }) {
  const speech = useSpeech();
  const [wanted, setWanted] = useState(name);
  return (
    <form
      className="row"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        onDone(wanted.trim() || null);
      }}
    >
      <input
        type="text"
        className="select"
        maxLength={32}
        value={wanted}
        aria-label={speech.text("web-your-name")}
        // biome-ignore lint/a11y/noAutofocus: it comes by a click on the button that it replaces
        autoFocus
        onChange={(event) => setWanted(event.target.value)}
        onKeyDown={(event) => event.key === "Escape" && onDone(null)}
      />
      <button type="submit" className="button small main">
        {speech.text("web-keep")}
      </button>
    </form>
  );
}
