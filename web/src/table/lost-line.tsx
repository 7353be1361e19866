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
  const lost = useRef(false);
  const [back, setBack] = useState(false);

  useEffect(() => {
    if (line === "lost") lost.current = true;
    if (line !== "open" || !lost.current) return;
    lost.current = false;
    setBack(true);
    const timer = setTimeout(() => setBack(false), BACK);
    return () => {
      clearTimeout(timer);
      setBack(false);
    };
  }, [line]);

  if (line === "open" && back) {
    return (
      <div className="banner" role="status" data-line="back">
        ✓ {speech.text("web-line-back")}
      </div>
    );
  }
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
