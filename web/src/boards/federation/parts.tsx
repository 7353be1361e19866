/**
 * Every drawing of this board in one place, in both appearances: for eyes, and for pictures. What lies on a table comes from
 * the view of a game that bots have played (`demo.json`: four players, the third turn of a round).
 */

import board from "@games/federation/data/boards/reconstructed.toml";
import tokens from "@games/federation/data/specialists.toml";
import { type ReactNode, useMemo } from "react";
import type { AlterationItem, SpecialistItem } from "../../contract/federation.gen";
import { DemoPlay } from "../../kit/demo";
import { PlayContext } from "../../kit/thing";
import { useSpeech } from "../../text/context";
import { Arc } from "./arc";
import { Place } from "./atal";
import demo from "./demo.json";
import { wordsOf } from "./effects";
import { Figures } from "./figures";
import { Ic, NAMES } from "./icons";
import { StageContext } from "./moment";
import { Opponents } from "./others";
import { Own } from "./own";
import style from "./parts.module.css";
import { RoundEnd } from "./round-end";
import { Senate } from "./senate";
import { Dots, Face, Fx, Lvl, Pts, Sign } from "./signs";
import { OpenWorld } from "./stage";
import { Alteration, AlterationBack, AlterationSlot, Medal, SpecialistChip } from "./tokens";
import { type Fed, federation } from "./view";
import { Disc, Globe, WORLDS } from "./worlds";
import "./federation.css";

const VIEW = federation(demo);
const LEGAL = ["vote", "fund", "amb-3", "f2c2", "f3c1", "outer", "mission-neo", "shop-1", "moon-2"];
const PLAY = new DemoPlay({ offer: null, view: VIEW, legal: LEGAL });
const STAGE = {
  open: "neo",
  asked: new Set<never>(),
  told: null,
  source: null,
  pin: () => undefined,
  tell: () => undefined,
} as const;
const LOOKS = ["dark", "light"] as const;

export default function FederationParts() {
  return (
    <PlayContext value={PLAY}>
      <StageContext value={STAGE}>
        <div>
          {LOOKS.map((look) => (
            <div key={look} data-look={look}>
              <div className={`k-frame k-parts ${style.sheet}`} data-game="federation" data-shape="wide">
                <Sheet view={VIEW} />
              </div>
            </div>
          ))}
        </div>
      </StageContext>
    </PlayContext>
  );
}

function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className={style.part} data-part={name}>
      <h2 className="label">{name}</h2>
      <div className={style.row}>{children}</div>
    </section>
  );
}

const SEATS = [0, 1, 2, 3] as const;

function Sheet({ view }: { view: Fed }) {
  return (
    <>
      <Part name="worlds">
        {WORLDS.map((world) => (
          <span key={world} className={style.world}>
            <Globe of={world} />
          </span>
        ))}
        {WORLDS.map((world) => (
          <Disc key={world} of={world} />
        ))}
      </Part>
      <Part name="icons">
        {NAMES.map((name) => (
          <span key={name} className={style.named}>
            <Ic of={name} />
            <small>{name}</small>
          </span>
        ))}
      </Part>
      <Part name="signs">
        {SEATS.map((seat) => (
          <Sign key={seat} seat={seat} big />
        ))}
        <Sign seat={null} big />
        <Pts n={7} />
        <Pts n="+5" form="flat" />
        <Pts n={24} form="big" />
        <Pts n={147} form="huge" />
        {[1, 2, 3, 4, 5, "+3"].map((n) => (
          <Lvl key={n} n={n} />
        ))}
        {[0, 1, 2, 3, 4, 5, 6].map((n) => (
          <Face key={n} n={n} />
        ))}
        {[1, 2, 3, 4].map((n) => (
          <Dots key={n} n={n} />
        ))}
      </Part>
      <Part name="alterations">
        <Alterations />
      </Part>
      <Part name="specialists">
        <Specialists />
      </Part>
      <Part name="start and deep space tokens">
        {[...STARTS, ...DEEP].map(({ name, words }) => (
          <span key={name} className={style.token}>
            <Ic of={name.startsWith("ds") ? "deep" : "start"} gold />
            <Fx words={words} />
          </span>
        ))}
      </Part>
      <Part name="medals">
        {MEDALS.flatMap((medal) => [
          <Medal key={medal} of={medal} has word={null} />,
          <Medal key={`${medal} missing`} of={medal} has={false} word={null} />,
        ])}
      </Part>
      <Part name="arc">
        <div className={style.wide}>
          <Arc view={view} then={view} />
        </div>
      </Part>
      <Part name="senate">
        <div className={style.senate}>
          <Senate view={view} then={view} />
        </div>
        <div className={style.others}>
          <Opponents view={view} />
        </div>
      </Part>
      <Part name="open worlds">
        {WORLDS.map((world) => (
          <div key={world} className={style.stage}>
            <OpenWorld of={world} view={view} then={view} shown />
          </div>
        ))}
        <div className={style.stage}>
          <section className="panel">
            <RoundEnd view={view} />
          </section>
        </div>
        <div className={style.stage}>
          <section className="panel">
            <Figures view={view} />
          </section>
        </div>
      </Part>
      <Part name="own board">
        <div className={style.own}>
          <Own view={view} then={view} seat={0} />
        </div>
      </Part>
    </>
  );
}

// ---- all tokens, from the tables of the game ----------------------------------------------------------------

interface AlterationRow {
  readonly strength: number;
  readonly votes?: number;
  readonly funding?: boolean;
  readonly bonus: string;
}
interface SpecialistRow {
  readonly when: SpecialistItem["when"];
  readonly effect: string;
}

const MEDALS = [...WORLDS, "accreditation", "intrigue"].map((kind) => `medal-${kind}`);
const { alterations, "start-tokens": starts } = board as {
  readonly alterations: { readonly list: readonly AlterationRow[] };
  readonly "start-tokens": { readonly list: readonly string[] };
};
const { specialists, "deep-space": deepSpace } = tokens as {
  readonly specialists: Readonly<Record<string, SpecialistRow>>;
  readonly "deep-space": Readonly<Record<string, string>>;
};
const listed = (family: string, effects: readonly string[]) =>
  effects.map((text, at) => ({ name: `${family}-${at + 1}`, words: wordsOf(text) }));
const STARTS = listed("start", starts.list);
const DEEP = listed("ds", Object.values(deepSpace));

function Alterations() {
  const items = useMemo(
    () =>
      alterations.list.map(
        ({ strength, votes = 0, bonus }, at): AlterationItem => ({
          word: `alt-${at + 1}`,
          name: `alt-${at + 1}`,
          reconstructed: [],
          strength,
          votes,
          funding: votes === 0,
          bonus: wordsOf(bonus),
        }),
      ),
    [],
  );
  return (
    <>
      {items.map((item) => (
        <Alteration key={item.name} item={item} word={null} />
      ))}
      {[1, 2, 3, 4].map((strength) => (
        <AlterationBack key={strength} strength={strength} />
      ))}
      <AlterationSlot />
    </>
  );
}

function Specialists() {
  const speech = useSpeech();
  return Object.entries(specialists).map(([name, { when, effect }]) => {
    const item: SpecialistItem = {
      word: name,
      name,
      colour: name.charCodeAt(1) - "a".charCodeAt(0),
      level: Number(name.charAt(0)),
      when,
      effect: wordsOf(effect),
      used: false,
    };
    return (
      <span key={name} className={style.specialist} title={speech.name(name)}>
        <Place item={{ ...item, under: 0 }} need={false} />
        <SpecialistChip item={item} word={null} />
        <SpecialistChip item={{ ...item, used: true }} word={null} />
      </span>
    );
  });
}
