import { expect, test } from "vitest";

import type { LessonInfo, Rule } from "../src/shapes";
import { bySection } from "../src/table/taught";

const rule = (id: string, section: string): Rule => ({ id, section, text: id, lang: "en", shown: false, lessons: [] });
const lesson = (id: string, ...rules: string[]): LessonInfo => ({ id, minutes: 2, steps: 1, rules });

test("each section tells which lessons teach it, and how much of it", () => {
  const rules = [rule("X-A-1", "A"), rule("X-A-2", "A"), rule("X-B-1", "B"), rule("X-A-3", "A")];
  const lessons = [lesson("first", "X-A-2"), lesson("more", "X-A-1", "X-A-2")];
  const [a, b] = bySection(rules, lessons);
  expect([a?.name, a?.lessons, a?.taught]).toEqual(["A", ["first", "more"], 2]);
  expect(a?.rules.map((one) => one.lessons)).toEqual([["more"], ["first", "more"], []]);
  expect([b?.name, b?.lessons, b?.taught]).toEqual(["B", [], 0]);
});
