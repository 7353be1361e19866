import { type FormEvent, useEffect, useMemo, useRef, useState } from "react";
import type { ChatEntry, Entry } from "../contract/messages.gen";
import type { CounterChange } from "../engine/types";
import { SeatSign } from "../kit/seat";
import { useHovered } from "../kit/thing";
import { ensureGuest } from "../net/guest";
import { useSpeech } from "../text/context";
import type { Speech } from "../text/speech";
import { ChangeList } from "./changes";
import { useStore, useTable } from "./context";
import { attributed, type Chain, chains, HEADING, seatOf, sum, wordsOf } from "./moves";
import { ring } from "./ring";

/** Keeps the end in sight unless the reader has scrolled up. */
function useTail(count: number) {
  const list = useRef<HTMLDivElement>(null);
  const follow = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line scrolls
  useEffect(() => {
    if (list.current && follow.current) list.current.scrollTop = list.current.scrollHeight;
  }, [count]);
  // What came while its tab was closed is read from its end too.
  useEffect(() => {
    const box = list.current;
    if (!box) return;
    const sized = new ResizeObserver(() => {
      if (follow.current) box.scrollTop = box.scrollHeight;
    });
    sized.observe(box);
    return () => sized.disconnect();
  }, []);
  return {
    ref: list,
    onScroll: () => {
      const box = list.current;
      if (box) follow.current = box.scrollHeight - box.scrollTop - box.clientHeight < 40;
    },
  };
}

/** So many lines are shown; who wants more has the record. */
const SHOWN = 400;

/** What happened: who, what, at what price; a line that speaks of a place points at it. */
export function Log() {
  const speech = useSpeech();
  const log = useTable((snapshot) => snapshot.log);
  const marks = useTable((snapshot) => snapshot.marks);
  const hovered = useHovered();
  const tail = useTail(log.length);
  const from = Math.max(0, log.length - SHOWN);
  const rows = useMemo(() => chains(attributed(log.slice(from)), from), [log, from]);
  const pointed = hovered === null ? null : (marks.get(hovered)?.line ?? null);
  return (
    <div
      className="log"
      {...tail}
      role="log"
      aria-live="off"
      aria-label={speech.text("web-tab-log")}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list must be reachable with keys
      tabIndex={0}
    >
      <ol>
        {rows.map((row) => (
          <Row key={row.from} row={row} pointed={pointed} />
        ))}
      </ol>
    </div>
  );
}

const FOLD = 3; // fewer equal lines need no fold

function Row({ row, pointed }: { row: Chain; pointed: number | null }) {
  const speech = useSpeech();
  const [first] = row.entries;
  if (!first) return null;
  if (row.entries.length < FOLD) {
    return <Lines row={row} pointed={pointed} />;
  }
  const inside = pointed !== null && pointed >= row.from && pointed < row.from + row.entries.length;
  return (
    <li data-lit={inside}>
      <details className="log-chain">
        <summary>
          <SeatOf entry={first} />
          <span>{chainText(speech, row.entries)}</span>
          <Costs changes={sum(row.entries)} of={seatOf(first)} />
        </summary>
        <ol>
          <Lines row={row} pointed={pointed} />
        </ol>
      </details>
    </li>
  );
}

function Lines({ row, pointed }: { row: Chain; pointed: number | null }) {
  return row.entries.map((entry, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a log only grows
    <Line key={row.from + at} entry={entry} lit={pointed === row.from + at} />
  ));
}

/** One line for all: how often the same was done, or what was done first and how much more. */
function chainText(speech: Speech, entries: readonly Entry[]): string {
  const [line = "", ...rest] = entries.map((entry) => speech.say(entry));
  const same = rest.every((other) => other === line);
  return speech.text(same ? "web-log-times" : "web-log-more", {
    line,
    n: same ? entries.length : rest.length,
  });
}

function Line({ entry, lit }: { entry: Entry; lit: boolean }) {
  const speech = useSpeech();
  const store = useStore();
  const heading = HEADING.exec(entry.id)?.[1];
  const places = wordsOf(entry).filter((word) => store.isDrawn(word));
  const text = speech.say(entry);
  return (
    <li className={heading ? `log-${heading}` : undefined} data-lit={lit}>
      {!heading && <SeatOf entry={entry} />}
      {places.length > 0 ? (
        <button
          type="button"
          className="log-line"
          title={speech.text("web-log-show")}
          onClick={() => ring(places, seatOf(entry))}
        >
          {text}
        </button>
      ) : (
        <span>{text}</span>
      )}
      <Costs changes={entry.changes ?? []} of={seatOf(entry)} />
    </li>
  );
}

function SeatOf({ entry }: { entry: Entry }) {
  const seat = seatOf(entry);
  return seat === null ? null : <SeatSign seat={seat} size={10} />;
}

function Costs({ changes, of }: { changes: readonly CounterChange[]; of: number | null }) {
  return changes.length === 0 ? null : (
    <span className="log-costs">
      <ChangeList changes={changes} of={of} />
    </span>
  );
}

export function Chat({ onRead }: { onRead: (count: number) => void }) {
  const speech = useSpeech();
  const store = useStore();
  const chat = useTable((snapshot) => snapshot.chat);
  const [draft, setDraft] = useState("");
  const [muted, setMuted] = useState<readonly string[]>([]);
  const isMuted = (entry: ChatEntry) => entry.message === null && muted.includes(entry.name ?? "");
  const own = useTable((snapshot) => snapshot.table?.seat ?? null);
  const hidden = chat.filter(isMuted).length;
  const tail = useTail(chat.length);
  useEffect(() => {
    if (tail.ref.current?.checkVisibility()) onRead(chat.length);
  }, [chat.length, onRead, tail.ref]);

  /** A watcher whom nobody knows yet becomes a guest first. */
  async function send(event: FormEvent) {
    event.preventDefault();
    const text = draft.trim();
    if (text === "") return;
    setDraft("");
    if (own === null && (await ensureGuest(speech).catch(() => false))) store.rejoin();
    store.chat(text);
  }

  return (
    <div className="chat">
      <div className="log" {...tail} aria-live="polite" onPointerEnter={() => onRead(chat.length)}>
        <ol>
          {chat.map((entry, at) =>
            isMuted(entry) ? null : (
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
                {entry.name && entry.message === null && (entry.seat ?? null) !== own && (
                  <button
                    type="button"
                    className="chat-mute"
                    data-act="hide-talk"
                    aria-label={speech.text("web-talk-hide", { name: entry.name })}
                    title={speech.text("web-talk-hide", { name: entry.name })}
                    onClick={() => setMuted([...muted, entry.name ?? ""])}
                  >
                    ✕
                  </button>
                )}
              </li>
            ),
          )}
        </ol>
        {hidden > 0 && (
          <p className="chat-hidden">
            {speech.text("web-talk-hidden", { n: hidden })}{" "}
            <button type="button" className="text-button" onClick={() => setMuted([])}>
              {speech.text("web-talk-show")}
            </button>
          </p>
        )}
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
