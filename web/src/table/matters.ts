/** Which events somebody is told of again: what others did, and what was done to them. */

import type { Seen } from "../shapes";
import type { Cue } from "../sound";

/** That a round, a turn or a phase begins or ends is no news to anybody. */
const MARK = /(^|_)(began|begins|ended|ends|first)$/;

export function isMark({ kind }: Seen): boolean {
  return MARK.test(kind);
}

interface Circumstances {
  /** Whose recap it is. */
  you: number | null;
  /** What the board plays to it: a hit matters to whom it hits. */
  cue: Cue | null;
  /** Whether nobody else has done anything since this person's own answer. */
  isOwn: boolean;
}

export function matters(event: Seen, { you, cue, isOwn }: Circumstances): boolean {
  if (isMark(event)) return false;
  if (cue === "hit" || cue === "loss") return true;
  const { seat, other } = event.facts;
  if (typeof other === "number") return true; // between two
  return typeof seat === "number" ? seat !== you : !isOwn;
}
