/** Every drawing of this board in one place: for eyes, and for pictures. */

import { type ReactNode, useId } from "react";
import { DemoPlay } from "../../kit/demo";
import { Icon } from "../../kit/icons";
import { PlayContext } from "../../kit/thing";
import { useSpeech } from "../../text/context";
import { Face, SideTrack } from "./choose";
import { I } from "./icons";
import { boxOf, Ground, PEEK_RIM } from "./planet";
import style from "./planet.module.css";
import { CIV_CARDS, CORPORATIONS, OBJECTIVES, PLANETS, SHAPES, TERRAINS, TRACKS } from "./tables";
import { Patterns, TilePicture } from "./tile";
import "./planet.css";

const PLAY = new DemoPlay({ offer: null });

/** Each shape once, so that every terrain comes with every other, and half of them with a meteor. */
function tiles(): readonly string[] {
  return [...SHAPES.keys()].map((shape, n) => {
    const one = TERRAINS[n % TERRAINS.length];
    const other = TERRAINS[(n + 1 + Math.floor(n / TERRAINS.length)) % TERRAINS.length];
    return `${shape}-${one}-${other}${n % 2 ? "-m" : ""}`;
  });
}

export default function PlanetParts() {
  const speech = useSpeech();
  return (
    <PlayContext value={PLAY}>
      <div className={`k-frame ${style.sheet}`} data-game="planet" lang={speech.language}>
        <Patterns />
        <Row>
          {Object.entries(I).map(([name, icon]) => (
            <Icon key={name} of={icon} size={3} />
          ))}
        </Row>
        <Row>
          {tiles().map((tile) => (
            <TilePicture
              key={tile}
              tile={tile}
              room={4}
              className={style.sheetTile}
              label={speech.name(tile)}
            />
          ))}
        </Row>
        <Row>
          {[...PLANETS.keys()].map((planet) => (
            <Labelled key={planet} name={speech.name(planet)}>
              <svg
                viewBox={boxOf(PEEK_RIM)}
                className={style.sheetPlanet}
                role="img"
                aria-label={speech.name(planet)}
              >
                <Ground planet={planet} />
              </svg>
            </Labelled>
          ))}
        </Row>
        {[...CORPORATIONS.keys()].map((corporation) => (
          <Labelled key={corporation} name={speech.name(corporation)}>
            {TRACKS.map((track) => (
              <SideTrack key={track} corporation={corporation} track={track} cell={style.sheetCell} />
            ))}
          </Labelled>
        ))}
        <Row>
          {[...CIV_CARDS.keys(), ...OBJECTIVES.keys()].map((card) => (
            <div key={card} className={style.choice} data-card={card}>
              <Face view={null} word={card} />
            </div>
          ))}
        </Row>
      </div>
    </PlayContext>
  );
}

function Row({ children }: { children: ReactNode }) {
  return <section className={style.sheetRow}>{children}</section>;
}

function Labelled({ name, children }: { name: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={style.sheetPart} aria-labelledby={id}>
      <b id={id}>{name}</b>
      {children}
    </section>
  );
}
