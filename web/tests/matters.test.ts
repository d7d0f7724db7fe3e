import { expect, test } from "vitest";

import { matters } from "../src/table/matters";
import { event } from "./messages";

const OTHERS = { you: 0, cue: null, isOwn: false };

test("what others did is told, not one's own deeds", () => {
  expect(matters(event("bought", { seat: 1 }), OTHERS)).toBe(true);
  expect(matters(event("bought", { seat: 0 }), OTHERS)).toBe(false);
});

test("what was done to oneself is told, whoever did it", () => {
  expect(matters(event("damaged", { seat: 0 }), { ...OTHERS, cue: "hit" })).toBe(true);
  expect(matters(event("damaged", {}), { ...OTHERS, cue: "hit", isOwn: true })).toBe(true);
});

test("what happened between two is told to both", () => {
  expect(matters(event("revealed", { seat: 0, other: 1 }), OTHERS)).toBe(true);
});

test("of what names nobody, that which came with one's own answer is not told", () => {
  expect(matters(event("moved", { robot: "pug" }), OTHERS)).toBe(true);
  expect(matters(event("moved", { robot: "pug" }), { ...OTHERS, isOwn: true })).toBe(false);
});

test("that a turn or a round begins is not told", () => {
  expect(matters(event("turn_began", { seat: 1 }), OTHERS)).toBe(false);
  expect(matters(event("round_began"), OTHERS)).toBe(false);
});
