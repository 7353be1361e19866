/**
 * How this board understands clicks: a federation is pointed together planet by planet, tokens are paid bowl by bowl, a token
 * of the supply says a whole federation, and what is nearly always meant is laid out so that Confirm is enough.
 */

import { useEffect, useMemo, useRef } from "react";
import type { Light } from "../../engine/choice";
import type { Plan } from "../../engine/plan";
import type { Offer, Proposal, View, Word } from "../../engine/types";
import { adapted, type Play, useNow, usePlay } from "../../kit/thing";
import { loneVerbAt, loneVerbs } from "./lone";
import { FREE } from "./tables";
import { gaiaView, hexes } from "./view";
import { waysAt } from "./ways";

export const FEDERATION = new Set(["gaia-ask-federation", "gaia-ask-satellites"]);
export const PAYING = new Set(["gaia-ask-give-tokens", "gaia-ask-project-tokens"]);
const FORMING = new Set([...FEDERATION, "gaia-ask-give-tokens"]);
/** What is laid out when it is asked for. */
const USUAL: Readonly<Record<string, Word>> = {
  "gaia-ask-afterwards": "done",
  "gaia-ask-automa": "done",
  "gaia-ask-charge": "charge",
};

export function isTokenWord(word: Word): boolean {
  return word.startsWith("fed-");
}

const PLACES = /^([a-z]\d+|booster-\d+)$/;

/** A hex, or a booster to take. */
function isPlace(word: Word): boolean {
  return PLACES.test(word);
}

const empty = new WeakMap<View, ReadonlySet<Word>>();

/** Space between the planets: nearly all of it would glow for who may lay a station there. */
function isEmpty(play: Play, word: Word): boolean {
  const view = play.snapshot().table?.view;
  if (!view) return false;
  let found = empty.get(view);
  if (found === undefined) {
    const without = hexes(gaiaView(view)).filter(({ planet }) => planet === null);
    found = new Set(without.flatMap((hex) => hex.word ?? []));
    empty.set(view, found);
  }
  return found.has(word);
}

const VERBS = new Set(["build", "project", "upgrade", "research"]);
/** What opens a turn: while one of them is open, another may be taken instead. */
const OPENINGS = new Set([...VERBS, "federation", "pass"]);
const BOWL = /^(bowl-\d|brainstone)$/;
/** Words for parts of everybody's own board: what others have done with theirs is not to be seen on one's own. */
const STRUCTURE = /^(mine|trading-station|lab|institute|academy-\w+|board|burn)$/;
const isOwn = (word: Word) => STRUCTURE.test(word) || BOWL.test(word) || FREE.includes(word);

/** What has been wished for beyond the question that is open. */
interface Wish {
  /** The federation token to take at the end. */
  token: Word | null;
  /** Hexes that must or must not be part of the federation, newest last. */
  hexes: readonly (readonly [Word, boolean])[];
}

export function useGaiaPlay(): Play {
  const play = usePlay();
  const wish = useRef<Wish>({ token: null, hexes: [] });
  const offer = useNow((now) => now.offer);
  const own = useMemo(() => understood(play, wish.current), [play]);
  useEffect(() => layOut(play, offer, wish.current), [play, offer]);
  return own;
}

/** A new question has come: go on with what was wished for, or lay out the usual answer. */
function layOut(play: Play, offer: Offer | null, wish: Wish): void {
  if (!offer) return;
  const { id, kind } = offer.prompt;
  if (!FEDERATION.has(id)) wish.hexes = [];
  if (kind === "plan") play.prepare(0);
  for (const verb of loneVerbs(offer)) play.want([verb]);
  const usual = USUAL[id];
  if (usual !== undefined && offer.legal.includes(usual)) play.prepare(usual);
  const { token } = wish;
  if (token === null) return;
  if (FORMING.has(id)) play.confirm();
  else {
    wish.token = null;
    if (id === "gaia-ask-choose-token") play.point(token);
  }
}

function understood(play: Play, wish: Wish): Play {
  const asked = () => play.snapshot().offer;
  return adapted(play, {
    mark: (word) => (word !== null && isOwn(word) ? null : play.mark(word)),
    light: (word) => lightOf(play, asked(), word),
    point: (at) => {
      const offer = asked();
      const word = typeof at === "string" ? at : at.length === 1 ? at[0] : undefined;
      if (offer === null || word === undefined) play.point(at);
      else if (opensFederation(play, offer, word)) play.say([word]);
      // What lies there already is meant, also before the table has told what would come of it.
      else if (USUAL[offer.prompt.id] === word && play.plan().words?.[0] === word) play.confirm();
      else if (FORMING.has(offer.prompt.id) && isTokenWord(word)) {
        wish.token = word;
        play.confirm();
      } else if (FEDERATION.has(offer.prompt.id)) lead(play, offer, wish, word);
      else if (PAYING.has(offer.prompt.id)) pay(play, offer, word);
      else {
        const verb = play.snapshot().choice.clicked.length === 0 ? loneVerbAt(play, offer, word) : null;
        if (verb !== null) return play.point(verb);
        // A verb opens a turn: with only one way to go on, that way is shown, not said.
        again(play, offer, word) || play.point(word, !VERBS.has(word));
        if (mustPay(play.plan())) play.say(play.plan().steps.map((step) => step.word));
      }
    },
  });
}

/**
 * With only one set of planets its satellites are asked for in the same breath, word by word; said alone, the verb leads to
 * the whole plans, of which the cheapest is laid out.
 */
function opensFederation(play: Play, offer: Offer, word: Word): boolean {
  if (offer.prompt.id !== "gaia-ask-turn" || word !== "federation") return false;
  return !play.snapshot().choice.clicked.includes(word) && offer.legal.includes(word);
}

/** All that is left to say is which tokens: asked for by itself, that is laid out, lowest bowls first. */
function mustPay({ state, next }: Plan): boolean {
  return state === "open" && next.length > 0 && next.every((word) => BOWL.test(word));
}

function proposalNow(play: Play): Proposal | null {
  return play.plan().proposal;
}

/** In a federation every hex of any plan may be clicked; the supply glows because a token ends it. */
function lightOf(play: Play, offer: Offer | null, word: Word | null): Light {
  const plain = play.light(word);
  if (offer === null || word === null || play.snapshot().sending) return plain;
  const { id } = offer.prompt;
  if (FORMING.has(id) && isTokenWord(word)) return "legal";
  if (!FEDERATION.has(id) && !PAYING.has(id)) {
    const turn = id === "gaia-ask-turn";
    if (turn && plain === "dark" && OPENINGS.has(word) && offer.legal.includes(word)) return "later";
    // A turn may begin with its place: what lies on the table glows like the verbs do.
    const opens = turn && play.snapshot().choice.clicked.length === 0;
    if (plain === "dark" && isPlace(word)) {
      const verb = loneVerbAt(play, offer, word);
      if (verb !== null && opens) return "legal";
      return verb !== null && play.snapshot().choice.clicked.at(-1) === verb ? "picked" : plain;
    }
    return plain === "later" && opens && isPlace(word) && !isEmpty(play, word) ? "legal" : plain;
  }
  if (proposalNow(play)?.things.includes(word)) return "picked";
  return offer.proposals.some((each) => each.things.includes(word)) ? "legal" : plain;
}

/** Take a hex in or out: the cheapest plan that does so, keeping as many of the earlier wishes as can be. */
function lead(play: Play, offer: Offer, wish: Wish, word: Word): void {
  const inside = proposalNow(play)?.things.includes(word) ?? false;
  const newest = [word, !inside] as const;
  const earlier = wish.hexes.filter(([hex]) => hex !== word);
  for (let from = 0; from <= earlier.length; from++) {
    const wanted = [...earlier.slice(from), newest];
    const at = offer.proposals.findIndex(({ things }) =>
      wanted.every(([hex, within]) => things.includes(hex) === within),
    );
    if (at < 0) continue;
    wish.hexes = wanted;
    play.propose(at);
    return;
  }
  play.point(word); // no plan has it: the table tells why
}

/** One token more from this bowl; after the most it can give, the fewest again. */
function pay(play: Play, offer: Offer, word: Word): void {
  const given = (each: Proposal | null | undefined) => Number(each?.brings[word] ?? 0);
  const now = given(proposalNow(play));
  const more = offer.proposals.findIndex((each) => given(each) === now + 1);
  const least = Math.min(...offer.proposals.map(given));
  const at = more >= 0 ? more : offer.proposals.findIndex((each) => given(each) === least);
  if (offer.proposals.some((each) => given(each) > 0)) play.propose(at);
  else play.point(word);
}

/** A second click on a hex with several ways takes the first of them. */
function again(play: Play, offer: Offer, word: Word): boolean {
  const { choice } = play.snapshot();
  if (choice.clicked.at(-1) !== word || play.plan().state !== "open") return false;
  const [first] = waysAt(offer, choice.clicked.slice(0, -1), word);
  const next = first?.words.find((each) => play.plan().next.includes(each));
  if (next === undefined) return false;
  play.point(next);
  return true;
}
