/** The protocol of `docs/server.md`, as types. */

import type { CounterChange, FactChange, Message, Prompt, Proposal, View, Word } from "../engine/types";

export interface OptionSchema {
  readonly id: string;
  readonly kind: "choice" | "flag" | "number" | "text" | "seats";
  readonly default: number | string | boolean;
  readonly choices: readonly string[];
  readonly low: number;
  readonly high: number;
  readonly players: readonly number[];
}

export interface GameSchema {
  readonly game: string;
  readonly rules: number;
  readonly players: readonly number[];
  readonly options: readonly OptionSchema[];
  /** What a seat may settle once and for all during the game. */
  readonly preferences?: readonly OptionSchema[];
  readonly levels?: readonly string[];
}

export interface Guest {
  readonly name: string;
  readonly language: string;
}

export interface SeatInfo {
  readonly seat: number;
  readonly kind: "person" | "bot" | "open";
  readonly name: string | null;
  readonly level: string | null;
  readonly mine: boolean;
  readonly online: boolean;
  readonly waiting: boolean;
}

export interface Result {
  readonly scores: readonly number[];
  readonly winners: readonly number[];
  readonly breakdown: readonly Readonly<Record<string, number>>[] | null;
}

export type Status = "open" | "playing" | "over" | "frozen";

export interface TableInfo {
  readonly id: string;
  readonly game: string;
  readonly options: Readonly<Record<string, number | string | boolean>>;
  readonly status: Status;
  readonly listed: boolean;
  readonly host: boolean;
  readonly created: number;
  readonly changed: number;
  readonly seats: readonly SeatInfo[];
  readonly seed_hash: string | null;
  readonly seed: string | null;
  readonly result: Result | null;
  readonly rematch: string | null;
  readonly link: string;
}

export type NewSeat = { kind: "me"; name?: string } | { kind: "bot"; level: string } | { kind: "open" };

export type SeatAction =
  | { action: "join"; name?: string }
  | { action: "leave" | "return" | "open" | "link" }
  | { action: "bot"; level: string }
  | { action: "claim"; key: string };

export type Setting = number | string | boolean;

export interface WirePrompt extends Omit<Prompt, "kind"> {
  readonly kind?: Prompt["kind"];
  readonly set?: boolean;
  readonly candidates: readonly Word[];
  readonly proposals?: readonly Proposal[];
}

/** A line of the log; `changes` tell what it cost and brought. */
export interface LogEntry extends Message {
  readonly changes?: readonly CounterChange[];
}

export interface TableMessage {
  readonly type: "table";
  readonly version: string;
  readonly seat: number | null;
  readonly status: Status;
  readonly seats: readonly SeatInfo[];
  readonly watchers: number;
  readonly view: View | null;
  readonly prompt: WirePrompt | null;
  readonly legal: readonly Word[];
  readonly sentences: { readonly list: readonly (readonly Word[])[]; readonly complete: boolean };
  /** How many of its last words this seat may take back, and of which acts they are, newest last. */
  readonly undo: number;
  readonly undo_acts?: readonly number[];
  /** The standing preferences of the own seat. */
  readonly preferences?: Readonly<Record<string, Setting>> | null;
  readonly log: { readonly from: number; readonly entries: readonly LogEntry[] };
  readonly result: Result | null;
  readonly rematch: string | null;
  readonly seed_hash: string | null;
  readonly seed: string | null;
}

export interface ChatEntry {
  readonly at: number;
  readonly seat: number | null;
  readonly name: string | null;
  readonly text: string | null;
  readonly message: Message | null;
}

export type Change = CounterChange;

export interface PreviewAnswer {
  readonly type: "preview";
  readonly words: readonly Word[];
  /** Null: nobody can tell. */
  readonly changes: readonly (CounterChange | FactChange)[] | null;
  /** Whether it could not be taken back. */
  readonly final?: boolean;
  /** What would be asked next, if the words are only a beginning. */
  readonly prompt?: Message | null;
}

export type ServerMessage =
  | TableMessage
  | PreviewAnswer
  | { readonly type: "ack"; readonly key: string }
  | {
      readonly type: "refused";
      readonly key: string;
      readonly reason: string;
      readonly word: Word | null;
      readonly message: Message | null;
      readonly text: string;
    }
  | { readonly type: "why"; readonly word: Word; readonly message: Message | null }
  | { readonly type: "chat"; readonly entries: readonly ChatEntry[] }
  | { readonly type: "pong" };

export type Act =
  | { type: "say"; key: string; version: string; words: readonly Word[] }
  | { type: "undo"; key: string; version: string; count: number }
  | { type: "prefer"; key: string; preferences: Readonly<Record<string, Setting>> };

export type ClientMessage =
  | Act
  | { type: "why"; word: Word }
  | { type: "preview"; words: readonly Word[] }
  | { type: "seat"; seat: number | null }
  | { type: "chat"; text: string }
  | { type: "ping" };
