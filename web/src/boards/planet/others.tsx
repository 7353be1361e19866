/** The other players: their planets as live thumbnails, trackers, what they have collected. */

import type { PlanetView } from "../../contract/planet.gen";
import { Icon } from "../../kit/icons";
import { otherSeats, SeatDisc, seatStyle } from "../../kit/seat";
import { useShape } from "../../kit/shape";
import { useNow } from "../../kit/thing";
import { Points } from "../../kit/value";
import { useSpeech } from "../../text/context";
import { I } from "./icons";
import { boxOf, Ground, Loose, linesOf, Medals, PEEK_RIM, Thumb, Tiles } from "./planet";
import style from "./planet.module.css";
import { Rings } from "./rings";
import { Side } from "./sides";
import { TRACKS, trackOf } from "./tables";
import { Tracks } from "./tracks";
import { seatOf } from "./view";

const NO_GOALS: ReadonlySet<string> = new Set();

interface OthersProps {
  readonly view: PlanetView;
  readonly fresh: ReadonlySet<string>;
  readonly shown: number | null;
  /** Look for a moment, or until it is closed. */
  readonly onPeek: (seat: number | null) => void;
  readonly onShow: (seat: number | null) => void;
}

export function pointsOf(view: PlanetView, seat: number): number {
  return Object.values(seatOf(view, seat).points).reduce((sum, n) => sum + n, 0);
}

/** Of a seat only: the squares that begin tiles which it laid since the own last act. */
export function freshOf(fresh: ReadonlySet<string>, seat: number): ReadonlySet<string> {
  const own = [...fresh]
    .filter((key) => key.startsWith(`${seat} `))
    .map((key) => key.slice(`${seat} `.length));
  return new Set(own);
}

export function OtherSeats(props: OthersProps) {
  const { view } = props;
  const seats = otherSeats(view);
  const tall = useShape() === "wide" && seats.length === 1; // the column is theirs alone
  return (
    <div className={style.others} data-many={seats.length > 3} data-one={tall}>
      {seats.map((seat) => (
        <OtherSeat key={seat} seat={seat} {...props} />
      ))}
    </div>
  );
}

export function State({ view, seat }: { view: PlanetView; seat: number }) {
  const speech = useSpeech();
  const busy = view.waiting.includes(seat);
  const phase = phaseOf(view);
  if (view.over || phase === "turning") return null; // nobody has begun the round
  return (
    <span className={style.state} data-busy={busy}>
      <Icon of={busy ? I.dots : I.ok} />
      <span>{speech.text(busy ? "planet-board-busy" : "planet-board-ready", { phase })}</span>
    </span>
  );
}

/** What everybody is busy with. */
function phaseOf(view: PlanetView): "turning" | "choosing" | "placing" {
  if (view.station.some(({ places }) => places !== undefined)) return "turning";
  return view.table.round === 0 ? "choosing" : "placing";
}

/** In the prompt bar: who else is not done with the round. */
export function Placing({ view }: { view: PlanetView }) {
  const speech = useSpeech();
  const seats = otherSeats(view).filter((seat) => view.waiting.includes(seat));
  if (seats.length === 0 || view.over || view.seat === null || phaseOf(view) === "turning") return null;
  return (
    <span
      className={style.placing}
      data-area="placing"
      title={speech.list(seats.map((seat) => speech.player(seat)))}
    >
      {seats.map((seat) => (
        <SeatDisc key={seat} seat={seat} size={18} />
      ))}
      {speech.text("planet-board-still")}
    </span>
  );
}

function Got({ view, seat }: { view: PlanetView; seat: number }) {
  const speech = useSpeech();
  const { counters } = seatOf(view, seat);
  return (
    <span className={style.got}>
      {(
        [
          ["pods", I.pod],
          ["meteorites", I.meteorite],
          ["cards", I.card],
        ] as const
      ).map(([id, icon]) => (
        <span key={id} title={speech.name(id)} data-counter={id}>
          <Icon of={icon} label={speech.name(id)} />
          {counters[id] ?? 0}
        </span>
      ))}
    </span>
  );
}

function OtherSeat({ view, seat, fresh, shown, onPeek, onShow }: OthersProps & { seat: number }) {
  const speech = useSpeech();
  const facts = seatOf(view, seat);
  const many = view.players > 4;
  return (
    <section
      className={`panel ${style.other}`}
      style={seatStyle(seat)}
      data-opponent={seat}
      data-shown={shown === seat}
      data-many={many}
      aria-label={speech.player(seat)}
    >
      <button
        type="button"
        className={style.otherHead}
        aria-expanded={shown === seat}
        onPointerEnter={(event) => event.pointerType !== "touch" && onPeek(seat)}
        onPointerLeave={() => onPeek(null)}
        onClick={() => onShow(shown === seat ? null : seat)}
      >
        <SeatDisc seat={seat} size={20} />
        <span className={style.otherName}>
          <b>{many ? speech.player(seat) : <Side seat={facts} of="corporation" />}</b>
          <small>
            {many ? (
              <Side seat={facts} of="corporation" />
            ) : (
              <>
                {speech.player(seat)} · <Side seat={facts} of="planet" />
              </>
            )}
          </small>
        </span>
        <Points n={pointsOf(view, seat)} size={1.9} label={speech.name("vp")} gold />
        <Thumb
          planet={facts.planet}
          board={facts.board}
          fresh={freshOf(fresh, seat)}
          className={style.thumb}
        />
        <span className={style.otherSide}>
          <State view={view} seat={seat} />
          {TRACKS.map((track) => {
            const top = trackOf(facts.corporation, track).length - 1;
            const now = facts.counters[track] ?? 0;
            return (
              <span key={track} className={style.meter} title={speech.name(track)}>
                <Icon of={I[track]} label={speech.name(track)} />
                <span className={style.meterBar}>
                  <i
                    style={{ width: `${Math.min(100, (now / top) * 100)}%`, background: `var(--t-${track})` }}
                  />
                </span>
                <span>{now}</span>
              </span>
            );
          })}
          <Got view={view} seat={seat} />
        </span>
      </button>
    </section>
  );
}

const LAID: ReadonlySet<string> = new Set(["planet-did-place", "planet-did-aside"]);

/** Whether what a seat does in this round is not shown yet: the log tells it when all are done. */
function useHidden(view: PlanetView, seat: number): boolean {
  const shown = useNow(({ log }) =>
    log
      .slice(log.findLastIndex(({ id }) => id === "planet-did-round") + 1)
      .some(({ id, args }) => LAID.has(id) && args.seat === seat),
  );
  return seat !== view.seat && !view.over && phaseOf(view) === "placing" && !shown;
}

/** Somebody else's planet, large, in place of the right column. */
export function Peek({
  view,
  seat,
  onClose,
}: {
  view: PlanetView;
  seat: number;
  onClose: (() => void) | null;
}) {
  const speech = useSpeech();
  const facts = seatOf(view, seat);
  const hidden = useHidden(view, seat);
  return (
    <>
      <section className={`panel ${style.peek}`} style={seatStyle(seat)} data-area="peek" data-seat={seat}>
        <header>
          <SeatDisc seat={seat} size={24} />
          <b>
            <Side seat={facts} of="corporation" />
          </b>
          <small>
            {speech.player(seat)} · <Side seat={facts} of="planet" />
          </small>
          <State view={view} seat={seat} />
          <Points n={pointsOf(view, seat)} size={2.1} gold />
          {onClose && (
            <button
              type="button"
              className="button square quiet"
              aria-label={speech.text("web-close")}
              onClick={onClose}
            >
              ✕
            </button>
          )}
        </header>
        <svg viewBox={boxOf(PEEK_RIM)} role="img" aria-label={speech.name(facts.planet)}>
          <Ground planet={facts.planet} />
          <Tiles board={facts.board} />
          <Loose board={facts.board} />
          <Rings board={facts.board} own={false} secret={NO_GOALS} />
          <Medals
            lines={linesOf(facts.board)}
            grid={facts.board.grid}
            rim={PEEK_RIM}
            own={false}
            final={view.over}
          />
        </svg>
        <footer>
          <Got view={view} seat={seat} />
          <span className={style.got}>
            <span data-counter="rovers">
              <Icon of={I.vehicle} label={speech.name("rovers")} />
              {speech.text("planet-board-supply", { n: facts.counters.rovers ?? 0 })}
            </span>
          </span>
          {hidden && <small>{speech.text("planet-board-before")}</small>}
        </footer>
      </section>
      <Tracks seat={facts} number={seat} mine={false} />
    </>
  );
}
