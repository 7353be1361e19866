/** Choosing a faction: seven boards with two sides each; the map stays in sight to count home planets. */

import { useRef } from "react";
import type { Planet } from "../../contract/gaia.gen";
import { Icon } from "../../kit/icons";
import { useShape } from "../../kit/shape";
import { useHovered, useNow } from "../../kit/thing";
import { useSpeech } from "../../text/context";
import { upperFirst } from "../../text/names";
import { Component } from "./component";
import style from "./gaia.module.css";
import { G } from "./icons";
import { PassAndTake } from "./passing";
import { PieceIcon } from "./pieces";
import { PlanetIcon } from "./planets";
import { BeforeResearch } from "./research";
import { Signs } from "./signs";
import { FACTIONS, gainSigns } from "./tables";
import { type GaiaView, hexes } from "./view";

/** The boards to choose among; the research board lies behind them, because its tiles matter for the choice. */
export function FactionChoice({ view }: { view: GaiaView }) {
  const speech = useSpeech();
  return (
    <BeforeResearch view={view} id="factions" name={speech.text("gaia-tab-factions")}>
      <FactionBoards view={view} />
    </BeforeResearch>
  );
}

const intoSight = (told: Element | null) => told?.scrollIntoView({ block: "nearest" });

function FactionBoards({ view }: { view: GaiaView }) {
  const speech = useSpeech();
  const narrow = useShape() !== "wide"; // there the own board, which tells more, lies behind another tab
  const picked = usePickedFaction(); // not what a mouse is over: what it is about to click would move away
  const boards = new Map<string, string[]>();
  for (const [word, { board }] of Object.entries(FACTIONS))
    boards.set(board, [...(boards.get(board) ?? []), word]);
  return (
    <section
      className={style.factions}
      data-area="factions"
      data-explains="true"
      aria-label={speech.text("gaia-factions")}
    >
      {[...boards].map(([board, words]) => (
        <section key={board} className={style.factionBoard}>
          {words.map((word) => (
            <Faction key={word} view={view} word={word} />
          ))}
          {narrow && picked !== null && words.includes(picked) && (
            <div className={style.factionTold} ref={intoSight}>
              <Abilities view={view} word={picked} />
            </div>
          )}
        </section>
      ))}
    </section>
  );
}

function Faction({ view, word }: { view: GaiaView; word: string }) {
  const speech = useSpeech();
  const row = FACTIONS[word];
  if (!row) return null;
  const planet = row.planet as Planet;
  const homes = hexes(view).filter((hex) => hex.planet === planet).length;
  const owner = view.seats.findIndex(({ faction }) => faction === word);
  return (
    <Component
      className={style.faction}
      at={word}
      word={word}
      style={{ "--faction": `var(--f-${row.colour})` } as React.CSSProperties}
    >
      <header>
        <PlanetIcon type={planet} size={2.4} />
        <b>{speech.name(word)}</b>
        <small title={speech.text("gaia-homes")}>×{homes}</small>
        {owner >= 0 && <em>{speech.player(owner)}</em>}
        <Level word={word} />
      </header>
      <Start word={word} />
    </Component>
  );
}

function Start({ word }: { word: string }) {
  const row = FACTIONS[word];
  if (!row) return null;
  return (
    <p className={style.factionStart}>
      <Signs of={gainSigns(row.start)} />
      <span className={style.smallBowls}>
        {row.bowls.slice(0, 2).map((n, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a bowl is its place
          <span key={at}>
            <i>{"I".repeat(at + 1)}</i>
            <b>{n}</b>
          </span>
        ))}
      </span>
    </p>
  );
}

/** The research area in which a faction begins on level 1. */
function Level({ word, roomy = false }: { word: string; roomy?: boolean }) {
  const speech = useSpeech();
  return Object.entries(FACTIONS[word]?.research ?? {}).map(([track, n]) => (
    <span key={track} className={`${style.sign} ${style.factionLevel}`} title={speech.name(track)}>
      {roomy && <Icon of={G.advance} />}
      <span>{speech.first([...(roomy ? [] : [`track-head-${track}`]), `${track}-short`, track])}</span>
      <b>{n}</b>
    </span>
  ));
}

/** The faction that is pointed at, else the one that is picked. */
export function usePointedFaction(): string | null {
  const hovered = useHovered();
  const picked = usePickedFaction();
  return hovered !== null && hovered in FACTIONS ? hovered : picked;
}

function usePickedFaction(): string | null {
  const clicked = useNow((now) => now.choice.clicked.at(-1) ?? null);
  return clicked !== null && clicked in FACTIONS ? clicked : null;
}

/** What a faction can do, from the beginning and with its institute. */
function Abilities({ view, word }: { view: GaiaView; word: string }) {
  const speech = useSpeech();
  return (
    <>
      <div>
        <h4>{speech.text("gaia-ability")}</h4>
        <p>{speech.first([`${word}-ability`]) ?? speech.explain(word)}</p>
      </div>
      <div>
        <h4>
          <PieceIcon kind="institute" seat={view.seat ?? 0} size={1.8} />{" "}
          {upperFirst(speech.name("institute"))}
        </h4>
        <p>{speech.first([`${word}-institute`])}</p>
      </div>
    </>
  );
}

/** The faction that is pointed at or picked, in words: where the own board will lie. */
export function FactionReader({ view }: { view: GaiaView }) {
  const speech = useSpeech();
  const last = useRef<string | null>(null);
  const pointed = usePointedFaction();
  if (pointed !== null) last.current = pointed;
  const word = last.current;
  const row = word === null ? undefined : FACTIONS[word];
  const first = view.seats.findIndex(({ faction }) => faction === null) === view.seat;
  return (
    <section className={style.reader} data-area="faction-reader" aria-live="polite">
      {word !== null && row ? (
        <>
          <div className={style.readerHead}>
            <PlanetIcon type={row.planet as Planet} size={5} />
            <b>{speech.name(word)}</b>
            <small>{speech.name(`planet-${row.planet}`)}</small>
            <Start word={word} />
            <Level word={word} roomy />
          </div>
          <Abilities view={view} word={word} />
        </>
      ) : (
        <p className={style.readerHint}>{speech.text(first ? "gaia-point-faction" : "gaia-others-choose")}</p>
      )}
      <PassAndTake view={view} />
    </section>
  );
}
