/** One table as this browser knows it: who sits, what is shown, what is asked. Only facts. */

import type { BoardModule } from "../boards/board";
import type { Facts, Message, Seen, TableInfo, View } from "../shapes";
import type { Hinted } from "./hint";
import { FRESH, type Inbox } from "./inbox";

/** Something that happened, and what the table looked like before it. */
export interface Moment {
  event: Seen;
  before: View;
}

export interface Refusal {
  action: string;
  rule: string;
  /** Of the sentence about it, null if there is none. */
  facts: Facts | null;
  text: string;
  /** Of the text: English, where the game has its rules in no other. */
  lang: string;
}

/** A message that waits to be told; the whole story at the begin of a stream is not shown. */
export interface Piece {
  message: Message;
  isStory: boolean;
}

/** What is being shown: news up to its next event, or a moment once more, before this view. */
export type Film =
  | { kind: "news"; piece: Piece; next: number }
  | { kind: "again"; view: View | null };

export interface TableState {
  info: TableInfo | null;
  board: BoardModule | null;
  /** The message of the stream, and that of the seat that answers if several sit here. */
  message: Message | null;
  own: Message | null;
  view: View | null;
  beat: Seen | null;
  log: Seen[];
  /** The record of a game that is over, in short form. */
  short: string;
  /** The events of the last message, for announcements and the curtain. */
  news: Seen[];
  /** What is worth telling of what happened since the last answer given here. */
  moments: Moment[];
  /** The only answer there was, given without asking; "" if a person was asked. */
  alone: string;
  /** Of the seats here, the one that is asked, and whether it must still confirm. */
  active: number | null;
  covered: boolean;
  answered: number | null;
  busy: boolean;
  lost: boolean;
  /** What a bot hints at, and whether one is thinking about it. */
  hinted: Hinted | null;
  thinking: boolean;
  refusal: Refusal | null;
  problem: unknown;
  failure: unknown;

  /** Whose eyes the stream has: those of the only seat here, null for those of everybody. */
  seat: number | null;
  inbox: Inbox;
  /** News that waits, and what is being shown. */
  queue: readonly Piece[];
  film: Film | null;
  /** Counts what is shown: time that is up for something else does not matter. */
  shot: number;
  /** Whether the rest of the show is skipped. */
  hurried: boolean;
  /** Counts who looks: only the last gets to see. */
  glance: number;
  /** What is told once a seat has looked. */
  pending: { glance: number; piece: Piece } | null;
  /** The sequence number our own command got: till then we are busy. */
  awaited: number;
  /** Whether somebody else has done anything since the last answer given here. */
  areOthersAt: boolean;
  /** Whether people who share this screen hide it from each other. */
  curtains: boolean;
  /** The seat that takes back: it is asked again first. */
  returning: number | null;
  /** What was answered by itself is taken back with what was before it. */
  undoing: boolean;
}

export const EMPTY: TableState = {
  info: null,
  board: null,
  message: null,
  own: null,
  view: null,
  beat: null,
  log: [],
  short: "",
  news: [],
  moments: [],
  alone: "",
  active: null,
  covered: false,
  answered: null,
  busy: false,
  lost: false,
  hinted: null,
  thinking: false,
  refusal: null,
  problem: null,
  failure: null,
  seat: null,
  inbox: FRESH,
  queue: [],
  film: null,
  shot: 0,
  hurried: false,
  glance: 0,
  pending: null,
  awaited: 0,
  areOthersAt: false,
  curtains: true,
  returning: null,
  undoing: false,
};

/** The seats of this browser. */
export function mine({ info }: TableState): number[] {
  return (info?.seats ?? [])
    .filter((one) => one.yours && one.kind !== "bot")
    .map((one) => one.seat);
}

/** The only seat of this browser, as the server chooses it for `own`. */
export function eyes(state: TableState): number | null {
  const seats = mine(state);
  return seats.length === 1 ? (seats[0] ?? null) : null;
}

/** The seat that looks and answers now; null for a spectator, or while nobody here is asked. */
export function viewer(state: TableState): number | null {
  return state.seat ?? (state.covered ? null : state.active);
}

/** The message that holds the question for the seat that answers. */
export function current(state: TableState): Message | null {
  return state.seat === null ? state.own : state.message;
}

/** Whether something is being shown or waits to be. */
export function isRunning({ film, pending, queue }: TableState): boolean {
  return film !== null || pending !== null || queue.length > 0;
}
