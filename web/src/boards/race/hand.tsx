/** The own hand in one row; cards that were drawn to choose from lie before it. */

import { useLayoutEffect, useRef, useState } from "react";
import type { View } from "../../engine/types";
import { useAsked } from "../../kit/thing";
import { useSpeech } from "../../text/context";
import { Card, type PriceTag } from "./card";
import { design } from "./cards";
import style from "./race.module.css";
import { items, raceTable, type SeenCard, waysOf } from "./view";

const LIMIT = 10;

/** What the head of a card in hand tells: only while its phase is asked for or chosen. */
export function tagOf(item: SeenCard, phase: number, choosing: boolean, hand: number): PriceTag | null {
  const face = design(item.word ?? "");
  if (!face) return null;
  const own = face.type === "development" ? 2 : 3;
  if (!(choosing || phase === own)) return null;
  const { conquers, pays } = waysOf(item, face.defense ?? 0);
  if (face.defense !== undefined && face.defense > 0 && (conquers || !pays)) {
    if (item.military === undefined || item.military === null) return null;
    return { military: [item.military, face.defense], possible: conquers };
  }
  if (item.price === undefined || item.price === null) return null;
  return { cards: item.price, possible: item.price < hand };
}

const GAP = 8;
const STRIP = 24; // what must stay in sight of a covered card: its cost

export function Hand({ view, seat }: { view: View; seat: number }) {
  const speech = useSpeech();
  const hand = items(view, "hand", seat);
  const drawn = items(view, "drawn", seat);
  const asked = useAsked();
  const choosing = asked?.id.startsWith("race-ask-choose-action") ?? false;
  const { phase } = raceTable(view);
  const aside = new Set(
    [...items(view, "aside", seat), ...items(view, "placing", seat)].map((item) => item.word),
  );
  const paying = asked?.id === "race-ask-pay";
  return (
    <div
      className={style.hands}
      style={{ "--drawn": drawn.length, "--held": hand.length } as React.CSSProperties}
    >
      {drawn.length > 0 && (
        <section className={style.drawn} data-area="drawn" aria-label={speech.text("area-drawn")}>
          <h2 className="label">
            {speech.text("area-drawn")} <b>{drawn.length}</b>
            {asked && asked.kind === "set" && <small>{speech.text("race-keeps", { n: asked.most })}</small>}
          </h2>
          <Fan count={drawn.length}>
            {drawn.map((item) => (
              <li key={item.word}>
                <Card item={item} hand from="deck" />
              </li>
            ))}
          </Fan>
        </section>
      )}
      <section className={style.hand} data-area="hand" aria-label={speech.text("area-hand")}>
        <h2 className="label">
          {speech.text("area-hand")} <b>{hand.length}</b>
          <small>{speech.text("race-limit", { n: LIMIT })}</small>
        </h2>
        {hand.length === 0 && <p className={style.none}>{speech.text("race-no-cards")}</p>}
        <Fan count={hand.length}>
          {hand.map((item) => (
            <li key={item.word} data-aside={aside.has(item.word)}>
              <Card
                item={item}
                hand
                from="deck"
                tag={paying ? null : tagOf(item, phase, choosing, hand.length)}
              />
            </li>
          ))}
        </Fan>
      </section>
    </div>
  );
}

/** Cards beside each other; they overlap only when there is no room. */
function Fan({ count, children }: { count: number; children: React.ReactNode }) {
  const list = useRef<HTMLUListElement>(null);
  const [room, setRoom] = useState({ width: 0, card: 0 });
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const measure = () => {
      const card = element.querySelector<HTMLElement>(".k-card")?.offsetWidth ?? 0;
      setRoom((old) =>
        old.width === element.clientWidth && old.card === card ? old : { width: element.clientWidth, card },
      );
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  });
  const needed = count * room.card + (count - 1) * GAP;
  const step =
    count < 2 || room.card === 0 || needed <= room.width
      ? GAP
      : Math.max(STRIP, (room.width - room.card) / (count - 1)) - room.card;
  return (
    <ul
      ref={list}
      className={style.fan}
      data-tight={step < 0}
      style={{ "--step": `${step}px` } as React.CSSProperties}
    >
      {children}
    </ul>
  );
}
