import { describe, expect, test } from "vitest";

import { accuracy, analyse, curve, lost, mistakes } from "../src/analysis";
import type { Analysis, Judged } from "../src/shapes";

function judged(index: number, hope: number, worth: number): Judged {
  return { index, given: "a", best: "b", hope, worth, tries: 10 };
}

describe("mistakes", () => {
  test("are what lost most, the worst first, three at most", () => {
    const all = [500, 460, 100, 420, 300, 200].map((worth, index) => judged(index, 500, worth));
    expect(mistakes(all).map(({ index }) => index)).toEqual([2, 5, 4]);
    expect(mistakes([judged(0, 500, 460)])).toEqual([]);
    expect(lost(judged(0, 400, 500))).toBe(0);
  });

  test("count against what could be hoped for", () => {
    expect(accuracy([judged(0, 500, 500), judged(1, 500, 250)])).toBe(75);
    expect(accuracy([])).toBe(100);
  });
});

test("the curve goes through the hope at each step", () => {
  expect(curve([judged(0, 500, 500), judged(4, 1000, 0)])).toBe("M0 50L4 0");
});

describe("an analysis", () => {
  const parts = new Map<number, Analysis>([
    [0, { choices: 3, judged: [judged(0, 500, 480), judged(3, 600, 200)], next: 8 }],
    [8, { choices: 3, judged: [judged(8, 300, 300)], next: null }],
  ]);

  test("goes part by part, and looks twice at what seems wrong", async () => {
    const asked: unknown[] = [];
    let told: readonly Judged[] = [];
    const ask = (first: number, _: number, careful: boolean): Promise<Analysis> => {
      asked.push([first, careful]);
      const again = { choices: 3, judged: [judged(3, 610, 580)], next: null };
      return Promise.resolve(careful ? again : (parts.get(first) ?? again));
    };
    await analyse(ask, (found) => (told = found), () => true);
    expect(asked).toEqual([
      [0, false],
      [8, false],
      [3, true],
    ]);
    expect(told.map(({ index }) => index)).toEqual([0, 3, 8]);
    expect(mistakes(told)).toEqual([]); // it only seemed wrong
  });

  test("ends when nobody wants it any more", async () => {
    let asked = 0;
    const ask = (): Promise<Analysis> => {
      asked += 1;
      return Promise.resolve({ choices: 9, judged: [judged(0, 900, 0)], next: 1 });
    };
    await analyse(ask, () => undefined, () => asked === 0);
    expect(asked).toBe(1);
  });
});
