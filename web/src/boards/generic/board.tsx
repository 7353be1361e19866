import { createContext, memo, useContext, useMemo } from "react";
import { nextWords } from "../../engine/choice";
import type { Item, View, Word } from "../../engine/types";
import { SeatSign, seatColour } from "../../kit/seat";
import { useNow, useThing } from "../../kit/thing";
import { useSpeech } from "../../text/context";
import { labelOf } from "../../text/names";
import { columnName, humanize, idOf, type Speech, type Square, squareOf } from "../../text/speech";
import { type Fact, factsOf, labelled, printed, type Reader } from "./facts";
import { type Group, groups, spread } from "./layout";
import { brief, shortest } from "./names";
import { kindOf, tintOf } from "./tints";
import "./generic.css";

/** The parts of a view that are drawn as something else than a list of facts. */
const FRAME = new Set([
  "table",
  "seats",
  "areas",
  "seat",
  "players",
  "waiting",
  "over",
  "notes",
  "breakdown",
]);

/** Draws any game from its view alone, and all of it: facts of the table and of the seats, areas of labelled components. */
export function GenericBoard({ view }: { view: View }) {
  const speech = useSpeech();
  const seats = view.seats ?? [];
  const areas = view.areas ?? [];
  const own = view.seat;
  const order = [...seats.keys()].sort((one, other) => rank(one, own) - rank(other, own));
  const drawn = useMemo(() => ownFirst(groups(areas), own), [areas, own]);
  const reader = useMemo(() => ({ speech, players: view.players }), [speech, view.players]);
  const more = factsOf(reader, view, FRAME);
  return (
    <div className="generic">
      <OnOffer />
      <Facts facts={[...factsOf(reader, view.table ?? {}), ...more]} panel />
      {drawn
        .filter((group) => group.seat === null || group.seat === undefined)
        .map((group, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: areas keep their places
          <AreaBox key={`${group.id}-${at}`} group={group} reader={reader} />
        ))}
      {order.map((seat) => (
        <section
          key={seat}
          className="generic-seat panel"
          data-own={seat === own}
          style={{ "--seat": seatColour(seat) } as React.CSSProperties}
          aria-label={speech.player(seat)}
        >
          <h2>
            <SeatSign seat={seat} /> {speech.player(seat)}
          </h2>
          <Counters counters={seats[seat]?.counters ?? {}} speech={speech} />
          <Facts facts={factsOf(reader, seats[seat] ?? {}, COUNTERS)} />
          {drawn
            .filter((group) => group.seat === seat)
            .map((group, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: areas keep their places
              <AreaBox key={`${group.id}-${at}`} group={group} reader={reader} />
            ))}
        </section>
      ))}
      {own !== null && <OwnStrip seat={own} counters={seats[own]?.counters ?? {}} />}
    </div>
  );
}

const COUNTERS = new Set(["counters"]);

/** What the own seat has, always in sight: what is zero is found in the seat's own place. */
function OwnStrip({ seat, counters }: { seat: number; counters: Readonly<Record<string, number>> }) {
  const speech = useSpeech();
  const some = Object.fromEntries(Object.entries(counters).filter(([, value]) => value !== 0));
  if (Object.keys(some).length === 0) return null;
  return (
    <aside
      className="own-strip"
      style={{ "--seat": seatColour(seat) } as React.CSSProperties}
      aria-label={speech.player(seat)}
    >
      <SeatSign seat={seat} />
      <Counters counters={some} speech={speech} />
    </aside>
  );
}

/** So many answers are listed on top; the rest is found where it lies. */
const LISTED = 120;

/** Everything that may be answered, in one place: nobody has to look for it. */
function OnOffer() {
  const speech = useSpeech();
  const offer = useNow((snapshot) => snapshot.offer);
  const choice = useNow((snapshot) => snapshot.choice);
  const words = useMemo(() => nextWords(offer, choice), [offer, choice]);
  if (words.length === 0) return null;
  return (
    <section className="on-offer panel" aria-label={speech.text("web-on-offer")}>
      <h2 className="label">
        {speech.text("web-on-offer")} <span className="area-count">{words.length}</span>
      </h2>
      <ul>
        {words.slice(0, LISTED).map((word) => (
          <li key={word}>
            <ItemBox item={{ word, name: nameAt(speech, word, offer?.prompt.id ?? "") }} plain />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What a word means as an answer to this question, where that is worth a name of its own: `done` ends a turn. */
function nameAt(speech: Speech, word: Word, prompt: string): string {
  const here = `${idOf(word)}-at-${prompt}`;
  return speech.first([here]) === null ? word : here;
}

/** Alike components of several seats bear the same word; only the own one (or the table's) is meant by it. */
function ownFirst(drawn: readonly Group[], own: number | null): Group[] {
  const near = (group: Group) => group.seat === null || group.seat === undefined || group.seat === own;
  const words = new Set(drawn.filter(near).flatMap((group) => group.items.map((item) => item.word)));
  return drawn.map((group) => {
    if (near(group)) return group;
    const items = group.items.map((item) => (words.has(item.word) ? { ...item, word: null } : item));
    return { ...group, items };
  });
}

function rank(seat: number, own: number | null): number {
  return seat === own ? -1 : seat;
}

/** The name of a fact, counter or area; `label` is the family of such names in the messages. */
/** So long a fact may be to stand among the others; a longer one is unfolded. */
const LONG = 120;

function Facts({ facts, panel = false }: { facts: readonly Fact[]; panel?: boolean }) {
  if (facts.length === 0) return null;
  const short = facts.filter(({ text }) => text.length <= LONG);
  const long = facts.filter(({ text }) => text.length > LONG);
  return (
    <div className={panel ? "facts-box panel" : "facts-box"}>
      <dl className="facts">
        {short.map(({ id, label, text, seat }) => (
          <div key={id}>
            <dt>{label}</dt>
            <dd>
              {seat !== null && <SeatSign seat={seat} size={11} />} {text}
            </dd>
          </div>
        ))}
      </dl>
      {long.map(({ id, label, text }) => (
        <details key={id} className="long-fact">
          <summary>{label}</summary>
          <p>{text}</p>
        </details>
      ))}
    </div>
  );
}

function Counters({ counters, speech }: { counters: Readonly<Record<string, number>>; speech: Speech }) {
  return (
    <dl className="facts">
      {Object.entries(counters).map(([id, value]) => (
        <div key={id}>
          <dt>{labelOf(speech, "counter", id)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const ReaderContext = createContext<Reader | null>(null);

function useReader(): Reader {
  const speech = useSpeech();
  return useContext(ReaderContext) ?? { speech, players: 0 };
}

const AreaBox = memo(function AreaBox({ group, reader }: { group: Group; reader: Reader }) {
  const { speech } = reader;
  if (group.items.length === 0 && group.facts.length === 0) return null;
  return (
    <ReaderContext value={reader}>
      <section className="area">
        <h3 className="label">
          {labelOf(speech, "area", group.id)} <span className="area-count">{group.items.length}</span>
        </h3>
        {group.shape === "list" ? (
          <ul>
            {group.items.map((item, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two components may be alike
              <li key={`${item.word ?? item.name}-${at}`}>
                <ItemBox item={item} />
              </li>
            ))}
          </ul>
        ) : (
          <Chart group={group} />
        )}
        <Facts facts={factsOf(reader, Object.fromEntries(group.facts))} />
      </section>
    </ReaderContext>
  );
});

/** So few columns have room for words. */
const ROOMY = 8;

/** Components that have places: each where it lies. */
function Chart({ group }: { group: Group }) {
  const { cells, width, height } = spread(group.items);
  const squares = group.items.map((item) => squareOf(item.word ?? ""));
  return (
    <div
      className="chart"
      data-shape={group.shape}
      data-roomy={width <= ROOMY}
      data-axes={squares.every((square) => square !== null)}
    >
      <ul style={{ "--columns": width, "--rows": height } as React.CSSProperties}>
        {group.items.map((item, at) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: two components may be alike
            key={`${item.word ?? item.name}-${at}`}
            style={{ "--x": cells[at]?.x ?? 0, "--y": cells[at]?.y ?? 0 } as React.CSSProperties}
          >
            {group.shape === "hex" ? <Hex item={item} /> : <Cell item={item} />}
          </li>
        ))}
        {squares.every((square) => square !== null) && <Axes squares={squares} />}
      </ul>
      {group.shape === "hex" && <Legend items={group.items} />}
    </div>
  );
}

/** The letters of the columns and the numbers of the rows, by which squares are named. */
function Axes({ squares }: { squares: readonly (Square | null)[] }) {
  const columns = [...new Set(squares.map((square) => square?.column ?? 0))].sort((a, b) => a - b);
  const rows = [...new Set(squares.map((square) => square?.row ?? 0))].sort((a, b) => a - b);
  const [left = 0] = columns;
  const [top = 0] = rows;
  return (
    <>
      {columns.map((column) => (
        <li key={`c${column}`} className="axis column" style={at("--x", column - left)} aria-hidden="true">
          {columnName(column)}
        </li>
      ))}
      {rows.map((row) => (
        <li key={`r${row}`} className="axis row-number" style={at("--y", row - top)} aria-hidden="true">
          {row + 1}
        </li>
      ))}
    </>
  );
}

function at(axis: "--x" | "--y", place: number): React.CSSProperties {
  return { [axis]: place } as React.CSSProperties;
}

/** What the letters and colours of a chart mean. */
function Legend({ items }: { items: readonly Item[] }) {
  const speech = useSpeech();
  const kinds = new Map(items.filter(tintOf).map((item) => [kindOf(item), item]));
  if (kinds.size === 0) return null;
  return (
    <p className="legend">
      {[...kinds].map(([kind, item]) => (
        <span key={kind}>
          <Disc item={item} /> {itemName(speech, { ...item, word: null })}
        </span>
      ))}
    </p>
  );
}

/** A kind of place: its colour with its letter in the reader's language. */
function Disc({ item }: { item: Item }) {
  const speech = useSpeech();
  const tint = tintOf(item);
  if (!tint) return null;
  return (
    <span
      className="disc"
      data-pale={tint.pale}
      style={{ "--tint": tint.colour } as React.CSSProperties}
      aria-hidden="true"
    >
      {speech.first([`${kindOf(item)}-letter`]) ?? tint.glyph}
    </span>
  );
}

/** Facts that name a seat. */
const OWNERS = ["owner", "seat"];
/** Facts that are told by the place itself. */
const PLACES = new Set(["word", "name", "q", "r", "row", "column", "floor", "sector", ...OWNERS]);

/** Everything about a place: for the ear, and for the pointer. */
function useCell(item: Item) {
  const reader = useReader();
  const { speech } = reader;
  const name = itemName(speech, item);
  const spelt = item.word === null ? "" : speech.name(item.word);
  const full = [spelt, name, ...itemFacts(reader, item)].filter(Boolean);
  const { props, mark } = useThing(item.word, full.join(", "));
  const owner = OWNERS.map((key) => item[key]).find((value) => typeof value === "number");
  const told = Object.entries(item).filter(([key, value]) => !PLACES.has(key) && typeof value === "string");
  const style = {
    ...(typeof owner === "number" ? { "--seat": seatColour(owner) } : {}),
    ...(mark ? { "--mark": seatColour(mark.seat) } : {}),
  };
  return {
    owner: typeof owner === "number" ? owner : null,
    name,
    spelt,
    told,
    style,
    props: { ...props, title: full.join(" · "), "data-owned": typeof owner === "number" },
  };
}

/** A square: what lies on it, in words; before that, what it is for. */
function Cell({ item }: { item: Item }) {
  const speech = useSpeech();
  const { owner, name, told, style, props } = useCell(item);
  const tint = tintOf(item);
  const [first] = told;
  const last = told.at(-1);
  return (
    <div
      className="cell"
      {...props}
      data-tinted={tint !== null}
      style={{ ...style, ...(tint ? { "--tint": tint.colour } : {}) } as React.CSSProperties}
    >
      <span className="cell-text">
        {first ? brief(speech.name(String(first[1]))) : name}
        {owner !== null && (
          <span className="cell-thing">
            <SeatSign seat={owner} size={10} />{" "}
            {last && last !== first ? brief(speech.name(String(last[1]))) : ""}
          </span>
        )}
      </span>
    </div>
  );
}

/** A hex: the kind of place as a disc with its letter, what stands on it in words, or just where it is. */
function Hex({ item }: { item: Item }) {
  const speech = useSpeech();
  const { owner, spelt, told, style, props } = useCell(item);
  const tint = tintOf(item);
  const thing = told.length > (tint ? 1 : 0) ? shortest(speech.name(String(told.at(-1)?.[1]))) : null;
  const others = Array.isArray(item.satellites)
    ? item.satellites.filter((seat) => typeof seat === "number")
    : [];
  const empty = !tint && thing === null && owner === null;
  return (
    <div className="cell" {...props} data-empty={empty} style={style as React.CSSProperties}>
      <span className="cell-text">
        <Disc item={item} />
        {owner !== null && <SeatSign seat={owner} size={11} />}
        {others.map((seat) => (
          <SeatSign key={seat} seat={seat} size={9} />
        ))}
        {thing !== null && <span className="cell-thing">{thing}</span>}
        {!tint && thing === null && spelt}
      </span>
    </div>
  );
}

function ItemBox({ item, plain = false }: { item: Item; plain?: boolean }) {
  const reader = useReader();
  const { speech } = reader;
  const name = itemName(speech, item);
  const spelt = item.word === null || plain ? name : speech.name(item.word);
  const facts = [...(spelt === name ? [] : [spelt]), ...itemFacts(reader, item)];
  const text = plain ? null : printed(speech, item.word, item.name);
  const { lit, mark, props } = useThing(item.word, null);
  const asked = useNow((snapshot) => snapshot.offer !== null);
  return (
    <div
      className="item"
      {...props}
      data-quiet={asked && lit === "dark"}
      style={mark ? ({ "--mark": seatColour(mark.seat) } as React.CSSProperties) : undefined}
    >
      <span className="item-name">{name}</span>{" "}
      {facts.length > 0 && <span className="item-facts">{facts.join(" · ")}</span>}{" "}
      {text !== null && <span className="item-text">{text}</span>}
    </div>
  );
}

function itemName(speech: Speech, item: Item): string {
  const named = speech.name(item.name);
  return named === humanize(item.name) && item.word !== null ? speech.name(item.word) : named;
}

const OF_ITEM = new Set(["word", "name"]);

/** The further facts of a component. */
function itemFacts(reader: Reader, item: Item): string[] {
  return factsOf(reader, item, OF_ITEM, true).map(({ label, text }) => labelled(label, text));
}
