/** Drawing what is printed: numbers with signs, points, when a tile works. */

import { Icon, type IconId } from "../../kit/icons";
import { useTick } from "../../kit/motion";
import { Points, plain } from "../../kit/value";
import style from "./gaia.module.css";
import { G } from "./icons";
import type { Moment, Sign } from "./tables";

/** Points in their golden hexagon. */
export function Vp({ n, size = 1.5, label }: { n: number | string; size?: number; label?: string }) {
  return <Points n={n} gold size={size} {...(label === undefined ? {} : { label })} />;
}

/** The same where it counts: it ticks when the points do, or when something else is scored by it. */
export function LiveVp({ scored, ...vp }: { n: number; size?: number; label?: string; scored?: number }) {
  const moved = useTick(scored ?? vp.n);
  return (
    <span key={moved} className={`${style.live} ${moved > 0 ? "k-tick" : ""}`}>
      <Vp {...vp} />
    </span>
  );
}

export function Signs({ of }: { of: readonly Sign[] }) {
  return (
    <span className={style.signs}>
      {of.map((sign, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what is printed never changes its order
        <OneSign key={at} of={sign} />
      ))}
    </span>
  );
}

function OneSign({ of }: { of: Sign }) {
  if ("vp" in of)
    return (
      <span className={style.sign}>
        {of.plus && <i>+</i>}
        <Vp n={of.vp} />
      </span>
    );
  if ("text" in of) return <i className={style.word}>{of.text}</i>;
  if (!("n" in of)) return <Icon of={of.icon} size={1.2} />;
  return (
    <span className={style.sign}>
      {of.plus && <i>+</i>}
      <b>{plain(of.n)}</b>
      <Icon of={of.icon} size={1.15} />
    </span>
  );
}

/** A number with its sign, for prices and purses. */
export function Amount({ n, icon }: { n: number | string; icon: IconId }) {
  return (
    <span className={style.sign}>
      <b>{typeof n === "number" ? plain(n) : n}</b>
      <Icon of={icon} size={1.15} />
    </span>
  );
}

const TEXT: Partial<Record<Moment, string>> = { immediate: "1×", income: "↻", trigger: "»", ongoing: "∞" };

/** When a tile works: now, as income, each time, always, as an action, on passing. */
export function Timing({ when }: { when: Moment }) {
  const text = TEXT[when];
  return (
    <span className={style.timing} data-when={when}>
      {text ?? <Icon of={when === "pass" ? G.flag : G.action} size={0.95} />}
    </span>
  );
}
