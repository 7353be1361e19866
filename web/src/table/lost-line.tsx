import { useSpeech } from "../text/context";
import { useStore, useTable } from "./context";

/** A banner while the connection is away; it comes back by itself. */
export function LostLine() {
  const speech = useSpeech();
  const store = useStore();
  const line = useTable((snapshot) => snapshot.line);
  const closed = useTable((snapshot) => snapshot.closed);
  if (line === "open" || line === "connecting") return null;
  return (
    <div className="banner" role="status" data-line={line}>
      {line === "closed"
        ? speech.text("web-line-closed", { code: closed ?? 0 })
        : speech.text("web-line-lost")}
      {line === "lost" && (
        <button type="button" className="button" onClick={() => store.hurry()}>
          {speech.text("web-try-now")}
        </button>
      )}
    </div>
  );
}
