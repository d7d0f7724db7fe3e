import { expect, test } from "vitest";

import { winners } from "../src/parts/end";

const result = (...scores: number[]) => ({
  scores,
  reason: "goal",
  rule: "TPL-END-01",
  together: false,
});

test("the best score wins, also by several", () => {
  expect(winners(result(1, -1))).toEqual([0]);
  expect(winners(result(2, 5, 5))).toEqual([1, 2]);
});

test("who plays alone wins with points and loses without", () => {
  expect(winners(result(12))).toEqual([0]);
  expect(winners(result(-1))).toEqual([]);
});

test("when all have nothing nobody wins", () => {
  expect(winners(result(0, 0))).toEqual([]);
});
