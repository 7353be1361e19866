/** Cards, objectives and sides to choose from, with their full text, in place of the wheel and the tray. */

import type { PlanetView } from "../../contract/planet.gen";
import type { Message, Word } from "../../engine/types";
import { Icon, KIT } from "../../kit/icons";
import { useAsked, useNow, useThing } from "../../kit/thing";
import { Points } from "../../kit/value";
import { Key } from "../../kit/verbs";
import { useSpeech } from "../../text/context";
import type { Speech } from "../../text/speech";
import { I } from "./icons";
import style from "./planet.module.css";
import { useDigits } from "./queue";
import { CorporationFace, PlanetFace } from "./sides";
import { CIV_CARDS, OBJECTIVES, PLANETS } from "./tables";
import { GoalStanding } from "./top";
import { dealtGoals, ownOf, privateGoals, ROMAN } from "./view";

const CARDS: ReadonlySet<string> = new Set(["planet-ask-civ-card", "planet-ask-take-two"]);
const GOALS: ReadonlySet<string> = new Set([
  "planet-ask-goals",
  "planet-ask-open-goal",
  "planet-ask-lose-objective",
]);
const SIDES: ReadonlySet<string> = new Set(["planet-ask-planet", "planet-ask-corporation"]);

export type Choosing = "cards" | "goals" | "sides";

/** Whether something is chosen that needs the place of the wheel. */
export function useChoosing(): Choosing | null {
  const prompt = useAsked()?.id ?? "";
  if (CARDS.has(prompt)) return "cards";
  if (GOALS.has(prompt)) return "goals";
  return SIDES.has(prompt) ? "sides" : null;
}

/** What lies there to be chosen from. */
function headOf(speech: Speech, { id, args }: Message, alone: boolean): string {
  if (id === "planet-ask-civ-card")
    return speech.text("planet-board-choose-cards", { rank: ROMAN[Number(args.rank)] ?? "" });
  if (id === "planet-ask-take-two") return speech.text("planet-board-choose-all-cards");
  if (id === "planet-ask-planet") return speech.text("planet-board-choose-planets");
  if (id === "planet-ask-corporation") return speech.text("planet-board-choose-corporations");
  return speech.name(id === "planet-ask-open-goal" && !alone ? "open-objectives" : "private-objectives");
}

function noteOf(speech: Speech, { id, args }: Message): string {
  const n = typeof args.n === "number" ? args.n : 1;
  if (SIDES.has(id)) return speech.text("planet-board-choose-sides-note");
  if (id === "planet-ask-lose-objective") return speech.text("planet-board-choose-lose-note");
  return speech.text(`planet-board-choose-${CARDS.has(id) ? "cards" : "goals"}-note`, { n });
}

export function Choose({ view, what }: { view: PlanetView; what: Choosing }) {
  const speech = useSpeech();
  const asked = useAsked();
  const words = useNow((now) =>
    ((now.offer?.prompt.kind === "set" ? now.offer.candidates : now.offer?.legal) ?? []).join(" "),
  );
  const list = words === "" ? [] : words.split(" ");
  useDigits(list);
  return (
    <section className={`panel ${style.choose}`} data-area="choose" data-what={what}>
      <h2>
        <span>{asked && headOf(speech, asked, view.players === 1)}</span>
        <span className={style.chooseNote}>{asked && noteOf(speech, asked)}</span>
      </h2>
      <div className={style.choices} data-count={list.length}>
        {list.map((word, n) => (
          <Choice key={word} view={view} word={word} digit={n + 1} />
        ))}
      </div>
    </section>
  );
}

function Choice({ view, word, digit }: { view: PlanetView; word: Word; digit: number }) {
  const { props } = useThing(word, null);
  return (
    <div {...props} className={style.choice}>
      <Face view={view} word={word} />
      {digit < 10 && <Key of={String(digit)} />}
    </div>
  );
}

/** The face of a card, an objective or a side; without a table nothing is told of how it stands. */
export function Face({ view, word }: { view: PlanetView | null; word: Word }) {
  const speech = useSpeech();
  const card = CIV_CARDS.get(word);
  if (card)
    return (
      <>
        <header>
          <span>{speech.name(word)}</span>
          {card.points > 0 && <Points n={card.points} size={1.7} gold />}
        </header>
        <span>{speech.explain(word)}</span>
        <span className={style.when}>
          <Icon of={card.immediate ? I.energy : KIT.lock} />
          {speech.text(card.immediate ? "planet-board-at-once" : "planet-board-secret")}
        </span>
      </>
    );
  const objective = OBJECTIVES.get(word);
  if (objective) return <GoalFace view={view} word={word} />;
  if (PLANETS.has(word)) return <PlanetFace word={word} />;
  return <CorporationFace word={word} />;
}

function GoalFace({ view, word }: { view: PlanetView | null; word: Word }) {
  const speech = useSpeech();
  const own = view === null ? 0 : ownOf(view);
  const known = view === null ? [] : [...dealtGoals(view, own), ...privateGoals(view, own)];
  const goal = known.find((each) => each.word === word);
  const name = goal?.name ?? `${word}n`;
  const standing = goal && "vp" in goal ? goal : null;
  const alone = goal && "met" in goal ? goal : null;
  return (
    <>
      <header>
        <span>{speech.text(name)}</span>
        <Points n={5} size={1.7} gold />
      </header>
      <span>{speech.explain(name)}</span>
      {standing && <GoalStanding goal={standing} own={own} />}
      <span className={style.when}>
        {alone ? (
          <>
            {alone.value}/{alone.goal} · {speech.text("planet-board-counted-at-end")}
          </>
        ) : (
          speech.text("planet-board-counted-at-end")
        )}
      </span>
    </>
  );
}
