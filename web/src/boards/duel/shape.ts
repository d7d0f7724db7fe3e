/** The view of a Duel (src/automatable/games/duel/view.py) and what its events tell. */

import type { Seen, View } from "../../shapes";

export interface Side {
  seat: number;
  letter: string;
  health: number;
  battery: number;
  disk: number;
  square: number;
  rest: string | null;
  rest_as: string | null;
  bonus: number;
  shown: string[];
  known_bonus: string[];
  hand: string[];
  hidden: number;
  play: string | null;
}

export interface Cost {
  battery: number;
  disk: number;
}

export interface DuelView {
  round: number;
  max_rounds: number | null;
  board: { length: number; stars: number[] };
  pile: number;
  sides: Side[];
  cards: Record<string, Cost>;
  result: { scores: number[]; reason: string; rule: string } | null;
}

export const TILES = 4;

export function duelView(view: View): DuelView {
  return view as unknown as DuelView;
}

export function fact(event: Seen, name: string): number {
  const value = event.facts[name];
  return typeof value === "number" ? value : -1;
}

export function factText(event: Seen, name: string): string {
  const value = event.facts[name];
  return typeof value === "string" ? value : "";
}

const FAMILIES: Record<string, string> = {
  Charge: "energy",
  Recovery: "energy",
  Spark: "attack",
  Lightning: "attack",
  Ray: "attack",
  Barrier: "defence",
  Counter: "defence",
  Trap: "defence",
  Move: "motion",
  Copy: "mirror",
};
const BONUS = new Set(["Ray", "Recovery", "Trap", "Copy"]);

/** Cards that work alike look alike. */
export function family(card: string): string {
  return FAMILIES[card] ?? "mirror";
}

export function isBonus(card: string): boolean {
  return BONUS.has(card);
}
