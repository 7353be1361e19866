/** The senate: projects above their columns, three floors with their rooms, and who leads on each floor. */

import { memo, useRef } from "react";
import type { ProjectItem, SpaceItem } from "../../contract/federation.gen";
import { seatStyle } from "../../kit/seat";
import { useDrawn, useLight, usePlan, usePlay, useThing } from "../../kit/thing";
import { useSpeech } from "../../text/context";
import { Ic } from "./icons";
import { Laws } from "./laws";
import { numeral, roomMeaning } from "./meaning";
import { useStage } from "./moment";
import { glow, Over, type Pointed } from "./named";
import style from "./senate.module.css";
import { ActionSign, Face, From, Fx, Pts, Sign } from "./signs";
import { type Fed, items, seatFacts } from "./view";
import { Globe, isWorld } from "./worlds";

export const Senate = memo(function Senate({ view, then }: { view: Fed; then: Fed }) {
  const taps = useRef<string | null>(null);
  const spaces = items(view, "spaces");
  const floors = [...new Set(spaces.map((space) => space.floor))].sort((one, other) => other - one);
  const projects = items(view, "projects");
  const inColumn = (column: number) => projects.find((project) => project.column === column);
  const common = projects.find((project) => project.column === null);
  const columns = (wing: SpaceItem["wing"]) =>
    [...new Set(spaces.filter((space) => space.wing === wing).map((space) => space.column))].sort(
      (one, other) => one - other,
    );
  const head = (wing: SpaceItem["wing"]) =>
    columns(wing).map((column) => {
      const project = inColumn(column);
      return project ? (
        <Project key={column} view={view} item={project} then={then} />
      ) : (
        <span key={column} />
      );
    });
  const row = (floor: number, wing: SpaceItem["wing"]) =>
    columns(wing).map((column) => {
      const space = spaces.find((item) => item.floor === floor && item.column === column);
      return space ? (
        <Room key={column} view={view} item={space} then={then} taps={taps} />
      ) : (
        <span key={column} />
      );
    });
  return (
    <section className={style.senate} data-area="senate">
      <div className={style.sgrid}>
        <span className={style.fl} />
        {head("left")}
        <span className={style.aisle} />
        {head("right")}
        {common ? <Project view={view} item={common} then={then} /> : <span />}
        {floors.map((floor) => (
          <FloorRow key={floor} view={view} then={then} floor={floor}>
            {row(floor, "left")}
            <Stairs floor={floor} />
            {row(floor, "right")}
          </FloorRow>
        ))}
      </div>
      <Laws view={view} then={then} />
    </section>
  );
});

interface FloorProps {
  readonly view: Fed;
  readonly then: Fed;
  readonly floor: number;
  readonly children: React.ReactNode;
}

function FloorRow({ view, then, floor, children }: FloorProps) {
  return (
    <>
      <span className={style.fl}>
        <From path={`senate.floor${floor}`}>{numeral(floor)}</From>
      </span>
      {children}
      <FloorEnd view={view} then={then} floor={floor} />
    </>
  );
}

function Stairs({ floor }: { floor: number }) {
  const steps = Array.from({ length: 7 }, (_, at) => ({
    y: 5 + at * 10,
    w: 2.5 + ((3 - floor) * 7 + at) * 0.36,
  }));
  return (
    <svg
      className={`${style.aisle} ${style.st}`}
      viewBox="0 0 20 70"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {steps.map(({ y, w }) => (
        <path key={y} d={`M${10 - w} ${y}h${2 * w}`} stroke="var(--stair)" strokeWidth="1.8" />
      ))}
    </svg>
  );
}

// ---- projects -----------------------------------------------------------------------------------------------

function Project({ view, item, then }: { view: Fed; item: ProjectItem; then: Fed }) {
  const speech = useSpeech();
  const common = item.column === null;
  const kind = item.name.replace(/^project-/, "");
  const thing = useThing(
    item.word,
    speech.text("federation-project-state", {
      name: speech.name(item.name),
      n: item.funded,
      of: item.length,
      coming: item.coming,
    }),
  );
  const { source } = useStage();
  const after = items(then, "projects").find((each) => each.word === item.word) ?? item;
  const lying = item.funded + item.coming;
  const ghost = after.funded + after.coming;
  return (
    <div
      {...glow(thing)}
      className={`${style.proj} ${item.complete ? style.full : ""} ${common ? style.common : ""}`}
      data-place={item.word ?? undefined}
    >
      <span className={style.ph}>
        {common ? (
          <>
            <b>{speech.text("federation-common")}</b>
            <span className={style.all}>
              <Ic of="project" />
            </span>
          </>
        ) : (
          <ActionSign of={kind === "missions" ? "mission" : kind} />
        )}
        <span className={style.pn}>
          {item.complete && !common && <Ic of="check" />}
          <b>{item.funded}</b>
          {!(item.passed_on > 0 || (item.complete && common)) && (
            <>
              /
              <From path={`projects.length.${view.players - 1}.${common ? "common" : "column"}`}>
                {item.length}
              </From>
            </>
          )}
          {item.coming > 0 && <em>+{item.coming}</em>}
          {item.passed_on > 0 && <em className={style.ov}>+{item.passed_on}▸</em>}
        </span>
      </span>
      {source === "projects" && item.complete ? (
        <Places item={item} />
      ) : (
        <span className={style.pips} data-pips={item.funded}>
          {Array.from({ length: item.length }, (_, at) => (
            <i
              // biome-ignore lint/suspicious/noArrayIndexKey: a pip is its place
              key={at}
              className={at < item.funded ? style.f : at < lying ? style.p : at < ghost ? style.g : undefined}
              data-ghost={at >= lying && at < ghost ? "pip" : undefined}
            />
          ))}
        </span>
      )}
      <Over thing={thing} />
    </div>
  );
}

/** Who gets what for it at the end of the game, in place of the pips. */
function Places({ item }: { item: ProjectItem }) {
  return (
    <span className={style.places} data-places={item.name}>
      {item.standing.flatMap(({ points }, seat) =>
        points > 0
          ? [
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
              <span key={seat}>
                <Sign seat={seat} />
                {points}
              </span>,
            ]
          : [],
      )}
    </span>
  );
}

// ---- rooms --------------------------------------------------------------------------------------------------

export function shortName(speech: ReturnType<typeof useSpeech>, action: string): string {
  return speech.first([`${action}-short`]) ?? speech.name(action);
}

interface RoomProps {
  readonly view: Fed;
  readonly item: SpaceItem;
  readonly then: Fed;
  readonly taps: Taps;
}

/** Which of the tokens laid since the own last one this is; null if it is none. */
function sinceOwn(view: Fed, { seat, order }: SpaceItem): number | null {
  if (view.seat === null || seat === null || seat === view.seat) return null;
  const spaces = items(view, "spaces");
  const last = Math.max(0, ...spaces.flatMap((space) => (space.seat === view.seat ? space.order : [])));
  const since = spaces.filter((space) => space.seat !== null && space.order > last && space.order <= order);
  return order > last && since.length < view.players ? since.length : null;
}

/** What a finger has tapped once. */
type Taps = React.RefObject<string | null>;

/** A finger cannot point: its first tap on a room shows what would be, the second one says it. */
function useTapTwice(thing: Pointed, taps: Taps): Pointed {
  const play = usePlay();
  const word = thing.props["data-word"];
  return {
    ...thing,
    props: {
      ...thing.props,
      onClick: (event) => {
        const { clicked } = play.snapshot().choice;
        const tap = `${word} ${clicked.join()}`;
        const native = event.nativeEvent;
        const touched = native instanceof PointerEvent && native.pointerType === "touch";
        if (
          touched &&
          word !== undefined &&
          clicked.length > 0 &&
          thing.lit === "legal" &&
          taps.current !== tap
        ) {
          event.stopPropagation();
          taps.current = tap;
          play.hover(word, event.currentTarget);
          return;
        }
        taps.current = null;
        thing.props.onClick(event);
      },
    },
  };
}

/** Whether an action that is copied has been chosen: then another one may be chosen instead. */
function useCopies(view: Fed): boolean {
  const { words, steps } = usePlan();
  const last = steps.at(-1)?.word;
  return words !== null && items(view, "spaces").some((space) => space.action === last);
}

function Room({ view, item, then, taps }: RoomProps) {
  const speech = useSpeech();
  const { action } = item;
  // A spy points at an action: then the room speaks for it, also if somebody lies there.
  const own = useLight(item.word);
  const copied = useLight(action);
  const copies = useCopies(view);
  const answers = copied === "legal" || copied === "picked" || (copies && copied === "later");
  const spied = own !== "legal" && own !== "picked" && answers;
  useDrawn(action);
  const held = item.seat !== null || item.neutral;
  const label = roomMeaning(speech, item);
  const thing = useTapTwice(useThing(spied ? action : item.word, label), taps);
  const after = items(then, "spaces").find((space) => space.word === item.word);
  const ghost = !held && after && after.seat !== null ? after : null;
  const world = isWorld(action) ? action : null;
  const name = shortName(speech, action);
  return (
    <div
      {...glow(thing)}
      className={`${style.cell} ${item.wing === "left" ? style.wl : style.wr} ${held ? style.occ : ""}`}
      data-planet={world ?? undefined}
      data-space={item.word}
      data-held={held || undefined}
    >
      <span className={style.nm}>
        <span>{name}</span>
        {(held || ghost) && <ActionSign of={action} />}
      </span>
      <span className={style.bd}>
        {held ? (
          <Token view={view} item={item} nth={sinceOwn(view, item)} />
        ) : ghost ? (
          <Token view={then} item={ghost} ghost />
        ) : world ? (
          <Globe of={world} />
        ) : (
          <span className={style.rm}>
            <Ic of={action} className={style.gl} />
            <span className={style.ef}>
              {item.cost.length > 0 && (
                <>
                  <Fx words={item.cost} />
                  <i>▸</i>
                </>
              )}
              <Fx words={item.effect} />
            </span>
          </span>
        )}
      </span>
      <Over thing={thing} />
    </div>
  );
}

/** What lies in a room. */
interface TokenProps {
  readonly view: Fed;
  readonly item: SpaceItem;
  readonly ghost?: boolean;
  /** Which of those that were laid since the own last one. */
  readonly nth?: number | null;
}

function Token({ view, item, ghost = false, nth = null }: TokenProps) {
  if (item.seat === null) {
    return (
      <div className={`${style.tok} ${style.neutral}`}>
        <b>{item.votes}</b>
        <Ic of="votes" />
      </div>
    );
  }
  return (
    <div
      className={`${style.tok} ${item.funding ? style.fund : ""} ${item.cover ? style.cov : ""} ${ghost ? style.ghost : ""}`}
      style={seatStyle(item.seat)}
      data-ghost={ghost ? "token" : undefined}
      data-id={ghost ? undefined : `token-${item.seat}-${item.token}`}
      data-from={`hand-${item.seat}`}
    >
      <Sign seat={item.seat} />
      {item.funding ? (
        <Ic of="funding" />
      ) : (
        <>
          <b>{item.votes}</b>
          {item.die ? (
            <>
              <span className={style.plus}>+</span>
              <Face n={seatFacts(view, item.seat).counters.die} />
            </>
          ) : (
            <Ic of="votes" />
          )}
        </>
      )}
      {nth !== null && (
        <i className={style.nth} data-nth={nth}>
          {nth}
        </i>
      )}
    </div>
  );
}

// ---- floors -------------------------------------------------------------------------------------------------

interface Row {
  readonly seat: number | null;
  readonly votes: number;
  readonly leads: boolean;
}

function rowsOf(view: Fed, floor: number): Row[] {
  const votes = view.table.floors[floor - 1] ?? [];
  const leaders = view.table.leaders[floor - 1] ?? [];
  const neutral = votes.at(-1) ?? 0;
  const most = Math.max(...votes);
  const rows: Row[] = view.seats.map((_, seat) => ({
    seat,
    votes: votes[seat] ?? 0,
    leads: leaders.includes(seat),
  }));
  if (neutral > 0) rows.push({ seat: null, votes: neutral, leads: neutral === most });
  return rows.sort(
    (one, other) => other.votes - one.votes || Number(one.seat !== null) - Number(other.seat !== null),
  );
}

function FloorEnd({ view, then, floor }: { view: Fed; then: Fed; floor: number }) {
  const speech = useSpeech();
  const rows = rowsOf(then, floor);
  const before = view.table.floors[floor - 1] ?? [];
  return (
    <div className={style.fend} data-floor={floor} title={speech.text("federation-floor-hint")}>
      {rows.map(({ seat, votes, leads }) => (
        <span
          key={seat ?? "neutral"}
          className={`${leads ? style.lead : ""} ${votes > 0 ? "" : style.no} ${
            seat !== null && before[seat] !== votes ? style.gh : ""
          }`}
          data-row={seat ?? "neutral"}
        >
          <Sign seat={seat} />
          <b>{votes}</b>
          {leads && seat !== null && <Pts n={`+${seatFacts(then, seat).counters.level}`} form="flat" />}
        </span>
      ))}
    </div>
  );
}
