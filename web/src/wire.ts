/** The messages of the server. Made by scripts/wire from its JSON Schema: do not edit. */

/**
 * An answer and what the seat may hope for with it; one never tried needs no thought.
 */
export interface Advice {
  action: string;
  worth: number;
  tries: number;
}
export interface AnswerCommand {
  key: string;
  seat: number;
  sequence: number;
  answer: string;
}
export interface Created {
  code: string;
  seats: Invitation[];
}
export interface Invitation {
  seat: number;
  invite: string;
}
export interface DecisionInfo {
  key: string;
  options: OptionInfo[];
}
export interface OptionInfo {
  action: string;
  verb: string;
  thing: string;
  place: string;
}
/**
 * An answer of nature: what could have come, and which of it came.
 */
export interface DrawInfo {
  place: number;
  weights: number[];
  chosen: number;
}
export interface EventInfo {
  kind: string;
  rule: string;
  facts: {
    [k: string]: number | string | boolean | number[] | string[];
  };
  hidden: boolean;
}
export interface GameInfo {
  game: string;
  version: number;
  /**
   * @minItems 2
   * @maxItems 2
   */
  seats: [number, number];
  settings: SettingInfo[];
  actions: string[];
  bots: string[];
  bot: string;
}
export interface SettingInfo {
  name: string;
  default: string;
  kind: "choice" | "several" | "whole" | "numbers" | "data";
  choices: string[];
  low: number;
  high: number;
  optional: boolean;
}
export interface HandOverCommand {
  key: string;
  seat: number;
  bot?: string;
}
export interface Health {
  status: "ok" | "failing";
  version: string;
  tables: number;
  problem: string;
}
/**
 * The best answers, best first, to the question a seat had at that number.
 */
export interface Hint {
  sequence: number;
  answers: Advice[];
}
/**
 * Take a seat; a `program` gets a token for it, instead of needing a cookie.
 */
export interface Join {
  key: string;
  invite: string;
  name?: string;
  program?: boolean;
  commit?: string;
}
export interface Joined {
  seat: number;
  token: string;
}
/**
 * Nothing: the secret is in the cookie.
 */
export interface Me {}
/**
 * All that a seat, or a spectator, is to know now, and what happened since last time.
 */
export interface Message {
  sequence: number;
  events: EventInfo[];
  view: {
    [k: string]: unknown;
  };
  decision: DecisionInfo | null;
  asked: number[];
  status: "waiting" | "playing" | "over";
  result: ResultInfo | null;
  take_back: "" | "nothing" | "nature" | "other" | "shown" | "over";
}
export interface ResultInfo {
  scores: number[];
  reason: string;
  rule: string;
  together: boolean;
}
export interface NewTable {
  key: string;
  game: string;
  settings?: {
    [k: string]: string;
  };
  seats: SeatWish[];
  start?: {
    [k: string]: string;
  };
  record?: string;
  place?: number | null;
  hints?: boolean;
}
/**
 * Who shall sit there: a person here, a person by link, or a bot.
 */
export interface SeatWish {
  kind: "here" | "link" | "bot";
  name?: string;
  bot?: string;
  commit?: string;
}
/**
 * What a seat brings for chance, and the promise of what it will bring to a rematch.
 */
export interface Nonce {
  seat: number;
  nonce?: string;
  next?: string;
}
export interface NoncesCommand {
  key: string;
  nonces: Nonce[];
}
/**
 * What went wrong, in one line.
 */
export interface Problem {
  code: string;
  message: string;
  rule: string;
}
/**
 * Seed, nonces and draws are told when the game is over.
 */
export interface Proof {
  scheme: number;
  hash: string;
  seed: string;
  seats: SeatProof[];
  draws: DrawInfo[];
}
export interface SeatProof {
  seat: number;
  commit: string;
  nonce: string;
}
/**
 * The same again.
 */
export interface RematchCommand {
  key: string;
}
/**
 * Some steps of a record, in order; fewer than asked for where they are large.
 */
export interface Replay {
  game: string;
  settings: {
    [k: string]: string;
  };
  seats: number;
  names: {
    [k: string]: string;
  };
  facts: {
    [k: string]: unknown;
  };
  places: number;
  steps: ReplayStep[];
}
/**
 * An answer, and the table after it; at place 0 the table before the first.
 */
export interface ReplayStep {
  place: number;
  answer: string;
  events: EventInfo[];
  view: {
    [k: string]: unknown;
  };
  result: ResultInfo | null;
}
export interface Reply {
  status: "accepted" | "duplicate" | "stale" | "refused";
  sequence: number;
  code: string;
  rule: string;
  message: string;
}
/**
 * A rule, and the language it is told in: English, if the game has it in no other.
 */
export interface RuleInfo {
  id: string;
  section: string;
  text: string;
  lang: string;
}
export interface SeatInfo {
  seat: number;
  name: string;
  kind: "here" | "link" | "bot";
  bot: string;
  taken: boolean;
  yours: boolean;
  online: boolean;
  away: boolean;
  commit: string;
  brought: boolean;
}
/**
 * Who sits at a table and is there, and where the next game is: an event named `seats`.
 */
export interface Seating {
  seats: SeatInfo[];
  rematch: string | null;
}
export interface Short {
  short: string;
}
export interface TableInfo {
  code: string;
  game: string;
  settings: {
    [k: string]: string;
  };
  status: "waiting" | "playing" | "over";
  seats: SeatInfo[];
  seed_hash: string;
  sequence: number;
  rematch: string | null;
  hints: boolean;
  names: {
    [k: string]: string;
  };
  facts: {
    [k: string]: unknown;
  };
}
export interface TakeBackCommand {
  key: string;
  seat: number;
  sequence: number;
}
export interface Why {
  rule: string;
  text: string;
  lang: string;
}
