import { expect, test } from "vitest";

import { thingsOf } from "../src/boards/generic";

const VIEW = {
  goal: 3,
  heap: ["Bolt", "Gear"],
  seats: [
    { seat: 0, letter: "A", hand: ["Motor"], picked: [] },
    { seat: 1, letter: "B", hand: null, crew: { front: "Core" } },
  ],
};

test("what lies before a seat is found however deep", () => {
  expect(thingsOf(VIEW, 0)).toEqual(new Set(["A", "Motor"]));
  expect(thingsOf(VIEW, 1)).toEqual(new Set(["B", "Core"]));
});

test("before a spectator lies nothing", () => {
  expect(thingsOf(VIEW, null)).toEqual(new Set());
});
