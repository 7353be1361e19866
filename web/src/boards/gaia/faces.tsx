/** Tiles, boosters and federation tokens as they are drawn everywhere. */

import type { ReactNode } from "react";
import { SeatSign } from "../../kit/seat";
import { usePointing, useThing } from "../../kit/thing";
import { useSpeech } from "../../text/context";
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
  return props.at ? <TileThing {...props} at={props.at} /> : <TileOnly {...props} />;
}

function TileThing(props: TileProps & { at: string | readonly string[] }) {
  const speech = useSpeech();
  const thing = useThing(props.at, speech.name(props.word));
  return <TileFace {...props} bind={thing.props} />;
}

/** A tile that cannot be clicked for anything now: it still tells what it is. */
function TileOnly(props: TileProps) {
  const pointing = usePointing(props.word);
  return <TileFace {...props} bind={pointing.props} />;
}

function TileFace(props: TileProps & { bind: Record<string, unknown> }) {
  const { word, owners = [], covered = false, used = false, id, from, bind, children } = props;
  const { when, signs } = tileFace(word);
  return (
    <div
      className={style.tile}
      {...bind}
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
    </div>
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

export function FederationToken(props: TokenProps) {
  return props.live ? <TokenThing {...props} /> : <TokenOnly {...props} />;
}

function TokenThing(props: TokenProps) {
  const speech = useSpeech();
  const thing = useThing(props.word, speech.name(props.word));
  return <TokenFace {...props} bind={thing.props} />;
}

function TokenOnly(props: TokenProps) {
  const pointing = usePointing(props.word);
  return <TokenFace {...props} bind={pointing.props} />;
}

function TokenFace({ word, green, left, id, bind }: TokenProps & { bind: Record<string, unknown> }) {
  return (
    <div
      className={style.fed}
      {...bind}
      data-green={green}
      data-gone={left === 0}
      data-id={id}
      data-place={left === undefined ? undefined : `supply-${word}`}
    >
      <Signs of={tokenFace(word)} />
      {left !== undefined && <span className={style.left}>{left}</span>}
    </div>
  );
}

interface BoosterProps {
  readonly word: string;
  readonly own?: boolean;
  readonly used?: boolean;
  readonly live?: boolean;
}

export function BoosterCard({ word, own = false, used = false, live = true }: BoosterProps) {
  const speech = useSpeech();
  const thing = useThing(live ? word : null, speech.name(word));
  const pointing = usePointing(word);
  const { income, when, below } = boosterFace(word);
  return (
    <div
      className={style.booster}
      {...(live ? thing.props : pointing.props)}
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
    </div>
  );
}

// ---- the same, small, on the cards of the others --------------------------------------------------------------

export function TileChip({ word, covered = false }: { word: string; covered?: boolean }) {
  const speech = useSpeech();
  const { when, signs } = tileFace(word);
  return (
    <span
      className={style.chip}
      data-chip={isAdvanced(word) ? "advanced" : "tile"}
      data-covered={covered}
      title={speech.name(word)}
    >
      <Timing when={when} />
      <Signs of={signs} />
    </span>
  );
}

export function TokenChip({ word, green }: { word: string; green: boolean }) {
  const speech = useSpeech();
  return (
    <span className={style.chip} data-chip="token" data-green={green} title={speech.name(word)}>
      <Signs of={tokenFace(word)} />
    </span>
  );
}

export function BoosterChip({ word }: { word: string }) {
  const speech = useSpeech();
  const { income, when, below } = boosterFace(word);
  return (
    <span className={style.chip} data-chip="booster" title={speech.name(word)}>
      <Signs of={income} />
      {when !== null && (
        <>
          <Timing when={when} />
          <Signs of={below} />
        </>
      )}
    </span>
  );
}
