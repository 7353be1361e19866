/** A rover that is about to drive: where it could go, the way to the square that is pointed at, what that brings. */

import type { Board, SeatFacts } from "../../contract/planet.gen";
import { Icon } from "../../kit/icons";
import { InPrompt } from "../../kit/prompt-part";
import { useLight, usePlan, usePlay } from "../../kit/thing";
import { Points } from "../../kit/value";
import { useKey } from "../../kit/verbs";
import { useSpeech } from "../../text/context";
import { RESOLVE } from "./asking";
import { type Reach, useLoneRover, useReach, useRoverAt, type WayTo, wayAlong } from "./driving";
import { useHand, useHandStore } from "./hand";
import { I } from "./icons";
import { factsOf, useBrings } from "./placing";
import style from "./planet.module.css";
import { At } from "./tile";
import { at, outline, UNIT } from "./tiles";

export function ReachLight({ ways }: { ways: readonly WayTo[] }) {
  return (
    <path
      d={outline(
        ways.map(({ to }) => at(to)),
        2,
        6,
      )}
      className={style.placeLight}
      filter="url(#planet-glow)"
      pointerEvents="none"
    />
  );
}

export function ReachCosts({ ways }: { ways: readonly WayTo[] }) {
  return (
    <g pointerEvents="none">
      {ways.map(({ to, cost }) => {
        const { x, y } = at(to);
        return (
          <g
            key={to}
            transform={`translate(${x * UNIT + 31} ${y * UNIT + 9})`}
            className={style.cost}
            data-cost={cost}
            data-to={to}
          >
            <circle r="8.4" />
            <text y="4.3">{cost}</text>
          </g>
        );
      })}
    </g>
  );
}

/** The way that a click would drive, with what is collected on it. */
export function Way({ from, way, board }: { from: string; way: WayTo; board: Board }) {
  const words = [from, ...way.path];
  const d = `M${words.map((word) => `${at(word).x * UNIT + 20} ${at(word).y * UNIT + 20}`).join("L")}`;
  const end = at(way.to);
  return (
    <g pointerEvents="none" data-area="way">
      <path d={d} className={style.wayHalo} />
      <path d={d} className={style.way} />
      {way.path
        .filter((word) => board.pods.includes(word) || board.meteorites.includes(word))
        .map((word) => {
          const { x, y } = at(word);
          return (
            <g key={word}>
              <circle cx={x * UNIT + 20} cy={y * UNIT + 20} r="17" className={style.loot} />
              <At
                of={board.pods.includes(word) ? I.pod : I.meteorite}
                x={x * UNIT + 7}
                y={y * UNIT + 7}
                size={26}
              />
            </g>
          );
        })}
      <rect
        x={end.x * UNIT + 1}
        y={end.y * UNIT + 1}
        width="38"
        height="38"
        rx="7"
        className={style.wayEnd}
      />
      <g opacity=".75">
        <At of={I.vehicle} x={end.x * UNIT + 2} y={end.y * UNIT + 3} size={36} />
      </g>
    </g>
  );
}

/** The rover that is about to drive, and the way to the square that is pointed at. */
function useWay(): readonly [Reach | null, WayTo | null] {
  const chosen = useHand((look) => look.rover);
  const target = useHand((look) => look.target);
  const trail = useHand((look) => look.trail);
  const rover = useRoverAt(chosen);
  return [rover, wayAlong(rover, target, trail)];
}

/** What the way would cost, collect and be worth. */
export function WayCard({ seat }: { seat: SeatFacts }) {
  const [, way] = useWay();
  return way && <Card seat={seat} way={way} />;
}

function Card({ seat, way }: { seat: SeatFacts; way: WayTo }) {
  const speech = useSpeech();
  const facts = factsOf(useBrings(way.words.join(" ")));
  const left = seat.counters.movement ?? 0;
  const loot = [
    { id: "pods", n: way.pods, icon: I.pod },
    { id: "meteorites", n: way.meteorites, icon: I.meteorite },
  ];
  return (
    <div className={`${style.pop} ${style.wayCard}`} data-area="way-card">
      <ul>
        <li>
          <Icon of={I.move} label={speech.name("movement")} />
          <span className={style.to}>
            {left} ▸ {left - way.cost}
          </span>
        </li>
        {loot
          .filter(({ n }) => n > 0)
          .map(({ id, n, icon }) => (
            <li key={id}>
              <Icon of={icon} />
              <span>{speech.name(id)}</span>
              <span className={style.to}>+{n}</span>
            </li>
          ))}
        {Object.entries(facts?.points ?? {}).map(([source, n]) => (
          <li key={source} className={n < 0 ? style.less : ""}>
            <span>{speech.first([`score-${source}`]) ?? speech.name(source)}</span>
            <Points n={n > 0 ? `+${n}` : n} size={1.7} gold={n > 0} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Where does it go? A finger says so with a button, after its first tap has shown the way. */
export function RoverPrompt({ seat, touch }: { seat: SeatFacts; touch: boolean }) {
  const speech = useSpeech();
  const play = usePlay();
  const hand = useHandStore();
  const reach = useReach();
  const [rover, way] = useWay();
  const lone = useLoneRover() !== null;
  const chosen = useHand((look) => look.rover) !== null && !lone;
  const done = useLight("done") === "legal" && !(touch && chosen);
  const planned = usePlan().words !== null; // a way that waits for its Confirm
  useKey(rover && chosen ? "Escape" : undefined, () => hand.drive(null));
  if (!rover || planned) return null;
  const next = reach[(reach.indexOf(rover) + 1) % reach.length]?.rover ?? null;
  const big = touch ? style.big : "";
  return (
    <InPrompt
      question={speech.text("planet-ask-drive", { points: seat.counters.movement ?? 0 })}
      hint={way ? <Sentence way={way} /> : speech.text("planet-ask-drive-hint")}
    >
      {reach.length > 1 && (
        <button
          type="button"
          className={`button ${big}`}
          data-act="other-rover"
          onClick={() => hand.drive(next)}
        >
          {speech.text("planet-board-other-rover")} {!touch && <span className="key">Tab</span>}
        </button>
      )}
      {chosen && (
        <button type="button" className={`button ${big}`} data-act="stay" onClick={() => hand.drive(null)}>
          {speech.text("planet-board-stay")} {!touch && <span className="key">Esc</span>}
        </button>
      )}
      {done && (
        <button
          type="button"
          className={`button ${big}`}
          data-word="done"
          data-light="legal"
          onClick={() => {
            hand.drive(null);
            play.point("done");
          }}
        >
          {speech.text(`done-at-${RESOLVE}`)} {!touch && <span className="key">↵</span>}
        </button>
      )}
      {touch && (
        <button
          type="button"
          className={`button main ${big}`}
          data-act="drive"
          disabled={!way}
          onClick={() => {
            hand.drive(null);
            if (way) play.propose(way.at, true);
          }}
        >
          {speech.text("planet-board-go")}
        </button>
      )}
    </InPrompt>
  );
}

function Sentence({ way }: { way: WayTo }) {
  const speech = useSpeech();
  const loot = [
    way.pods > 0 && `${speech.name("pods")} +${way.pods}`,
    way.meteorites > 0 && `${speech.name("meteorites")} +${way.meteorites}`,
  ].filter((each) => each !== false);
  const { to, cost } = way;
  return (
    <span>
      <b>{speech.text("planet-board-way", { cell: speech.name(to), cost })}</b>
      {loot.map((each) => `; ${each}`)}
    </span>
  );
}
