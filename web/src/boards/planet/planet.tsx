/** The drawing of a planet: its ground, what lies on it, medals at its rim; large, or as a thumbnail. */

import { memo } from "react";
import type { Board } from "../../contract/planet.gen";
import { useThing } from "../../kit/thing";
import { useSpeech } from "../../text/context";
import { I } from "./icons";
import style from "./planet.module.css";
import { PLANETS } from "./tables";
import { At, TileShape } from "./tile";
import { at, outline, type Point, pointOf, SIZE, type Square, squaresOf, UNIT, wordAt } from "./tiles";

const MIDDLE = (SIZE * UNIT) / 2;

interface Cell extends Point {
  readonly sign: string;
}

const CELLS = new WeakMap<readonly string[], readonly Cell[]>();

/** All squares of a grid, with the sign of each. */
export function cellsOf(grid: readonly string[]): readonly Cell[] {
  const known = CELLS.get(grid);
  if (known) return known;
  const found: (Point & { sign: string })[] = [];
  grid.forEach((row, y) => {
    [...row].forEach((sign, x) => {
      if (sign !== ".") found.push({ x, y, sign });
    });
  });
  CELLS.set(grid, found);
  return found;
}

const GROUNDS: Readonly<Record<string, { readonly path: string; readonly kind: string }>> = {
  E: { path: "M22 3 12 21h8l-4 16 13-20h-8l4-14z", kind: "current" },
  R: { path: "M0 10h40M0 20h40M0 30h40", kind: "ring" },
  C: { path: "M6 36V20h8v16zM16 36V8h9v28zM27 36V24h7v12z", kind: "city" },
};

/** Lines between squares of two sides of a chasm. */
function chasmPath(sides: readonly string[], grid: readonly string[]): string {
  let path = "";
  for (const { x, y } of cellsOf(grid)) {
    const side = sides[y]?.[x];
    const right = sides[y]?.[x + 1] ?? ".";
    const below = sides[y + 1]?.[x] ?? ".";
    if (right !== "." && right !== side) path += `M${(x + 1) * UNIT} ${y * UNIT}v${UNIT}`;
    if (below !== "." && below !== side) path += `M${x * UNIT} ${(y + 1) * UNIT}h${UNIT}`;
  }
  return path;
}

function gridPath(grid: readonly string[]): string {
  let path = "";
  for (const { x, y } of cellsOf(grid)) {
    if ((grid[y]?.[x + 1] ?? ".") !== ".") path += `M${(x + 1) * UNIT} ${y * UNIT}v${UNIT}`;
    if ((grid[y + 1]?.[x] ?? ".") !== ".") path += `M${x * UNIT} ${(y + 1) * UNIT}h${UNIT}`;
  }
  return path;
}

interface GroundProps {
  readonly planet: string;
  readonly small?: boolean;
}

const QUADRANTS: readonly Point[] = [
  { x: 1.05, y: 1.05 },
  { x: 10.95, y: 1.05 },
  { x: 1.05, y: 10.95 },
  { x: 10.95, y: 10.95 },
];

/** The bare planet. */
export const Ground = memo(function Ground({ planet, small = false }: GroundProps) {
  const { grid = [], sides, quadrants } = PLANETS.get(planet) ?? {};
  const cells = cellsOf(grid);
  const ice = cells.filter(({ sign }) => sign === "I");
  const chasm = sides ? chasmPath(sides, grid) : "";
  return (
    <g className={style.ground} data-small={small}>
      <circle cx={MIDDLE} cy={MIDDLE} r={small ? 252 : 262} fill="url(#planet-atmo)" />
      <path
        d={outline(cells, -1.5, 6)}
        fill="var(--land)"
        stroke="color-mix(in srgb, var(--atmo) 55%, var(--panel))"
        strokeWidth="2"
      />
      {!small && <path d={outline(cells, 0, 6)} fill="url(#planet-soil)" />}
      {ice.length > 0 && <path d={outline(ice, 0.5, 3)} fill="var(--ice)" />}
      {!small &&
        ice.map(({ x, y }) => (
          <path
            key={`${x},${y}`}
            transform={`translate(${x * UNIT} ${y * UNIT})`}
            d="M2 27 14 12 27 18 38 6M14 12 10 2M27 18 31 38M27 18 17 29 2 27M17 29 20 38"
            className={style.cracks}
          />
        ))}
      {cells.map(({ x, y, sign }) => {
        const ground = GROUNDS[sign];
        return (
          ground && (
            <path
              key={`${x},${y}`}
              className={style.special}
              data-kind={ground.kind}
              transform={`translate(${x * UNIT} ${y * UNIT})`}
              d={ground.path}
            />
          )
        );
      })}
      {!small && <path d={gridPath(grid)} stroke="var(--soilline)" strokeWidth="1.4" />}
      {chasm && (
        <>
          <path d={chasm} stroke="var(--deep)" strokeWidth={small ? 11 : 9} strokeLinecap="round" />
          <path d={chasm} className={style.chasm} />
        </>
      )}
      {!small && quadrants && (
        <>
          <path d={`M${MIDDLE} 0v${2 * MIDDLE}M0 ${MIDDLE}h${2 * MIDDLE}`} className={style.quadrant} />
          {quadrants.map((terrain, n) => {
            const { x, y } = QUADRANTS[n] ?? { x: 0, y: 0 };
            return (
              <g key={terrain} transform={`translate(${x * UNIT} ${y * UNIT})`}>
                <circle r="15" fill="var(--disc)" stroke="var(--danger)" strokeWidth="2" />
                <At of={I[terrain]} x={-10} y={-10} size={20} />
                <path
                  d="M-10.5-10.5 10.5 10.500"
                  stroke="var(--danger)"
                  strokeWidth="3"
                  strokeLinecap="round"
                />
              </g>
            );
          })}
        </>
      )}
    </g>
  );
});

/** The squares of a tile as it lies: resources under a patch are gone, comets are drawn apart. */
function laid(board: Board, { tile, cells }: Board["tiles"][number]): readonly Square[] {
  const printed = squaresOf(tile);
  return cells.map((word, n) => {
    const square = printed[n];
    return {
      ...at(word),
      terrain: square?.terrain ?? "civ",
      symbol: (square?.symbol ?? false) && !board.patches.includes(word),
      meteor: false,
    };
  });
}

interface OnGroundProps {
  readonly board: Board;
  /** Squares laid since the own last act, with the seat's colour. */
  readonly fresh?: ReadonlySet<string>;
}

/** Pods and tiles: what lies under the light. */
export const Tiles = memo(function Tiles({ board, fresh }: OnGroundProps) {
  return (
    <>
      {board.pods.map((word) => {
        const { x, y } = at(word);
        return <At key={word} of={I.pod} x={x * UNIT + 6} y={y * UNIT + 5} size={28} />;
      })}
      {board.tiles.map((tile) => {
        const first = tile.cells[0] ?? "";
        return (
          <g key={first} data-tile={first}>
            <TileShape squares={laid(board, tile)} />
          </g>
        );
      })}
      {board.meteor_symbols
        .filter((word) => !board.meteorites.includes(word))
        .map((word) => {
          const { x, y } = at(word);
          const around = board.symbols[word] !== undefined;
          return (
            <circle
              key={word}
              className={style.fallen}
              cx={x * UNIT + 20}
              cy={y * UNIT + 20}
              r={around ? 18.5 : 9}
            />
          );
        })}
      {board.patches.map((word) => (
        <Patch key={word} {...at(word)} />
      ))}
      <path d={outline(cellsOf(board.grid), 0, 6)} fill="url(#planet-shade)" pointerEvents="none" />
      {board.tiles
        .filter(({ cells }) => fresh?.has(cells[0] ?? ""))
        .map(({ cells }) => (
          <path key={cells[0]} className={style.fresh} d={outline(cells.map(at), 1.5, 5)} />
        ))}
    </>
  );
});

export function Patch({ x, y, ghost = false }: Point & { ghost?: boolean }) {
  const box = { x: x * UNIT + 1.5, y: y * UNIT + 1.5, width: 37, height: 37, rx: 10 };
  return (
    <g opacity={ghost ? 0.8 : undefined}>
      <rect {...box} fill="var(--t-biomass)" stroke="var(--g-biomass)" strokeWidth="2" />
      <rect {...box} fill="url(#planet-f-biomass)" />
    </g>
  );
}

/** Meteorites and rovers: what lies over the light. */
export const Loose = memo(function Loose({ board, chosen }: { board: Board; chosen?: string | null }) {
  return (
    <g pointerEvents="none">
      {board.meteorites.map((word, n) => {
        const { x, y } = at(word);
        const beside = board.symbols[word] !== undefined && !board.patches.includes(word);
        const twice = board.meteorites.indexOf(word) < n ? 5 : 0;
        const size = beside ? 24 : 28;
        return (
          <At
            // biome-ignore lint/suspicious/noArrayIndexKey: two may lie on one square
            key={`${word}-${n}`}
            of={I.meteorite}
            x={x * UNIT + (beside ? 15 : 6) - twice}
            y={y * UNIT + (beside ? 14 : 6) - twice}
            size={size}
          />
        );
      })}
      {board.rovers.map(({ word, carries }, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may stand on one square
        <Vehicle key={n} {...at(word)} word={word} carries={carries} chosen={chosen === word} n={n} />
      ))}
    </g>
  );
});

function Vehicle(props: Point & { word: string; carries: boolean; chosen: boolean; n: number }) {
  const { x, y, word, carries, chosen, n } = props;
  return (
    <g className={style.vehicle} data-rover={word} data-chosen={chosen} data-id={`rover-${n}`}>
      <At of={I.vehicle} x={x * UNIT + 2} y={y * UNIT + 3} size={36} />
      {carries && <At of={I.meteorite} x={x * UNIT + 18} y={y * UNIT - 4} size={18} />}
    </g>
  );
}

// ---- medals -----------------------------------------------------------------------------------------------------

export interface Rim {
  readonly off: number;
  readonly radius: number;
  readonly font: number;
  readonly margin: number;
}

export const WIDE_RIM: Rim = { off: 19.5, radius: 14.2, font: 14, margin: 38 };
export const PHONE_RIM: Rim = { off: 13, radius: 11, font: 16.5, margin: 27 };
/** On a phone on its side a square is 20 pixels wide: its medals are larger beside it. */
export const LOW_RIM: Rim = { off: 17, radius: 15, font: 25, margin: 33 };
export const PEEK_RIM: Rim = { off: 15.5, radius: 13.5, font: 18.7, margin: 31 };

export function boxOf({ margin }: Rim): string {
  return `${-margin} ${-margin} ${SIZE * UNIT + 2 * margin} ${SIZE * UNIT + 2 * margin}`;
}

/** The squares of a row or column. */
export function lineCells(grid: readonly string[], word: string): readonly Point[] {
  const [kind, n] = word.split("-");
  return cellsOf(grid).filter(({ x, y }) => (kind === "row" ? y : x) === Number(n));
}

/** Where the medal of a line lies, and where the line ends beyond it. */
export function medalAt(grid: readonly string[], word: string, rim: Rim) {
  const cells = lineCells(grid, word);
  const column = word.startsWith("column");
  const n = Number(word.split("-")[1]);
  const far = column ? n < SIZE / 2 : n >= SIZE / 2;
  const end = (far ? cells.at(-1) : cells[0]) ?? { x: 0, y: 0 };
  const other = (far ? cells[0] : cells.at(-1)) ?? end;
  const beyond = far ? UNIT + rim.off : -rim.off;
  const cx = end.x * UNIT + (column ? UNIT / 2 : beyond);
  const cy = end.y * UNIT + (column ? beyond : UNIT / 2);
  return { cx, cy, far, column, other, squares: cells.length };
}

/** How a line would stand. */
export interface LineLook {
  readonly word: string;
  readonly medal: number;
  readonly gaps: number;
  readonly blocked: boolean;
  /** Different from how it stands now. */
  readonly changed: boolean;
}

interface MedalProps {
  readonly line: LineLook;
  readonly grid: readonly string[];
  readonly rim: Rim;
  readonly own: boolean;
  /** The game is over: a full line is drawn in gold. */
  readonly final?: boolean;
}

/** The value of a line: its ring is the share that is covered; gold when full, grey with a rock when spoilt. */
export const Medal = memo(function Medal({ line, grid, rim, own, final = false }: MedalProps) {
  const speech = useSpeech();
  const { lit, props } = useThing(
    own ? line.word : null,
    own ? `${speech.name(line.word)}: ${line.medal}` : null,
  );
  const { cx, cy, far, column, other, squares } = medalAt(grid, line.word, rim);
  const share = 1 - line.gaps / Math.max(1, squares);
  const full = line.gaps === 0 && !line.blocked;
  const { radius } = rim;
  const turn = 2 * Math.PI * share;
  const arc = `M${cx} ${cy - radius}A${radius} ${radius} 0 ${share > 0.5 ? 1 : 0} 1 ${(cx + radius * Math.sin(turn)).toFixed(1)} ${(cy - radius * Math.cos(turn)).toFixed(1)}`;
  const colour = line.blocked ? "var(--rock)" : "var(--gold)";
  const edge = far ? 4 : 36;
  const towards = far ? -radius : radius;
  return (
    <>
      {final && full && (
        <line
          className={style.scored}
          x1={column ? cx : cx + towards}
          y1={column ? cy + towards : cy}
          x2={column ? cx : other.x * UNIT + edge}
          y2={column ? other.y * UNIT + edge : cy}
          strokeWidth={2 + line.medal * 1.5}
        />
      )}
      <g
        {...props}
        className={style.medal}
        data-full={full}
        data-blocked={line.blocked}
        data-changed={line.changed}
        data-light={lit}
      >
        <circle cx={cx} cy={cy} r={radius} className={style.coin} />
        {share >= 1 ? (
          <circle cx={cx} cy={cy} r={radius} fill="none" stroke={colour} strokeWidth="3" />
        ) : (
          share > 0 && <path d={arc} fill="none" stroke={colour} strokeWidth="3" strokeLinecap="round" />
        )}
        <text x={cx} y={cy + rim.font * 0.36} fontSize={rim.font} className={style.worth}>
          {line.medal}
        </text>
        {line.blocked && <At of={I.meteorite} x={cx + 4} y={cy + 3} size={14} />}
      </g>
    </>
  );
}, sameMedal);

function sameMedal(before: MedalProps, after: MedalProps): boolean {
  const { line: one, ...rest } = before;
  const { line: other, ...others } = after;
  return (
    one.gaps === other.gaps &&
    one.blocked === other.blocked &&
    one.changed === other.changed &&
    one.word === other.word &&
    rest.grid === others.grid &&
    rest.rim === others.rim &&
    rest.own === others.own &&
    rest.final === others.final
  );
}

export function Medals({
  lines,
  ...rest
}: Omit<MedalProps, "line"> & { readonly lines: readonly LineLook[] }) {
  return (
    <>
      {lines.map((line) => (
        <Medal key={line.word} line={line} {...rest} />
      ))}
    </>
  );
}

export function linesOf(board: Board): readonly LineLook[] {
  return board.lines.map((line) => ({ ...line, changed: false }));
}

// ---- thumbnails -------------------------------------------------------------------------------------------------

/** A planet as small as a stamp: terrain, resources as dots, pods, meteorites, rovers. */
export const Thumb = memo(
  function Thumb({
    planet,
    board,
    fresh,
    className,
  }: OnGroundProps & { planet: string; className?: string | undefined }) {
    return (
      <svg className={className} viewBox="-14 -14 508 508" aria-hidden="true">
        <Ground planet={planet} small />
        {board.pods.map((word) => {
          const { x, y } = at(word);
          return <circle key={word} className={style.podDot} cx={x * UNIT + 20} cy={y * UNIT + 20} r="12" />;
        })}
        {board.tiles.map((tile) => {
          const squares = laid(board, tile);
          const first = tile.cells[0] ?? "";
          return (
            <g key={first} className={fresh?.has(first) ? style.revealed : undefined}>
              {[...new Set(squares.map(({ terrain }) => terrain))].map((terrain) => {
                const d = outline(
                  squares.filter((square) => square.terrain === terrain),
                  0,
                  2,
                );
                return (
                  <g key={terrain}>
                    <path d={d} fill={`var(--t-${terrain})`} />
                    <path d={d} fill={`url(#planet-c-${terrain})`} />
                  </g>
                );
              })}
              <path
                d={outline(squares, 0.5, 3)}
                className={fresh?.has(first) ? style.freshSmall : style.seamSmall}
              />
              {squares.map(
                ({ x, y, symbol, terrain }) =>
                  symbol && (
                    <circle
                      key={`${x},${y}`}
                      cx={x * UNIT + 20}
                      cy={y * UNIT + 20}
                      r="9"
                      fill="var(--disc)"
                      stroke={`var(--g-${terrain})`}
                      strokeWidth="4.5"
                    />
                  ),
              )}
            </g>
          );
        })}
        {board.patches.map((word) => {
          const { x, y } = at(word);
          return (
            <rect
              key={word}
              x={x * UNIT + 1.5}
              y={y * UNIT + 1.5}
              width="37"
              height="37"
              rx="10"
              fill="var(--t-biomass)"
              stroke="var(--g-biomass)"
              strokeWidth="4"
            />
          );
        })}
        {board.meteorites.map((word, n) => {
          const { x, y } = at(word);
          return (
            <path
              // biome-ignore lint/suspicious/noArrayIndexKey: two may lie on one square
              key={`${word}-${n}`}
              transform={`translate(${x * UNIT + 7} ${y * UNIT + 7}) scale(1.1)`}
              d="M9 3 18 4.500 22 11 19 19 11 22 4 18 2 10z"
              fill="var(--rock)"
              stroke="var(--rock2)"
              strokeWidth="4"
            />
          );
        })}
        {board.rovers.map(({ word }, n) => {
          const { x, y } = at(word);
          return (
            <path
              // biome-ignore lint/suspicious/noArrayIndexKey: two may stand on one square
              key={n}
              transform={`translate(${x * UNIT + 2} ${y * UNIT + 3}) scale(1.5)`}
              d="M2 15V9h6l3-5h6l2 5 3 1v5z"
              fill="var(--piece)"
              stroke="var(--piece2)"
              strokeWidth="3"
            />
          );
        })}
      </svg>
    );
  },
  (before, after) =>
    before.planet === after.planet &&
    before.className === after.className &&
    before.fresh === after.fresh &&
    JSON.stringify(before.board) === JSON.stringify(after.board),
);

/** What lies on a square, for people who cannot see it. */
export function squareText(board: Board, word: string, name: (id: string) => string): string {
  const point = pointOf(word);
  const sign = point ? board.grid[point.y]?.[point.x] : undefined;
  const parts = [
    board.rovers.some((rover) => rover.word === word) && "square-rover-here",
    board.meteorites.includes(word) && "square-meteorite",
    board.pods.includes(word) && "square-pod",
    board.terrain[word] ? `square-${board.terrain[word]}` : sign === "I" ? "square-ice" : "square-land",
  ];
  return parts
    .filter((part): part is string => typeof part === "string")
    .map(name)
    .join(", ");
}

export { wordAt };
