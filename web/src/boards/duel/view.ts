/** What a view holds. Made by scripts/wire from its JSON Schema: do not edit. */

/**
 * Both lanes: squares to the moon, and which of them have a star.
 */
export interface DuelBoard {
  length: number;
  stars: number[];
}
/**
 * A kind of card: what it is like, whether it is a bonus card, and what it usually costs.
 */
export interface DuelCard {
  family: "energy" | "attack" | "defence" | "motion" | "mirror";
  bonus: boolean;
  cost: DuelCost;
}
/**
 * The tiles a card takes.
 */
export interface DuelCost {
  battery: number;
  disk: number;
}
/**
 * What is printed on the cards.
 */
export interface DuelFacts {
  cards: {
    [k: string]: DuelCard;
  };
}
/**
 * A player; `hand` is what the viewer knows of it, with what of it can be paid.
 *
 * `acts` is what the revealed card counts as: the card that a Copy copies, else the card itself.
 * `most_bonus` is how many bonus cards it can come to hold on this board.
 */
export interface DuelSide {
  seat: number;
  letter: string;
  health: number;
  battery: number;
  disk: number;
  square: number;
  rest: string | null;
  rest_as: string | null;
  bonus: number;
  most_bonus: number;
  shown: string[];
  known_bonus: string[];
  hand: string[];
  payable: string[];
  hidden: number;
  play: string | null;
  acts: string | null;
}
/**
 * The whole table.
 */
export interface DuelView {
  round: number;
  max_rounds: number | null;
  board: DuelBoard;
  tiles: number;
  pile: number;
  sides: DuelSide[];
  cards: {
    [k: string]: DuelCost;
  };
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
