import { useState } from "react";
import { Face, FreeSeat, Person } from "../../kit/portrait";
import { seatStyle } from "../../kit/seat";
import { useSpeech } from "../../text/context";
import { levelName } from "../../text/names";
import { Segments } from "../../ui/site";
import { type SeatDraft, swapped } from "./draft";

const KINDS = ["me", "open", "bot"] as const;

interface SeatsProps {
  readonly seats: readonly SeatDraft[];
  readonly levels: readonly string[];
  /** What the guest is called. */
  readonly name: string;
  readonly onChange: (seats: readonly SeatDraft[]) => void;
}

/** One card a seat: somebody here, somebody who is to come, or a bot. Cards change places by dragging or Alt and arrows. */
export function Seats({ seats, levels, name, onChange }: SeatsProps) {
  const [dragged, setDragged] = useState<number | null>(null);
  const first = seats.findIndex(({ kind }) => kind === "me");
  return (
    <ul className="seat-cards">
      {seats.map((seat, at) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          key={at}
          className="panel seat-card"
          style={seatStyle(at)}
          draggable
          data-seat={at}
          data-dragged={dragged === at}
          onDragStart={(event) => {
            setDragged(at);
            event.dataTransfer.effectAllowed = "move";
          }}
          onDragEnd={() => setDragged(null)}
          onDragOver={(event) => dragged !== null && event.preventDefault()}
          onDrop={(event) => {
            event.preventDefault();
            if (dragged !== null) onChange(swapped(seats, dragged, at));
            setDragged(null);
          }}
          onKeyDown={(event) => {
            const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
            if (!event.altKey || step === 0) return;
            event.preventDefault();
            event.stopPropagation();
            onChange(swapped(seats, at, at + step));
          }}
        >
          <Card
            seat={seat}
            at={at}
            levels={levels}
            own={at === first ? name : null}
            onChange={(part) =>
              onChange(seats.map((other, place) => (place === at ? { ...other, ...part } : other)))
            }
          />
        </li>
      ))}
    </ul>
  );
}

interface CardProps {
  readonly seat: SeatDraft;
  readonly at: number;
  readonly levels: readonly string[];
  /** The guest's name, if this is the guest's own seat. */
  readonly own: string | null;
  readonly onChange: (part: Partial<SeatDraft>) => void;
}

function Card({ seat, at, levels, own, onChange }: CardProps) {
  const speech = useSpeech();
  const title =
    seat.kind === "bot"
      ? levelName(speech, seat.level)
      : seat.kind === "open"
        ? speech.text("web-seat-open")
        : (own ?? (seat.name || speech.text("web-seat-n", { n: at + 1 })));
  const note =
    seat.kind === "bot"
      ? (speech.first([`level-${seat.level}-line`]) ?? "")
      : speech.text(seat.kind === "open" ? "web-seat-by-link" : own ? "web-that-is-you" : "web-seat-hot");
  return (
    <>
      <div className="who">
        {seat.kind === "bot" ? (
          <Face level={seat.level} />
        ) : seat.kind === "open" ? (
          <FreeSeat seat={at} />
        ) : (
          <Person seat={at} />
        )}
        <div>
          <b>{title}</b>
          <small>{note}</small>
        </div>
      </div>
      <Segments
        label={speech.text("web-seat-n", { n: at + 1 })}
        value={seat.kind}
        of={KINDS.map((id) => ({ id, name: speech.text(`web-kind-${id}`) }))}
        onChoose={(kind) => onChange({ kind })}
      />
      {seat.kind === "bot" ? (
        <div className="level-faces" role="radiogroup" aria-label={speech.text("web-level")}>
          {levels.map((level) => (
            // biome-ignore lint/a11y/useSemanticElements: a portrait is the choice
            <button
              key={level}
              type="button"
              role="radio"
              aria-checked={level === seat.level}
              aria-label={levelName(speech, level)}
              title={levelName(speech, level)}
              data-level={level}
              onClick={() => onChange({ level })}
            >
              <Face level={level} size={34} />
            </button>
          ))}
        </div>
      ) : seat.kind === "me" && own === null ? (
        <input
          type="text"
          className="select"
          maxLength={32}
          value={seat.name}
          aria-label={speech.text("web-name-of-seat", { n: at + 1 })}
          placeholder={speech.text("web-name-of-seat", { n: at + 1 })}
          onChange={(event) => onChange({ name: event.target.value })}
        />
      ) : (
        <p className="small">
          {speech.text(seat.kind === "open" ? "web-seat-open-line" : "web-seat-me-line")}
        </p>
      )}
    </>
  );
}
