import { describe, expect, test } from "vitest";

import { hintOn, hintsFor, type Hinted } from "../src/table/hint";
import type { Decision } from "../src/shapes";

function question(key: string, ...actions: string[]): Decision {
  const option = (action: string) => ({ action, verb: "play", thing: action, place: "" });
  return { key, wanted: 0, options: actions.map(option) };
}

const ASKED = question("choose", "play:Charge", "play:Move", "play:Spark");
const HINTED: Hinted = {
  question: ASKED,
  answers: [
    { action: "play:Move", worth: 618, tries: 40 },
    { action: "play:Charge", worth: 544, tries: 40 },
  ],
};

describe("hints", () => {
  test("the best comes first, each with what there is to hope for", () => {
    expect(hintsFor(HINTED, ASKED)).toEqual([
      { action: "play:Move", rank: 1, percent: 62 },
      { action: "play:Charge", rank: 2, percent: 54 },
    ]);
  });

  test("where nothing was weighed, nothing is said of hope", () => {
    const answers = [{ action: "play:Move", worth: 0, tries: 0 }];
    expect(hintsFor({ question: ASKED, answers }, ASKED)).toEqual([
      { action: "play:Move", rank: 1, percent: null },
    ]);
  });

  test("they stay while the same is asked, whatever else happens", () => {
    const again = question("choose", "play:Charge", "play:Move", "play:Spark");
    expect(hintsFor(HINTED, again)).toHaveLength(2);
  });

  test("they go when something else is asked, or nothing", () => {
    expect(hintsFor(HINTED, question("choose", "play:Charge", "play:Move"))).toEqual([]);
    expect(hintsFor(HINTED, question("choose", "play:Move", "play:Charge", "play:Spark"))).toEqual(
      [],
    );
    expect(hintsFor(HINTED, { ...ASKED, key: "discard" })).toEqual([]);
    expect(hintsFor(HINTED, null)).toEqual([]);
    expect(hintsFor(null, ASKED)).toEqual([]);
  });

  test("a piece finds the hint on what it answers", () => {
    const hints = hintsFor(HINTED, ASKED);
    expect(hintOn("play:Charge", hints)?.rank).toBe(2);
    expect(hintOn("play:Spark", hints)).toBeUndefined();
  });
});
