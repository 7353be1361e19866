/** The drawing of a tile: sections with hatch, resources on discs, comets; and the patterns that all drawings use. */

import { memo } from "react";
import { I } from "./icons";
import { TERRAINS, type Terrain } from "./tables";
import { extent, type Orientation, outline, type Point, type Square, turned, UNIT } from "./tiles";

/** Path, and how it is drawn: filled, as dots, or as strokes. */
const HATCH: Readonly<Record<Terrain, readonly [string, "fill" | "dot" | "stroke"]>> = {
  civ: ["M1 1h3v3h-3zM6 6h3v3h-3z", "fill"],
  water: ["M0 3q2.5-3 5 0t5 0M0 8q2.5-3 5 0t5 0", "stroke"],
  biomass: ["M2.5 2.5h.01M7.5 7.5h.01", "dot"],
  rover: ["M-2 2 2-2M0 10 10 0M8 12l4-4", "stroke"],
  tech: ["M2.5 0v5h5v5", "stroke"],
  energy: ["M0 7 5 2l5 5", "stroke"],
};

function Hatch({ of, coarse }: { of: Terrain; coarse: boolean }) {
  const [path, kind] = HATCH[of];
  const width = coarse ? 1.8 : 1.25;
  const opacity = coarse ? 0.7 : 0.62;
  const colour = `var(--h-${of})`;
  return (
    <pattern
      id={`planet-${coarse ? "c" : "f"}-${of}`}
      width="10"
      height="10"
      patternUnits="userSpaceOnUse"
      patternTransform={coarse ? "scale(1.75)" : undefined}
    >
      {kind === "fill" && <path d={path} fill={colour} opacity={opacity * 0.75} />}
      {kind === "dot" && (
        <path d={path} stroke={colour} strokeWidth={width * 2.3} strokeLinecap="round" opacity={opacity} />
      )}
      {kind === "stroke" && (
        <path d={path} fill="none" stroke={colour} strokeWidth={width} opacity={opacity} />
      )}
    </pattern>
  );
}

/** Patterns and lights: stand once in the page. */
export const Patterns = memo(function Patterns() {
  return (
    <svg width="0" height="0" style={{ position: "absolute" }} aria-hidden="true">
      <defs>
        {TERRAINS.flatMap((terrain) => [
          <Hatch key={`f${terrain}`} of={terrain} coarse={false} />,
          <Hatch key={`c${terrain}`} of={terrain} coarse />,
        ])}
        <pattern id="planet-soil" width="20" height="20" patternUnits="userSpaceOnUse">
          <g fill="var(--land2)">
            <circle cx="4" cy="5" r="1" />
            <circle cx="14" cy="3" r=".7" />
            <circle cx="9" cy="13" r="1.2" />
            <circle cx="17" cy="15" r=".8" />
            <circle cx="2.5" cy="17" r=".7" />
          </g>
        </pattern>
        <pattern id="planet-ban" width="10" height="10" patternUnits="userSpaceOnUse">
          <path d="M-2 2 2-2M0 10 10 0M8 12l4-4" stroke="var(--danger)" strokeWidth="1.6" opacity=".7" />
        </pattern>
        <radialGradient id="planet-atmo">
          <stop offset=".8" stopColor="var(--atmo)" stopOpacity=".34" />
          <stop offset=".93" stopColor="var(--atmo)" stopOpacity=".12" />
          <stop offset="1" stopColor="var(--atmo)" stopOpacity="0" />
        </radialGradient>
        <radialGradient id="planet-shade" cx=".38" cy=".34" r=".75">
          <stop offset=".45" stopColor="#fff" stopOpacity=".07" />
          <stop offset="1" stopColor="#000" stopOpacity=".2" />
        </radialGradient>
        <filter id="planet-glow" x="-30%" y="-30%" width="160%" height="160%">
          <feDropShadow dx="0" dy="0" stdDeviation="3" floodColor="var(--light)" floodOpacity=".85" />
        </filter>
        <filter id="planet-lift" x="-30%" y="-30%" width="160%" height="160%">
          <feDropShadow dx="0" dy="5" stdDeviation="4" floodColor="#000" floodOpacity=".5" />
        </filter>
      </defs>
    </svg>
  );
});

/** An icon in a drawing, by its upper left corner. */
export function At({ of, x, y, size }: { of: string; x: number; y: number; size: number }) {
  return <use href={`#${of}`} x={x} y={y} width={size} height={size} />;
}

function Resource({ of, x, y, scale = 1 }: Point & { of: Terrain; scale?: number }) {
  return (
    <g transform={`translate(${x * UNIT + 20} ${y * UNIT + 20}) scale(${scale})`}>
      <circle r="14.5" fill="var(--disc)" stroke={`var(--g-${of})`} strokeWidth="1.8" />
      <At of={I[of]} x={-10} y={-10} size={20} />
    </g>
  );
}

const TAIL = "M22.5 17.5 30 10M19.5 14.5 24 10M25.5 20.5 30 16";

function Comet({ x, y, beside }: Point & { beside: boolean }) {
  const transform = beside
    ? `translate(${x * UNIT + 22} ${y * UNIT - 2}) scale(.5)`
    : `translate(${x * UNIT} ${y * UNIT})`;
  return (
    <g transform={transform} fill="none" strokeLinecap="round">
      <g stroke="var(--piece2)" strokeWidth="5.5">
        <circle cx="16" cy="24" r="6.5" />
        <path d={TAIL} />
      </g>
      <g stroke="var(--piece)" strokeWidth="2.6">
        <circle cx="16" cy="24" r="6.5" fill="var(--rock)" />
        <path d={TAIL} />
      </g>
    </g>
  );
}

interface TileProps {
  readonly squares: readonly Square[];
  /** Squares below 24 px: a coarser hatch, larger discs. */
  readonly coarse?: boolean;
  readonly edge?: string;
  readonly width?: number;
}

export const TileShape = memo(function TileShape({ squares, coarse = false, edge, width = 2.2 }: TileProps) {
  const sections = [...new Set(squares.map(({ terrain }) => terrain))];
  return (
    <>
      {sections.map((terrain) => {
        const d = outline(
          squares.filter((square) => square.terrain === terrain),
          0.6,
          3,
        );
        return (
          <g key={terrain}>
            <path d={d} fill={`var(--t-${terrain})`} />
            <path d={d} fill={`url(#planet-${coarse ? "c" : "f"}-${terrain})`} />
          </g>
        );
      })}
      <path d={outline(squares, 0.9, 5)} fill="none" stroke={edge ?? "var(--seam)"} strokeWidth={width} />
      {squares.map(({ x, y, terrain, symbol, meteor }) => (
        <g key={`${x},${y}`}>
          {symbol && <Resource of={terrain} x={x} y={y} scale={coarse ? 1.15 : 1} />}
          {meteor && <Comet x={x} y={y} beside={symbol} />}
        </g>
      ))}
    </>
  );
});

interface PictureProps {
  readonly tile: string;
  readonly orientation?: Orientation;
  /** The box is at least so many squares wide, so that tiles beside each other have one scale. */
  readonly room?: number;
  readonly coarse?: boolean;
  readonly className?: string | undefined;
  readonly label?: string;
}

/** A tile as a picture of its own. */
export const TilePicture = memo(function TilePicture(props: PictureProps) {
  const { tile, orientation = "r0", room = 0, coarse = false, className, label } = props;
  const squares = turned(tile, orientation);
  const { width, height } = extent(squares);
  const wide = Math.max(width, room);
  const high = room > 0 ? Math.max(height, Math.min(room, 3)) : height;
  const edge = 0.12;
  const box = [(width - wide) / 2 - edge, (height - high) / 2 - edge, wide + 2 * edge, high + 2 * edge];
  return (
    <svg
      className={className}
      viewBox={box.map((value) => value * UNIT).join(" ")}
      role={label === undefined ? undefined : "img"}
      aria-label={label}
      aria-hidden={label === undefined ? true : undefined}
    >
      <TileShape squares={squares} coarse={coarse} />
    </svg>
  );
});
