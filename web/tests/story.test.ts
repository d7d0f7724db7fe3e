import { expect, test } from "vitest";

import { after, rounds } from "../src/boards/duel/story";
import { event } from "./messages";

const REVEALED = { seat: 0, card: "Spark", other: 1, other_card: "Move" };

test("each round tells what both played and what came of it", () => {
  const story = [
    event("round_began", { round: 1 }),
    event("revealed", REVEALED),
    event("hit", { seat: 1, damage: 1 }),
    event("moved", { seat: 1, square: 1 }),
    event("round_began", { round: 2 }),
    event("revealed", { ...REVEALED, card: "Charge" }),
  ];
  expect(rounds(story)).toEqual([
    { round: 1, cards: ["Spark", "Move"], hits: [0, 1], moves: [false, true] },
    { round: 2, cards: ["Charge", "Move"], hits: [0, 0], moves: [false, false] },
  ]);
});

test("the view after an event differs only there, and never leaves the tiles", () => {
  const side = { seat: 0, health: 1, battery: 4, disk: 0, square: 0, play: null };
  const view = { round: 1, sides: [side, { ...side, seat: 1 }] };
  const hit = after(view, event("hit", { seat: 0, damage: 3 }));
  expect(hit).toEqual({ round: 1, sides: [{ ...side, health: 0 }, { ...side, seat: 1 }] });
  const gained = after(view, event("gained", { seat: 1, battery: 2, disk: 1 }));
  expect(gained).toEqual({ round: 1, sides: [side, { ...side, seat: 1, disk: 1 }] });
  expect(after(view, event("unheard_of", { seat: 0 }))).toBe(view);
});
