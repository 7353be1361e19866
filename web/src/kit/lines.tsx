/** How numbers of each seat grew from round to round: lines with the sign of each seat at their end. */

import { SeatSign, seatColour } from "./seat";

const WIDTH = 410;
const HEIGHT = 228;
const LEFT = 30;
const RIGHT = 52;
const TOP = 12;
const BOTTOM = 22;
const APART = 19; // between two labels

interface LinesProps {
  /** The numbers of all seats after each round. */
  readonly rounds: readonly (readonly number[])[];
  /** Whose line is strong. */
  readonly own: number | null;
  readonly label: string;
}

/** A round step for a scale with about four lines. */
export function stepOf(span: number): number {
  const rough = Math.max(1, span / 4);
  const ten = 10 ** Math.floor(Math.log10(rough));
  return ([1, 2, 5, 10].find((each) => each * ten >= rough) ?? 10) * ten;
}

/** Places for labels that want these heights: in their order, and never over each other. */
export function spread(wanted: readonly number[], apart: number, most: number): number[] {
  const order = wanted.map((_, at) => at).sort((one, other) => (wanted[one] ?? 0) - (wanted[other] ?? 0));
  const found = [...wanted];
  order.forEach((at, place) => {
    const above = found[order[place - 1] ?? -1] ?? -Infinity;
    found[at] = Math.max(wanted[at] ?? 0, above + apart);
  });
  const over = Math.max(0, ...found.map((each) => each - most));
  return found.map((each) => each - over);
}

export function Lines({ rounds, own, label }: LinesProps) {
  const all = rounds.flat();
  const low = Math.min(0, ...all);
  const step = stepOf(Math.max(1, ...all) - low);
  const high = Math.ceil(Math.max(1, ...all) / step) * step;
  const x = (round: number) => LEFT + ((WIDTH - LEFT - RIGHT) * round) / Math.max(1, rounds.length - 1);
  const y = (points: number) => TOP + ((HEIGHT - TOP - BOTTOM) * (high - points)) / (high - low);
  const seats = (rounds[0] ?? []).map((_, seat) => seat);
  const last = rounds.at(-1) ?? [];
  const labels = spread(
    seats.map((seat) => y(last[seat] ?? 0)),
    APART,
    HEIGHT - BOTTOM,
  );
  const grid: number[] = [];
  for (let at = Math.ceil(low / step) * step; at <= high; at += step) grid.push(at);
  const every = Math.ceil(rounds.length / 14);
  return (
    <svg className="k-lines" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      {grid.map((at) => (
        <g key={at}>
          <path d={`M${LEFT} ${y(at)}H${WIDTH - RIGHT}`} stroke="var(--line)" />
          <text x={LEFT - 6} y={y(at) + 4} textAnchor="end">
            {at}
          </text>
        </g>
      ))}
      {rounds.map(
        (_, round) =>
          round % every === 0 && (
            // biome-ignore lint/suspicious/noArrayIndexKey: a round is its number
            <text key={round} x={x(round)} y={HEIGHT - 4} textAnchor="middle">
              {round + 1}
            </text>
          ),
      )}
      {[...seats]
        .sort((one, other) => Number(one === own) - Number(other === own))
        .map((seat) => (
          <polyline
            key={seat}
            points={rounds.map((points, round) => `${x(round)},${y(points[seat] ?? 0)}`).join(" ")}
            fill="none"
            stroke={seatColour(seat)}
            strokeWidth={seat === own ? 3.2 : 1.8}
            strokeLinejoin="round"
          />
        ))}
      {seats.map((seat) => (
        <g key={seat} transform={`translate(${WIDTH - RIGHT + 8} ${labels[seat] ?? 0})`}>
          <svg x="0" y="-6" width="12" height="12" viewBox="0 0 12 12" aria-hidden="true">
            <SeatSign seat={seat} />
          </svg>
          <text className="k-lines-last" x="17" y="4.5">
            {last[seat]}
          </text>
        </g>
      ))}
    </svg>
  );
}
