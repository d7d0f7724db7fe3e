import { describe, expect, test } from "vitest";

import { readReplay, replayAddress, turnAfter, turnBefore } from "../src/replays";

const LINK = { record: "1.duel.abc", names: ["Ada & Co", "Bob"], table: "tobi42", step: 12, judged: 1 };

describe("the address of a replay", () => {
  test("holds names, table and step, and reads them back", () => {
    const address = new URL(replayAddress(LINK), "http://localhost");
    expect(address.pathname).toBe("/replay");
    expect(address.searchParams.get("step")).toBe("12");
    expect(readReplay(address.search, address.hash.slice(1))).toEqual(LINK);
  });

  test("is short where there is nothing to tell", () => {
    const bare = { record: "1.duel.abc", names: [], table: "", step: null, judged: null };
    expect(replayAddress(bare)).toBe("/replay#1.duel.abc");
    expect(readReplay("", "1.duel.abc")).toEqual(bare);
  });

  test("is read with care", () => {
    const read = readReplay("?step=-1&judged=9&table=../x&name=" + "W".repeat(100), "r");
    expect(read).toEqual({ record: "r", names: ["W".repeat(60)], table: "", step: null, judged: null });
  });
});

describe("turns of a replay", () => {
  test("are found before and after a step", () => {
    const turns = [0, 5, 9];
    expect([turnBefore(turns, 0), turnBefore(turns, 5), turnBefore(turns, 7)]).toEqual([
      undefined,
      0,
      5,
    ]);
    expect([turnAfter(turns, 0), turnAfter(turns, 5), turnAfter(turns, 9)]).toEqual([
      5,
      9,
      undefined,
    ]);
  });
});
