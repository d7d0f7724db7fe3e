/** The messages of the server. Made by scripts/wire from its JSON Schema: do not edit. */

/**
 * Some answers of a seat in a record, judged in order.
 */
export interface Analysis {
  choices: number;
  judged: JudgedInfo[];
  next: number | null;
}
/**
 * An answer of a seat beside the best one to the same question, as a bot sees them.
 */
export interface JudgedInfo {
  index: number;
  given: string;
  worth: number;
  best: string;
  hope: number;
  tries: number;
}
export interface AnswerCommand {
  key: string;
  seat: number;
  sequence: number;
  answer: string;
}
/**
 * Why something happened, in order, itself last; and the rules of all that.
 */
export interface Because {
  event: number;
  causes: CauseInfo[];
  rules: RuleInfo[];
}
/**
 * A part of the reason for something: an event, or what began it.
 */
export interface CauseInfo {
  kind: "start" | "all" | "answer" | "event";
  seat: number | null;
  action: string;
  event: EventInfo | null;
}
export interface EventInfo {
  kind: string;
  rule: string;
  facts: {
    [k: string]: number | string | boolean | number[] | string[];
  };
  hidden: boolean;
}
/**
 * A rule, and the language it is told in: English, if the game has it in no other.
 */
export interface RuleInfo {
  id: string;
  section: string;
  text: string;
  lang: string;
  shown: boolean;
  lessons: string[];
}
/**
 * A bot as people meet it; one that others wrote has neither strength nor face.
 */
export interface BotInfo {
  bot: string;
  strength: number;
  face: string[];
}
/**
 * What people say to each other: an event named `chat`, for those who have a seat.
 */
export interface Chat {
  lines: ChatLine[];
}
/**
 * What somebody in a seat has said: in words, or by an emote.
 */
export interface ChatLine {
  id: string;
  seat: number;
  emote:
    | (
        | "hello"
        | "well-played"
        | "thanks"
        | "sorry"
        | "hurry"
        | "thinking"
        | "wow"
        | "oops"
        | "good-game"
      )
    | "";
  text: string;
}
/**
 * Say something to those who sit at the table: in words, or by an emote.
 */
export interface ChatCommand {
  key: string;
  seat: number;
  emote?:
    | (
        | "hello"
        | "well-played"
        | "thanks"
        | "sorry"
        | "hurry"
        | "thinking"
        | "wow"
        | "oops"
        | "good-game"
      )
    | "";
  text?: string;
}
/**
 * How long people may think, as it was agreed.
 */
export interface ClockInfo {
  kind: "none" | "answer" | "bank";
  seconds: number;
  increment: number;
}
/**
 * How long people may think: for each answer, or a total and an increment for each answer.
 */
export interface ClockWish {
  kind?: "none" | "answer" | "bank";
  seconds?: number;
  increment?: number;
}
export interface Created {
  code: string;
  seats: Invitation[];
}
export interface Invitation {
  seat: number;
  invite: string;
}
/**
 * How a day went.
 */
export interface DailyOutcome {
  kind: "won" | "lost" | "draw" | "points";
  points: number;
  other: number;
  answers: number;
}
/**
 * The challenge of a day after some answers.
 */
export interface DailyPage {
  game: string;
  settings: {
    [k: string]: string;
  };
  names: {
    [k: string]: string;
  };
  facts: {
    [k: string]: unknown;
  };
  seat: number;
  seats: number;
  step: number;
  steps: number;
  events: EventInfo[];
  view: {
    [k: string]: unknown;
  };
  decision: DecisionInfo | null;
  result: ResultInfo | null;
  reply: LessonReply;
  date: string;
  seed: string;
  bots: string[];
  outcome: DailyOutcome | null;
  record: string;
}
export interface DecisionInfo {
  key: string;
  wanted: number;
  options: OptionInfo[];
}
export interface OptionInfo {
  action: string;
  verb: string;
  thing: string;
  place: string;
}
export interface ResultInfo {
  scores: number[];
  reason: string;
  rule: string;
  together: boolean;
  standings: StandingInfo[];
  tallies: TallyInfo[];
}
/**
 * What each seat has of something that decides the game.
 */
export interface StandingInfo {
  name: string;
  rule: string;
  values: number[];
}
/**
 * What was reached of something: a value for each seat, or one for all.
 */
export interface TallyInfo {
  name: string;
  values: number[];
  whole: number;
}
/**
 * What a learner hears of an answer: it was right, or a message, or a rule that forbids it.
 */
export interface LessonReply {
  right: boolean;
  key: string;
  rule: string;
  facts: {
    [k: string]: number | string | boolean | number[] | string[];
  } | null;
}
/**
 * An answer of nature: what could have come, and which of it came.
 */
export interface DrawInfo {
  index: number;
  weights: number[];
  chosen: number;
}
export interface GameInfo {
  game: string;
  version: number;
  /**
   * @minItems 2
   * @maxItems 2
   */
  seats: [number, number];
  /**
   * @minItems 2
   * @maxItems 2
   */
  minutes: [number, number];
  weight: number;
  lessons: number;
  puzzles: number;
  daily: boolean;
  settings: SettingInfo[];
  actions: string[];
  bots: BotInfo[];
  bot: string;
  pieces: PiecesInfo[];
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
/**
 * How well the pieces of a kind are known: each name with its status.
 */
export interface PiecesInfo {
  kind: string;
  pieces: {
    [k: string]: "known" | "inferred" | "reconstructed";
  };
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
  answers: HintedAnswer[];
}
/**
 * An answer and what the seat may hope for with it; one never tried needs no thought.
 */
export interface HintedAnswer {
  action: string;
  worth: number;
  tries: number;
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
export interface KindInfo {
  kind: string;
  title: string;
  pieces: PieceInfo[];
}
/**
 * A card or piece in words.
 */
export interface PieceInfo {
  name: string;
  title: string;
  status: "known" | "inferred" | "reconstructed";
  copies: number;
  does: string[];
  where: string;
  rules: string[];
}
/**
 * Its name is the message `lesson-<id>`.
 */
export interface LessonInfo {
  id: string;
  minutes: number;
  steps: number;
  rules: string[];
}
/**
 * A lesson at one of its steps.
 */
export interface LessonPage {
  game: string;
  settings: {
    [k: string]: string;
  };
  names: {
    [k: string]: string;
  };
  facts: {
    [k: string]: unknown;
  };
  seat: number;
  seats: number;
  step: number;
  steps: number;
  events: EventInfo[];
  view: {
    [k: string]: unknown;
  };
  decision: DecisionInfo | null;
  result: ResultInfo | null;
  reply: LessonReply;
  lesson: string;
  key: string;
  look: string[];
  ways: string[];
  rules: string[];
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
  take_back: "" | "nothing" | "nature" | "other" | "shown" | "over" | "ask" | "refused";
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
  answers?: number | null;
  hints?: boolean;
  clock?: ClockWish1;
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
 * How long people may think: for each answer, or a total and an increment for each answer.
 */
export interface ClockWish1 {
  kind?: "none" | "answer" | "bank";
  seconds?: number;
  increment?: number;
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
 * What a seat can do now; without a question, the rule that says why it has to wait.
 */
export interface Outlook {
  sequence: number;
  question: string;
  rule: string;
  end: string;
  answers: ProspectInfo[];
}
/**
 * What surely follows from an answer, and who or what decides how it goes on.
 */
export interface ProspectInfo {
  action: string;
  events: EventInfo[];
  then: "you" | "others" | "chance" | "hidden" | "over" | "unknown";
  key: string;
  result: ResultInfo | null;
}
export interface ParagraphInfo {
  text: string;
  rules: string[];
}
/**
 * A position as a seat sees it, and what of it to show.
 */
export interface PictureInfo {
  seat: number;
  seats: number;
  view: {
    [k: string]: unknown;
  };
  spot: string;
  look: string[];
  caption: string;
}
/**
 * All cards and pieces that come with a game, in a language.
 */
export interface PiecesPage {
  game: string;
  lang: string;
  names: {
    [k: string]: string;
  };
  facts: {
    [k: string]: unknown;
  };
  kinds: KindInfo[];
}
/**
 * A game by oneself after some answers.
 */
export interface PracticePage {
  game: string;
  settings: {
    [k: string]: string;
  };
  names: {
    [k: string]: string;
  };
  facts: {
    [k: string]: unknown;
  };
  seat: number;
  seats: number;
  step: number;
  steps: number;
  events: EventInfo[];
  view: {
    [k: string]: unknown;
  };
  decision: DecisionInfo | null;
  result: ResultInfo | null;
  reply: LessonReply;
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
 * What is to be found: each right answer, to win, or to reach a number.
 */
export interface PuzzleGoal {
  kind: "answer" | "win" | "score" | "count";
  target: number;
  before: number;
  reached: number;
}
/**
 * A puzzle in the list of its game.
 */
export interface PuzzleInfo {
  id: string;
  rating: number;
  kind: "answer" | "win" | "score" | "count";
  answers: number;
}
/**
 * A puzzle after some answers.
 */
export interface PuzzlePage {
  game: string;
  settings: {
    [k: string]: string;
  };
  names: {
    [k: string]: string;
  };
  facts: {
    [k: string]: unknown;
  };
  seat: number;
  seats: number;
  step: number;
  steps: number;
  events: EventInfo[];
  view: {
    [k: string]: unknown;
  };
  decision: DecisionInfo | null;
  result: ResultInfo | null;
  reply: LessonReply;
  puzzle: string;
  worth: number;
  goal: PuzzleGoal;
  over: boolean;
  solved: boolean;
  look: string[];
  next: string;
  solution: string[];
  rules: string[];
  proof: PuzzleProof;
  rating: number;
  won: number;
  lost: number;
}
/**
 * Why it is best: what was looked at, and what is certain; in per cent, -1: not measured.
 */
export interface PuzzleProof {
  states: number;
  rounds: number;
  least: number;
  most: number;
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
  answers: number;
  opening: number;
  turns: number[];
  steps: ReplayStep[];
}
/**
 * An answer, and the table after it; at index 0 the table before the first.
 */
export interface ReplayStep {
  index: number;
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
 * A position that shows a rule at work.
 */
export interface RuleExample {
  game: string;
  rule: string;
  names: {
    [k: string]: string;
  };
  facts: {
    [k: string]: unknown;
  };
  picture: PictureInfo;
  lesson: string;
}
export interface SeatInfo {
  seat: number;
  name: string;
  kind: "here" | "link" | "bot";
  bot: string;
  taken: boolean;
  open: boolean;
  yours: boolean;
  online: boolean;
  away: boolean;
  gone: number;
  commit: string;
  brought: boolean;
}
/**
 * Who sits at a table and is there, and where the next game is: an event named `seats`.
 */
export interface Seating {
  seats: SeatInfo[];
  rematch: string | null;
  undo: UndoInfo | null;
  watching: number | null;
}
/**
 * That a seat asks to take back although others have answered since.
 */
export interface UndoInfo {
  seat: number;
  sequence: number;
  asked: number[];
  agreed: number[];
}
export interface SectionInfo {
  name: string;
  title: string;
  paragraphs: ParagraphInfo[];
  picture: PictureInfo | null;
}
export interface Short {
  short: string;
}
/**
 * The summary of a game in a language.
 */
export interface SummaryPage {
  game: string;
  lang: string;
  names: {
    [k: string]: string;
  };
  facts: {
    [k: string]: unknown;
  };
  sections: SectionInfo[];
}
/**
 * A table in a list: who sits there, whose turn it is, how it ended; and if it is played, how
 * it looks to whoever asks.
 */
export interface TableGlance {
  code: string;
  game: string;
  status: "waiting" | "playing" | "over";
  created: string;
  seats: SeatInfo[];
  together: boolean;
  asked: number[];
  result: ResultInfo | null;
  view: {
    [k: string]: unknown;
  } | null;
  names: {
    [k: string]: string;
  };
  facts: {
    [k: string]: unknown;
  };
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
  undo: UndoInfo | null;
  watching: number | null;
  hints: boolean;
  clock: ClockInfo;
  time: TimeInfo | null;
  names: {
    [k: string]: string;
  };
  facts: {
    [k: string]: unknown;
  };
}
/**
 * What is left of it, in milliseconds: an event named `time`, after each message.
 */
export interface TimeInfo {
  left: number[];
  running: number[];
}
/**
 * Those of the tables asked for that can be opened here.
 */
export interface Tables {
  tables: TableGlance[];
}
export interface TakeBackCommand {
  key: string;
  seat: number;
  sequence: number;
}
/**
 * Ask to take back although others have answered since; or say something to that.
 */
export interface UndoCommand {
  key: string;
  seat: number;
  sequence: number;
  say: "ask" | "agree" | "refuse";
}
/**
 * The rule that forbids an action; with facts where `refused-<rule>` says it in a sentence.
 */
export interface Why {
  rule: string;
  facts: {
    [k: string]: number | string | boolean | number[] | string[];
  } | null;
  text: string;
  lang: string;
}
