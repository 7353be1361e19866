/** Cards, objectives and sides to choose from, with their full text, in place of the wheel and the tray. */

import type { PlanetView } from "../../contract/planet.gen";
import type { Word } from "../../engine/types";
import { Icon, KIT } from "../../kit/icons";
import { useAsked, useNow, useThing } from "../../kit/thing";
import { Points } from "../../kit/value";
import { Key } from "../../kit/verbs";
import { useSpeech } from "../../text/context";
import { Given } from "./given";
import { I } from "./icons";
import { Ground } from "./planet";
import style from "./planet.module.css";
import { useDigits } from "./queue";
import { CIV_CARDS, CORPORATIONS, OBJECTIVES, PLANETS, TRACKS, trackOf } from "./tables";
import { dealtGoals, ownOf, privateGoals } from "./view";

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
      <h2>{asked && speech.say(asked)}</h2>
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
  if (PLANETS.has(word))
    return (
      <>
        <header>
          <span>{speech.name(word)}</span>
        </header>
        <div className={style.side}>
          <svg viewBox="-14 -14 508 508" aria-hidden="true">
            <Ground planet={word} small />
          </svg>
          <span>{speech.explain(word)}</span>
        </div>
      </>
    );
  return <CorporationFace word={word} />;
}

function GoalFace({ view, word }: { view: PlanetView | null; word: Word }) {
  const speech = useSpeech();
  const known = view === null ? [] : [...dealtGoals(view, ownOf(view)), ...privateGoals(view, ownOf(view))];
  const goal = known.find((each) => each.word === word);
  const name = goal?.name ?? `${word}n`;
  return (
    <>
      <header>
        <span>{speech.text(name)}</span>
        <Points n={5} size={1.7} gold />
      </header>
      <span>{speech.explain(name)}</span>
      <span className={style.when}>
        {goal?.value !== undefined ? (
          <>
            {goal.value}/{goal.goal} · {speech.text("planet-board-counted-at-end")}
          </>
        ) : (
          speech.text("planet-board-counted-at-end")
        )}
      </span>
    </>
  );
}

/** A corporation: its tracks that differ, and its techs in full. */
function CorporationFace({ word }: { word: Word }) {
  const speech = useSpeech();
  const corporation = CORPORATIONS.get(word);
  // Movement is told by the number of rovers; what else is printed differently is drawn.
  const own = TRACKS.filter((track) => track !== "rover" && corporation?.tracks?.[track] !== undefined);
  return (
    <>
      <header>
        <span>{speech.name(word)}</span>
      </header>
      <span>{speech.explain(word)}</span>
      {own.map((track) => (
        <SideTrack key={track} corporation={word} track={track} />
      ))}
      <ol className={style.sideTechs}>
        {corporation?.techs.map((tech) => (
          <li key={tech}>{speech.text(`tech-${tech}`)}</li>
        ))}
      </ol>
    </>
  );
}

/** What a track of a corporation gives, step by step. */
function SideTrack({ corporation, track }: { corporation: string; track: (typeof TRACKS)[number] }) {
  const speech = useSpeech();
  return (
    <span className={style.sideTrack}>
      <Icon of={I[track]} label={speech.name(track)} />
      {trackOf(corporation, track).map((given, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a position is its number
        <span key={at} className={style.sideCell}>
          {given
            .split(/[ |]/)
            .filter((part) => part !== "")
            .map((part) => (
              <Given key={part} part={part} />
            ))}
        </span>
      ))}
    </span>
  );
}
