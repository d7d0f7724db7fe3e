/** Questions that leave nothing to choose. */

import type { Decision } from "../shapes";

/** A turn is ended by people, even where nothing else is left (as in terminal/options.py). */
const TURN_END = "end";

/** The answer to a question that has a single one; null if a person is to choose. */
export function singleAnswer(decision: Decision | null): string | null {
  const [only, ...others] = decision?.options ?? [];
  return only && others.length === 0 && only.verb !== TURN_END ? only.action : null;
}
