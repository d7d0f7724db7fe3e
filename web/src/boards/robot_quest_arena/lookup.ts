/** What stands where in a view, and how things are called. */

import type { Words } from "../../words";
import { typed } from "../facts";
import type { BoardProps } from "../board";
import type { ArenaFacts, ArenaRobot, ArenaView } from "./view";

/** A robot as it is drawn. */
export interface Robot extends ArenaRobot {
  /** Where it stood when it was knocked out: during the show only. */
  fell?: string | null;
}

/** What is printed on cards, player boards and tiles. */
export function printed({ facts }: Pick<BoardProps, "facts">): ArenaFacts {
  return typed<ArenaFacts>(facts);
}

/** The square of a name such as `r4c5`, as a number; -1 for none. */
export function squareOf(name: string | null, columns: number): number {
  const found = /^r(\d+)c(\d+)$/.exec(name ?? "");
  return found ? Number(found[1]) * columns + Number(found[2]) : -1;
}

export function squareName(square: number, columns: number): string {
  return `r${Math.floor(square / columns)}c${square % columns}`;
}

export function robotAt(view: ArenaView, square: number): Robot | undefined {
  const name = squareName(square, view.arena.columns);
  return view.robots.find((robot) => robot.square === name);
}

/** What lies on a square: its tile, or the marked centre without one. */
export function groundOf(view: ArenaView, square: number): string {
  const tile = view.arena.tiles[square] ?? "plain";
  return tile === "plain" && view.arena.centre.includes(square) ? "centre" : tile;
}

export function robotNamed(view: ArenaView, name: string | null): Robot | undefined {
  return view.robots.find((robot) => robot.robot === name);
}

/** A card of the standard set has words, one of somebody's own set only its printed name. */
export function cardName(card: string, board: Pick<BoardProps, "facts" | "words">): string {
  return board.words.sayOr(`thing-${card}`, printed(board).cards[card]?.name ?? card);
}

export interface Stack {
  card: string;
  count: number;
}

/** Equal cards as one stack each, in the order of their first. */
export function stacks(cards: readonly string[]): Stack[] {
  return [...new Set(cards)].map((card) => ({
    card,
    count: cards.filter((one) => one === card).length,
  }));
}

/** How much Health a robot has left, in words. */
export function healthText(robot: ArenaRobot, words: Words): string {
  return words.say("board-health", { count: robot.red + robot.blue, full: robot.health });
}
