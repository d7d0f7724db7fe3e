import { describe, expect, test } from "vitest";

import { isLoopback } from "../src/parts/invitation";
import { ordered, others, stateOf, when } from "../src/parts/continue";
import { qrPath } from "../src/qr";
import { routeOf } from "../src/router";
import type { SeatInfo, TableGlance } from "../src/shapes";
import { friendSeats } from "../src/table/seating";
import { bundle, Words } from "../src/words";

const words = new Words("en", [
  bundle(
    "en",
    `web-turn-yours = Your turn
web-turn-of = { $who }’s turn
web-won = You won!
web-lost-game = You lost
web-table-waiting = Waiting
web-versus = against { $names }
web-together = with { $names }
web-alone = alone
web-watching = watching { $names }
web-seat-friend = a friend
web-name-times = { $count } × { $name }
bot-rollout = Gizmo`,
  ),
]);

function seat(number: number, changes: Partial<SeatInfo> = {}): SeatInfo {
  const who = { name: "Bob", kind: "link", bot: "", yours: false, online: true } as const;
  const rest = { taken: true, open: false, away: false, gone: 0, commit: "", brought: false };
  return { seat: number, ...who, ...rest, ...changes };
}

const ada = seat(0, { name: "Ada", kind: "here", yours: true });
const gizmo = (number: number): SeatInfo =>
  seat(number, { name: "x", kind: "bot", bot: "rollout" });

function table(changes: Partial<TableGlance> = {}): TableGlance {
  return {
    code: "one",
    game: "duel",
    status: "playing",
    created: "2026-03-01T12:00:00+00:00",
    seats: [ada, seat(1)],
    together: false,
    asked: [0, 1],
    result: null,
    view: null,
    names: {},
    facts: {},
    ...changes,
  };
}

const result = (scores: number[]): TableGlance["result"] => ({
  scores,
  reason: "ko",
  rule: "DUE-VIC-01",
  together: false,
  standings: [],
  tallies: [],
});

describe("a table in the lobby", () => {
  test("says whose turn it is, or how it ended", () => {
    expect(stateOf(table(), words)).toBe("Your turn");
    expect(stateOf(table({ asked: [1] }), words)).toBe("Bob’s turn");
    expect(stateOf(table({ status: "waiting", asked: [] }), words)).toBe("Waiting");
    const over: Partial<TableGlance> = { status: "over", asked: [] };
    expect(stateOf(table({ ...over, result: result([1, -1]) }), words)).toBe("You won!");
    expect(stateOf(table({ ...over, result: result([-1, 1]) }), words)).toBe("You lost");
  });

  test("says with whom it is played", () => {
    expect(others(table(), words)).toBe("against Bob");
    expect(others(table({ seats: [ada, gizmo(1), gizmo(2)] }), words)).toBe("against 2 × Gizmo");
    expect(others(table({ seats: [ada, gizmo(1)], together: true }), words)).toBe("with Gizmo");
    expect(others(table({ seats: [ada] }), words)).toBe("alone");
    expect(others(table({ seats: [gizmo(0), gizmo(1)] }), words)).toBe("watching 2 × Gizmo");
    const free = seat(1, { taken: false });
    expect(others(table({ seats: [ada, free] }), words)).toBe("against a friend");
  });

  test("comes first where somebody is waited for, last where it is gone", () => {
    const known = new Map(
      [
        table({ code: "over", status: "over", asked: [] }),
        table({ code: "theirs", asked: [1] }),
        table({ code: "mine" }),
      ].map((one) => [one.code, one]),
    );
    const kept = ["gone", "over", "theirs", "mine"].map((code) => ({
      code,
      game: "duel",
      invites: {},
    }));
    const codes = ordered(kept, known).map((one) => one.code);
    expect(codes).toEqual(["mine", "theirs", "over", "gone"]);
  });

  test("says when it was begun", () => {
    const now = new Date(2026, 2, 10, 1);
    expect(when(new Date(2026, 2, 10, 0).toISOString(), "en", now)).toBe("today");
    expect(when(new Date(2026, 2, 9, 23).toISOString(), "en", now)).toBe("yesterday");
    expect(when(new Date(2026, 2, 9, 23).toISOString(), "fr", now)).toBe("hier");
    expect(when(new Date(2026, 1, 1).toISOString(), "en", now)).toBe("Feb 1, 2026");
    expect(when("", "en", now)).toBe("");
  });
});

describe("an invitation", () => {
  test("knows addresses that lead to this machine only", () => {
    for (const host of ["localhost", "a.localhost", "127.0.0.1", "127.9.9.9", "[::1]"])
      expect(isLoopback(host)).toBe(true);
    for (const host of ["192.168.1.20", "play.example", "localhost.example", "1127.0.0.1"])
      expect(isLoopback(host)).toBe(false);
  });

  test("seats friends beside the person here", () => {
    expect(friendSeats(3, "Ada").map((one) => one.kind)).toEqual(["here", "link", "link"]);
  });

  test("is a code with three corners that cameras look for", () => {
    const { d, size } = qrPath("http://192.168.1.20:8083/t/tobirulamefi42#invite=0123");
    const isDark = (row: number, column: number): boolean => d.includes(`M${column} ${row}h`);
    expect(size % 4).toBe(1);
    for (const [top, left] of [[0, 0], [0, size - 7], [size - 7, 0]] as const) {
      const ring = [0, 1, 2, 3, 4, 5, 6].map((step) => isDark(top, left + step));
      expect(ring).toEqual(Array(7).fill(true));
      expect(isDark(top + 1, left + 1)).toBe(false);
      expect(isDark(top + 3, left + 3)).toBe(true);
    }
  });

  test("has an address", () => {
    expect(routeOf("/invite/duel")).toEqual({ page: "invite", name: "duel" });
    expect(routeOf("/new/duel")).toEqual({ page: "setup", name: "duel" });
    expect(routeOf("/new")).toEqual({ page: "nowhere" });
  });
});
