/** The rows of structures: what is built has uncovered its income, what is not stands there with its price. */

import type { ReactNode } from "react";
import { Icon } from "../../kit/icons";
import { useSpeech } from "../../text/context";
import { Component } from "./component";
import { Cross } from "./faces";
import style from "./gaia.module.css";
import { G } from "./icons";
import { BoardAction } from "./own";
import { type Kind, PieceIcon } from "./pieces";
import { Signs } from "./signs";
import { FACTIONS, type Gain, gainSigns, priceOf } from "./tables";
import { count, type GaiaView, seatOf, shownSeat } from "./view";

export function Structures({ view }: { view: GaiaView }) {
  const seat = shownSeat(view);
  const { faction, used } = seatOf(view, seat);
  const board = FACTIONS[faction ?? ""];
  if (!board) return null;
  const action = board.abilities["institute-action"];
  return (
    <div className={style.structures} data-area="structures">
      <div className={style.rowOf}>
        <Price of="institute" />
        <Big
          view={view}
          kind="institute"
          signs={<Signs of={(board.slots.institute ?? []).flatMap((gain) => gainSigns(gain))} />}
          action={typeof action === "string" ? <InstituteAction kind={action} seat={seat} /> : null}
          used={used.includes("institute")}
        />
        {board.abilities["board-action"] !== undefined && <BoardAction used={used.includes("board")} />}
        <span className={style.gap} />
        <Price of="academy" />
        <Big
          view={view}
          kind="academy-left"
          signs={<Signs of={(board.slots["academy-left"] ?? []).flatMap((gain) => gainSigns(gain))} />}
          action={null}
          used={false}
        />
        <Big
          view={view}
          kind="academy-right"
          signs={<Signs of={gainSigns(board["academy-action"])} />}
          action={<Icon of={G.action} />}
          used={used.includes("academy-right")}
        />
      </div>
      <div className={style.rowOf}>
        <Price of="trading-station" near />
        <Slots view={view} kind="trading-station" list={board.slots["trading-station"] ?? []} />
        <span className={style.up}>▸</span>
        <Price of="lab" />
        <Slots view={view} kind="lab" list={board.slots.lab ?? []} />
      </div>
      <div className={style.rowOf}>
        <Price of="mine" />
        <Slots view={view} kind="mine" list={board.slots.mine ?? []} />
      </div>
    </div>
  );
}

function Price({ of, near = false }: { of: string; near?: boolean }) {
  const speech = useSpeech();
  return (
    <div className={style.price} title={near ? speech.text("gaia-near-price") : speech.name(of)}>
      <b>{speech.first([`${of}-short`, of])}</b>
      <span>
        {near && <i>3/</i>}
        <Signs of={priceOf(of)} />
      </span>
    </div>
  );
}

const WORDS: Partial<Record<Kind, string>> = { "trading-station": "trading-station", lab: "lab" };

function Slots({
  view,
  kind,
  list,
}: {
  view: GaiaView;
  kind: "mine" | "trading-station" | "lab";
  list: readonly Gain[];
}) {
  const seat = shownSeat(view);
  const built = count(view, seat, kind);
  return list.map((gain, at) => (
    <OneSlot
      // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place
      key={at}
      kind={kind}
      seat={seat}
      gain={gain}
      state={at < built ? "built" : at === built ? "next" : "todo"}
    />
  ));
}

interface SlotProps {
  readonly kind: "mine" | "trading-station" | "lab";
  readonly seat: number;
  readonly gain: Gain;
  readonly state: "built" | "next" | "todo";
}

function OneSlot({ kind, seat, gain, state }: SlotProps) {
  const signs = gainSigns(gain);
  return (
    <Component
      className={style.slot}
      at={state === "next" ? (WORDS[kind] ?? null) : null}
      word={kind}
      data-slot={state}
      data-place={state === "next" ? `slot-${kind}-${seat}` : undefined}
    >
      {state !== "built" && <PieceIcon kind={kind} seat={seat} size={1.9} />}
      {signs.length > 0 ? <Signs of={signs} /> : <i className={style.word}>–</i>}
    </Component>
  );
}

interface BigProps {
  readonly view: GaiaView;
  readonly kind: "institute" | "academy-left" | "academy-right";
  readonly signs: ReactNode;
  readonly action: ReactNode;
  readonly used: boolean;
}

function Big({ view, kind, signs, action, used }: BigProps) {
  const seat = shownSeat(view);
  const built = count(view, seat, kind) > 0;
  return (
    <Component
      className={style.slot}
      at={kind}
      word={kind}
      data-wide="true"
      data-slot={built ? "built" : "todo"}
      data-used={used}
      data-place={`slot-${kind}-${seat}`}
    >
      {!built && <PieceIcon kind={kind} seat={seat} size={2.2} />}
      {action}
      {signs}
      {used && <Cross />}
    </Component>
  );
}

/** What the institute of some factions can do once a round. */
function InstituteAction({ kind, seat }: { kind: string; seat: number }) {
  return (
    <span className={style.special}>
      <Icon of={G.action} />
      {kind === "swap" && (
        <>
          <Icon of={G.mine} />⇄
          <Icon of={G.institute} />
        </>
      )}
      {kind === "station" && <PieceIcon kind="space-station" seat={seat} size={1.6} />}
      {kind === "downgrade" && (
        <>
          <Icon of={G.lab} />▸<Icon of={G.station} />
          <Icon of={G.advance} />
        </>
      )}
    </span>
  );
}
