/** Free actions: each click says one. */

import { Icon } from "../../kit/icons";
import { useSpeech } from "../../text/context";
import { Component } from "./component";
import style from "./gaia.module.css";
import { G } from "./icons";
import { Signs } from "./signs";
import { type FreeFace, freeActions } from "./tables";
import { type GaiaView, seatOf, shownSeat } from "./view";

export function FreeActions({ view }: { view: GaiaView }) {
  const speech = useSpeech();
  const all = freeActions(seatOf(view, shownSeat(view)).faction);
  if (view.over) return null;
  return (
    <div className={style.free} data-area="free" data-dense={all.length > 9}>
      {all.length <= 9 && <span className="label">{speech.text("gaia-free")}</span>}
      <Burn />
      {all.map((face) => (
        <Conversion key={face.word} face={face} />
      ))}
    </div>
  );
}

function Burn() {
  return (
    <Component className={style.conversion} at="burn" word="burn">
      <b>2</b>
      <Icon of={G.token} />
      II
      <i>▸</i>
      <Icon of={G.token} />
      III
    </Component>
  );
}

function Conversion({ face }: { face: FreeFace }) {
  return (
    <Component className={style.conversion} at={face.word} word={face.word}>
      <Signs of={face.from} />
      <i>▸</i>
      <Signs of={face.to.map((sign) => ("n" in sign && sign.n === 1 ? { icon: sign.icon } : sign))} />
    </Component>
  );
}
