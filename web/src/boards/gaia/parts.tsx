/** Every drawing of this board in one place: for eyes, and for pictures. */

import type { ReactNode } from "react";
import type { Planet } from "../../contract/gaia.gen";
import { DemoPlay } from "../../kit/demo";
import { PlayContext } from "../../kit/thing";
import { useSpeech } from "../../text/context";
import { BoosterCard, FederationToken, TechTile } from "./faces";
import style from "./gaia.module.css";
import { type Kind, PieceIcon } from "./pieces";
import { PlanetIcon } from "./planets";
import { ADVANCED, BOOSTERS, isGreenToken, STANDARD, TOKENS } from "./tables";
import "./gaia.css";

const PLAY = new DemoPlay({ offer: null });
const PLANETS: readonly Planet[] = [
  "terra",
  "oxide",
  "volcanic",
  "desert",
  "swamp",
  "titanium",
  "ice",
  "gaia",
  "transdim",
  "lost",
];
const PIECES: readonly Kind[] = [
  "mine",
  "trading-station",
  "lab",
  "institute",
  "academy-left",
  "gaiaformer",
  "space-station",
  "satellite",
];

export default function GaiaParts() {
  const speech = useSpeech();
  return (
    <PlayContext value={PLAY}>
      <div className="k-frame k-parts" data-game="gaia" lang={speech.language}>
        <Row>
          {PLANETS.map((type) => (
            <PlanetIcon key={type} type={type} size={6} />
          ))}
        </Row>
        <Row>
          {PIECES.flatMap((kind) =>
            [0, 1, 2, 3].map((seat) => (
              <PieceIcon key={`${kind} ${seat}`} kind={kind} seat={seat} size={3.4} />
            )),
          )}
        </Row>
        <Row>
          {[...STANDARD, ...ADVANCED].map((word) => (
            <TechTile key={word} word={word} />
          ))}
        </Row>
        <Row>
          {TOKENS.map((word) => (
            <FederationToken key={word} word={word} live={false} green={isGreenToken(word)} />
          ))}
        </Row>
        <Row>
          {BOOSTERS.map((word) => (
            <BoosterCard key={word} word={word} live={false} />
          ))}
        </Row>
      </div>
    </PlayContext>
  );
}

function Row({ children }: { children: ReactNode }) {
  return <section className={`k-parts-row ${style.sheetRow}`}>{children}</section>;
}
