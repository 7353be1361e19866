/** The explaining card in its own place: what is pointed at, what is being paid for, what everybody chose. */

import { type ReactNode, useContext, useEffect, useRef, useState } from "react";
import type { View } from "../../engine/types";
import { Icon, KIT } from "../../kit/icons";
import { SeatSign } from "../../kit/seat";
import { useAsked, useHovered, useNow } from "../../kit/thing";
import { Points, plain, signed } from "../../kit/value";
import { useSpeech } from "../../text/context";
import { type Design, design, KINDS, RAIL } from "./cards";
import { Cost, GoodShape, MilitarySign, SignIcon } from "./icons";
import { cardName, printedName, usePrinted } from "./names";
import { Yours } from "./phases";
import { clauseText, powerText, typeText } from "./power-text";
import style from "./race.module.css";
import { Ranking } from "./ranking";
import { signs } from "./signs";
import { TopicContext } from "./topic";
import {
  actions,
  cardItem,
  counter,
  drawsAfter,
  items,
  lastActions,
  openPhases,
  PHASES,
  type Phase,
  phaseOf,
  raceSeat,
  raceTable,
  type SeenCard,
  type Source,
  seats,
  waysOf,
} from "./view";

/** What is pointed at, and what is read: what was pointed at last, until something else, Escape, or the next question. */
function useRead(): { pointed: string | null; read: string | null } {
  const hovered = useHovered();
  const asked = useNow((now) => now.offer?.prompt.id ?? null);
  const [kept, keep] = useState<{ word: string; asked: string | null } | null>(null);
  // What the pointer rests on while the next question comes says nothing about that one.
  const before = useRef<{ asked: string | null; word: string | null }>({ asked, word: null });
  if (before.current.asked !== asked) before.current = { asked, word: hovered };
  else if (before.current.word !== hovered) before.current = { asked, word: null };
  const known =
    hovered !== null &&
    hovered !== before.current.word &&
    (design(hovered) !== undefined || phaseOf(hovered) !== undefined);
  useEffect(() => {
    if (known && hovered !== null) keep({ word: hovered, asked });
  }, [known, hovered, asked]);
  useEffect(() => {
    const down = (event: KeyboardEvent) => event.key === "Escape" && keep(null);
    addEventListener("keydown", down);
    return () => removeEventListener("keydown", down);
  }, []);
  const pointed = known ? hovered : null;
  return { pointed, read: pointed ?? (kept !== null && kept.asked === asked ? kept.word : null) };
}

interface ReaderProps {
  readonly view: View;
  /** The cards that came into tableaus in this phase. */
  readonly fresh: ReadonlySet<string>;
  /** On a phone: only while something is pointed at. */
  readonly docked?: boolean;
}

export function Reader({ view, fresh, docked = false }: ReaderProps) {
  const { pointed, read } = useRead();
  const { topic } = useContext(TopicContext);
  const asked = useAsked();
  const shown = docked ? pointed : read;
  if (docked && shown === null) return null;
  // On a phone it lies over what is not pointed at.
  const laid = seats(view).some((seat) => items(view, "tableau", seat).some((item) => item.word === shown));
  const place = laid ? "tableau" : "hand";
  const body = topic ? (
    <MilitaryOf view={view} seat={topic.seat} />
  ) : shown !== null && design(shown) ? (
    <CardPage view={view} word={shown} />
  ) : shown !== null ? (
    <ActionPage view={view} word={shown} docked={docked} />
  ) : asked?.id === "race-ask-pay" ? (
    <Paying view={view} fresh={fresh} />
  ) : view.over ? (
    <Ranking view={view} />
  ) : (
    <Recap view={view} />
  );
  return (
    <aside className={`panel ${style.reader}`} data-area="reader" data-docked={docked} data-of={place}>
      {body}
    </aside>
  );
}

function Head({
  mark,
  title,
  kind,
  points,
}: {
  mark?: ReactNode;
  title: string;
  kind: ReactNode;
  points?: ReactNode;
}) {
  return (
    <header className="k-explain-head">
      {mark}
      <div>
        <b>{title}</b>
        <small>{kind}</small>
      </div>
      {points}
    </header>
  );
}

/** The rules of a card: those of its powers, phase by phase, and those by which it is placed. */
const RULES = ["RG-7", "RG-5", "RG-6", "RG-8", "RG-9", "RG-10"];

function placing({ type }: Design): string {
  return type === "development" ? "RG-6" : "RG-8";
}

function CardPage({ view, word }: { view: View; word: string }) {
  const speech = useSpeech();
  const [second, setSecond] = usePrinted();
  const face = design(word);
  if (!face) return null;
  const item = cardItem(view, word);
  const held = items(view, "hand", view.seat).some((each) => each.word === word);
  const mine = held || items(view, "drawn", view.seat).some((each) => each.word === word);
  const printed = printedName(speech, word);
  const good = item?.good ?? null;
  return (
    <>
      <Head
        mark={<Cost face={face} size={2.9} />}
        title={cardName(speech, word)}
        kind={[printed, typeText(speech, face)].filter(Boolean).join(" · ")}
        points={face.points ? null : <Points n={face.vp} size={2.4} />}
      />
      <Powers face={face} />
      {good && (
        <p className={style.line}>
          <GoodShape kind={good} /> {speech.text("card-with-good", { kind: good })}
          {typeof item?.sale === "number" && ` · ${speech.text("race-good-sells", { n: item.sale })}`}
        </p>
      )}
      {mine && item && <PriceOf view={view} face={face} item={item} held={held} />}
      {face.points && <WorthOf face={face} item={item} hand={mine} />}
      <footer className={style.rule}>
        {printed && (
          <button type="button" onClick={() => setSecond(!second)}>
            {speech.text(second ? "race-hide-printed" : "race-show-printed")}
          </button>
        )}
        <span>{mine ? placing(face) : (RULES[raceTable(view).phase] ?? "")}</span>
      </footer>
    </>
  );
}

function Powers({ face }: { face: Design }) {
  const speech = useSpeech();
  return RAIL.flatMap(({ numeral, lists }) =>
    lists.flatMap((list) =>
      (face[list] ?? []).map((power, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what is printed never changes
        <div key={`${numeral} ${list} ${at}`} className={style.powerLine}>
          <em>{numeral}</em>
          <p>
            <span className="race-power">
              {signs(list, power, face.production ?? face.windfall).map((sign, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: what is printed never changes
                <SignIcon key={place} sign={sign} />
              ))}
            </span>{" "}
            {powerText(speech, list, power)}
          </p>
        </div>
      )),
    ),
  );
}

function Line({
  label,
  children,
  total = false,
}: {
  label: ReactNode;
  children: ReactNode;
  total?: boolean;
}) {
  return (
    <div data-total={total}>
      <span>{label}</span>
      <span>{children}</span>
    </div>
  );
}

function sourceName(speech: ReturnType<typeof useSpeech>, source: Source): string {
  return cardName(speech, source.name); // a card, or the action card whose bonus it is
}

/** What it costs, source by source; for a military world the own Military against its defence. */
function PriceOf({ view, face, item, held }: { view: View; face: Design; item: SeenCard; held: boolean }) {
  const speech = useSpeech();
  const hand = view.seat === null ? 0 : counter(view, view.seat, "hand");
  const { price, military } = item;
  const fights = face.defense !== undefined && face.defense > 0 && typeof military === "number";
  const asked = useAsked()?.id ?? "";
  const { conquers, pays } = waysOf(item, face.defense ?? 0);
  const placing = asked === (face.type === "world" ? "race-ask-place-world" : "race-ask-place-development");
  const placed = held && placing && (conquers || (pays && (price ?? 0) < hand));
  const left = conquers && pays ? null : hand - 1 - (pays ? (price ?? 0) : 0); // which of both is asked then
  return (
    <>
      {fights && (
        <div className={style.sum}>
          <Line label={speech.text("race-military-here")}>
            <MilitarySign /> {plain(military)}
          </Line>
          <Line label={speech.text("race-defence")} total>
            <b data-enough={military >= (face.defense ?? 0)}>{face.defense}</b>
          </Line>
        </div>
      )}
      {typeof price === "number" && (
        <div className={style.sum}>
          <Line label={speech.text("race-cost")}>{face.cost ?? face.defense ?? 0}</Line>
          <Cheaper item={item} />
          <Line label={speech.text("race-you-pay")} total>
            <b data-enough={!held || price < hand}>{price}</b> <Icon of={KIT.card} />{" "}
            {held && <small>{speech.text("race-of-hand", { n: hand - 1 })}</small>}
          </Line>
        </div>
      )}
      {placed && <Drawn view={view} face={face} word={item.word ?? ""} left={left} />}
    </>
  );
}

/** What is drawn for it afterwards, source by source, and the hand then if it is known. */
function Drawn({ view, face, word, left }: { view: View; face: Design; word: string; left: number | null }) {
  const speech = useSpeech();
  const draws = drawsAfter(view, face, word);
  if (draws.length === 0) return null;
  return (
    <div className={style.sum}>
      {draws.map((source, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a card may be there twice
        <Line key={at} label={sourceName(speech, source)}>
          {signed(source.by)} <Icon of={KIT.card} />
        </Line>
      ))}
      {left !== null && (
        <Line label={speech.text("race-left-in-hand")} total>
          {draws.reduce((sum, { by }) => sum + by, left)}
        </Line>
      )}
    </div>
  );
}

/** What makes it cheaper, source by source. */
function Cheaper({ item }: { item: SeenCard | undefined }) {
  const speech = useSpeech();
  return (item?.price_parts ?? []).map((source) => (
    <Line key={source.name} label={sourceName(speech, source)}>
      {signed(-source.by)}
    </Line>
  ));
}

/** What a development of cost 6 is worth, clause by clause: how many count, how many points that is. */
function WorthOf({ face, item, hand }: { face: Design; item: SeenCard | undefined; hand: boolean }) {
  const speech = useSpeech();
  const parts = item?.parts;
  return (
    <div className={style.sum}>
      {(face.points ?? []).map((clause, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what is printed never changes
        <Line key={at} label={clauseText(speech, clause)}>
          {parts?.[at] && `${parts[at][0]} → ${parts[at][1]}`}
        </Line>
      ))}
      {item?.worth !== undefined && item.worth !== null && (
        <Line label={speech.text(hand ? "race-worth-if" : "race-worth-now")} total>
          <Points n={item.worth} gold size={1.7} />
        </Line>
      )}
    </div>
  );
}

/** What an action would be: its phase for everybody, the own powers in it. */
function ActionPage({ view, word, docked }: { view: View; word: string; docked: boolean }) {
  const speech = useSpeech();
  const phase = phaseOf(word);
  if (!phase) return null;
  return (
    <>
      <Head
        mark={<span className={style.numeral}>{phase.numeral}</span>}
        title={speech.name(word)}
        kind={speech.explain(word)}
      />
      <Helpful view={view} phase={phase} word={word} />
      {!docked && <Everybody view={view} phase={phase} />}
    </>
  );
}

/** The own cards that have a power in a phase; for a sale the goods, and what each would bring. */
function Helpful({ view, phase, word }: { view: View; phase: Phase; word: string }) {
  const speech = useSpeech();
  const cards = items(view, "tableau", view.seat);
  const sale = word === "consume-trade";
  const lists = (RAIL.find(({ numeral }) => numeral === phase.numeral)?.lists ?? []).filter(
    (list) => list !== "trade",
  );
  const rows = cards.flatMap((item) => {
    const face = design(item.word ?? "");
    if (!face || item.word === null) return [];
    const name = cardName(speech, item.word);
    if (sale) {
      return typeof item.sale !== "number" || !item.good
        ? []
        : [
            <Line key={item.word} label={name}>
              <GoodShape kind={item.good} /> → {item.sale} <Icon of={KIT.card} />
            </Line>,
          ];
    }
    const powers = lists.flatMap((list) => (face[list] ?? []).map((power) => ({ list, power })));
    return powers.length === 0
      ? []
      : [
          <Line key={item.word} label={name}>
            {powers.map(({ list, power }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: what is printed never changes
              <span key={at} className="race-power">
                {signs(list, power, face.production ?? face.windfall).map((sign, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: what is printed never changes
                  <SignIcon key={place} sign={sign} />
                ))}
              </span>
            ))}
          </Line>,
        ];
  });
  if (sale && rows.length === 0) return <p className={style.line}>{speech.text("race-no-goods")}</p>;
  const goods = phase.id === "consume" && !sale;
  if (rows.length === 0 && !goods) return null;
  return (
    <div className={style.sum}>
      {rows}
      {goods && <OwnGoods cards={cards} />}
    </div>
  );
}

/** What there is to consume now: without goods the best powers bring nothing. */
function OwnGoods({ cards }: { cards: readonly SeenCard[] }) {
  const speech = useSpeech();
  const stocked = cards.filter(({ good }) => good);
  return (
    <Line label={speech.text("race-your-goods")} total>
      {stocked.length === 0
        ? 0
        : stocked.map(({ word, good }) => good && <GoodShape key={word} kind={good} size={1.3} />)}
    </Line>
  );
}

/** What a phase would be for each seat, the own one first: who else profits from it. */
function Everybody({ view, phase }: { view: View; phase: Phase }) {
  const speech = useSpeech();
  const own = view.seat ?? 0;
  return (
    <div className={style.sum}>
      <h2 className="label">{speech.text("race-for-all")}</h2>
      {seats(view).map((step) => {
        const seat = (own + step) % view.players;
        const numbers = raceSeat(view, seat)?.phases;
        return (
          <Line
            key={seat}
            label={
              <>
                <SeatSign seat={seat} /> {speech.player(seat)}
              </>
            }
          >
            {numbers && <Yours phase={phase} numbers={numbers} speech={speech} />}
          </Line>
        );
      })}
    </div>
  );
}

function LastRound({ view }: { view: View }) {
  const speech = useSpeech();
  if (!seats(view).some((seat) => lastActions(view, seat).length > 0)) return null;
  return (
    <div className={style.sum}>
      <h2 className="label">{speech.text("race-last-round")}</h2>
      {seats(view).map((seat) => (
        <Line
          key={seat}
          label={
            <>
              <SeatSign seat={seat} /> {speech.player(seat)}
            </>
          }
        >
          {speech.list(lastActions(view, seat).map((word) => speech.name(word)))}
        </Line>
      ))}
    </div>
  );
}

function MilitaryOf({ view, seat }: { view: View; seat: number }) {
  const speech = useSpeech();
  const parts = raceSeat(view, seat)?.military_parts ?? [];
  return (
    <>
      <Head
        mark={<MilitarySign size={2.6} />}
        title={speech.text("counter-military")}
        kind={speech.player(seat)}
        points={<b className={style.large}>{plain(counter(view, seat, "military"))}</b>}
      />
      <div className={style.sum}>
        {parts.length === 0 && <p>{speech.text("race-no-military")}</p>}
        {parts.map((source) => (
          <Line key={`${source.name} ${source.against}`} label={sourceName(speech, source)}>
            {source.against && <Against of={source.against} />} {signed(source.by)}
          </Line>
        ))}
      </div>
    </>
  );
}

/** What a source of Military counts against, if not against everything. */
function Against({ of }: { of: string }) {
  const kind = KINDS.find((each) => each === of);
  return kind ? (
    <GoodShape kind={kind} />
  ) : (
    <b className="race-tag race-rebel">{of.charAt(0).toUpperCase()}</b>
  );
}

/** While paying: what for, how much of it is chosen, what stays in hand. */
function Paying({ view, fresh }: { view: View; fresh: ReadonlySet<string> }) {
  const speech = useSpeech();
  const chosen = useNow((now) => now.choice.clicked.length);
  const asked = useAsked();
  const placing = items(view, "placing", view.seat)[0] ?? items(view, "aside", view.seat)[0];
  const word = placing?.word ?? String(asked?.args?.card ?? "");
  const face = design(word);
  const hand = items(view, "hand", view.seat).filter((item) => item.word !== word).length;
  const most = asked?.most ?? 0;
  if (!face) return <Recap view={view} />;
  const item = placing ?? cardItem(view, word);
  const draws = drawsAfter(view, face, placing?.word ?? word);
  return (
    <>
      <Head
        mark={<Cost face={face} size={2.9} />}
        title={cardName(speech, word)}
        kind={speech.text(face.type === "world" ? "race-settling-this" : "race-building-this")}
        points={
          face.points ? <Points n={item?.worth ?? "?"} gold size={2.3} /> : <Points n={face.vp} size={2.3} />
        }
      />
      <div className={style.sum}>
        <Line label={speech.text("race-cost")}>{face.cost ?? face.defense ?? 0}</Line>
        <Cheaper item={item} />
        <Line label={speech.text("race-you-pay")} total>
          {most} <Icon of={KIT.card} />
        </Line>
      </div>
      <div className={style.sum}>
        <Line label={speech.text("race-chosen")}>{speech.text("race-n-of", { n: chosen, most })}</Line>
        {draws.length === 0 && (
          <Line label={speech.text("race-left-in-hand")}>{Math.max(0, hand - most)}</Line>
        )}
      </div>
      <Drawn view={view} face={face} word={placing?.word ?? word} left={Math.max(0, hand - most)} />
      <Revealed view={view} fresh={fresh} />
    </>
  );
}

/** What the others have placed at the same time. */
function Revealed({ view, fresh }: { view: View; fresh: ReadonlySet<string> }) {
  const speech = useSpeech();
  const placed = seats(view).flatMap((seat) =>
    seat === view.seat
      ? []
      : items(view, "tableau", seat)
          .filter((item) => fresh.has(item.word ?? ""))
          .map((item) => ({ seat, word: item.word ?? "" })),
  );
  if (placed.length === 0) return null;
  return (
    <>
      <h2 className="label">{speech.text("race-revealed")}</h2>
      <div className={style.choices} data-narrow="true">
        {placed.map(({ seat, word }) => {
          const face = design(word);
          return (
            <div key={word}>
              <SeatSign seat={seat} size={13} />
              <span>{cardName(speech, word)}</span>
              {face && <Cost face={face} size={1.8} />}
            </div>
          );
        })}
      </div>
    </>
  );
}

/** Nothing is pointed at: who chose what, and which phases are skipped. */
function Recap({ view }: { view: View }) {
  const speech = useSpeech();
  const revealed = seats(view).some((seat) => actions(view, seat).length > 0);
  if (!revealed) {
    return (
      <>
        <h2 className="label">{speech.text("race-end-when")}</h2>
        <p className={style.line}>{speech.text("race-cards-end")}</p>
        <p className={style.line}>{speech.text("race-pool-ends")}</p>
        <LastRound view={view} />
      </>
    );
  }
  const open = openPhases(view);
  const numerals = (taken: boolean) =>
    speech.list(PHASES.filter((_, at) => open[at] === taken).map(({ numeral }) => numeral));
  const skipped = open.filter((taken) => !taken).length;
  return (
    <>
      <h2 className="label">{speech.text("race-choices", { n: raceTable(view).round })}</h2>
      <div className={style.choices}>
        {seats(view).map((seat) =>
          actions(view, seat).map((word) => (
            <div key={`${seat} ${word}`}>
              <SeatSign seat={seat} size={15} />
              <b>{speech.player(seat)}</b>
              <span>
                <em>{phaseOf(word)?.numeral}</em> {speech.name(word)}
                <small>{speech.explain(word)}</small>
              </span>
            </div>
          )),
        )}
      </div>
      <p className={style.line}>
        {speech.text("race-take-place", { n: open.length - skipped, phases: numerals(true) })}{" "}
        {skipped > 0 && <b>{speech.text("race-skipped", { n: skipped, phases: numerals(false) })}</b>}
      </p>
    </>
  );
}
