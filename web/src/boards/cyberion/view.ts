/** What a view holds. Made by scripts/wire from its JSON Schema: do not edit. */

/**
 * What is printed on the pieces of this table.
 */
export interface CyberionFacts {
  machines: {
    [k: string]: CyberionMachine;
  };
  pieces: {
    [k: string]: CyberionPiece;
  };
}
/**
 * What is printed on a Machine.
 */
export interface CyberionMachine {
  stage: number;
  needs: CyberionNeed;
}
/**
 * The crew a Machine asks for; what is of no account for its kind is null or empty.
 */
export interface CyberionNeed {
  kind:
    "same_model" | "same_size" | "sum_at_least" | "sum_at_most" | "run" | "groups" | "identical";
  robots: number;
  model: string | null;
  size: number | null;
  sum: number | null;
  runs: number[][];
  groups: number[];
}
/**
 * What is printed on a card or Microbot: a model, a size, or both.
 */
export interface CyberionPiece {
  kind: "robot" | "multibot" | "babybot" | "microbot";
  model: string | null;
  size: number | null;
}
/**
 * A Gigantobot and its crew.
 */
export interface CyberionGiant {
  gigantobot: string;
  features: string[];
  riders: string[];
  seats: number;
  vacation: boolean;
}
/**
 * Why a Machine cannot be repaired now: the rule, and the numbers of the sentence about it.
 *
 * `kind` is what lacks in a word: Robots that fit, Robots at all, a higher or a lower sum, one for
 * the Microbot; or the Machine is somebody else's.
 */
export interface CyberionLack {
  kind: "count" | "robots" | "least" | "most" | "microbot" | "theirs";
  rule: string;
  facts: {
    [k: string]: number | string;
  };
}
/**
 * What an ability does at a level, and whether a Failsafe token is gained by reaching it.
 */
export interface CyberionLevel {
  effect:
    | "nothing"
    | "draw"
    | "stow"
    | "own_to_deck"
    | "any_to_deck"
    | "own_to_row"
    | "any_to_row"
    | "look"
    | "prep";
  count: number;
  failsafe: boolean;
}
/**
 * A Machine in the Factory.
 *
 * `wants` is how many Robots its crew has, one less when it is Prepped. `ways` are all ways to man
 * it, the best first: for each socket of a way the cards that fit, the best first. `plan` is the
 * best crew. Cards are numbers there: row * width + place in the row.
 */
export interface CyberionPlace {
  machine: string;
  wants: number;
  prepped: boolean;
  microbot: string | null;
  owner: string | null;
  mine: boolean;
  repairable: boolean;
  helpers: string[];
  ways: number[][][];
  plan: number[];
  lack: CyberionLack | null;
}
/**
 * The cards of the three rows.
 */
export interface CyberionRows {
  platform: string[];
  flash: string[];
  stock: string[];
}
/**
 * A use of Microbots, and how many of them it costs.
 */
export interface CyberionUse {
  use: "replace" | "exchange" | "remove";
  price: number;
}
/**
 * The whole table.
 *
 * `choices` are the levels to choose from when a Robot of a model in the rows is discarded for its
 * ability; none where that is not asked.
 */
export interface CyberionView {
  limbot: string[];
  gigantobots: CyberionGiant[];
  damage: number;
  microbots: string[];
  microbot_uses: CyberionUse[];
  microbot_stack: number;
  microbot_discard: string[];
  interference: {
    [k: string]: number;
  };
  masked: {
    [k: string]: number;
  };
  turn: number;
  active: number | null;
  expansions: string[];
  factory: (CyberionPlace | null)[];
  merged: boolean;
  relieved: boolean;
  machine_deck: number[];
  experience: string[];
  removed: string[];
  rows: CyberionRows;
  width: number;
  discard: string[];
  deck: number;
  deck_top: string[];
  deck_bottom: string[];
  deck_cards: string[];
  looked: string[];
  levels: {
    [k: string]: number;
  };
  mainframe: {
    [k: string]: CyberionLevel[];
  };
  upgrades: {
    [k: string]: number | null;
  };
  choices: {
    [k: string]: number[];
  };
  reserve: number;
  end_costs: "nothing" | "token" | "toll" | "game";
  forge: number;
  battery: "charged" | "empty";
  support: string[];
  support_level: number;
  doing: string[];
  ability: string | null;
  uncovered: string | null;
  next_support: number | null;
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
