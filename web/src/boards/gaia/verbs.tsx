/** Buttons of this game in the prompt bar: the openings of a turn, the answers to a charge, what to know before saying yes. */

import type { GaiaFacts } from "../../contract/gaia.gen";
import { Icon, KIT } from "../../kit/icons";
import { useNow, usePlan, usePlay } from "../../kit/thing";
import { useKey, type Verb, Verbs } from "../../kit/verbs";
import { useSpeech } from "../../text/context";
import { upperFirst } from "../../text/names";
import type { Speech } from "../../text/speech";
import { FEDERATION } from "./asking";
import style from "./gaia.module.css";
import { G } from "./icons";
import { TURNING } from "./turning";
import { type GaiaView, seatOf, shownSeat } from "./view";

const TURN = [
  ["build", G.mine, "b"],
  ["project", G.gaiaformer, "g"],
  ["upgrade", G.station, "u"],
  ["federation", G.federation, "f"],
  ["research", G.advance, "r"],
  ["pass", G.flag, "p"],
] as const;

const ANSWERS = [
  ["charge", G.charge, "c"],
  ["token-first", G.token, "t"],
  ["decline", null, "d"],
] as const;

/** Federations one after the other. */
export const NEXT_PLAN = "Tab";

export function GaiaVerbs({ view }: { view: GaiaView }) {
  const speech = useSpeech();
  const play = usePlay();
  const offer = useNow((now) => now.offer);
  const { state, words, proposal } = usePlan();
  const plans = offer && FEDERATION.has(offer.prompt.id) ? offer.proposals : [];
  useKey(plans.length > 1 ? NEXT_PLAN : undefined, () =>
    play.propose(((proposal ? plans.indexOf(proposal) : -1) + 1) % plans.length),
  );
  if (!offer) return null;
  const { id } = offer.prompt;
  const verbs = verbsOf(speech, id, offer.legal, offer.sentences);
  const busy = state === "ask" || state === "danger" || state === "wait";
  return (
    <>
      <Warnings view={view} />
      {/* What Confirm says already needs no button, but keeps its key. */}
      {[false, true].map((hidden) => {
        const of = verbs.filter(
          ({ word }) => hidden === (busy && (id === "gaia-ask-turn" || word === words?.[0])),
        );
        return (
          of.length > 0 && (
            <span key={String(hidden)} className={style.verbs} hidden={hidden}>
              <Verbs of={of} />
            </span>
          )
        );
      })}
    </>
  );
}

function verbsOf(
  speech: Speech,
  prompt: string,
  legal: readonly string[],
  sentences: readonly (readonly string[])[],
): Verb[] {
  const verb = (word: string, key?: string, icon?: React.ReactNode, text?: string): Verb => ({
    word,
    text: text ?? speech.first([`${word}-short`]) ?? upperFirst(speech.name(word)),
    ...(icon ? { icon } : {}),
    ...(key ? { key } : {}),
  });
  const declines = sentences.some((words) => words.length > 1 && words.at(-1) === "done");
  const tileAlone = declines ? [verb("done", "n", undefined, speech.text("gaia-no-advance"))] : [];
  if (prompt === "gaia-ask-turn")
    return [...TURN.map(([word, icon, key]) => verb(word, key, <Icon of={icon} />)), ...tileAlone];
  if (prompt === "gaia-ask-take-tile") return tileAlone;
  if (prompt === "gaia-ask-charge")
    return ANSWERS.filter(([word]) => legal.includes(word)).map(([word, icon, key]) =>
      verb(word, key, icon && <Icon of={icon} />),
    );
  if (prompt === "gaia-ask-income")
    return legal.map((word, at) =>
      verb(word, String(at + 1), <Icon of={word.startsWith("token") ? G.token : G.charge} />),
    );
  if (BRAINSTONE.test(prompt))
    return legal.map((word, at) => verb(word, /\d$/.exec(word)?.[0] ?? String(at + 1)));
  if (prompt === TURNING)
    return legal.map((word, at) => verb(word, String(at + 1), undefined, turnText(speech, word)));
  return [];
}

const BRAINSTONE = /^gaia-ask-brainstone-/;

function turnText(speech: Speech, word: string): string {
  const by = Number(word.slice(-1)) * 60;
  return by === 0 ? upperFirst(speech.name(word)) : `↻ ${by}°`;
}

/** Only facts: what would be lost, what has not been used. */
function Warnings({ view }: { view: GaiaView }) {
  const speech = useSpeech();
  const play = usePlay();
  const { words, proposal, foreseen } = usePlan();
  const offer = useNow((now) => now.offer);
  const texts: string[] = [];
  const { spill, lost } = ((words && play.known(words)?.consequences) ?? {}) as Partial<GaiaFacts>;
  const over = (what: GaiaFacts["spill"] | undefined, id: string) => {
    for (const thing of ["ore", "credits", "knowledge"] as const) {
      const n = what?.[thing] ?? 0;
      if (n > 0) texts.push(speech.text(id, { n, thing: speech.text(`counter-${thing}`) }));
    }
  };
  over(lost, "gaia-warn-over");
  if (words?.[0] === "pass" && view.seat !== null && offer) {
    const special = specialsLeft(view, offer.legal).map(
      (word) => speech.first([`${word}-action`]) ?? speech.name(word),
    );
    if (special.length > 0) texts.push(speech.text("gaia-warn-unused", { things: speech.list(special) }));
    over(spill, "gaia-warn-lost");
  }
  if (offer?.prompt.id === "gaia-ask-give-tokens" && proposal) {
    const charged = Number(proposal.brings["bowl-3"] ?? 0);
    if (charged > 0) texts.push(speech.text("gaia-warn-charged", { n: charged }));
  }
  if (offer && FEDERATION.has(offer.prompt.id) && words !== null) {
    // Who must give all their tokens is not asked which: then it is paid together with the satellites.
    const change = play
      .known(words)
      ?.counters?.find(({ seat, counter }) => seat === view.seat && counter === "bowl-3");
    if (change && change.by < 0) texts.push(speech.text("gaia-warn-charged", { n: -change.by }));
  }
  const stone = (at: GaiaView) => seatOf(at, shownSeat(view)).brainstone;
  if (foreseen && stone(view) !== null && stone(foreseen as GaiaView) === null)
    texts.push(speech.text("gaia-warn-brainstone"));
  if (texts.length === 0) return null;
  return (
    <ul className={style.warnings} role="alert">
      {texts.map((text) => (
        <li key={text}>
          <Icon of={KIT.warning} /> {text}
        </li>
      ))}
    </ul>
  );
}

/** The special actions that could still be used. */
function specialsLeft(view: GaiaView, legal: readonly string[]): string[] {
  const { booster, tiles } = seatOf(view, shownSeat(view));
  const own = new Set([booster, "academy-right", "institute", "board", ...tiles.map(({ word }) => word)]);
  return legal.filter((word) => own.has(word));
}
