import { useEffect, useRef } from "react";
import { SeatDisc, seatStyle } from "../kit/seat";
import { useSpeech } from "../text/context";
import { useStore, useTable } from "./context";

/** Between two hands of a hot seat nobody sees anything, until the next player says that the device is theirs. */
export function HotSeatCover() {
  const speech = useSpeech();
  const store = useStore();
  const seat = useTable((snapshot) => snapshot.covered);
  const box = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (seat !== null && !box.current?.open) box.current?.showModal();
  }, [seat]);
  if (seat === null) return null;
  const name = speech.player(seat);
  return (
    <dialog
      ref={box}
      className="hot-seat"
      aria-labelledby="hot-seat-title"
      style={seatStyle(seat)}
      onCancel={(event) => event.preventDefault()}
    >
      <SeatDisc seat={seat} size={72} />
      <h2 id="hot-seat-title">{speech.text("web-hand-over", { name })}</h2>
      <p>{speech.text("web-covered")}</p>
      <button type="button" className="button main" data-act="uncover" onClick={() => store.uncover()}>
        {speech.text("web-uncover", { name })}
      </button>
    </dialog>
  );
}
