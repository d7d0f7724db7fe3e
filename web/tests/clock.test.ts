import { expect, test } from "vitest";

import { clockText, isRunning, leftOf } from "../src/table/clock";

const TOLD = { time: { left: [60_000, 5_000], running: [1] }, at: 1_000 };

test("time counts down for whom the table waits", () => {
  expect(leftOf(TOLD, 1, 1_000)).toBe(5_000);
  expect(leftOf(TOLD, 1, 3_500)).toBe(2_500);
  expect(leftOf(TOLD, 1, 60_000)).toBe(0);
  expect(leftOf(TOLD, 0, 60_000)).toBe(60_000);
  expect(isRunning(TOLD, 1)).toBe(true);
  expect(isRunning(TOLD, 0)).toBe(false);
});

test("time that was told later than now has not run", () => {
  expect(leftOf(TOLD, 1, 0)).toBe(5_000);
});

test("without a clock there is nothing to count", () => {
  expect(leftOf(null, 0, 0)).toBeNull();
  expect(leftOf(TOLD, 7, 0)).toBeNull();
  expect(isRunning(null, 0)).toBe(false);
});

test("time is told in minutes and seconds, rounded up", () => {
  const told = [0, 1, 999, 9_000, 59_001, 65_000, 3_599_000, 3_723_000].map(clockText);
  expect(told).toEqual(["0:00", "0:01", "0:01", "0:09", "1:00", "1:05", "59:59", "1:02:03"]);
});
