/** Planets and corporations to choose from: as cards, and large in the middle of the table. */

import type { SeatFacts } from "../../contract/planet.gen";
import type { Word } from "../../engine/types";
import { Icon } from "../../kit/icons";
import { useAsked, useNow, usePlay } from "../../kit/thing";
import { useSpeech } from "../../text/context";
import { Given } from "./given";
import { I } from "./icons";
import { Ground } from "./planet";
import style from "./planet.module.css";
import { CORPORATIONS, TRACKS, trackOf } from "./tables";
import { Tracks } from "./tracks";

/** The side that is pointed at while one is chosen, else the one that was pressed. */
export function usePointedSide(prompt: string, sides: ReadonlyMap<string, unknown>): string | null {
  const play = usePlay();
  const asked = useAsked()?.id === prompt;
  return useNow(({ choice }) => {
    const word = play.hoveredWord();
    const pointed = word !== null && sides.has(word) ? word : (choice.clicked[0] ?? null);
    return asked && pointed !== null && sides.has(pointed) ? pointed : null;
  });
}

/** What a board is called, once it is chosen. */
export function Side({ seat, of }: { seat: SeatFacts; of: "planet" | "corporation" }) {
  const speech = useSpeech();
  if (seat.undecided?.includes(of))
    return <span className={style.undecided}>{speech.text("planet-board-undecided")}</span>;
  return speech.name(seat[of]);
}

export function PlanetFace({ word }: { word: Word }) {
  const speech = useSpeech();
  return (
    <>
      <header>
        <span>{speech.name(word)}</span>
      </header>
      <div className={style.side}>
        <svg viewBox="-14 -14 508 508" aria-hidden="true">
          <Ground planet={word} small />
        </svg>
        <span>{speech.explain(word)}</span>
      </div>
    </>
  );
}

/** A corporation: its tracks that differ, and the names of its techs. */
export function CorporationFace({ word }: { word: Word }) {
  const speech = useSpeech();
  const corporation = CORPORATIONS.get(word);
  // Movement is told by the number of rovers; what else is printed differently is drawn.
  const own = TRACKS.filter((track) => track !== "rover" && corporation?.tracks?.[track] !== undefined);
  return (
    <>
      <header>
        <span>{speech.name(word)}</span>
      </header>
      <span>{speech.explain(word)}</span>
      {own.map((track) => (
        <SideTrack key={track} corporation={word} track={track} />
      ))}
      <ol className={style.sideTechs}>
        {corporation?.techs.map((tech) => (
          <li key={tech}>{speech.text(`tech-${tech}`)}</li>
        ))}
      </ol>
    </>
  );
}

/** What a track of a corporation gives, step by step. */
function SideTrack({ corporation, track }: { corporation: string; track: (typeof TRACKS)[number] }) {
  const speech = useSpeech();
  return (
    <span className={style.sideTrack}>
      <Icon of={I[track]} label={speech.name(track)} />
      {trackOf(corporation, track).map((given, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a position is its number
        <span key={at} className={style.sideCell}>
          {given
            .split(/[ |]/)
            .filter((part) => part !== "")
            .map((part) => (
              <Given key={part} part={part} />
            ))}
        </span>
      ))}
    </span>
  );
}

/** The whole board of a corporation: its tracks, and its techs in full. */
export function CorporationSheet({ corporation, number }: { corporation: string; number: number }) {
  const speech = useSpeech();
  const bare = { corporation, counters: {}, pods_on_board: [] };
  return (
    <section className={`panel ${style.sheet}`} data-area="corporation" aria-label={speech.name(corporation)}>
      <h2>{speech.name(corporation)}</h2>
      <p>{speech.explain(corporation)}</p>
      <Tracks seat={bare} number={number} mine={false} />
      <ol>
        {CORPORATIONS.get(corporation)?.techs.map((tech, n) => (
          <li key={tech}>
            <b>{n + 1}</b>
            <span>
              <b>{speech.text(`tech-${tech}`)}</b> {speech.explain(`tech-${tech}`)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
