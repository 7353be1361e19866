import { useEffect, useRef, useState } from "react";
import type { View } from "../../engine/types";
import { useOwnSeat, usePlay } from "../../kit/thing";
import { useSpeech } from "../../text/context";
import { type GuestDrawing, hostFor, isBoardScript, Things } from "./host";

/** A board that the game's own package brings along as a script. */
export function GuestBoard({ game, script, view }: { game: string; script: string; view: View }) {
  const play = usePlay();
  const speech = useSpeech();
  const seat = useOwnSeat();
  const root = useRef<HTMLDivElement>(null);
  const [drawing, setDrawing] = useState<GuestDrawing | null>(null);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    const place = root.current;
    if (!place) return;
    const things = new Things(play);
    let made: GuestDrawing | null = null;
    let gone = false;
    import(/* @vite-ignore */ script).then(
      (module: unknown) => {
        if (gone) return;
        if (!isBoardScript(module)) return setFailed(true);
        made = module.mount(place, hostFor(game, seat, speech, things));
        setDrawing(made);
      },
      () => setFailed(true),
    );
    return () => {
      gone = true;
      things.end();
      made?.end?.();
      place.replaceChildren();
      setDrawing(null);
    };
  }, [play, speech, seat, game, script]);

  useEffect(() => drawing?.update(view), [drawing, view]);

  return (
    <>
      <div className="guest-board" ref={root} />
      {failed && (
        <p className="problem" role="alert">
          {speech.text("web-board-failed")}
        </p>
      )}
    </>
  );
}
