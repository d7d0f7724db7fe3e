import { describe, expect, test } from "vitest";

import { next } from "../src/boards/cyberion";
import { moved } from "../src/boards/cyberion/back";
import { isIdle } from "../src/boards/cyberion/effects";
import { arranged, canGrow, joined, seated } from "../src/boards/cyberion/fit";
import { picked, signsOf, sumOf } from "../src/boards/cyberion/printed";
import { after, cue } from "../src/boards/cyberion/story";
import type { CyberionNeed, CyberionView } from "../src/boards/cyberion/view";
import { event } from "./messages";

const MACHINE = { machine: "I-SIR", wants: 2, owner: null, helpers: [] };
const VIEW = {
  factory: [MACHINE, null, null, null, null],
  machine_deck: [5, 15, 0],
  experience: [],
  rows: { platform: ["SIR3", "STO1", "SIR3"], flash: ["SIR3"], stock: [] },
  discard: [],
  deck: 40,
  levels: { SIR: 1 },
  reserve: 1,
  forge: 4,
  battery: "charged",
  support: ["SIR"],
  doing: [],
  next_support: 2,
};

const NEED: CyberionNeed = {
  kind: "same_size",
  robots: 2,
  model: null,
  size: 4,
  sum: null,
  runs: [],
  groups: [],
};

describe("sums", () => {
  const robot = (size: number | null) => ({ kind: "robot", model: null, size }) as const;
  const pieces = { SIR5: robot(5), COM3: robot(3), "MUL-SIR": robot(null) };

  test("a crew adds up, as far as it is there", () => {
    expect(sumOf(["SIR5", null, "COM3"], 3, pieces)).toBe(8);
    expect(sumOf([], 3, pieces)).toBe(0);
  });

  test("where cards do not say what adds up, no sum is told", () => {
    expect(sumOf(["SIR5", "MUL-SIR"], 3, pieces)).toBe(0);
    expect(sumOf(["SIR5", "COM3", "COM3"], 2, pieces)).toBe(0); // one is for the Microbot
  });
});

describe("abilities", () => {
  test("the Mainframe says at which level they do nothing", () => {
    const level = (effect: "nothing" | "draw") => ({ effect, count: 1, failsafe: false });
    const mainframe = { SIR: [level("draw"), level("nothing")] };
    const view = { mainframe } as unknown as CyberionView;
    expect([0, 1, 2].map((at) => isIdle(view, "SIR", at))).toEqual([true, false, true]);
  });
});

describe("signs", () => {
  test("a Machine asks for a model or a size as often as it needs Robots", () => {
    expect(signsOf(NEED)).toEqual({ signs: ["4", "4"], note: "" });
    const model: CyberionNeed = { ...NEED, kind: "same_model", robots: 3, model: "COM" };
    expect(signsOf(model).signs).toEqual(["COM", "COM", "COM"]);
  });

  test("a sum, groups and runs have signs of their own", () => {
    const sum: CyberionNeed = { ...NEED, kind: "sum_at_least", robots: 3, sum: 12 };
    expect(signsOf(sum)).toEqual({ signs: ["", "", ""], note: "Σ ≥ 12" });
    expect(signsOf({ ...sum, kind: "sum_at_most" }).note).toBe("Σ ≤ 12");
    expect(signsOf({ ...NEED, kind: "groups", groups: [2, 3] }).signs.join("")).toBe("aabbb");
    expect(signsOf({ ...NEED, kind: "identical" }).signs).toEqual(["=", "="]);
    const runs = [
      [1, 2, 3, 4],
      [2, 3, 4, 5],
    ];
    expect(signsOf({ ...NEED, kind: "run", runs })).toEqual({
      signs: ["1", "2", "3", "4"],
      note: "1-4 / 2-5",
    });
    expect(signsOf({ ...NEED, kind: "run", runs: [[1, 2, 3]] }).note).toBe("");
  });

  test("what was picked is counted", () => {
    const doing = ["repair:I-SIR", "crew:SIR3@stock", "crew:SIR3@stock"];
    expect(picked(doing).get("SIR3@stock")).toBe(2);
  });
});

describe("the show", () => {
  test("a repaired Machine shows its crew, then it has left", () => {
    const cards = ["SIR3", "SIR3", "SIR3"];
    const seen = after(VIEW, event("repaired", { seat: 0, machine: "I-SIR", cards }));
    expect(seen["factory"]).toMatchObject([{ machine: "I-SIR", done: cards }, null, null, null, null]);
    const later = after(seen, event("turn_began", { seat: 0, turn: 2 }));
    expect(later["factory"]).toEqual([null, null, null, null, null]);
    expect(seen["experience"]).toEqual(["I-SIR"]);
    expect(seen["rows"]).toEqual({ platform: ["STO1"], flash: [], stock: [] });
    expect(seen["discard"]).toEqual(cards);
  });

  test("a Robot is discarded from its own row", () => {
    const seen = after(VIEW, event("triggered", { seat: 0, card: "SIR3", row: "flash" }));
    expect(seen["rows"]).toEqual({ platform: ["SIR3", "STO1", "SIR3"], flash: [], stock: [] });
  });

  test("cards and Machines arrive from their decks", () => {
    const drawn = after(VIEW, event("drew", { card: "COM5", row: "flash" }));
    expect(drawn["rows"]).toMatchObject({ flash: ["SIR3", "COM5"] });
    expect(drawn["deck"]).toBe(39);
    const facts = { machine: "II-4", place: 3, stage: 2, robots: 3 };
    const come = after(VIEW, event("machine_came", facts));
    const arrived = { machine: "II-4", wants: 3 };
    expect(come["factory"]).toMatchObject([MACHINE, null, arrived, null, null]);
    expect(come["machine_deck"]).toEqual([5, 14, 0]);
  });

  test("tokens change places", () => {
    expect(after(VIEW, event("failsafe_lost", { left: 0 }))).toMatchObject({ reserve: 0, forge: 5 });
    expect(after(VIEW, event("unheard_of", {}))).toBe(VIEW);
  });
});

describe("crews", () => {
  // A run of two: sizes 1 and 2, or 2 and 3.
  const ways = [
    [[0, 5], [1, 6]],
    [[1, 6], [2]],
  ];

  test("everybody sits where they fit, and others move up for them", () => {
    expect(seated([[0, 1], [0]], [0, 1])).toEqual([1, 0]);
    expect(seated([[0, 1], [0]], [1])).toEqual([1, null]);
    expect(seated([[0], [0]], [0, 1])).toBeNull();
    expect(arranged(ways, [2, 6])).toEqual([6, 2]);
    expect(arranged(ways, [0, 2])).toEqual([]);
  });

  test("a Robot joins a crew, and as few as can be leave it", () => {
    expect(joined(ways, [0, 1], 6).toSorted()).toEqual([0, 6]);
    expect(joined(ways, [0, 1], 2).toSorted()).toEqual([1, 2]);
    expect(joined(ways, [], 5)).toEqual([5, 1]);
    expect(joined(ways, [0, 1], 9)).toEqual([]);
  });

  test("a crew that another could join is known", () => {
    expect(canGrow(ways, [0, 1])).toBe(false);
    expect(canGrow([[[0], [1]], [[0], [1], [2]]], [0, 1])).toBe(true);
    expect(canGrow([[[0], [1]], [[3], [1], [2]]], [0, 1])).toBe(false);
  });
});

test("repairs, draws, upgrades and losses are heard", () => {
  const heard = ["repaired", "drew", "raised", "failsafe_lost", "turn_began"].map((kind) =>
    cue(event(kind, {})),
  );
  expect(heard).toEqual(["repair", "move", "gain", "hit", null]);
});

test("cards are put back in any order", () => {
  const [a, b, c] = ["SIR1", "SIR1", "COM2"].map((card, id) => ({ id, card }));
  const order = { top: [a!, b!, c!], bottom: [] };
  expect(moved(order, 0, "top", 1)).toEqual({ top: [b, a, c], bottom: [] });
  expect(moved(order, 2, "top", -1)).toEqual({ top: [c, a, b], bottom: [] });
  expect(moved(order, 1, "bottom", Infinity)).toEqual({ top: [a, c], bottom: [b] });
  expect(moved(order, 7, "bottom", 0)).toBe(order);
});

test("the next game has the Support tokens advised", () => {
  expect(next(VIEW)).toEqual({ support: "2" });
  expect(next({ ...VIEW, next_support: null })).toBeNull();
});
