import { describe, expect, test } from "vitest";

import { history, keepPlayed, reached, statistics, type Played } from "../src/history";
import type { Result } from "../src/shapes";

const RESULT: Result = {
  scores: [1, -1],
  reason: "x",
  rule: "",
  together: false,
  standings: [],
  tallies: [],
};
const BOTS = ["random", "greedy", "strong"];

function game(code: string, how: Played["how"], bots: string[], value = 0): Played {
  const seats = [{ name: "Ada", bot: "" }, ...bots.map((bot) => ({ name: "x", bot }))];
  const far = { key: "standing-vp", value, whole: 0 };
  return { code, game: "duel", date: "", seats, seat: 0, how, reached: far, record: "" };
}

describe("what was reached", () => {
  test("is what decides, else the points, else what all did together", () => {
    const standings = [{ name: "vp", rule: "", values: [12, 9] }];
    expect(reached({ ...RESULT, standings }, 1)).toEqual({
      key: "standing-vp",
      value: 9,
      whole: 0,
    });
    expect(reached({ ...RESULT, scores: [84] }, 0)?.value).toBe(84);
    const tallies = [{ name: "machines", values: [20], whole: 30 }];
    expect(reached({ ...RESULT, together: true, tallies }, 0)).toEqual({
      key: "tally-machines",
      value: 20,
      whole: 30,
    });
    expect(reached(RESULT, 0)).toBeNull();
  });
});

describe("statistics", () => {
  const games = [
    game("e", "won", ["greedy", "strong"], 7),
    game("d", "won", ["greedy"], 9),
    game("c", "lost", ["greedy"], 3),
    game("b", "draw", []),
    { ...game("a", "won", []), game: "cyberion" },
  ];

  test("count games, wins and the best, by the strongest bot", () => {
    const found = statistics("duel", games, BOTS);
    expect(found).toMatchObject({ games: 4, won: 2, lost: 1, draw: 1, streak: 2 });
    expect(found.against.map(({ bot, games, won }) => [bot, games, won])).toEqual([
      ["", 1, 0],
      ["greedy", 2, 1],
      ["strong", 1, 1],
    ]);
    expect(found.best?.value).toBe(9);
  });

  test("of nothing are nothing", () => {
    expect(statistics("duel", [], BOTS)).toMatchObject({ games: 0, against: [], best: null });
  });
});

test("a game is kept once, the newest first", () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  };
  Object.assign(globalThis, { localStorage: storage });
  keepPlayed(game("one", "won", []));
  keepPlayed(game("two", "lost", []));
  keepPlayed(game("one", "lost", []));
  expect(history().map(({ code, how }) => [code, how])).toEqual([
    ["two", "lost"],
    ["one", "won"],
  ]);
  kept.set("automatable.history", "{");
  expect(history()).toEqual([]);
});
