import type { FluentVariable } from "@fluent/bundle";
import { useContext, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { DONE, needsConfirm, nextWords, read } from "../engine/choice";
import type { Plan } from "../engine/plan";
import { PASS } from "../engine/policy";
import type { Message, Offer, Proposal, Word } from "../engine/types";
import { type PromptParts, PromptPartsContext } from "../kit/frame";
import { Popover, Ways } from "../kit/pop";
import { PromptPlace } from "../kit/prompt-part";
import { seatColour } from "../kit/seat";
import { useForesight, useHovered, usePointing, usePreview } from "../kit/thing";
import { Pips } from "../kit/verbs";
import { useSpeech } from "../text/context";
import { upperFirst } from "../text/names";
import { humanize, idOf, type Speech } from "../text/speech";
import { ChangeList, PreviewChip } from "./changes";
import { useStore, useTable } from "./context";
import { chosenText } from "./count";
import { titleOf } from "./end/rows";
import { useHold } from "./hold";
import { useKeys } from "./keys";
import { PreferenceOffer } from "./preferences";
import { placesOf } from "./ring";
import type { Snapshot } from "./store";

/** The only thing on the screen that speaks in sentences: what is asked, what is planned, and what is on offer. */
export function PromptBar({ game, extra }: { game: string; extra?: React.ReactNode }) {
  const speech = useSpeech();
  const now = useTable((snapshot) => snapshot);
  useKeys();
  const parts = useContext(PromptPartsContext);
  const { offer, choice, table, plan } = now;
  const set = offer !== null && needsConfirm(offer);
  const colour = table?.seat === null || table?.seat === undefined ? "var(--gold)" : seatColour(table.seat);
  return (
    <section
      className="prompt"
      data-asked={offer !== null}
      data-plan={plan.state}
      data-clicks={choice.past?.length ?? 0}
      style={{ "--mine": colour } as React.CSSProperties}
      aria-label={speech.text("web-prompt")}
    >
      <PromptPlace />
      <div className="prompt-text">
        <p className="prompt-question" aria-live="polite" data-prompt={offer?.prompt.id ?? ""}>
          {ownQuestion(parts, now) ?? question(speech, now)}
          {set && offer && (
            <span className="prompt-count" data-count={choice.clicked.length}>
              {isCounted(offer.prompt.most) && <Pips n={choice.clicked.length} of={offer.prompt.most} />}
              {chosenText(speech, table?.view ?? null, offer, choice)}
            </span>
          )}
        </p>
        <Hint />
      </div>
      <div className="prompt-buttons">
        {offer?.prompt.preference && <PreferenceOffer game={game} id={offer.prompt.preference} />}
        {offer?.prompt.kind === "plan" && offer.proposals.length > 1 && (
          <Proposals proposals={offer.proposals} plan={plan} />
        )}
        {parts.plan}
        {offer &&
          parts.plan === undefined &&
          !set &&
          offer.prompt.kind !== "plan" &&
          plan.steps.length > (plan.words === null ? 0 : 1) && <Chips plan={plan} />}
        {parts.verbs}
        <WordButtons />
        {offer && (set || plan.words !== null) && <Confirm plan={plan} offer={offer} set={set} />}
        {extra}
      </div>
      {parts.status}
      {table?.status === "playing" && table.seat !== null && <Undo />}
      <PreviewChip />
      <WaysPopover />
    </section>
  );
}

/** So many can still be counted at a glance; one needs no counting. */
const isCounted = (most: number) => most > 1 && most <= 8;

function Confirm({ plan, offer, set }: { plan: Plan; offer: Offer; set: boolean }) {
  const speech = useSpeech();
  const store = useStore();
  const pointing = usePointing(DONE);
  const danger = plan.state === "danger";
  const hold = useHold(danger, () => store.confirm());
  const [first] = plan.words ?? [];
  const { id: prompt, least } = offer.prompt;
  const own = first === undefined ? null : speech.first([`${idOf(first)}-at-${prompt}`]);
  const { confirm } = useContext(PromptPartsContext);
  const clicked = useTable((snapshot) => snapshot.choice.clicked.length);
  const said = () =>
    (typeof confirm === "function" ? confirm(plan, offer.prompt) : confirm) ??
    speech.first([`${prompt}-say`], { n: Math.max(clicked, least) });
  const name =
    danger && first === PASS
      ? answerName(speech, first, prompt)
      : (!set && plan.words?.length === 1 && own) || (said() ?? speech.text("web-confirm"));
  return (
    <button
      type="button"
      className={`button main ${danger ? "danger" : ""}`}
      data-act="confirm"
      data-late={plan.state === "wait"}
      data-holding={hold.holding}
      disabled={plan.words === null || plan.state === "sent"}
      {...(danger ? hold.props : pointing.props)}
      onKeyDown={(event) => event.repeat && event.preventDefault()} // a key that is still held is no answer
      onClick={() => hold.wasTouch() || pointing.wasHeld() || store.confirm()}
    >
      {name}{" "}
      <span className="key" aria-hidden="true">
        ↵
      </span>
      {danger && <span className="hold">{speech.text("web-hold")}</span>}
    </button>
  );
}

/** One step back: a click that has not been said yet, else the last act. */
function Undo() {
  const speech = useSpeech();
  const store = useStore();
  const can = useTable(() => store.canUndo());
  const clicks = useTable((snapshot) => (snapshot.choice.past?.length ?? 0) > 0);
  return (
    <button
      type="button"
      className="button undo"
      data-act="undo"
      data-undo={clicks ? "click" : "act"}
      disabled={!can}
      title={speech.text(clicks ? "web-undo-click-hint" : "web-undo-hint")}
      onClick={() => store.undo()}
    >
      {speech.text(clicks ? "web-undo" : "web-take-back")}{" "}
      <span className="key" aria-hidden="true">
        Esc
      </span>
    </button>
  );
}

/** What the board asks about a plan that is complete. */
function ownQuestion({ question }: PromptParts, { offer, plan }: Snapshot): string | null {
  if (typeof question !== "function") return question ?? null;
  return offer === null ? null : question(plan, offer.prompt);
}

function question(speech: Speech, now: Snapshot): string {
  const { table, offer, plan, choice } = now;
  const laid = (choice.past?.length ?? 0) === 0; // nothing has been clicked: what lies there is the usual answer
  if (!table) return "";
  if (table.status === "over" && table.result) return titleOf(speech, table.result, table.seat);
  if (offer && offer.prompt.kind === "word" && plan.steps.length > 0 && !laid)
    return planned(speech, plan, offer.prompt.id);
  if (offer) return proposed(speech, offer.prompt, plan) ?? speech.say(offer.prompt);
  if (table.status === "frozen") return speech.text("web-status-frozen");
  const watching = table.seat === null ? `${speech.text("web-watching")} ` : "";
  const waiting = table.seats.filter((seat) => seat.waiting).map((seat) => speech.player(seat.seat));
  return watching + (waiting.length ? speech.text("web-waiting-for", { names: speech.list(waiting) }) : "…");
}

/** A proposal that lies there, in the words of its question: `<prompt>-planned`, with what it brings as `$plan_…`. */
function proposed(speech: Speech, prompt: Message, { proposal }: Plan): string | null {
  if (proposal === null) return null;
  const args: Record<string, FluentVariable> = {};
  for (const [id, value] of Object.entries(prompt.args)) if (typeof value === "number") args[id] = value;
  for (const [id, value] of Object.entries(proposal.brings))
    args[`plan_${id}`] = typeof value === "object" ? value.length : value;
  return speech.first([`${prompt.id}-planned`], args);
}

/** The question follows the clicks: what the next step is, or whether this is what is meant. */
function planned(speech: Speech, plan: Plan, prompt: string): string {
  const words = plan.words ?? plan.steps.map((step) => step.word);
  const [first] = words;
  const chosen = words.map((word, at) => (at === 0 ? answerName(speech, word, prompt) : speech.name(word)));
  if (plan.state === "open") {
    if (plan.prompt) return speech.say(plan.prompt);
    const own = first === undefined ? null : speech.first([`${prompt}-${idOf(first)}`]);
    return own ?? speech.text("web-plan-open", { chosen: chosen.join(" › ") });
  }
  const named = { chosen: chosen.join(" › ") };
  if (plan.state === "sent") return speech.text("web-plan-sent", named);
  return (
    (first === PASS ? null : speech.first([`${prompt}-planned`], named)) ?? speech.text("web-plan-ask", named)
  );
}

/** Why something is not possible; else what is dangerous; else what the pointed-at thing is and what it could lead to. */
function Hint() {
  const speech = useSpeech();
  const store = useStore();
  const rests = useSyncExternalStore(store.subscribe, store.rests);
  const pointed = useHovered();
  const hovered = rests ? null : pointed;
  const now = useTable((snapshot) => snapshot);
  const changes = usePreview();
  const { hint, meaning, givesUp } = useContext(PromptPartsContext);
  if (now.reason) {
    const { word, message } = now.reason;
    return (
      <p className="prompt-hint reason" role="alert" data-reason={message.id}>
        <span className="prompt-meaning">
          {word !== null && <strong>{upperFirst(speech.name(word))}: </strong>}
          {speech.say(message)}
        </span>
      </p>
    );
  }
  const danger = now.plan.state === "danger";
  if (!danger && hint !== undefined && hint !== null) return <p className="prompt-hint">{hint}</p>;
  const planned = now.plan.state === "none" ? null : (now.choice.clicked.at(-1) ?? null);
  const word = hovered ?? (now.offer?.prompt.kind === "word" ? planned : null);
  const own = word === null || danger ? null : meaning?.(word);
  const text = own ?? (hovered === null || danger ? "" : preview(speech, now, hovered));
  return (
    <p className={`prompt-hint ${danger ? "danger" : ""}`} data-of={text && !danger ? "thing" : "question"}>
      <span className="prompt-meaning">
        {danger ? dangerText(speech, now, givesUp) : text || stateHint(speech, now)}
      </span>
      <span className="prompt-changes" aria-live="polite">
        {changes && changes.length > 0 && <ChangeList changes={changes} />}
      </span>
    </p>
  );
}

const ROOM = 48; // so many letters of what could still be done have room in the bar, on a phone too

/** What is given up: what else could be said now. */
function dangerText(
  speech: Speech,
  { plan, offer, table }: Snapshot,
  named: PromptParts["givesUp"] = () => true,
): string {
  if (!offer || plan.words?.[0] !== PASS)
    return speech.text(table?.view?.table.round === 0 ? "web-danger-setup" : "web-danger-round");
  const left = [...read(offer, { clicked: [] }).next].filter((word) => word !== PASS && named(word));
  const all = left.map((word) => answerName(speech, word, offer.prompt.id));
  const names = all.filter((_, at) => at === 0 || all.slice(0, at + 1).join(", ").length <= ROOM);
  const more = left.length > names.length ? ["…"] : [];
  const alone = speech.text("web-danger-pass");
  if (names.length === 0) return alone;
  return `${alone} ${speech.text("web-danger-left", { left: [...names, ...more].join(", ") })}`;
}

/** Before anything is pointed at: that it is for good, or how the question is answered (`<prompt>-hint`). */
function stateHint(speech: Speech, { plan, offer }: Snapshot): string {
  const asked = plan.state === "open" ? plan.prompt : offer?.prompt; // a click may have opened the next question
  const how = asked ? speech.first([`${asked.id}-hint`]) : null;
  const free = plan.state !== "ask" || offer?.prompt.kind === "plan";
  if (how !== null && free) return how;
  return plan.state === "ask" && plan.final ? speech.text("web-plan-final") : "";
}

function preview(speech: Speech, now: Snapshot, word: Word): string {
  const { offer, choice, reading, plan } = now;
  if (word === DONE) return ""; // the confirmation says itself what it is
  const planned = plan.state !== "none" && choice.clicked.includes(word); // then the question names it
  const name = planned ? null : speech.name(word);
  const told = [name, speech.explain(word)].filter(Boolean).join(name?.includes(":") ? " – " : ": ");
  const rule = speech.rule(word)?.replaceAll("-", "\u2011"); // no line ends within it
  const head = upperFirst(told) + (told && rule ? ` (${rule})` : "");
  if (!offer || offer.prompt.kind === "set" || !(reading.next.has(word) || reading.later.has(word)))
    return head;
  const { next, open } = read(offer, { clicked: [...choice.clicked, word] });
  if (open.length < 2) return head;
  const follow = [...next].filter((each) => each !== DONE); // that it may end there says nothing
  const shown = follow.slice(0, 4).map((each) => speech.name(each));
  return shown.length === 0 || !head
    ? head
    : `${head} › ${shown.join(" / ")}${follow.length > 4 ? " …" : ""}`;
}

/** The proposals of a plan, one after the other, for who does not want to point them together. */
function Proposals({ proposals, plan }: { proposals: readonly Proposal[]; plan: Plan }) {
  const speech = useSpeech();
  const store = useStore();
  const key = useContext(PromptPartsContext).keys?.["proposal-next"];
  const at = plan.proposal === null ? -1 : proposals.indexOf(plan.proposal);
  return (
    <span className="proposals">
      <button
        type="button"
        className="button square"
        data-act="proposal-before"
        aria-label={speech.text("web-proposal-before")}
        onClick={() => store.propose(at < 0 ? -1 : at - 1)}
      >
        ◂
      </button>
      <span aria-live="polite">
        {speech.text("web-proposals", { at: at + 1, n: proposals.length })}
        {key !== undefined && (
          <span className="key" aria-hidden="true">
            {key}
          </span>
        )}
        {plan.proposal && <small>{brings(speech, plan.proposal)}</small>}
      </span>
      <button
        type="button"
        className="button square"
        data-act="proposal-next"
        aria-label={speech.text("web-proposal-next")}
        onClick={() => store.propose(at + 1)}
      >
        ▸
      </button>
    </span>
  );
}

/** What a proposal is made of and brings, in a few words. */
function brings(speech: Speech, proposal: Proposal): string {
  return Object.entries(proposal.brings)
    .map(([id, value]) => {
      const label = speech.first([`brings-${id}`, `fact-${id}`, `counter-${id}`, idOf(id)]) ?? humanize(id);
      return `${label} ${typeof value === "object" ? value.length : typeof value === "string" ? speech.name(value) : value}`;
    })
    .join(" · ");
}

/** What is planned, word by word; what only follows from the clicks is paler. */
function Chips({ plan }: { plan: Plan }) {
  const speech = useSpeech();
  const store = useStore();
  return (
    <ol className="plan-chips">
      {plan.steps.map((step, at) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a word may stand twice in a sentence
          key={`${step.word}-${at}`}
          className="plan-chip"
          data-step={step.word}
          data-clicked={step.clicked}
        >
          {speech.name(step.word)}
        </li>
      ))}
      {plan.words === null && <li className="plan-chip" data-next="true" aria-hidden="true" />}
      {plan.steps.length > 1 && (
        <li>
          <button
            type="button"
            className="button quiet"
            data-act="clear"
            aria-label={speech.text("web-clear")}
            title={speech.text("web-clear")}
            onClick={() => store.clear()}
          >
            ✕
          </button>
        </li>
      )}
    </ol>
  );
}

/** Buttons for what is on offer and nowhere drawn; keys 1 to 9 press them. */
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
  const alone = words.length === 1 && store.light(words[0] ?? null) === "picked"; // it is the plan already
  if (words.length === 0 || alone || !(late || store.hasBoard())) return null;
  return (
    <span className={`words ${words.length > 8 ? "many" : ""}`}>
      {words.map((word, at) => (
        <WordButton key={word} word={word} digit={at < 9 && words.length > 1 ? at + 1 : null} />
      ))}
    </span>
  );
}

function WordButton({ word, digit }: { word: Word; digit: number | null }) {
  const speech = useSpeech();
  const store = useStore();
  const light = useTable(() => store.light(word));
  const prompt = useTable(({ plan, offer }) => plan.prompt?.id ?? offer?.prompt.id ?? "");
  const odds = useTable((snapshot) => oddsOf(snapshot.offer, word));
  const key = useContext(PromptPartsContext).keys?.[word] ?? digit;
  const pointing = usePointing(word);
  return (
    <button
      type="button"
      className={`button ${light}`}
      data-word={word}
      data-light={light}
      data-digit={digit ?? undefined}
      aria-pressed={light === "picked"}
      {...pointing.props}
      onClick={() => pointing.wasHeld() || store.point(word)}
    >
      {answerName(speech, word, prompt)}
      {odds !== undefined && <small className="odds">{odds} %</small>}
      {key !== null && (
        <span className="key" aria-hidden="true">
          {key}
        </span>
      )}
    </button>
  );
}

/** How likely a bet is won, if the question tells it: `odds` has a number for each legal word. */
function oddsOf(offer: Offer | null, word: Word): string | undefined {
  const odds = offer?.prompt.args.odds;
  return Array.isArray(odds) ? odds[offer?.legal.indexOf(word) ?? -1] : undefined;
}

const FEW = 9; // as many as there are keys

/** Several ways to do the same with what was clicked: beside it, each with its price. */
function WaysPopover() {
  const speech = useSpeech();
  const store = useStore();
  const { offer, choice, plan } = useTable((snapshot) => snapshot);
  const drawn = useSyncExternalStore(store.subscribe, store.drawnAt);
  const last = choice.clicked.at(-1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `drawn` tells that the board has changed
  const place = useMemo(() => (last === undefined ? null : (placesOf(last)[0] ?? null)), [last, drawn]);
  const ways = plan.state === "open" && place !== null ? plan.next : [];
  if (ways.length < 2 || ways.length > FEW || ways.some((word) => store.isDrawn(word))) return null;
  const rows = ways.map((word) => ({
    id: word,
    word,
    text: answerName(speech, word, offer?.prompt.id ?? ""),
    price: <WayPrice word={word} />,
  }));
  return (
    <Popover to={place} live>
      <Ways rows={rows} />
    </Popover>
  );
}

function WayPrice({ word }: { word: Word }) {
  const foresight = useForesight(word);
  return foresight?.counters?.length ? <ChangeList changes={foresight.counters} /> : null;
}

/** What a word means as an answer to this question: `pass` builds nothing, `done` ends a turn. */
function answerName(speech: Speech, word: Word, prompt: string): string {
  return speech.first([`${idOf(word)}-at-${prompt}`]) ?? upperFirst(speech.name(word));
}
