/** The number each answer is given by keyboard: the same for as long as nothing else needs it. */

import type { Option } from "../shapes";

export interface Numbered extends Option {
  number: number;
}

/** Verbs that call it enough (as in terminal/options.py). */
export const ENDING = new Set(["end", "done", "pass", "skip"]);

/** Whether an answer ends something that others would go on with. */
export function isEnding(action: string, options: readonly Option[]): boolean {
  const verb = options.find((option) => option.action === action)?.verb ?? "";
  return ENDING.has(verb) && options.some((option) => !ENDING.has(option.verb));
}

/** The answers as they are listed: what ends something comes last, so that 1 never loses a turn. */
export function listed(options: readonly Option[]): Option[] {
  const ends = options.filter(({ verb }) => ENDING.has(verb));
  return [...options.filter(({ verb }) => !ENDING.has(verb)), ...ends];
}

/** Remembers the numbers of a table. What has had a number gets it again if it is free; what is new
never gets one that stood for something else at the question before, since fingers remember it. */
export class Numbering {
  private readonly numbers: Map<string, number>;
  private before: readonly string[] = [];

  constructor(known: Readonly<Record<string, number>> = {}) {
    this.numbers = new Map(Object.entries(known));
  }

  /** All numbers given so far, to be remembered when the page is loaded again. */
  known(): Record<string, number> {
    return Object.fromEntries(this.numbers);
  }

  assign(options: readonly Option[]): Numbered[] {
    if (options.length === 0) return []; // others are asked meanwhile: what was before stays so
    const taken = new Set<number>();
    const old = new Set<string>();
    for (const { action } of options) {
      const number = this.numbers.get(action);
      if (number !== undefined && !taken.has(number)) {
        taken.add(number);
        old.add(action);
      }
    }
    const known = this.before.map((action) => this.numbers.get(action) ?? 0);
    const reserved = new Set([...taken, ...known]);
    let next = 1;
    for (const { action } of options) {
      if (old.has(action)) continue;
      while (reserved.has(next)) next += 1;
      this.numbers.set(action, next);
      next += 1;
    }
    this.before = options.map(({ action }) => action);
    return options.map((option) => ({ ...option, number: this.numbers.get(option.action) ?? 0 }));
  }
}
