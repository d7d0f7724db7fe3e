/** The view of Raising Robots as the server tells it (view.py of the game), and what is printed. */

import type { Option, View } from "../../shapes";

export const PHASES = ["upgrade", "assemble", "design", "fabricate", "recycle"] as const;
export const ROWS = ["design", "fabricate", "recycle"] as const;
export const TYPES = ["cosmetic", "speed", "communication", "efficiency"] as const;
export const GOODS = ["vp", "sensor", "gear", "microchip", "program", "tape", "battery"] as const;
export const COLUMNS = 5;

export type Phase = (typeof PHASES)[number];
export type Row = (typeof ROWS)[number];
export type TokenType = (typeof TYPES)[number];
export type Good = (typeof GOODS)[number];

export interface Slot {
  card: string;
  upgraded: boolean;
}

export interface Lesson {
  card: string;
  credit: boolean;
  count: number;
  grade: string;
  vp: number;
}

export interface Drawn {
  card: string;
  phase: Phase | null;
}

/** The energy of a phase, without batteries, and what it is made of. */
export interface Sum {
  phase: Phase;
  card: number;
  cubes: number;
  board: number;
  inventor: number;
  total: number;
}

export interface Score {
  robots: number;
  classes: number;
  inventory: number;
  inventor: number;
  leftover: number;
  total: number;
}

export interface Seat {
  seat: number;
  letter: string;
  goods: Record<Good, number>;
  cards: number;
  hand: string[] | null;
  looks: string[] | null;
  rows: Record<Row, Slot[]>;
  classes: Lesson[];
  inventor: string | null;
  inventor_upgraded: boolean;
  locked: string[];
  tokens: Record<TokenType, number>;
  energy: { drawn: Drawn[]; pile: string[]; used: string[] };
  sums: Sum[];
  score: Score;
}

export interface Doing {
  phase: Phase | null;
  energy: number | null;
  robot: string | null;
  cost: Record<string, number>;
}

export interface Track {
  card: string;
  bids: { seat: number; space: number }[];
}

export interface RaisingView {
  stage: string;
  round: number;
  rounds: number;
  past: number[];
  cubes: Record<Phase, number>;
  neutral: { open: Phase[]; cubes: number[] } | null;
  discard: string[];
  deck: number;
  class_discard: string[];
  tracks: Track[];
  seats: Seat[];
  doing: Doing | null;
  result: { scores: number[]; reason: string; rule: string } | null;
}

export interface RobotFacts {
  name: string;
  row: Row;
  left: string;
  right: string;
  vp: number;
  type: TokenType;
  base: string;
  upgraded: string;
}

export interface ClassFacts {
  title: string;
  objective: string;
  ladder: (number | string)[];
  credit: TokenType;
}

export interface InventorFacts {
  name: string;
  level: string;
  base: string;
  upgraded: string;
  type: TokenType;
  condition: string;
  icon: "AND" | "OR";
}

export interface EnergyFacts {
  value: number;
  cubes?: number;
  multiplier?: boolean;
}

export interface Cell {
  id: string;
  action: string;
  type: TokenType;
  adds: string;
}

export interface BoardFacts {
  upgrade: { id: string; action: string }[];
  inspiration: { id: string; type: TokenType }[];
  bonus: { id: Row; type: TokenType; energy: number }[];
  cell: Cell[];
  slots: { id: Row; extra: number[] }[];
  bids: { spaces: string[] };
  grades: { vp: number[] };
}

/** What is printed on cards and boards (`Game.facts`). */
export interface Printed {
  robot: Record<string, RobotFacts>;
  class: Record<string, ClassFacts>;
  inventor: Record<string, InventorFacts>;
  energy: Record<string, EnergyFacts>;
  board: BoardFacts;
}

export function raisingView(view: View): RaisingView {
  return view as unknown as RaisingView;
}

export function plainly(view: RaisingView): View {
  return view as unknown as View;
}

export function printedFacts(facts: Readonly<Record<string, unknown>>): Printed {
  return facts as unknown as Printed;
}

export function isOffered(action: string, options: readonly Option[]): boolean {
  return options.some((option) => option.action === action);
}

export function isAsked(verb: string, options: readonly Option[]): boolean {
  return options.some((option) => option.verb === verb);
}

/** The board actions of a row, from the top. */
export function cellsOf(row: Row, board: BoardFacts): Cell[] {
  return board.cell.slice(ROWS.indexOf(row) * 3, ROWS.indexOf(row) * 3 + 3);
}

export function robotCount(seat: Seat): number {
  return ROWS.reduce((sum, row) => sum + seat.rows[row].length, 0);
}
