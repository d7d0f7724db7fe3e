/** Neighbours and directions, to draw with and to press on. */

import type { ArenaMap } from "./view";

export const DIRECTIONS = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"] as const;
const DOWN = [-1, -1, 0, 1, 1, 1, 0, -1];
const RIGHT = [0, 1, 1, 1, 0, -1, -1, -1];

/** The next square in a direction, -1 beyond the edge. */
export function step(arena: ArenaMap, square: number, direction: number): number {
  const row = Math.floor(square / arena.columns) + (DOWN[direction] ?? 0);
  const column = (square % arena.columns) + (RIGHT[direction] ?? 0);
  const isInside = row >= 0 && row < arena.rows && column >= 0 && column < arena.columns;
  return isInside ? row * arena.columns + column : -1;
}
