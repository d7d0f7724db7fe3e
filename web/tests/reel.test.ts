import { describe, expect, test } from "vitest";

import { AHEAD, Reel, WINDOW, type Range } from "../src/pages/reel";
import type { Replay, ReplayStep } from "../src/shapes";

/** A step in which one thing happens, named by its index. */
function step(index: number): ReplayStep {
  const event = { kind: `event-${index}`, rule: "", facts: {}, hidden: false };
  return { index, answer: "", events: [event], view: {}, result: null };
}

/** What the server tells of a game with so many answers; no more than `most` steps at once. */
function reply(answers: number, { first, count }: Range, most = WINDOW): Replay {
  const found = Array.from({ length: Math.min(count, most) }, (_, number) => first + number);
  const steps = found.filter((index) => index <= answers).map(step);
  const agreed = { game: "duel", settings: {}, seats: 2, names: {}, facts: {} };
  return { ...agreed, answers, opening: 0, turns: [], steps };
}

/** Loads all that somebody at an index wants; says what was asked for. */
function load(reel: Reel, answers: number, index: number, most = WINDOW): Range[] {
  const asked: Range[] = [];
  for (let range = reel.wanted(index); range; range = reel.wanted(index)) {
    asked.push(range);
    expect(asked.length).toBeLessThan(100);
    reel.add(reply(answers, range, most));
  }
  return asked;
}

const kinds = (reel: Reel, index: number): string[] =>
  reel.story(index).map((event) => event.kind);

describe("the steps of a replay", () => {
  test("a short game is one request", () => {
    const reel = new Reel();
    expect(load(reel, 30, 0)).toEqual([{ first: 0, count: WINDOW }]);
    expect(reel.at(30)?.index).toBe(30);
    expect(reel.at(31)).toBeUndefined();
    for (let index = 0; index <= 30; index += 1) expect(reel.wanted(index)).toBeNull();
  });

  test("the next window is asked for before anybody is there", () => {
    const reel = new Reel();
    load(reel, 500, 0);
    expect(reel.wanted(WINDOW - AHEAD - 1)).toBeNull();
    expect(reel.wanted(WINDOW - AHEAD)).toEqual({ first: WINDOW, count: WINDOW });
  });

  test("a whole game watched step by step takes a request for each window", () => {
    const reel = new Reel();
    let asked = 0;
    for (let index = 0; index <= 820; index += 1) {
      if (index > 0) expect(reel.at(index)).toBeDefined();
      asked += load(reel, 820, index).length;
    }
    expect(asked).toBe(Math.ceil(821 / WINDOW));
  });

  test("a jump gets the step itself first, then what is ahead, then the story behind", () => {
    const reel = new Reel();
    load(reel, 500, 0);
    const asked = load(reel, 500, 300);
    expect(asked[0]).toEqual({ first: 300, count: WINDOW });
    expect(asked[1]).toEqual({ first: 250, count: WINDOW });
    expect(asked.at(-1)).toEqual({ first: WINDOW, count: WINDOW });
    expect(asked).toHaveLength(6);
  });

  test("a jump to the end asks for nothing past it", () => {
    const reel = new Reel();
    load(reel, 120, 0);
    expect(load(reel, 120, 120)).toEqual([
      { first: 120, count: 1 },
      { first: 70, count: WINDOW },
      { first: 50, count: 20 },
    ]);
  });

  test("what the server left out is asked for next", () => {
    const reel = new Reel();
    expect(load(reel, 60, 0, 20).slice(0, 3)).toEqual([
      { first: 0, count: 50 },
      { first: 20, count: 41 },
      { first: 40, count: 21 },
    ]);
    load(reel, 60, 60, 7);
    for (let index = 0; index <= 60; index += 1) expect(reel.at(index)?.index).toBe(index);
  });

  test("other eyes begin where the person is", () => {
    const reel = new Reel();
    expect(reel.wanted(77)).toEqual({ first: 77, count: WINDOW });
  });

  test("the story has no gap", () => {
    const reel = new Reel();
    reel.add(reply(200, { first: 0, count: 2 }));
    reel.add(reply(200, { first: 100, count: 3 }));
    expect(kinds(reel, 1)).toEqual(["event-0", "event-1"]);
    expect(kinds(reel, 101)).toEqual(["event-100", "event-101"]);
    load(reel, 200, 101);
    expect(kinds(reel, 101)).toHaveLength(102);
  });
});
