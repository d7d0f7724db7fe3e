import { expect, test } from "vitest";

import { isToward, isWithin } from "../src/table/ways";

const WAYS = ["repair:I-5 crew:*5@platform crew:*", "gain:[sg]* done"];

test("a lesson takes what agrees with one of its ways", () => {
  expect(isWithin("repair:I-5", WAYS)).toBe(true);
  expect(isWithin("repair:I-5 crew:SIR5@platform crew:CYC5@flash", WAYS)).toBe(true);
  expect(isWithin("repair:I-5 crew:SIR5@flash", WAYS)).toBe(false);
  expect(isWithin("gain:gear done", WAYS)).toBe(true);
  expect(isWithin("gain:program", WAYS)).toBe(false);
  expect(isWithin("end", WAYS)).toBe(false);
});

test("what comes after the step is not answered, and no way within it", () => {
  const more = "gain:gear done end";
  expect(isToward(more, WAYS)).toBe(true);
  expect(isWithin(more, WAYS)).toBe(false);
  expect(isToward("gain:gear end", WAYS)).toBe(false);
});

test("at a table everything on offer may be answered", () => {
  expect(isWithin("anything", undefined)).toBe(true);
  expect(isToward("anything", undefined)).toBe(true);
});
