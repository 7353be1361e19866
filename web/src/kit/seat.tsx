/** Each seat has a colour and a sign, so that nothing is told by colour alone. */
const SIGNS = [
  "M6 1 11 11H1z",
  "M6 1a5 5 0 1 1 0 10A5 5 0 0 1 6 1z",
  "M1.5 1.5h9v9h-9z",
  "M6 .5 11.5 6 6 11.5.5 6z",
  "M6 .8 11.4 4.7 9.3 11.2H2.7L.6 4.7z",
  "M6 .5 7.6 4.4l4.1.3-3.2 2.7 1 4L6 9.2l-3.5 2.2 1-4L.3 4.7l4.1-.3z",
];

export function seatColour(seat: number): string {
  return `var(--seat-${seat % SIGNS.length})`;
}

export function SeatSign({ seat, size = 12 }: { seat: number; size?: number }) {
  return (
    <svg className="seat-sign" viewBox="0 0 12 12" width={size} height={size} aria-hidden="true">
      <path d={SIGNS[seat % SIGNS.length]} fill={seatColour(seat)} />
    </svg>
  );
}
