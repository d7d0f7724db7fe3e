import { describe, expect, test } from "vitest";

import { statuses } from "../src/parts/standing";
import type { GameInfo } from "../src/shapes";
import { bundle, Words } from "../src/words";

const info: GameInfo = {
  game: "yard",
  version: 1,
  seats: [2, 2],
  minutes: [10, 20],
  weight: 1,
  lessons: 0,
  puzzles: 0,
  daily: false,
  settings: [
    { name: "cards", default: "own", kind: "data", choices: [], low: 0, high: 0, optional: false },
    { name: "long", default: "4", kind: "whole", choices: [], low: 1, high: 9, optional: false },
  ],
  actions: [],
  bots: [],
  bot: "",
  pieces: [
    { kind: "card", pieces: { Bolt: "known", Gear: "inferred" } },
    { kind: "yard", pieces: { yard: "reconstructed" } },
  ],
};

describe("how well things are known", () => {
  test("at a table with the cards of the game, each of them is told", () => {
    expect(statuses(info, { long: "5" })).toEqual({
      Bolt: "known",
      Gear: "inferred",
      yard: "reconstructed",
    });
    expect(statuses(null, {})).toEqual({});
  });

  test("of somebody's own cards nothing is said", () => {
    expect(statuses(info, { cards: "..." })).toEqual({});
  });

  test("only what is not known is said at a piece", () => {
    const text = "status-inferred = inferred\nstatus-known = known\npieces-yard = The yard\n";
    const words = new Words("en", [bundle("en", text)]).standing(statuses(info, {}));
    expect(words.status("Bolt")).toBe("");
    expect(words.status("Gear")).toBe("inferred");
    expect(words.named({}).status("Gear")).toBe("inferred");
    expect(words.status("Nut")).toBe("");
    expect(words.piece("yard", "yard")).toBe("The yard");
    expect(words.piece("card", "Gear")).toBe("Gear");
  });
});
