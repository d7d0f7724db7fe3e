import { describe, expect, test } from "vitest";

import type { BoardModule } from "../src/boards/board";
import { beatOf, shownFor, viewAfter } from "../src/table/show";
import { singleAnswer } from "../src/table/single";
import { event, option } from "./messages";

const BOARD: BoardModule = {
  Board: () => null,
  beat: (seen) => (seen.kind === "moved" ? 900 : 0),
  after: (view, seen) => ({ ...view, last: seen.kind }),
};

describe("what is shown", () => {
  test("a beat is as long as the board says, at the speed the person likes", () => {
    expect(shownFor(900, 0, "normal")).toBe(900);
    expect(shownFor(900, 0, "slow")).toBeGreaterThan(900);
    expect(shownFor(900, 0, "fast")).toBe(450);
    expect(shownFor(900, 0, "skip")).toBe(0);
  });

  test("it is shorter the more waits behind it, and never too short to be seen", () => {
    const times = [0, 3, 12, 1000].map((behind) => shownFor(900, behind, "normal"));
    expect([...times].sort((a, b) => b - a)).toEqual(times);
    expect(new Set(times).size).toBe(4);
    expect(times.at(-1)).toBeGreaterThan(100);
    expect(shownFor(100, 1000, "fast")).toBeGreaterThan(100);
  });

  test("what has no beat takes no time", () => {
    expect(shownFor(0, 0, "slow")).toBe(0);
  });

  test("a board sets the beats and the views between; without one every event has a beat", () => {
    expect([beatOf(BOARD, event("moved")), beatOf(BOARD, event("paid"))]).toEqual([900, 0]);
    expect(viewAfter(BOARD, { round: 1 }, event("paid"))).toEqual({ round: 1, last: "paid" });
    expect(beatOf(null, event("paid"))).toBeGreaterThan(0);
    expect(viewAfter(null, { round: 1 }, event("paid"))).toEqual({ round: 1 });
  });
});

describe("a single answer", () => {
  const asked = (...actions: string[]) => ({
    key: "crew",
    wanted: 1,
    options: actions.map((action) => option(action)),
  });

  test("it needs nobody to choose it, unless it ends the turn", () => {
    expect(singleAnswer(asked("crew:SIR3"))).toBe("crew:SIR3");
    expect(singleAnswer(asked("end"))).toBe(null);
  });

  test("where there are several, or none, a person is to choose", () => {
    expect(singleAnswer(asked("crew:SIR3", "crew:SIR4"))).toBe(null);
    expect(singleAnswer(null)).toBe(null);
  });
});
