import { type FormEvent, useEffect, useRef, useState } from "react";
import { FreeSeat } from "../../kit/portrait";
import { useSpeech } from "../../text/context";

/** Who sits down for the first time is asked what they are called, and where they sit. */
export function JoinDialog({
  seats,
  seat,
  onJoin,
  onCancel,
}: {
  seats: readonly number[];
  seat: number;
  onJoin: (name: string, seat: number) => void;
  onCancel: () => void;
}) {
  const speech = useSpeech();
  const box = useRef<HTMLDialogElement>(null);
  const [name, setName] = useState("");
  const [chosen, setChosen] = useState(seat);
  useEffect(() => box.current?.showModal(), []);
  function submit(event: FormEvent) {
    event.preventDefault();
    const wanted = name.trim();
    if (wanted !== "") onJoin(wanted, chosen);
  }
  return (
    <dialog ref={box} className="ask-name panel" aria-labelledby="ask-name-title" onClose={onCancel}>
      <form onSubmit={submit}>
        <h2 id="ask-name-title">{speech.text("web-ask-name")}</h2>
        <input
          type="text"
          className="select"
          maxLength={32}
          required
          value={name}
          aria-label={speech.text("web-your-name")}
          autoComplete="nickname"
          onChange={(event) => setName(event.target.value)}
        />
        {seats.length > 1 && (
          <div className="level-faces" role="radiogroup" aria-label={speech.text("web-seats")}>
            {seats.map((free) => (
              // biome-ignore lint/a11y/useSemanticElements: a seat is the choice
              <button
                key={free}
                type="button"
                role="radio"
                aria-checked={free === chosen}
                aria-label={speech.text("web-seat-n", { n: free + 1 })}
                onClick={() => setChosen(free)}
              >
                <FreeSeat seat={free} size={44} />
              </button>
            ))}
          </div>
        )}
        <span className="row">
          <button type="button" className="button" onClick={onCancel}>
            {speech.text("web-just-watch")}
          </button>
          <button type="submit" className="button main" data-act="name">
            {speech.text("web-sit-down")}
          </button>
        </span>
      </form>
    </dialog>
  );
}
