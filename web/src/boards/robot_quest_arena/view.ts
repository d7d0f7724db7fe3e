/** What a view holds. Made by scripts/wire from its JSON Schema: do not edit. */

/**
 * A player board: Health and what sets the robot apart, 0 or empty where nothing does.
 */
export interface ArenaBoard {
  name: string;
  pilot: string;
  health: number;
  centre: boolean;
  reward: ArenaEffect[];
  draw: number;
  price: number;
  shot: ArenaEffect[];
  weight: number;
  status: "known" | "inferred" | "reconstructed";
}
/**
 * An effect word with its numbers; `text` is the key of its words.
 */
export interface ArenaEffect {
  word: string;
  text: string;
  a: number;
  b: number;
}
/**
 * A title; `seeks` if it looks for robots, so that it matters for which robot it is played.
 */
export interface ArenaCard {
  name: string;
  type: "battery" | "attack" | "function";
  cost: number | null;
  effects: ArenaEffect[];
  seeks: boolean;
  status: "known" | "inferred" | "reconstructed";
}
/**
 * All plain Batteries in hand, to be played in one answer, and what they give.
 */
export interface ArenaCharge {
  actions: string[];
  energy: number;
  moves: number;
}
/**
 * The card about which something is asked, and the robot that acts or is moved by it.
 *
 * Where a direction is asked for, `lines` are the squares of each from that robot on.
 */
export interface ArenaDoing {
  card: string | null;
  robot: string | null;
  lines: {
    [k: string]: number[];
  };
}
/**
 * All that is printed, by id.
 */
export interface ArenaFacts {
  cards: {
    [k: string]: ArenaCard;
  };
  robots: {
    [k: string]: ArenaBoard;
  };
  tiles: {
    [k: string]: ArenaTile;
  };
}
/**
 * A kind of tile: what it does at the start of a turn and on entering, what it blocks.
 *
 * Robots come into the arena on those of `entry`.
 */
export interface ArenaTile {
  entry: boolean;
  start: ArenaEffect[];
  enter: ArenaEffect[];
  leave: number;
  blocks: ("movement" | "sight")[];
  status: "known" | "inferred" | "reconstructed";
}
/**
 * What would go to waste now: attacks that find somebody, Energy that buys something.
 */
export interface ArenaIdle {
  attacks: string[];
  energy: number;
}
/**
 * A card that does something at the end of the turn, for a robot.
 */
export interface ArenaLate {
  card: string;
  robot: string;
}
/**
 * The arena: the tile on each square, and the nine centre squares.
 */
export interface ArenaMap {
  rows: number;
  columns: number;
  tiles: string[];
  centre: number[];
}
/**
 * A VP pile: gems of 5, blue cubes of 2, red cubes of 1.
 */
export interface ArenaPile {
  gems: number;
  blue: number;
  red: number;
}
/**
 * What can be done in several answers at once; `walks` by robot and square.
 */
export interface ArenaPlans {
  charge: ArenaCharge | null;
  walks: {
    [k: string]: {
      [k: string]: ArenaWalk;
    };
  };
  idle: ArenaIdle;
}
/**
 * The cheapest way onto a square: the squares that are entered, and what it takes in all.
 *
 * Only the last square of a way may hurt: `damage` is what it does for certain.
 */
export interface ArenaWalk {
  way: string[];
  moves: number;
  energy: number;
  damage: number;
}
/**
 * A robot that stands ready to be pushed; `to` is None if an obstacle is behind it.
 */
export interface ArenaPush {
  robot: string;
  target: string;
  price: number;
  to: string | null;
  possible: boolean;
}
/**
 * Squares a card hits, squares near enough but out of sight, and robots it finds now.
 *
 * `damage` is what its next attack takes from each of these, 0 if it does not attack.
 */
export interface ArenaReach {
  open: number[];
  hidden: number[];
  targets: string[];
  damage: number;
}
/**
 * A robot: where it stands, its cubes and their spaces, what cards have given it this turn.
 */
export interface ArenaRobot {
  robot: string;
  owner: number;
  square: string | null;
  red: number;
  blue: number;
  health: number;
  jumping: boolean;
  diagonal: boolean;
  used: boolean;
  discount: number;
  bonus: number;
}
/**
 * A player; `pile` are the VP in gems and cubes, `hand` is None where it cannot be seen.
 */
export interface ArenaSide {
  seat: number;
  letter: string;
  team: number;
  vp: number;
  pile: ArenaPile;
  blue_won: number;
  cards: number;
  hand: string[] | null;
  in_play: string[];
  discard: string[];
  deck: number;
}
/**
 * The whole table.
 *
 * `prices`: what each square costs that a robot of the active player can come onto. `reach`: of a
 * robot's ability, of the cards of its player that the viewer sees, and of what is asked about.
 * `plans` only for the active player, while actions are asked for.
 */
export interface ArenaView {
  turn: number;
  active: number | null;
  energy: number;
  moves: number;
  arena: ArenaMap;
  robots: ArenaRobot[];
  seats: ArenaSide[];
  shop: (string | null)[];
  shop_deck: number;
  supply: {
    [k: string]: number;
  };
  junkyard: string[];
  reserve: number;
  doing: ArenaDoing | null;
  prices: {
    [k: string]: {
      [k: string]: number;
    };
  };
  pushes: ArenaPush[];
  reach: {
    [k: string]: {
      [k: string]: ArenaReach;
    };
  };
  plans: ArenaPlans | null;
  later: ArenaLate[];
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
