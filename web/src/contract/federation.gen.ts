// Written by `starboard contract` from starboard.games.federation.view: change it there.

/** How many figures of the board come from where. */
export type Labels = {
  readonly rulebook: number;
  /** told by a named source other than the rulebook */
  readonly secondary: number;
  /** proposals of ours */
  readonly reconstructed: number;
};

export type Wing = "left" | "right";

/** What a thing counts for where influence is a sum of things. */
export type Influences = {
  readonly specialist: number;
  /** by level */
  readonly discs: readonly number[];
  /** a production, a megastructure */
  readonly buildings: readonly number[];
};

/** A level of the accreditation track. */
export type Level = {
  readonly degrees: number;
  readonly upkeep: readonly string[];
};

/** The accreditation track. */
export type Track = {
  /** from level 1 on */
  readonly levels: readonly Level[];
  readonly medal_degree: number;
  readonly top_degree: number;
  /** nobody drops below its lowest degree */
  readonly floor_level: number;
};

/** What fits on a player's board. */
export type Limits = {
  readonly crystals: number;
  readonly gold: number;
  readonly hangar: number;
  readonly die: number;
};

/** Facts of the whole table. */
export type TableFacts = {
  readonly round: number;
  readonly rounds: number;
  readonly turn: number;
  /** of each seat in a round */
  readonly turns: number;
  readonly phase: "ambassadors" | "executive";
  readonly starter: number;
  readonly pawn: number;
  readonly edition: string;
  readonly labels: Labels;
  readonly votes_left: number;
  readonly votes_right: number;
  /** whose law would pass now; null: the votes are equal, or there is no law */
  readonly passing: Wing | null;
  /** votes on each floor, lowest first: by seat 0 to 3, then the neutral ones */
  readonly floors: readonly (readonly number[])[];
  /** the seats that lead on each floor, lowest first */
  readonly leaders: readonly (readonly number[])[];
  /** points for each influence when a law passes */
  readonly law_factor: number;
  readonly influences: Influences;
  readonly deep_space: number;
  /** alterations beside the board, by strength */
  readonly beside_board: readonly number[];
  readonly laws_left: number;
  readonly blocks: readonly number[];
  readonly track: Track;
  readonly limits: Limits;
  /** for 0, 1, 2 ... medals */
  readonly medal_points: readonly number[];
};

export type Counters = {
  readonly points: number;
  readonly lavandium: number;
  readonly copernium: number;
  readonly oceanium: number;
  readonly gold: number;
  /** with all bonuses */
  readonly level: number;
  readonly degree: number;
  /** in the hangar */
  readonly ships: number;
  readonly die: number;
  /** completed, with start and deep space token */
  readonly missions: number;
  /** contributions to the common project */
  readonly common: number;
};

export type Influence = {
  readonly neo: number;
  readonly sixmoon: number;
  readonly atal: number;
  readonly arratuin: number;
  readonly e81216: number;
};

/** Points by source. */
export type Points = {
  readonly floors: number;
  readonly laws: number;
  readonly missions: number;
  readonly specialists: number;
  readonly megastructures: number;
  readonly accreditation: number;
  readonly medals: number;
  readonly leftovers: number;
  readonly projects: number;
};

/** What the end of the round would bring a seat if it came now. */
export type Forecast = {
  readonly income: readonly string[];
  readonly upkeep: readonly string[];
  /** whether the upkeep can be paid, with what the incomes surely bring */
  readonly payable: boolean;
  readonly floors: number;
  /** by the law that would pass; 0 while the votes are equal */
  readonly law: number;
};

/** What is known of a seat. */
export type SeatFacts = {
  readonly counters: Counters;
  readonly influence: Influence;
  /** ships outside the hangar */
  readonly supply: number;
  /** of the track, without bonuses: what the upkeep goes by */
  readonly base_level: number;
  readonly level_round: number;
  readonly level_game: number;
  readonly die_out: boolean;
  readonly neo: string;
  readonly moon: number;
  readonly start: string | null;
  readonly deep_space: string | null;
  /** whether it has looked through the deep space stack */
  readonly looked: boolean;
  readonly medals: readonly string[];
  /** what the medals are worth now */
  readonly medal_points: number;
  readonly asteroids: readonly number[];
  readonly dead_asteroids: readonly string[];
  /** by shop: 0 none, else the level */
  readonly discs: readonly number[];
  readonly productions: readonly string[];
  readonly megastructures: readonly string[];
  readonly points: Points;
  readonly forecast: Forecast;
};

/** A space of the senate. */
export type SpaceItem = {
  /** what is said when it is pointed at */
  readonly word: string | null;
  /** what it is called: a message id */
  readonly name: string;
  /** which of its figures are only proposals: no source tells what is printed */
  readonly reconstructed: readonly string[];
  /** whose action it is: a planet, a room or the spy */
  readonly action: string;
  readonly cost: readonly string[];
  /** of a room or the spy */
  readonly effect: readonly string[];
  /** 1 is the lowest */
  readonly floor: number;
  readonly column: number;
  readonly wing: Wing;
  /** whose ambassador lies here */
  readonly seat: number | null;
  /** blocked by a neutral token */
  readonly neutral: boolean;
  /** without the die */
  readonly votes: number;
  readonly funding: boolean;
  readonly die: boolean;
  /** the alteration on the token */
  readonly cover: string | null;
  /** the ambassador */
  readonly token: string | null;
  /** which placement of this round it was; 0: nobody's */
  readonly order: number;
};

export type Spaces = {
  readonly id: "spaces";
  readonly seat: null;
  readonly items: readonly SpaceItem[];
};

/** The outer module. */
export type OuterItem = {
  /** what is said when it is pointed at */
  readonly word: string | null;
  /** what it is called: a message id */
  readonly name: string;
  readonly effect: readonly string[];
  /** whose ambassadors lie here, first come first */
  readonly seats: readonly number[];
  /** which placements of this round they were */
  readonly orders: readonly number[];
};

export type Outer = {
  readonly id: "outer";
  readonly seat: null;
  readonly items: readonly OuterItem[];
};

export type Planet = "neo" | "sixmoon" | "atal" | "arratuin" | "e81216";

/** A law: on offer, to come, or of a past round. */
export type LawItem = {
  /** what is said when it is pointed at */
  readonly word: string | null;
  /** what it is called: a message id */
  readonly name: string;
  readonly planet: Planet;
  readonly wing: Wing;
  readonly when: "now" | "next" | "past";
  readonly round: number;
  /** null: not voted on yet */
  readonly passed: boolean | null;
  /** what each seat would score if it passed now; empty for a past law */
  readonly points: readonly number[];
};

export type Laws = {
  readonly id: "laws";
  readonly seat: null;
  readonly items: readonly LawItem[];
};

/** Where a seat stands in a project. */
export type Standing = {
  readonly value: number;
  /** if the project were funded and the game over */
  readonly points: number;
};

/** A major project. */
export type ProjectItem = {
  /** what is said when it is pointed at */
  readonly word: string | null;
  /** what it is called: a message id */
  readonly name: string;
  /** which of its figures are only proposals: no source tells what is printed */
  readonly reconstructed: readonly string[];
  readonly funded: number;
  readonly length: number;
  readonly complete: boolean;
  /** null: the common project */
  readonly column: number | null;
  /** fundings that lie in its column and that it still takes */
  readonly coming: number;
  /** those that go on to the common project */
  readonly passed_on: number;
  /** by seat */
  readonly standing: readonly Standing[];
};

export type Projects = {
  readonly id: "projects";
  readonly seat: null;
  readonly items: readonly ProjectItem[];
};

export type NeoKind = "space" | "asteroid" | "dead-asteroids" | "start";

/** A space of Neo. */
export type NeoItem = {
  /** what is said when it is pointed at */
  readonly word: string | null;
  /** what it is called: a message id */
  readonly name: string;
  /** which of its figures are only proposals: no source tells what is printed */
  readonly reconstructed: readonly string[];
  readonly kind: NeoKind;
  readonly influence: number;
  readonly gain: readonly string[];
  readonly next: readonly string[];
  readonly miners: readonly number[];
  /** `hidden`: face down */
  readonly asteroid: string | null;
  readonly asteroid_gain: readonly string[];
};

export type Neo = {
  readonly id: "neo";
  readonly seat: null;
  readonly items: readonly NeoItem[];
};

/** A dead asteroid, or all of them while they lie face down. */
export type DeadItem = {
  /** what is said when it is pointed at */
  readonly word: string | null;
  /** what it is called: a message id */
  readonly name: string;
  readonly gain: readonly string[];
  readonly count: number;
};

export type DeadAsteroids = {
  readonly id: "dead-asteroids";
  readonly seat: null;
  readonly items: readonly DeadItem[];
};

/** A moon, the last being the planet itself. */
export type MoonItem = {
  /** what is said when it is pointed at */
  readonly word: string | null;
  /** what it is called: a message id */
  readonly name: string;
  /** which of its figures are only proposals: no source tells what is printed */
  readonly reconstructed: readonly string[];
  readonly strength: number;
  readonly shown: boolean;
  readonly mages: readonly number[];
  /** how many alterations lie there, face up or down */
  readonly tokens: number;
};

export type Moons = {
  readonly id: "moons";
  readonly seat: null;
  readonly items: readonly MoonItem[];
};

/** An alteration token that lies open on a moon. */
export type MoonTokenItem = {
  /** what is said when it is pointed at */
  readonly word: string | null;
  /** what it is called: a message id */
  readonly name: string;
  /** which of its figures are only proposals: no source tells what is printed */
  readonly reconstructed: readonly string[];
  readonly strength: number;
  readonly votes: number;
  readonly funding: boolean;
  readonly bonus: readonly string[];
  readonly moon: number;
};

export type MoonTokens = {
  readonly id: "moon-tokens";
  readonly seat: null;
  readonly items: readonly MoonTokenItem[];
};

export type When = "neo" | "sixmoon" | "atal" | "arratuin" | "e81216" | "now" | "any";

/** A place on Atal with the specialist that lies open there, if one does. */
export type AtalItem = {
  /** what is said when it is pointed at */
  readonly word: string | null;
  /** what it is called: a message id */
  readonly name: string;
  readonly colour: number;
  readonly level: number;
  /** tokens below it */
  readonly under: number;
  /** when it works */
  readonly when: When | null;
  readonly effect: readonly string[];
};

export type Atal = {
  readonly id: "atal";
  readonly seat: null;
  readonly items: readonly AtalItem[];
};

/** A shop of Arratuin. */
export type ShopItem = {
  /** what is said when it is pointed at */
  readonly word: string | null;
  /** what it is called: a message id */
  readonly name: string;
  /** which of its figures are only proposals: no source tells what is printed */
  readonly reconstructed: readonly string[];
  readonly cost: readonly string[];
  readonly level1: readonly string[];
  readonly level2: readonly string[];
  /** by seat: 0 none, else the level */
  readonly discs: readonly number[];
};

export type Shops = {
  readonly id: "shops";
  readonly seat: null;
  readonly items: readonly ShopItem[];
};

/** A production of E81216. */
export type ProductionItem = {
  /** what is said when it is pointed at */
  readonly word: string | null;
  /** what it is called: a message id */
  readonly name: string;
  /** which of its figures are only proposals: no source tells what is printed */
  readonly reconstructed: readonly string[];
  readonly slot: number;
  readonly cost: readonly string[];
  readonly income: readonly string[];
  readonly robots: readonly number[];
};

export type Productions = {
  readonly id: "productions";
  readonly seat: null;
  readonly items: readonly ProductionItem[];
};

/** A megastructure of E81216. */
export type MegastructureItem = {
  /** what is said when it is pointed at */
  readonly word: string | null;
  /** what it is called: a message id */
  readonly name: string;
  /** which of its figures are only proposals: no source tells what is printed */
  readonly reconstructed: readonly string[];
  readonly cost: readonly string[];
  /** the lower of the two counts */
  readonly values: readonly string[];
  readonly multipliers: readonly number[];
  /** in the order of the multipliers */
  readonly robots: readonly number[];
  /** points by seat for building it now; null: built already */
  readonly worth: readonly (number | null)[];
};

export type Megastructures = {
  readonly id: "megastructures";
  readonly seat: null;
  readonly items: readonly MegastructureItem[];
};

/** A kind of medal. */
export type MedalItem = {
  /** what is said when it is pointed at */
  readonly word: string | null;
  /** what it is called: a message id */
  readonly name: string;
  /** influence for those that are left, lowest first */
  readonly thresholds: readonly number[];
  readonly left: number;
};

export type Medals = {
  readonly id: "medals";
  readonly seat: null;
  readonly items: readonly MedalItem[];
};

/** A start token. */
export type StartItem = {
  /** what is said when it is pointed at */
  readonly word: string | null;
  /** what it is called: a message id */
  readonly name: string;
  /** which of its figures are only proposals: no source tells what is printed */
  readonly reconstructed: readonly string[];
  readonly gain: readonly string[];
};

export type Starts = {
  readonly id: "starts";
  readonly seat: null;
  readonly items: readonly StartItem[];
};

/** A deep space token. */
export type DeepSpaceItem = {
  /** what is said when it is pointed at */
  readonly word: string | null;
  /** what it is called: a message id */
  readonly name: string;
  readonly effect: readonly string[];
};

/** The stack, for those who have looked through it. */
export type DeepSpace = {
  readonly id: "deep-space";
  readonly seat: number;
  readonly items: readonly DeepSpaceItem[];
};

/** An alteration token. */
export type AlterationItem = {
  /** what is said when it is pointed at */
  readonly word: string | null;
  /** what it is called: a message id */
  readonly name: string;
  /** which of its figures are only proposals: no source tells what is printed */
  readonly reconstructed: readonly string[];
  readonly strength: number;
  readonly votes: number;
  readonly funding: boolean;
  readonly bonus: readonly string[];
};

/** Alterations that this seat is looking at, or has put back. */
export type LookedAt = {
  readonly id: "looked" | "returned";
  readonly seat: number;
  readonly items: readonly AlterationItem[];
};

/** A mission on a player's board. */
export type MissionItem = {
  /** what is said when it is pointed at */
  readonly word: string | null;
  /** what it is called: a message id */
  readonly name: string;
  /** which of its figures are only proposals: no source tells what is printed */
  readonly reconstructed: readonly string[];
  readonly level: number;
  readonly cost: readonly string[];
  readonly effect: readonly string[];
  readonly marked: boolean;
  readonly done: boolean;
  /** points for performing it now, if it gives points */
  readonly worth: number | null;
};

export type Missions = {
  readonly id: "missions";
  readonly seat: number;
  readonly items: readonly MissionItem[];
};

/** An ambassador with its two sides. */
export type AmbassadorItem = {
  /** what is said when it is pointed at */
  readonly word: string | null;
  /** what it is called: a message id */
  readonly name: string;
  /** which of its figures are only proposals: no source tells what is printed */
  readonly reconstructed: readonly string[];
  readonly votes: number;
  /** of the funding side */
  readonly bonus: readonly string[];
  /** whether there is a funding side */
  readonly funding: boolean;
  readonly placed: boolean;
  /** which word places it: of equal tokens at hand the first stands for all */
  readonly said: string;
};

export type Ambassadors = {
  readonly id: "ambassadors";
  readonly seat: number;
  readonly items: readonly AmbassadorItem[];
};

/** A seat's specialist. */
export type SpecialistItem = {
  /** what is said when it is pointed at */
  readonly word: string | null;
  /** what it is called: a message id */
  readonly name: string;
  readonly colour: number;
  readonly level: number;
  readonly when: When;
  readonly effect: readonly string[];
  readonly used: boolean;
};

export type Specialists = {
  readonly id: "specialists";
  readonly seat: number;
  readonly items: readonly SpecialistItem[];
};

export type Alterations = {
  readonly id: "alterations";
  readonly seat: number;
  readonly items: readonly AlterationItem[];
};

export type FederationArea =
  | Spaces
  | Outer
  | Laws
  | Projects
  | Neo
  | DeadAsteroids
  | Moons
  | MoonTokens
  | Atal
  | Shops
  | Productions
  | Megastructures
  | Medals
  | Starts
  | DeepSpace
  | LookedAt
  | Missions
  | Ambassadors
  | Specialists
  | Alterations;

/** Something to know about this table: a message. */
export type Note = {
  readonly id: string;
  readonly args: Readonly<Record<string, unknown>>;
  readonly details: readonly string[];
};

/** The whole view of a seat or a spectator. */
export type FederationView = {
  readonly table: TableFacts;
  readonly seats: readonly SeatFacts[];
  readonly areas: readonly FederationArea[];
  readonly notes?: readonly Note[];
  /** the whole board file, if the table plays with one of its own */
  readonly figures?: Readonly<Record<string, unknown>>;
  readonly breakdown?: readonly Readonly<Record<string, number>>[] | null;
  /** whose view it is, null: a spectator's */
  readonly seat: number | null;
  readonly players: number;
  /** the seats that owe a word */
  readonly waiting: readonly number[];
  readonly over: boolean;
};

/** What a sentence would bring that the view does not show. */
export type FederationFacts = {
  /** where its action would come to nothing */
  readonly idle: Planet | null;
};

/** A component with figures. */
export type Thing = {
  /** what is said when it is pointed at */
  readonly word: string | null;
  /** what it is called: a message id */
  readonly name: string;
  /** which of its figures are only proposals: no source tells what is printed */
  readonly reconstructed: readonly string[];
};

/** All that a game of Federation shows. */
export type FederationBody = {
  readonly table: TableFacts;
  readonly seats: readonly SeatFacts[];
  readonly areas: readonly FederationArea[];
  readonly notes?: readonly Note[];
  /** the whole board file, if the table plays with one of its own */
  readonly figures?: Readonly<Record<string, unknown>>;
  readonly breakdown?: readonly Readonly<Record<string, number>>[] | null;
};
