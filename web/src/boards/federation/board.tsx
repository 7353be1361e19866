/** The table of a game of Federation: five worlds above the senate, the one that is concerned open beside it. */

import { useRef } from "react";
import type { View } from "../../engine/types";
import { Frame } from "../../kit/frame";
import { useTravel } from "../../kit/motion";
import { Arc } from "./arc";
import style from "./board.module.css";
import { useRoomHint } from "./hint";
import { StageContext, useStageNow, useThen } from "./moment";
import { Opponents } from "./others";
import { Own } from "./own";
import { TurnPlan, useConfirmText } from "./plan";
import { Senate } from "./senate";
import { Stage } from "./stage";
import { Top } from "./top";
import { federation, frontSeat } from "./view";
import "./federation.css";

export default function FederationBoard({ view: seen }: { view: View }) {
  const view = federation(seen);
  const root = useRef<HTMLDivElement>(null);
  useTravel(root);
  const then = useThen(view);
  const stage = useStageNow(view);
  const hint = useRoomHint(view, then);
  const confirm = useConfirmText(view);
  return (
    <StageContext value={stage}>
      <div ref={root} className={style.whole}>
        <Frame
          game="federation"
          left={22.4}
          light="star"
          logBelow={view.players < 4}
          prompt={{ plan: <TurnPlan view={view} />, hint, confirm }}
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
            own: <Own view={view} then={then} seat={frontSeat(view)} />,
          }}
        />
      </div>
    </StageContext>
  );
}
