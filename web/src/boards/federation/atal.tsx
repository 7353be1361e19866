/** Atal, open: specialists in five colours and three levels. */

import type { AtalItem } from "../../contract/federation.gen";
import { useSpeech } from "../../text/context";
import style from "./atal.module.css";
import { Ic } from "./icons";
import { glow, Over, useNamed } from "./named";
import { Fx, When } from "./signs";
import { COLOURS, colourOf, type Fed, frontSeat, items } from "./view";

const NO_WORD = { word: null };

export function Atal({ view }: { view: Fed }) {
  const places = items(view, "atal");
  const own = items(view, "specialists", frontSeat(view));
  const levels = [...new Set(places.map((place) => place.level))].sort((one, other) => other - one);
  return (
    <div className={style.atal} data-area="atal">
      <span />
      {COLOURS.map((world, colour) => {
        const has = own.filter((each) => each.colour === colour);
        return (
          <div key={world} className={style.ch} data-planet={world}>
            <Ic of="specialist" />
            {has.map((each) => (
              <b key={each.name}>{each.level}</b>
            ))}
            {has.length === 0 && <i>–</i>}
          </div>
        );
      })}
      {levels.map((level) => [
        <span key={level} className={style.lv}>
          {level}
        </span>,
        ...COLOURS.map((world, colour) => {
          const place = places.find((each) => each.level === level && each.colour === colour);
          const lower = own.some((each) => each.colour === colour && each.level < level);
          return place ? (
            <Place key={`${world} ${level}`} item={place} need={level > 1 && !lower} />
          ) : (
            <span key={`${world} ${level}`} />
          );
        }),
      ])}
    </div>
  );
}

export function Place({ item, need }: { item: AtalItem; need: boolean }) {
  const speech = useSpeech();
  const { word } = item.word === null ? NO_WORD : item;
  const thing = useNamed(word, word === null ? null : `${speech.name(word)}: ${speech.explain(word)}`);
  const world = colourOf(item);
  if (word === null) {
    return item.under > 0 ? (
      <div className={`${style.spec} ${style.back}`} data-planet={world}>
        <Ic of="specialist" />
        <span>×{item.under}</span>
      </div>
    ) : (
      <div className={`${style.spec} ${style.none}`}>{speech.text("federation-taken")}</div>
    );
  }
  return (
    <div className={`${style.stk} ${style[`u${Math.min(2, item.under)}`]}`}>
      <div
        {...glow(thing)}
        className={`${style.spec} ${need && thing.lit !== "legal" ? style.need : ""}`}
        data-planet={world}
      >
        <span className={style.sh}>
          <When of={item.when} />
          <span className={style.id}>{word.toUpperCase()}</span>
        </span>
        <span className={style.se}>
          <Fx words={item.effect} />
        </span>
        <span className={style.sx}>{speech.first([`short-w-${word}`]) ?? ""}</span>
        <Over thing={thing} />
      </div>
    </div>
  );
}
