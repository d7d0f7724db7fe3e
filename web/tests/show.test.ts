import { describe, expect, test, vi } from "vitest";

import type { BoardModule } from "../src/boards/board";
import { beatOf, isShown, Pace, viewAfter } from "../src/table/show";
import { event, message } from "./messages";

const BOARD: BoardModule = {
  Board: () => null,
  beat: (seen) => (seen.kind === "moved" ? 900 : 0),
  after: (view, seen) => ({ ...view, last: seen.kind }),
};

describe("what is shown", () => {
  test("a message with events is shown to who watches", () => {
    expect(isShown(message(2, "moved"), 0, true)).toBe(true);
  });

  test("nothing is shown without events, to nobody, or when more waits", () => {
    expect(isShown(message(2), 0, true)).toBe(false);
    expect(isShown(message(2, "moved"), 0, false)).toBe(false);
    expect(isShown(message(2, "moved"), 1, true)).toBe(false);
  });

  test("a board sets the beats and the views between; without one every event has a beat", () => {
    expect([beatOf(BOARD, event("moved")), beatOf(BOARD, event("paid"))]).toEqual([900, 0]);
    expect(viewAfter(BOARD, { round: 1 }, event("paid"))).toEqual({ round: 1, last: "paid" });
    expect(beatOf(null, event("paid"))).toBeGreaterThan(0);
    expect(viewAfter(null, { round: 1 }, event("paid"))).toEqual({ round: 1 });
  });
});

describe("the pace", () => {
  test("it waits as long as it is told", async () => {
    vi.useFakeTimers();
    const pace = new Pace();
    pace.begin();
    let isOver = false;
    void pace.wait(900).then(() => (isOver = true));
    await vi.advanceTimersByTimeAsync(899);
    expect(isOver).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(isOver).toBe(true);
    vi.useRealTimers();
  });

  test("who hurries ends this wait and all further ones, until the next show", async () => {
    vi.useFakeTimers();
    const pace = new Pace();
    pace.begin();
    const first = pace.wait(60_000);
    pace.hurry();
    await first;
    await pace.wait(60_000);
    pace.begin();
    let isOver = false;
    void pace.wait(100).then(() => (isOver = true));
    await Promise.resolve();
    expect(isOver).toBe(false);
    await vi.advanceTimersByTimeAsync(100);
    expect(isOver).toBe(true);
    vi.useRealTimers();
  });
});
