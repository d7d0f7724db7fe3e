/** What a bot hints at, as long as the question it was asked for stands. */

import type { HintedAnswer, Decision } from "../shapes";

/** A hint about a question. */
export interface Hinted {
  question: Decision;
  answers: readonly HintedAnswer[];
}

/** An answer worth a look: 1 for the best, 2 for the second best. */
export interface Hint {
  action: string;
  rank: number;
  /** How much there is to hope for; null where there was nothing to weigh. */
  percent: number | null;
}

function isSame(one: Decision, other: Decision): boolean {
  const actions = other.options.map((option) => option.action);
  return (
    one.key === other.key &&
    one.options.length === actions.length &&
    one.options.every((option, number) => option.action === actions[number])
  );
}

/** The hints to a question, none if they were for another. */
export function hintsFor(hinted: Hinted | null, question: Decision | null): Hint[] {
  if (!hinted || !question || !isSame(hinted.question, question)) return [];
  return hinted.answers.map(({ action, worth, tries }, place) => ({
    action,
    rank: place + 1,
    percent: tries > 0 ? Math.round(worth / 10) : null,
  }));
}

export function hintOn(action: string, hints: readonly Hint[]): Hint | undefined {
  return hints.find((hint) => hint.action === action);
}
