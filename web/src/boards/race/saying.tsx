/** What the prompt bar says in words of Race: what a pointed-at card comes to, and what the plan is called. */

import { type ReactNode, useEffect } from "react";
import type { Plan } from "../../engine/plan";
import type { Prompt, View, Word } from "../../engine/types";
import type { PromptParts } from "../../kit/frame";
import { Icon, KIT } from "../../kit/icons";
import { useAsked, useHovered, useNow, usePlan, usePlay } from "../../kit/thing";
import { Points, plain, signed } from "../../kit/value";
import { Verbs } from "../../kit/verbs";
import { useSpeech } from "../../text/context";
import type { Speech } from "../../text/speech";
import { type Design, design } from "./cards";
import { Cheapest } from "./cheapest";
import { MilitarySign } from "./icons";
import { cardName } from "./names";
import { shortAction } from "./phases";
import { typeText } from "./power-text";
import { drawsAfter, ending, items, phaseOf, type SeenCard, waysOf } from "./view";

const PLACING = /^race-ask-place-/;
const TWO_ACTIONS = new Set(["explore", "consume"]);
const TAKING = /^race-ask-(use-power|consume-goods)$/;

export function usePromptParts(view: View): PromptParts {
  const speech = useSpeech();
  const asked = useAsked()?.id ?? "";
  const none = useNothingElse();
  const pointed = useHovered();
  return {
    meaning: (word) => meaning(speech, view, word, asked),
    confirm: (plan, prompt) => planName(speech, view, plan, prompt),
    question: none === null ? null : speech.text(none),
    hint: none === null || pointed !== null ? null : speech.text("race-nothing-hint"),
    verbs: (
      <>
        <Cheapest view={view} />
        <Nothing />
      </>
    ),
  };
}

const NOTHING = "pass";
const PLACED: Readonly<Record<string, string>> = {
  "race-ask-place-development": "race-nothing-to-build",
  "race-ask-place-world": "race-nothing-to-settle",
};

/** Nothing can be placed: it is asked all the same, or the others would learn that; then a Confirm is enough. */
function useNothingElse(): string | null {
  const play = usePlay();
  const offer = useNow((now) => now.offer);
  const told =
    offer?.sentences.length === 1 && offer.legal[0] === NOTHING ? PLACED[offer.prompt.id] : undefined;
  useEffect(() => {
    if (told !== undefined && offer) play.prepare(NOTHING);
  }, [play, offer, told]);
  return told ?? null;
}

/** The answer that does nothing, with a key; what Confirm says already needs no second button. */
function Nothing() {
  const speech = useSpeech();
  const offer = useNow((now) => now.offer);
  const { words } = usePlan();
  if (!offer?.legal.includes(NOTHING) || words?.[0] === NOTHING) return null;
  const name = speech.name(NOTHING);
  const text =
    speech.first([`${NOTHING}-at-${offer.prompt.id}`]) ?? name.charAt(0).toUpperCase() + name.slice(1);
  return <Verbs of={[{ word: NOTHING, text, key: "n" }]} />;
}

function meaning(speech: Speech, view: View, word: Word, asked: string): ReactNode {
  if (phaseOf(word)) {
    const end = ending(view);
    const told = `${speech.name(word)}: ${speech.explain(word)}.`;
    return end === "calm"
      ? null
      : `${told} ${speech.text(end === "sure" ? "race-last-sure" : "race-last-maybe")}.`;
  }
  const face = design(word);
  if (!face) return null;
  const held = [...items(view, "hand", view.seat), ...items(view, "drawn", view.seat)];
  const item = held.find((each) => each.word === word);
  const name = cardName(speech, word);
  if (item)
    return PLACING.test(asked) ? (
      <Offered view={view} face={face} item={item} name={name} />
    ) : (
      <Held face={face} item={item} name={name} />
    );
  if (TAKING.test(asked)) return null; // the good is not sold: what comes of it is told
  const sold = items(view, "tableau", view.seat).find((each) => each.word === word)?.sale;
  if (typeof sold !== "number" || speech.first([word]) === null) return null;
  return <Gain name={name}>{speech.text("race-good-sells", { n: sold })}</Gain>;
}

function Gain({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <strong>{name}:</strong> {children}
    </>
  );
}

/** A card that is not asked for now: what it is, and what it would cost when its phase comes. */
function Held({ face, item, name }: { face: Design; item: SeenCard; name: string }) {
  const speech = useSpeech();
  const { price, military } = item;
  const fights = typeof military === "number" && (face.defense ?? 0) > 0;
  const told = [
    typeText(speech, face),
    fights && speech.text("race-would-fight", { n: plain(military) }),
    typeof price === "number" && speech.text("race-would-pay", { n: price }),
  ];
  return <Gain name={name}>{told.filter(Boolean).join("; ")}</Gain>;
}

/** A card in hand that could be placed: what is paid, what makes it cheaper, what it is worth. */
function Offered({ view, face, item, name }: { view: View; face: Design; item: SeenCard; name: string }) {
  const speech = useSpeech();
  const draws = drawsAfter(view, face, item.word ?? "").reduce((sum, { by }) => sum + by, 0);
  const { price, military, worth } = item;
  const defence = face.defense ?? 0;
  const { conquers, pays } = waysOf(item, defence);
  return (
    <Gain name={name}>
      {typeof military === "number" && defence > 0 && (conquers || !pays) && (
        <>
          <MilitarySign /> {plain(military)}/{defence}
        </>
      )}
      {conquers && pays && " / "}
      {typeof price === "number" && (
        <span className="change" data-sign={price > 0 ? "less" : "more"}>
          <b>{plain(-price)}</b> <Icon of={KIT.card} />
        </span>
      )}{" "}
      <span className="change">
        <b>{signed(worth ?? face.vp)}</b> <Points n="" size={1.3} />
      </span>
      {(item.price_parts ?? []).length > 0 &&
        ` · ${(item.price_parts ?? []).map(({ name: by, by: n }) => `${cardName(speech, by)} ${signed(-n)}`).join(", ")}`}
      {draws > 0 && ` · ${speech.text("race-then-draws", { n: draws })}`}
    </Gain>
  );
}

/** What the button that says the plan is called: the act itself. */
function planName(speech: Speech, view: View, plan: Plan, prompt: Prompt): string | null {
  const [word] = plan.words ?? [];
  if (word === undefined) return null;
  if (prompt.id === "race-ask-choose-action") {
    const two = TWO_ACTIONS.has(phaseOf(word)?.id ?? ""); // else the phase says which
    return speech.text("race-say-choose", { action: two ? shortAction(speech, word) : speech.name(word) });
  }
  const item = items(view, "hand", view.seat).find((each) => each.word === word);
  if (!item) return null;
  if (prompt.id === "race-ask-place-development") {
    return speech.text("race-say-build", { n: item.price ?? 0 });
  }
  if (prompt.id !== "race-ask-place-world") return null;
  const { conquers, pays } = waysOf(item, design(word)?.defense ?? 0);
  if (!pays) return speech.text("race-say-conquer");
  return speech.text("race-say-settle", { n: conquers ? 0 : (item.price ?? 0) }); // which of both is asked then
}
