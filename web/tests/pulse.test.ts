import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { EVERY, MOST, Pulse } from "../src/here/pulse";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe("the pulse of a worker", () => {
  test("one that answers is never given up", () => {
    const giveUp = vi.fn();
    const pulse: Pulse = new Pulse(() => pulse.heard(), giveUp);
    pulse.heard();
    vi.advanceTimersByTime(EVERY * MOST * 10);
    expect(giveUp).not.toHaveBeenCalled();
  });

  test("one that says nothing more is given up once", () => {
    const ask = vi.fn();
    const giveUp = vi.fn();
    new Pulse(ask, giveUp).heard();
    vi.advanceTimersByTime(EVERY * MOST);
    expect(ask).toHaveBeenCalledTimes(MOST);
    expect(giveUp).not.toHaveBeenCalled();
    vi.advanceTimersByTime(EVERY * MOST * 10);
    expect(giveUp).toHaveBeenCalledTimes(1);
  });

  test("a word in time begins the count anew, and nobody is asked before the first", () => {
    const ask = vi.fn();
    const giveUp = vi.fn();
    const pulse = new Pulse(ask, giveUp);
    vi.advanceTimersByTime(EVERY * MOST * 10);
    expect(ask).not.toHaveBeenCalled();
    pulse.heard();
    vi.advanceTimersByTime(EVERY * MOST);
    pulse.heard();
    vi.advanceTimersByTime(EVERY * MOST);
    expect(giveUp).not.toHaveBeenCalled();
    pulse.stop();
    vi.advanceTimersByTime(EVERY * MOST * 10);
    expect(giveUp).not.toHaveBeenCalled();
  });
});
