/** The stars: hexes, planets, pieces, federations, light; what is pointed at shows its ghost. */

import { type MouseEvent, memo, type PointerEvent, useMemo, useRef, useState } from "react";
import { useAltHeld } from "../../kit/alt";
import { Chart, Layer } from "../../kit/chart/chart";
import { hexOutline } from "../../kit/chart/hex";
import { Icon } from "../../kit/icons";
import { seatColour } from "../../kit/seat";
import { useLight, useMark, useNow, usePlay, useThing } from "../../kit/thing";
import { useSpeech } from "../../text/context";
import style from "./gaia.module.css";
import { boxOf, linksOf, place, ring, S, type Stars, starsOf } from "./geometry";
import { Ghosts } from "./ghosts";
import { HexCard } from "./hex-card";
import { G } from "./icons";
import { MODES, type Mode } from "./modes";
import { Contours, ModeLayer, useContour } from "./overlays";
import { MapPiece, SIZE } from "./pieces";
import { PlanetDefs, PlanetDisc, usePlanetLetter } from "./planets";
import { hexLabel, type Labelled } from "./telling";
import { useTurned } from "./turning";
import type { GaiaView, HexItem } from "./view";
import { hexes, shownSeat } from "./view";

export function GalaxyMap({ view: now }: { view: GaiaView }) {
  const speech = useSpeech();
  const view = useTurned(now);
  const items = hexes(view);
  const stars = useMemo(() => starsOf(items), [items]);
  const [mode, setMode] = useState<Mode>("plain");
  const named = useAltHeld() || mode === "names";
  const seat = shownSeat(view);
  const range = useContour(view, mode);
  const asked = useNow((now) => now.offer?.prompt.id ?? "");
  const own = useMemo(() => {
    const around = items.filter((hex) => (hex.reach[seat] ?? 99) <= 3);
    return around.length > 0 ? boxOf(around) : null;
  }, [items, seat]);
  return (
    <div className={style.map} data-area="map" data-mode={mode} data-asked={asked} {...useNearTap()}>
      <Chart box={stars.box} label={speech.text("area-map")} own={own} buttons>
        <PlanetDefs />
        <Layer of="ground">
          <Ground stars={stars} strong={mode === "sectors"} />
          {range !== null && <Contours stars={stars} seat={seat} range={range} />}
          <Planets stars={stars} />
        </Layer>
        <Layer of="links">
          <Federations stars={stars} />
        </Layer>
        <Layer of="light">
          {items.map((hex) => (
            <HexLight key={hex.word} {...spotOf(hex)} />
          ))}
        </Layer>
        <Layer of="pieces">
          <Pieces stars={stars} />
        </Layer>
        <Layer of="ghosts">
          <ModeLayer stars={stars} view={view} mode={mode} />
          <Ghosts view={view} stars={stars} />
        </Layer>
        <Layer of="labels">
          {items.map((hex) => (
            <LastMove key={hex.word} {...spotOf(hex)} />
          ))}
          {named && <Names stars={stars} />}
        </Layer>
        {items.map((hex) => (
          <HexHit
            key={hex.word}
            {...spotOf(hex)}
            name={hex.name}
            piece={hex.piece}
            owner={hex.owner}
            guest={hex.guest}
          />
        ))}
      </Chart>
      <ModeButtons mode={mode} onChoose={setMode} />
      {range !== null && (
        <p className={style.legend}>
          <span data-line="range">{speech.text("gaia-map-range", { n: range })}</span>
          <span data-line="qic">
            {speech.text("gaia-map-with-qic")} <Icon of={G.qic} />
          </span>
        </p>
      )}
      <HexCard view={view} stars={stars} />
    </div>
  );
}

const NEAR = 22; // so far a finger may miss
const TAP = { time: 400, way: 10 }; // longer it explains, further it moves the map

/** A finger is wider than a hex: a tap beside one that glows is meant for it. */
function useNearTap() {
  const play = usePlay();
  const down = useRef({ touch: false, x: 0, y: 0, at: 0 });
  return {
    onPointerDownCapture({ pointerType, clientX: x, clientY: y, timeStamp: at }: PointerEvent) {
      down.current = { touch: pointerType === "touch", x, y, at };
    },
    onClickCapture(event: MouseEvent<HTMLElement>) {
      const { touch, x, y, at } = down.current;
      const moved = Math.hypot(event.clientX - x, event.clientY - y);
      if (!touch || moved > TAP.way || event.timeStamp - at > TAP.time) return;
      if (!(event.target as Element).matches("path[data-word][data-light='dark']")) return;
      const glowing = event.currentTarget.querySelectorAll("path[data-word]:not([data-light='dark'])");
      const near = [...glowing]
        .map((hex) => {
          const box = hex.getBoundingClientRect();
          const way = Math.hypot(box.x + box.width / 2 - x, box.y + box.height / 2 - y);
          return { word: hex.getAttribute("data-word") ?? "", way };
        })
        .sort((one, other) => one.way - other.way)[0];
      if (near === undefined || near.way > NEAR) return;
      event.stopPropagation();
      play.point(near.word);
    },
  };
}

/** What the map may show besides. On an upright phone they lie behind one button in the corner, where no hex is. */
function ModeButtons({ mode, onChoose }: { mode: Mode; onChoose: (mode: Mode) => void }) {
  const speech = useSpeech();
  const icons = {
    range: G.range,
    sectors: G.sector,
    federations: G.federation,
    charge: G.charge,
    names: G.names,
  };
  const [open, setOpen] = useState(false);
  return (
    <div className={style.modes} data-open={open}>
      <button
        type="button"
        className={style.modesToggle}
        aria-expanded={open}
        aria-label={speech.text("gaia-modes")}
        data-act="modes"
        data-on={mode !== "plain"}
        onClick={() => setOpen(!open)}
      >
        <Icon of={mode === "plain" ? G.modes : icons[mode]} />
      </button>
      {MODES.map(
        (each) =>
          each !== "plain" && (
            <button
              key={each}
              type="button"
              aria-pressed={mode === each}
              aria-label={speech.text(`gaia-mode-${each}`)}
              title={speech.text(`gaia-mode-${each}`)}
              data-mode={each}
              onClick={() => {
                onChoose(mode === each ? "plain" : each);
                setOpen(false);
              }}
            >
              <Icon of={icons[each]} />
            </button>
          ),
      )}
    </div>
  );
}

const Ground = memo(function Ground({ stars, strong }: { stars: Stars; strong: boolean }) {
  const sectors = new Map<number, HexItem[]>();
  for (const hex of stars.items) sectors.set(hex.sector, [...(sectors.get(hex.sector) ?? []), hex]);
  return (
    <g data-strong={strong}>
      <path className={style.space} d={stars.items.map((hex) => ring(hex)).join("")} />
      {[...sectors].map(([sector, set]) => {
        const x = set.reduce((sum, hex) => sum + place(hex).x, 0) / set.length;
        const y = set.reduce((sum, hex) => sum + place(hex).y, 0) / set.length;
        return (
          <g key={sector} className={style.sector}>
            <text x={x} y={y + 5}>
              {sector}
            </text>
            <path d={hexOutline(set, S)} />
          </g>
        );
      })}
    </g>
  );
});

const Planets = memo(function Planets({ stars }: { stars: Stars }) {
  const letter = usePlanetLetter();
  return stars.items.map((hex) => {
    if (hex.planet === null) return null;
    const { x, y } = place(hex);
    return (
      <PlanetDisc
        key={`${hex.word} ${hex.planet}`}
        type={hex.planet}
        x={x}
        y={y}
        letter={hex.piece === null ? letter(hex.planet) : null}
      />
    );
  });
});

/** Each seat's lines a little off, so that two federations in a hex can be told apart. */
const OFF: readonly (readonly [number, number])[] = [
  [-2.2, -1.5],
  [2.2, 1.5],
  [-2.2, 1.5],
  [2.2, -1.5],
];

const Federations = memo(function Federations({ stars }: { stars: Stars }) {
  return OFF.map(([x, y], seat) => {
    const set = stars.items.filter((hex) => hex.federations.includes(seat));
    if (set.length === 0) return null;
    const path = linksOf(stars, set, x, y);
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the index is the seat
      <g key={seat} className={style.federation}>
        <path d={path} stroke="var(--halo)" strokeWidth="6" />
        <path d={path} stroke={seatColour(seat)} strokeWidth="2.8" opacity=".9" />
      </g>
    );
  });
});

const Pieces = memo(function Pieces({ stars }: { stars: Stars }) {
  const letter = usePlanetLetter();
  return (
    <>
      {stars.items.map((hex) => (
        <Satellites key={hex.word} hex={hex} />
      ))}
      {stars.items.map((hex) => {
        if (hex.piece === null || hex.owner === null) return null;
        const { x, y } = place(hex);
        const two = hex.guest !== null;
        const low = hex.piece === "mine" || hex.piece === "lost-mine" ? -0.5 : 0;
        return (
          <g key={hex.word}>
            <MapPiece
              kind={hex.piece}
              seat={hex.owner}
              x={x - (two ? 4.5 : 0)}
              y={y - (two ? 2.5 : 0) + low}
              size={SIZE[hex.piece] * (two ? 0.86 : 1)}
              id={`${hex.word}-${hex.piece}-${hex.owner}`}
              from={`slot-${hex.piece}-${hex.owner}`}
            />
            {hex.planet !== null && (
              <text className={style.corner} x={x + 13.5} y={y + 15.5} data-planet={hex.planet}>
                {letter(hex.planet)}
              </text>
            )}
            {hex.guest !== null && (
              <MapPiece
                kind="mine"
                seat={hex.guest}
                x={x + 7.5}
                y={y + 6.5}
                size={12.5}
                id={`${hex.word}-guest-${hex.guest}`}
                from={`slot-mine-${hex.guest}`}
              />
            )}
          </g>
        );
      })}
    </>
  );
});

function Satellites({ hex }: { hex: HexItem }) {
  const { x, y } = place(hex);
  const many = hex.satellites.length > 1;
  return hex.satellites.map((seat, at) => {
    const turn = (at / hex.satellites.length) * 2 * Math.PI - Math.PI / 2;
    return (
      <MapPiece
        key={seat}
        kind="satellite"
        seat={seat}
        x={x + (many ? Math.cos(turn) * 7 : 0)}
        y={y + (many ? Math.sin(turn) * 7 : 0)}
        size={many ? 10.5 : 13}
        id={`${hex.word}-satellite-${seat}`}
        from={`slot-satellite-${seat}`}
      />
    );
  });
}

type SpotProps = Pick<HexItem, "word" | "planet" | "q" | "r">;

/** Where a hex is and what it says, in plain values: a new view of the same galaxy draws nothing anew. */
const spotOf = ({ word, planet, q, r }: HexItem): SpotProps => ({ word, planet, q, r });

const HexLight = memo(function HexLight({ word, planet, ...at }: SpotProps) {
  const light = useLight(word);
  if (light === "dark") return null;
  return (
    <path className={style.hexLight} data-shine={light} data-space={planet === null} d={ring(at, 0.93)} />
  );
});

/** What is clicked lies over everything. */
const HexHit = memo(function HexHit({ q, r, ...hex }: SpotProps & Labelled) {
  const speech = useSpeech();
  const thing = useThing(hex.word, hexLabel(speech, hex));
  return (
    <path
      {...thing.props}
      className={style.hit}
      d={ring({ q, r })}
      data-explains={thing.lit === "dark" ? undefined : "true"}
      data-planet={hex.planet ?? undefined}
    />
  );
});

/** The number of the last move that touched this hex. */
const LastMove = memo(function LastMove({ word, ...at }: SpotProps) {
  const mark = useMark(word);
  if (!mark) return null;
  const { x, y } = place(at);
  return (
    <g transform={`translate(${x - 12} ${y - 11})`} className={style.move}>
      <circle r={mark.n > 9 ? 8.4 : 6.6} fill={seatColour(mark.seat)} />
      <text y="3.9">{mark.n}</text>
    </g>
  );
});

/** As on a chart: what the log and the Automa call the hexes. */
const Names = memo(function Names({ stars }: { stars: Stars }) {
  return (
    <g className={style.names} data-area="names">
      {stars.items.map((hex) => {
        const { x, y } = place(hex);
        return (
          <text key={hex.word} x={x} y={y + 4.5}>
            {hex.word?.toUpperCase()}
          </text>
        );
      })}
    </g>
  );
});
