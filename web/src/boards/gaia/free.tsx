/** Free actions: each click says one. */

import { Icon } from "../../kit/icons";
import { useThing } from "../../kit/thing";
import { useSpeech } from "../../text/context";
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
  const speech = useSpeech();
  const thing = useThing("burn", speech.name("burn"));
  return (
    <div className={style.conversion} {...thing.props}>
      <b>2</b>
      <Icon of={G.token} />
      II
      <i>▸</i>
      <Icon of={G.token} />
      III
    </div>
  );
}

function Conversion({ face }: { face: FreeFace }) {
  const speech = useSpeech();
  const thing = useThing(face.word, speech.name(face.word));
  return (
    <div className={style.conversion} {...thing.props}>
      <Signs of={face.from} />
      <i>▸</i>
      <Signs of={face.to} />
    </div>
  );
}
