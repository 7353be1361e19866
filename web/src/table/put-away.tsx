import { useState } from "react";
import type { TableInfo } from "../contract/messages.gen";
import { api } from "../net/api";
import { refusalText } from "../net/refusal";
import { useSpeech } from "../text/context";
import { useTable } from "./context";

/** A table that was put away: bots rest there and nobody is told of turns, until somebody who plays takes it up again. */
export function PutAway({ info }: { info: TableInfo }) {
  const speech = useSpeech();
  const table = useTable((snapshot) => snapshot.table);
  const [problem, setProblem] = useState<string | null>(null);
  const [looks, setLooks] = useState(false);
  if (!table?.archived || table.status === "over" || looks) return null;
  if (!info.host && !table.seats.some((seat) => seat.mine)) return null;
  return (
    <div className="banner gone" role="status" data-area="put-away">
      <span>
        {speech.text("web-put-away")}
        {problem && <span className="problem"> {problem}</span>}
      </span>
      <button type="button" className="button small" onClick={() => setLooks(true)}>
        {speech.text("web-look")}
      </button>
      <button
        type="button"
        className="button small main"
        data-act="take-up"
        onClick={() => api.takeUp(info.id).catch((error) => setProblem(refusalText(speech, error)))}
      >
        {speech.text("web-take-up")}
      </button>
    </div>
  );
}
