import { expect, test } from "vitest";

import { settled } from "../src/table/keys";

test("a number counts at once when no longer one can be meant", () => {
  expect(settled("3", 6)).toBe(3);
  expect(settled("2", 15)).toBe(2);
  expect(settled("12", 15)).toBe(12);
});

test("a number that may go on waits", () => {
  expect(settled("1", 15)).toBe(-1);
  expect(settled("1", 10)).toBe(-1);
  expect(settled("12", 240)).toBe(-1);
});
