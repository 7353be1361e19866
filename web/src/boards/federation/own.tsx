/** The own board: who and reserve, ambassadors, accreditation, missions, collection. */

import { memo } from "react";
import { SeatSign, seatStyle } from "../../kit/seat";
import { useChange, useThing } from "../../kit/thing";
import { useSpeech } from "../../text/context";
import { Collection } from "./collection";
import { Hand } from "./hand";
import { Ic } from "./icons";
import { Ladder } from "./ladder";
import { Missions } from "./missions";
import { glow, Over } from "./named";
import style from "./own.module.css";
import { Change, Pts } from "./signs";
import { CRYSTALS, type Fed, RESOURCES, seatFacts, soon, turnOrder } from "./view";

export interface SeatProps {
  readonly view: Fed;
  readonly then: Fed;
  readonly seat: number;
}

interface OwnProps extends SeatProps {
  /** Without the ambassadors, where they stand beside the senate. */
  readonly rest?: boolean;
}

export const Own = memo(function Own({ view, then, seat, rest = false }: OwnProps) {
  const speech = useSpeech();
  return (
    <section
      className={`${style.own} panel`}
      style={seatStyle(seat)}
      data-area="own"
      data-seat={seat}
      aria-label={speech.player(seat)}
    >
      <section className={style.id}>
        <Who view={view} then={then} seat={seat} />
        <Reserve view={view} then={then} seat={seat} />
        <Slots view={view} seat={seat} />
      </section>
      {!rest && <Hand view={view} then={then} seat={seat} />}
      <Ladder view={view} then={then} seat={seat} />
      <Missions view={view} then={then} seat={seat} />
      <Collection view={view} then={then} seat={seat} />
    </section>
  );
});

export function Who({ view, then, seat }: SeatProps) {
  const speech = useSpeech();
  const by = soon(then, seat);
  return (
    <header className={style.who} data-place={`hand-${seat}`}>
      <SeatSign seat={seat} size={24} />
      <div>
        <b>{speech.player(seat)}</b>
        <small>
          {view.table.pawn === seat ? (
            <>
              <Ic of="pawn" gold /> {speech.text("federation-president")}
            </>
          ) : (
            speech.text("federation-plays", { n: turnOrder(view).indexOf(seat) + 1 })
          )}
        </small>
      </div>
      {!view.over && (
        <span
          className={`${style.fc} ${by === soon(view, seat) ? "" : style.gh}`}
          title={speech.text("federation-soon")}
        >
          <Ic of="floors" />+{by}
        </span>
      )}
      <Pts n={seatFacts(view, seat).counters.points} form="huge" />
    </header>
  );
}

export const Reserve = memo(function Reserve({ view, seat }: SeatProps) {
  return (
    <div className={style.res4}>
      {RESOURCES.map((kind) => (
        <Resource key={kind} kind={kind} view={view} seat={seat} />
      ))}
    </div>
  );
});

function Resource({ view, seat, kind }: { view: Fed; seat: number; kind: (typeof RESOURCES)[number] }) {
  const speech = useSpeech();
  const n = seatFacts(view, seat).counters[kind];
  const by = useChange(seat, kind);
  const label = speech.text("federation-n-of", { n, what: speech.text(`counter-${kind}`) });
  const thing = useThing(kind, label);
  return (
    <div {...glow(thing)} data-counter={kind} title={speech.text(`counter-${kind}`)}>
      <span className="fe-big">
        <Ic of={kind} />
        {n}
      </span>
      <Change by={by} />
      <Over thing={thing} />
    </div>
  );
}

/** The places of the reserve: what fits, and what would be too much. */
function Slots({ view, seat }: { view: Fed; seat: number }) {
  const { counters } = seatFacts(view, seat);
  const { limits } = view.table;
  const crystals = CRYSTALS.flatMap((kind) => Array.from({ length: counters[kind] }, () => kind));
  const places = Math.max(limits.crystals, crystals.length);
  return (
    <div className={style.slots} aria-hidden="true">
      <span>
        {Array.from({ length: places }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number
          <i key={at} data-over={at >= limits.crystals || undefined}>
            {crystals[at] && <Ic of={crystals[at]} />}
          </i>
        ))}
      </span>
      <span className={style.gd}>
        {Array.from({ length: limits.gold }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number
          <i key={at}>{at < counters.gold && <Ic of="gold" />}</i>
        ))}
      </span>
    </div>
  );
}
