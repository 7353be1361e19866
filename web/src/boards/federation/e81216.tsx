/** E81216, open: productions with their incomes and robots, megastructures with what they would be worth. */

import type { MegastructureItem, ProductionItem } from "../../contract/federation.gen";
import { seatColour } from "../../kit/seat";
import { useThing } from "../../kit/thing";
import { useSpeech } from "../../text/context";
import style from "./e81216.module.css";
import { per } from "./effects";
import { Ic } from "./icons";
import { glow, Over } from "./named";
import { Bits, Doubt, Fx, Pts, Sign } from "./signs";
import { type Fed, items } from "./view";

export function E81216({ view, then }: { view: Fed; then: Fed }) {
  return (
    <div className={style.e8} data-area="e81216">
      <div className={style.prods}>
        {items(view, "productions").map((item) => (
          <Production key={item.name} view={view} then={then} item={item} />
        ))}
      </div>
      <div className={style.megas}>
        {items(view, "megastructures").map((item) => (
          <Megastructure key={item.name} view={view} item={item} />
        ))}
      </div>
    </div>
  );
}

function Cost({ item }: { item: ProductionItem | MegastructureItem }) {
  const speech = useSpeech();
  return (
    <span className={style.pc}>
      <small>{speech.text("federation-pay")}</small>
      <Doubt when={item.reconstructed.includes("cost")}>
        <Fx words={item.cost} />
      </Doubt>
    </span>
  );
}

function Production({ view, then, item }: { view: Fed; then: Fed; item: ProductionItem }) {
  const speech = useSpeech();
  const words = (list: readonly string[]) => list.map((word) => speech.name(word)).join(", ");
  const thing = useThing(item.word, `${speech.name(item.name)}: ${words(item.cost)} ▸ ${words(item.income)}`);
  const after = items(then, "productions").find((each) => each.word === item.word) ?? item;
  return (
    <div {...glow(thing)} className={style.prod}>
      <svg className={style.plant} viewBox="0 0 110 22" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 22V12L18 4V12L36 4V12L54 4V12H78V0H86V12H110V22Z" fill="var(--pd)" />
      </svg>
      <b>{speech.name(item.name)}</b>
      <Cost item={item} />
      <div className={style.pi}>
        <Ic of="income" />
        <Fx words={item.income} />
      </div>
      <small className={style.pt}>{words(item.income)}</small>
      <div className={style.rb}>
        {after.robots.map((seat) => (
          <span
            key={seat}
            style={{ color: seatColour(seat) }}
            data-ghost={item.robots.includes(seat) ? undefined : "robot"}
            data-id={`robot-${item.name}-${seat}`}
            title={speech.player(seat)}
          >
            <Ic of="robot" />
            <Sign seat={seat} mine={seat === view.seat} />
          </span>
        ))}
      </div>
      <Over thing={thing} />
    </div>
  );
}

/** What a value of a megastructure is for a seat; the view tells it as influence or as a counter. */
function countOf(view: Fed, seat: number, value: string): number {
  const facts = view.seats[seat];
  const name = value.replace(/^per-/, "");
  const all: Readonly<Record<string, number>> = { ...facts?.counters, ...facts?.influence };
  return all[name] ?? 0;
}

function Megastructure({ view, item }: { view: Fed; item: MegastructureItem }) {
  const speech = useSpeech();
  const own = view.seat;
  const worth = own === null ? null : (item.worth[own] ?? null);
  const built = own !== null && item.robots.includes(own);
  const values = item.values.map((value) => (own === null ? null : countOf(view, own, value)));
  const low = Math.min(...values.map((value) => value ?? 0));
  const thing = useThing(
    item.word,
    [
      speech.name(item.name),
      ...item.cost.map((word) => speech.name(word)),
      ...item.values.map((word) => speech.name(word)),
    ].join(", "),
  );
  return (
    <div {...glow(thing)} className={style.meg}>
      <div className={style.mh}>
        <Ic of="mega" />
        <b>{speech.name(item.name)}</b>
        <Cost item={item} />
      </div>
      <div className={style.mv}>
        <span className={style.two}>
          {item.values.map((value, at) => (
            <span
              key={value}
              className={values[at] === low ? style.min : undefined}
              title={speech.name(value)}
            >
              <Bits of={per(value.replace(/^per-/, ""))} />
              {values[at] !== null && <b>{values[at]}</b>}
            </span>
          ))}
        </span>
        <i>{speech.text("federation-lower-times")}</i>
        <span className={style.mul}>
          {item.multipliers.map((times, at) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: a multiplier is its place
              key={at}
              className={at === item.robots.length && !built ? style.nx : undefined}
            >
              {item.robots[at] === undefined ? <b>×{times}</b> : <Sign seat={item.robots[at]} />}
            </span>
          ))}
        </span>
        {worth !== null && !built && (
          <>
            <i>=</i>
            <Pts n={worth} form="big" />
          </>
        )}
        {built && (
          <span className={style.got}>
            <Ic of="check" />
          </span>
        )}
      </div>
      <Over thing={thing} />
    </div>
  );
}
