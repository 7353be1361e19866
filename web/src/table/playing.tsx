import { lazy, Suspense, useState } from "react";
import { GenericBoard } from "../boards/generic/board";
import type { View } from "../engine/types";
import { api } from "../net/api";
import type { SeatInfo, TableInfo } from "../net/protocol";
import { go } from "../router";
import { useSpeech } from "../text/context";
import { gameName } from "../text/names";
import { refusalText } from "../text/refusal";
import { SeatSign, seatColour } from "../ui/seat";
import { Brand, Preferences } from "../ui/top";
import { useStore, useTable } from "./context";
import { LostLine } from "./lost-line";
import { TableMenu } from "./menu";
import { Notes } from "./notes";
import { PromptBar } from "./prompt";
import { Final } from "./scores";
import { Sheet } from "./sheet";
import { Side } from "./side";

/** Boards that know how a game looks; every other game, and every game as a list, has the generic board. */
type Drawing = React.LazyExoticComponent<(props: { view: View }) => React.ReactNode>;
const BOARDS: Record<string, { readonly Board: Drawing; readonly Others: Drawing }> = {
  race: {
    Board: lazy(() => import("../boards/race/board")),
    Others: lazy(() => import("../boards/race/board").then((module) => ({ default: module.Opponents }))),
  },
};

const LIST_KEY = "starboard.list";

export function Playing({ info }: { info: TableInfo }) {
  const speech = useSpeech();
  const table = useTable((snapshot) => snapshot.table);
  const [list, setList] = useState(() => localStorage.getItem(LIST_KEY) === "yes");
  const drawing = BOARDS[info.game];
  const view = table?.view ?? null;
  const seat = table?.seat ?? null;
  const colour = seat === null ? "var(--gold)" : seatColour(seat);

  return (
    <div className="table-page" data-game={info.game} style={{ "--mine": colour } as React.CSSProperties}>
      <header className="table-top">
        <Brand />
        <h1>{gameName(speech, info.game)}</h1>
        <SeatsStrip seats={table?.seats ?? info.seats} />
        <div className="table-top-end">
          {drawing && (
            <button
              type="button"
              className="button quiet"
              aria-pressed={list}
              data-act="list"
              onClick={() => {
                localStorage.setItem(LIST_KEY, list ? "no" : "yes");
                setList(!list);
              }}
            >
              {speech.text(list ? "web-as-board" : "web-as-list")}
            </button>
          )}
          <Preferences />
          <TableMenu info={info} />
        </div>
      </header>
      <LostLine />
      <main className="table-board">
        {table?.result && <Final />}
        {view &&
          (drawing && !list ? (
            <Suspense fallback={null}>
              <drawing.Board view={view} />
            </Suspense>
          ) : (
            <GenericBoard view={view} />
          ))}
        {view && <Notes view={view} />}
      </main>
      <Sheet>
        {view && drawing && !list && (
          <Suspense fallback={null}>
            <drawing.Others view={view} />
          </Suspense>
        )}
        <Side />
      </Sheet>
      <PromptBar game={info.game} extra={<AfterGame info={info} />} />
    </div>
  );
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
        <a className="button" href={api.recordPath(info.id, null)} download={`${info.game}-${info.id}.txt`}>
          {speech.text("web-record")}
        </a>
        {table.seat !== null && (
          <button
            type="button"
            className="button main"
            data-act="rematch"
            onClick={() =>
              api.rematch(info.id).then(
                (next) => go(next.link),
                (error) => setProblem(refusalText(speech, error)),
              )
            }
          >
            {speech.text("web-rematch")}
          </button>
        )}
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
