import { expect, test } from "vitest";

import { settled } from "../src/table/keys";

test("a number counts at once when no longer one can be meant", () => {
  expect(settled("3", [1, 2, 3, 10, 12])).toBe(3);
  expect(settled("2", [1, 2, 15])).toBe(2);
  expect(settled("12", [1, 2, 12, 15])).toBe(12);
  expect(settled("1", [1, 2, 20])).toBe(1);
});

test("a number that may go on waits", () => {
  expect(settled("1", [1, 2, 15])).toBe(-1);
  expect(settled("1", [2, 10])).toBe(-1);
  expect(settled("12", [12, 121])).toBe(-1);
});

test("a number that stands for nothing is not waited for", () => {
  expect(settled("9", [1, 2, 15])).toBe(9);
  expect(settled("0", [1, 10])).toBe(0);
});
