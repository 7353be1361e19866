/** The boosters that nobody holds: one of them is taken by passing. In the last round there is nothing to take. */

import { Icon } from "../../kit/icons";
import { useSpeech } from "../../text/context";
import { Component } from "./component";
import { BoosterCard } from "./faces";
import style from "./gaia.module.css";
import { G } from "./icons";
import { Vp } from "./signs";
import { boosters, type GaiaView, isLastRound, seatOf, shownSeat } from "./view";

export function PassAndTake({ view }: { view: GaiaView }) {
  const speech = useSpeech();
  const last = isLastRound(view);
  const { pass_vp } = seatOf(view, shownSeat(view));
  const setup = view.table.round === 0;
  return (
    <div className={style.take} data-area="boosters">
      <span className="label">
        <Icon of={G.flag} />
        {speech.text(setup ? "area-boosters" : last ? "gaia-pass" : "gaia-pass-and-take")}
        {pass_vp > 0 && (
          <span className={style.passVp} title={speech.text("fact-pass_vp")}>
            +<Vp n={pass_vp} size={1.6} />
          </span>
        )}
      </span>
      <div className={style.offered}>
        {last ? (
          <LastPass />
        ) : (
          boosters(view).map((item) => <Offered key={item.word} view={view} item={item} />)
        )}
      </div>
    </div>
  );
}

function Offered({ view, item }: { view: GaiaView; item: ReturnType<typeof boosters>[number] }) {
  const speech = useSpeech();
  const now = item.vp[shownSeat(view)] ?? 0;
  return (
    <div className={style.offer}>
      <BoosterCard word={item.word ?? ""} />
      {now > 0 && (
        <small title={speech.text("gaia-booster-now", { n: now })}>
          = <Vp n={now} size={1.4} />
        </small>
      )}
    </div>
  );
}

function LastPass() {
  const speech = useSpeech();
  return (
    <Component className={style.lastPass} at="pass" word="pass">
      <Icon of={G.flag} size={2} />
      <span>{speech.text("gaia-no-booster")}</span>
    </Component>
  );
}
