/** The end on the board: points by source in place of the wheel, and their letters where on the table they come from. */

import { createContext, useContext } from "react";
import type { Board, PlanetView } from "../../contract/planet.gen";
import { SeatDisc } from "../../kit/seat";
import { useSpeech } from "../../text/context";
import { cellsOf } from "./planet";
import style from "./planet.module.css";
import { TRACKS } from "./tables";
import { ownOf, privateGoals, seatOf, sharedGoals } from "./view";

/** Sources of points as the rulebook letters them, with the names that say what they are. */
const ROWS = [
  { id: "A", names: ["planet"], sources: ["planet", "cities"] },
  { id: "B", names: ["tracks"], sources: TRACKS.map((track) => `track-${track}`) },
  { id: "C", names: ["pods", "meteorites"], sources: ["pods", "meteorites"] },
  { id: "D", names: ["cards"], sources: ["cards"] },
  { id: "E", names: ["private"], sources: ["private"] },
  { id: "F", names: ["objectives"], sources: ["objectives"] },
] as const;

const ALL = ROWS.flatMap(({ sources }) => sources);

export type Letter = (typeof ROWS)[number]["id"];

function sumOf(view: PlanetView, seat: number, sources: readonly string[]): number {
  const { points } = seatOf(view, seat);
  return sources.reduce((sum, source) => sum + (points[source] ?? 0), 0);
}

/** The points of a seat in one row of the table. */
export function rowSum(view: PlanetView, seat: number, of: Letter): number {
  return sumOf(view, seat, ROWS.find(({ id }) => id === of)?.sources ?? []);
}

/** Squares under neither tile nor patch: current that lies open fills a line, and is bare. */
function bareSquares({ grid, tiles, patches }: Board): number {
  const covered = new Set([...tiles.flatMap(({ cells }) => cells), ...patches]);
  return cellsOf(grid).length - covered.size;
}

function meteoritesLeft({ meteorites, rovers }: Board): number {
  return meteorites.length + rovers.filter(({ carries }) => carries).length;
}

/** What decides between equal points, in this order: of each the least. */
const TIES = [
  { id: "squares", of: bareSquares },
  { id: "meteorites", of: meteoritesLeft },
] as const;

/** Whether two seats or more have most points. */
export function isTied(view: PlanetView): boolean {
  const totals = view.seats.map((_, seat) => totalOf(view, seat));
  return totals.filter((total) => total === Math.max(...totals)).length > 1;
}

function totalOf(view: PlanetView, seat: number): number {
  return sumOf(view, seat, ALL);
}

/** Best first, as the rules rank them. */
function ranked(view: PlanetView): readonly number[] {
  const keys = view.seats.map(({ board }, seat) => [
    -totalOf(view, seat),
    ...TIES.map(({ of }) => of(board)),
  ]);
  const before = (one: number, other: number) => {
    const apart = (keys[one] ?? []).map((key, n) => key - (keys[other]?.[n] ?? 0));
    return apart.find((by) => by !== 0) ?? one - other;
  };
  return view.seats.map((_, seat) => seat).sort(before);
}

export interface Ending {
  /** Whose planet lies in the middle. */
  readonly seat: number;
  /** The row that is pointed at. */
  readonly row: Letter | null;
}

export const EndingContext = createContext<Ending | null>(null);

/** A letter with its sum, beside what it counts. */
export function Sum({ view, of }: { view: PlanetView; of: Letter }) {
  const ending = useContext(EndingContext);
  const row = ROWS.find(({ id }) => id === of);
  if (!ending || !row) return null;
  return (
    <span
      className={style.sum}
      data-sum={of}
      data-faint={ending.row !== null && ending.row !== of}
      aria-hidden="true" // the table says it
    >
      <i>{of}</i>
      {rowSum(view, ending.seat, of)}
    </span>
  );
}

/** "Life pods, meteorites". */
function rowName([first = "", ...rest]: readonly string[]): string {
  return [first, ...rest.map((name) => name.charAt(0).toLowerCase() + name.slice(1))].join(", ");
}

interface EndTableProps {
  readonly view: PlanetView;
  readonly onPoint: (row: Letter | null) => void;
  readonly onLook: (seat: number) => void;
}

/** Winner first, the best of each row bold. Pointing at a row shows where it comes from, a name shows that planet. */
export function EndTable({ view, onPoint, onLook }: EndTableProps) {
  const speech = useSpeech();
  const ending = useContext(EndingContext);
  const seats = ranked(view);
  const shown = ending?.seat ?? ownOf(view);
  const rows = ROWS.filter(({ id }) => {
    const goals = id === "E" ? privateGoals : id === "F" ? sharedGoals : null;
    return goals === null || seats.some((seat) => goals(view, seat).length > 0);
  });
  return (
    <section className={`panel ${style.ending}`} data-area="end-table" data-many={seats.length > 4}>
      <table>
        <thead>
          <tr>
            <td />
            {seats.map((seat) => (
              <th key={seat} scope="col" data-shown={seat === shown}>
                <button type="button" title={speech.player(seat)} onClick={() => onLook(seat)}>
                  <SeatDisc seat={seat} size={20} />
                  <span>{speech.player(seat)}</span>
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, names, sources }) => {
            const best = Math.max(...seats.map((seat) => sumOf(view, seat, sources)));
            return (
              <tr
                key={id}
                data-row={id}
                onPointerEnter={() => onPoint(id)}
                onPointerLeave={() => onPoint(null)}
              >
                <th scope="row">
                  <i>{id}</i> {rowName(names.map((name) => speech.name(name)))}
                </th>
                {seats.map((seat) => {
                  const n = sumOf(view, seat, sources);
                  return (
                    <td key={seat} data-best={n > 0 && n === best} data-shown={seat === shown}>
                      {n}
                    </td>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{speech.text("web-total")}</th>
            {seats.map((seat) => (
              <td key={seat} data-shown={seat === shown}>
                {totalOf(view, seat)}
              </td>
            ))}
          </tr>
          {isTied(view) &&
            TIES.map(({ id, of }) => (
              <tr key={id} data-tie={id}>
                <th scope="row">{speech.text(`planet-tie-${id}`)}</th>
                {seats.map((seat) => (
                  <td key={seat}>{of(seatOf(view, seat).board)}</td>
                ))}
              </tr>
            ))}
        </tfoot>
      </table>
    </section>
  );
}
