/** Every drawing of this board in one place: for eyes, and for pictures. */

import { type ReactNode, useId } from "react";
import { DemoPlay } from "../../kit/demo";
import { Icon } from "../../kit/icons";
import { PlayContext } from "../../kit/thing";
import { useSpeech } from "../../text/context";
import { Face } from "./choose";
import { Hand, HandContext } from "./hand";
import { I } from "./icons";
import { boxOf, Ground, PEEK_RIM } from "./planet";
import style from "./planet.module.css";
import { CIV_CARDS, CORPORATIONS, OBJECTIVES, PLANETS, SHAPES, TERRAINS, TRACKS, trackOf } from "./tables";
import { Patterns, TilePicture } from "./tile";
import { type TrackFacts, Tracks } from "./tracks";
import "./planet.css";

const PLAY = new DemoPlay({ offer: null });
const HAND = new Hand();

/** Each shape once, so that every terrain comes with every other, and half of them with a meteor. */
function tiles(): readonly string[] {
  return [...SHAPES.keys()].map((shape, n) => {
    const one = TERRAINS[n % TERRAINS.length];
    const other = TERRAINS[(n + 1 + Math.floor(n / TERRAINS.length)) % TERRAINS.length];
    return `${shape}-${one}-${other}${n % 2 ? "-m" : ""}`;
  });
}

/** Trackers in the middle of a game. */
function halfway(corporation: string): TrackFacts {
  const steps = TRACKS.map((track, n) => [track, Math.min(4 + n, trackOf(corporation, track).length - 2)]);
  return { corporation, counters: Object.fromEntries(steps), pods_on_board: [] };
}

export default function PlanetParts() {
  const speech = useSpeech();
  return (
    <PlayContext value={PLAY}>
      <HandContext value={HAND}>
        <div className="k-frame k-parts" data-game="planet" lang={speech.language}>
          <Patterns />
          <Row>
            {Object.entries(I).map(([name, icon]) => (
              <Labelled key={name} name={name}>
                <Icon of={icon} size={3} />
              </Labelled>
            ))}
          </Row>
          <Row>
            {tiles().map((tile) => (
              <Labelled key={tile} name={tile}>
                <TilePicture tile={tile} room={4} className={style.sheetTile} label={speech.name(tile)} />
              </Labelled>
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
          <Row>
            {[...CORPORATIONS.keys()].map((corporation) => (
              <Labelled key={corporation} name={speech.name(corporation)}>
                <div className={style.sheetTracks}>
                  <Tracks seat={halfway(corporation)} number={0} mine={false} />
                </div>
              </Labelled>
            ))}
          </Row>
          <Row>
            {[...CIV_CARDS.keys(), ...OBJECTIVES.keys()].map((card) => (
              <div key={card} className={style.choice} data-card={card}>
                <Face view={null} word={card} />
              </div>
            ))}
          </Row>
        </div>
      </HandContext>
    </PlayContext>
  );
}

function Row({ children }: { children: ReactNode }) {
  return <section className={`k-parts-row ${style.sheetRow}`}>{children}</section>;
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
