import { describe, expect, test } from "vitest";

import { next } from "../src/boards/cyberion";
import { moved } from "../src/boards/cyberion/back";
import { abilityAsked, cyberionView, needOf, picked, printed } from "../src/boards/cyberion/shape";
import { after } from "../src/boards/cyberion/story";
import { event } from "./messages";

const MACHINE = { machine: "I-SIR", stage: 1, owner: null, helpers: [] };
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
  advice: 2,
};

describe("names", () => {
  test("a card is known by what is printed on it", () => {
    expect(printed("SIR3")).toEqual({ kind: "robot", model: "SIR", size: 3 });
    expect(printed("MUL-4")).toEqual({ kind: "multibot", model: null, size: 4 });
    expect(printed("MUL-COM")).toEqual({ kind: "multibot", model: "COM", size: null });
    expect(printed("BAB-PLA")).toEqual({ kind: "babybot", model: "PLA", size: null });
  });

  test("a Machine asks for one Robot more than its stage, unless it says otherwise", () => {
    expect(needOf("I-4").signs).toEqual(["4", "4"]);
    expect(needOf("III-COM").signs).toEqual(["COM", "COM", "COM", "COM"]);
    expect(needOf("II-GE12")).toEqual({ signs: ["", "", ""], note: "Σ ≥ 12" });
    expect(needOf("II-2PAIR").signs).toEqual(["a", "a", "b", "b"]);
  });

  test("what was picked is counted, and the ability asked for is that of the Robot or the token", () => {
    const doing = ["repair:I-SIR", "crew:SIR3@stock", "crew:SIR3@stock"];
    expect(picked(doing).get("SIR3@stock")).toBe(2);
    const triggered = cyberionView({ ...VIEW, doing: ["trigger:CYC2@flash"] });
    const story = [event("interfered", { model: "SIR", ability: "PLA" })];
    expect(abilityAsked(triggered, story)).toBe("CYC");
    expect(abilityAsked(cyberionView(VIEW), story)).toBe("PLA");
  });
});

describe("the show", () => {
  test("a repaired Machine and its crew leave, and experience grows", () => {
    const cards = ["SIR3", "SIR3", "SIR3"];
    const seen = after(VIEW, event("repaired", { seat: 0, machine: "I-SIR", cards }));
    expect(seen["factory"]).toEqual([null, null, null, null, null]);
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
    const come = after(VIEW, event("machine_came", { machine: "II-4", place: 3 }));
    expect(come["factory"]).toMatchObject([MACHINE, null, { machine: "II-4", stage: 2 }, null, null]);
    expect(come["machine_deck"]).toEqual([5, 14, 0]);
  });

  test("tokens change places", () => {
    expect(after(VIEW, event("failsafe_lost", { left: 0 }))).toMatchObject({ reserve: 0, forge: 5 });
    expect(after(VIEW, event("unheard_of", {}))).toBe(VIEW);
  });
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
  expect(next({ ...VIEW, advice: null })).toBeNull();
});
