/** The own ambassadors with both sides in sight, and the alterations that may cover them. */

import { memo, useState } from "react";
import type { AmbassadorItem } from "../../contract/federation.gen";
import { useAsked } from "../../kit/thing";
import { useSpeech } from "../../text/context";
import { useDrag } from "./drag";
import style from "./hand.module.css";
import { Ic } from "./icons";
import { useCoverInHand, useCovering } from "./moment";
import { glow, Over, useNamed } from "./named";
import type { SeatProps } from "./own";
import own from "./own.module.css";
import { Doubt, From, Fx } from "./signs";
import { Alteration, AlterationSlot } from "./tokens";
import { isOwn, items } from "./view";

const SLOTS = 4;

export const Hand = memo(function Hand({ view, seat }: SeatProps) {
  const speech = useSpeech();
  const [lifted, lift] = useState<string | null>(null);
  const covering = useCovering();
  const tokens = items(view, "ambassadors", seat);
  const alterations = items(view, "alterations", seat);
  const mine = isOwn(view, seat);
  return (
    <section className={style.handp} data-area="ambassadors">
      <div className={own.lb}>
        <span className="label">{speech.text("area-ambassadors")}</span>
        <span className={own.key}>
          <span>
            <Ic of="votes" />
            {speech.name("vote")}
          </span>
          <span>
            <Ic of="funding" />
            {speech.name("fund")}
          </span>
        </span>
      </div>
      <div className={style.ambs} data-count={tokens.length}>
        {tokens.map((item) => (
          <Ambassador
            key={item.name}
            item={item}
            mine={mine}
            meant={item.name === meantOf(tokens, item, lifted)}
            onTake={() => lift(item.name)}
          />
        ))}
      </div>
      <div className={style.lb2} data-many={alterations.length > SLOTS || undefined}>
        <span className="label">{speech.text("federation-cover")}</span>
        <span className={style.covers}>
          {alterations.map((item, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two equal tokens may be held
            <Alteration key={`${item.name} ${at}`} item={item} word={mine && covering ? item.word : null} />
          ))}
          {alterations.length === 0 && (
            <small className={style.none}>{speech.text("federation-no-alteration")}</small>
          )}
          {Array.from(
            { length: alterations.length === 0 ? 0 : Math.max(0, SLOTS - alterations.length) },
            (_, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place
              <AlterationSlot key={at} />
            ),
          )}
        </span>
      </div>
    </section>
  );
});

/** Equal tokens say the same word: of those the one that was taken is meant, else the first. */
function meantOf(tokens: readonly AmbassadorItem[], item: AmbassadorItem, lifted: string | null): string {
  const equal = tokens.filter((each) => !each.placed && each.said === item.said);
  return (equal.find((each) => each.name === lifted) ?? equal[0] ?? item).name;
}

const NO_WORDS: readonly string[] = [];

/** A token whose equal is in the hand is not in the hand itself. */
function calm(thing: ReturnType<typeof useNamed>, meant: boolean): ReturnType<typeof useNamed> {
  if (meant || thing.lit !== "picked") return thing;
  return { ...thing, lit: "later", props: { ...thing.props, "data-light": "later", "aria-pressed": false } };
}

/** What a click on a token says first: itself; nothing if the table speaks of it already; null if it cannot be meant. */
function useTokenWords(item: AmbassadorItem, mine: boolean): readonly string[] | null {
  const asked = useAsked();
  if (!mine || item.placed) return null;
  if (asked?.id !== "federation-ask-side") return [item.said];
  return asked.args.token === item.word ? NO_WORDS : null;
}

interface AmbassadorProps {
  readonly item: AmbassadorItem;
  readonly mine: boolean;
  /** Of equal tokens this one is in the hand. */
  readonly meant: boolean;
  readonly onTake: () => void;
}

function Ambassador({ item, mine, meant, onTake }: AmbassadorProps) {
  const cover = useCoverInHand();
  const words = useTokenWords(item, mine);
  return (
    <div
      className={`${style.amb} ${item.placed ? style.out : ""}`}
      data-token={item.name}
      data-said={words?.[0] ?? undefined}
      data-whole={cover || undefined}
      onPointerDown={onTake}
    >
      <Half item={item} words={words} side="vote" alone={cover} meant={meant} />
      {item.funding && <Half item={item} words={words} side="fund" alone={cover} meant={meant} />}
    </div>
  );
}

interface HalfProps {
  readonly item: AmbassadorItem;
  readonly words: readonly string[] | null;
  readonly side: "vote" | "fund";
  /** An alteration will cover it: then the token alone is meant, not a side. */
  readonly alone: boolean;
  readonly meant: boolean;
}

function Half({ item, words, side, alone, meant }: HalfProps) {
  const speech = useSpeech();
  const votes = side === "vote";
  const label = votes
    ? speech.text("federation-n-votes", { n: item.votes })
    : [speech.name("fund"), ...item.bonus.map((each) => speech.name(each))].join(", ");
  const said = words === null ? null : alone ? words : [...words, side];
  const thing = calm(useNamed(said, `${speech.name(item.name)}: ${label}`), meant);
  const drag = useDrag(said);
  return (
    <div {...glow(thing)} className={votes ? style.av : style.af} data-half={side} onPointerDown={drag}>
      {votes ? (
        <>
          {item.funding ? (
            <From path="ambassadors.votes">
              <b>{item.votes}</b>
            </From>
          ) : (
            <b>{item.votes}</b>
          )}
          <Ic of="votes" />
        </>
      ) : (
        <>
          <Ic of="funding" />
          {item.bonus.length > 0 && (
            <Doubt when={item.reconstructed.includes("bonus")}>
              <Fx words={item.bonus} />
            </Doubt>
          )}
        </>
      )}
      <Over thing={thing} />
    </div>
  );
}
