/** The view of Robot Quest Arena (src/automatable/games/robot_quest_arena/view.py), and its names. */

import type { Option, View } from "../../shapes";
import type { Words } from "../../words";

export const ROBOTS = ["pug", "petri", "strider", "crate"] as const;

export interface Robot {
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
  /** Where it stood when it was knocked out: during the show only. */
  fell?: string | null;
}

export interface Side {
  seat: number;
  letter: string;
  team: number;
  vp: number;
  blue_won: number;
  cards: number;
  hand: string[] | null;
  in_play: string[];
  discard: string[];
  deck: number;
}

export interface Printed {
  name: string;
  type: string;
  cost: number | null;
  effect: string;
  status: string;
}

export interface ArenaMap {
  rows: number;
  columns: number;
  tiles: string[];
  centre: number[];
  smoke_hides: boolean;
}

export interface RqaView {
  turn: number;
  active: number | null;
  energy: number;
  moves: number;
  arena: ArenaMap;
  robots: Robot[];
  seats: Side[];
  shop: (string | null)[];
  shop_deck: number;
  supply: Record<string, number>;
  junkyard: string[];
  reserve: number;
  /** What is asked about: a card, and the robot that acts or is moved by it. */
  doing: { card: string | null; robot: string | null } | null;
  cards: Record<string, Printed>;
  /** What coming onto each square costs the robots of the active player. */
  prices: Record<string, Record<string, number>>;
  result: { scores: number[]; reason: string; rule: string } | null;
}

export function rqaView(view: View): RqaView {
  return view as unknown as RqaView;
}

export function plainly(view: RqaView): View {
  return view as unknown as View;
}

/** The square of a name such as `r4c5`, as a number; -1 for none. */
export function squareOf(name: string | null, columns: number): number {
  const found = /^r(\d+)c(\d+)$/.exec(name ?? "");
  return found ? Number(found[1]) * columns + Number(found[2]) : -1;
}

export function squareName(square: number, columns: number): string {
  return `r${Math.floor(square / columns)}c${square % columns}`;
}

export function robotAt(view: RqaView, square: number): Robot | undefined {
  const name = squareName(square, view.arena.columns);
  return view.robots.find((robot) => robot.square === name);
}

export function robotNamed(view: RqaView, name: string | null): Robot | undefined {
  return view.robots.find((robot) => robot.robot === name);
}

export function areFriends(view: RqaView, one: Robot, other: Robot): boolean {
  const team = (robot: Robot) => view.seats[robot.owner]?.team;
  return team(one) === team(other);
}

export function isAsked(verb: string, options: readonly Option[]): boolean {
  return options.some((option) => option.verb === verb);
}

/** What an answer is offered as, if it is. */
export function offered(action: string, options: readonly Option[]): boolean {
  return options.some((option) => option.action === action);
}

/** A card of the standard set has words, one of somebody's own set only its printed name. */
export function cardName(card: string, view: RqaView, words: Words): string {
  return words.sayOr(`thing-${card}`, view.cards[card]?.name ?? card);
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

/** A VP pile as gems of 5, blue cubes of 2 and red cubes of 1 (RQA-RUL-20). */
export function change(vp: number, blueWon: number): { gems: number; blue: number; red: number } {
  const blue = Math.min(blueWon, Math.floor(vp / 2));
  const rest = vp - 2 * blue;
  return { gems: Math.floor(rest / 5), blue, red: rest % 5 };
}
