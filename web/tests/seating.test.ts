import { describe, expect, test } from "vitest";

import type { GameInfo, SeatWish } from "../src/shapes";
import { firstSeats, named, resized, settingsFor } from "../src/table/seating";

function game(low: number, high: number, bots = ["random", "rollout"]): GameInfo {
  const players = {
    name: "players",
    default: String(low),
    kind: "whole" as const,
    choices: [],
    low,
    high,
    optional: false,
  };
  return {
    game: "yard",
    version: 1,
    seats: [low, high],
    minutes: [10, 20],
    weight: 1,
    lessons: 0,
    puzzles: 0,
    daily: false,
    settings: [players],
    actions: [],
    bots: bots.map((bot) => ({ bot, strength: 1, face: [] })),
    bot: bots.at(-1) ?? "",
    pieces: [],
  };
}

const kinds = (seats: readonly SeatWish[]): string[] => seats.map((seat) => seat.kind);

describe("who sits where", () => {
  test("at first one person, and the proposed bot on every other seat", () => {
    expect(kinds(firstSeats(game(1, 4), "Ada"))).toEqual(["here"]);
    const seats = firstSeats(game(3, 6), "Ada");
    expect(kinds(seats)).toEqual(["here", "bot", "bot"]);
    expect(seats[2]?.bot).toBe("rollout");
  });

  test("as many sit down as usually play the game", () => {
    const info = game(2, 4);
    const usual = info.settings.map((setting) => ({ ...setting, default: "3" }));
    expect(kinds(firstSeats({ ...info, settings: usual }, "Ada"))).toEqual(["here", "bot", "bot"]);
    expect(kinds(firstSeats({ ...info, settings: [] }, "Ada"))).toEqual(["here", "bot"]);
  });

  test("without bots everybody is here", () => {
    expect(kinds(firstSeats(game(2, 2, []), "Ada"))).toEqual(["here", "here"]);
  });

  test("a table that grows or shrinks keeps who sat there", () => {
    const info = game(1, 6);
    const friend: SeatWish = { kind: "link", name: "", bot: "" };
    const two = [...firstSeats(info, "Ada"), friend];
    expect(kinds(resized(two, 6, info))).toEqual(["here", "link", "bot", "bot", "bot", "bot"]);
    expect(resized(two, 1, info)).toEqual(two.slice(0, 1));
  });

  test("everybody here has a name, bots have theirs, friends bring their own", () => {
    const seats: SeatWish[] = [
      { kind: "here", name: " ", bot: "" },
      { kind: "bot", name: "", bot: "random" },
      { kind: "link", name: "", bot: "random" },
    ];
    const found = named(
      seats,
      (bot) => `the ${bot} bot`,
      (seat) => `Player ${seat}`,
    );
    expect(found.map((seat) => seat.name)).toEqual(["Player 0", "the random bot", ""]);
    expect(found[2]?.bot).toBe("");
  });

  test("a game that wants to know how many play is told, if it is not as usual", () => {
    expect(settingsFor(game(2, 5), {}, 2)).toEqual({});
    expect(settingsFor(game(2, 5), { goal: "3" }, 4)).toEqual({ goal: "3", players: "4" });
    expect(settingsFor({ ...game(2, 5), settings: [] }, {}, 4)).toEqual({});
  });
});
