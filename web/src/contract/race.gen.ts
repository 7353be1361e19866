// Written by `starboard contract` from starboard.games.race.view: change it there.

import type { Item } from "./view.gen";

/** How near the end is. */
export type Ends = {
  /** with eleven cards or more */
  readonly cards: readonly number[];
  /** this round is the last */
  readonly sure: boolean;
};

export type TableFacts = {
  readonly round: number;
  /** 1 to 5, 0 between phases */
  readonly phase: number;
  /** the first or second phase of its kind in this round */
  readonly nth: number;
  /** points left */
  readonly pool: number;
  /** points in the pool at the start */
  readonly pool_size: number;
  readonly deck: number;
  readonly discard: number;
  /** the turn order */
  readonly order: readonly number[];
  readonly experienced: boolean;
  readonly ends: Ends;
};

export type Counters = {
  /** if the game ended now */
  readonly points: number;
  readonly chips: number;
  readonly hand: number;
  /** without conditions */
  readonly military: number;
  readonly goods: number;
  /** in the tableau */
  readonly cards: number;
};

/** What each phase would bring a seat if it came next, without the bonus of an action card. */
export type Phases = {
  /** cards drawn, cards kept */
  readonly explore: readonly [number, number];
  /** cards less to pay */
  readonly develop: number;
  /** Military, cards less to pay */
  readonly settle: readonly [number, number];
  /** powers */
  readonly consume: number;
  /** production worlds without a good */
  readonly produce: number;
};

/** A source of Military. */
export type MilitaryPart = {
  /** of the card or action card */
  readonly name: string;
  readonly by: number;
  /** counts only against worlds of this kind or keyword; null: always */
  readonly against: string | null;
};

export type SeatFacts = {
  readonly counters: Counters;
  /** revealed this round */
  readonly actions: readonly string[];
  /** action cards of the last round */
  readonly last: readonly string[];
  readonly phases: Phases;
  readonly military_parts: readonly MilitaryPart[];
};

export type Kind = "novelty" | "rare" | "genes" | "alien";

export type TableauCard = {
  /** what is said when it is pointed at */
  readonly word: string | null;
  /** what it is called: a message id */
  readonly name: string;
  /** a 6-cost development: what it is worth now, in hand as if it were built */
  readonly worth: number | null;
  /** for each of its clauses: what it counts, and the points */
  readonly parts: readonly (readonly number[])[];
  /** on it */
  readonly good: Kind | null;
  /** cards that its good would bring if it were sold; null: there is none */
  readonly sale: number | null;
  /** consume powers used in this phase, by the words that use them */
  readonly used: readonly string[];
};

export type Tableau = {
  readonly id: "tableau";
  readonly seat: number;
  /** in order of placing */
  readonly items: readonly TableauCard[];
};

/** A source of a sum. */
export type Part = {
  /** of the card or action card */
  readonly name: string;
  readonly by: number;
};

/** A card of the own hand, drawn to choose from, or being placed; figures as if its phase came next. */
export type HeldCard = {
  /** what is said when it is pointed at */
  readonly word: string | null;
  /** what it is called: a message id */
  readonly name: string;
  /** a 6-cost development: what it is worth now, in hand as if it were built */
  readonly worth: number | null;
  /** for each of its clauses: what it counts, and the points */
  readonly parts: readonly (readonly number[])[];
  /** cards to pay; null: it cannot be bought */
  readonly price: number | null;
  /** what makes it cheaper */
  readonly price_parts: readonly Part[];
  /** the own Military against it; null: no military world */
  readonly military: number | null;
};

export type Held = {
  /** `drawn`: to choose from; `placing`: to be revealed, or being paid for */
  readonly id: "hand" | "drawn" | "placing";
  readonly seat: number;
  readonly items: readonly HeldCard[];
};

/** Own choices that nobody else sees yet: action cards, cards laid aside. */
export type Hidden = {
  readonly id: "chosen" | "aside";
  readonly seat: number;
  readonly items: readonly Item[];
};

/** The whole view of a seat or a spectator. */
export type RaceView = {
  readonly table: TableFacts;
  readonly seats: readonly SeatFacts[];
  readonly areas: readonly (Tableau | Held | Hidden)[];
  /** at the end */
  readonly breakdown?: readonly Readonly<Record<string, number>>[];
  /** whose view it is, null: a spectator's */
  readonly seat: number | null;
  readonly players: number;
  /** the seats that owe a word */
  readonly waiting: readonly number[];
  readonly over: boolean;
};

/** A card that a seat holds or has laid down. */
export type CardItem = {
  /** what is said when it is pointed at */
  readonly word: string | null;
  /** what it is called: a message id */
  readonly name: string;
  /** a 6-cost development: what it is worth now, in hand as if it were built */
  readonly worth: number | null;
  /** for each of its clauses: what it counts, and the points */
  readonly parts: readonly (readonly number[])[];
};

export type RaceBody = {
  readonly table: TableFacts;
  readonly seats: readonly SeatFacts[];
  readonly areas: readonly (Tableau | Held | Hidden)[];
  /** at the end */
  readonly breakdown?: readonly Readonly<Record<string, number>>[];
};

export type PowerList = "explore" | "develop" | "settle" | "trade" | "consume" | "produce";

export type CardType = "world" | "development";

/** One power of a card. */
export type Power = {
  readonly power: string;
  readonly amount?: number;
  readonly kind?: Kind;
  readonly not_kind?: Kind;
  readonly keyword?: string;
  readonly this_world?: boolean;
  readonly goods?: number;
  /** up to so many times */
  readonly times?: number;
  readonly different?: boolean;
  readonly vp?: number;
  readonly cards?: number;
  /** points taken off */
  readonly less?: number;
  readonly bonuses?: boolean;
  readonly least?: number;
  readonly most?: number;
};

/** What a 6-cost development scores for. */
export type Clause = {
  readonly points: number;
  readonly type?: CardType;
  readonly kind?: Kind;
  readonly mode?: "windfall" | "production";
  readonly military?: boolean;
  readonly keyword?: string;
  readonly cost?: number;
  readonly powers?: PowerList;
  readonly card?: string;
  readonly per_chips?: number;
  readonly per_military?: number;
};

/** A card. */
export type Design = {
  readonly name: string;
  readonly type: CardType;
  readonly vp: number;
  readonly cost?: number;
  readonly defense?: number;
  readonly copies?: number;
  readonly windfall?: Kind;
  readonly production?: Kind;
  readonly keywords?: readonly string[];
  readonly start?: number;
  readonly first_hand?: number;
  readonly points?: readonly Clause[];
  readonly explore?: readonly Power[];
  readonly develop?: readonly Power[];
  readonly settle?: readonly Power[];
  readonly trade?: readonly Power[];
  readonly consume?: readonly Power[];
  readonly produce?: readonly Power[];
};
