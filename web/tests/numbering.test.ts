import { expect, test } from "vitest";

import { isEnding, listed, Numbering } from "../src/table/numbering";
import { option } from "./messages";

function numbers(numbering: Numbering, ...things: string[]): Record<string, number> {
  const options = numbering.assign(things.map((thing) => option(`play:${thing}`)));
  return Object.fromEntries(options.map(({ thing, number }) => [thing, number]));
}

test("at first answers are numbered from one", () => {
  expect(numbers(new Numbering(), "Charge", "Spark", "Move")).toEqual({
    Charge: 1,
    Spark: 2,
    Move: 3,
  });
});

test("a card keeps its number while others come and go", () => {
  const numbering = new Numbering();
  numbers(numbering, "Charge", "Spark", "Barrier", "Move");
  expect(numbers(numbering, "Spark", "Barrier", "Lightning", "Move")).toEqual({
    Spark: 2,
    Barrier: 3,
    Lightning: 5,
    Move: 4,
  });
  expect(numbers(numbering, "Charge", "Move")).toEqual({ Charge: 1, Move: 4 });
});

test("a number never means something else at the very next question", () => {
  const numbering = new Numbering();
  numbers(numbering, "Battery", "Hammer");
  numbering.assign([]); // while others are asked
  expect(numbers(numbering, "Shield", "Hammer")["Shield"]).toBe(3);
});

test("an answer ends something if one could go on instead", () => {
  const options = ["end", "repair:I-1"].map(option);
  expect(isEnding("end", options)).toBe(true);
  expect(isEnding("repair:I-1", options)).toBe(false);
  expect(isEnding("end", [option("end"), option("pass")])).toBe(false);
});

test("what ends a turn is listed last", () => {
  const actions = ["end", "repair:I-1", "trigger:SIR3"];
  expect(listed(actions.map(option)).map(({ action }) => action)).toEqual([
    "repair:I-1",
    "trigger:SIR3",
    "end",
  ]);
});

test("what is remembered counts", () => {
  const numbering = new Numbering();
  numbers(numbering, "Charge", "Spark", "Move");
  const later = new Numbering(numbering.known());
  expect(numbers(later, "Move", "Spark")).toEqual({ Move: 3, Spark: 2 });
});

test("numbers are used again when nobody remembers them", () => {
  const numbering = new Numbering();
  numbers(numbering, "Battery", "Hammer");
  numbers(numbering, "Hammer");
  expect(numbers(numbering, "Shield", "Hammer")["Shield"]).toBe(1);
  const both = numbers(numbering, "Shield", "Battery");
  expect(new Set(Object.values(both)).size).toBe(2);
});
