import { useContext, useState } from "react";
import type { View } from "../../engine/types";
import { FinalContext } from "../../kit/frame";
import { SeatSign } from "../../kit/seat";
import { useSpeech } from "../../text/context";
import { labelOf } from "../../text/names";
import { useTable } from "../context";

/** What each seat had at the end: drawn by the board, or as numbers and names where it has no drawing for it. */
export function FinalBoards({ order }: { order: readonly number[] }) {
  const speech = useSpeech();
  const draw = useContext(FinalContext);
  const view = useTable((snapshot) => snapshot.table?.view ?? null);
  const [chosen, choose] = useState(order[0] ?? 0);
  if (!view) return null;
  return (
    <section className="panel k-end-boards" data-area="final">
      <header>
        <h3 className="label">{speech.text("web-final-boards")}</h3>
        <div className="seg" role="tablist" aria-label={speech.text("web-final-boards")}>
          {order.map((seat) => (
            <button
              key={seat}
              type="button"
              role="tab"
              aria-selected={seat === chosen}
              data-final={seat}
              onClick={() => choose(seat)}
            >
              <SeatSign seat={seat} /> {speech.player(seat)}
            </button>
          ))}
        </div>
      </header>
      {draw ? draw(chosen) : <Numbers view={view} seat={chosen} />}
    </section>
  );
}

function Numbers({ view, seat }: { view: View; seat: number }) {
  const speech = useSpeech();
  const counters = Object.entries(view.seats[seat]?.counters ?? {}).filter(([, value]) => value !== 0);
  const areas = view.areas.filter((area) => area.seat === seat && area.items.length > 0);
  return (
    <dl className="k-end-numbers">
      {counters.map(([id, value]) => (
        <div key={id}>
          <dt>{labelOf(speech, "counter", id)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {areas.map((area) => (
        <div key={area.id} data-long="true">
          <dt>{labelOf(speech, "area", area.id)}</dt>
          <dd>{speech.list(area.items.map((item) => speech.name(item.name)))}</dd>
        </div>
      ))}
    </dl>
  );
}
