// Written by `starboard contract` from starboard.games.planet.view: change it there.

import type { Item } from "./view.gen";

export type Colour = "green" | "orange" | "red";

/** The event in force. */
export type EventCard = {
  readonly name: string;
  readonly colour: Colour;
  /** it holds to the end of the round; the others are done before the draft */
  readonly whole_round: boolean;
};

export type TableFacts = {
  readonly round: number;
  readonly commander: number;
  readonly last_round: boolean;
  /** with the event deck only */
  readonly events_left?: number;
  /** its name */
  readonly event?: string | null;
  readonly event_card?: EventCard;
  /** events of earlier rounds, in order */
  readonly events_done?: readonly string[];
  /** cards of each colour in the deck at the start */
  readonly green?: number;
  readonly orange?: number;
  readonly red?: number;
  /** alone: the points to reach */
  readonly target?: number;
  /** alone, at the end: the level reached */
  readonly verdict?: number;
};

export type Tech = {
  /** what is said when it is pointed at */
  readonly word: string | null;
  /** what it is called: a message id */
  readonly name: string;
  readonly open: boolean;
  readonly used: boolean;
  /** how often it may be used */
  readonly once: "round" | "game" | null;
};

export type Terrain = "civ" | "water" | "biomass" | "rover" | "tech" | "energy";

export type LaidTile = {
  readonly tile: string;
  readonly cells: readonly string[];
};

export type RoverHere = {
  readonly word: string;
  /** a meteorite */
  readonly carries: boolean;
};

/** A row or column. */
export type LineState = {
  readonly word: string;
  readonly medal: number;
  /** bare squares */
  readonly gaps: number;
  /** a meteorite lies in it */
  readonly blocked: boolean;
};

/** A planet. */
export type Board = {
  /** a sign for each square: see data/planets.toml */
  readonly grid: readonly string[];
  /** of the squares that show one */
  readonly terrain: Readonly<Record<string, Terrain>>;
  /** visible resources */
  readonly symbols: Readonly<Record<string, Terrain>>;
  /** in the order of placing */
  readonly tiles: readonly LaidTile[];
  readonly patches: readonly string[];
  readonly meteor_symbols: readonly string[];
  /** lying, twice where two lie; carried ones are told with their rover */
  readonly meteorites: readonly string[];
  readonly pods: readonly string[];
  readonly rovers: readonly RoverHere[];
  /** the tile that could not be placed */
  readonly aside: string | null;
  /** rows from above, then columns from the left */
  readonly lines: readonly LineState[];
  /** squares that the event in force closes to tiles, or to rovers */
  readonly barred: readonly string[];
};

/** An effect to be resolved. */
export type Pending = {
  readonly word: string;
  readonly n: number;
};

/** Where a tracker comes that does not just go from one position to the next. */
export type Steps = {
  /** step by step, until it can go no further */
  readonly up: readonly number[];
  readonly down?: number;
};

export type SeatFacts = {
  readonly counters: Readonly<Record<string, number>>;
  readonly planet: string;
  readonly corporation: string;
  readonly techs: readonly Tech[];
  /** collected life pods on tracks or techs */
  readonly pods_on_board: readonly string[];
  readonly board: Board;
  /** so far, by source; of others without what is face down */
  readonly points: Readonly<Record<string, number>>;
  /** boards that are still to be chosen */
  readonly undecided?: readonly ("planet" | "corporation")[];
  /** in the hand */
  readonly tile?: string | null;
  readonly pending?: readonly Pending[];
  /** for each energy to be resolved, the tracks on offer */
  readonly energies?: readonly (readonly Terrain[])[];
  /** of trackers that skip positions or are stopped, as all stand now */
  readonly steps?: Readonly<Record<string, Steps>>;
  /** by `large` or `small`, by orientation: first squares */
  readonly placements?: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
};

/** A civ card. */
export type CardItem = {
  /** what is said when it is pointed at */
  readonly word: string | null;
  /** what it is called: a message id */
  readonly name: string;
  /** printed; not of a card that is face down */
  readonly points?: number;
  readonly rank: number;
  readonly immediate?: boolean;
};

export type CardArea = {
  readonly id: "civ-1" | "civ-2" | "civ-3" | "civ-4" | "cards";
  readonly seat: number | null;
  readonly items: readonly CardItem[];
};

/** An objective that seats compare: as the boards are shown now. */
export type SharedGoal = {
  /** what is said when it is pointed at */
  readonly word: string | null;
  /** what it is called: a message id */
  readonly name: string;
  readonly seats: readonly number[];
  /** of these seats */
  readonly values: readonly number[];
  readonly vp: readonly number[];
};

export type SharedGoalArea = {
  readonly id: "neighbour-objectives" | "open-objectives" | "objectives-on-offer";
  readonly seat: number | null;
  readonly items: readonly SharedGoal[];
};

/** A private objective; of others only that there is one. */
export type PrivateGoal = {
  /** what is said when it is pointed at */
  readonly word: string | null;
  /** what it is called: a message id */
  readonly name: string;
  readonly met?: boolean;
  readonly value?: number;
  /** what the value must reach; of resources, not exceed */
  readonly goal?: number;
};

export type PrivateGoalArea = {
  readonly id: "private-objectives" | "objectives-dealt";
  readonly seat: number | null;
  readonly items: readonly PrivateGoal[];
};

export type TrackItem = {
  /** what is said when it is pointed at */
  readonly word: string | null;
  /** what it is called: a message id */
  readonly name: string;
  readonly position: number;
};

export type TrackArea = {
  readonly id: "tracks";
  readonly seat: number | null;
  readonly items: readonly TrackItem[];
};

export type Row =
  | "row-0"
  | "row-1"
  | "row-2"
  | "row-3"
  | "row-4"
  | "row-5"
  | "row-6"
  | "row-7"
  | "row-8"
  | "row-9"
  | "row-10"
  | "row-11";

export type PlainArea = {
  readonly id: "depot" | "techs" | "next-event" | Row;
  readonly seat: number | null;
  readonly items: readonly Item[];
};

export type PlanetArea = CardArea | SharedGoalArea | PrivateGoalArea | TrackArea | PlainArea;

export type Slot = {
  /** what takes its tile, for the seat that the depot faces */
  readonly word: string | null;
  /** the uppermost */
  readonly tile: string | null;
  /** tiles, the uppermost included */
  readonly left: number;
  /** the tiles below, in no order */
  readonly below: readonly string[];
};

export type Depot = {
  readonly word: string;
  /** whom it faces */
  readonly seat: number | null;
  /** the large one, then the small one */
  readonly slots: readonly Slot[];
  readonly places?: readonly (readonly number[])[];
};

/** What a page reads. */
export type PlanetView = {
  readonly table: TableFacts;
  readonly seats: readonly SeatFacts[];
  readonly areas: readonly PlanetArea[];
  /** the depots clockwise */
  readonly station: readonly Depot[];
  /** whose view it is, null: a spectator's */
  readonly seat: number | null;
  readonly players: number;
  /** the seats that owe a word */
  readonly waiting: readonly number[];
  readonly over: boolean;
};

export type PlanetBody = {
  readonly table: TableFacts;
  readonly seats: readonly SeatFacts[];
  readonly areas: readonly PlanetArea[];
  /** the depots clockwise */
  readonly station: readonly Depot[];
};

/** What a tile or patch destroys. */
export type Buried = {
  readonly word: string;
  readonly kind: "pod" | "rover";
};

export type LineChange = {
  readonly word: string;
  readonly medal: number;
  /** it would score now */
  readonly full: boolean;
  /** a meteorite would come to lie in it */
  readonly spoilt: boolean;
};

/** What a sentence would bring, beside the counters: what a preview tells. */
export type PlanetFacts = {
  /** effects that it leaves to be resolved, new ones only */
  readonly pending: readonly Pending[];
  /** new ones */
  readonly energies: readonly (readonly Terrain[])[];
  readonly buried: readonly Buried[];
  /** squares on which a meteorite comes to lie */
  readonly meteorites: readonly string[];
  readonly lines: readonly LineChange[];
  /** by how much each source changes */
  readonly points: Readonly<Record<string, number>>;
};

export type Track = "civ" | "water" | "biomass" | "rover" | "tech";

/** A tile, without the terrains of its two sections. */
export type PrintedShape = {
  readonly id: string;
  /** rows: a and b are squares of its sections, capitals show the resource */
  readonly art: readonly string[];
  /** column and row of the symbol, on the tiles that have one */
  readonly meteor: readonly [number, number];
};

export type PrintedPlanet = {
  readonly id: string;
  readonly name: string;
  readonly symmetric: boolean;
  readonly difficulty: number;
  /** a sign for each square */
  readonly grid: readonly string[];
  /** column and row */
  readonly pods: readonly (readonly [number, number])[];
  readonly restrictions: readonly string[];
  readonly quadrants?: readonly Terrain[];
  readonly city_points?: number;
  readonly sides?: readonly string[];
  readonly crossings?: readonly (readonly (readonly [number, number])[])[];
};

export type PrintedCorporation = {
  readonly id: string;
  readonly name: string;
  readonly symmetric: boolean;
  readonly difficulty: number;
  readonly rovers: number;
  readonly rover_repeat: number;
  readonly special: readonly string[];
  readonly techs: readonly string[];
  /** those that differ from the common ones */
  readonly tracks?: Readonly<Partial<Record<Track, readonly string[]>>>;
  readonly biomass_rows?: readonly number[];
  /** where each step of a winding track lies: `biomass-2` */
  readonly water_path?: readonly string[];
};

/** A civ card. */
export type PrintedCard = {
  readonly id: string;
  readonly rank: number;
  readonly name: string;
  readonly immediate: boolean;
  readonly points: number;
  readonly effect?: string;
  readonly amount?: number;
};

/** Its neighbour side, then its private one. */
export type PrintedObjective = {
  readonly id: string;
  readonly neighbour: string;
  readonly metric: string;
  readonly terrain?: Terrain;
  readonly less: boolean;
  readonly private: string;
  readonly condition: string;
  readonly of?: Terrain;
  readonly size?: readonly number[];
  readonly amount?: number;
};
