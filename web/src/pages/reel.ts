/** The steps of a replay that are here, through one pair of eyes, and which to ask for next. */

import type { Replay, ReplayStep, Seen } from "../shapes";

/** Steps asked for at once. */
export const WINDOW = 50;
/** Steps after the one shown that are to be here before anybody wants them. */
export const AHEAD = 40;

export interface Range {
  first: number;
  count: number;
}

export class Reel {
  private readonly steps: (ReplayStep | undefined)[] = [];
  private answers: number | null = null;

  add(reply: Replay): void {
    this.answers = reply.answers;
    for (const step of reply.steps) this.steps[step.index] = step;
  }

  at(index: number): ReplayStep | undefined {
    return this.steps[index];
  }

  /** What to ask for: the step shown, then those ahead, then the story behind; null for nothing. */
  wanted(index: number): Range | null {
    const { answers } = this;
    if (answers === null) return { first: index, count: WINDOW };
    const last = Math.min(answers, index + AHEAD);
    for (let first = index; first <= last; first += 1) {
      if (!this.steps[first]) return { first, count: this.gap(first, 1) };
    }
    for (let behind = index - 1; behind >= 0; behind -= 1) {
      if (this.steps[behind]) continue;
      const count = this.gap(behind, -1);
      return { first: behind - count + 1, count };
    }
    return null;
  }

  /** What happened up to an index, from the first step on after which none is missing. */
  story(index: number): Seen[] {
    let first = index;
    while (first > 0 && this.steps[first - 1]) first -= 1;
    return this.steps.slice(first, index + 1).flatMap((step) => step?.events ?? []);
  }

  /** How many steps are missing from one on in a direction, as far as one window goes. */
  private gap(from: number, direction: 1 | -1): number {
    const last = this.answers ?? from;
    let count = 0;
    for (let at = from; at >= 0 && at <= last && !this.steps[at]; at += direction) {
      count += 1;
      if (count === WINDOW) break;
    }
    return count;
  }
}
