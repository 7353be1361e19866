import { useEffect, useRef, useState } from "react";
import { useSpeech } from "../text/context";
import { useStore, useTable } from "./context";

const BACK = 4_000;

/** A banner while the connection is away; it comes back by itself, and that is told too. */
export function LostLine() {
  const speech = useSpeech();
  const store = useStore();
  const line = useTable((snapshot) => snapshot.line);
  const closed = useTable((snapshot) => snapshot.closed);
  const away = useTable((snapshot) => snapshot.away);
  const well = line === "open" && !away;
  const lost = useRef(false);
  const [back, setBack] = useState(false);

  useEffect(() => {
    if (line === "lost" || away) lost.current = true;
    if (!well || !lost.current) return;
    lost.current = false;
    setBack(true);
    const timer = setTimeout(() => setBack(false), BACK);
    return () => {
      clearTimeout(timer);
      setBack(false);
    };
  }, [line, away, well]);

  if (well && back) {
    return (
      <div className="banner" role="status" data-line="back">
        ✓ {speech.text("web-line-back")}
      </div>
    );
  }
  if (well || (line === "connecting" && !away)) return null;
  return (
    <div className="banner" role="status" data-line={away ? "away" : line}>
      {line === "closed"
        ? speech.text("web-line-closed", { code: closed ?? 0 })
        : speech.text(away ? "web-store-away" : "web-line-lost")}
      {line === "lost" && <small>{speech.text("web-line-kept")}</small>}
      {line === "lost" && (
        <button type="button" className="button" onClick={() => store.hurry()}>
          {speech.text("web-try-now")}
        </button>
      )}
    </div>
  );
}
