import { type FormEvent, useEffect, useRef, useState } from "react";
import { SeatSign } from "../kit/seat";
import { useSpeech } from "../text/context";
import { useStore, useTable } from "./context";

/** Keeps the end in sight unless the reader has scrolled up. */
function useTail(count: number) {
  const list = useRef<HTMLDivElement>(null);
  const follow = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line scrolls
  useEffect(() => {
    if (list.current && follow.current) list.current.scrollTop = list.current.scrollHeight;
  }, [count]);
  return {
    ref: list,
    onScroll: () => {
      const box = list.current;
      if (box) follow.current = box.scrollHeight - box.scrollTop - box.clientHeight < 40;
    },
  };
}

/** Lines with these ids are headings of the log. */
const HEADING = /-(round|phase)$/;

export function Log() {
  const speech = useSpeech();
  const log = useTable((snapshot) => snapshot.log);
  const tail = useTail(log.length);
  const shown = log.slice(-400);
  const before = log.length - shown.length;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list must be reachable with keys
    <div className="log" {...tail} role="log" aria-label={speech.text("web-tab-log")} tabIndex={0}>
      <ol>
        {shown.map((entry, at) => {
          const seat = entry.args?.seat;
          const heading = HEADING.exec(entry.id)?.[1];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a log only grows
            <li key={before + at} className={heading ? `log-${heading}` : undefined}>
              {typeof seat === "number" && !heading && <SeatSign seat={seat} size={10} />}
              <span>{speech.say(entry)}</span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/** `onRead` hears how many lines have been in sight. */
export function Chat({ onRead }: { onRead: (count: number) => void }) {
  const speech = useSpeech();
  const store = useStore();
  const chat = useTable((snapshot) => snapshot.chat);
  const [draft, setDraft] = useState("");
  const tail = useTail(chat.length);
  useEffect(() => {
    if (tail.ref.current?.checkVisibility()) onRead(chat.length);
  }, [chat.length, onRead, tail.ref]);

  function send(event: FormEvent) {
    event.preventDefault();
    const text = draft.trim();
    if (text === "") return;
    store.chat(text);
    setDraft("");
  }

  return (
    <div className="chat">
      <div className="log" {...tail} aria-live="polite" onPointerEnter={() => onRead(chat.length)}>
        <ol>
          {chat.map((entry, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a chat only grows
            <li key={at}>
              {entry.seat !== null && entry.seat !== undefined && <SeatSign seat={entry.seat} size={10} />}
              <span>
                {entry.message ? (
                  <em>{speech.say(entry.message)}</em>
                ) : (
                  <>
                    <strong>{entry.name}</strong> {entry.text}
                  </>
                )}
              </span>
            </li>
          ))}
        </ol>
      </div>
      <form className="row" onSubmit={send}>
        <input
          type="text"
          className="select"
          maxLength={500}
          value={draft}
          aria-label={speech.text("web-chat-write")}
          placeholder={speech.text("web-chat-write")}
          onChange={(event) => setDraft(event.target.value)}
        />
        <button type="submit" className="button">
          {speech.text("web-send")}
        </button>
      </form>
    </div>
  );
}
