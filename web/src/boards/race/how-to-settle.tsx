/** The ways to settle a world, as chips on its card: conquer, pay, or give a card up. */

import type { ReactNode } from "react";
import type { Word } from "../../engine/types";
import { useNow, usePlay, useThing } from "../../kit/thing";
import { Key, useKey } from "../../kit/verbs";
import { useSpeech } from "../../text/context";
import { designId } from "./cards";
import { cardName } from "./names";
import style from "./race.module.css";
import type { SeenCard } from "./view";

const ASKED = "race-ask-how-to-settle";

interface SettlingProps {
  readonly item: SeenCard;
  /** It lies in the own tableau. */
  readonly mine: boolean;
  readonly children: ReactNode;
}

/** A card of a tableau; while it is asked how it is settled, with the ways. */
export function Settling({ item, mine, children }: SettlingProps) {
  const offer = useNow((now) => now.offer);
  const asked = mine && offer?.prompt.id === ASKED && designId(item.word ?? "") === offer.prompt.args.card;
  if (!asked || !offer) return children;
  return (
    <div className={style.settling}>
      {children}
      <ol className={style.ways} data-area="how-to-settle">
        {offer.legal.map((word, at) => (
          <Way key={word} word={word} at={at + 1} price={Number(offer.prompt.args.price ?? 0)} />
        ))}
      </ol>
    </div>
  );
}

function Way({ word, at, price }: { word: Word; at: number; price: number }) {
  const speech = useSpeech();
  const play = usePlay();
  useKey(String(at), () => play.point(word));
  const text =
    word === "pay"
      ? speech.text("race-way-pay", { n: price })
      : word === "conquer"
        ? speech.text("race-way-conquer")
        : speech.text("race-way-card", { card: cardName(speech, word) });
  const { props } = useThing(word, text);
  return (
    <li>
      <div {...props} className={style.way}>
        <Key of={String(at)} /> {text}
      </div>
    </li>
  );
}
