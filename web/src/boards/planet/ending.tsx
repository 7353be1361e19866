/** The end on the board: points by source in place of the wheel, and their letters where on the table they come from. */

import { createContext, useContext } from "react";
import type { PlanetView } from "../../contract/planet.gen";
import { SeatDisc } from "../../kit/seat";
import { useSpeech } from "../../text/context";
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

export type Letter = (typeof ROWS)[number]["id"];

function sumOf(view: PlanetView, seat: number, sources: readonly string[]): number {
  const { points } = seatOf(view, seat);
  return sources.reduce((sum, source) => sum + (points[source] ?? 0), 0);
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
      {sumOf(view, ending.seat, row.sources)}
    </span>
  );
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
  const all = ROWS.flatMap(({ sources }) => sources);
  const total = (seat: number) => sumOf(view, seat, all);
  const seats = view.seats.map((_, seat) => seat).sort((one, other) => total(other) - total(one));
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
              <th key={seat} scope="col" data-shown={seat === (ending?.seat ?? ownOf(view))}>
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
                  <i>{id}</i> {names.map((name) => speech.name(name)).join(", ")}
                </th>
                {seats.map((seat) => {
                  const n = sumOf(view, seat, sources);
                  return (
                    <td key={seat} data-best={n > 0 && n === best}>
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
              <td key={seat}>{total(seat)}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
