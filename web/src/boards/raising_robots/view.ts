/** What a view holds. Made by scripts/wire from its JSON Schema: do not edit. */

/**
 * What an inventor does, and when; numbers a word has not are 0.
 */
export interface RaisingAbility {
  timing: "immediate" | "round_end" | "game_end" | "ongoing";
  word: string;
  gains: RaisingItem[];
  phase: ("upgrade" | "assemble" | "design" | "fabricate" | "recycle") | null;
  phases: number;
  tokens: number;
  count: number;
}
/**
 * An amount of a kind, or of another if the player likes that more.
 */
export interface RaisingItem {
  kind:
    | "sensor"
    | "gear"
    | "microchip"
    | "program"
    | "tape"
    | "battery"
    | "vp"
    | "card"
    | "wild"
    | "UNL"
    | "ASM"
    | "CYC"
    | "ROWV"
    | "INS"
    | "CLS";
  amount: number;
  other:
    | (
        | "sensor"
        | "gear"
        | "microchip"
        | "program"
        | "tape"
        | "battery"
        | "vp"
        | "card"
        | "wild"
        | "UNL"
        | "ASM"
        | "CYC"
        | "ROWV"
        | "INS"
        | "CLS"
      )
    | null;
}
/**
 * Whose meeple stands on which space.
 */
export interface RaisingBid {
  seat: number;
  space: number;
}
/**
 * What is printed once: circles of Inspiration, sections, bidding spaces, worth of D C B A.
 */
export interface RaisingBoardFacts {
  inspiration: ("cosmetic" | "speed" | "communication" | "efficiency")[];
  sections: RaisingSections;
  bids: RaisingItem[][];
  grades: number[];
}
/**
 * The sections with rows of robots.
 */
export interface RaisingSections {
  design: RaisingSection;
  fabricate: RaisingSection;
  recycle: RaisingSection;
}
/**
 * A row of the player board: its actions, and its energy bonus under a token.
 */
export interface RaisingSection {
  cells: RaisingCell[];
  bonus: number;
  bonus_type: "cosmetic" | "speed" | "communication" | "efficiency";
}
/**
 * A board action, and the same once its token is gone, when it gives more.
 */
export interface RaisingCell {
  id: string;
  deed: RaisingDeed;
  improved: RaisingDeed;
  type: "cosmetic" | "speed" | "communication" | "efficiency";
  adds: RaisingItem[];
}
/**
 * An action: what it costs, what it gives, the energy it needs.
 */
export interface RaisingDeed {
  cost: RaisingItem[];
  gains: RaisingItem[];
  energy: number;
}
/**
 * A number for each phase.
 */
export interface RaisingByPhase {
  upgrade: number;
  assemble: number;
  design: number;
  fabricate: number;
  recycle: number;
}
/**
 * Another answer to a step of a plan; `stays` if the rest of the plan is possible after it.
 */
export interface RaisingChoice {
  action: string;
  gets: RaisingItem[];
  pays: RaisingItem[];
  stays: boolean;
}
/**
 * A class card; the last count is null where only extra credit gives an A.
 */
export interface RaisingClass {
  title: string;
  objective: RaisingObjective;
  ladder: (number | null)[];
  credit: "cosmetic" | "speed" | "communication" | "efficiency";
  status: "known" | "inferred" | "reconstructed";
}
/**
 * What a class card counts; what it is about is named where there is something to name.
 */
export interface RaisingObjective {
  word: string;
  type: ("cosmetic" | "speed" | "communication" | "efficiency") | null;
  good:
    | (
        | "sensor"
        | "gear"
        | "microchip"
        | "program"
        | "tape"
        | "battery"
        | "vp"
        | "card"
        | "wild"
        | "UNL"
        | "ASM"
        | "CYC"
        | "ROWV"
        | "INS"
        | "CLS"
      )
    | null;
  row: ("design" | "fabricate" | "recycle") | null;
  low: number;
  high: number;
}
/**
 * What the viewer's work is at.
 *
 * The phase, the energy left, the robot whose turn it is, what is still to be paid; the energy
 * with 0, 1, 2... batteries where these are asked for; how many cards may be given up, and how
 * many are drawn for 0, 1, 2... of them; and what keeps robots in hand from being assembled.
 */
export interface RaisingDoing {
  phase: ("upgrade" | "assemble" | "design" | "fabricate" | "recycle") | null;
  energy: number | null;
  robot: string | null;
  cost: RaisingItem[];
  energies: number[];
  least: number;
  most: number;
  draws: number[];
  short: RaisingShort[];
}
/**
 * What an answer asks for that is not there: a good, energy, or a slot.
 */
export interface RaisingShort {
  action: string;
  good:
    | (
        | "sensor"
        | "gear"
        | "microchip"
        | "program"
        | "tape"
        | "battery"
        | "vp"
        | "card"
        | "wild"
        | "UNL"
        | "ASM"
        | "CYC"
        | "ROWV"
        | "INS"
        | "CLS"
      )
    | ("energy" | "slot");
  amount: number;
  have: number;
}
/**
 * An energy card with its phase, and what each phase gets with it if nobody brings cubes.
 */
export interface RaisingDrawn {
  card: string;
  phase: ("upgrade" | "assemble" | "design" | "fabricate" | "recycle") | null;
  sure: RaisingByPhase;
}
/**
 * The energy cards of a seat: of this round, still to come, used up.
 */
export interface RaisingEnergy {
  drawn: RaisingDrawn[];
  pile: string[];
  used: string[];
}
/**
 * An energy card; `each` is what a cube on its phase gives its owner.
 */
export interface RaisingEnergyCard {
  value: number;
  cubes: number;
  each: number;
  status: "known" | "inferred" | "reconstructed";
}
/**
 * All that is printed, cards by their ids; class cards are lessons.
 */
export interface RaisingFacts {
  robot: {
    [k: string]: RaisingRobot;
  };
  lesson: {
    [k: string]: RaisingClass;
  };
  inventor: {
    [k: string]: RaisingInventor;
  };
  energy: {
    [k: string]: RaisingEnergyCard;
  };
  board: RaisingBoardFacts;
}
/**
 * A robot card.
 */
export interface RaisingRobot {
  name: string;
  row: "design" | "fabricate" | "recycle";
  left: RaisingPrice;
  right: RaisingPrice;
  vp: number;
  type: "cosmetic" | "speed" | "communication" | "efficiency";
  base: RaisingDeed;
  upgraded: RaisingDeed;
  status: "known" | "inferred" | "reconstructed";
}
/**
 * What a robot costs in a column.
 */
export interface RaisingPrice {
  energy: number;
  cost: RaisingItem[];
}
/**
 * An inventor card; robots or tokens are what an upgrade needs, the other is 0.
 */
export interface RaisingInventor {
  name: string;
  level: "easy" | "medium" | "hard";
  base: RaisingAbility;
  upgraded: RaisingAbility;
  type: "cosmetic" | "speed" | "communication" | "efficiency";
  robots: number;
  tokens: number;
  icon: "AND" | "OR";
  status: "known" | "inferred" | "reconstructed";
}
/**
 * An inventory.
 */
export interface RaisingGoods {
  vp: number;
  sensor: number;
  gear: number;
  microchip: number;
  program: number;
  tape: number;
  battery: number;
}
/**
 * A class card of a seat with its progress.
 */
export interface RaisingLesson {
  card: string;
  credit: boolean;
  count: number;
  grade: "" | "D" | "C" | "B" | "A";
  vp: number;
}
/**
 * Neutral phase cards face up, and the cubes for each place in the line.
 */
export interface RaisingNeutral {
  open: ("upgrade" | "assemble" | "design" | "fabricate" | "recycle")[];
  cubes: number[];
}
/**
 * The rest of a phase as one answer.
 *
 * `stop` is the question that is still open then, empty if the phase is over. Of several plans
 * one is `advised`. It can be done with any number of `batteries` in the list; it uses the first.
 */
export interface RaisingPlan {
  answer: string;
  batteries: number[];
  advised: boolean;
  steps: RaisingStep[];
  stop: string;
}
/**
 * An answer of a plan: the question, what comes of it at once, what else could be said.
 *
 * It is `inside` if it only says how the answer before is meant: what to pay, what to gain.
 * Where cards may be given up, `draws` is how many are drawn for 0, 1, 2... of them.
 */
export interface RaisingStep {
  key: string;
  inside: boolean;
  action: string;
  gets: RaisingItem[];
  pays: RaisingItem[];
  draws: number[];
  choices: RaisingChoice[];
}
/**
 * Robots from the left.
 */
export interface RaisingRows {
  design: RaisingSlot[];
  fabricate: RaisingSlot[];
  recycle: RaisingSlot[];
}
/**
 * A robot in a slot, and whether it has its token.
 */
export interface RaisingSlot {
  card: string;
  upgraded: boolean;
}
/**
 * Every source of points as if the game ended now.
 */
export interface RaisingScore {
  robots: number;
  classes: number;
  inventory: number;
  inventor: number;
  leftover: number;
  total: number;
}
/**
 * A player; `hand` and `looks` are null for others. Prices and deeds are as they are now.
 */
export interface RaisingSeat {
  seat: number;
  letter: string;
  goods: RaisingGoods;
  cards: number;
  hand: string[] | null;
  looks: string[] | null;
  rows: RaisingRows;
  robots: number;
  classes: RaisingLesson[];
  inventor: string | null;
  inventor_upgraded: boolean;
  abilities: ("base" | "upgraded")[];
  locked: string[];
  tokens: RaisingTokens;
  slot_wilds: RaisingWilds;
  upgrades: RaisingUpgrade[];
  improved: string[];
  battery_worth: RaisingByPhase;
  energy: RaisingEnergy;
  sums: RaisingSum[];
  score: RaisingScore;
}
/**
 * Tokens unlocked and not placed.
 */
export interface RaisingTokens {
  cosmetic: number;
  speed: number;
  communication: number;
  efficiency: number;
}
/**
 * The wilds that the slots still free ask for, from the left.
 */
export interface RaisingWilds {
  design: number[];
  fabricate: number[];
  recycle: number[];
}
/**
 * A row of the Upgrade section as it is for a seat now.
 */
export interface RaisingUpgrade {
  id: string;
  deed: RaisingDeed;
}
/**
 * The energy of a phase, without batteries, and what it is made of.
 */
export interface RaisingSum {
  phase: "upgrade" | "assemble" | "design" | "fabricate" | "recycle";
  card: number;
  cubes: number;
  board: number;
  inventor: number;
  total: number;
}
/**
 * An inventor up for auction.
 */
export interface RaisingTrack {
  card: string;
  bids: RaisingBid[];
}
/**
 * The whole table; `plans` are for the viewer's present phase, by batteries.
 *
 * Phases `for_all` may be performed even by those who did not select them.
 */
export interface RaisingView {
  stage: "start" | "auction" | "selection" | "phases" | "recess" | "last" | "over";
  round: number;
  rounds: number;
  past: number[];
  cubes: RaisingByPhase;
  for_all: ("upgrade" | "assemble" | "design" | "fabricate" | "recycle")[];
  neutral: RaisingNeutral | null;
  discard: string[];
  deck: number;
  class_discard: string[];
  tracks: RaisingTrack[];
  seats: RaisingSeat[];
  doing: RaisingDoing | null;
  plans: RaisingPlan[];
  result: ResultView | null;
}
/**
 * How a game ended.
 */
export interface ResultView {
  scores: number[];
  reason: string;
  rule: string;
}
