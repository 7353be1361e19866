/** The research board: six areas with their levels, tech tiles, action spaces and federation tokens, as in the box. */

import { type ReactNode, useMemo, useState } from "react";
import type { ActionItem, TrackItem } from "../../contract/gaia.gen";
import type { Offer } from "../../engine/types";
import { Icon } from "../../kit/icons";
import { SeatDisc } from "../../kit/seat";
import { useAim, useNow, usePointing } from "../../kit/thing";
import { useSpeech } from "../../text/context";
import { FEDERATION } from "./asking";
import { Component } from "./component";
import { FederationToken, TechTile } from "./faces";
import style from "./gaia.module.css";
import { G } from "./icons";
import { Amount, Signs, Vp } from "./signs";
import { actionFace, fifthOf, isGreenToken, levelSigns, tokenFace } from "./tables";
import { actions, advanced, type GaiaView, hexes, supply, techs, tracks } from "./view";

const LEVELS = [4, 3, 2, 1, 0] as const;
/** Areas whose top is worth something for the rest of the game. */
const LASTING = new Set(["terraforming", "navigation"]);

export function ResearchBoard({ view }: { view: GaiaView }) {
  return (
    <div className={style.right} data-area="research">
      <ResearchTracks view={view} />
      <ActionSpaces view={view} />
      <TokenSupply view={view} />
    </div>
  );
}

interface BeforeProps {
  readonly view: GaiaView;
  readonly id: string;
  readonly name: string;
  readonly children: ReactNode;
}

/** At the beginning and at the end something else lies here; the research board can be looked at behind it. */
export function BeforeResearch({ view, id, name, children }: BeforeProps) {
  const speech = useSpeech();
  const [behind, look] = useState(false);
  return (
    <div className={style.before}>
      <div className={style.beforeTabs}>
        <button type="button" aria-pressed={!behind} data-look={id} onClick={() => look(false)}>
          {name}
        </button>
        <button type="button" aria-pressed={behind} data-look="research" onClick={() => look(true)}>
          {speech.text("gaia-tab-board")}
        </button>
      </div>
      {behind ? <ResearchBoard view={view} /> : children}
    </div>
  );
}

/** What a click on a tile or a level says, as far as the sentences of the moment tell. */
interface Saying {
  /** Areas in which research may be done now, with one click. */
  readonly research: ReadonlySet<string>;
  /** Tiles that advance in their own area when they are taken. */
  readonly tiles: ReadonlyMap<string, string>;
}

const NONE: Saying = { research: new Set(), tiles: new Map() };

interface Begun {
  readonly clicked: boolean;
  /** The advance has been given up. */
  readonly declined: boolean;
}

function sayingOf(offer: Offer | null, begun: Begun, areas: ReadonlyMap<string, string>): Saying {
  if (offer?.prompt.kind !== "word") return NONE;
  const research = new Set<string>();
  const tiles = new Map<string, string>();
  for (const sentence of offer.sentences) {
    if (sentence[0] === "research" && sentence[1] && !begun.clicked) research.add(sentence[1]);
    if (begun.declined) continue;
    for (let at = 0; at + 1 < sentence.length; at++) {
      const [tile, track] = [sentence[at] ?? "", sentence[at + 1] ?? ""];
      const covered = sentence[at - 1]?.startsWith("adv-"); // its area has no say then
      if (!covered && areas.get(tile) === track) tiles.set(tile, track);
    }
  }
  return { research, tiles };
}

function useSaying(view: GaiaView): Saying {
  const offer = useNow((now) => now.offer);
  const clicked = useNow((now) => now.choice.clicked.length > 0);
  const declined = useNow((now) => now.choice.clicked.includes("done"));
  const items = techs(view);
  return useMemo(() => {
    const areas = new Map(items.flatMap(({ word, track }) => (word && track ? [[word, track]] : [])));
    return sayingOf(offer, { clicked, declined }, areas as ReadonlyMap<string, string>);
  }, [offer, clicked, declined, items]);
}

export function ResearchTracks({ view }: { view: GaiaView }) {
  const speech = useSpeech();
  const saying = useSaying(view);
  const all = tracks(view);
  return (
    <section className={style.research} aria-label={speech.text("area-research")}>
      <span />
      {all.map((track) => (
        <h3 key={track.word} className={style.trackHead}>
          {speech.first([`track-head-${track.word}`, `${track.word}-short`, track.word ?? ""])}
        </h3>
      ))}
      <Row view={view} level={5} saying={saying} />
      <span className={style.gutter} data-kind="token">
        <Icon of={G.federation} />
      </span>
      {all.map((track) => (
        <AdvancedPlace key={track.word} view={view} track={track} />
      ))}
      {LEVELS.map((level) => (
        <Row key={level} view={view} level={level} saying={saying} />
      ))}
      <span className={style.gutter}>
        <Icon of={G.tile} />
      </span>
      {all.map((track) => (
        <StandardPlace key={track.word} view={view} word={track.tile} saying={saying} />
      ))}
      <div className={style.anyTiles}>
        <span className={style.gutter}>{speech.text("gaia-any-area")}</span>
        {techs(view)
          .filter((tech) => tech.track === null)
          .map((tech) => (
            <StandardPlace key={tech.word} view={view} word={tech.word ?? ""} saying={saying} />
          ))}
      </div>
    </section>
  );
}

function Row({ view, level, saying }: { view: GaiaView; level: number; saying: Saying }) {
  return (
    <>
      <span className={style.gutter} title={level >= 3 ? "+4 VP" : undefined}>
        <b>{level}</b>
        {level >= 3 && <em>4⬡</em>}
      </span>
      {tracks(view).map((track) => (
        <Level key={track.word} view={view} track={track} level={level} saying={saying} />
      ))}
    </>
  );
}

interface LevelProps {
  readonly view: GaiaView;
  readonly track: TrackItem;
  readonly level: number;
  readonly saying: Saying;
}

/** The level that one would reach carries the word of its area. */
function Level(props: LevelProps) {
  const { view, track, level } = props;
  const next = view.seat !== null && track.levels[view.seat] === level - 1;
  return next ? <NextLevel {...props} /> : <LevelCell {...props} at={null} ghost={false} />;
}

function NextLevel(props: LevelProps) {
  const word = props.track.word ?? "";
  const at = props.saying.research.has(word) ? ["research", word] : word;
  const aim = useAim();
  const ghost = aim !== null && (aim === word || props.saying.tiles.get(aim) === word);
  return <LevelCell {...props} at={at} ghost={ghost} />;
}

function LevelCell({
  view,
  track,
  level,
  at,
  ghost,
}: LevelProps & { at: string | readonly string[] | null; ghost: boolean }) {
  const speech = useSpeech();
  const word = `${track.word}-${level}`;
  const here = track.levels.flatMap((at, seat) =>
    at === level && view.seats[seat]?.faction !== null ? [seat] : [],
  );
  const mine = view.seat !== null && here.includes(view.seat);
  return (
    <Component
      className={style.level}
      at={at}
      word={word}
      label={speech.name(word)}
      data-level={level}
      data-mine={mine}
      data-ghosted={ghost}
    >
      <span className={style.effect}>
        <LevelEffect view={view} track={track} level={level} />
      </span>
      {ghost && view.seat !== null && (
        <span className={style.markers} data-ghost="true">
          <SeatDisc seat={view.seat} size={15} />
        </span>
      )}
      {here.length > 0 && (
        <span className={style.markers} data-many={here.length > 2}>
          {here.map((seat) => (
            <span key={seat} data-id={`level-${track.word}-${seat}`}>
              <SeatDisc seat={seat} size={15} />
            </span>
          ))}
        </span>
      )}
    </Component>
  );
}

/** What is printed; at the top what is still to be had there. */
function LevelEffect({ view, track, level }: Omit<LevelProps, "saying">) {
  const word = track.word ?? "";
  const speech = useSpeech();
  const fifth = level === 5 ? fifthOf(word) : undefined;
  // Whoever is at the top has had what there was, unless it lasts.
  if (level === 5 && !LASTING.has(word) && track.levels.includes(5))
    return <i className={style.word}>{speech.text("gaia-taken")}</i>;
  if (fifth === "federation-token")
    return track.token ? (
      <span className={style.chip} data-chip="token" data-green={isGreenToken(track.token)}>
        <Signs of={tokenFace(track.token)} />
      </span>
    ) : (
      <>
        <Amount n={1} icon={G.ore} />
        <i className={style.word}>/</i>
        <Icon of={G.step} />
      </>
    );
  if (fifth === "lost-planet") {
    const found = hexes(view).some((hex) => hex.planet === "lost");
    return (
      <>
        <Signs of={levelSigns(word, level)} />
        {!found && <Icon of={G.lost} size={1.3} />}
      </>
    );
  }
  if (fifth === "gaia-planets")
    return (
      <>
        <Vp n={4} />
        <i className={style.word}>+</i>
        <Vp n={1} />
        <i className={style.word}>/</i>
        <Icon of={G.gaia} />
      </>
    );
  return <Signs of={levelSigns(word, level)} />;
}

function AdvancedPlace({ view, track }: { view: GaiaView; track: TrackItem }) {
  const speech = useSpeech();
  const there = advanced(view).some(({ word }) => word === track.advanced);
  const pointing = usePointing(track.advanced);
  if (there) return <TechTile word={track.advanced} at={track.advanced} id={`tile-${track.advanced}`} />;
  const owner = view.seats.findIndex((seat) => seat.tiles.some(({ word }) => word === track.advanced));
  return (
    <div className={style.tile} data-kind="gone" {...pointing.props}>
      {owner >= 0 && <SeatDisc seat={owner} size={15} />}
      {speech.text("gaia-taken")}
    </div>
  );
}

/** A tile that one has already can only be used on the own board. */
function StandardPlace({ view, word, saying }: { view: GaiaView; word: string; saying: Saying }) {
  const tech = techs(view).find((each) => each.word === word);
  const owned = view.seat !== null && tech?.owners.includes(view.seat);
  const track = saying.tiles.get(word);
  return (
    <TechTile word={word} at={owned ? null : track ? [track, word] : word} owners={tech?.owners ?? []} />
  );
}

// ---- below the tracks ---------------------------------------------------------------------------------------

export function ActionSpaces({ view }: { view: GaiaView }) {
  const speech = useSpeech();
  return (
    <section className={style.spaces} aria-label={speech.text("area-actions")}>
      {actions(view).map((action) => (
        <ActionSpace key={action.word} action={action} />
      ))}
    </section>
  );
}

function ActionSpace({ action }: { action: ActionItem }) {
  const word = action.word ?? "";
  return (
    <Component
      className={style.space8}
      at={word}
      word={word}
      data-pays={action.pays}
      data-taken={action.taken}
    >
      <svg viewBox="0 0 46 49" preserveAspectRatio="none" aria-hidden="true">
        <path d="M13 1.2h20L44.8 13v23L33 47.8H13L1.2 36V13z" />
      </svg>
      <span className={style.spaceFace}>
        <Amount n={action.cost} icon={action.pays === "qic" ? G.qic : G.power} />
        <Signs of={actionFace(word)} />
      </span>
      {action.taken && (
        <span className={style.takenBy}>
          {action.by === null ? "✕" : <SeatDisc seat={action.by} size={17} />}
        </span>
      )}
    </Component>
  );
}

/** While a federation is being formed, or a token chosen, the supply can be clicked. */
export function TokenSupply({ view }: { view: GaiaView }) {
  const speech = useSpeech();
  const asked = useNow((now) => now.offer?.prompt.id ?? "");
  const live = asked === "gaia-ask-choose-token" || asked === "gaia-ask-give-tokens" || FEDERATION.has(asked);
  return (
    <section className={style.supply} aria-label={speech.text("area-tokens")}>
      {supply(view).map(({ word, left }) => (
        <FederationToken
          key={word}
          word={word ?? ""}
          live={live && left > 0}
          green={isGreenToken(word ?? "")}
          left={left}
        />
      ))}
    </section>
  );
}
