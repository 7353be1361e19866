/** Techs, civ cards and the stacks of cards that are left. */

import { memo } from "react";
import type { CardItem, PlanetView, Tech } from "../../contract/planet.gen";
import { Icon } from "../../kit/icons";
import { useThing } from "../../kit/thing";
import { Points } from "../../kit/value";
import { useSpeech } from "../../text/context";
import type { Speech } from "../../text/speech";
import { Sum } from "./ending";
import { I } from "./icons";
import style from "./planet.module.css";
import { CIV_CARDS } from "./tables";
import { cardsOf, ROMAN, seatOf, stackOf } from "./view";

interface OwnedProps {
  readonly view: PlanetView;
  readonly seat: number;
  /** So many cards lie open. */
  readonly most: number;
}

export function Owned({ view, seat: own, most }: OwnedProps) {
  const speech = useSpeech();
  const seat = seatOf(view, own);
  const cards = cardsOf(view, own);
  const mine = own === view.seat;
  const shown = cards.slice(-most);
  return (
    <section
      className={`panel ${style.owned}`}
      data-area="owned"
      data-owner={own}
      aria-label={speech.text("techs")}
    >
      <div className={style.techs} data-many={seat.techs.length > 5}>
        {seat.techs.map((tech, n) => (
          <TechChip
            key={tech.name}
            tech={tech}
            level={n + 1}
            mine={mine}
            pods={seat.pods_on_board.filter((place) => place === tech.word).length}
          />
        ))}
      </div>
      <div className={style.cards} data-area="cards">
        <Sum view={view} of="D" />
        {shown.length === 0 && <div className={style.noCards}>{speech.text("planet-board-no-cards")}</div>}
        {shown.map((card, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: cards that lie face down have no names
          <MiniCard key={`${card.name}-${n}`} card={card} mine={mine} />
        ))}
        {cards.length > most && (
          <details className={style.more}>
            <summary>+{cards.length - most}</summary>
            <div className={style.allCards}>
              {cards.slice(0, -most).map((card, n) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cards that lie face down have no names
                <MiniCard key={`${card.name}-${n}`} card={card} mine={mine} />
              ))}
            </div>
          </details>
        )}
        <div className={style.decks}>
          {[1, 2, 3, 4].map((rank) => {
            const left = stackOf(view, rank).length;
            return (
              <div
                key={rank}
                className={style.deck}
                data-empty={left === 0}
                title={speech.name(`civ-${rank}`)}
              >
                <span className="hidden">{speech.name(`civ-${rank}`)}: </span>
                {ROMAN[rank]}
                <i>{left}</i>
              </div>
            );
          })}
        </div>
      </div>
    </section>
  );
}

interface ChipProps {
  readonly tech: Tech;
  readonly level: number;
  readonly mine: boolean;
  readonly pods: number;
}

const TechChip = memo(function TechChip({ tech, level, mine, pods }: ChipProps) {
  const speech = useSpeech();
  const full = speech.text(tech.name);
  const { props } = useThing(mine ? tech.word : null, null);
  return (
    <div {...props} className={style.tech} data-open={tech.open} data-used={tech.used} title={full}>
      <div>
        <b>{level}</b>
        {pods > 0 && <Icon of={I.pod} size={1.7} />}
      </div>
      <span>{speech.first([`${tech.name}-short`]) ?? full}</span>
    </div>
  );
});

/** What a card does, as short as can be. */
function effectOf(speech: Speech, { word, immediate }: CardItem): string {
  const { effect, amount } = CIV_CARDS.get(word ?? "") ?? {};
  if (effect) return speech.text(`planet-effect-${effect}`, { n: amount ?? 0 });
  return speech.text(immediate ? "planet-board-used" : "planet-board-at-end");
}

function MiniCard({ card, mine }: { card: CardItem; mine: boolean }) {
  const speech = useSpeech();
  const { props } = useThing(mine ? card.word : null, null);
  const text = speech.explain(card.name) ?? "";
  if (card.word === null)
    return (
      <div className={style.card}>
        <b>
          {ROMAN[card.rank]} {speech.name(card.name)}
        </b>
      </div>
    );
  return (
    <div {...props} className={style.card} data-spent={card.immediate} title={text}>
      <b>{speech.name(card.name)}</b>
      <span className={style.cardText}>{text}</span>
      <span className={style.effect}>
        {card.points ? <Points n={card.points} size={1.5} gold /> : null}
        {card.immediate && <Icon of={I.ok} />}
        <span>{effectOf(speech, card)}</span>
      </span>
    </div>
  );
}
