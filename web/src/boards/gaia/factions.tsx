/** Choosing a faction: seven boards with two sides each; the map stays in sight to count home planets. */

import type { Planet } from "../../contract/gaia.gen";
import { Icon } from "../../kit/icons";
import { useSpeech } from "../../text/context";
import { Component } from "./component";
import style from "./gaia.module.css";
import { G } from "./icons";
import { PlanetIcon } from "./planets";
import { Signs } from "./signs";
import { FACTIONS, gainSigns } from "./tables";
import { type GaiaView, hexes } from "./view";

export function FactionChoice({ view }: { view: GaiaView }) {
  const speech = useSpeech();
  const boards = new Map<string, string[]>();
  for (const [word, { board }] of Object.entries(FACTIONS))
    boards.set(board, [...(boards.get(board) ?? []), word]);
  return (
    <section className={style.factions} data-area="factions" aria-label={speech.text("gaia-factions")}>
      {[...boards].map(([board, words]) => (
        <section key={board} className={style.factionBoard}>
          {words.map((word) => (
            <Faction key={word} view={view} word={word} />
          ))}
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
  const level = Object.entries(row.research ?? {});
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
      </header>
      <p className={style.factionStart}>
        <Signs of={gainSigns(row.start)} />
        <span className={style.smallBowls}>
          {row.bowls.map((n, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a bowl is its place
            <span key={at}>
              <i>{"I".repeat(at + 1)}</i>
              <b>{n}</b>
            </span>
          ))}
        </span>
        {level.map(([track, n]) => (
          <span key={track} className={style.sign}>
            <Icon of={G.advance} />
            {speech.first([`${track}-short`, track])} <b>{n}</b>
          </span>
        ))}
      </p>
      <p className={style.factionText}>{speech.first([`${word}-ability`, `explain-${word}`])}</p>
      <p className={style.factionText} data-kind="institute">
        <Icon of={G.institute} /> {speech.first([`${word}-institute`])}
      </p>
    </Component>
  );
}
