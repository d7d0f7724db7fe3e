/** Which answer a square, a card in hand or a card on sale stands for, by what is asked. */

import type { Option } from "../../shapes";
import { looksForRobots, readEffects } from "./effects";
import { DIRECTIONS, step } from "./geometry";
import {
  isAsked,
  robotAt,
  robotNamed,
  squareName,
  squareOf,
  type Robot,
  type RqaView,
} from "./shape";

/** The robots of a seat that stand in the arena, or all of them if none does. */
export function ownRobots(view: RqaView, seat: number | null): Robot[] {
  const own = view.robots.filter((robot) => robot.owner === seat);
  const standing = own.filter((robot) => robot.square !== null);
  return standing.length > 0 ? standing : own;
}

/** What a square answers. `mover` is the robot that acts where no other is meant. */
export function squareAction(
  view: RqaView,
  options: readonly Option[],
  mover: string,
  square: number,
): string {
  const name = squareName(square, view.arena.columns);
  const here = robotAt(view, square)?.robot;
  if (isAsked("place", options)) return `place:${options[0]?.thing ?? mover}@${name}`;
  if (isAsked("stop", options)) return `stop@${name}`;
  const turned = ["aim", "away"].find((verb) => isAsked(verb, options));
  const direction = turned ? directionTo(view, square) : "";
  if (turned && direction) return `${turned}:${direction}`;
  if (!here) return `move:${mover}@${name}`;
  const chosen = ["target", "for", "begin"].find((verb) => isAsked(verb, options));
  return chosen ? `${chosen}:${here}` : `push:${here}@${mover}`;
}

/** The direction from the robot that acts, or is moved, to a square in line with it. */
function directionTo(view: RqaView, square: number): string {
  const actor = robotNamed(view, view.doing?.robot ?? null);
  const here = squareOf(actor?.square ?? null, view.arena.columns);
  if (here < 0) return "";
  const found = DIRECTIONS.findIndex((_, direction) => {
    let next = step(view.arena, here, direction);
    while (next >= 0 && next !== square) next = step(view.arena, next, direction);
    return next === square;
  });
  return DIRECTIONS[found] ?? "";
}

export function handAction(card: string, options: readonly Option[]): string {
  if (isAsked("discard", options)) return `discard:${card}`;
  return isAsked("scrap", options) ? `scrap:${card}@hand` : `play:${card}`;
}

export function saleAction(card: string, options: readonly Option[]): string {
  return isAsked("obtain", options) ? `obtain:${card}` : `buy:${card}`;
}

/** Whether a card does the same to nobody but its player or the robot it is played for: then it is
for the robot chosen before, and no question is needed (RQA-TWO-04). */
export function isForChosen(card: string, view: RqaView): boolean {
  return !looksForRobots(readEffects(view.cards[card]?.effect ?? ""));
}

/** Answers that no piece on the table stands for. */
export function looseOptions(view: RqaView, options: readonly Option[], seat: number | null): Option[] {
  const isOwn = (name: string) => robotNamed(view, name)?.owner === seat;
  return options.filter(({ verb, thing }) => {
    if (verb === "push") return isOwn(thing);
    return ["end", "pass", "exchange", "collect", "ability", "aim", "away"].includes(verb);
  });
}

/** Whether a robot can do anything in the arena now. */
export function canAct(robot: string, options: readonly Option[]): boolean {
  return options.some(({ verb, thing, place }) =>
    verb === "push" ? place === robot : verb === "move" && thing === robot,
  );
}
