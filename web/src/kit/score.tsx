/** How a game ended: bars by source on one scale, or a table. */

import type { CSSProperties, ReactNode } from "react";
import { Icon, KIT } from "./icons";
import { SeatDisc, seatStyle } from "./seat";
import { plain } from "./value";

export interface ScoreRow {
  readonly seat: number;
  readonly name: string;
  readonly note?: ReactNode;
  /** Who it is, drawn; else the sign of the seat. */
  readonly portrait?: ReactNode;
  readonly total: number;
  readonly place: number;
  readonly won: boolean;
  /** Points by source, in the order of the sources. */
  readonly parts: readonly { readonly source: string; readonly n: number }[];
  /** Named below the bar: single cards or tiles. */
  readonly below?: readonly { readonly name: string; readonly n: number }[];
}

export interface Source {
  readonly id: string;
  readonly name: string;
}

const COLOURS = 12;

function sourceStyle(at: number): CSSProperties {
  const style: Record<string, string> = { "--part": `var(--part-${at % COLOURS})` };
  return style;
}

/** One row a seat, best first; all bars on one scale; sources by colour, number and legend. */
export function ScoreBars({
  rows,
  sources,
  title,
}: {
  rows: readonly ScoreRow[];
  sources: readonly Source[];
  title?: string;
}) {
  const most = Math.max(
    1,
    ...rows.map((row) => row.parts.reduce((sum, part) => sum + Math.max(0, part.n), 0)),
  );
  const at = (source: string) => sources.findIndex(({ id }) => id === source);
  return (
    <div className="k-score">
      <ol>
        {rows.map((row) => (
          <li key={row.seat} className="panel" data-won={row.won} style={seatStyle(row.seat)}>
            <span className="k-score-place">
              {row.won ? <Icon of={KIT.crown} /> : rows.length > 1 && row.place}
            </span>
            {row.portrait ?? <SeatDisc seat={row.seat} size={36} />}
            <span className="k-score-name">
              <b>{row.name}</b>
              {row.note && <small>{row.note}</small>}
            </span>
            <div className="k-score-sources">
              <span className="k-score-bar">
                {row.parts
                  .filter((part) => part.n > 0)
                  .map((part, place) => (
                    <span
                      // biome-ignore lint/suspicious/noArrayIndexKey: single things share a source
                      key={`${part.source} ${place}`}
                      style={{ ...sourceStyle(at(part.source)), width: `${(100 * part.n) / most}%` }}
                      title={`${sources[at(part.source)]?.name}: ${part.n}`}
                    >
                      {part.n}
                    </span>
                  ))}
                {row.parts
                  .filter((part) => part.n < 0)
                  .map((part) => (
                    <em key={part.source} title={sources[at(part.source)]?.name}>
                      {plain(part.n)}
                    </em>
                  ))}
              </span>
              {row.below && (
                <span className="k-score-below">
                  {row.below.map(({ name, n }) => (
                    <span key={name}>
                      {name} <b>{n}</b>
                    </span>
                  ))}
                </span>
              )}
            </div>
            <span className="k-score-total">{plain(row.total)}</span>
          </li>
        ))}
      </ol>
      <ul className="k-legend">
        {title && <li>{title}</li>}
        {sources.map((source, number) => (
          <li key={source.id} style={sourceStyle(number)}>
            <i /> {source.name}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Sources as rows, seats as columns, best first; the best of each row is bold. */
export function ScoreTable({
  rows,
  sources,
  total,
  onPoint,
}: {
  rows: readonly ScoreRow[];
  sources: readonly Source[];
  total: string;
  /** A source is pointed at, or none any more. */
  onPoint?: (source: string | null) => void;
}) {
  const of = (row: ScoreRow, source: string) => row.parts.find((part) => part.source === source)?.n ?? 0;
  return (
    <table className="k-score-table">
      <thead>
        <tr>
          <td />
          {rows.map((row) => (
            <th key={row.seat} scope="col" data-won={row.won}>
              <SeatDisc seat={row.seat} size={18} /> {row.name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sources.map((source) => {
          const best = Math.max(...rows.map((row) => of(row, source.id)));
          return (
            <tr
              key={source.id}
              data-source={source.id}
              onPointerEnter={() => onPoint?.(source.id)}
              onPointerLeave={() => onPoint?.(null)}
            >
              <th scope="row">{source.name}</th>
              {rows.map((row) => (
                <td key={row.seat} data-best={best > 0 && of(row, source.id) === best} data-won={row.won}>
                  {plain(of(row, source.id))}
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{total}</th>
          {rows.map((row) => (
            <td key={row.seat} data-won={row.won}>
              {plain(row.total)}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
