/** Free actions: each click says one, with Shift two; held down they repeat. */

import { type MouseEvent, type PointerEvent, type ReactNode, useEffect, useRef } from "react";
import { Icon } from "../../kit/icons";
import { useNow, usePlay } from "../../kit/thing";
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
    <Again word="burn">
      <b>2</b>
      <Icon of={G.token} />
      II
      <i>▸</i>
      <Icon of={G.token} />
      III
    </Again>
  );
}

function Conversion({ face }: { face: FreeFace }) {
  return (
    <Again word={face.word}>
      <Signs of={face.from} />
      <i>▸</i>
      <Signs of={face.to.map((sign) => ("n" in sign && sign.n === 1 ? { icon: sign.icon } : sign))} />
    </Again>
  );
}

const HELD = 450;
const PACE = 200;
const LATE = 3000; // an answer that comes so late is not answered by itself

/** A free action that is said again as soon as the table asks again: once after a click with Shift, and while a mouse holds it. */
function Again({ word, children }: { word: string; children: ReactNode }) {
  const play = usePlay();
  const offer = useNow((now) => now.offer);
  const more = useRef({ times: 0, since: 0 });
  const held = useRef(false);

  useEffect(() => {
    const { times, since } = more.current;
    if (offer === null || times === 0) return;
    if (play.light(word) === "dark" || performance.now() - since > LATE) {
      more.current.times = 0;
      return;
    }
    const timer = setTimeout(() => {
      if (more.current.times === 0) return;
      more.current = { times: more.current.times - 1, since: performance.now() };
      play.point(word);
    }, PACE);
    return () => clearTimeout(timer);
  }, [offer, play, word]);

  function hold({ pointerType, button }: PointerEvent) {
    held.current = false;
    if (pointerType !== "mouse" || button !== 0) return; // a finger that holds it reads
    const timer = setTimeout(() => {
      held.current = true;
      more.current = { times: Number.POSITIVE_INFINITY, since: performance.now() };
      play.point(word);
    }, HELD);
    const end = () => {
      clearTimeout(timer);
      more.current.times = 0;
    };
    addEventListener("pointerup", end, { once: true });
    addEventListener("blur", end, { once: true });
  }

  function click(event: MouseEvent) {
    if (held.current)
      event.stopPropagation(); // it has been said already
    else more.current = { times: event.shiftKey ? 1 : 0, since: performance.now() };
    held.current = false;
  }

  return (
    <span className={style.again} onPointerDownCapture={hold} onClickCapture={click}>
      <Component className={style.conversion} at={word} word={word}>
        {children}
      </Component>
    </span>
  );
}
