import { expect, test } from "vitest";

import { outcome, ranking, tieBreak, winners } from "../src/table/outcome";
import { lines, thingsIn } from "../src/parts/log";
import { event } from "./messages";

const result = (...scores: number[]) => ({
  scores,
  reason: "goal",
  rule: "TPL-END-01",
  together: false,
  standings: [],
  tallies: [],
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

test("the end is told to the person it happened to", () => {
  expect([0, 1].map((seat) => outcome(result(1, -1), seat))).toEqual(["won", "lost"]);
  expect([0, 1, 2].map((seat) => outcome(result(2, 5, 5), seat))).toEqual(["lost", "draw", "draw"]);
  expect(outcome(result(0, 0), 0)).toBe("draw");
  expect(outcome({ ...result(1, 1), together: true }, 1)).toBe("won");
  expect(outcome({ ...result(-1), together: true }, 0)).toBe("lost");
  expect(outcome(result(1, -1), null)).toBe("over");
  expect(outcome(result(84), 0)).toBe("over");
});

test("seats are ranked where there are points", () => {
  expect(ranking(result(12, 30, 7))).toEqual([1, 0, 2]);
  expect(ranking(result(1, -1))).toEqual([]);
  expect(ranking(result(84))).toEqual([]);
});

test("what was counted ranks the seats, a tie by what is counted next", () => {
  const standing = (name: string, ...values: number[]) => ({ name, rule: `RR-${name}`, values });
  const vp = standing("vp", 84, 70, 84);
  const robots = standing("robots", 20, 40, 31);
  const tied = { ...result(-1, -1, 1), standings: [vp, robots] };
  expect(ranking(tied)).toEqual([2, 0, 1]);
  expect(tieBreak(tied)).toBe(robots);
  const clear = { ...result(1, -1, -1), standings: [standing("vp", 90, 70, 84), robots] };
  expect(ranking(clear)).toEqual([0, 2, 1]);
  expect(tieBreak(clear)).toBe(null);
  const shared = { ...result(1, -1, 1), standings: [vp, standing("robots", 20, 40, 20)] };
  expect(tieBreak(shared)).toBe(null);
});

test("a line said again at once is counted, and only then", () => {
  const told = lines([event("drew"), event("drew"), event("hit"), event("drew")], ({ kind }) => kind);
  expect(told.map(({ text, events }) => [text, events.length])).toEqual([
    ["drew", 2],
    ["hit", 1],
    ["drew", 1],
  ]);
});

test("a line of the story is about things, places and squares", () => {
  const facts = { seat: 1, card: "SIR3", cards: ["A", "B"], row: 2, column: 5, level: 3 };
  expect(thingsIn(event("moved", facts))).toEqual(["SIR3", "A", "B", "r2c5"]);
  expect(thingsIn(event("moved", { row: 2 }))).toEqual([]);
});
