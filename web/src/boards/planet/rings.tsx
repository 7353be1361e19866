/** Rings on a planet around what the pointed-at thing speaks of: a line, an area, what an objective counts. */

import { memo, useMemo, useSyncExternalStore } from "react";
import type { Board } from "../../contract/planet.gen";
import { useAltHeld } from "../../kit/alt";
import { useAsked, usePlay } from "../../kit/thing";
import { areaAt, type Counted, countedBy, lastEnergy } from "./areas";
import { useHand } from "./hand";
import { cellsOf, lineCells } from "./planet";
import style from "./planet.module.css";
import { OBJECTIVES } from "./tables";
import { at, outline, pointOf, UNIT, wordAt } from "./tiles";

interface RingsProps {
  readonly board: Board;
  /** Squares of the own planet may be pointed at. */
  readonly own: boolean;
  /** Objectives whose private side counts here. */
  readonly secret: ReadonlySet<string>;
}

export function Rings({ board, own, secret }: RingsProps) {
  const play = usePlay();
  const free = useHand(({ held, rover }) => held === null && rover === null);
  const energy = useAsked()?.id === "planet-ask-energy";
  const pointed = useSyncExternalStore(play.subscribe, () => {
    const word = play.hoveredWord();
    if (word === null || !free) return null;
    if (OBJECTIVES.has(word)) return word;
    // A square that can be answered with is not looked at for its area.
    return own && (isLine(word) || (pointOf(word) && play.light(word) === "dark")) ? word : null;
  });
  const ringed = useMemo(() => {
    if (pointed !== null) return ringsOf(board, pointed, secret.has(pointed));
    return energy && own ? lastEnergy(board) : null;
  }, [board, pointed, secret, energy, own]);
  if (!ringed) return null;
  return <Drawn ringed={ringed} pulse={pointed === null} />;
}

function isLine(word: string): boolean {
  return /^(row|column)-/.test(word);
}

function ringsOf(board: Board, word: string, secret: boolean): Counted {
  if (isLine(word)) {
    const line = lineCells(board.grid, word).map(wordAt);
    return { areas: [line], squares: line.filter((square) => board.meteorites.includes(square)) };
  }
  if (pointOf(word)) return { areas: [areaAt(board, word)], squares: [] };
  return countedBy(board, word, secret ? "p" : "n");
}

const Drawn = memo(function Drawn({ ringed, pulse }: { ringed: Counted; pulse: boolean }) {
  return (
    <g pointerEvents="none" data-area="rings">
      {ringed.areas
        .filter((area) => area.length > 0)
        .map((area) => (
          <path
            key={area[0]}
            d={outline(area.map(at), 1.5, 5)}
            className={style.ring}
            data-pulse={pulse}
            data-ring={area.length}
          />
        ))}
      {ringed.squares.map((word) => {
        const { x, y } = at(word);
        return (
          <circle
            key={word}
            cx={x * UNIT + UNIT / 2}
            cy={y * UNIT + UNIT / 2}
            r="17.5"
            className={style.ring}
            data-ring="1"
          />
        );
      })}
    </g>
  );
});

/** The names of all squares, while Alt is held. */
export function Names({ board }: { board: Board }) {
  const shown = useAltHeld();
  if (!shown) return null;
  return (
    <g className={style.names} pointerEvents="none" data-area="names">
      {cellsOf(board.grid).map(({ x, y }) => (
        <text key={`${x},${y}`} x={x * UNIT + UNIT / 2} y={y * UNIT + 25}>
          {String.fromCharCode(65 + x)}
          {y + 1}
        </text>
      ))}
    </g>
  );
}
