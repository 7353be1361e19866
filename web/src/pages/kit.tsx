/** Every piece of the drawing kit, in both appearances: a page for eyes and for pictures. `/kit/<game>` shows a board's parts. */

import { lazy, type ReactNode, Suspense, useRef, useState } from "react";
import { Chart, Layer } from "../kit/chart/chart";
import { type Hex, hexAt, hexOutline, hexPath } from "../kit/chart/hex";
import { flipped, moved, squareOutline, turned } from "../kit/chart/square";
import { DemoPlay } from "../kit/demo";
import { Icon, IconSheet, KIT } from "../kit/icons";
import { Piece, Stack, Token } from "../kit/piece";
import { Explain, Popover, Ways } from "../kit/pop";
import { ScoreBars, type ScoreRow, ScoreTable } from "../kit/score";
import { Others, SeatCard, SeatDisc, SeatSign, seatLetter, seatStyle } from "../kit/seat";
import { Standing } from "../kit/standing";
import { Tabs } from "../kit/tabs";
import { PlayContext, useThing } from "../kit/thing";
import { Card, Ghost, Slot, Tile, type TileKind } from "../kit/tile";
import { Track } from "../kit/track";
import { Counter, Points, Price } from "../kit/value";
import { ConfirmBar, Key, Pips, PlanChips, Steps, Verbs } from "../kit/verbs";
import { SpeechProvider } from "../text/context";
import "../styles/table-page.css";
import "./kit.css";

const PARTS = import.meta.glob<{ default: () => ReactNode }>("../boards/*/parts.tsx");

export default function KitPage({ game }: { game: string | null }) {
  const load = game === null ? undefined : PARTS[`../boards/${game}/parts.tsx`];
  return <SpeechProvider game={game}>{load ? <BoardParts load={load} /> : <AllPieces />}</SpeechProvider>;
}

function BoardParts({ load }: { load: () => Promise<{ default: () => ReactNode }> }) {
  const [Parts] = useState(() => lazy(load));
  return (
    <Suspense fallback={null}>
      <IconSheet />
      <Parts />
    </Suspense>
  );
}

const LEGAL = [
  "tile-lit",
  "card-lit",
  "card-picked",
  "step-4",
  "hex-1x0",
  "build",
  "upgrade",
  "way-1",
  "way-2",
  "verb-1",
];
const PLAY = new DemoPlay({
  offer: null,
  legal: LEGAL,
  picked: ["tile-picked", "card-picked", "hex-0x1"],
  changes: [
    { seat: 0, counter: "ore", by: -2 },
    { seat: 0, counter: "credits", by: 3 },
  ],
});

function AllPieces() {
  return (
    <PlayContext value={PLAY}>
      <IconSheet />
      <div className="kit-page">
        {(["dark", "light"] as const).map((look) => (
          <div key={look} className="kit-look k-frame" data-look={look} data-shape="kit">
            <Pieces />
          </div>
        ))}
      </div>
    </PlayContext>
  );
}

function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="kit-part" data-part={name}>
      <h2 className="label">{name}</h2>
      <div className="kit-row">{children}</div>
    </section>
  );
}

const KINDS: readonly TileKind[] = ["now", "income", "each", "always", "action", "pass"];
const VIEW = { seat: 0, players: 4 };

function Pieces() {
  return (
    <>
      <Part name="icons">
        {Object.entries(KIT).map(([name, icon]) => (
          <span key={name} className="kit-named">
            <Icon of={icon} size={1.7} />
            <small>{name}</small>
          </span>
        ))}
      </Part>
      <Part name="seats">
        {[0, 1, 2, 3, 4, 5].map((seat) => (
          <span key={seat} className="kit-named">
            <span className="kit-row">
              <SeatSign seat={seat} size={16} />
              <SeatSign seat={seat} size={16} hollow />
              <SeatDisc seat={seat} />
              <i className="kit-hatch" style={seatStyle(seat)}>
                {seatLetter(seat)}
              </i>
            </span>
          </span>
        ))}
      </Part>
      <Part name="values">
        <Points n={12} />
        <Points n={9} gold size={2.4} />
        <Points n={6} gold dashed size={2.4} />
        <Points n={-4} />
        <Counter id="ore" seat={0} value={9} icon={<Icon of={KIT.action} />} label="Ore" plus="+9" big />
        <Counter
          id="credits"
          seat={0}
          value={11}
          icon={<Icon of={KIT.crown} />}
          label="Credits"
          plus="+7"
          of={30}
          big
        />
        <Counter id="cards" seat={0} value={0} icon={<Icon of={KIT.card} />} label="Cards" />
        <Price
          parts={[
            { id: "ore", n: 2, icon: <Icon of={KIT.action} /> },
            { id: "credits", n: 5, icon: <Icon of={KIT.crown} />, short: true },
          ]}
        />
        <Price
          signs
          parts={[
            { id: "ore", n: -2, icon: <Icon of={KIT.action} /> },
            { id: "credits", n: 3, icon: <Icon of={KIT.crown} /> },
          ]}
        />
      </Part>
      <Part name="tiles">
        {KINDS.map((kind) => (
          <Tile key={kind} word={null} label={kind} kind={kind} owners={kind === "each" ? [1, 3] : []}>
            2 <Icon of={KIT.card} />
          </Tile>
        ))}
        <Tile word="tile-lit" label="lit">
          <Points n={3} gold /> lit
        </Tile>
        <Tile word="tile-picked" label="picked">
          picked
        </Tile>
        <Tile word={null} label="taken" taken>
          4 <Icon of={KIT.card} />
        </Tile>
        <Tile word={null} label="ghost" ghost>
          ghost
        </Tile>
      </Part>
      <Part name="tokens and stacks">
        {(["disc", "square", "pill", "shield", "hexagon"] as const).map((shape, seat) => (
          <Token key={shape} shape={shape} owner={seat}>
            {seat + 1}
          </Token>
        ))}
        <Token state="ghost">2</Token>
        <Token state="spent">2</Token>
        <Stack n={4} label="deck">
          <Token shape="square">II</Token>
        </Stack>
        <Stack n={0} label="empty">
          <Token shape="square">II</Token>
        </Stack>
      </Part>
      <Part name="cards">
        <div className="kit-cards">
          <Card word={null} label="plain">
            plain
          </Card>
          <Card word="card-lit" label="lit">
            lit
          </Card>
          <Card word="card-picked" label="picked">
            picked
          </Card>
          <Card word={null} label="fresh" fresh>
            new
          </Card>
          <Ghost>
            <Card word={null} label="ghost" ghost>
              ghost
            </Card>
          </Ghost>
          <Slot>slot</Slot>
          <Slot danger>the last</Slot>
        </div>
      </Part>
      <Part name="track">
        <Track
          name="track"
          own={0}
          markers={[
            { seat: 0, at: 3 },
            { seat: 1, at: 3 },
            { seat: 2, at: 5 },
          ]}
          ghost={{ seat: 0, at: 4 }}
          steps={Array.from({ length: 8 }, (_, at) => ({
            id: String(at),
            label: `step ${at}`,
            body: at,
            word: at === 4 ? "step-4" : null,
            ...(at < 2 ? { kind: "passed" as const } : at === 7 ? { kind: "closed" as const } : {}),
          }))}
        />
      </Part>
      <Part name="other players">
        <div className="kit-others">
          <Others view={VIEW}>
            {(seat, open, toggle) => (
              <SeatCard
                seat={seat}
                title={["", "Terrans", "Xenos", "Bal T'aks"][seat] ?? ""}
                note="Captain"
                points={20 + seat}
                state={(["asked", "ready", "passed"] as const)[seat - 1] ?? null}
                open={open}
                onToggle={toggle}
              >
                <span className="kit-row">
                  <Counter id="cards" seat={seat} value={seat} icon={<Icon of={KIT.card} />} label="Cards" />
                </span>
                {open && <p>opened</p>}
              </SeatCard>
            )}
          </Others>
        </div>
      </Part>
      <Part name="charts">
        <HexChart />
        <SquareChart />
      </Part>
      <Part name="what floats">
        <Floating />
        <div className="kit-box">
          <Ways
            rows={[
              { id: "1", word: "way-1", text: "with two steps", price: <Points n={2} gold /> },
              { id: "2", word: "way-2", text: "by the action space" },
            ]}
          />
        </div>
      </Part>
      <Part name="prompt">
        <Verbs
          of={[
            { word: "build", text: "Build", key: "b", icon: <Icon of={KIT.plus} /> },
            { word: "research", text: "Research", key: "r" },
            { word: "upgrade", text: "Upgrade", key: "u" },
          ]}
        />
        <Pips n={3} of={5}>
          3 of 5 · left 1
        </Pips>
        <Key of="Enter" />
        <Steps
          now="room"
          steps={[
            { id: "token", name: "Ambassador", chosen: "2 votes" },
            { id: "room", name: "Room" },
            { id: "act", name: "Action" },
          ]}
        />
        <PlanChips
          removeLabel="remove"
          onRemove={() => undefined}
          acts={[
            { id: "1", text: "1 credit → token" },
            { id: "2", text: "Mine on g3", price: <Points n={2} gold /> },
          ]}
        />
        <div className="kit-wide">
          <ConfirmBar title="Mine on g3" hint="−2 credits, −4 ore">
            <button type="button" className="button">
              Undo
            </button>
            <button type="button" className="button main">
              Confirm <Key of="↵" />
            </button>
          </ConfirmBar>
          <ConfirmBar danger title="Pass, and end round 5 for you?" hint="You keep 8 ore.">
            <button type="button" className="button main">
              Pass
            </button>
          </ConfirmBar>
        </div>
      </Part>
      <Part name="tabs">
        <div className="kit-box">
          <Tabs
            label="tabs"
            tabs={[
              { id: "one", name: "Mine", body: <p>The chosen one.</p> },
              {
                id: "two",
                name: "Lit",
                body: (
                  <Tile word="tile-lit" label="lit">
                    lit
                  </Tile>
                ),
              },
              { id: "three", name: "News", body: <p>news</p>, news: true },
            ]}
          />
        </div>
      </Part>
      <Part name="scores">
        <div className="kit-wide">
          <ScoreBars rows={ROWS} sources={SOURCES} />
          <ScoreTable rows={ROWS} sources={SOURCES} total="Total" />
        </div>
        <Standing
          places={[
            { seat: 0, own: true, count: 7, brings: 18 },
            { seat: 1, count: 5, brings: 12 },
            { seat: null, sign: "○", count: 4, brings: "–" },
          ]}
        />
      </Part>
    </>
  );
}

const SOURCES = ["Chips", "Worlds", "Developments", "Developments of cost 6"].map((name) => ({
  id: name,
  name,
}));
const ROWS: readonly ScoreRow[] = [
  [13, 15, 5, 25],
  [25, 13, 3, 14],
  [8, 21, 3, 12],
].map((points, at) => ({
  seat: [2, 0, 1][at] ?? 0,
  name: ["Mirek", "Anna", "Bo"][at] ?? "",
  note: "4 cards, 0 goods",
  place: at + 1,
  won: at === 0,
  total: points.reduce((sum, n) => sum + n, 0),
  parts: points.map((n, source) => ({ source: SOURCES[source]?.id ?? "", n })),
}));

const SIZE = 20;
const MINE = "M3 20 8 8h8l5 12z";
const HEXES: readonly Hex[] = [
  { q: 0, r: 0 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: 1, r: -1 },
  { q: 2, r: -1 },
  { q: 2, r: 0 },
  { q: 1, r: 1 },
];

function HexThing({ hex }: { hex: Hex }) {
  const { props } = useThing(`hex-${hex.q}x${hex.r}`, `hex ${hex.q} ${hex.r}`);
  return <path {...props} className="kit-hex" d={hexPath(hex, SIZE - 1)} />;
}

function HexChart() {
  const at = (hex: Hex) => hexAt(hex, SIZE);
  return (
    <div className="kit-chart">
      <Chart box={{ x: -25, y: -45, width: 110, height: 110 }} label="hexes" buttons>
        <Layer of="ground">
          {HEXES.map((hex) => (
            <HexThing key={`${hex.q},${hex.r}`} hex={hex} />
          ))}
        </Layer>
        <Layer of="light">
          <path d={hexOutline(HEXES, SIZE)} fill="none" stroke="var(--gold)" strokeWidth="1.5" />
        </Layer>
        <Layer of="pieces">
          <Piece owner={0} {...at({ q: 0, r: 0 })} size={20} path={MINE} sign={{ x: 12, y: 14.5, size: 6 }} />
          <Piece
            owner={1}
            {...at({ q: 2, r: 0 })}
            size={20}
            path={MINE}
            sign={{ x: 12, y: 14.5, size: 6 }}
            state="spent"
          />
        </Layer>
        <Layer of="ghosts">
          <Piece
            owner={2}
            {...at({ q: 1, r: 0 })}
            size={20}
            path={MINE}
            sign={{ x: 12, y: 14.5, size: 6 }}
            state="ghost"
          />
        </Layer>
      </Chart>
    </div>
  );
}

const SHAPE = [
  { column: 0, row: 0 },
  { column: 1, row: 0 },
  { column: 1, row: 1 },
  { column: 1, row: 2 },
];

function SquareChart() {
  const all = [
    SHAPE,
    moved(turned(SHAPE, 1), { column: 3, row: 0 }),
    moved(flipped(SHAPE), { column: 3, row: 3 }),
  ];
  return (
    <div className="kit-chart">
      <Chart box={{ x: -5, y: -5, width: 110, height: 100 }} label="squares" fixed>
        {all.map((shape, at) => (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: a picture that never changes
            key={at}
            d={squareOutline(shape, 16)}
            fill={`var(--part-${at})`}
            stroke="var(--text)"
            strokeLinejoin="round"
          />
        ))}
      </Chart>
    </div>
  );
}

function Floating() {
  const target = useRef<HTMLButtonElement>(null);
  const [shown, show] = useState(false);
  return (
    <>
      <button ref={target} type="button" className="button" data-act="float" onClick={() => show(!shown)}>
        float
      </button>
      {shown && (
        <Popover to={target.current}>
          <Explain title="Mine on g3" kind="titanium planet" rule="GP-5.1">
            <p>Beside what it speaks of.</p>
          </Explain>
        </Popover>
      )}
      <div className="kit-box">
        <Explain
          title="Free Trade Association"
          kind="Development, cost 6"
          rule="RG-6"
          head={<Points n={6} gold size={2.4} />}
        >
          <p>An explaining card in a place of its own.</p>
        </Explain>
      </div>
    </>
  );
}
