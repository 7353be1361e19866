import { useCallback, useEffect, useState } from "react";
import type { TableInfo } from "../contract/messages.gen";
import { api } from "../net/api";
import { ensureGuest } from "../net/guest";
import { AGAIN, passing, refusalText } from "../net/refusal";
import { TableProvider, useStore, useTable } from "../table/context";
import { playerNames } from "../table/names";
import { notify, TurnNotices } from "../table/notify";
import { Playing } from "../table/playing";
import { TableStore } from "../table/store";
import { WaitingRoom } from "../table/waiting/room";
import { PlayersProvider, SpeechProvider, useSpeech } from "../text/context";
import { gameName } from "../text/names";
import { Site } from "../ui/site";
import "../styles/table-page.css";

/** A table: found by its link, then live. The texts of its game are loaded on the way. */
export default function TablePage({ id }: { id: string }) {
  const [info, setInfo] = useState<TableInfo | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const refresh = useCallback(
    () =>
      api.table(id).then((found) => {
        setInfo(found);
        setProblem(null);
      }, setProblem),
    [id],
  );
  const waits = passing(problem); // then a table that is on the screen stays there

  useEffect(() => {
    refresh();
  }, [refresh]);
  useEffect(() => {
    if (!waits) return;
    const timer = setInterval(refresh, AGAIN);
    return () => clearInterval(timer);
  }, [waits, refresh]);

  return (
    <SpeechProvider game={info?.game ?? null}>
      {problem !== null && !(waits && info) ? (
        <Missing problem={problem} />
      ) : (
        info && <LiveTable key={info.id} info={info} refresh={refresh} />
      )}
    </SpeechProvider>
  );
}

function Missing({ problem }: { problem: unknown }) {
  const speech = useSpeech();
  return (
    <Site className="failed">
      <p role="alert">{refusalText(speech, problem)}</p>
    </Site>
  );
}

/** The `#seat=1&key=...` of a link for another device. */
function claimOf(hash: string): { seat: number; key: string } | null {
  const parts = new URLSearchParams(hash.replace(/^#/, ""));
  const key = parts.get("key");
  const seat = Number(parts.get("seat"));
  return key && Number.isInteger(seat) ? { seat, key } : null;
}

function LiveTable({ info, refresh }: { info: TableInfo; refresh: () => void }) {
  const speech = useSpeech();
  const [store, setStore] = useState<TableStore | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another language must not connect anew
  useEffect(() => {
    let made: TableStore | null = null;
    let current = true;
    async function start() {
      const claim = claimOf(location.hash);
      if (claim) {
        await ensureGuest(speech);
        await api.seat(info.id, claim.seat, { action: "claim", key: claim.key }).catch(() => undefined);
        history.replaceState(null, "", location.pathname);
      }
      if (!current) return;
      made = new TableStore(info.id);
      setStore(made);
    }
    start();
    const online = () => made?.hurry();
    addEventListener("online", online);
    return () => {
      current = false;
      removeEventListener("online", online);
      made?.end();
    };
  }, [info.id]);

  if (!store) return null;
  return (
    <TableProvider store={store}>
      <Room info={info} refresh={refresh} />
    </TableProvider>
  );
}

function Room({ info, refresh }: { info: TableInfo; refresh: () => void }) {
  const speech = useSpeech();
  const store = useStore();
  const table = useTable((snapshot) => snapshot.table);
  const status = table?.status ?? info.status;
  const seats = table?.seats ?? info.seats;
  const names = playerNames(speech, seats);
  const mine = seats.filter((seat) => seat.mine).length;

  // Who sat down while looking on sees what that seat sees from now on.
  useEffect(() => {
    if (table && table.seat === null && mine > 0) store.look(seats.find((seat) => seat.mine)?.seat ?? null);
  }, [mine, table, seats, store]);

  const lost = useTable((snapshot) => snapshot.line === "lost");
  const turn = seats.some((seat) => seat.mine && seat.waiting) && status === "playing";
  useEffect(() => {
    document.title = `${lost ? "⚠ " : turn ? "● " : ""}${gameName(speech, info.game)} · Starboard`;
  }, [turn, lost, speech, info.game]);
  const game = gameName(speech, info.game);
  const over = status === "over";
  useEffect(() => {
    if (over) refresh(); // how long it took
  }, [over, refresh]);
  const [begun, setBegun] = useState(status !== "open");
  useEffect(() => {
    if (status === "open" || begun) return;
    setBegun(true);
    void notify(game, speech.text("web-has-begun"));
  }, [status, begun, game, speech]);
  useEffect(() => {
    if (turn) void notify(game, speech.text("web-your-turn"));
  }, [turn, game, speech]);

  return (
    <PlayersProvider players={names}>
      <TurnNotices />
      {status === "open" ? (
        <WaitingRoom info={{ ...info, seats, status }} refresh={refresh} />
      ) : (
        <Playing info={info} />
      )}
    </PlayersProvider>
  );
}
