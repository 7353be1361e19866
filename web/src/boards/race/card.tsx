/** Cards: the whole face, and small ones for tableaus of others and for phones. */

import { memo, useContext } from "react";
import { Icon, KIT } from "../../kit/icons";
import { useAsked, useLight, useThing } from "../../kit/thing";
import { Hit, Card as KitCard } from "../../kit/tile";
import { Points, plain, signed } from "../../kit/value";
import { useSpeech } from "../../text/context";
import { type Design, design, RAIL } from "./cards";
import { ClauseSign, Cost, GoodShape, kindColour, MilitarySign, SignIcon } from "./icons";
import { cardName, printedName, soft, usePrinted } from "./names";
import { cardText } from "./power-text";
import style from "./race.module.css";
import { signs } from "./signs";
import { GoesContext } from "./topic";
import type { Kind, SeenCard } from "./view";

/** What a card in hand would cost now, in its head. */
export interface PriceTag {
  /** Cards to pay, or own Military against the defence. */
  readonly cards?: number;
  readonly military?: readonly [number, number];
  readonly possible: boolean;
}

interface CardProps {
  readonly item: SeenCard;
  /** In the own hand: what it is worth is what it would be worth. */
  readonly hand?: boolean;
  readonly tag?: PriceTag | null;
  readonly ghost?: boolean;
  readonly fresh?: boolean;
  readonly from?: string;
}

export const Card = memo(function Card({
  item,
  hand = false,
  tag = null,
  ghost = false,
  fresh = false,
  from,
}: CardProps) {
  const speech = useSpeech();
  const word = item.word ?? "";
  const face = design(word);
  const good = item.good ?? null;
  const label = face ? cardText(speech, word, face, good).join(". ") : speech.name(word);
  return (
    <KitCard
      word={ghost ? null : word}
      label={label}
      ghost={ghost}
      fresh={fresh}
      className={style.card ?? ""}
      {...(ghost ? {} : { id: word })}
      {...(from === undefined ? {} : { from })}
    >
      {face ? <CardFace word={word} face={face} item={item} hand={hand} tag={tag} /> : speech.name(word)}
    </KitCard>
  );
});

/** Longer names take three lines; then the printed one is told by the reader only. */
const TWO_LINES = 22;

interface FaceProps {
  readonly word: string;
  readonly face: Design;
  readonly item: SeenCard;
  readonly hand: boolean;
  readonly tag: PriceTag | null;
}

function CardFace({ word, face, item, hand, tag }: FaceProps) {
  const speech = useSpeech();
  const [second] = usePrinted();
  const good = item.good ?? null;
  const rebel = (face.keywords ?? []).includes("rebel");
  const printed = second && cardName(speech, word).length <= TWO_LINES ? printedName(speech, word) : null;
  return (
    <div className={style.face} data-six={face.points !== undefined} aria-hidden="true">
      <Art face={face} />
      <div className={style.head}>
        <Cost face={face} />
        <span className={style.tags}>
          {face.start !== undefined && !tag && <b className="race-tag">{face.start}</b>}
          {rebel && <b className="race-tag race-rebel">R</b>}
          {tag && <Tag tag={tag} sign={!rebel} />}
          {good && <Good className={style.good} item={item} kind={good} size={1.6} />}
        </span>
        <Worth face={face} item={item} hand={hand} />
      </div>
      <div className={style.name}>
        <span>{soft(cardName(speech, word), 12)}</span>
        {printed && <i>{printed}</i>}
      </div>
      <Rail face={face} all={face.points === undefined} used={(item.used ?? []).length > 0} />
      {face.points && <ScoreStrip face={face} />}
    </div>
  );
}

/** Beside the mark of rebels there is no room for the sign of Military, and no need. */
function Tag({ tag, sign }: { tag: PriceTag; sign: boolean }) {
  return (
    <span className={style.tag} data-possible={tag.possible}>
      {tag.military ? (
        <>
          {sign && <MilitarySign size={1.1} />}
          {plain(tag.military[0])}/{tag.military[1]}
        </>
      ) : (
        <>
          {tag.cards}
          <Icon of={KIT.card} size={1} />
        </>
      )}
    </span>
  );
}

function Worth({
  face,
  item,
  hand,
  size = 2.25,
}: {
  face: Design;
  item: SeenCard;
  hand: boolean;
  size?: number;
}) {
  if (!face.points) return <Points n={face.vp} size={size} />;
  return <Points n={item.worth ?? "?"} gold dashed={hand} size={size} />;
}

/** The powers by phase; all five rows, or those that have some. */
export function Rail({ face, all, used = false }: { face: Design; all: boolean; used?: boolean }) {
  return (
    <div className={style.rail}>
      {RAIL.map(({ numeral, lists }) => {
        const powers = lists.flatMap((list) => (face[list] ?? []).map((power) => ({ list, power })));
        if (powers.length === 0 && !all) return null;
        return (
          <div
            key={numeral}
            className={style.row}
            data-empty={powers.length === 0}
            data-used={used && numeral === "IV"}
          >
            <b>{numeral}</b>
            <span>
              {powers.map(({ list, power }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: what is printed never changes
                <span key={at} className="race-power">
                  {signs(list, power, face.production ?? face.windfall).map((sign, place) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: what is printed never changes
                    <SignIcon key={place} sign={sign} />
                  ))}
                </span>
              ))}
            </span>
          </div>
        );
      })}
    </div>
  );
}

/** What a development of cost 6 scores; named cards by name in English, else as cards (the reader names them). */
function ScoreStrip({ face }: { face: Design }) {
  const speech = useSpeech();
  const clauses = face.points ?? [];
  const named = new Map<number, string[]>();
  for (const clause of clauses) {
    if (clause.card) named.set(clause.points, [...(named.get(clause.points) ?? []), clause.card]);
  }
  return (
    <div className={style.score}>
      {clauses.map(
        (clause, at) =>
          !clause.card && (
            // biome-ignore lint/suspicious/noArrayIndexKey: what is printed never changes
            <span key={at}>
              <ClauseSign clause={clause} />
            </span>
          ),
      )}
      {[...named].map(([points, cards]) =>
        speech.language === "en" ? (
          <span key={points} className={style.named}>
            <Points n={points} gold size={1.5} /> {cards.map((card) => cardName(speech, card)).join(", ")}
          </span>
        ) : (
          <span key={points}>
            <Points n={points} gold size={1.5} />
            {cards.map((card) => (
              <Icon key={card} of={KIT.card} />
            ))}
          </span>
        ),
      )}
    </div>
  );
}

interface MiniProps {
  readonly item: SeenCard;
  /** With powers: tall below the name, wide beside the name. */
  readonly form?: "small" | "tall" | "wide";
  readonly fresh?: boolean;
  readonly ghost?: boolean;
  readonly hand?: boolean;
  readonly from?: string;
}

const MANY = 3; // powers that need each line of a small card

function powersOf(face: Design): number {
  return RAIL.flatMap(({ lists }) => lists.flatMap((list) => face[list] ?? [])).length;
}

/** A card in a few lines: cost, good or phases with powers, points, name. */
export const Mini = memo(function Mini({
  item,
  form = "small",
  fresh = false,
  ghost = false,
  hand = false,
  from,
}: MiniProps) {
  const speech = useSpeech();
  const word = item.word ?? "";
  const face = design(word);
  const good = item.good ?? null;
  const thing = useThing(
    ghost ? null : item.word,
    face ? cardText(speech, word, face, good).join(". ") : speech.name(word),
  );
  const colour = face?.production ? kindColour(face.production) : "transparent";
  return (
    <div
      className={style.mini}
      data-light={thing.lit}
      data-form={form}
      data-many={face !== undefined && powersOf(face) >= MANY}
      data-fresh={fresh}
      data-ghost={ghost}
      data-id={ghost ? undefined : word}
      data-from={from}
      style={{ "--kind": colour } as React.CSSProperties}
    >
      <div className={style.miniHead} aria-hidden="true">
        {face && <Cost face={face} size={form === "tall" ? 1.95 : 1.7} />}
        {form === "wide" ? (
          <span className={style.miniName}>{soft(cardName(speech, word), 9)}</span>
        ) : (
          <span className={style.miniMiddle}>
            {good ? (
              <Good className={style.miniGood} item={item} kind={good} size={1.1} />
            ) : (
              face && <Ticks face={face} />
            )}
          </span>
        )}
        {face && <Worth face={face} item={item} hand={hand} size={form === "tall" ? 1.9 : 1.7} />}
      </div>
      {form !== "wide" && (
        <div className={style.miniName} aria-hidden="true">
          {soft(cardName(speech, word), form === "small" ? 9 : 11)}
        </div>
      )}
      {form !== "small" && face && (
        <div className={style.miniPowers} aria-hidden="true">
          <Rail face={face} all={false} />
        </div>
      )}
      {form === "wide" && good && <Good className={style.miniGood} item={item} kind={good} size={1.1} />}
      {!ghost && <Hit thing={thing} />}
    </div>
  );
});

interface GoodProps {
  readonly item: SeenCard;
  readonly kind: Kind;
  readonly className: string | undefined;
  readonly size: number;
}

/** A good on its world: what it would bring while one is sold, that it would go when something that takes it is pointed at. */
function Good({ item, kind, className, size }: GoodProps) {
  const goes = useContext(GoesContext).has(item.word ?? "");
  const light = useLight(item.word);
  const selling = useAsked()?.id === "race-ask-sell" && light !== "dark";
  return (
    <span className={className} data-id={`good:${item.word}`} data-goes={goes}>
      <GoodShape kind={kind} size={size} />
      {(goes || selling) && (
        <i className={style.pill} data-goes={goes}>
          {goes ? signed(-1) : signed(item.sale ?? 0)}
        </i>
      )}
    </span>
  );
}

function Ticks({ face }: { face: Design }) {
  return (
    <span className={style.ticks}>
      {RAIL.map(({ numeral, lists }) => (
        <i key={numeral} data-on={lists.some((list) => (face[list] ?? []).length > 0)} />
      ))}
    </span>
  );
}

/** A hint of a picture: a planet in the colour of its kind, or the lattice of a development. */
function Art({ face }: { face: Design }) {
  const kind = face.production ?? face.windfall;
  const colour = kind ? kindColour(kind) : "var(--muted)";
  return (
    <svg className={style.art} viewBox="0 0 120 168" preserveAspectRatio="none" aria-hidden="true">
      {face.type === "world" ? (
        <>
          <circle cx="98" cy="138" r="44" fill={colour} opacity={face.production ? 0.34 : 0.14} />
          <circle cx="98" cy="138" r="44" fill="none" stroke={colour} strokeOpacity=".55" strokeWidth="1.2" />
          {face.windfall && (
            <ellipse
              cx="98"
              cy="138"
              rx="62"
              ry="15"
              fill="none"
              stroke={colour}
              strokeOpacity=".65"
              strokeWidth="2.4"
              transform="rotate(-16 98 138)"
            />
          )}
          <path
            d="M60 128q38 14 76 0M62 148q36 12 72 0"
            fill="none"
            stroke={colour}
            strokeOpacity=".3"
            strokeWidth="2"
          />
        </>
      ) : (
        <g fill="none" stroke="var(--muted)" strokeOpacity=".3">
          <path d="M92 84 144 136 92 188 40 136z" />
          <path d="M92 102 126 136 92 170 58 136z" />
          <path d="M92 118 110 136 92 154 74 136z" fill="var(--muted)" fillOpacity=".12" />
        </g>
      )}
    </svg>
  );
}
