/** Rings, lines and prices as the rules measure them, to be shown before an answer is given. The
server decides: what may be done are its options. Rules: RQA-RUL-01, RQA-RUL-03, RQA-MOV, RQA-PSH;
code: src/automatable/games/robot_quest_arena/geometry.py and rules/. */

import { ARENA_WORDS, type Effect } from "./effects";
import { areFriends, robotAt, squareOf, type ArenaMap, type Robot, type RqaView } from "./shape";

export const DIRECTIONS = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"] as const;
const DOWN = [-1, -1, 0, 1, 1, 1, 0, -1];
const RIGHT = [0, 1, 1, 1, 0, -1, -1, -1];
const PUSH = 2;
const HEAVY = "crate";

function rowOf(square: number, columns: number): number {
  return Math.floor(square / columns);
}

/** The next square in a direction, -1 beyond the edge. */
export function step(arena: ArenaMap, square: number, direction: number): number {
  const row = rowOf(square, arena.columns) + (DOWN[direction] ?? 0);
  const column = (square % arena.columns) + (RIGHT[direction] ?? 0);
  const isInside = row >= 0 && row < arena.rows && column >= 0 && column < arena.columns;
  return isInside ? row * arena.columns + column : -1;
}

/** How many rows and columns lie between two squares. */
function apart(columns: number, a: number, b: number): [number, number] {
  return [
    Math.abs(rowOf(a, columns) - rowOf(b, columns)),
    Math.abs((a % columns) - (b % columns)),
  ];
}

/** The ring around one square on which the other lies (RQA-RUL-03). */
export function distance(columns: number, a: number, b: number): number {
  return Math.max(...apart(columns, a, b));
}

/** Whether the line between two centres crosses the inside of a square (RQA-RUL-01). */
export function isCrossed(columns: number, a: number, b: number, square: number): boolean {
  const [rowA, columnA] = [rowOf(a, columns), a % columns];
  const [rowB, columnB] = [rowOf(b, columns), b % columns];
  const [row, column] = [rowOf(square, columns), square % columns];
  if (row < Math.min(rowA, rowB) || row > Math.max(rowA, rowB)) return false;
  if (column < Math.min(columnA, columnB) || column > Math.max(columnA, columnB)) return false;
  const [down, right] = [rowB - rowA, columnB - columnA];
  const off = Math.abs(down * (column - columnA) - right * (row - rowA));
  return 2 * off < Math.abs(down) + Math.abs(right);
}

/** Whether nothing on the line between two squares blocks sight (RQA-LOS-05 to 09). */
export function sees(view: RqaView, a: number, b: number): boolean {
  const { tiles, columns, smoke_hides } = view.arena;
  if (smoke_hides && (tiles[a] === "smoke" || tiles[b] === "smoke")) return false;
  return tiles.every((tile, square) => {
    if (square === a || square === b || !isCrossed(columns, a, b, square)) return true;
    return tile !== "wall" && tile !== "smoke" && !robotAt(view, square);
  });
}

/** What the words of a card cover from where a robot stands. */
export interface Reach {
  /** Squares a robot could be hit on. */
  open: number[];
  /** Squares near enough but out of sight. */
  hidden: number[];
  /** Robots that may be chosen or are hit. */
  targets: string[];
}

const NOTHING: Reach = { open: [], hidden: [], targets: [] };

/** The reach of all words of a card that look for robots in the arena. */
export function reachOf(view: RqaView, robot: Robot, effects: readonly Effect[]): Reach {
  const parts = effects.filter(({ op }) => ARENA_WORDS.has(op));
  return parts.map((effect) => reach(view, robot, effect)).reduce(joined, NOTHING);
}

function joined(one: Reach, other: Reach): Reach {
  const union = <T>(a: readonly T[], b: readonly T[]): T[] => [...new Set([...a, ...b])];
  const open = union(one.open, other.open);
  const hidden = union(one.hidden, other.hidden).filter((square) => !open.includes(square));
  return { open, hidden, targets: union(one.targets, other.targets) };
}

function reach(view: RqaView, robot: Robot, effect: Effect): Reach {
  const here = squareOf(robot.square, view.arena.columns);
  if (here < 0) return NOTHING;
  const { op, a, b, nolos } = effect;
  const isRing = op === "ranged" || op === "pull";
  const near = isRing ? ring(view.arena, here, op === "pull" ? a : b) : lines(view, here, effect);
  const open = near.filter((square) => !isRing || nolos || sees(view, here, square));
  const hidden = near.filter((square) => !open.includes(square));
  const targets = view.robots.filter((other) => {
    const square = squareOf(other.square, view.arena.columns);
    const isChosen = op === "ranged" || op === "melee";
    return open.includes(square) && (!isChosen || !areFriends(view, robot, other));
  });
  return { open, hidden, targets: targets.map((other) => other.robot) };
}

function ring(arena: ArenaMap, here: number, size: number): number[] {
  return [...arena.tiles.keys()].filter((square) => {
    const isWall = arena.tiles[square] === "wall";
    return square !== here && !isWall && distance(arena.columns, here, square) <= size;
  });
}

/** Squares in straight lines: those beside a robot, or all beams of a line. */
function lines(view: RqaView, here: number, { op, b }: Effect): number[] {
  if (op === "line") return DIRECTIONS.flatMap((_, direction) => beam(view, here, direction, b));
  const beside = [0, 2, 4, 6].map((direction) => step(view.arena, here, direction));
  return beside.filter((square) => square >= 0 && view.arena.tiles[square] !== "wall");
}

/** The next squares in a direction, up to a Wall, Smoke or the edge. */
export function beam(view: RqaView, here: number, direction: number, size: number): number[] {
  const found: number[] = [];
  let square = step(view.arena, here, direction);
  while (square >= 0 && found.length < size) {
    const tile = view.arena.tiles[square];
    if (tile === "wall" || tile === "smoke") break;
    found.push(square);
    square = step(view.arena, square, direction);
  }
  return found;
}

/** What leaving its square costs a robot more (RQA-RUL-12). */
function surcharge(view: RqaView, here: number): number {
  return view.arena.tiles[here] === "pothole" ? 1 : 0;
}

/** What pushing another robot costs (RQA-PSH-01, RQA-ROB-06, RQA-RUL-12). */
export function priceOfPush(view: RqaView, pusher: Robot, target: Robot): number {
  const { columns } = view.arena;
  const [a, b] = [squareOf(pusher.square, columns), squareOf(target.square, columns)];
  const isHeavy = target.robot === HEAVY && !areFriends(view, pusher, target);
  const price = Math.max(1, PUSH + (isHeavy ? 1 : 0) - pusher.discount);
  const away = DIRECTIONS.findIndex((_, direction) => step(view.arena, a, direction) === b);
  const beyond = step(view.arena, b, away);
  const isBlocked = beyond < 0 || view.arena.tiles[beyond] === "wall" || !!robotAt(view, beyond);
  return isBlocked ? price : price + surcharge(view, a);
}
