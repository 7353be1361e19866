import { useEffect, useRef, useState } from "react";
import { useSpeech } from "../text/context";
import { useTable } from "./context";
import { seatOf } from "./moves";

/** For the ear: what the others did, in the words of the log, wherever the log itself is hidden. */
export function Announcer() {
  const speech = useSpeech();
  const log = useTable((snapshot) => snapshot.log);
  const own = useTable((snapshot) => snapshot.table?.seat ?? null);
  const there = useTable((snapshot) => snapshot.table !== null);
  const [told, setTold] = useState("");
  const known = useRef<number | null>(null);
  useEffect(() => {
    if (!there) return; // what was done before one came is no news
    const from = known.current;
    known.current = log.length;
    if (from === null || log.length <= from) return;
    const fresh = log.slice(from).filter((entry) => seatOf(entry) !== own);
    if (fresh.length > 0)
      setTold(
        fresh
          .slice(-6)
          .map((entry) => speech.say(entry))
          .join(" "),
      );
  }, [there, log, own, speech]);
  return (
    <p className="hidden" role="status" data-told="">
      {told}
    </p>
  );
}
