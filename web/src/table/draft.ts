/** What may happen at a table, what is to be done about it, and the next state in the making. */

import type { BoardModule } from "../boards/board";
import type { Preferences } from "../preferences";
import type { HintedAnswer, Decision, Facts, Message, Reply, Seating, TableInfo } from "../shapes";
import type { Cue } from "../sound";
import type { Moment, Refusal, TableState } from "./state";

/** From the server, from the person, or because time is up. */
export type Happening =
  | { type: "begun" }
  | { type: "opened" }
  | { type: "table"; info: TableInfo }
  | { type: "seats"; seating: Seating }
  | { type: "record"; short: string }
  | { type: "message"; message: Message }
  | { type: "broken"; isClosed: boolean }
  | { type: "unreachable"; problem: unknown }
  | { type: "board"; board: BoardModule }
  | { type: "failed"; failure: unknown }
  | { type: "looked"; glance: number; seat: number; message: Message }
  | { type: "blind"; glance: number; problem: unknown }
  | { type: "time"; shot: number }
  | { type: "overdue" }
  | { type: "reply"; reply: Reply; action: string }
  | { type: "unsent"; problem: unknown }
  | { type: "explained"; refusal: Refusal }
  | { type: "hinted"; question: Decision; answers: readonly HintedAnswer[] }
  | { type: "unhinted"; problem: unknown }
  | { type: "problem"; problem: unknown }
  | { type: "brought"; seats: readonly number[] }
  | { type: "answer"; action: string }
  | { type: "take back" }
  | { type: "hand over"; seat: number; bot: string }
  | { type: "ask hint" }
  | { type: "dismiss" }
  | { type: "confirm"; curtains: boolean }
  | { type: "hurry" }
  | { type: "again"; moment: Moment };

/** For the driver to do; whatever comes of it happens then. */
export type Effect =
  | { do: "listen" }
  | { do: "recover"; after: number }
  | { do: "load"; game: string }
  | { do: "remember"; game: string }
  | { do: "wait"; time: number; shot: number }
  | { do: "stop waiting" }
  | { do: "expect news" }
  | { do: "expect nothing" }
  | { do: "play"; cue: Cue }
  | { do: "look"; seat: number; glance: number }
  | { do: "answer"; seat: number; sequence: number; action: string }
  | { do: "take back"; seat: number; sequence: number }
  | { do: "hand over"; seat: number; bot: string }
  | { do: "explain"; seat: number; action: string }
  | { do: "cite"; action: string; rule: string; facts: Facts | null }
  | { do: "hint"; seat: number; sequence: number; question: Decision };

/** What matters of the person and the screen. */
export interface Likes {
  speed: Preferences["speed"];
  auto: boolean;
  /** Whether anybody looks who wants to see things move. */
  isWatched: boolean;
}

export class Draft {
  readonly effects: Effect[] = [];

  constructor(
    public state: TableState,
    readonly likes: Likes,
  ) {}

  set(part: Partial<TableState>): void {
    this.state = { ...this.state, ...part };
  }

  cause(effect: Effect): void {
    this.effects.push(effect);
  }
}
