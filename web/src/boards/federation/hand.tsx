/** The own ambassadors with both sides in sight, and the alterations that may cover them. */

import type { AmbassadorItem } from "../../contract/federation.gen";
import { useAsked } from "../../kit/thing";
import { useSpeech } from "../../text/context";
import style from "./hand.module.css";
import { Ic } from "./icons";
import { useCoverInHand, useCovering } from "./moment";
import { glow, Over, useNamed } from "./named";
import type { SeatProps } from "./own";
import own from "./own.module.css";
import { Doubt, Fx } from "./signs";
import { Alteration, AlterationSlot } from "./tokens";
import { isOwn, items } from "./view";

const SLOTS = 4;

export function Hand({ view, seat }: SeatProps) {
  const speech = useSpeech();
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
          <Ambassador key={item.name} item={item} mine={mine} />
        ))}
      </div>
      <div className={style.lb2} data-many={alterations.length > SLOTS || undefined}>
        <span className="label">{speech.text("federation-cover")}</span>
        <span className={style.covers}>
          {alterations.map((item, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two equal tokens may be held
            <Alteration key={`${item.name} ${at}`} item={item} word={mine && covering ? item.word : null} />
          ))}
          {Array.from({ length: Math.max(0, SLOTS - alterations.length) }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place
            <AlterationSlot key={at} />
          ))}
        </span>
      </div>
    </section>
  );
}

const NO_WORDS: readonly string[] = [];

/** What a click on a token says first: itself; nothing if the table speaks of it already; null if it cannot be meant. */
function useTokenWords(item: AmbassadorItem, mine: boolean): readonly string[] | null {
  const asked = useAsked();
  if (!mine || item.placed) return null;
  if (asked?.id !== "federation-ask-side") return [item.said];
  return asked.args.token === item.word ? NO_WORDS : null;
}

function Ambassador({ item, mine }: { item: AmbassadorItem; mine: boolean }) {
  const cover = useCoverInHand();
  const words = useTokenWords(item, mine);
  return (
    <div
      className={`${style.amb} ${item.placed ? style.out : ""}`}
      data-token={item.name}
      data-said={words?.[0] ?? undefined}
      data-whole={cover || undefined}
    >
      <Half item={item} words={words} side="vote" alone={cover} />
      {item.funding && <Half item={item} words={words} side="fund" alone={cover} />}
    </div>
  );
}

interface HalfProps {
  readonly item: AmbassadorItem;
  readonly words: readonly string[] | null;
  readonly side: "vote" | "fund";
  /** An alteration will cover it: then the token alone is meant, not a side. */
  readonly alone: boolean;
}

function Half({ item, words, side, alone }: HalfProps) {
  const speech = useSpeech();
  const votes = side === "vote";
  const label = votes
    ? speech.text("federation-n-votes", { n: item.votes })
    : [speech.name("fund"), ...item.bonus.map((each) => speech.name(each))].join(", ");
  const thing = useNamed(
    words === null ? null : alone ? words : [...words, side],
    `${speech.name(item.name)}: ${label}`,
  );
  return (
    <div {...glow(thing)} className={votes ? style.av : style.af} data-half={side}>
      {votes ? (
        <>
          <b>{item.votes}</b>
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
