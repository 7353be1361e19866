/** The card beside a hex: what could be done there, at what price, and who may charge for it. */

import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import type { Charge, GaiaFacts, Part } from "../../contract/gaia.gen";
import { foreseenView } from "../../engine/preview";
import type { Foresight, Word } from "../../engine/types";
import { Icon, type IconId } from "../../kit/icons";
import { Popover } from "../../kit/pop";
import { SeatSign } from "../../kit/seat";
import { useHovered, useHoveredPlace, useNow, usePlan, usePlay } from "../../kit/thing";
import { signed } from "../../kit/value";
import { Key } from "../../kit/verbs";
import { useSpeech } from "../../text/context";
import { upperFirst } from "../../text/names";
import type { Speech } from "../../text/speech";
import { FEDERATION } from "./asking";
import style from "./gaia.module.css";
import type { Stars } from "./geometry";
import { G } from "./icons";
import { lonePlace, loneVerbAt, loneVerbs } from "./lone";
import { PieceIcon } from "./pieces";
import { PlanetIcon } from "./planets";
import { Vp } from "./signs";
import { furtherBy } from "./tables";
import { pieceOn } from "./telling";
import { actions, type GaiaView, type HexItem, hexes, nameOf, seatOf, shownSeat } from "./view";
import { type HexWay, waysAt } from "./ways";

const PAUSE = 80;

interface Aimed {
  readonly hex: HexItem;
  /** It has been clicked, so that its ways can be chosen among. */
  readonly clicked: boolean;
  readonly ways: readonly HexWay[];
  /** What is known of each way. */
  readonly known: readonly (Foresight | undefined)[];
  /** The hex as the first way, or the pointed-at one, would leave it. */
  readonly after: HexItem;
  readonly charges: readonly Charge[];
  readonly parts: readonly Part[];
}

/** The hex that is pointed at, else the one that was clicked last, if anything could be done there. */
export function useAimedHex(view: GaiaView, stars: Stars, row = 0): Aimed | null {
  const play = usePlay();
  const hovered = useHovered();
  const offer = useNow((now) => now.offer);
  const clicks = useNow((now) => now.choice.clicked.join(" "));
  const clicked = useMemo(() => (clicks === "" ? [] : clicks.split(" ")), [clicks]);
  const placed = clicked.length === 1 && offer && loneVerbs(offer).includes(clicked[0] ?? "");
  const last = placed
    ? (lonePlace(play, clicked[0] ?? "") ?? undefined)
    : clicked.findLast((word) => stars.at(word) !== undefined);
  const word = hovered !== null && stars.at(hovered) && play.light(hovered) !== "dark" ? hovered : last;
  const hex = word === undefined ? undefined : stars.at(word);
  const lone = word === undefined ? null : loneVerbAt(play, offer, word);
  const ways = useMemo(
    () =>
      word === undefined || (offer && FEDERATION.has(offer.prompt.id))
        ? []
        : lone !== null
          ? [{ words: [lone], by: lone }]
          : waysAt(
              offer,
              clicked.filter((each) => each !== word),
              word,
            ),
    [offer, clicked, word, lone],
  );
  useEffect(() => {
    if (ways.length === 0) return;
    let ends: (() => void)[] = [];
    const timer = setTimeout(() => {
      ends = ways.map(({ words }) => play.watch(words));
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      for (const end of ends) end();
    };
  }, [play, ways]);
  useSyncExternalStore(play.subscribe, () => ways.map(({ words }) => play.known(words) !== undefined).join());
  if (!hex || ways.length === 0) return null;
  const known = ways.map(({ words }) => play.known(words));
  const first = known[row] ?? known[0];
  const facts = first?.consequences as Partial<GaiaFacts> | undefined;
  const after = first ? foreseenHex(view, first, hex) : hex;
  return {
    hex,
    clicked: word !== undefined && clicked.includes(word),
    ways,
    known,
    after,
    charges: (facts?.charges ?? []).filter((charge) => charge.hex === hex.word),
    parts: facts?.parts ?? [],
  };
}

function foreseenHex(view: GaiaView, foresight: Foresight, hex: HexItem): HexItem {
  const at = hexes(view).indexOf(hex);
  return hexes(foreseenView(view, foresight.facts))[at] ?? hex;
}

export function HexCard({ view, stars }: { view: GaiaView; stars: Stars }) {
  const [row, setRow] = useState(0);
  const aimed = useAimedHex(view, stars, row);
  const place = useHoveredPlace();
  const word = aimed?.hex.word ?? null;
  const target = useMemo(
    () =>
      word === null
        ? null
        : place?.getAttribute("data-word") === word
          ? place
          : document.querySelector(`[data-area="map"] [data-word="${word}"]`),
    [word, place],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: another hex begins with its first way
  useEffect(() => setRow(0), [word]);
  if (!aimed || !target || !tells(aimed)) return null;
  // Only rows are there to be clicked: a card that just tells lets clicks through to the hexes below it.
  const live = aimed.clicked && aimed.ways.length > 1;
  return (
    <Popover to={target} avoid="[data-charging]" live={live} className={style.card ?? ""}>
      <CardBody view={view} aimed={aimed} onRow={setRow} />
    </Popover>
  );
}

/** Whether there is anything to read: ways to choose among, a price, somebody who may charge. */
function tells({ ways, known, charges, parts }: Aimed): boolean {
  if (ways.length > 1 || charges.length > 0 || parts.length > 1) return true;
  return known[0] === undefined || (known[0].counters?.length ?? 0) > 0;
}

interface BodyProps {
  readonly view: GaiaView;
  readonly aimed: Aimed;
  readonly onRow: (row: number) => void;
}

function CardBody({ view, aimed, onRow }: BodyProps) {
  const speech = useSpeech();
  const { hex, ways, after, known, charges, parts } = aimed;
  const seat = shownSeat(view);
  const title = titleOf(speech, aimed);
  return (
    <>
      <h3 className={style.cardHead}>
        {after.piece !== null && after.owner === seat ? (
          <PieceIcon kind={after.piece} seat={seat} size={2} />
        ) : (
          hex.planet && <PlanetIcon type={hex.planet} size={2} />
        )}
        {title}
        {hex.planet && <small>{speech.name(hex.name)}</small>}
      </h3>
      {ways.length > 1 ? (
        <Rows view={view} aimed={aimed} onRow={onRow} />
      ) : (
        <Parts view={view} hex={hex} parts={parts} way={ways[0]} known={known[0]} />
      )}
      {charges.length > 0 && <Chargers view={view} charges={charges} />}
    </>
  );
}

function titleOf(speech: Speech, { hex, after, ways }: Aimed): string {
  const place = hex.word?.toUpperCase() ?? "";
  if (hex.piece !== null && ways.length > 1 && ways[0]?.words[0] === "upgrade")
    return speech.text("gaia-card-upgrade", { hex: place });
  if (after.piece !== null && after.piece !== hex.piece)
    return pieceOn(speech, { piece: after.piece, hex: place });
  return place;
}

function Rows({ view, aimed, onRow }: BodyProps) {
  const play = usePlay();
  const speech = useSpeech();
  const { ways, known, clicked, hex } = aimed;
  const next = usePlan().next;
  const take = (way: HexWay) => {
    if (!clicked && hex.word) play.point(hex.word);
    const word = way.words.find((each) => each !== hex.word && (!clicked || next.includes(each)));
    if (word) play.point(word);
  };
  useDigits(clicked, (at) => {
    const way = ways[at];
    if (way) take(way);
  });
  return (
    <ol className={style.ways}>
      {ways.map((way, at) => (
        <li key={way.words.join(" ")}>
          <button
            type="button"
            data-way={way.by}
            onClick={() => take(way)}
            onPointerEnter={() => onRow(at)}
            onFocus={() => onRow(at)}
          >
            <Key of={String(at + 1)} />
            {isPiece(way.by) && <PieceIcon kind={way.by} seat={shownSeat(view)} size={2} />}
            <span>{speech.first([`gaia-way-${way.by}`]) ?? upperFirst(speech.name(way.by))}</span>
            <Prices view={view} way={way} foresight={known[at]} />
          </button>
        </li>
      ))}
    </ol>
  );
}

const PIECES = ["trading-station", "lab", "institute", "academy-left", "academy-right"] as const;
function isPiece(word: Word): word is (typeof PIECES)[number] {
  return PIECES.some((each) => each === word);
}

/** Keys 1 to 9 choose a way, before the buttons of the prompt bar hear of them. */
function useDigits(on: boolean, choose: (at: number) => void): void {
  useEffect(() => {
    if (!on) return;
    const down = (event: KeyboardEvent) => {
      if (!/^[1-9]$/.test(event.key) || event.altKey || event.ctrlKey || event.metaKey) return;
      if ((event.target as Element | null)?.closest("input, textarea, select")) return;
      event.preventDefault();
      event.stopPropagation();
      choose(Number(event.key) - 1);
    };
    addEventListener("keydown", down, true);
    return () => removeEventListener("keydown", down, true);
  });
}

const SHOWN: readonly (readonly [string, IconId])[] = [
  ["bowl-3", G.power],
  ["credits", G.credits],
  ["ore", G.ore],
  ["knowledge", G.knowledge],
  ["qic", G.qic],
];

/** What a way costs and brings, in signs. */
export function Prices({
  view,
  way,
  foresight,
}: {
  view: GaiaView;
  way?: HexWay;
  foresight: Foresight | undefined;
}) {
  const seat = shownSeat(view);
  const change = (id: string) =>
    foresight?.counters?.find((each) => each.seat === seat && each.counter === id)?.by ?? 0;
  const tokens = way?.words.includes("project") ? seatOf(view, seat).project_tokens : 0;
  const vp = change("vp");
  const power = powerOf(view, way);
  return (
    <span className={style.prices}>
      {SHOWN.map(([id, icon]) => {
        const by = id === "bowl-3" && power > 0 ? -power : change(id);
        if (by === 0 || (id === "bowl-3" && by > 0)) return null;
        return <Signed key={id} by={by} icon={icon} />;
      })}
      {tokens > 0 && <Signed by={-tokens} icon={G.token} />}
      {vp !== 0 && (
        <span data-sign={vp < 0 ? "less" : "more"}>
          {vp > 0 ? "+" : ""}
          <Vp n={vp} size={1.6} />
        </span>
      )}
    </span>
  );
}

/** What is printed on the action space of a way: which tokens pay for it is often asked later. */
function powerOf(view: GaiaView, way: HexWay | undefined): number {
  const space = actions(view).find(({ word }) => word !== null && way?.words.includes(word));
  return space?.pays === "power" ? space.cost : 0;
}

/** Whether `Prices` has anything to show. */
function costs(foresight: Foresight | undefined, seat: number): boolean {
  const shown = new Set(["vp", ...SHOWN.map(([id]) => id)]);
  return foresight?.counters?.some((each) => each.seat === seat && shown.has(each.counter)) ?? false;
}

function Signed({ by, icon }: { by: number; icon: IconId }) {
  return (
    <span data-sign={by < 0 ? "less" : "more"}>
      {signed(by)}
      <Icon of={icon} />
    </span>
  );
}

/** The price of a mine part by part, and what it comes to. */
function Parts({
  view,
  hex,
  parts,
  way,
  known,
}: {
  view: GaiaView;
  hex: HexItem;
  parts: readonly Part[];
  way: HexWay | undefined;
  known: Foresight | undefined;
}) {
  const speech = useSpeech();
  const several = parts.length > 1;
  const seat = shownSeat(view);
  const reach = hex.reach[seat] ?? 0;
  const range = seatOf(view, seat).range + furtherBy(way?.words ?? []);
  return (
    <div className={style.parts}>
      {several &&
        parts.map((part) => (
          <p key={part.id}>
            <span>{speech.text(`gaia-part-${part.id}`, { n: part.n, reach, range })}</span>
            <span className={style.prices}>
              {part.credits > 0 && <Signed by={-part.credits} icon={G.credits} />}
              {part.ore > 0 && <Signed by={-part.ore} icon={G.ore} />}
              {part.qic > 0 && <Signed by={-part.qic} icon={G.qic} />}
            </span>
          </p>
        ))}
      {(costs(known, seat) || way?.words.includes("project")) && (
        <p data-sum={several}>
          <span>{speech.text(several ? "gaia-part-sum" : "gaia-part-price")}</span>
          <Prices view={view} {...(way ? { way } : {})} foresight={known} />
        </p>
      )}
    </div>
  );
}

function Chargers({ view, charges }: { view: GaiaView; charges: readonly Charge[] }) {
  const speech = useSpeech();
  return (
    <p className={style.chargers}>
      <span>{speech.text("gaia-may-charge")}</span>
      {charges.map(({ seat, n, vp }) => (
        <span key={seat}>
          <SeatSign seat={seat} size={11} />
          {nameOf(speech, view, seat)} <b>{n}</b>
          <Icon of={G.charge} />
          {vp > 0 && <small>{speech.text("gaia-for-vp", { n: vp })}</small>}
        </span>
      ))}
    </p>
  );
}
