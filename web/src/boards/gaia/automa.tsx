/** The opponent of one who plays alone: its cards, what it did and how it chose. */

import { useContext } from "react";
import type { AutomaDeed, AutomaFacts, AutomaTurnFacts } from "../../contract/gaia.gen";
import { Icon } from "../../kit/icons";
import { useSpeech } from "../../text/context";
import { upperFirst } from "../../text/names";
import type { Speech } from "../../text/speech";
import style from "./gaia.module.css";
import { G } from "./icons";
import { SpotContext } from "./modes";
import { Vp } from "./signs";

export function AutomaPanel({ automa }: { automa: AutomaFacts }) {
  const speech = useSpeech();
  const turns = [...automa.turns].reverse();
  return (
    <section className={`panel ${style.automa}`} data-area="automa" aria-label={speech.text("automa")}>
      <header>
        <span>{speech.text("gaia-automa-level", { level: speech.name(automa.level_name) })}</span>
        <span data-warn={automa.last_three}>{speech.text("gaia-automa-deck", { n: automa.deck })}</span>
      </header>
      <div className={style.automaCards}>
        <Card title={speech.text("gaia-automa-support")} card={automa.support} />
        <Card title={speech.text("gaia-automa-action")} card={automa.action} />
      </div>
      <ol>
        {turns.map((turn, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: turns have no name of their own
          <OneTurn key={at} turn={turn} />
        ))}
      </ol>
    </section>
  );
}

function Card({ title, card }: { title: string; card: string | null }) {
  const speech = useSpeech();
  return (
    <div data-card={card ?? "none"}>
      <small>{title}</small>
      <b>{card === null ? "–" : speech.name(card)}</b>
    </div>
  );
}

function OneTurn({ turn }: { turn: AutomaTurnFacts }) {
  const speech = useSpeech();
  const spot = useContext(SpotContext);
  const deed = turn.deeds.at(-1);
  return (
    <li
      onPointerEnter={() => deed && spot.ring(deed.candidates, deed.chosen)}
      onPointerLeave={() => spot.ring([], null)}
    >
      {turn.deeds.map((each, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: deeds have no name of their own
        <div key={at}>
          {deedText(speech, each)}
          {each.ties.map(({ tie, left }) => (
            <small key={tie}>
              {speech.name(`automa-tie-${tie}`)}: {left.map((word) => placeName(speech, word)).join(", ")}
            </small>
          ))}
        </div>
      ))}
      {(turn.passed || turn.booster !== null) && (
        <div>
          {turn.passed && <Icon of={G.flag} />} {upperFirst(speech.name(turn.booster ?? "pass"))}
        </div>
      )}
      {turn.vp > 0 && (
        <div>
          +<Vp n={turn.vp} />
        </div>
      )}
    </li>
  );
}

function placeName(speech: Speech, word: string): string {
  return /^[a-z]\d+$/.test(word) ? word.toUpperCase() : speech.name(word);
}

function deedText(speech: Speech, deed: AutomaDeed): string {
  const what = upperFirst(speech.name(`automa-${deed.action}`));
  if (deed.chosen === null) return `${what}: –`;
  const place = placeName(speech, deed.chosen);
  return deed.building ? `${what}: ${place}, ${speech.name(deed.building)}` : `${what}: ${place}`;
}
