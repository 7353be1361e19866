// Written by `starboard contract` from starboard.kernel.view: change it there.

/** A component on the table. */
export type Item = {
  /** what is said when it is pointed at */
  readonly word: string | null;
  /** what it is called: a message id */
  readonly name: string;
  readonly [fact: string]: unknown;
};

/** A place on the table with what lies there. */
export type Area = {
  readonly id: string;
  /** whose it is, null: everybody's */
  readonly seat: number | null;
  readonly items: readonly Item[];
  readonly [fact: string]: unknown;
};

/** What is known of a seat. */
export type SeatView = {
  readonly counters: Readonly<Record<string, number>>;
  readonly [fact: string]: unknown;
};

/** What every area has: a game's own areas inherit from this and state their items. */
export type Place = {
  readonly id: string;
  /** whose it is, null: everybody's */
  readonly seat: number | null;
};

/** What the kernel adds to every view: a game's own view inherits from this. */
export type Frame = {
  /** whose view it is, null: a spectator's */
  readonly seat: number | null;
  readonly players: number;
  /** the seats that owe a word */
  readonly waiting: readonly number[];
  readonly over: boolean;
};

/** What every page can read of every game's view. */
export type View = {
  /** whose view it is, null: a spectator's */
  readonly seat: number | null;
  readonly players: number;
  /** the seats that owe a word */
  readonly waiting: readonly number[];
  readonly over: boolean;
  readonly table: Readonly<Record<string, unknown>>;
  readonly seats: readonly SeatView[];
  readonly areas: readonly Area[];
  readonly [fact: string]: unknown;
};
