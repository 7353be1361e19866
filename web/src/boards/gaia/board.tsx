/** The table of Gaia Project: map, research board, own board, scoring and all others in sight together. */

import { useMemo, useRef, useState } from "react";
import type { Plan } from "../../engine/plan";
import type { Prompt, View, Word } from "../../engine/types";
import { Frame } from "../../kit/frame";
import { useTravel } from "../../kit/motion";
import { useLarge } from "../../kit/shape";
import { PlayContext, useNow } from "../../kit/thing";
import { useSpeech } from "../../text/context";
import { useGaiaPlay } from "./asking";
import { Ending } from "./ending";
import { FactionChoice, FactionReader } from "./factions";
import style from "./gaia.module.css";
import { GalaxyMap } from "./map";
import { type Spot, SpotContext } from "./modes";
import { Opponent, Opponents, SeatStrip } from "./others";
import { OwnBoard } from "./own";
import { PassAndTake } from "./passing";
import { ResearchBoard } from "./research";
import { Finals, Rounds, Scoring } from "./scoring";
import { FREE } from "./tables";
import { meaningOf, questionOf, verdictOf } from "./telling";
import { GaiaVerbs, NEXT_PLAN } from "./verbs";
import { type GaiaView, gaiaView, seatColours } from "./view";
import "./gaia.css";

/** The actions of a turn that are no free or special ones. */
const MAIN = /^(build|project|upgrade|federation|research|power-\w+|qic-\w+)$/;

export default function GaiaBoard({ view: plain }: { view: View }) {
  const view = gaiaView(plain);
  const speech = useSpeech();
  const root = useRef<HTMLDivElement>(null);
  useTravel(root);
  const play = useGaiaPlay();
  const large = useLarge();
  const [shown, show] = useState<number | null>(null);
  const spot = useSpot();
  const others = <Opponents view={view} shown={shown} onShow={show} />;
  const map = <GalaxyMap view={view} />;
  const verdict = verdictOf(speech, view);
  const prompt = useMemo(
    () => ({
      plan: null, // the verb and what is clicked glow already
      verbs: <GaiaVerbs view={view} />,
      keys: { "proposal-next": NEXT_PLAN },
      meaning: (word: Word) =>
        meaningOf(speech, view, word, {
          prompt: play.snapshot().offer?.prompt.id ?? "",
          lit: play.light(word) !== "dark",
        }),
      givesUp: (word: Word) => MAIN.test(word) && !FREE.includes(word), // what is special is warned of by itself
      question: (plan: Plan, asked: Prompt) => questionOf(speech, view, plan, asked),
      verdict,
      ...(view.over ? { hint: [verdict, speech.text("gaia-over-hint")].filter(Boolean).join(" ") } : {}),
    }),
    [speech, view, play, verdict],
  );
  return (
    <PlayContext value={play}>
      <SpotContext value={spot}>
        <div ref={root} className={style.whole}>
          <Frame
            game="gaia"
            left={large ? 27 : 23.6}
            right={large ? 51 : 51.4}
            light="star"
            final={(seat) => (
              <Opponent view={view} seat={seat} open small={false} onToggle={() => undefined} />
            )}
            colours={seatColours(view)}
            logBelow={(view.seats.length === 2 && view.automa === null) || undefined}
            prompt={prompt}
            areas={{
              top: <Scoring view={view} />,
              others,
              board: map,
              right: <Right view={view} />,
              own: <Own view={view} />,
            }}
            phone={{
              top: <Scoring view={view} small />,
              strip: <SeatStrip view={view} onShow={show} />,
              keep: map,
              opened: true,
              tabs: [
                { id: "mine", name: speech.text("gaia-tab-mine"), body: <Own view={view} /> },
                { id: "research", name: speech.text("gaia-tab-research"), body: <Right view={view} /> },
                { id: "scoring", name: speech.text("gaia-tab-scoring"), body: <ScoringTab view={view} /> },
                {
                  id: "others",
                  name: speech.text("web-tab-others"),
                  body: <Opponents view={view} shown={shown} onShow={show} roomy />,
                },
              ],
            }}
          />
        </div>
      </SpotContext>
    </PlayContext>
  );
}

/** What is ringed on the map because something else speaks of it. */
function useSpot(): Spot {
  const [counts, set] = useState<readonly string[]>([]);
  const [deed, setDeed] = useState<Pick<Spot, "possible" | "chosen">>({ possible: [], chosen: null });
  return useMemo(
    () => ({ counts, set, ...deed, ring: (possible, chosen) => setDeed({ possible, chosen }) }),
    [counts, deed],
  );
}

/** Until the own faction is chosen, the boards lie where the research board will be, and the own one is read about. */
function useChoosing(view: GaiaView): boolean {
  const asked = useNow((now) => now.offer?.prompt.id ?? "");
  return (
    asked === "gaia-ask-choose-faction" || (view.seat !== null && view.seats[view.seat]?.faction === null)
  );
}

function Own({ view }: { view: GaiaView }) {
  return useChoosing(view) ? <FactionReader view={view} /> : <OwnBoard view={view} />;
}

function Right({ view }: { view: GaiaView }) {
  const choosing = useChoosing(view);
  if (choosing) return <FactionChoice view={view} />;
  return view.over ? <Ending view={view} /> : <ResearchBoard view={view} />;
}

function ScoringTab({ view }: { view: GaiaView }) {
  return (
    <div className={style.scoringTab}>
      <Rounds view={view} />
      <Finals view={view} />
      {!view.over && <PassAndTake view={view} />}
    </div>
  );
}
