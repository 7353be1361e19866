/** What laying a tile would bring: line by line on the card beside it, and as a sentence in the prompt bar. */

import type { PlanetFacts, SeatFacts } from "../../contract/planet.gen";
import { Icon } from "../../kit/icons";
import { Points, signed } from "../../kit/value";
import { useSpeech } from "../../text/context";
import { Given } from "./given";
import type { Ghost } from "./hand";
import { I } from "./icons";
import { gainsText } from "./meaning";
import style from "./planet.module.css";
import { stepsUp } from "./steps";
import { CORPORATIONS, givenAt, isTrack, type Terrain, TRACKS, type Track, trackOf } from "./tables";

/** "3 ▸ 4"; a tracker that is stopped stays where it is. */
function fromTo(seat: SeatFacts, track: Track, steps: readonly number[]): string {
  const from = seat.counters[track] ?? 0;
  const to = steps.at(-1);
  return to === undefined ? String(from) : `${from} ▸ ${to}`;
}

/** What the positions on the way give; rovers on the top of their track still move for a tile. */
function givenOn(seat: SeatFacts, track: Track, steps: readonly number[]) {
  const top = trackOf(seat.corporation, track).length - 1;
  if (track === "rover" && seat.counters.rover === top)
    return [{ position: top, part: `move${CORPORATIONS.get(seat.corporation)?.rover_repeat ?? 0}` }];
  return steps.flatMap((position) =>
    givenAt(seat.corporation, track, position).map((part) => ({ position, part })),
  );
}

/** One line for each consequence. */
export function Brings({ seat, ghost, facts }: { seat: SeatFacts; ghost: Ghost; facts: PlanetFacts }) {
  const speech = useSpeech();
  const terrains = [...new Set(ghost.squares.map(({ terrain }) => terrain))];
  const spoilt = facts.lines.filter((line) => line.spoilt).length;
  const gained = facts.lines.filter((line) => line.full).reduce((sum, line) => sum + line.medal, 0);
  const pending = new Map(facts.pending.map(({ word, n }) => [word, n]));
  const idle = terrains.filter((terrain) => terrain === "water" && !pending.has(terrain));
  const told = [facts.energies, facts.pending, facts.meteorites, facts.buried, idle];
  const nothing = gained === 0 && told.every((list) => list.length === 0);
  return (
    <>
      {nothing && <li className="muted">{speech.text("planet-board-no-advance")}</li>}
      {facts.energies.map((offered, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: energies have no names
        <li key={n}>
          <Icon of={I.energy} />
          <span className={style.to}>
            {offered.length === 0 && speech.text("planet-board-nothing")}
            {offered.map((track, place) => (
              <span key={track}>
                {place > 0 && <i className={style.slash}>/</i>}
                <Icon of={I[track]} label={speech.name(track)} />
              </span>
            ))}
          </span>
        </li>
      ))}
      {TRACKS.filter((track) => pending.has(track)).map((track) => {
        const steps = stepsUp(seat, track, pending.get(track));
        return (
          <li key={track}>
            <Icon of={I[track]} label={speech.name(track)} />
            <span className={style.to}>{fromTo(seat, track, steps)}</span>
            <span className={style.to}>
              {givenOn(seat, track, steps).map(({ position, part }) => (
                <Given key={`${position} ${part}`} part={part} />
              ))}
            </span>
          </li>
        );
      })}
      {idle.map((terrain) => (
        <li key={terrain}>
          <Icon of={I[terrain]} />
          <span className="muted">{speech.text("planet-board-no-ice")}</span>
        </li>
      ))}
      {facts.pending
        .filter(({ word }) => !isTrack(word) && word !== "energy")
        .map(({ word, n }) => (
          <li key={word}>
            <Icon of={iconOf(word)} />
            <span>{speech.name(word)}</span>
            <span className={style.to}>{n > 1 ? `${n}×` : ""}</span>
          </li>
        ))}
      {gained > 0 && (
        <li>
          <Icon of={I.line} />
          <span>{speech.text("planet-board-completed")}</span>
          <span className={style.to}>
            <Points n={`+${gained}`} gold size={1.7} />
          </span>
        </li>
      )}
      {facts.meteorites.map((word) => (
        <li key={word}>
          <Icon of={I.meteorite} />
          <span>{speech.name(word)}</span>
          <span className={`${style.to} ${style.less}`}>
            {spoilt > 0 && (
              <>
                −{spoilt} <Icon of={I.line} />
              </>
            )}
          </span>
        </li>
      ))}
      {facts.buried.map(({ word, kind }) => (
        <li key={word}>
          <Icon of={kind === "pod" ? I.pod : I.vehicle} />
          <span className={style.less}>{speech.text("planet-board-destroyed")}</span>
        </li>
      ))}
      {Object.entries(facts.points)
        .filter(([source]) => source !== "planet")
        .map(([source, by]) => (
          <li key={source}>
            <span>{speech.name(source)}</span>
            <span className={style.to}>
              <Points n={signed(by)} size={1.7} />
            </span>
          </li>
        ))}
    </>
  );
}

export function iconOf(word: string) {
  const known: Partial<Record<string, (typeof I)[keyof typeof I]>> = {
    civ: I.civ,
    water: I.water,
    biomass: I.biomass,
    rover: I.rover,
    tech: I.tech,
    energy: I.energy,
    synergy: I.synergy,
    patch: I.patch,
    deploy: I.vehicle,
    regress: I.left,
    pod: I.pod,
    reposition: I.pod,
    score: I.pod,
    store: I.patch,
    peek: I.orange,
    movement: I.move,
    pass: I.no,
    loaded: I.meteorite,
    empty: I.vehicle,
  };
  return known[word] ?? known[word.split(/[.-]/)[0] ?? ""] ?? I.card;
}

/** What would happen, as a sentence. */
export function Sentence({ seat, facts }: { seat: SeatFacts; facts: PlanetFacts }) {
  const speech = useSpeech();
  const good: string[] = [];
  for (const offered of facts.energies) {
    const names = offered.map((track: Terrain) => speech.name(track));
    const list =
      names.length === 0
        ? speech.text("planet-board-nothing")
        : new Intl.ListFormat(speech.language, { type: "disjunction" }).format(names);
    good.push(speech.text("planet-board-energy-for", { list }));
  }
  for (const { word, n } of facts.pending) {
    if (word === "energy") continue;
    if (!isTrack(word)) {
      good.push(speech.name(word));
      continue;
    }
    const steps = stepsUp(seat, word, n);
    const gains = gainsText(speech, seat.corporation, word, steps);
    good.push(`${speech.name(word)} ${fromTo(seat, word, steps)}${gains && ` (${gains})`}`);
  }
  const bad: string[] = [];
  const spoilt = facts.lines.filter((line) => line.spoilt).map((line) => speech.name(line.word));
  for (const word of facts.meteorites)
    bad.push(
      speech.text("planet-board-meteorite", {
        cell: speech.name(word),
        n: spoilt.length,
        lines: speech.list(spoilt),
      }),
    );
  for (const { word, kind } of facts.buried)
    bad.push(speech.text("planet-board-buried", { cell: speech.name(word), kind }));
  return (
    <span>
      <b>{speech.text("planet-board-here")}</b> {good.join("; ") || speech.text("planet-board-no-advance")}
      {bad.length > 0 && "; "}
      <b className={style.less}>{bad.join("; ")}</b>
    </span>
  );
}
