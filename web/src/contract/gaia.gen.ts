// Written by `starboard contract` from starboard.games.gaia.view: change it there.

export type Phase = "setup" | "income" | "gaia" | "actions" | "finished";

export type TableFacts = {
  /** 0 in set-up */
  readonly round: number;
  /** how many there are */
  readonly rounds: number;
  readonly phase: Phase;
  /** the seat whose turn it is */
  readonly active: number | null;
  /** turn order of this round */
  readonly order: readonly number[];
  /** who has passed, first come first */
  readonly passed: readonly number[];
  /** the turn-order card is used */
  readonly variable_order: boolean;
};

export type Home = "terra" | "oxide" | "volcanic" | "desert" | "swamp" | "titanium" | "ice";

export type Brainstone = "bowl-1" | "bowl-2" | "bowl-3" | "gaia";

export type Track = "terraforming" | "navigation" | "intelligence" | "gaia" | "economy" | "science";

/** A tech tile of a seat. */
export type TileItem = {
  /** what is said when it is pointed at */
  readonly word: string | null;
  /** what it is called: a message id */
  readonly name: string;
  readonly covered: boolean;
  /** the standard tile below an advanced one */
  readonly covers: string | null;
};

/** A federation token of a seat. */
export type TokenItem = {
  /** what is said when it is pointed at */
  readonly word: string | null;
  /** what it is called: a message id */
  readonly name: string;
  /** it can still be flipped */
  readonly green: boolean;
};

export type Resources = {
  readonly ore: number;
  readonly credits: number;
  readonly knowledge: number;
  readonly qic: number;
  readonly charge: number;
  readonly token: number;
};

/** What tiles and boosters count. */
export type Counts = {
  readonly structure: number;
  readonly federated: number;
  readonly type: number;
  readonly gaia: number;
  readonly sector: number;
  readonly satellite: number;
};

export type SeatFacts = {
  readonly counters: Readonly<Record<string, number>>;
  /** null before the choice */
  readonly faction: string | null;
  readonly colour: string | null;
  /** the home type */
  readonly planet: Home | null;
  readonly booster: string | null;
  readonly passed: boolean;
  /** where it lies */
  readonly brainstone: Brainstone | null;
  /** level by area */
  readonly research: Readonly<Partial<Record<Track, number>>>;
  readonly tiles: readonly TileItem[];
  readonly tokens: readonly TokenItem[];
  /** special actions used in this round */
  readonly used: readonly string[];
  /** VP by source */
  readonly sources: Readonly<Record<string, number>>;
  /** of the next income phase, as things stand */
  readonly income: Resources;
  readonly counts: Counts;
  /** what passing now would score */
  readonly pass_vp: number;
  /** basic range */
  readonly range: number;
  /** ore for a terraforming step */
  readonly step_ore: number;
  /** tokens for a gaia project, 0: none possible */
  readonly project_tokens: number;
};

export type Planet =
  | "terra"
  | "oxide"
  | "volcanic"
  | "desert"
  | "swamp"
  | "titanium"
  | "ice"
  | "gaia"
  | "transdim"
  | "lost";

export type Piece =
  | "mine"
  | "trading-station"
  | "lab"
  | "institute"
  | "academy-left"
  | "academy-right"
  | "lost-mine"
  | "gaiaformer"
  | "space-station";

/** A hex of the map. */
export type HexItem = {
  /** what is said when it is pointed at */
  readonly word: string | null;
  /** what it is called: a message id */
  readonly name: string;
  readonly q: number;
  readonly r: number;
  readonly sector: number;
  readonly planet: Planet | null;
  readonly piece: Piece | null;
  readonly owner: number | null;
  /** who has a mine on another player's planet */
  readonly guest: number | null;
  /** whose */
  readonly satellites: readonly number[];
  /** the seats in whose federations it is */
  readonly federations: readonly number[];
  /** the power value of the owner's structure or space station */
  readonly power: number | null;
  /** how far it is from the nearest hex that range is counted from */
  readonly reach: readonly (number | null)[];
  /** the power that could be charged if another built here */
  readonly charge: readonly number[];
};

export type MapArea = {
  readonly id: "map";
  readonly seat: null;
  readonly items: readonly HexItem[];
};

/** A research area. */
export type TrackItem = {
  /** what is said when it is pointed at */
  readonly word: string | null;
  /** what it is called: a message id */
  readonly name: string;
  readonly levels: readonly number[];
  /** the standard tile below it */
  readonly tile: string;
  /** the advanced tile of this game, taken or not */
  readonly advanced: string;
  /** the federation token on level 5 */
  readonly token: string | null;
};

export type ResearchArea = {
  readonly id: "research";
  readonly seat: null;
  readonly items: readonly TrackItem[];
};

/** A stack of standard tech tiles. */
export type TechItem = {
  /** what is said when it is pointed at */
  readonly word: string | null;
  /** what it is called: a message id */
  readonly name: string;
  /** the area above it; null in the bottom row */
  readonly track: Track | null;
  readonly owners: readonly number[];
};

export type TechArea = {
  readonly id: "tech";
  readonly seat: null;
  readonly items: readonly TechItem[];
};

/** An advanced tech tile that nobody has taken. */
export type AdvancedItem = {
  /** what is said when it is pointed at */
  readonly word: string | null;
  /** what it is called: a message id */
  readonly name: string;
  readonly track: Track;
};

export type AdvancedArea = {
  readonly id: "advanced";
  readonly seat: null;
  readonly items: readonly AdvancedItem[];
};

/** A booster that nobody holds. */
export type BoosterItem = {
  /** what is said when it is pointed at */
  readonly word: string | null;
  /** what it is called: a message id */
  readonly name: string;
  /** what it would score if its holder passed now */
  readonly vp: readonly number[];
};

/** The boosters that nobody holds. */
export type BoosterArea = {
  readonly id: "boosters";
  readonly seat: null;
  readonly items: readonly BoosterItem[];
};

/** Federation tokens of one kind in the supply. */
export type SupplyItem = {
  /** what is said when it is pointed at */
  readonly word: string | null;
  /** what it is called: a message id */
  readonly name: string;
  readonly left: number;
};

export type TokenArea = {
  readonly id: "tokens";
  readonly seat: null;
  readonly items: readonly SupplyItem[];
};

/** A power or QIC action. */
export type ActionItem = {
  /** what is said when it is pointed at */
  readonly word: string | null;
  /** what it is called: a message id */
  readonly name: string;
  readonly cost: number;
  readonly pays: "power" | "qic";
  /** in this round */
  readonly taken: boolean;
  /** by whom */
  readonly by: number | null;
};

export type ActionArea = {
  readonly id: "actions";
  readonly seat: null;
  readonly items: readonly ActionItem[];
};

/** A round scoring tile. */
export type RoundItem = {
  /** what is said when it is pointed at */
  readonly word: string | null;
  /** what it is called: a message id */
  readonly name: string;
  readonly round: number;
  readonly vp: number;
  readonly current: boolean;
  readonly past: boolean;
};

export type RoundArea = {
  readonly id: "rounds";
  readonly seat: null;
  readonly items: readonly RoundItem[];
};

/** A final scoring tile. */
export type FinalItem = {
  /** what is said when it is pointed at */
  readonly word: string | null;
  /** what it is called: a message id */
  readonly name: string;
  readonly counts: readonly number[];
  /** the count of the neutral player, in a game of two */
  readonly neutral: number | null;
  /** what each seat would get if the game ended now */
  readonly vp: readonly number[];
};

export type FinalArea = {
  readonly id: "finals";
  readonly seat: null;
  readonly items: readonly FinalItem[];
};

export type GaiaArea =
  | MapArea
  | ResearchArea
  | TechArea
  | AdvancedArea
  | BoosterArea
  | TokenArea
  | ActionArea
  | RoundArea
  | FinalArea;

export type AutomaAction = "mine" | "upgrade" | "research" | "research-highest" | "space" | "faction";

export type AutomaTie =
  | "faction"
  | "final-tile"
  | "steps"
  | "nearest"
  | "direction"
  | "highest"
  | "number"
  | "centre";

/** A tie-breaker that left fewer. */
export type TieStep = {
  readonly tie: AutomaTie;
  /** words */
  readonly left: readonly string[];
};

/** A part of a turn. */
export type AutomaDeed = {
  readonly action: AutomaAction;
  /** the words that were possible: hexes, research areas or spaces */
  readonly candidates: readonly string[];
  /** in the order in which they were asked; the last one decided */
  readonly ties: readonly TieStep[];
  /** null: it was impossible */
  readonly chosen: string | null;
  /** of an upgrade: the structure that was there */
  readonly before: string | null;
  /** and the one that is there now */
  readonly building: string | null;
  /** of a mine */
  readonly range: number | null;
  /** the advanced tile that left the game */
  readonly tile: string | null;
  /** the hex of a new satellite */
  readonly satellite: string | null;
  /** of the faction's lasting ability */
  readonly vp: number;
};

/** A turn of the Automa; in round 0 a starting mine or the first booster. */
export type AutomaTurnFacts = {
  readonly round: number;
  /** a card; null where none was needed */
  readonly support: string | null;
  readonly action: string | null;
  readonly deeds: readonly AutomaDeed[];
  /** of the card or faction card, or of the round tile when it passed */
  readonly vp: number;
  readonly passed: boolean;
  /** the one that it took */
  readonly booster: string | null;
};

/** How the game ended. */
export type AutomaVerdict = {
  /** the player has more VP, or as many */
  readonly won: boolean;
  readonly tied: boolean;
  /** VP of the player above those of the Automa */
  readonly margin: number;
};

/** The opponent of one who plays alone. Its pieces, levels and VP are those of its seat, behind the players'. */
export type AutomaFacts = {
  readonly seat: number;
  /** 1 to 5 */
  readonly level: number;
  /** a message id */
  readonly level_name: string;
  readonly faction: string | null;
  /** cards are named `automa-card-1` to `automa-card-17` */
  readonly support: string | null;
  readonly action: string | null;
  /** of this round, the oldest first */
  readonly discard: readonly string[];
  /** cards that are still face down in this round */
  readonly deck: number;
  /** those that are known to be among them */
  readonly deck_known: readonly string[];
  /** cards that are in no deck yet */
  readonly reserve: number;
  /** cards that nobody has seen: in the deck or in the reserve */
  readonly unseen: readonly string[];
  /** the next card is one of the last three of the round: with the pass light it ends it */
  readonly last_three: boolean;
  /** the last ones, the newest last */
  readonly turns: readonly AutomaTurnFacts[];
  /** at the end */
  readonly verdict: AutomaVerdict | null;
};

/** The whole view of a seat or a spectator. */
export type GaiaView = {
  readonly table: TableFacts;
  /** of the players; alone, the Automa's is behind the player's */
  readonly seats: readonly SeatFacts[];
  readonly areas: readonly GaiaArea[];
  /** alone */
  readonly automa: AutomaFacts | null;
  /** whose view it is, null: a spectator's */
  readonly seat: number | null;
  readonly players: number;
  /** the seats that owe a word */
  readonly waiting: readonly number[];
  readonly over: boolean;
};

/** A part of the price of a mine. */
export type Part = {
  readonly id: "mine" | "step" | "range" | "gaia";
  /** how many steps, or QICs for range */
  readonly n: number;
  readonly credits: number;
  readonly ore: number;
  readonly qic: number;
};

/** Somebody who may charge power because of what is built. */
export type Charge = {
  readonly seat: number;
  readonly n: number;
  /** what it costs */
  readonly vp: number;
  /** the hex of the structure that charges */
  readonly by: string;
  /** where was built */
  readonly hex: string;
};

/** What the next income, or an act, would bring beyond what can be held. */
export type Spill = {
  readonly ore: number;
  readonly credits: number;
  readonly knowledge: number;
};

/** What a sentence would bring that the view does not show. */
export type GaiaFacts = {
  readonly parts: readonly Part[];
  readonly charges: readonly Charge[];
  readonly spill: Spill;
  /** at once */
  readonly lost: Spill;
  /** worth asking for, though it could be taken back */
  readonly regret: boolean;
};

export type GaiaBody = {
  readonly table: TableFacts;
  /** of the players; alone, the Automa's is behind the player's */
  readonly seats: readonly SeatFacts[];
  readonly areas: readonly GaiaArea[];
  /** alone */
  readonly automa: AutomaFacts | null;
};
