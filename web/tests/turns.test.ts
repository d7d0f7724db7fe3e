import { expect, test } from "vitest";

import { nextToLook } from "../src/table/turns";

test("the first seat asked looks first", () => {
  expect(nextToLook({ asked: [1, 2], active: null, returning: null })).toBe(1);
});

test("who has the screen goes on", () => {
  expect(nextToLook({ asked: [0, 1], active: 1, returning: null })).toBe(1);
});

test("who has answered passes the screen on", () => {
  expect(nextToLook({ asked: [1], active: 0, returning: null })).toBe(1);
});

test("who takes back gets the screen, once asked again", () => {
  expect(nextToLook({ asked: [1], active: 1, returning: 0 })).toBe(1);
  expect(nextToLook({ asked: [0, 1], active: 1, returning: 0 })).toBe(0);
});

test("nobody looks when nobody here is asked", () => {
  expect(nextToLook({ asked: [], active: 0, returning: 0 })).toBe(null);
});
