/** 6Moon, open: the moons on their arc with mages, and below each the alterations that lie there. */

import type { MoonItem } from "../../contract/federation.gen";
import { useSpeech } from "../../text/context";
import { useCovering } from "./moment";
import { glow, Over, useNamed } from "./named";
import { Dots, Sign } from "./signs";
import style from "./sixmoon.module.css";
import { Alteration, AlterationBack } from "./tokens";
import { type Fed, items, moonTokens } from "./view";
import { Globe } from "./worlds";

export function SixMoon({ view, then }: { view: Fed; then: Fed }) {
  const moons = items(view, "moons");
  return (
    <div
      className={style.moons}
      style={{ gridTemplateColumns: `repeat(${moons.length}, minmax(0, 1fr))` }}
      data-area="sixmoon"
    >
      <svg className={style.orbit} viewBox="0 0 480 60" preserveAspectRatio="none" aria-hidden="true">
        <path
          d="M34 50C120 14 300 8 446 36"
          fill="none"
          stroke="var(--pe)"
          strokeWidth="1.2"
          strokeDasharray="3 5"
          opacity=".6"
        />
      </svg>
      {moons.map((moon, at) => (
        <Moon key={moon.name} view={view} then={then} item={moon} n={at + 1} last={at === moons.length - 1} />
      ))}
    </div>
  );
}

interface MoonProps {
  readonly view: Fed;
  readonly then: Fed;
  readonly item: MoonItem;
  readonly n: number;
  readonly last: boolean;
}

/** How far below the top of the arc a moon stands, in rem. */
const DROP = [2.2, 1.1, 0.4, 0, 0.4, 1.1];

function Moon({ view, then, item, n, last }: MoonProps) {
  const speech = useSpeech();
  const covering = useCovering();
  const thing = useNamed(
    item.word,
    `${speech.name(item.name)}, ${speech.text("federation-n-influence", { n })}`,
  );
  const tokens = moonTokens(view, n);
  const own = view.seat;
  const ghost = own !== null && then.seats[own]?.moon === n && view.seats[own]?.moon !== n ? own : null;
  const backs = item.shown ? 0 : item.tokens;
  return (
    <div className={`${style.moon} ${last ? style.planet : ""} ${ghost !== null ? style.target : ""}`}>
      <div style={{ paddingTop: last ? 0 : `${DROP[(n - 1) % DROP.length]}rem` }}>
        <div {...glow(thing)} className={style.mo}>
          {last ? <Globe of="sixmoon" /> : <Rock />}
          <b>{n}</b>
          <span className={style.mg}>
            {item.mages.map((seat) => (
              <span key={seat} data-id={`mage-${seat}`}>
                <Sign seat={seat} mine={seat === own} />
              </span>
            ))}
            {ghost !== null && (
              <span data-ghost="mage">
                <Sign seat={ghost} mine />
              </span>
            )}
          </span>
          <Over thing={thing} />
        </div>
      </div>
      <Dots n={item.strength} />
      <div className={style.mt4}>
        {tokens.map((token, at) => (
          <Alteration
            // biome-ignore lint/suspicious/noArrayIndexKey: two equal tokens may lie on a moon
            key={`${token.name} ${at}`}
            item={token}
            word={covering ? null : token.word}
          />
        ))}
        {Array.from({ length: backs }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a back is its place
          <AlterationBack key={at} strength={item.strength} />
        ))}
        {item.shown && tokens.length === 0 && item.tokens === 0 && (
          <div className={style.none}>{speech.text("federation-none-left")}</div>
        )}
      </div>
    </div>
  );
}

function Rock() {
  return (
    <svg viewBox="0 0 100 100" className={style.mn} aria-hidden="true">
      <circle cx="50" cy="50" r="46" fill="var(--mb)" stroke="var(--pe)" strokeWidth="4" />
      <circle cx="34" cy="36" r="9" fill="var(--md)" />
      <circle cx="64" cy="60" r="13" fill="var(--md)" />
      <circle cx="40" cy="72" r="6" fill="var(--md)" />
      <circle cx="68" cy="28" r="5" fill="var(--md)" />
    </svg>
  );
}
