/** Below the senate: the two laws on offer, the balance of the wings, and the outer module. */

import type { LawItem } from "../../contract/federation.gen";
import { seatColour } from "../../kit/seat";
import { useSpeech } from "../../text/context";
import { Ic, iconOf } from "./icons";
import style from "./laws.module.css";
import { glow, Over, useNamed } from "./named";
import { Fx, Pts, Sign } from "./signs";
import { type Fed, isOwn, items } from "./view";
import { Globe, isLong } from "./worlds";

export function Laws({ view, then }: { view: Fed; then: Fed }) {
  const now = items(then, "laws").filter((law) => law.when === "now");
  const of = (wing: LawItem["wing"]) => (
    <Law view={view} then={then} wing={wing} item={now.find((law) => law.wing === wing) ?? null} />
  );
  return (
    <div className={style.laws} data-area="laws">
      {of("left")}
      <Balance view={view} then={then} />
      {of("right")}
      <Outer view={view} then={then} />
    </div>
  );
}

interface LawProps {
  readonly view: Fed;
  readonly then: Fed;
  readonly wing: LawItem["wing"];
  readonly item: LawItem | null;
}

function Law({ view, then, wing, item }: LawProps) {
  const speech = useSpeech();
  const thing = useNamed(item?.word ?? null, item === null ? null : lawText(speech, item));
  const side = wing === "left" ? style.wl : style.wr;
  if (item === null || view.over) {
    return (
      <div className={`${style.lawc} ${style.none} ${side}`}>
        <Ic of="law" />
        <small>{speech.text("federation-no-law")}</small>
      </div>
    );
  }
  const passes = then.table.passing === wing;
  const tied = then.table.passing === null;
  const name = speech.name(item.planet);
  const long = isLong(name);
  return (
    <div
      {...glow(thing)}
      className={`${style.lawc} ${side} ${passes ? style.pass : ""}`}
      data-planet={item.planet}
      data-wing={wing}
      data-passes={passes || undefined}
    >
      <Globe of={item.planet} />
      <div>
        <span className={style.lt} data-long={long || undefined}>
          {!(long && (passes || tied)) && <Ic of="law" /> /* the tick or the pawn takes its place */}
          <b>{name}</b>
          {passes && (
            <span className={style.ps}>
              <Ic of="check" />
            </span>
          )}
          {tied && (
            <span style={{ color: seatColour(then.table.pawn) }} title={speech.text("federation-tied-law")}>
              <Ic of="pawn" className={style.tie} />
            </span>
          )}
          <span className="fe-part fe-fx">
            <Pts n={then.table.law_factor} />
            <i>/</i>
            <Ic of="influence" />
          </span>
        </span>
        <span className={style.ls}>
          {item.points.map((points, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
            <span key={seat} className={isOwn(view, seat) ? style.me : undefined} data-seat={seat}>
              <Sign seat={seat} />
              <b>{points}</b>
            </span>
          ))}
        </span>
      </div>
      <Over thing={thing} />
    </div>
  );
}

function lawText(speech: ReturnType<typeof useSpeech>, item: LawItem): string {
  const points = item.points.map((n, seat) => `${speech.player(seat)} ${n}`);
  return `${speech.name(item.name)}: ${speech.name(item.planet)}; ${points.join(", ")}`;
}

const MOST = 13; // degrees
const PER_VOTE = 1.9;

/** Both wings in the balance; its pivot is the president's pawn. */
function Balance({ view, then }: { view: Fed; then: Fed }) {
  const speech = useSpeech();
  const { votes_left: left, votes_right: right, pawn } = then.table;
  const tilt = Math.max(-MOST, Math.min(MOST, (right - left) * PER_VOTE)) * (Math.PI / 180);
  const x = Math.cos(tilt) * 46;
  const y = Math.sin(tilt) * 46;
  const pan = (px: number, py: number, n: number, colour: string, ghost: boolean) => (
    <g>
      <path d={`M${px} ${py}l-17 9M${px} ${py}l17 9`} stroke="var(--muted)" strokeWidth="1" />
      <path
        d={`M${px - 19} ${py + 8.5}h38c0 13-8 19-19 19s-19-6-19-19Z`}
        fill={`color-mix(in srgb, var(--${colour}) 22%, var(--tile))`}
        stroke={ghost ? "var(--light)" : `var(--${colour})`}
        strokeWidth={ghost ? 2.2 : 1.6}
      />
      <text x={px} y={py + 22.5} textAnchor="middle" className={`${style.v} ${ghost ? style.h : ""}`}>
        {n}
      </text>
    </g>
  );
  return (
    <svg
      className={style.bal}
      viewBox="0 0 140 62"
      role="img"
      aria-label={speech.text("federation-balance", { left, right })}
      data-balance={`${left} ${right}`}
    >
      <path d="M70 17V58M56 59.5h28" stroke="var(--muted)" strokeWidth="2.4" />
      <path
        d={`M${70 - x} ${17 - y}L${70 + x} ${17 + y}`}
        stroke="var(--text)"
        strokeWidth="2.6"
        strokeLinecap="round"
      />
      {pan(70 - x, 17 - y, left, "wingl", left !== view.table.votes_left)}
      {pan(70 + x, 17 + y, right, "wingr", right !== view.table.votes_right)}
      <svg
        x="58.5"
        y="33"
        width="23"
        height="23"
        viewBox="0 0 24 24"
        color={seatColour(pawn)}
        aria-hidden="true"
      >
        <use href={`#${iconOf("pawn")}`} />
      </svg>
    </svg>
  );
}

function Outer({ view, then }: { view: Fed; then: Fed }) {
  const speech = useSpeech();
  const [item] = items(view, "outer");
  const [after] = items(then, "outer");
  const thing = useNamed("outer", speech.name("outer"));
  if (!item) return null;
  const seats = (after ?? item).seats;
  return (
    <div {...glow(thing)} className={style.outer} data-space="outer">
      <Ic of="outer" className={style.gl} />
      <span className={style.nm}>{speech.text("outer-short")}</span>
      <Fx words={item.effect} />
      {seats.length > 0 && (
        <span className={style.at}>
          {seats.map((seat, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat may lie here twice
            <Sign key={at} seat={seat} />
          ))}
        </span>
      )}
      <Over thing={thing} />
    </div>
  );
}
