import { expect, test } from "vitest";

import { readPreferences, USUAL } from "../src/preferences";

test("without anything kept all is as usual", () => {
  expect(readPreferences("")).toEqual(USUAL);
});

test("what was kept counts", () => {
  const kept = { speed: "fast", volume: 40, auto: false, text: "large", keys: false };
  const more = { confirm: true, hints: false, chat: false, notify: true };
  expect(readPreferences(JSON.stringify({ ...kept, ...more }))).toEqual({ ...kept, ...more });
});

test("what makes no sense is as usual, the rest counts", () => {
  expect(readPreferences("{")).toEqual(USUAL);
  expect(readPreferences("[1]")).toEqual(USUAL);
  expect(readPreferences("null")).toEqual(USUAL);
  const odd = { speed: "warp", volume: 101, auto: "yes", text: "large" };
  expect(readPreferences(JSON.stringify(odd))).toEqual({ ...USUAL, text: "large" });
});
