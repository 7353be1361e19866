// Written by `starboard contract` from starboard.server.messages: change it there.

import type { View } from "./view.gen";

export type Name = string;

export type Level = string;

export type Key = string;

export type Word = string;

export type Language = "en" | "uk" | "ru" | "lt";

export type Value = number | string | boolean;

export type Arg = number | string | readonly string[];

/** What people read: an id with arguments, rendered in the reader's language. */
export type Message = {
  readonly id: string;
  readonly args: Readonly<Record<string, Arg>>;
};

export type Me = {
  readonly name?: Name | null;
  readonly language?: Language | null;
};

export type GuestInfo = {
  readonly name: string;
  readonly language: string;
};

export type MeAnswer = {
  readonly guest: GuestInfo | null;
  /** what the host has to say to everybody, or empty */
  readonly message: string;
  /** this server can send mail: signing in by address is possible */
  readonly mail: boolean;
};

/** For another device; it holds for some minutes. */
export type DeviceLink = {
  readonly link: string;
  readonly minutes: number;
};

export type Phrase = {
  readonly phrase: string;
};

/** One of these: what a link carries, or a phrase that was written down. */
export type DeviceKey = {
  readonly key?: string | null;
  readonly phrase?: string | null;
};

export type MailAddress = {
  readonly address: string;
};

/** A link was sent, if that address can be used; nobody is told whether somebody is known by it. */
export type MailSent = {
  readonly minutes: number;
};

/** How somebody wants to be told that it is their turn. */
export type Notices = {
  /** an address of theirs that takes JSON; empty: none */
  readonly webhook: string;
};

/** A table at which somebody is waited for. */
export type WaitingTable = {
  readonly table: string;
  readonly game: string;
  readonly seats: readonly number[];
  readonly since: number;
  /** milliseconds, if there is a clock */
  readonly left: number | null;
  readonly link: string;
};

export type TurnsAnswer = {
  readonly turns: readonly WaitingTable[];
};

/** Another option has this value. */
export type When = {
  readonly option: string;
  readonly value: Value;
};

export type OptionSchema = {
  readonly id: string;
  readonly kind: "choice" | "flag" | "number" | "text" | "seats";
  readonly default: Value;
  readonly choices: readonly string[];
  readonly least: number;
  readonly most: number;
  /** for tables of these sizes only; empty: for all */
  readonly players: readonly number[];
  /** it only means something then */
  readonly when: When | null;
};

/** Options that belong together; those not named have their defaults. */
export type Preset = {
  readonly id: string;
  readonly options: Readonly<Record<string, Value>>;
};

/** What a form is made from. */
export type GameSchema = {
  readonly game: string;
  readonly rules: number;
  readonly players: readonly number[];
  readonly options: readonly OptionSchema[];
  readonly presets: readonly Preset[];
  /** what a seat may settle once and for all during the game */
  readonly preferences: readonly OptionSchema[];
  readonly levels: readonly string[];
};

export type GameWords = {
  readonly game: string;
  readonly rules: number;
  readonly players: readonly number[];
  readonly options: readonly OptionSchema[];
  readonly presets: readonly Preset[];
  /** what a seat may settle once and for all during the game */
  readonly preferences: readonly OptionSchema[];
  readonly levels: readonly string[];
  /** the whole vocabulary in its order */
  readonly words: readonly string[];
};

export type GamesAnswer = {
  readonly games: readonly GameSchema[];
  /** of bots, weakest first */
  readonly levels: readonly string[];
};

export type NewSeat = {
  readonly kind: "me" | "open" | "bot";
  readonly name?: Name | null;
  readonly level?: Level | null;
};

/** What a table plays by. */
export type Clock = {
  readonly kind: "move" | "game";
  /** for each move, or for the whole game */
  readonly seconds: number;
  /** seconds back with each move, of the kind `game` */
  readonly increment?: number;
  /** of the bot that takes over */
  readonly level?: string | null;
};

export type NewTable = {
  readonly game: string;
  readonly seats: readonly NewSeat[];
  readonly options?: Readonly<Record<string, Value>>;
  readonly listed?: boolean;
  readonly clock?: Clock | null;
};

export type SeatAction = {
  readonly action: "join" | "leave" | "return" | "bot" | "open" | "link" | "unlink" | "claim" | "substitute";
  readonly name?: Name | null;
  readonly level?: Level | null;
  readonly key?: string | null;
  /** which one to call in; none: all */
  readonly link?: string | null;
};

/** A link to an own seat, for another device. */
export type SeatLink = {
  readonly id: string;
  readonly created: number;
  /** devices that came by it */
  readonly used: number;
};

export type LinksAnswer = {
  readonly links: readonly SeatLink[];
};

/**
 * What may be done with a table: the host mutes spectators or, as long as nobody else has sat down, chooses other
 * options; those who play take an abandoned one up again.
 */
export type TableAction = {
  readonly action: "mute" | "unmute" | "resume" | "options";
  readonly options?: Readonly<Record<string, Value>>;
};

export type SeatKind = "person" | "bot" | "open";

export type SeatInfo = {
  readonly seat: number;
  readonly kind: SeatKind;
  readonly name: string;
  readonly level: string | null;
  readonly mine: boolean;
  readonly online: boolean;
  /** it owes a word */
  readonly waiting: boolean;
  /** a bot stands in until its player comes back */
  readonly away: boolean;
  /** milliseconds until others may call a bot for a player who is not here; null: here, or no matter */
  readonly gone: number | null;
  /** milliseconds left, counted down from the moment of sending while `waiting`; null: no clock */
  readonly left: number | null;
  /** further devices that may play it; told to those alone whose seat it is */
  readonly devices: number;
};

export type Result = {
  readonly scores: readonly number[];
  readonly winners: readonly number[];
  readonly breakdown: readonly Readonly<Record<string, number>>[];
  /** the points of each seat after each round; empty: nobody knows */
  readonly rounds: readonly (readonly number[])[];
};

export type Status = "open" | "playing" | "over" | "frozen";

export type Standing = {
  readonly round: number | null;
  /** how many there are, if that is known */
  readonly rounds: number | null;
  /** of each seat, as far as all can see them; empty: the game does not tell */
  readonly points: readonly number[];
};

/** A table in a list or on its own page. */
export type TableInfo = {
  readonly id: string;
  readonly game: string;
  readonly rules: number;
  readonly options: Readonly<Record<string, Value>>;
  readonly status: Status;
  readonly listed: boolean;
  /** spectators may not talk */
  readonly muted: boolean;
  /** it was abandoned; who plays there can take it up again */
  readonly archived: boolean;
  readonly clock: Clock | null;
  readonly host: boolean;
  readonly created: number;
  readonly started: number | null;
  readonly ended: number | null;
  readonly changed: number;
  readonly seats: readonly SeatInfo[];
  readonly seed_hash: string;
  /** told when the game is over */
  readonly seed: string | null;
  /** how it stands, for all to see */
  readonly standing: Standing | null;
  readonly result: Result | null;
  readonly rematch: string | null;
  readonly link: string;
  /** the address of the board script that the game's own package brings along */
  readonly board: string | null;
};

export type TablesAnswer = {
  readonly mine: readonly TableInfo[];
  readonly open: readonly TableInfo[];
};

export type ArchiveAnswer = {
  readonly tables: readonly TableInfo[];
  /** the offset at which the search goes on; -1: it has ended */
  readonly more: number;
};

export type HostKey = {
  readonly key: string;
};

export type HostMessage = {
  /** empty: nothing */
  readonly text: string;
};

export type HostTableAction = {
  readonly action: "mute" | "unmute" | "close" | "delete";
};

export type HostGuestAction = {
  readonly banned: boolean;
};

export type HostGuest = {
  readonly id: string;
  readonly name: string;
  readonly language: string;
  readonly created: number;
  readonly banned: boolean;
};

export type SettingInfo = {
  readonly id: string;
  readonly value: string;
  readonly meaning: string;
};

export type StoreHealth = {
  readonly writable: boolean;
  readonly waiting: number;
};

export type RulesHealth = {
  readonly workers: number;
  readonly alive: number;
  readonly waiting: number;
};

export type BotsHealth = {
  readonly workers: number;
  readonly alive: boolean;
  readonly waiting: number;
};

/** Found out by trying. */
export type Health = {
  readonly ok: boolean;
  readonly games: readonly string[];
  readonly store: StoreHealth;
  readonly rules: RulesHealth;
  readonly bots: BotsHealth;
  readonly servers: number;
  /** in memory */
  readonly tables: number;
  readonly sockets: number;
};

export type HostAnswer = {
  readonly health: Health;
  readonly message: string;
  readonly tables: readonly TableInfo[];
  readonly guests: readonly HostGuest[];
  readonly settings: readonly SettingInfo[];
};

export type ErrorBody = {
  /** `error-` and this is the message for people */
  readonly id: string;
  readonly args: Readonly<Record<string, Arg>>;
  /** English, for developers and logs */
  readonly text: string;
};

export type ErrorAnswer = {
  readonly error: ErrorBody;
};

/** A whole answer to a question of the kind `plan`. */
export type Proposal = {
  /** they say it */
  readonly words: readonly Word[];
  /** what it is made of: pointing at these chooses it */
  readonly things: readonly Word[];
  readonly brings: Readonly<Record<string, Arg>>;
};

export type PromptKind = "word" | "set" | "plan";

/** What is being asked of a seat. */
export type Prompt = {
  readonly id: string;
  readonly args: Readonly<Record<string, Arg>>;
  readonly kind: PromptKind;
  readonly least: number;
  readonly most: number;
  /** of a set: already said */
  readonly picked: readonly Word[];
  /** of a set: all that may be chosen, in the vocabulary's order */
  readonly candidates: readonly Word[];
  /** of a plan */
  readonly proposals: readonly Proposal[];
  /** the preference by which this can be answered once and for all, or empty */
  readonly preference: string;
};

/** The ways to finish the decision under way; not `complete`: some were cut off, and a listed one may go on. */
export type Sentences = {
  readonly list: readonly (readonly Word[])[];
  readonly complete: boolean;
};

/** What an act did to a counter of a seat. */
export type CounterChange = {
  readonly seat: number;
  readonly counter: string;
  readonly by: number;
};

/** A line of the log. */
export type Entry = {
  readonly id: string;
  readonly args: Readonly<Record<string, Arg>>;
  /** lines of one act have the same number; acts of which this viewer reads nothing are not counted */
  readonly act: number;
  readonly changes: readonly CounterChange[];
};

/** The entries replace everything from an index on. */
export type LogPart = {
  readonly from: number;
  readonly entries: readonly Entry[];
};

/** The whole truth for one viewer, at once after connecting and after every change. */
export type TableMessage = {
  readonly type: "table";
  /** opaque; changes when something that this viewer can see has changed */
  readonly version: string;
  readonly seat: number | null;
  readonly status: Status;
  /** it was put away; who plays there can take it up again */
  readonly archived: boolean;
  readonly seats: readonly SeatInfo[];
  readonly watchers: number;
  /** what the own seat has settled once and for all */
  readonly preferences: Readonly<Record<string, Value>> | null;
  readonly view: View | null;
  readonly prompt: Prompt | null;
  /** what may be said next, in the vocabulary's order */
  readonly legal: readonly Word[];
  readonly sentences: Sentences;
  /** so many of its last words this seat may take back now */
  readonly undo: number;
  /** the same by acts, newest last: how many words each had */
  readonly undo_acts: readonly number[];
  readonly log: LogPart;
  readonly result: Result | null;
  readonly rematch: string | null;
  readonly seed_hash: string;
  readonly seed: string | null;
};

/** The act is safely stored; a `table` message follows. */
export type Ack = {
  readonly type: "ack";
  readonly key: string;
};

export type RefusalReason =
  | "stale"
  | "illegal"
  | "out-of-turn"
  | "unknown-word"
  | "cannot-undo"
  | "not-playing"
  | "not-your-seat"
  | "bad-request"
  | "too-fast"
  | "frozen"
  | "server-fault"
  | "store-away";

/** Nothing has changed; a `table` message follows. */
export type Refused = {
  readonly type: "refused";
  readonly key: string | null;
  readonly reason: RefusalReason;
  readonly word: Word | null;
  readonly message: Message;
  /** English, for developers */
  readonly text: string;
};

export type WhyAnswer = {
  readonly type: "why";
  readonly word: Word;
  /** null: it is legal */
  readonly message: Message | null;
};

/** Something in the view that would be different; a list of another length is told whole. */
export type ViewChange = {
  readonly path: readonly (string | number)[];
  readonly before: unknown;
  readonly after: unknown;
};

/** What would come of saying some words, as far as the seat can know it. */
export type Foreseen = {
  readonly changes: readonly ViewChange[];
  /** they could not be taken back */
  readonly final: boolean;
  /** what the seat would be asked next */
  readonly prompt: Message | null;
  /** what the game adds */
  readonly facts: Readonly<Record<string, unknown>>;
};

export type PreviewAnswer = {
  readonly type: "preview";
  readonly words: readonly Word[];
  /** null: the words cannot be said */
  readonly foreseen: Foreseen | null;
  /** why they cannot */
  readonly why: Message | null;
};

export type ChatEntry = {
  readonly at: number;
  readonly seat: number | null;
  readonly name: string | null;
  readonly text: string | null;
  /** a notice of the server instead of `text` */
  readonly message: Message | null;
};

export type ChatMessage = {
  readonly type: "chat";
  readonly entries: readonly ChatEntry[];
};

/** Somebody came or went; nothing else has changed. */
export type PresenceMessage = {
  readonly type: "presence";
  readonly seats: readonly SeatInfo[];
  readonly watchers: number;
};

/** The database of the server is away, or back: nothing can be said in the meantime, and nothing is lost. */
export type StoreMessage = {
  readonly type: "store";
  readonly away: boolean;
};

export type Pong = {
  readonly type: "pong";
};

export type ServerMessage =
  | TableMessage
  | Ack
  | Refused
  | WhyAnswer
  | PreviewAnswer
  | ChatMessage
  | PresenceMessage
  | StoreMessage
  | Pong;

/** What a viewer may take home while the game runs. */
export type RecordPart = {
  readonly complete: false;
  readonly table: TableInfo;
  readonly seat: number | null;
  readonly version: string;
  readonly view: View;
  readonly log: readonly Entry[];
  /** the own ones */
  readonly words: readonly Word[];
};

/** A word, a whole sentence or a whole set: all or nothing. */
export type SaySent = {
  readonly type: "say";
  readonly key: Key;
  readonly version: string;
  readonly words: readonly Word[];
};

export type UndoSent = {
  readonly type: "undo";
  readonly key: Key;
  readonly version: string;
  readonly count?: number;
};

/** Settle something once and for all; what is not named stays as it is. */
export type PreferSent = {
  readonly type: "prefer";
  readonly key: Key;
  readonly preferences: Readonly<Record<string, Value>>;
};

/** What would come of saying this: a sentence, its beginning, or a whole set. */
export type PreviewSent = {
  readonly type: "preview";
  readonly words: readonly Word[];
};

/** Why can this seat not say it. */
export type WhySent = {
  readonly type: "why";
  readonly word: Word;
};

/** Go on as another own seat, or (null) as a spectator. */
export type SeatSent = {
  readonly type: "seat";
  readonly seat: number | null;
};

export type ChatSent = {
  readonly type: "chat";
  readonly text: string;
};

export type PingSent = {
  readonly type: "ping";
};

export type Act = SaySent | UndoSent | PreferSent;

export type ClientMessage =
  | SaySent
  | UndoSent
  | PreferSent
  | PreviewSent
  | WhySent
  | SeatSent
  | ChatSent
  | PingSent;
