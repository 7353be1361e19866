/** Arratuin, open: six shops with price, both counters and everybody's discs. */

import type { ShopItem } from "../../contract/federation.gen";
import { usePlan, useThing } from "../../kit/thing";
import { useSpeech } from "../../text/context";
import style from "./arratuin.module.css";
import { useEntered } from "./moment";
import { glow, Over } from "./named";
import { Doubt, Fx, Sign } from "./signs";
import { type Fed, items } from "./view";

export function Arratuin({ view, then }: { view: Fed; then: Fed }) {
  const { steps } = usePlan();
  const shops = items(view, "shops");
  const planned = steps.find(({ word }) => shops.some((shop) => shop.word === word))?.word;
  const traded = useEntered(view);
  const entered = planned ?? traded;
  return (
    <div className={style.shops} data-area="arratuin">
      {shops.map((shop) => (
        <Shop key={shop.name} view={view} then={then} item={shop} entered={entered} />
      ))}
    </div>
  );
}

interface ShopProps {
  readonly view: Fed;
  readonly then: Fed;
  readonly item: ShopItem;
  /** The shop that the plan has entered already. */
  readonly entered: string | null;
}

const LEVELS = [1, 2] as const;

function Shop({ view, then, item, entered }: ShopProps) {
  const speech = useSpeech();
  const own = view.seat;
  const words = (list: readonly string[]) => list.map((word) => speech.name(word)).join(", ");
  const thing = useThing(
    item.word,
    `${speech.name(item.name)}: ${words(item.cost)} ▸ 1: ${words(item.level1)}; 2: ${words(item.level2)}`,
  );
  const mine = own === null ? 0 : (item.discs[own] ?? 0);
  const after = items(then, "shops").find((shop) => shop.word === item.word);
  const going = own === null ? mine : (after?.discs[own] ?? mine);
  const next = mine > 0 ? 2 : 1;
  return (
    <div
      {...glow(thing)}
      className={`${style.shop} ${entered === null ? "" : entered === item.name ? style.here : style.dim}`}
    >
      <svg className={style.awn} viewBox="0 0 120 14" preserveAspectRatio="none" aria-hidden="true">
        {Array.from({ length: 8 }, (_, at) => (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: a stripe is its place
            key={at}
            d={`M${at * 15} 0h15v8a7.5 6 0 0 1-15 0Z`}
            fill={at % 2 ? "var(--pb)" : "var(--awn)"}
          />
        ))}
      </svg>
      <div className={style.pay}>
        {item.cost.length > 0 ? (
          <>
            <small>{speech.text("federation-pay")}</small>
            <Doubt when={item.reconstructed.includes("cost")}>
              <Fx words={item.cost} />
            </Doubt>
          </>
        ) : (
          <small>{speech.text("federation-free")}</small>
        )}
      </div>
      {LEVELS.map((level) => (
        <div
          key={level}
          className={`${style.sl} ${level === 2 ? style.l2 : ""} ${own !== null && level === next ? style.next : ""}`}
        >
          <small>{level}</small>
          <Doubt when={item.reconstructed.includes(`level${level}`)}>
            <Fx words={level === 1 ? item.level1 : item.level2} />
          </Doubt>
          <span className={style.dz}>
            {item.discs.map((disc, seat) =>
              disc === level ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
                <span key={`disc-${item.name}-${seat}`} data-id={`disc-${item.name}-${seat}`}>
                  <Sign seat={seat} mine={seat === own} />
                </span>
              ) : null,
            )}
            {own !== null && going === level && going !== mine && (
              <span data-ghost="disc">
                <Sign seat={own} mine />
              </span>
            )}
          </span>
        </div>
      ))}
      <Over thing={thing} />
    </div>
  );
}
