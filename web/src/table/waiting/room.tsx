import { useEffect, useState } from "react";
import type { GameSchema, SeatAction, TableInfo } from "../../contract/messages.gen";
import { api } from "../../net/api";
import { ensureGuest } from "../../net/guest";
import { refusalText } from "../../net/refusal";
import { go } from "../../router";
import { useSpeech } from "../../text/context";
import { gameName } from "../../text/names";
import { Problem } from "../../ui/problem";
import { Site } from "../../ui/site";
import { useStore, useTable } from "../context";
import { LostLine } from "../lost-line";
import { playerNames } from "../names";
import { PutAway } from "../put-away";
import { Chat } from "../side";
import { Invite } from "./invite";
import { JoinDialog } from "./join-dialog";
import { Played } from "./played";
import { SeatRow } from "./seat-row";
import "../../styles/waiting.css";

/** Before the start: who sits where, what will be played, and how to bring friends. */
export function WaitingRoom({ info, refresh }: { info: TableInfo; refresh: () => void }) {
  const speech = useSpeech();
  const store = useStore();
  const watchers = useTable((snapshot) => snapshot.table?.watchers ?? 0);
  const [problem, setProblem] = useState<string | null>(null);
  const [schema, setSchema] = useState<GameSchema | null>(null);
  const [joining, setJoining] = useState<number | null>(null);
  const names = playerNames(speech, info.seats);
  const seated = info.seats.some((seat) => seat.mine);
  const own = info.seats.find((seat) => seat.mine)?.name;
  const free = info.seats.filter((seat) => seat.kind === "open").length;

  useEffect(() => {
    api.games().then(
      (answer) => setSchema(answer.games.find((one) => one.game === info.game) ?? null),
      () => undefined,
    );
  }, [info.game]);

  async function act(seat: number, action: SeatAction) {
    try {
      await ensureGuest(speech);
      await api.seat(info.id, seat, action);
      setProblem(null);
      if (action.action === "join" || action.action === "leave") store.rejoin();
      refresh();
    } catch (error) {
      setProblem(refusalText(speech, error));
    }
  }

  /** Who has no name yet is asked for one. */
  async function join(seat: number) {
    const { guest } = await api.me().catch(() => ({ guest: null }));
    if (guest === null || guest.name === speech.text("web-guest-name")) setJoining(seat);
    else await act(seat, { action: "join" });
  }

  async function close() {
    try {
      await api.remove(info.id);
      go("/");
    } catch (error) {
      setProblem(refusalText(speech, error));
    }
  }

  return (
    <Site at="play" className="waiting-page" name={own}>
      <div className="waiting-line">
        <PutAway info={info} />
        <LostLine />
      </div>
      <section className="waiting-seats">
        <div>
          <h1>{gameName(speech, info.game)}</h1>
          <p className="muted">{speech.text("web-seats-free", { n: free })}</p>
          <Problem text={problem} />
        </div>
        <ul>
          {info.seats.map((seat) => (
            <SeatRow
              key={seat.seat}
              seat={seat}
              name={names[seat.seat] ?? ""}
              levels={schema?.levels ?? []}
              host={info.host}
              seated={seated}
              onJoin={() => join(seat.seat)}
              onAct={(action) => act(seat.seat, action)}
            />
          ))}
        </ul>
        <Played info={info} schema={schema} onChanged={refresh}>
          {info.host && (
            <button type="button" className="text-button" data-act="close" onClick={close}>
              {speech.text("web-close-table")}
            </button>
          )}
        </Played>
      </section>
      <Invite info={info} />
      <aside className="panel waiting-chat" aria-label={speech.text("web-tab-chat")}>
        <header>
          <h2 className="label">{speech.text("web-tab-chat")}</h2>
          {watchers > 0 && <span className="small">{speech.text("web-watchers", { n: watchers })}</span>}
        </header>
        <Chat onRead={() => undefined} />
      </aside>
      {joining !== null && (
        <JoinDialog
          seats={info.seats.filter((seat) => seat.kind === "open").map(({ seat }) => seat)}
          seat={joining}
          onCancel={() => setJoining(null)}
          onJoin={async (name, seat) => {
            setJoining(null);
            try {
              await api.beGuest({ name, language: speech.language });
              await act(seat, { action: "join", name });
            } catch (error) {
              setProblem(refusalText(speech, error));
            }
          }}
        />
      )}
    </Site>
  );
}
