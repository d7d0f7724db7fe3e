import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { check, indicesOfNature, type Kept } from "../src/chance/check";
import { committed, drawn, sharedKey } from "../src/chance/draws";
import { isAwaited, nonces, promise, withPromises } from "../src/chance/promises";
import { fromHex, hmac, sha256, toHex } from "../src/chance/hashes";
import { keepBrought, keepPromises, keptNonce, keptOf } from "../src/store";
import type { Proof, SeatInfo, TableInfo } from "../src/wire";
import chance from "./chance.json";

// tests/match/test_nature.py compares the server's draws with the same file.

const bytes = (length: number): Uint8Array<ArrayBuffer> =>
  Uint8Array.from({ length }, (_, index) => (index * 7 + length) & 255);

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe("hashes", () => {
  test("are those of the platform, whatever the length", async () => {
    for (const length of [0, 1, 3, 31, 55, 56, 63, 64, 65, 119, 120, 1000]) {
      const message = bytes(length);
      const known = new Uint8Array(await crypto.subtle.digest("SHA-256", message));
      expect(toHex(sha256(message))).toBe(toHex(known));
    }
  });

  test("with keys are, too", async () => {
    for (const length of [1, 16, 32, 64, 65, 200]) {
      const how = { name: "HMAC", hash: "SHA-256" };
      const key = await crypto.subtle.importKey("raw", bytes(length), how, false, ["sign"]);
      const known = new Uint8Array(await crypto.subtle.sign("HMAC", key, bytes(40)));
      expect(toHex(hmac(bytes(length), bytes(40)))).toBe(toHex(known));
    }
  });

  test("are written in digits and read back", () => {
    expect(toHex(fromHex("00ff10"))).toBe("00ff10");
  });
});

describe("draws", () => {
  test("come out as on the server", () => {
    const key = sharedKey(chance.seed, chance.nonces);
    expect(toHex(key)).toBe(chance.key);
    for (const { index, weights, chosen } of chance.draws) {
      expect(drawn(key, weights, index)).toBe(chosen);
    }
    expect(committed(chance.seed)).toBe(chance.hash);
  });

  test("of weights that are none are never right", () => {
    const key = sharedKey(chance.seed, chance.nonces);
    for (const weights of [[], [0], [-1, 3], [0.5, 1], [2 ** 60, 1]]) {
      expect(drawn(key, weights, 0)).toBe(-1);
    }
  });
});

const DRAWS = chance.draws.filter((draw) => draw.index < 12);
const INDICES = DRAWS.map((draw) => draw.index).sort((a, b) => a - b);
const RECORD = [
  "automatable 1",
  "game duel 1",
  "set note 0 or * is no answer",
  "seat 0 Ada",
  ...Array.from({ length: 12 }, (_, index) =>
    INDICES.includes(index) ? "* draw:Trap" : "0 play:Move",
  ),
  "end 12 00000000",
  "",
].join("\n");

function proof(changes: Partial<Proof> = {}): Proof {
  return {
    scheme: 2,
    hash: chance.hash,
    seed: chance.seed,
    seats: chance.nonces.map((nonce, seat) => ({ seat, commit: chance.commits[seat]!, nonce })),
    draws: DRAWS,
    ...changes,
  };
}

const KEPT: Kept = { hash: chance.hash, commits: chance.commits, brought: [chance.nonces[0]!] };
const OTHER = "11".repeat(16);

describe("a proof", () => {
  const faults = (given: Proof, kept: Kept | null = KEPT, record = RECORD): string[] =>
    check(given, kept, record).faults.map((fault) => fault.kind);

  test("that fits is good, and says how many draws were worked out", () => {
    expect(indicesOfNature(RECORD)).toEqual(INDICES);
    expect(check(proof(), KEPT, RECORD)).toEqual({
      faults: [],
      withheld: [],
      draws: INDICES.length,
      verdict: "good",
    });
  });

  test("says less to those who brought or kept nothing", () => {
    expect(check(proof(), { ...KEPT, brought: [] }, RECORD).verdict).toBe("alone");
    expect(check(proof(), null, RECORD).verdict).toBe("unseen");
  });

  test("of another seed does not fit", () => {
    const seed = "00".repeat(32);
    expect(faults(proof({ seed }))).toEqual(["hash", "draws"]);
    expect(faults(proof({ seed, hash: committed(seed) }))).toEqual(["hash", "draws"]);
    expect(faults(proof({ seed, hash: committed(seed) }), null)).toEqual(["draws"]);
  });

  test("of other nonces does not fit, even with promises to match", () => {
    const seats = proof().seats.map((one) => (one.seat === 2 ? { ...one, nonce: OTHER } : one));
    expect(faults(proof({ seats }))).toEqual(["commit", "draws"]);
    const matching = seats.map((one) =>
      one.seat === 2 ? { ...one, commit: committed(OTHER) } : one,
    );
    expect(faults(proof({ seats: matching }))).toEqual(["commit", "draws"]);
  });

  test("without our own nonce does not fit", () => {
    const seats = proof().seats.map((one) => (one.seat === 0 ? { ...one, nonce: "" } : one));
    const found = check(proof({ seats }), KEPT, RECORD);
    expect(found.faults.map((fault) => fault.kind)).toEqual(["own", "draws"]);
    expect(found.withheld).toEqual([0]);
  });

  test("that takes a table with promises for an older one does not fit", () => {
    expect(faults(proof({ scheme: 1 }))).toEqual(["unused"]);
  });

  test("must tell all draws of the record, and no other", () => {
    const [first, ...rest] = proof().draws;
    expect(faults(proof({ draws: rest }))).toEqual(["draws"]);
    const wrong = { ...first!, chosen: first!.chosen + 1 };
    expect(check(proof({ draws: [wrong, ...rest] }), KEPT, RECORD).faults).toEqual([
      { kind: "draws", wrong: 1, all: INDICES.length, first: first!.index + 1 },
    ]);
    const extra = { index: 11, weights: [1], chosen: 0 };
    expect(INDICES).not.toContain(11);
    expect(faults(proof({ draws: [...proof().draws, extra] }))).toEqual(["draws"]);
  });
});

function seat(number: number, changes: Partial<SeatInfo> = {}): SeatInfo {
  const who = { name: "", kind: "here", bot: "", yours: false, online: true, away: false } as const;
  return { seat: number, ...who, taken: true, open: false, gone: 0, commit: "", brought: false, ...changes };
}

function table(seats: SeatInfo[], changes: Partial<TableInfo> = {}): TableInfo {
  return {
    code: "tobirulamefi42",
    game: "duel",
    settings: {},
    status: "waiting",
    seats,
    seed_hash: chance.hash,
    sequence: 0,
    rematch: null,
    undo: null,
    watching: 0,
    hints: true,
    clock: { kind: "none", seconds: 0, increment: 0 },
    time: null,
    names: {},
    facts: {},
    ...changes,
  };
}

describe("a promise", () => {
  test("is the hash of a nonce that is kept", () => {
    const commit = promise();
    expect(keptNonce(commit)).toMatch(/^[0-9a-f]{32}$/);
    expect(committed(keptNonce(commit))).toBe(commit);
    expect(promise()).not.toBe(commit);
    expect(keptNonce("00")).toBe("");
  });

  test("is made for the seats here, and for no others", () => {
    const kinds = ["here", "link", "bot", "here"] as const;
    const commits = withPromises(kinds.map((kind) => ({ kind }))).map((one) => one.commit);
    expect(commits.map((commit) => keptNonce(commit ?? "") !== "")).toEqual([
      true,
      false,
      false,
      true,
    ]);
    expect(commits[0]).not.toBe(commits[3]);
  });

  test("is held once every seat is taken, and not before", () => {
    const mine = seat(0, { yours: true, commit: promise() });
    const free = seat(1, { taken: false, kind: "link" });
    expect(nonces(table([mine, free]))).toEqual([]);
    const given = nonces(table([mine, seat(1, { commit: "c1" })]));
    expect(given.map((one) => one.nonce)).toEqual([keptNonce(mine.commit)]);
    expect(keptNonce(given[0]?.next ?? "")).toMatch(/^[0-9a-f]{32}$/); // for the next game
  });

  test("is held once, at a table that waits, by those who made it", () => {
    const mine = seat(0, { yours: true, commit: promise() });
    expect(nonces(table([mine], { status: "playing" }))).toEqual([]);
    expect(nonces(table([{ ...mine, brought: true }]))).toEqual([]);
    expect(nonces(table([{ ...mine, bot: "random" }]))).toEqual([]);
    expect(nonces(table([{ ...mine, yours: false }]))).toEqual([]);
    expect(isAwaited(mine)).toBe(true);
    expect(isAwaited({ ...mine, commit: "" })).toBe(false);
  });

  test("whose nonce is lost is told to be lost", () => {
    const lost = seat(0, { yours: true, commit: chance.hash });
    expect(nonces(table([lost])).map((one) => one.nonce)).toEqual([""]);
  });
});

describe("what is kept of a table", () => {
  test("is what was seen first", () => {
    expect(keptOf("t")).toBeNull();
    keepPromises("t", "first", null);
    keepPromises("t", "second", ["a", "b"]);
    keepPromises("t", "third", ["c", "d"]);
    keepBrought("t", ["n"]);
    keepBrought("t", ["n"]);
    keepPromises("other", "x", null);
    expect(keptOf("t")).toEqual({ hash: "first", commits: ["a", "b"], brought: ["n"] });
  });

  test("may be a hash alone, as older versions kept it", () => {
    localStorage.setItem("automatable.hashes", JSON.stringify([["old", "h"]]));
    expect(keptOf("old")).toEqual({ hash: "h", commits: null, brought: [] });
  });
});
