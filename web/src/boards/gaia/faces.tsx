/** Tiles, boosters and federation tokens as they are drawn everywhere. */

import type { ReactNode } from "react";
import { SeatSign } from "../../kit/seat";
import { useSpeech } from "../../text/context";
import { Component, Told } from "./component";
import style from "./gaia.module.css";
import { Signs, Timing } from "./signs";
import { boosterFace, tileFace, tokenFace } from "./tables";
import { isAdvanced } from "./view";

interface TileProps {
  readonly word: string;
  /** What a click means: the tile, the area that it advances in and the tile, or nothing (it only explains itself). */
  readonly at?: string | readonly string[] | null;
  readonly owners?: readonly number[];
  readonly covered?: boolean;
  readonly used?: boolean;
  readonly id?: string;
  readonly from?: string;
  readonly children?: ReactNode;
}

export function TechTile(props: TileProps) {
  const { word, at = null, owners = [], covered = false, used = false, id, from, children } = props;
  const { when, signs } = tileFace(word);
  return (
    <Component
      className={style.tile}
      at={at}
      word={word}
      data-tile={word}
      data-kind={isAdvanced(word) ? "advanced" : "standard"}
      data-covered={covered}
      data-used={used}
      data-id={id}
      data-from={from}
    >
      <Timing when={when} />
      <Signs of={signs} />
      {owners.length > 0 && (
        <span className={style.owners}>
          {owners.map((seat) => (
            <SeatSign key={seat} seat={seat} size={10} />
          ))}
        </span>
      )}
      {used && <Cross />}
      {children}
    </Component>
  );
}

export function Cross() {
  return (
    <svg className={style.cross} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M4 4 20 20M20 4 4 20" stroke="var(--muted)" strokeWidth="2.6" strokeLinecap="round" />
    </svg>
  );
}

interface TokenProps {
  readonly word: string;
  readonly live: boolean;
  readonly green: boolean;
  /** How many are left in the supply. */
  readonly left?: number;
  readonly id?: string;
}

export function FederationToken({ word, live, green, left, id }: TokenProps) {
  return (
    <Component
      className={style.fed}
      at={live ? word : null}
      word={word}
      data-green={green}
      data-gone={left === 0}
      data-id={id}
      data-place={left === undefined ? undefined : `supply-${word}`}
    >
      <Signs of={tokenFace(word)} />
      {left !== undefined && <span className={style.left}>{left}</span>}
    </Component>
  );
}

interface BoosterProps {
  readonly word: string;
  readonly own?: boolean;
  readonly used?: boolean;
  readonly live?: boolean;
}

export function BoosterCard({ word, own = false, used = false, live = true }: BoosterProps) {
  const { income, when, below } = boosterFace(word);
  return (
    <Component
      className={style.booster}
      at={live ? word : null}
      word={word}
      data-own={own}
      data-booster={word}
      data-id={`booster-${word}`}
    >
      <span className={style.half}>
        <Signs of={income} />
      </span>
      {when !== null && (
        <span className={style.half}>
          <Timing when={when} />
          <Signs of={below} />
          {used && when === "action" && <Cross />}
        </span>
      )}
    </Component>
  );
}

// ---- the same, small, on the cards of the others --------------------------------------------------------------

export function TileChip({ word, covered = false }: { word: string; covered?: boolean }) {
  const speech = useSpeech();
  const { when, signs } = tileFace(word);
  return (
    <Told
      word={word}
      className={style.chip}
      data-chip={isAdvanced(word) ? "advanced" : "tile"}
      data-covered={covered}
      title={speech.name(word)}
    >
      <Timing when={when} />
      <Signs of={signs} />
    </Told>
  );
}

export function TokenChip({ word, green }: { word: string; green: boolean }) {
  const speech = useSpeech();
  return (
    <Told word={word} className={style.chip} data-chip="token" data-green={green} title={speech.name(word)}>
      <Signs of={tokenFace(word)} />
    </Told>
  );
}

export function BoosterChip({ word }: { word: string }) {
  const speech = useSpeech();
  const { income, when, below } = boosterFace(word);
  return (
    <Told word={word} className={style.chip} data-chip="booster" title={speech.name(word)}>
      <Signs of={income} />
      {when !== null && (
        <>
          <Timing when={when} />
          <Signs of={below} />
        </>
      )}
    </Told>
  );
}
