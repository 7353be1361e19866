/** The table on a phone: the planet, below it what is decided now, the rest in tabs. */

import type { PlanetView } from "../../contract/planet.gen";
import type { PhoneParts as PhoneFrame } from "../../kit/frame";
import { otherSeats, SeatDisc, seatStyle } from "../../kit/seat";
import { useAsked, useNow, usePlan, usePlay } from "../../kit/thing";
import { useSpeech } from "../../text/context";
import type { Speech } from "../../text/speech";
import { RESOLVE } from "./asking";
import { Choose, useChoosing } from "./choose";
import { useRoverAt } from "./driving";
import type { Ruler } from "./gestures";
import { useHand, useHandStore } from "./hand";
import { freshOf, Peek, pointsOf, State } from "./others";
import { Owned } from "./owned";
import { Thumb } from "./planet";
import style from "./planet.module.css";
import { CHOICES, useQueue } from "./queue";
import { Below, Gets, Tray, TURNING, usePointedDepot, Wheel } from "./station";
import { isTrack, TRACKS } from "./tables";
import { Top, useRoundNote } from "./top";
import { Tracks } from "./tracks";
import { ownOf, seatOf } from "./view";

interface PhoneProps {
  readonly view: PlanetView;
  readonly fresh: ReadonlySet<string>;
  /** Somebody else's planet that is looked at in place of the own one. */
  readonly shown: number | null;
  readonly onShow: (seat: number | null) => void;
  readonly centre: React.ReactNode;
  readonly tray: React.ReactNode;
}

export function phoneParts(
  speech: Speech,
  top: React.ReactNode,
  others: React.ReactNode,
  props: PhoneProps,
): PhoneFrame {
  const { view } = props;
  const own = ownOf(view);
  return {
    top,
    strip: <Strip {...props} />,
    keep: <Kept {...props} />,
    tabs: [
      { id: "station", name: speech.text("planet-board-tab-station"), body: <PhoneStation view={view} /> },
      {
        id: "tracks",
        name: speech.text("planet-board-tab-tracks"),
        body: <Tracks seat={seatOf(view, own)} number={own} mine={view.seat !== null} />,
      },
      {
        id: "cards",
        name: speech.text("planet-board-tab-cards"),
        body: (
          <>
            <Owned view={view} seat={own} most={12} />
            <div className={style.phoneGoals}>
              <Top view={view} />
            </div>
          </>
        ),
      },
      ...(view.players > 1
        ? [{ id: "others", name: speech.text("planet-board-tab-others"), body: others }]
        : []),
    ],
  };
}

function Kept({ view, fresh, shown, onShow, centre, tray }: PhoneProps) {
  const turning = useAsked()?.id === TURNING;
  return (
    <div className={style.phone}>
      {shown !== null && (
        <div className={style.phonePeek} data-alone={!turning}>
          <Peek view={view} seat={shown} onClose={() => onShow(null)} />
        </div>
      )}
      <div className={style.phoneRest} hidden={shown !== null}>
        {centre}
      </div>
      {turning && view.players > 1 && <Planets view={view} fresh={fresh} shown={shown} onShow={onShow} />}
      <div className={style.phoneRest} hidden={shown !== null && !turning}>
        {tray}
      </div>
    </div>
  );
}

type PlanetsProps = Pick<PhoneProps, "view" | "fresh" | "shown" | "onShow">;

/** The planets of the others, for the commander: whom which tiles would suit. */
function Planets({ view, fresh, shown, onShow }: PlanetsProps) {
  const speech = useSpeech();
  return (
    <div className={style.planets} data-area="planets">
      {otherSeats(view).map((seat) => (
        <button
          key={seat}
          type="button"
          style={seatStyle(seat)}
          data-shown={seat === shown}
          aria-label={speech.player(seat)}
          onClick={() => onShow(seat === shown ? null : seat)}
        >
          <SeatDisc seat={seat} size={16} />
          <Thumb
            planet={seatOf(view, seat).planet}
            board={seatOf(view, seat).board}
            fresh={freshOf(fresh, seat)}
          />
        </button>
      ))}
    </div>
  );
}

/** The seats with their points; a touch looks at one. */
function Strip({ view, shown, onShow }: PlanetsProps) {
  const speech = useSpeech();
  const own = ownOf(view);
  const note = useRoundNote(view);
  return (
    <div className={style.strip}>
      {Array.from({ length: view.players }, (_, n) => (own + n) % view.players).map((seat) => (
        <button
          key={seat}
          type="button"
          data-own={seat === own}
          data-shown={seat === shown}
          onClick={() => onShow(seat === own || seat === shown ? null : seat)}
        >
          <span className="hidden">{speech.player(seat)}</span>
          <SeatDisc seat={seat} size={19} />
          <b>{pointsOf(view, seat)}</b>
          {seat !== own && <State view={view} seat={seat} />}
        </button>
      ))}
      {view.players === 1 && <small>{note}</small>}
    </div>
  );
}

/** Below the planet: what is decided now, wherever that lies on a larger table. */
export function PhoneTray({ view, ruler }: { view: PlanetView; ruler: Ruler }) {
  const choosing = useChoosing();
  const turning = useAsked()?.id === TURNING;
  const tracks = useTrackAsked();
  const techs = useTechAsked();
  const queue = useQueue(view);
  const driving = useRoverAt(useHand((look) => look.rover)) !== null; // then only the planet matters
  const own = ownOf(view);
  if (choosing)
    return (
      <div className={style.phoneTray}>
        <Choose view={view} what={choosing} />
      </div>
    );
  if (turning)
    return (
      <div className={style.phoneTurn}>
        <Wheel view={view} />
        <Gets view={view} only={own} />
      </div>
    );
  const board = techs ? (
    <Owned view={view} seat={own} most={3} />
  ) : (
    <Tracks seat={seatOf(view, own)} number={own} mine={view.seat !== null} />
  );
  if (queue !== null && !tracks)
    return (
      <div className={style.phoneTray}>
        <div className={style.phoneBoth}>
          <Tray view={view} ruler={ruler} />
          {!driving && board}
        </div>
      </div>
    );
  return (
    <div className={style.phoneTray}>{tracks || techs ? board : <Tray view={view} ruler={ruler} />}</div>
  );
}

/** Whether a tech is asked for: a life pod lies there, or comes there. */
function useTechAsked(): boolean {
  const prompt = useAsked()?.id ?? "";
  const lit = useNow(({ offer }) => offer?.legal.some((word) => /^tech-\d$/.test(word)) ?? false);
  return lit && prompt !== RESOLVE && !CHOICES.has(prompt);
}

/** Whether a tracker or a space of a track is asked for: by the question, or by what has been clicked. */
function useTrackAsked(): boolean {
  const play = usePlay();
  const begun = usePlan().steps.length > 0;
  const prompt = useAsked()?.id ?? "";
  const resolving = prompt === RESOLVE;
  const placing = useHandStore().placing();
  const lit = useNow(
    ({ offer }) =>
      TRACKS.some((track) => play.light(track) === "legal") ||
      (offer?.legal.some((word) => isTrack(word.split(".")[0] ?? "") && word.includes(".")) ?? false),
  );
  return lit && !placing && !CHOICES.has(prompt) && (begun || !resolving);
}

function PhoneStation({ view }: { view: PlanetView }) {
  const depot = usePointedDepot(view);
  return (
    <div className={style.phoneStation}>
      <Wheel view={view} />
      {depot && <Below depot={depot} />}
    </div>
  );
}
