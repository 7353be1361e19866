/** The own faction board: purse, bowls, structures, free actions, what has been taken, and what passing would take. */

import { type ReactNode, useSyncExternalStore } from "react";
import { Icon } from "../../kit/icons";
import { SeatDisc, seatStyle } from "../../kit/seat";
import { useAim, useLight, useNow, usePlay } from "../../kit/thing";
import { Counter } from "../../kit/value";
import { useSpeech } from "../../text/context";
import { Bowls } from "./bowls";
import { Component, Told } from "./component";
import { BoosterCard, Cross, FederationToken, TechTile, TileChip } from "./faces";
import { FreeActions } from "./free";
import style from "./gaia.module.css";
import { G } from "./icons";
import { PassAndTake } from "./passing";
import { LiveVp } from "./signs";
import { Structures } from "./structures";
import { LIMITS, resourceIcon } from "./tables";
import { count, type GaiaView, isAdvanced, isLastRound, nameOf, seatOf, shownSeat } from "./view";

export function OwnBoard({ view }: { view: GaiaView }) {
  const speech = useSpeech();
  const seat = shownSeat(view);
  const { faction, booster } = seatOf(view, seat);
  const setUp = view.table.round > 0; // before that nothing can have been taken, and all boosters lie there
  return (
    <section
      className={style.own}
      style={seatStyle(seat)}
      data-area="own"
      aria-label={nameOf(speech, view, seat)}
    >
      <Identity view={view} />
      {faction !== null && <Bowls view={view} />}
      {faction !== null && <Structures view={view} />}
      {faction !== null && <FreeActions view={view} />}
      {(setUp || booster !== null) && <Holdings view={view} />}
      {!view.over && <PassAndTake view={view} />}
    </section>
  );
}

/** Who, how many points, and the purse. */
function Identity({ view }: { view: GaiaView }) {
  const speech = useSpeech();
  const seat = shownSeat(view);
  const { faction } = seatOf(view, seat);
  const name = nameOf(speech, view, seat);
  return (
    <div className={style.identity}>
      <header>
        <SeatDisc seat={seat} size={28} />
        <div>
          <b data-long={name.length > 9}>{name}</b>
          {faction !== null && <small>{speech.player(seat)}</small>}
        </div>
        <Told word="vp" className={style.ownVp} data-counter="vp">
          <LiveVp n={count(view, seat, "vp")} size={2.6} label={speech.text("counter-vp")} />
        </Told>
      </header>
      <Purse view={view} />
      <Reaches view={view} />
    </div>
  );
}

const PURSE = ["ore", "credits", "knowledge", "qic"] as const;

export function Purse({ view }: { view: GaiaView }) {
  const speech = useSpeech();
  const seat = shownSeat(view);
  const { income } = seatOf(view, seat);
  const last = isLastRound(view);
  return (
    <div className={style.purse}>
      {PURSE.map((id) => {
        const value = count(view, seat, id);
        const limit = LIMITS[id];
        const over = limit === undefined || last ? 0 : Math.max(0, value + income[id] - limit);
        return (
          <Told as="div" key={id} word={id} data-over={over > 0}>
            <Counter
              id={id}
              seat={seat}
              value={value}
              icon={<Icon of={resourceIcon(id)} size={1.05} />}
              label={speech.text(`counter-${id}`)}
              plus={
                <span
                  data-over={over > 0}
                  title={over > 0 ? speech.text("gaia-over-limit", { n: over }) : undefined}
                >
                  {last ? "" : `+${income[id]}${over > 0 ? " !" : ""}`}
                </span>
              }
            />
          </Told>
        );
      })}
    </div>
  );
}

/** Range, ore for a step, tokens for a project. */
function Reaches({ view }: { view: GaiaView }) {
  const speech = useSpeech();
  const { range, step_ore, project_tokens } = seatOf(view, shownSeat(view));
  const fact = (word: string, title: string, body: ReactNode) => (
    <Told word={word} title={speech.text(title)}>
      {body}
    </Told>
  );
  return (
    <div className={style.reaches}>
      {fact(
        "range",
        "fact-range",
        <>
          <Icon of={G.range} />
          <b>{range}</b>
        </>,
      )}
      {fact(
        "step",
        "fact-step_ore",
        <>
          <Icon of={G.step} />
          <b>{step_ore}</b>
          <Icon of={G.ore} />
        </>,
      )}
      {fact(
        "gaiaformer",
        "fact-project_tokens",
        <>
          <Icon of={G.gaiaformer} />
          <b>{project_tokens || "–"}</b>
          <Icon of={G.token} />
        </>,
      )}
    </div>
  );
}

/** Booster, tiles, tokens, and what they count. */
export function Holdings({ view }: { view: GaiaView }) {
  const speech = useSpeech();
  const seat = shownSeat(view);
  const { booster, tiles, tokens, used, counts } = seatOf(view, seat);
  const cells = tiles.length + tokens.length;
  const columns = cells <= 6 ? 2 : cells <= 9 ? 3 : 4;
  const asked = useNow((now) => now.offer?.prompt.id ?? "");
  const sayable = asked !== "gaia-ask-choose-token";
  const facts = [
    ["sector", G.sector],
    ["type", G.types],
    ["gaia", G.gaia],
    ["satellite", G.satellite],
  ] as const;
  return (
    <div className={style.holdings}>
      {booster !== null && (
        <BoosterCard word={booster} own used={used.includes(booster)} live={!used.includes(booster)} />
      )}
      <div className={style.held}>
        <div className={style.cells} style={{ "--columns": columns } as React.CSSProperties}>
          {tiles.map(({ word, covered, covers }) => (
            <TechTile
              key={word}
              word={word ?? ""}
              at={word}
              covered={covered}
              used={used.includes(word ?? "")}
              id={`tile-${word}`}
              {...(isAdvanced(word) ? {} : { from: "research" })}
            >
              {!covered && !isAdvanced(word) && <CoverGhost word={word ?? ""} />}
              {covers !== null && (
                <span className={style.covers} title={speech.name(covers)}>
                  ▾
                </span>
              )}
            </TechTile>
          ))}
          {tokens.map(({ word, green }, at) => (
            <FederationToken
              // biome-ignore lint/suspicious/noArrayIndexKey: two tokens may be alike
              key={`${word} ${at}`}
              word={word ?? ""}
              live={sayable}
              green={green}
              id={`token-${word}-${at}`}
            />
          ))}
          {cells === 0 && <span className={style.none}>{speech.text("gaia-no-tiles")}</span>}
        </div>
        <div className={style.counts}>
          {facts.map(([id, icon]) => (
            <span key={id} title={speech.text(`gaia-count-${id}`)}>
              <Icon of={icon} />
              <b>{counts[id]}</b>
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}

/** The advanced tile that is being taken, over the one that it would cover. */
function CoverGhost({ word }: { word: string }) {
  const play = usePlay();
  const aimed = useAim() === word;
  const picked = useLight(word) === "picked";
  const taken = useSyncExternalStore(
    play.subscribe,
    () => play.plan().steps.find((step) => isAdvanced(step.word))?.word ?? null,
  );
  if (taken === null || !(aimed || picked)) return null;
  return (
    <span className={style.coverGhost} data-covers={word}>
      <TileChip word={taken} />
    </span>
  );
}

/** The action of a faction board: a thing of its own. */
export function BoardAction({ used }: { used: boolean }) {
  return (
    <Component className={style.slot} at="board" word="board" data-wide="true" data-used={used}>
      <Icon of={G.action} />
      <Icon of={G.advance} />
      {used && <Cross />}
    </Component>
  );
}
