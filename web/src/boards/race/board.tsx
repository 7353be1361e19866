import { useRef, useState } from "react";
import type { Item, View } from "../../engine/types";
import { Frame } from "../../kit/frame";
import { SeatSign, seatColour } from "../../kit/seat";
import { useHovered, useLight, useNow, useThing } from "../../kit/thing";
import { useSpeech } from "../../text/context";
import { Card, CardFace, Cost } from "./card";
import { design } from "./cards";
import { useTravel } from "./flip";
import { HoverCard } from "./hover";
import { CardGlyph, GoodShape, MilitaryRing, PointsHexagon } from "./icons";
import { PhaseStrip } from "./phases";
import { counter, goodOf, items, raceTable, usedOf } from "./view";
import "./race.css";

/** The table of a game of Race: phases, own tableau, cards to choose from, own hand. */
export default function RaceBoard({ view }: { view: View }) {
  const speech = useSpeech();
  const board = useRef<HTMLDivElement>(null);
  useTravel(board);
  const seat = view.seat;
  const shown = seat ?? 0;
  const drawn = items(view, "drawn", seat);
  const middle = (
    <div className="race" ref={board}>
      <div className="race-top">
        <TableFacts view={view} />
        <PhaseStrip view={view} />
      </div>
      <section
        className="race-own"
        style={{ "--seat": seatColour(shown) } as React.CSSProperties}
        aria-label={speech.text("race-tableau-of", { name: speech.player(shown) })}
      >
        <SeatHead view={view} seat={shown} />
        <CardRow cards={items(view, "tableau", shown)} className="tableau">
          <Ghost hand={items(view, "hand", seat)} />
        </CardRow>
      </section>
      {seat !== null && (
        <div
          className="race-dock"
          style={
            { "--hand": Math.max(1, Math.min(9, items(view, "hand", seat).length)) } as React.CSSProperties
          }
        >
          {drawn.length > 0 && (
            <section className="race-drawn" aria-label={speech.text("area-drawn")}>
              <h2 className="label">
                {speech.text("area-drawn")} <span>{drawn.length}</span>
              </h2>
              <CardRow cards={drawn} className="drawn" />
            </section>
          )}
          <Hand view={view} seat={seat} />
        </div>
      )}
      <HoverCard />
    </div>
  );
  return (
    <Frame
      game="race"
      left={30}
      areas={{ others: <Opponents view={view} />, board: middle }}
      phone={{
        keep: middle,
        tabs: [{ id: "others", name: speech.text("web-tab-others"), body: <Opponents view={view} /> }],
      }}
      logBelow
      scrolls
    />
  );
}

function TableFacts({ view }: { view: View }) {
  const speech = useSpeech();
  const table = raceTable(view);
  const facts: readonly (readonly [string, React.ReactNode, number])[] = [
    ["fact-round", "↻", table.round],
    ["fact-pool", <PointsHexagon key="pool" text="" size={16} />, Math.max(0, table.pool)],
    ["fact-deck", <CardGlyph key="deck" />, table.deck],
    ["fact-discard", "▽", table.discard],
  ];
  return (
    <dl className="race-facts">
      {facts.map(([id, icon, value]) => (
        <div key={id} title={speech.text(id)}>
          <dt>
            <span aria-hidden="true">{icon}</span>
            <span className="race-fact-name">{speech.text(id)}</span>
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Resources as icon and number, in the same order everywhere. */
function SeatHead({ view, seat }: { view: View; seat: number }) {
  const speech = useSpeech();
  const facts: readonly (readonly [string, React.ReactNode])[] = [
    ["points", <PointsHexagon key="points" text="" size={17} />],
    ["chips", <span key="chips" className="chip-icon" />],
    ["hand", <CardGlyph key="hand" size={15} />],
    ["military", <MilitaryRing key="military" text="" size={17} />],
    ["goods", <GoodShape key="goods" kind="any" size={15} />],
    ["cards", "▦"],
  ];
  return (
    <header className="seat-head">
      <h2>
        <SeatSign seat={seat} /> {speech.player(seat)}
      </h2>
      <dl>
        {facts.map(([id, icon]) => (
          <div key={id} title={speech.text(`counter-${id}`)} data-counter={id}>
            <dt>
              <span aria-hidden="true">{icon}</span>
              <span className="hidden">{speech.text(`counter-${id}`)}</span>
            </dt>
            <dd key={counter(view, seat, id)} className="tick">
              {id === "cards"
                ? `${counter(view, seat, id)}/12`
                : String(counter(view, seat, id)).replace("-", "−")}
            </dd>
          </div>
        ))}
      </dl>
    </header>
  );
}

interface RowProps {
  cards: readonly Item[];
  className: string;
  children?: React.ReactNode;
}

function CardRow({ cards, className, children }: RowProps) {
  return (
    <ul className={`cards ${className}`}>
      {cards.map((item) => (
        <li key={item.word ?? item.name}>
          <Card word={item.word ?? ""} good={goodOf(item)} used={usedOf(item)} />
        </li>
      ))}
      {children}
    </ul>
  );
}

/** Where a card of the hand would come to lie if it were placed. */
function Ghost({ hand }: { hand: readonly Item[] }) {
  const word = useHovered();
  const lit = useLight(word);
  const set = useNow((snapshot) => snapshot.offer?.prompt.kind === "set");
  const face = word === null ? undefined : design(word);
  if (!face || set || lit !== "legal" || !hand.some((item) => item.word === word)) return null;
  return (
    <li aria-hidden="true">
      <div className="card ghost">
        <CardFace face={face} />
      </div>
    </li>
  );
}

function Hand({ view, seat }: { view: View; seat: number }) {
  const speech = useSpeech();
  const hand = items(view, "hand", seat);
  const aside = new Set(
    [...items(view, "aside", seat), ...items(view, "placing", seat)].map((item) => item.word),
  );
  return (
    <section className="race-hand" aria-label={speech.text("area-hand")}>
      <h2 className="label">
        {speech.text("area-hand")} <span>{hand.length}</span>
      </h2>
      <ul className="cards hand">
        {hand.map((item) => (
          <li key={item.word} data-aside={aside.has(item.word)}>
            <Card word={item.word ?? ""} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The others: compact, each expandable with one click. */
function Opponents({ view }: { view: View }) {
  const own = view.seat ?? 0;
  const others = Array.from({ length: view.players - 1 }, (_, step) => (own + 1 + step) % view.players);
  return (
    <div className="opponents">
      {others.map((seat) => (
        <Opponent key={seat} view={view} seat={seat} />
      ))}
    </div>
  );
}

function Opponent({ view, seat }: { view: View; seat: number }) {
  const speech = useSpeech();
  const [open, setOpen] = useState(false);
  const cards = items(view, "tableau", seat);
  return (
    <section
      className="opponent panel"
      style={{ "--seat": seatColour(seat) } as React.CSSProperties}
      aria-label={speech.text("race-tableau-of", { name: speech.player(seat) })}
    >
      <SeatHead view={view} seat={seat} />
      <button
        type="button"
        className="button quiet square expand"
        aria-expanded={open}
        aria-label={speech.text(open ? "web-smaller" : "web-larger")}
        title={speech.text(open ? "web-smaller" : "web-larger")}
        onClick={() => setOpen(!open)}
      >
        {open ? "▴" : "▾"}
      </button>
      {open ? (
        <CardRow cards={cards} className="tableau small" />
      ) : (
        <ul className="chips">
          {cards.map((item) => (
            <li key={item.word}>
              <Chip item={item} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** A card in one line: cost, name, good. */
function Chip({ item }: { item: Item }) {
  const word = item.word ?? "";
  const face = design(word);
  const name = face?.name ?? word;
  const good = goodOf(item);
  const { props } = useThing(item.word, name);
  return (
    <div className="chip" {...props}>
      {face && <Cost face={face} size={20} />}
      <span className="chip-name">{name}</span>
      {good && <GoodShape kind={good} size={14} />}
    </div>
  );
}
