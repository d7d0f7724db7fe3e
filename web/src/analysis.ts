/** Looking back at a record: how good the answers of a seat were, and where most was lost. */

import type { Analysis, Judged } from "./shapes";

/** Asks for a part: from which answer on, how many, and whether to think longer. */
export type Ask = (first: number, count: number, careful: boolean) => Promise<Analysis>;

const PART = 6; // answers at once: about a second
const MISTAKE = 50; // thousandths of hope; less may be chance
const SHOWN = 3;

/** What was lost by an answer, in thousandths of hope. */
export function lost({ hope, worth }: Judged): number {
  return Math.max(0, hope - worth);
}

/** The answers by which most was lost, the worst first. */
export function mistakes(judged: readonly Judged[]): Judged[] {
  return judged
    .filter((one) => lost(one) >= MISTAKE)
    .sort((one, other) => lost(other) - lost(one))
    .slice(0, SHOWN);
}

/** How well it was played: the part of all hope that was kept, in percent. */
export function accuracy(judged: readonly Judged[]): number {
  const hope = judged.reduce((sum, one) => sum + one.hope, 0);
  const gone = judged.reduce((sum, one) => sum + lost(one), 0);
  return hope > 0 ? Math.round(100 * (1 - gone / hope)) : 100;
}

/** The hope along a record as a path, from 0 to 100 downwards; the x of a point is its step. */
export function curve(judged: readonly Judged[]): string {
  return judged
    .map(({ index, hope }, place) => `${place === 0 ? "M" : "L"}${index} ${100 - hope / 10}`)
    .join("");
}

/** Judges all answers of a seat, part by part, and what look like mistakes once more, longer. */
export async function analyse(
  ask: Ask,
  tell: (judged: readonly Judged[], choices: number) => void,
  isWanted: () => boolean,
): Promise<void> {
  let judged: Judged[] = [];
  let next: number | null = 0;
  let choices = 0;
  while (next !== null && isWanted()) {
    const part: Analysis = await ask(next, PART, false);
    judged = [...judged, ...part.judged];
    ({ next, choices } = part);
    if (isWanted()) tell(judged, choices);
  }
  for (const { index } of mistakes(judged)) {
    if (!isWanted()) return;
    const [again] = (await ask(index, 1, true)).judged;
    if (again?.index === index) judged = judged.map((one) => (one.index === index ? again : one));
    if (isWanted()) tell(judged, choices);
  }
}
