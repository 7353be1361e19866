import type { ReactNode } from "react";

/** Our own posters, one for each game: flat vector drawings that follow the colours of the page. */

function hexagon(x: number, y: number, r: number): string {
  return Array.from({ length: 6 }, (_, at) => {
    const angle = (Math.PI / 3) * at;
    return `${(x + r * Math.cos(angle)).toFixed(1)},${(y + r * Math.sin(angle)).toFixed(1)}`;
  }).join(" ");
}

const STARS = Array.from({ length: 42 }, (_, at) => ({
  x: (at * 97 + 13) % 320,
  y: 4 + ((at * 61 + ((at * at) % 23)) % 172),
  r: at % 7 === 0 ? 1.3 : 0.7,
}));

function Sky({ id, from, to, children }: { id: string; from: string; to: string; children: ReactNode }) {
  return (
    <svg className="poster" viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <linearGradient id={id} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor={from} />
          <stop offset="1" stopColor={to} />
        </linearGradient>
      </defs>
      <rect width="320" height="180" fill={`url(#${id})`} />
      {STARS.map((star) => (
        <circle key={`${star.x}-${star.y}`} cx={star.x} cy={star.y} r={star.r} fill="#fff" opacity=".55" />
      ))}
      {children}
    </svg>
  );
}

function GaiaPoster() {
  const cells: { x: number; y: number }[] = [];
  for (let q = 0; q < 8; q++) {
    for (let r = 0; r < 6; r++) cells.push({ x: 22 + q * 39, y: 8 + r * 45 + (q % 2) * 22.5 });
  }
  const planets = [
    { x: 61, y: 75.5, fill: "#e4572e" },
    { x: 100, y: 143, fill: "#e9b44c" },
    { x: 256, y: 53, fill: "#4fb286" },
    { x: 295, y: 120.5, fill: "#b9c3d6" },
  ];
  return (
    <Sky id="sky-gaia" from="#10203a" to="#0b1220">
      {cells.map((cell) => (
        <polygon
          key={`${cell.x}-${cell.y}`}
          points={hexagon(cell.x, cell.y, 26)}
          fill="none"
          stroke="#4c8dff"
          strokeOpacity=".28"
        />
      ))}
      {planets.map((planet) => (
        <circle key={planet.x} cx={planet.x} cy={planet.y} r="11" fill={planet.fill} />
      ))}
      <g transform="rotate(-18 178 92)">
        <ellipse
          cx="178"
          cy="92"
          rx="84"
          ry="20"
          fill="none"
          stroke="#e9b44c"
          strokeWidth="7"
          strokeOpacity=".55"
        />
        <circle cx="178" cy="92" r="46" fill="#b98a52" />
        <path
          d="M133 84q45 14 90 0M132 98q46 14 92 0M140 70q38 10 76 0"
          stroke="#7d5a33"
          strokeWidth="5"
          fill="none"
          opacity=".7"
        />
        <path d="M94 92a84 20 0 0 0 168 0" fill="none" stroke="#e9b44c" strokeWidth="7" />
      </g>
    </Sky>
  );
}

function RacePoster() {
  const fan = [-34, -17, 0, 17, 34];
  const colours = ["#56b4f5", "#c98f5d", "#e9b44c", "#5fc27a", "#f2d14b"];
  return (
    <Sky id="sky-race" from="#1b1436" to="#0b1020">
      <g fill="none" stroke="#9b7bff">
        {[78, 62, 48, 35, 24, 14].map((r, at) => (
          <ellipse
            key={r}
            cx="160"
            cy="66"
            rx={r * 1.5}
            ry={r * 0.72}
            strokeOpacity={0.2 + at * 0.12}
            strokeWidth="1.6"
            transform={`rotate(${at * 9 - 20} 160 66)`}
          />
        ))}
      </g>
      <circle cx="160" cy="66" r="9" fill="#f4ecff" />
      {fan.map((angle, at) => (
        <g key={angle} transform={`rotate(${angle} 160 250)`}>
          <rect x="132" y="82" width="56" height="80" rx="5" fill="#1d2740" stroke="#5d6f99" />
          <circle cx="146" cy="96" r="8" fill="none" stroke={colours[at]} strokeWidth="2.4" />
          <circle cx="168" cy="132" r="15" fill={colours[at]} opacity=".85" />
          <path d="M138 114h9M138 124h7M138 134h9M138 144h6" stroke="#93a0b8" strokeWidth="2.4" />
        </g>
      ))}
    </Sky>
  );
}

function covers(shape: readonly number[], column: number, row: number): boolean {
  return shape.some((value, at) => at % 2 === 0 && value === column && shape[at + 1] === row);
}

function PlanetPoster() {
  const colours = ["#4fb286", "#4c8dff", "#e9b44c", "#f06292", "#9b7bff", "#b9c3d6"];
  const shapes = [
    [0, 0, 1, 0, 1, 1],
    [2, 0, 3, 0, 4, 0, 3, 1],
    [5, 0, 5, 1, 4, 1],
    [0, 1, 0, 2, 0, 3],
    [1, 2, 2, 2, 2, 1],
    [1, 3, 1, 4, 2, 4],
    [2, 3, 3, 3, 3, 2],
    [4, 2, 5, 2, 5, 3],
    [4, 3, 4, 4, 3, 4],
    [5, 4, 5, 5, 4, 5],
    [0, 4, 0, 5, 1, 5],
    [2, 5, 3, 5],
  ];
  return (
    <Sky id="sky-planet" from="#0e2a33" to="#0b1220">
      <clipPath id="planet-disc">
        <circle cx="160" cy="92" r="72" />
      </clipPath>
      <circle cx="160" cy="92" r="76" fill="#0d1a26" stroke="#2fc7b5" strokeOpacity=".6" />
      <g clipPath="url(#planet-disc)">
        {shapes.map((shape, at) => (
          <g key={shape.join("-")} fill={colours[at % 6]} opacity=".88">
            {Array.from({ length: shape.length / 2 }, (_, cell) => {
              const column = shape[2 * cell] ?? 0;
              const row = shape[2 * cell + 1] ?? 0;
              const joined = (dx: number, dy: number) => (covers(shape, column + dx, row + dy) ? 0 : 1.2);
              return (
                <rect
                  key={`${column}-${row}`}
                  x={88 + column * 24 + joined(-1, 0)}
                  y={20 + row * 24 + joined(0, -1)}
                  width={24 - joined(-1, 0) - joined(1, 0)}
                  height={24 - joined(0, -1) - joined(0, 1)}
                />
              );
            })}
          </g>
        ))}
        <path d="M160 164a72 72 0 0 0 0-144 110 110 0 0 1 0 144z" fill="#000" opacity=".28" />
      </g>
      <g fill="none" stroke="#2fc7b5" strokeOpacity=".45">
        <circle cx="160" cy="92" r="104" strokeDasharray="26 14" />
      </g>
    </Sky>
  );
}

function FederationPoster() {
  const planets = [
    { x: 60, y: 62, r: 11, fill: "#4c8dff" },
    { x: 108, y: 38, r: 14, fill: "#4fb286" },
    { x: 160, y: 28, r: 17, fill: "#e9b44c" },
    { x: 212, y: 38, r: 14, fill: "#f06292" },
    { x: 260, y: 62, r: 11, fill: "#9b7bff" },
  ];
  return (
    <Sky id="sky-federation" from="#2a1a24" to="#0c1020">
      {planets.map((planet) => (
        <g key={planet.x}>
          <circle cx={planet.x} cy={planet.y} r={planet.r} fill={planet.fill} />
          <path
            d={`M${planet.x - planet.r} ${planet.y}a${planet.r} ${planet.r} 0 0 0 ${2 * planet.r} 0`}
            fill="#000"
            opacity=".22"
          />
        </g>
      ))}
      {[0, 1, 2, 3].map((row) =>
        Array.from({ length: 11 + 2 * row }, (_, at) => {
          const count = 10 + 2 * row;
          const angle = Math.PI * (0.06 + 0.88 * (at / count));
          const reach = 46 + row * 22;
          const x = 160 - Math.cos(angle) * reach * 1.35;
          const y = 176 - Math.sin(angle) * reach * 0.78;
          return (
            <path
              key={`${row}-${x.toFixed(1)}`}
              d={`M${(x - 4).toFixed(1)} ${(y + 7).toFixed(1)}v-7a4 4 0 0 1 8 0v7z`}
              fill={row % 2 ? "#e9b44c" : "#d8cfbd"}
              opacity={0.5 + row * 0.13}
            />
          );
        }),
      )}
      <path d="M148 180v-22h24v22z" fill="#e9b44c" />
      <circle cx="160" cy="150" r="5" fill="#e8ecf4" />
    </Sky>
  );
}

function PlainPoster() {
  return (
    <Sky id="sky-plain" from="#1b2539" to="#0d1320">
      <path d="M160 40l12 36 36 12-36 12-12 36-12-36-36-12 36-12z" fill="#e9b44c" opacity=".9" />
    </Sky>
  );
}

const POSTERS: Record<string, () => ReactNode> = {
  gaia: GaiaPoster,
  race: RacePoster,
  planet: PlanetPoster,
  federation: FederationPoster,
};

export function Poster({ game }: { game: string }) {
  const Drawing = POSTERS[game] ?? PlainPoster;
  return <Drawing />;
}
