/** The stage beside the senate: the world that is concerned lies open; some questions are asked there too. */

import { memo, type ReactNode } from "react";
import { useSpeech } from "../../text/context";
import type { Speech } from "../../text/speech";
import { Arratuin } from "./arratuin";
import { Atal } from "./atal";
import { DeepSpace, Keep, Starts } from "./choice";
import { E81216 } from "./e81216";
import { Figures } from "./figures";
import { Ic } from "./icons";
import { useStage } from "./moment";
import { Neo } from "./neo";
import { RoundEnd } from "./round-end";
import { Score } from "./score";
import { From } from "./signs";
import { SixMoon } from "./sixmoon";
import style from "./stage.module.css";
import { Telling } from "./telling";
import { type Fed, type Scene, winnersOf } from "./view";
import { Globe, isWorld, WORLDS, type World } from "./worlds";

interface StageProps {
  readonly view: Fed;
  readonly then: Fed;
}

const BODY: Readonly<Record<World, (props: StageProps) => ReactNode>> = {
  neo: Neo,
  sixmoon: SixMoon,
  atal: Atal,
  arratuin: Arratuin,
  e81216: E81216,
};

/** Worlds whose figures all come from one place: their names are marked, not each figure. */
const OF_ALL: Readonly<Partial<Record<World, string>>> = { neo: "neo.map.*", sixmoon: "sixmoon.*" };

/** All worlds are there, one is seen: so everything that may be answered is drawn. */
export function Stage({ view, then }: StageProps) {
  const { open } = useStage();
  return (
    <>
      {WORLDS.map((world) => (
        <OpenWorld
          key={world}
          of={world}
          view={view}
          then={open === world ? then : view} // what nobody sees need not be foreseen
          shown={open === world}
        />
      ))}
      {!isWorld(open) && <Told scene={open} view={view} />}
    </>
  );
}

export const OpenWorld = memo(function OpenWorld({
  of,
  view,
  then,
  shown,
}: StageProps & { of: World; shown: boolean }) {
  const speech = useSpeech();
  const { asked } = useStage();
  const Body = BODY[of];
  return (
    <section
      className={`${style.stage} panel ${asked.has(of) ? style.asked : ""}`}
      data-planet={of}
      data-stage={of}
      hidden={!shown}
      aria-label={speech.name(of)}
    >
      <header className={style.sth}>
        <Globe of={of} />
        <div>
          <h2>
            <From path={OF_ALL[of] ?? of}>{speech.name(of)}</From>
            <small>{speech.text(`federation-world-${of}`)}</small>
          </h2>
          <p>{speech.text(`federation-deed-${of}`)}</p>
        </div>
        <span className={style.infl} title={speech.text(`federation-influence-${of}`)}>
          <Ic of="influence" />
          <Influence view={view} of={of} />
        </span>
      </header>
      <div className={style.body}>
        <Body view={view} then={then} />
      </div>
    </section>
  );
});

/** How influence is won there: told, or what each thing counts for. */
function Influence({ view, of }: { view: Fed; of: World }) {
  const speech = useSpeech();
  const { specialist, discs, buildings } = view.table.influences;
  const counted: Readonly<Partial<Record<World, readonly (readonly [string, number])[]>>> = {
    atal: [["specialist", specialist]],
    arratuin: discs.map((n) => ["disc", n]),
    e81216: [
      ["income", buildings[0] ?? 0],
      ["mega", buildings[1] ?? 0],
    ],
  };
  const parts = counted[of];
  if (parts === undefined) return speech.text(`federation-influence-${of}`);
  return parts.map(([icon, n], at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a level is its place
    <span key={at} className="fe-part">
      <b>{n}</b>
      <Ic of={icon} />
    </span>
  ));
}

const ICON: Readonly<Record<Exclude<Scene, World>, string>> = {
  score: "president",
  told: "floors",
  round: "floors",
  start: "start",
  deep: "deep",
  keep: "alteration",
  figures: "figures",
};

/** Who has won, as the story tells it. */
function whoJoins(speech: Speech, view: Fed): string {
  const winners = winnersOf(view);
  if (winners.length === 1 && winners[0] === view.seat) return speech.text("federation-you-join");
  const names = speech.list(winners.map((seat) => speech.player(seat)));
  return speech.text("federation-they-join", { names, n: winners.length });
}

function Told({ scene, view }: { scene: Exclude<Scene, World>; view: Fed }) {
  const speech = useSpeech();
  const { asked, told } = useStage();
  return (
    <section
      className={`${style.stage} panel ${asked.has(scene) ? style.asked : ""}`}
      data-stage={scene}
      aria-label={speech.text(`federation-scene-${scene}`)}
    >
      <header className={style.sth}>
        <span className={style.si}>
          <Ic of={ICON[scene]} />
        </span>
        <div>
          <h2>{scene === "score" ? whoJoins(speech, view) : speech.text(`federation-scene-${scene}`)}</h2>
          <p>{speech.text(`federation-scene-${scene}-hint`)}</p>
        </div>
      </header>
      {scene === "score" && <Score view={view} />}
      {scene === "told" && told !== null && <Telling key={told.at} told={told} />}
      {scene === "round" && <RoundEnd view={view} />}
      {scene === "start" && <Starts view={view} />}
      {scene === "deep" && <DeepSpace view={view} />}
      {scene === "keep" && <Keep view={view} />}
      {scene === "figures" && <Figures view={view} />}
    </section>
  );
}
