/** The player aid: phases, what is printed on a card, and every sign of a power with its sentence, made from the cards. */

import type { ReactNode } from "react";
import type { Word } from "../../engine/types";
import { DemoPlay } from "../../kit/demo";
import { Icon, KIT } from "../../kit/icons";
import { PlayContext } from "../../kit/thing";
import { Points } from "../../kit/value";
import { useSpeech } from "../../text/context";
import { Card } from "./card";
import { DESIGNS, type Design, design, KINDS, type Kind, type Power, type PowerList, RAIL } from "./cards";
import { ChipSign, Cost, GoodShape, MilitarySign, SignIcon } from "./icons";
import { shortAction } from "./phases";
import { powerText } from "./power-text";
import style from "./race.module.css";
import { signs } from "./signs";
import { ENOUGH, PHASES } from "./view";
import "./race.css";

interface Row {
  readonly list: PowerList;
  readonly power: Power;
  readonly own: Kind | undefined;
  readonly key: string;
}

/** Powers that look alike but for a number or a kind are one row. */
function keyOf(list: PowerList, power: Power): string {
  const { power: id, this_world, different, goods = 1, times = 1, keyword, kind } = power;
  const marks = [
    list,
    id,
    this_world && "here",
    different && "different",
    goods > 1 && "goods",
    times > 1 && "times",
  ];
  if (id === "military") marks.push(keyword ? "keyword" : kind ? "kind" : "");
  if (id === "discount" && kind) marks.push("kind");
  return marks.filter(Boolean).join(" ");
}

function powersOf(face: Design): Row[] {
  return RAIL.flatMap(({ lists }) =>
    lists.flatMap((list) =>
      (face[list] ?? []).map((power) => ({
        list,
        power,
        own: face.production ?? face.windfall,
        key: keyOf(list, power),
      })),
    ),
  );
}

/** One row for each sort of power, of the first card that has it. */
const ROWS: readonly Row[] = [
  ...Object.values(DESIGNS)
    .flatMap(powersOf)
    .reduceRight((found, row) => found.set(row.key, row), new Map<string, Row>())
    .values(),
];

const PLAY = new DemoPlay({ offer: null });
const EXAMPLE = "gem-world";

export default function RaceLegend({ about, keys }: { about: Word | null; keys: ReactNode }) {
  const speech = useSpeech();
  const pointed = about === null ? undefined : design(about);
  const ringed = new Set(pointed ? powersOf(pointed).map(({ key }) => key) : []);
  const box = (title: ReactNode, body: ReactNode) => (
    <section className="panel aid-box">
      <h3 className="label">{title}</h3>
      {body}
    </section>
  );
  const powers = (lists: readonly PowerList[]) => (
    <dl className={style.legendPowers}>
      {ROWS.filter(({ list }) => lists.includes(list)).map(({ list, power, own, key }) => (
        <div key={key} data-power={key} data-ringed={ringed.has(key)}>
          <dt>
            {signs(list, power, own).map((sign, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: signs stand in a row
              <SignIcon key={at} sign={sign} />
            ))}
          </dt>
          <dd>{powerText(speech, list, power)}</dd>
        </div>
      ))}
    </dl>
  );
  const phase = (at: number) => (
    <>
      <em className={style.legendNumeral}>{PHASES[at]?.numeral}</em> {speech.text(`phase-${PHASES[at]?.id}`)}
    </>
  );
  return (
    <div className={style.legend}>
      <div className={style.legendPhases}>
        {PHASES.map(({ id, actions }, at) => (
          <section key={id} className="panel aid-box">
            <h3>{phase(at)}</h3>
            <p>{speech.text(`race-legend-${id}`)}</p>
            <p className="small">{speech.text("race-legend-chosen")}</p>
            {actions
              .filter((word) => !word.endsWith("/2"))
              .map((word) => (
                <p key={word}>
                  <b>{shortAction(speech, word)}</b> {speech.explain(word)}
                </p>
              ))}
          </section>
        ))}
      </div>
      <div className={style.legendColumns}>
        <div>
          {box(
            speech.text("race-legend-card"),
            <div className={style.legendCard}>
              <PlayContext value={PLAY}>
                <Card item={{ word: EXAMPLE, name: EXAMPLE, good: "novelty" }} ghost />
              </PlayContext>
              <ol>
                {["cost", "good", "points", "name", "rail", "power"].map((id) => (
                  <li key={id}>{speech.text(`race-legend-card-${id}`)}</li>
                ))}
              </ol>
            </div>,
          )}
          {box(speech.text("race-legend-kinds"), <KindsOfCards />)}
          {box(
            speech.text("race-legend-goods"),
            <ul className={style.legendGoods}>
              {KINDS.map((kind, at) => (
                <li key={kind}>
                  <GoodShape kind={kind} size={2.6} />
                  <span>{speech.text(`good-${kind}`)}</span>
                  <b>
                    {at + 2} <Icon of={KIT.card} />
                  </b>
                </li>
              ))}
            </ul>,
          )}
          {box(speech.text("race-legend-numbers"), <Numbers />)}
        </div>
        <div>
          {box(phase(0), powers(["explore"]))}
          {box(phase(1), powers(["develop"]))}
          {box(phase(2), powers(["settle"]))}
          {keys}
        </div>
        <div>
          {box(
            <>
              {phase(3)} · {speech.text("race-legend-trade")}
            </>,
            powers(["trade"]),
          )}
          {box(phase(3), powers(["consume"]))}
          {box(phase(4), powers(["produce"]))}
          {box(speech.text("race-end-when"), <p>{speech.text("race-legend-end", { n: ENOUGH })}</p>)}
        </div>
      </div>
    </div>
  );
}

function KindsOfCards() {
  const speech = useSpeech();
  const face = (part: Partial<Design>): Design => ({ type: "world", vp: 0, ...part }) as Design;
  const rows: readonly (readonly [string, ReactNode])[] = [
    ["development", <Cost key="d" face={face({ type: "development", cost: 3 })} size={2.6} />],
    ["world", <Cost key="w" face={face({ cost: 2 })} size={2.6} />],
    ["production", <Cost key="p" face={face({ cost: 2, production: "novelty" })} size={2.6} />],
    ["windfall", <Cost key="f" face={face({ cost: 3, windfall: "genes" })} size={2.6} />],
    ["military", <Cost key="m" face={face({ defense: 4, windfall: "alien" })} size={2.6} />],
    ["six", <Points key="s" n="6" gold size={2.6} />],
    [
      "rebel",
      <b key="r" className="race-tag race-rebel">
        R
      </b>,
    ],
    [
      "start",
      <b key="t" className="race-tag">
        2
      </b>,
    ],
  ];
  return (
    <dl className={style.legendKinds}>
      {rows.map(([id, sign]) => (
        <div key={id}>
          <dt>{sign}</dt>
          <dd>{speech.text(`race-legend-kind-${id}`)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Numbers() {
  const speech = useSpeech();
  const rows: readonly (readonly [string, ReactNode])[] = [
    ["points", <Points key="p" n="" gold size={2.2} />],
    ["chips", <ChipSign key="c" />],
    ["hand", <Icon key="h" of={KIT.hand} size={1.5} />],
    ["military", <MilitarySign key="m" />],
    ["goods", <GoodShape key="g" kind="any" />],
  ];
  return (
    <dl className={`${style.legendKinds} ${style.legendTwo}`}>
      {rows.map(([id, sign]) => (
        <div key={id}>
          <dt>{sign}</dt>
          <dd>{speech.text(`counter-${id}`)}</dd>
        </div>
      ))}
    </dl>
  );
}
