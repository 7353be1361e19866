import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { canConfirm, DONE, needsConfirm, nextWords, openSentences } from "../engine/choice";
import type { Word } from "../engine/types";
import { seatColour } from "../kit/seat";
import { useHovered, usePointing, usePreview } from "../kit/thing";
import { useSpeech } from "../text/context";
import { idOf, type Speech } from "../text/speech";
import { ChangeList, PreviewChip } from "./changes";
import { useStore, useTable } from "./context";
import { chosenText } from "./count";
import { PreferenceOffer } from "./preferences";
import type { Snapshot } from "./store";

/** The only thing on the screen that speaks in sentences: what is asked, of whom, and what is on offer. */
export function PromptBar({ game, extra }: { game: string; extra?: React.ReactNode }) {
  const speech = useSpeech();
  const store = useStore();
  const now = useTable((snapshot) => snapshot);
  useKeys();
  const { offer, choice, table, sending } = now;
  const set = offer !== null && needsConfirm(offer);
  const ready = canConfirm(offer, choice);
  const colour = table?.seat === null || table?.seat === undefined ? "var(--gold)" : seatColour(table.seat);
  return (
    <section
      className="prompt"
      data-asked={offer !== null}
      style={{ "--mine": colour } as React.CSSProperties}
      aria-label={speech.text("web-prompt")}
    >
      <div className="prompt-text">
        <p className="prompt-question" aria-live="polite" data-prompt={offer?.prompt.id ?? ""}>
          {question(speech, now)}
          {set && offer && (
            <span className="prompt-count" data-count={choice.clicked.length}>
              {chosenText(speech, table?.view ?? null, offer, choice)}
            </span>
          )}
        </p>
        <Hint />
      </div>
      <div className="prompt-buttons">
        {offer?.prompt.preference && <PreferenceOffer game={game} id={offer.prompt.preference} />}
        {offer && !set && choice.clicked.length > 0 && <Clicked words={choice.clicked} />}
        <WordButtons />
        {set && <Confirm ready={ready && !sending} />}
        {extra}
      </div>
      {table?.status === "playing" && (
        <button
          type="button"
          className="button undo"
          data-act="undo"
          disabled={sending || !table || (table.undo < 1 && choice.clicked.length === 0)}
          title={speech.text("web-undo-hint")}
          onClick={() => {
            if (!store.back()) store.undo();
          }}
        >
          {speech.text("web-undo")}
        </button>
      )}
      <PreviewChip />
    </section>
  );
}

function Confirm({ ready }: { ready: boolean }) {
  const speech = useSpeech();
  const store = useStore();
  const pointing = usePointing(DONE);
  return (
    <button
      type="button"
      className="button main"
      data-act="confirm"
      disabled={!ready}
      {...pointing.props}
      onClick={() => pointing.wasHeld() || store.confirm()}
    >
      {speech.text("web-confirm")}
    </button>
  );
}

function question(speech: Speech, now: Snapshot): string {
  const { table, offer } = now;
  if (!table) return "";
  if (table.status === "over" && table.result) {
    const winners = table.result.winners.map((seat) => speech.player(seat));
    return speech.text("web-winners", { names: speech.list(winners), n: winners.length });
  }
  if (offer) return speech.say(offer.prompt);
  if (table.status === "frozen") return speech.text("web-status-frozen");
  const waiting = table.seats.filter((seat) => seat.waiting).map((seat) => speech.player(seat.seat));
  return waiting.length ? speech.text("web-waiting-for", { names: speech.list(waiting) }) : "…";
}

/** Why something is not possible; else what the pointed-at thing is and what it could lead to. */
function Hint() {
  const speech = useSpeech();
  const hovered = useHovered();
  const now = useTable((snapshot) => snapshot);
  const changes = usePreview();
  if (now.reason) {
    const { word, message } = now.reason;
    return (
      <p className="prompt-hint reason" role="alert" data-reason={message.id}>
        {word !== null && <strong>{speech.name(word)}: </strong>}
        {speech.say(message)}
      </p>
    );
  }
  const text = hovered === null ? "" : preview(speech, now, hovered);
  return (
    <p className="prompt-hint">
      {text}
      <span className="prompt-changes" aria-live="polite">
        {changes && changes.length > 0 && <ChangeList changes={changes} />}
      </span>
    </p>
  );
}

function preview(speech: Speech, now: Snapshot, word: Word): string {
  const { offer, choice, open } = now;
  if (offer?.prompt.set && word === DONE) return ""; // the confirmation says itself what it is
  const name = speech.name(word);
  const meaning = speech.explain(word);
  const head = meaning ? `${name}: ${meaning}` : name;
  if (!offer || offer.prompt.set || !open.has(word)) return head;
  const ways = openSentences(offer, { clicked: [...choice.clicked, word] });
  if (ways.length < 2) return head;
  const next = nextWords(offer, { clicked: [...choice.clicked, word] });
  const shown = next.slice(0, 4).map((each) => speech.name(each));
  return `${head} › ${shown.join(" / ")}${next.length > 4 ? " …" : ""}`;
}

function Clicked({ words }: { words: readonly Word[] }) {
  const speech = useSpeech();
  const store = useStore();
  return (
    <span className="clicked">
      {words.map((word) => speech.name(word)).join(" › ")} ›
      <button
        type="button"
        className="button quiet"
        aria-label={speech.text("web-clear")}
        onClick={() => store.clear()}
      >
        ✕
      </button>
    </span>
  );
}

/** Buttons for what is on offer and nowhere drawn. */
function WordButtons() {
  const store = useStore();
  const offer = useTable((snapshot) => snapshot.offer);
  const choice = useTable((snapshot) => snapshot.choice);
  const drawn = useSyncExternalStore(store.subscribe, store.drawnAt);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `drawn` tells that the board has changed
  const words = useMemo(
    () => nextWords(offer, choice).filter((word) => !store.isDrawn(word)),
    [offer, choice, drawn, store],
  );
  // Until the board has come, nobody knows which words it draws.
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), 2000);
    return () => clearTimeout(timer);
  }, []);
  if (words.length === 0 || !(late || store.hasBoard())) return null;
  return (
    <span className={`words ${words.length > 8 ? "many" : ""}`}>
      {words.map((word) => (
        <WordButton key={word} word={word} />
      ))}
    </span>
  );
}

function WordButton({ word }: { word: Word }) {
  const speech = useSpeech();
  const store = useStore();
  const picked = useTable((snapshot) => snapshot.choice.clicked.includes(word));
  const prompt = useTable((snapshot) => snapshot.offer?.prompt.id ?? "");
  const sending = useTable((snapshot) => snapshot.sending);
  const pointing = usePointing(word);
  return (
    <button
      type="button"
      className={`button ${picked ? "picked" : "legal"}`}
      data-word={word}
      data-light={sending ? "dark" : picked ? "picked" : "legal"}
      aria-pressed={picked}
      {...pointing.props}
      onClick={() => pointing.wasHeld() || store.point(word)}
    >
      {speech.first([`${idOf(word)}-at-${prompt}`]) ?? upperFirst(speech.name(word))}
    </button>
  );
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What keys can walk over: everything that glows, and the confirmation. */
const LIT =
  "[data-word][data-light='legal'], [data-word][data-light='picked'], [data-act='confirm']:not(:disabled)";

function walk(step: 1 | -1): void {
  const lit = [...document.querySelectorAll<HTMLElement>(LIT)];
  const at = lit.indexOf(document.activeElement as HTMLElement);
  const next = at < 0 ? (step > 0 ? 0 : lit.length - 1) : (at + step + lit.length) % lit.length;
  lit[next]?.focus();
}

/**
 * Enter confirms a set, Escape and Backspace take the last click back, arrows walk over what glows. Who plays
 * with keys is taken to the next thing that glows when what had the focus is gone.
 */
function useKeys() {
  const store = useStore();
  const offer = useTable((snapshot) => snapshot.offer);
  const keys = useRef(false);

  useEffect(() => {
    const down = (event: KeyboardEvent) => {
      keys.current = true;
      const target = event.target as HTMLElement | null;
      if (target?.closest("input, select, textarea, [role=tablist], [role=log]")) return;
      if (event.key === "Escape" || event.key === "Backspace") store.back();
      else if (event.key === "ArrowRight") walk(1);
      else if (event.key === "ArrowLeft") walk(-1);
      else if (event.key === "Enter" && !target?.closest("button, a, summary, [role=button]"))
        store.confirm();
    };
    const point = (event: PointerEvent) => {
      keys.current = false;
      if (event.pointerType === "touch") store.hover(null); // what a held finger has opened has been read
    };
    addEventListener("keydown", down);
    addEventListener("pointerdown", point, true);
    return () => {
      removeEventListener("keydown", down);
      removeEventListener("pointerdown", point, true);
    };
  }, [store]);

  useEffect(() => {
    if (!offer || !keys.current) return;
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) walk(1);
    }, 60);
    return () => clearTimeout(timer);
  }, [offer]);
}
