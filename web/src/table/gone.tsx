/** Players who are not there: the others may call a bot for them, and who has been stood in for takes the seat back. */

import { useEffect, useState } from "react";
import type { SeatInfo, TableInfo } from "../contract/messages.gen";
import { Portrait } from "../kit/portrait";
import { api } from "../net/api";
import { refusalText } from "../net/refusal";
import { useSpeech } from "../text/context";
import { levelName } from "../text/names";
import { span } from "../text/time";
import { useStore, useTable } from "./context";

const BACK_SOON = 4_000; // milliseconds: whoever only loads the page anew is not told of

export function GoneBanner({ info }: { info: TableInfo }) {
  const table = useTable((snapshot) => snapshot.table);
  const [waits, setWaits] = useState<readonly number[]>([]);
  if (table?.status !== "playing" || table.seat === null || table.archived) return null;
  const own = table.seats[table.seat];
  if (own?.mine && own.kind === "bot") return <StoodIn info={info} seat={own} />;
  const missing = table.seats.find(
    ({ seat, kind, waiting, gone }) => kind === "person" && waiting && gone !== null && !waits.includes(seat),
  );
  return missing ? (
    <Missing
      key={missing.seat}
      info={info}
      seat={missing}
      onWait={() => setWaits([...waits, missing.seat])}
    />
  ) : null;
}

interface BannerProps {
  readonly info: TableInfo;
  readonly seat: SeatInfo;
}

function Missing({ info, seat, onWait }: BannerProps & { onWait: () => void }) {
  const speech = useSpeech();
  const since = useTable((snapshot) => snapshot.seatsAt);
  const [now, setNow] = useState(Date.now);
  const [began] = useState(Date.now);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const left = Math.max(0, (seat.gone ?? 0) - Math.max(0, now - since));
  if (left > 0 && now - began < BACK_SOON) return null;
  const may = info.host || left === 0;
  return (
    <div className="banner gone" role="status" data-area="gone">
      <Portrait who={seat} size={34} />
      <span>
        {speech.text("web-gone", { name: speech.player(seat.seat) })}{" "}
        {!may && speech.text("web-gone-soon", { time: span(speech, left) })}
        {problem && <span className="problem"> {problem}</span>}
      </span>
      <button type="button" className="button small" data-act="wait" onClick={onWait}>
        {speech.text("web-wait")}
      </button>
      {may && (
        <button
          type="button"
          className="button small main"
          data-act="substitute"
          onClick={() =>
            api
              .seat(info.id, seat.seat, { action: "substitute" })
              .catch((error) => setProblem(refusalText(speech, error)))
          }
        >
          {speech.text("web-call-bot")}
        </button>
      )}
    </div>
  );
}

function StoodIn({ info, seat }: BannerProps) {
  const speech = useSpeech();
  const store = useStore();
  return (
    <div className="banner gone" role="status" data-area="stood-in">
      <Portrait who={seat} size={34} />
      <span>
        {speech.text("web-bot-for-you")} {seat.level && levelName(speech, seat.level)}
      </span>
      <button
        type="button"
        className="button small main"
        data-act="return-seat"
        onClick={() => api.seat(info.id, seat.seat, { action: "return" }).then(() => store.rejoin())}
      >
        {speech.text("web-return-seat")}
      </button>
    </div>
  );
}
