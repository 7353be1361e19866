import { lazy, Suspense, useMemo, useState } from "react";
import { GenericBoard } from "../boards/generic/board";
import { GuestBoard } from "../boards/guest/board";
import type { SeatInfo, TableInfo } from "../contract/messages.gen";
import type { View } from "../engine/types";
import { Frame, type Shell, ShellContext } from "../kit/frame";
import { Icon, KIT } from "../kit/icons";
import { stillness } from "../kit/motion";
import { PromptParts } from "../kit/prompt-part";
import { SeatSign, seatColour } from "../kit/seat";
import { useShape } from "../kit/shape";
import { CalledProvider, useSpeech } from "../text/context";
import { calledAfterFacts, gameName } from "../text/names";
import { Brand, ThemeButton } from "../ui/top";
import { Announcer } from "./announcer";
import { Clocks, ClockWarning } from "./clocks";
import { GameContext, useStore, useTable } from "./context";
import { RecordLink, Rematch } from "./end/again";
import { Final, ToScores } from "./end/final";
import { GoneBanner } from "./gone";
import { HotSeatCover } from "./hot-seat";
import { Legend } from "./legend";
import { LostLine } from "./lost-line";
import { TableMenu } from "./menu";
import { Notes } from "./notes";
import { PromptBar } from "./prompt";
import { PutAway } from "./put-away";
import { Chat, Log } from "./side";
import { useSounds } from "./sounds";

/** Boards that know how a game looks; every other game, and every game as a list, has the generic board. */
type Drawing = React.LazyExoticComponent<(props: { view: View }) => React.ReactNode>;
const BOARDS: Record<string, Drawing> = {
  federation: lazy(() => import("../boards/federation/board")),
  planet: lazy(() => import("../boards/planet/board")),
  race: lazy(() => import("../boards/race/board")),
  gaia: lazy(() => import("../boards/gaia/board")),
};

const LIST_KEY = "starboard.list";

const NOTHING: ReadonlyMap<string, string> = new Map();

/** The table, with things called after what it tells of them. */
export function Playing({ info }: { info: TableInfo }) {
  const speech = useSpeech();
  const view = useTable((snapshot) => snapshot.table?.view ?? null);
  const called = useMemo(() => (view === null ? NOTHING : calledAfterFacts(speech, view)), [speech, view]);
  return (
    <CalledProvider called={called}>
      <Table info={info} view={view} />
    </CalledProvider>
  );
}

function Table({ info, view }: { info: TableInfo; view: View | null }) {
  const [list, setList] = useState(() => localStorage.getItem(LIST_KEY) === "yes");
  useSounds();
  const Board = BOARDS[info.game];
  const shell = useShell(info, Board !== undefined || info.board !== null, list, () => {
    localStorage.setItem(LIST_KEY, list ? "no" : "yes");
    setList(!list);
  });
  const empty = <Frame game={info.game} areas={{ board: null }} />;
  return (
    <GameContext value={info.game}>
      <PromptParts>
        <ShellContext value={shell}>
          {view === null ? (
            empty
          ) : Board && !list ? (
            <Suspense fallback={<div className="k-frame" />}>
              <Board view={view} />
            </Suspense>
          ) : info.board !== null && !list ? (
            <FromPackage game={info.game} script={info.board} view={view} />
          ) : (
            <AsList game={info.game} view={view} />
          )}
          <HotSeatCover />
          <Announcer />
        </ShellContext>
      </PromptParts>
    </GameContext>
  );
}

/** The board of a game from another package. */
function FromPackage({ game, script, view }: { game: string; script: string; view: View }) {
  const board = <GuestBoard game={game} script={script} view={view} />;
  return <Frame game={game} left={30} areas={{ board }} phone={{ keep: board }} scrolls />;
}

function AsList({ game, view }: { game: string; view: View }) {
  const board = (
    <>
      <GenericBoard view={view} />
      <Notes view={view} />
    </>
  );
  return <Frame game={game} left={30} areas={{ board }} phone={{ keep: board }} scrolls />;
}

/** What every board has around it. */
function useShell(info: TableInfo, drawn: boolean, list: boolean, toggle: () => void): Shell {
  const speech = useSpeech();
  const table = useTable((snapshot) => snapshot.table);
  const talk = useTable((snapshot) => snapshot.chat.length);
  const stale = useTable(({ line, away }) => line === "lost" || away);
  const [read, setRead] = useState(0);
  const [ended, showEnd] = useState(stillness);
  const shape = useShape();
  const phone = shape === "phone"; // there the bar is full: what is seldom needed lies in the menu
  const looks = (
    <>
      {drawn && <ListButton list={list} toggle={toggle} named={phone} />}
      <ThemeButton named={phone} />
    </>
  );
  return {
    brand: <Brand />,
    title: gameName(speech, info.game),
    tools: (
      <>
        <Clocks />
        <Watchers />
        <Legend game={info.game} />
        {!phone && looks}
        <TableMenu info={info}>{phone && looks}</TableMenu>
      </>
    ),
    banner: (
      <>
        <GoneBanner info={info} />
        <PutAway info={info} />
        <LostLine />
      </>
    ),
    stale,
    seats: <SeatsStrip seats={table?.seats ?? info.seats} />,
    side: [
      { id: "log", name: speech.text("web-tab-log"), body: <Log /> },
      {
        id: "chat",
        name: speech.text("web-tab-chat"),
        body: <Chat onRead={setRead} />,
        news: talk > read,
      },
    ],
    sideName: speech.text("web-side"),
    othersName: speech.text("web-tab-others"),
    last: <LastLine />,
    prompt: (
      <PromptBar
        game={info.game}
        extra={
          <>
            {info.clock && table?.seat !== null && table?.seat !== undefined && (
              <ClockWarning clock={info.clock} seat={table.seat} />
            )}
            {table?.result && !ended && <ToScores show={showEnd} />}
            {!(table?.result && ended) && <AfterGame info={info} />}
          </>
        }
      />
    ),
    end: table?.result ? <Final info={info} shown={ended} show={showEnd} /> : null,
    covered: Boolean(table?.result) && ended,
  };
}

interface ListButtonProps {
  readonly list: boolean;
  readonly toggle: () => void;
  readonly named: boolean;
}

/** The game as a list, or on its board. */
function ListButton({ list, toggle, named }: ListButtonProps) {
  const speech = useSpeech();
  const name = speech.text(list ? "web-as-board" : "web-as-list");
  return (
    <button
      type="button"
      className={named ? "button" : "button quiet square"}
      aria-pressed={list}
      aria-label={name}
      title={name}
      data-act="list"
      onClick={toggle}
    >
      <Icon of={list ? KIT.board : KIT.list} /> {named && name}
    </button>
  );
}

/** How many look on. */
function Watchers() {
  const speech = useSpeech();
  const n = useTable((snapshot) => snapshot.table?.watchers ?? 0);
  return n === 0 ? null : <span className="watchers">{speech.text("web-watchers", { n })}</span>;
}

/** What happened last, so that a closed sheet still tells it. */
function LastLine() {
  const speech = useSpeech();
  const last = useTable((snapshot) => snapshot.log.at(-1) ?? null);
  return last === null ? speech.text("web-side") : speech.say(last);
}

function SeatsStrip({ seats }: { seats: readonly SeatInfo[] }) {
  const speech = useSpeech();
  const store = useStore();
  const viewer = useTable((snapshot) => snapshot.table?.seat ?? null);
  const own = seats.filter((seat) => seat.mine).length;
  return (
    <ul className="seats-strip" aria-label={speech.text("web-seats")}>
      {seats.map((seat) => {
        const state = seat.waiting ? "thinking" : "ready";
        const body = (
          <>
            <SeatSign seat={seat.seat} />
            <span className="seat-name">{speech.player(seat.seat)}</span>
            <span
              className="seat-state"
              data-state={state}
              aria-label={speech.text(`web-${state}`)}
              role="img"
            >
              {seat.waiting ? "…" : "✓"}
            </span>
          </>
        );
        return (
          <li
            key={seat.seat}
            data-waiting={seat.waiting}
            data-own={seat.seat === viewer}
            data-away={seat.kind === "person" && !seat.online}
            style={{ "--seat": seatColour(seat.seat) } as React.CSSProperties}
          >
            {own > 1 && seat.mine && seat.seat !== viewer ? (
              <button
                type="button"
                title={speech.text("web-look-as", { name: speech.player(seat.seat) })}
                onClick={() => store.look(seat.seat)}
              >
                {body}
              </button>
            ) : (
              body
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** After the end: another game with the same people, the record, home. For hotseat: whose turn it is here. */
function AfterGame({ info }: { info: TableInfo }) {
  const speech = useSpeech();
  const store = useStore();
  const table = useTable((snapshot) => snapshot.table);
  const [problem, setProblem] = useState<string | null>(null);
  if (!table) return null;
  if (table.status === "over") {
    return (
      <>
        {problem && <span className="problem">{problem}</span>}
        <RecordLink info={info} />
        <Rematch info={info} onProblem={setProblem} />
      </>
    );
  }
  const next = table.seats.find((seat) => seat.mine && seat.waiting && seat.seat !== table.seat);
  const asked = table.seats.some((seat) => seat.seat === table.seat && seat.waiting);
  if (!next || asked) return null;
  return (
    <button type="button" className="button main" data-act="hand-over" onClick={() => store.look(next.seat)}>
      {speech.text("web-hand-over", { name: speech.player(next.seat) })}
    </button>
  );
}
