/** Which answer a square, a card in hand or a card on sale stands for, by what is asked. */

import type { Option } from "../../shapes";
import { isWithin } from "../../table/ways";
import type { BoardProps } from "../board";
import { isAsked } from "../facts";
import { robotAt, robotNamed, squareName, type Robot } from "./lookup";
import type { ArenaFacts, ArenaView, ArenaWalk } from "./view";

/** The robots of a seat that stand in the arena, or all of them if none does. */
export function ownRobots(view: ArenaView, seat: number | null): Robot[] {
  const own = view.robots.filter((robot) => robot.owner === seat);
  const standing = own.filter((robot) => robot.square !== null);
  return standing.length > 0 ? standing : own;
}

/** The cheapest way of a robot onto a square, if it can get there. */
export function walkOf(view: ArenaView, robot: string, square: number): ArenaWalk | undefined {
  return view.plans?.walks[robot]?.[squareName(square, view.arena.columns)];
}

/** The answers of that way, or the one step that is not possible. */
function walkAction(view: ArenaView, robot: string, square: number): string {
  const way = walkOf(view, robot, square)?.way ?? [squareName(square, view.arena.columns)];
  return way.map((one) => `move:${robot}@${one}`).join(" ");
}

/** What may be answered now, and in a lesson what is right. */
interface Open extends Pick<BoardProps, "ways"> {
  options: readonly Option[];
}

/** Whether an answer, or the first of several, is on offer; a lesson must ask for them all. */
export function isOpen(action: string, { options, ways }: Open): boolean {
  const [first] = action.split(" ");
  return options.some((option) => option.action === first) && isWithin(action, ways);
}

/** What a square answers. `mover` is the robot that acts where no other is meant. */
export function squareAction(
  view: ArenaView,
  options: readonly Option[],
  mover: string,
  square: number,
): string {
  const name = squareName(square, view.arena.columns);
  const here = robotAt(view, square)?.robot;
  if (isAsked("place", options)) return `place:${comingRobot(options, mover)}@${name}`;
  if (isAsked("stop", options)) return `stop@${name}`;
  const turned = ["aim", "away"].find((verb) => isAsked(verb, options));
  const direction = turned ? directionTo(view, square) : "";
  if (turned && direction) return `${turned}:${direction}`;
  if (!here) return walkAction(view, mover, square);
  const chosen = ["target", "for", "begin"].find((verb) => isAsked(verb, options));
  return chosen ? `${chosen}:${here}` : `push:${here}@${mover}`;
}

/** The robots of which one comes into play now. */
export function comingRobots(options: readonly Option[]): string[] {
  return [...new Set(options.filter(({ verb }) => verb === "place").map(({ thing }) => thing))];
}

function comingRobot(options: readonly Option[], mover: string): string {
  const coming = comingRobots(options);
  return coming.includes(mover) ? mover : (coming[0] ?? mover);
}

/** The direction from the robot that acts, or is moved, to a square in line with it. */
function directionTo(view: ArenaView, square: number): string {
  const lines = Object.entries(view.doing?.lines ?? {});
  return lines.find(([, squares]) => squares.includes(square))?.[0] ?? "";
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
export function isForChosen(card: string, facts: ArenaFacts): boolean {
  return !facts.cards[card]?.seeks;
}

const LOOSE = new Set(["pass", "collect", "aim", "away", "finish"]);

/** Answers that no piece on the table stands for. To turn Energy into Moves is no choice here: a
robot that walks pays with both. */
export function looseOptions<O extends Option>(view: ArenaView, options: readonly O[], seat: number | null): O[] {
  const isOwn = (name: string) => robotNamed(view, name)?.owner === seat;
  return options.filter(({ verb, thing }) => (verb === "push" ? isOwn(thing) : LOOSE.has(verb)));
}

/** Whether a robot can do anything in the arena now. */
export function canAct(robot: string, options: readonly Option[]): boolean {
  return options.some(({ verb, thing, place }) =>
    verb === "push" ? place === robot : verb === "move" && thing === robot,
  );
}
