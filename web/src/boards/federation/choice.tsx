/** Tokens to choose from: start tokens, deep space, alterations to keep. */

import { useSpeech } from "../../text/context";
import style from "./choice.module.css";
import { Ic } from "./icons";
import { glow, Over, useNamed } from "./named";
import { Doubt, Fx } from "./signs";
import { AlterationFace, alterationText } from "./tokens";
import { type Fed, frontSeat, items, lookedAt } from "./view";

interface RowProps {
  readonly word: string | null;
  readonly icon: string;
  readonly words: readonly string[];
  readonly name: string;
  readonly text: string;
  readonly doubtful?: boolean;
}

function Row({ word, icon, words, name, text, doubtful = false }: RowProps) {
  const thing = useNamed(word, `${name}: ${text}`);
  return (
    <div {...glow(thing)} className={style.dsx}>
      <Ic of={icon} />
      <span>
        <Doubt when={doubtful}>
          <Fx words={words} />
        </Doubt>
      </span>
      <b>{name}</b>
      <small>{text}</small>
      <Over thing={thing} />
    </div>
  );
}

export function Starts({ view }: { view: Fed }) {
  const speech = useSpeech();
  return (
    <div className={style.dsl}>
      {items(view, "starts").map((item) => (
        <Row
          key={item.name}
          word={item.word}
          icon="start"
          words={item.gain}
          name={speech.name(item.name)}
          text={item.gain.map((word) => speech.name(word)).join(", ")}
          doubtful={item.reconstructed.includes("gain")}
        />
      ))}
    </div>
  );
}

export function DeepSpace({ view }: { view: Fed }) {
  const speech = useSpeech();
  return (
    <div className={style.dsl}>
      {items(view, "deep-space", frontSeat(view)).map((item) => (
        <Row
          key={item.name}
          word={item.word}
          icon="deep"
          words={item.effect}
          name={speech.name(item.name)}
          text={speech.explain(item.name) ?? ""}
        />
      ))}
    </div>
  );
}

export function Keep({ view }: { view: Fed }) {
  return (
    <div className={style.keep}>
      {lookedAt(view).map((item) => (
        <Kept key={item.name} item={item} />
      ))}
    </div>
  );
}

function Kept({ item }: { item: ReturnType<typeof lookedAt>[number] }) {
  const speech = useSpeech();
  const thing = useNamed(item.word, alterationText(speech, item));
  return (
    <div {...glow(thing)} className={style.kept}>
      <AlterationFace item={item} />
      <small>{alterationText(speech, item)}</small>
      <Over thing={thing} />
    </div>
  );
}
