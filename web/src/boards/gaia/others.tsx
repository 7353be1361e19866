/** The other players: what they have, small; opened, all of it. */

import type { ReactNode } from "react";
import { Icon } from "../../kit/icons";
import { otherSeats, SeatDisc, seatStyle } from "../../kit/seat";
import { defineSigns } from "../../kit/signs";
import { Counter } from "../../kit/value";
import { useSpeech } from "../../text/context";
import { AutomaPanel } from "./automa";
import { BoosterChip, TileChip, TokenChip } from "./faces";
import style from "./gaia.module.css";
import { G } from "./icons";
import { type Kind, PieceIcon } from "./pieces";
import { LiveVp } from "./signs";
import { resourceIcon, signsOn } from "./tables";
import { count, type GaiaView, isLastRound, nameOf, seatOf, type Track } from "./view";

/** Where a thing stands is seen on the map, and said by the words of the act. */
const BUILT = [
  ...["mine", "trading-station", "lab", "institute", "academy-left", "academy-right", "lost-mine"],
  ...["gaiaformers", "gaiaformers-on-map", "gaiaformers-in-gaia-area", "space-stations"],
];

function InBowl({ of }: { of: ReactNode }) {
  return (
    <span className={style.inBowl}>
      <Icon of={G.token} />
      <i>{of}</i>
    </span>
  );
}

defineSigns("gaia", {
  ore: <Icon of={G.ore} />,
  credits: <Icon of={G.credits} />,
  knowledge: <Icon of={G.knowledge} />,
  qic: <Icon of={G.qic} />,
  "bowl-1": <InBowl of="I" />,
  "bowl-2": <InBowl of="II" />,
  "bowl-3": <InBowl of="III" />,
  "gaia-area": <InBowl of={<Icon of={G.gaiaformer} />} />,
  satellites: <Icon of={G.satellite} />,
  ...Object.fromEntries(BUILT.map((counter) => [counter, null])),
});

const TRACK_ICON = {
  terraforming: G.step,
  navigation: G.range,
  intelligence: G.qic,
  gaia: G.gaiaformer,
  economy: G.credits,
  science: G.knowledge,
} as const satisfies Record<Track, string>;

const SHORT = 2; // so many tiles and tokens on a closed card,
const SIGNS = 9; // if all that is printed on them and the booster is no more than this

interface OthersProps {
  readonly view: GaiaView;
  readonly shown: number | null;
  readonly onShow: (seat: number | null) => void;
  /** All cards are open: there is room. */
  readonly roomy?: boolean;
}

export function Opponents({ view, shown, onShow, roomy = false }: OthersProps) {
  const seats =
    view.seat === null
      ? view.seats.map((_, seat) => seat)
      : otherSeats({ seat: view.seat, players: view.seats.length });
  const only = seats.length === 1;
  return (
    <div className={`k-others ${style.others}`} data-count={seats.length}>
      {seats.map((seat) => {
        const open = (only && view.automa === null) || roomy || shown === seat;
        return (
          <Opponent
            key={seat}
            view={view}
            seat={seat}
            open={open}
            small={!only && !roomy && shown !== null && shown !== seat}
            onToggle={() => onShow(shown === seat ? null : seat)}
          />
        );
      })}
      {view.automa && <AutomaPanel automa={view.automa} />}
    </div>
  );
}

interface OpponentProps {
  readonly view: GaiaView;
  readonly seat: number;
  readonly open: boolean;
  readonly small: boolean;
  readonly onToggle: () => void;
}

export function Opponent({ view, seat, open, small, onToggle }: OpponentProps) {
  const speech = useSpeech();
  const facts = seatOf(view, seat);
  const automa = seat === view.automa?.seat; // it has no resources
  const name = nameOf(speech, view, seat);
  return (
    <section
      className={`panel ${style.opponent}`}
      style={seatStyle(seat)}
      data-opponent={seat}
      data-open={open}
      data-small={small}
      data-passed={facts.passed && !view.over}
      aria-label={name}
    >
      <button type="button" className={style.opponentHead} aria-expanded={open} onClick={onToggle}>
        <SeatDisc seat={seat} size={20} />
        <b className="k-seat-name">{name}</b>
        {facts.faction !== null && (
          <small className="k-seat-note">{automa ? speech.text("automa") : speech.player(seat)}</small>
        )}
        <span className={style.opponentVp}>
          <LiveVp n={count(view, seat, "vp")} size={1.95} label={speech.text("counter-vp")} />
        </span>
      </button>
      {!automa && <Purses view={view} seat={seat} income={open && !isLastRound(view)} />}
      {!small && !automa && <PowerLine view={view} seat={seat} />}
      {!small && <PieceLine view={view} seat={seat} />}
      {open && !automa && <Levels view={view} seat={seat} />}
      {!small && <Held view={view} seat={seat} all={open} />}
      {open && <Sources view={view} seat={seat} />}
    </section>
  );
}

function Purses({ view, seat, income }: { view: GaiaView; seat: number; income: boolean }) {
  const speech = useSpeech();
  const facts = seatOf(view, seat);
  const order = view.table.order.indexOf(seat) + 1;
  return (
    <div className={style.line}>
      {(["ore", "credits", "knowledge", "qic"] as const).map((id) => (
        <Counter
          key={id}
          id={id}
          seat={seat}
          value={count(view, seat, id)}
          icon={<Icon of={resourceIcon(id)} />}
          label={speech.text(`counter-${id}`)}
          {...(income ? { plus: `+${facts.income[id]}` } : {})}
        />
      ))}
      <span className={style.order} title={speech.text(facts.passed ? "fact-passed" : "fact-order")}>
        {facts.passed ? <Icon of={G.flag} size={0.9} /> : order || "–"}
      </span>
    </div>
  );
}

function PowerLine({ view, seat }: { view: GaiaView; seat: number }) {
  const speech = useSpeech();
  const { brainstone } = seatOf(view, seat);
  const stone = (place: string) => brainstone === place && <Icon of={G.brainstone} size={1.05} />;
  return (
    <div className={style.line}>
      <span className={style.smallBowls}>
        {(["I", "II", "III"] as const).map((name, at) => (
          <span key={name} title={speech.text(`counter-bowl-${at + 1}`)}>
            <i>{name}</i>
            <b>{count(view, seat, `bowl-${at + 1}`)}</b>
            {stone(`bowl-${at + 1}`)}
          </span>
        ))}
        <span data-bowl="gaia" title={speech.text("counter-gaia-area")}>
          <Icon of={G.gaiaformer} size={0.95} />
          <b>{count(view, seat, "gaia-area")}</b>
          {stone("gaia")}
        </span>
      </span>
      <PieceCount view={view} seat={seat} kind="gaiaformer" n={count(view, seat, "gaiaformers")} />
    </div>
  );
}

function PieceLine({ view, seat }: { view: GaiaView; seat: number }) {
  const n = (id: string) => count(view, seat, id);
  const stations = n("space-stations");
  return (
    <div className={style.line}>
      <PieceCount view={view} seat={seat} kind="mine" n={n("mine") + n("lost-mine")} />
      <PieceCount view={view} seat={seat} kind="trading-station" n={n("trading-station")} />
      <PieceCount view={view} seat={seat} kind="lab" n={n("lab")} />
      <PieceCount view={view} seat={seat} kind="institute" n={n("institute")} />
      <PieceCount view={view} seat={seat} kind="academy-left" n={n("academy-left") + n("academy-right")} />
      {stations > 0 && <PieceCount view={view} seat={seat} kind="space-station" n={stations} />}
    </div>
  );
}

function PieceCount({ seat, kind, n }: { view: GaiaView; seat: number; kind: Kind; n: number }) {
  const speech = useSpeech();
  return (
    <span className={style.pieceCount} data-zero={n === 0} title={speech.name(kind)}>
      <PieceIcon kind={kind} seat={seat} size={1.8} />
      <b>{n}</b>
    </span>
  );
}

function Levels({ view, seat }: { view: GaiaView; seat: number }) {
  const speech = useSpeech();
  const { research, income } = seatOf(view, seat);
  return (
    <>
      <div className={style.line}>
        {(Object.keys(TRACK_ICON) as Track[]).map((track) => (
          <span key={track} className={style.sign} title={speech.name(track)}>
            <Icon of={TRACK_ICON[track]} />
            <b>{research[track] ?? 0}</b>
          </span>
        ))}
      </div>
      <div className={style.line} data-left="true">
        {!isLastRound(view) && (
          <>
            <small>{speech.text("fact-income")}</small>
            <span className={style.sign}>
              <b>{income.charge}</b>
              <Icon of={G.charge} />
            </span>
            <span className={style.sign}>
              <b>{income.token}</b>
              <Icon of={G.token} />
            </span>
          </>
        )}
        <small>
          {speech.text("counter-satellites")} <b>{count(view, seat, "satellites")}</b>
        </small>
      </div>
    </>
  );
}

function Held({ view, seat, all }: { view: GaiaView; seat: number; all: boolean }) {
  const { booster, tiles, tokens } = seatOf(view, seat);
  const seen = tiles.filter(({ covered }) => all || !covered);
  const cells = [
    ...tokens.map(({ word, green }, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two tokens may be alike
      <TokenChip key={`${word} ${at}`} word={word ?? ""} green={green} />
    )),
    ...seen.map(({ word, covered }) => <TileChip key={word} word={word ?? ""} covered={covered} />),
  ];
  const signs = [...tokens, ...seen].slice(0, SHORT).reduce((sum, { word }) => sum + signsOn(word ?? ""), 0);
  const room = SIGNS - (booster === null ? 0 : signsOn(booster));
  const shown = all ? cells : cells.slice(0, signs > room ? 1 : SHORT);
  return (
    <div className={style.heldChips} data-all={all}>
      {booster !== null && <BoosterChip word={booster} />}
      {shown}
      {cells.length > shown.length && <span className={style.more}>+{cells.length - shown.length}</span>}
    </div>
  );
}

const ALWAYS = new Set(["round-tiles", "boosters", "tech-tiles", "federations"]);

function Sources({ view, seat }: { view: GaiaView; seat: number }) {
  const speech = useSpeech();
  const { sources } = seatOf(view, seat);
  return (
    <dl className={style.sources}>
      {Object.entries(sources)
        .filter(([id, n]) => id !== "start" && (n !== 0 || ALWAYS.has(id)))
        .map(([id, n]) => (
          <div key={id}>
            <dt>{speech.first([`score-${id}-short`, `score-${id}`])}</dt>
            <dd>{n < 0 ? `−${-n}` : n}</dd>
          </div>
        ))}
    </dl>
  );
}

/** On a phone: a disc and the points of every seat; a tap shows that seat. */
export function SeatStrip({ view, onShow }: { view: GaiaView; onShow: (seat: number) => void }) {
  const speech = useSpeech();
  return (
    <div className={style.strip}>
      {view.seats.map(({ passed }, seat) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: the index is the seat
          key={seat}
          type="button"
          style={seatStyle(seat)}
          data-active={view.table.active === seat}
          data-own={view.seat === seat}
          onClick={() => onShow(seat)}
        >
          <span className="hidden">{nameOf(speech, view, seat)}</span>
          <SeatDisc seat={seat} size={18} />
          <b>{count(view, seat, "vp")}</b>
          {passed && <Icon of={G.flag} size={0.9} />}
        </button>
      ))}
    </div>
  );
}
