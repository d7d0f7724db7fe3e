/** Events one by one, then the view: the film of a table, which every board shares. */

import type { Seen, View } from "../shapes";
import type { BoardModule } from "../boards/board";
import type { Preferences } from "../preferences";

const PLAIN_BEAT = 450;
/** What is shown at all is shown at least that long: shorter, nobody would see it. */
const SHORTEST = 140;
const FACTORS: Record<Preferences["speed"], number> = { slow: 1.7, normal: 1, fast: 0.5, skip: 0 };

/** How long a beat lasts: shorter the more events wait behind it, but never too short to see. */
export function shownFor(beat: number, behind: number, speed: Preferences["speed"]): number {
  const factor = FACTORS[speed];
  if (beat <= 0 || factor === 0) return 0;
  return Math.max(SHORTEST, (beat * factor) / (1 + behind / 6));
}

export function beatOf(board: BoardModule | null, event: Seen): number {
  return board?.beat ? board.beat(event) : PLAIN_BEAT;
}

export function viewAfter(board: BoardModule | null, view: View, event: Seen): View {
  return board?.after ? board.after(view, event) : view;
}
