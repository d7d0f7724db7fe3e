/** Which rules lessons teach, section by section. No markup here. */

import type { LessonInfo, Rule } from "../shapes";

export interface TaughtRule {
  rule: Rule;
  /** The ids of the lessons that teach it. */
  lessons: string[];
}

export interface Section {
  name: string;
  rules: TaughtRule[];
  /** The ids of the lessons that teach any of its rules, in the order in which they are taken. */
  lessons: string[];
  /** How many of its rules some lesson teaches. */
  taught: number;
}

/** The sections in the order of the document. */
export function bySection(rules: readonly Rule[], lessons: readonly LessonInfo[]): Section[] {
  const found = new Map<string, TaughtRule[]>();
  for (const rule of rules) {
    const by = lessons.filter((one) => one.rules.includes(rule.id)).map((one) => one.id);
    found.set(rule.section, [...(found.get(rule.section) ?? []), { rule, lessons: by }]);
  }
  return [...found].map(([name, some]) => ({
    name,
    rules: some,
    lessons: lessons
      .map((one) => one.id)
      .filter((id) => some.some((one) => one.lessons.includes(id))),
    taught: some.filter((one) => one.lessons.length > 0).length,
  }));
}
