import { type FormEvent, useEffect, useRef, useState } from "react";
import type { SeatAction, TableInfo } from "../contract/messages.gen";
import { SeatSign } from "../kit/seat";
import { api } from "../net/api";
import { ensureGuest } from "../net/guest";
import { usualLevel } from "../net/levels";
import { refusalText } from "../net/refusal";
import { useSpeech } from "../text/context";
import { gameName } from "../text/names";
import { Poster } from "../ui/posters";
import { Top } from "../ui/top";
import { useStore } from "./context";
import { LostLine } from "./lost-line";
import { playerNames } from "./names";

/** Before the start: who sits where, and the link to bring friends. */
export function WaitingRoom({ info, refresh }: { info: TableInfo; refresh: () => void }) {
  const speech = useSpeech();
  const store = useStore();
  const [problem, setProblem] = useState<string | null>(null);
  const [copied, setCopied] = useState(false);
  const [levels, setLevels] = useState<readonly string[]>([]);
  const link = new URL(`/t/${info.id}`, location.href).href;
  const seated = info.seats.some((seat) => seat.mine);
  const names = playerNames(speech, info.seats);
  const [joining, setJoining] = useState<number | null>(null);

  /** Who has no name yet is asked for one. */
  async function join(seat: number) {
    const { guest } = await api.me().catch(() => ({ guest: null }));
    if (guest === null || guest.name === speech.text("web-guest-name")) setJoining(seat);
    else await act(seat, { action: "join" });
  }

  useEffect(() => {
    api.games().then(
      (answer) => setLevels(answer.games.find((one) => one.game === info.game)?.levels ?? answer.levels),
      () => undefined,
    );
  }, [info.game]);

  async function act(seat: number, action: SeatAction) {
    try {
      await ensureGuest(speech);
      await api.seat(info.id, seat, action);
      setProblem(null);
      if (action.action === "join" || action.action === "leave") store.rejoin();
      refresh();
    } catch (error) {
      setProblem(refusalText(speech, error));
    }
  }

  return (
    <>
      <Top />
      <LostLine />
      <main className="setup">
        <div className="setup-poster panel">
          <Poster game={info.game} />
        </div>
        <section className="setup-form panel">
          <h1>{gameName(speech, info.game)}</h1>
          <p>{speech.text("web-waiting-room")}</p>
          <label className="field">
            <span>{speech.text("web-share")}</span>
            <span className="row">
              <input type="text" readOnly value={link} onFocus={(event) => event.target.select()} />
              <button
                type="button"
                className="button"
                onClick={() => navigator.clipboard?.writeText(link).then(() => setCopied(true))}
              >
                {speech.text(copied ? "web-copied" : "web-copy")}
              </button>
            </span>
          </label>
          {problem && (
            <p className="problem" role="alert">
              {problem}
            </p>
          )}
          <ul className="seat-list">
            {info.seats.map((seat) => (
              <li key={seat.seat} className="seat-choice">
                <span>
                  <SeatSign seat={seat.seat} />{" "}
                  {seat.kind === "open" ? speech.text("web-seat-open") : names[seat.seat]}
                </span>
                <span className="row">
                  {seat.kind === "open" && (
                    <button
                      type="button"
                      className={`button ${seated ? "" : "main"}`}
                      data-act="join"
                      onClick={() => join(seat.seat)}
                    >
                      {speech.text("web-sit-down")}
                    </button>
                  )}
                  {seat.kind === "open" && info.host && (
                    <button
                      type="button"
                      className="button"
                      data-act="bot"
                      onClick={() => act(seat.seat, { action: "bot", level: usualLevel(levels) })}
                    >
                      {speech.text("web-add-bot")}
                    </button>
                  )}
                  {seat.kind === "bot" && info.host && (
                    <button
                      type="button"
                      className="button"
                      onClick={() => act(seat.seat, { action: "open" })}
                    >
                      {speech.text("web-free-seat")}
                    </button>
                  )}
                  {seat.mine && (
                    <button
                      type="button"
                      className="button"
                      onClick={() => act(seat.seat, { action: "leave" })}
                    >
                      {speech.text("web-stand-up")}
                    </button>
                  )}
                </span>
              </li>
            ))}
          </ul>
        </section>
      </main>
      {joining !== null && (
        <NameDialog
          onCancel={() => setJoining(null)}
          onName={async (name) => {
            const seat = joining;
            setJoining(null);
            try {
              await api.beGuest({ name, language: speech.language });
              await act(seat, { action: "join", name });
            } catch (error) {
              setProblem(refusalText(speech, error));
            }
          }}
        />
      )}
    </>
  );
}

/** Who sits down for the first time is asked what they are called. */
function NameDialog({ onName, onCancel }: { onName: (name: string) => void; onCancel: () => void }) {
  const speech = useSpeech();
  const box = useRef<HTMLDialogElement>(null);
  const [name, setName] = useState("");
  useEffect(() => box.current?.showModal(), []);
  function submit(event: FormEvent) {
    event.preventDefault();
    const wanted = name.trim();
    if (wanted !== "") onName(wanted);
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
