/** The table of a game of Federation: five worlds above the senate, the one that is concerned open beside it. */

import { useRef } from "react";
import type { View } from "../../engine/types";
import { useForeseen } from "../../kit/foreseen";
import { Frame } from "../../kit/frame";
import { useTravel } from "../../kit/motion";
import { seatStyle } from "../../kit/seat";
import { useShape } from "../../kit/shape";
import type { Tab } from "../../kit/tabs";
import { PlayContext } from "../../kit/thing";
import { useSpeech } from "../../text/context";
import type { Speech } from "../../text/speech";
import { DieButton, UpkeepButtons } from "./answers";
import { Arc } from "./arc";
import { useFederationPlay } from "./asking";
import style from "./board.module.css";
import { Collection } from "./collection";
import { Hand } from "./hand";
import { useHint } from "./hint";
import { useKeys } from "./keys";
import { Ladder } from "./ladder";
import { Missions } from "./missions";
import { StageContext, useStageNow } from "./moment";
import { Opponents } from "./others";
import { Own, Reserve } from "./own";
import { EndTurn, TurnPlan, useConfirmText, usePlanQuestion } from "./plan";
import { Senate } from "./senate";
import { Stage } from "./stage";
import { useTold } from "./telling";
import { Order, Rounds, Top } from "./top";
import { type Fed, federation, frontSeat } from "./view";
import "./federation.css";

/** What a seat had at the end of the game. */
function Final({ view, seat }: { view: Fed; seat: number }) {
  return (
    <div className={style.final} style={seatStyle(seat)} inert>
      <Missions view={view} then={view} seat={seat} />
      <Ladder view={view} then={view} seat={seat} />
      <Collection view={view} then={view} seat={seat} />
    </div>
  );
}

/** Keys need the stage, so they live inside of it. */
function Keys({ view }: { view: Fed }) {
  useKeys(view);
  return null;
}

export default function FederationBoard({ view }: { view: View }) {
  const play = useFederationPlay();
  return (
    <PlayContext value={play}>
      <Table view={federation(view)} />
    </PlayContext>
  );
}

function Table({ view }: { view: Fed }) {
  const root = useRef<HTMLDivElement>(null);
  useTravel(root);
  const then = useForeseen(view);
  const told = useTold();
  const stage = useStageNow(view, view.over ? null : told);
  const hint = useHint(view, then);
  const confirm = useConfirmText(view);
  const question = usePlanQuestion(view);
  const speech = useSpeech();
  const shape = useShape();
  const front = frontSeat(view);
  return (
    <StageContext value={stage}>
      <div ref={root} className={style.whole} data-tells={stage.source ?? undefined}>
        <Keys view={view} />
        <Frame
          game="federation"
          left={22.4}
          light="star"
          final={(seat) => <Final view={view} seat={seat} />}
          logBelow={view.players < 4 || undefined}
          prompt={{
            plan: <TurnPlan view={view} />,
            question,
            hint,
            confirm,
            verbs: (
              <>
                <UpkeepButtons view={view} />
                <DieButton />
                <EndTurn view={view} />
              </>
            ),
          }}
          areas={{
            top: <Top view={view} />,
            others: <Opponents view={view} />,
            board: (
              <div className={style.mid}>
                <Arc view={view} then={then} />
                <div className={style.floor}>
                  <Senate view={view} then={then} />
                  <div className={style.stages}>
                    <Stage view={view} then={then} />
                  </div>
                </div>
              </div>
            ),
            own: <Own view={view} then={then} seat={front} />,
          }}
          phone={{
            top: (
              <>
                <Rounds view={view} small />
                <Order view={view} />
              </>
            ),
            strip: shape === "phone" ? <Arc view={view} then={then} /> : null,
            tabs: phoneTabs(speech, view, then, shape === "landscape"),
          }}
        />
      </div>
    </StageContext>
  );
}

/** A small screen has the same parts in tabs: what is asked next opens its tab by itself. */
function phoneTabs(speech: Speech, view: Fed, then: Fed, low: boolean): readonly Tab[] {
  const seat = frontSeat(view);
  return [
    {
      id: "senate",
      name: speech.text("federation-tab-senate"),
      body: (
        <div className={style.tab}>
          {low && <Arc view={view} then={then} />}
          <Senate view={view} then={then} />
          <section className={style.mine} style={seatStyle(seat)}>
            <Reserve view={view} then={then} seat={seat} />
            <Hand view={view} then={then} seat={seat} />
          </section>
        </div>
      ),
    },
    {
      id: "world",
      name: speech.text("federation-tab-world"),
      body: (
        <div className={style.tab}>
          <div className={style.stages}>
            <Stage view={view} then={then} />
          </div>
          <section className={style.mine} style={seatStyle(seat)}>
            <Reserve view={view} then={then} seat={seat} />
          </section>
        </div>
      ),
    },
    {
      id: "own",
      name: speech.text("federation-tab-own"),
      body: <Own view={view} then={then} seat={seat} rest />,
    },
    { id: "others", name: speech.text("web-tab-others"), body: <Opponents view={view} /> },
  ];
}
