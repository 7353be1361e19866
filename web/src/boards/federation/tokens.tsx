/** Tokens that lie in several places: alterations, specialists of a seat, medals, what a seat has collected. */

import type { AlterationItem, SpecialistItem } from "../../contract/federation.gen";
import { useSpeech } from "../../text/context";
import { Ic } from "./icons";
import { glow, Over, useNamed } from "./named";
import { ActionSign, Dots, From, Fx, When } from "./signs";
import style from "./tokens.module.css";
import { colourOf, type Fed, items, seatFacts } from "./view";

/** An alteration that lies open; `word` is null where it only lies there. */
export function Alteration({ item, word }: { item: AlterationItem; word: string | null }) {
  const speech = useSpeech();
  const thing = useNamed(word, alterationText(speech, item));
  return (
    <div className={style.alt} {...glow(thing)}>
      <AlterationFace item={item} />
      <Over thing={thing} />
    </div>
  );
}

/** Where the board file tells a figure of this kind of token. */
function figurePath({ name }: AlterationItem, figure: string): string {
  return `alterations.list.${name.replace(/^alt-/, "")}.${figure}`;
}

export function AlterationFace({ item }: { item: AlterationItem }) {
  return (
    <>
      <span className={style.a1}>
        {item.votes > 0 ? (
          <>
            <From path={figurePath(item, "votes")}>
              <b>{item.votes}</b>
            </From>
            <Ic of="votes" />
          </>
        ) : (
          <Ic of={item.funding ? "funding" : "alteration"} />
        )}
      </span>
      <span className={style.a2}>
        <From path={figurePath(item, "bonus")}>
          <Fx words={item.bonus} bare={item.bonus.length > 1} />
        </From>
      </span>
    </>
  );
}

export function alterationText(speech: ReturnType<typeof useSpeech>, item: AlterationItem): string {
  const side = item.votes > 0 ? speech.text("federation-n-votes", { n: item.votes }) : speech.name("fund");
  return [speech.name(item.name), side, ...item.bonus.map((word) => speech.name(word))].join(", ");
}

/** An alteration face down. */
export function AlterationBack({ strength }: { strength: number }) {
  return (
    <div className={`${style.alt} ${style.back}`} data-planet="sixmoon">
      <Dots n={strength} />
    </div>
  );
}

export function AlterationSlot() {
  return <span className={`${style.alt} ${style.slot}`} />;
}

/** A specialist of a seat, as a chip: ready with its moment and effect, used with its number. */
export function SpecialistChip({ item, word }: { item: SpecialistItem; word: string | null }) {
  const speech = useSpeech();
  const thing = useNamed(word, `${speech.name(item.name)}: ${speech.explain(item.name)}`);
  return (
    <span
      className={`${style.sc} ${item.used ? style.used : style.rdy}`}
      data-planet={colourOf(item)}
      data-scores="specialists"
      {...glow(thing)}
    >
      {item.used ? (
        <b>{speech.name(item.name)}</b>
      ) : (
        <>
          <When of={item.when} />
          <Fx words={item.effect} />
        </>
      )}
      <Over thing={thing} />
    </span>
  );
}

/** The disc or icon of a medal. */
export function MedalSign({ of }: { of: string }) {
  const kind = of.replace(/^medal-/, "");
  return <ActionSign of={kind === "accreditation" ? "degree" : kind === "intrigue" ? "lounge" : kind} />;
}

export function Medal({
  of,
  has,
  gone,
  word,
}: {
  of: string;
  has: boolean;
  gone?: boolean;
  word: string | null;
}) {
  const speech = useSpeech();
  const thing = useNamed(word, speech.name(of));
  return (
    <span
      className={`${style.med} ${has ? style.has : gone ? style.gone : ""}`}
      title={speech.name(of)}
      data-scores={has ? "medals" : undefined}
      {...glow(thing)}
    >
      <MedalSign of={of} />
      <Over thing={thing} />
    </span>
  );
}

export function Tag({
  children,
  off = false,
  title,
}: {
  children: React.ReactNode;
  off?: boolean;
  title?: string;
}) {
  return (
    <span className={`${style.tg} ${off ? style.off : ""}`} title={title}>
      {children}
    </span>
  );
}

/** What a seat has built: incomes of its productions, megastructures. */
export function Buildings({ view, seat }: { view: Fed; seat: number }) {
  const speech = useSpeech();
  const incomes = items(view, "productions").filter((item) => item.robots.includes(seat));
  return (
    <>
      {incomes.map((item) => (
        <Tag key={item.name} title={speech.name(item.name)}>
          <Ic of="income" />
          <Fx words={item.income} />
        </Tag>
      ))}
      {seatFacts(view, seat).megastructures.map((name) => (
        <Tag key={name} title={speech.name(name)}>
          <Ic of="mega" />
        </Tag>
      ))}
    </>
  );
}

/** All medals, those of a seat in colour; with words they may be taken. */
export function Medals({ view, seat, mine = false }: { view: Fed; seat: number; mine?: boolean }) {
  const { medals } = seatFacts(view, seat);
  return items(view, "medals").map((medal) => (
    <Medal
      key={medal.name}
      of={medal.name}
      has={medals.includes(medal.name)}
      gone={mine && medal.left === 0}
      word={mine ? medal.word : null}
    />
  ));
}

/** The number of a deep space token; a stroke for none. */
export function deepSpaceText(name: string | null): string {
  return name?.replace(/^ds-/, "") ?? "–";
}
