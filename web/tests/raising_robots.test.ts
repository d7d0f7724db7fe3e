import { describe, expect, test } from "vitest";

import boardToml from "../../src/automatable/games/raising_robots/data/board.toml?raw";
import classesToml from "../../src/automatable/games/raising_robots/data/classes.toml?raw";
import inventorsToml from "../../src/automatable/games/raising_robots/data/inventors.toml?raw";
import robotsToml from "../../src/automatable/games/raising_robots/data/robots.toml?raw";
import en from "../../src/automatable/games/raising_robots/text/en.ftl?raw";
import fr from "../../src/automatable/games/raising_robots/text/fr.ftl?raw";
import {
  readAbility,
  readDeed,
  readItems,
  readObjective,
  readPrice,
} from "../src/boards/raising_robots/notation";
import { openPicks, picksAnswer, picksWanted } from "../src/boards/raising_robots/picks";
import {
  abilitiesOf,
  batteryOptions,
  batteryWorth,
  classAction,
  energyWith,
  goodAction,
  handAction,
  isAssembling,
  isHandFirst,
  looseOptions,
  phaseAction,
  slotActions,
} from "../src/boards/raising_robots/play";
import { looksOf } from "../src/boards/raising_robots/robots";
import {
  cellsOf,
  raisingView,
  robotCount,
  type BoardFacts,
  type ClassFacts,
  type InventorFacts,
  type Printed,
  type RobotFacts,
  type Seat,
} from "../src/boards/raising_robots/shape";
import { after, beat } from "../src/boards/raising_robots/story";
import {
  abilityText,
  conditionText,
  costText,
  deedText,
  energyText,
  inventorText,
  ladderText,
  objectiveText,
  robotText,
} from "../src/boards/raising_robots/tell";
import { selectors, standing } from "../src/boards/raising_robots/track";
import { bundle, Words } from "../src/words";
import { event, option } from "./messages";

/** The rows of a table in a data file, which has nothing but plain values. */
function rowsOf<T>(text: string, table: string): Map<string, T> {
  const rows = text.split(/^\[\[/m).filter((part) => part.startsWith(`${table}]]`));
  return new Map(
    rows.map((part) => {
      const lines = [...part.matchAll(/^(\w+) = (.*)$/gm)];
      const read = lines.map(([, name, value]) => [name, JSON.parse(value ?? "")]);
      const row = Object.fromEntries(read);
      return [String(row["id"]), row as T];
    }),
  );
}

const ROBOTS = rowsOf<RobotFacts>(robotsToml, "robot");
const CLASSES = rowsOf<ClassFacts>(classesToml, "class");
const INVENTORS = rowsOf<InventorFacts>(inventorsToml, "inventor");
const WORDS = { en: new Words("en", [bundle("en", en)]), fr: new Words("fr", [bundle("fr", fr)]) };
const PRINTED = { inventor: Object.fromEntries(INVENTORS) } as unknown as Printed;

function seat(more: object = {}): Seat {
  const empty = {
    seat: 0,
    rows: { design: [], fabricate: [], recycle: [] },
    classes: [],
    inventor: null,
    inventor_upgraded: false,
    locked: [],
    energy: { drawn: [], pile: [], used: [] },
    sums: [],
  };
  return { ...empty, ...more } as unknown as Seat;
}

const table = (more: object, ...seats: Seat[]) => raisingView({ seats, ...more } as never);

describe("notation", () => {
  test("actions are cost, gains and energy", () => {
    expect(readDeed("R1 > V2 B2 @5")).toEqual({
      cost: [{ kind: "R", amount: 1, other: "" }],
      gains: [
        { kind: "V", amount: 2, other: "" },
        { kind: "B", amount: 2, other: "" },
      ],
      energy: 5,
    });
    expect(readDeed("M1/P1 UNL @4").gains).toEqual([
      { kind: "M", amount: 1, other: "P" },
      { kind: "UNL", amount: 1, other: "" },
    ]);
    expect(readDeed("CYC @3").cost).toEqual([]);
    expect(readItems("")).toEqual([]);
  });

  test("prices, abilities and objectives", () => {
    expect(readPrice("3: G2 S2").energy).toBe(3);
    expect(readPrice("3: G2 S2").items.map(({ kind }) => kind)).toEqual(["G", "S"]);
    expect(readAbility("ongoing: energy(design, 1)")).toEqual({
      timing: "ongoing",
      op: "energy",
      values: ["design", "1"],
    });
    expect(readObjective("robot_vp(1-2)")).toEqual({ op: "robot_vp", value: "1-2" });
    expect(readObjective("columns()")).toEqual({ op: "columns", value: "" });
  });
});

describe("robots", () => {
  test("no two look alike, and one always looks the same", () => {
    const draw = () =>
      [...ROBOTS].map(([card, facts]) => JSON.stringify(looksOf(card, facts).strokes));
    const looks = draw();
    expect(looks).toHaveLength(96);
    expect(new Set(looks).size).toBe(96);
    expect(draw()).toEqual(looks);
  });

  test("row, token and work are seen", () => {
    const facts = { ...ROBOTS.get("RB-02")!, base: "G1 @2" };
    expect(looksOf("RB-02", facts).paint).toMatch(/^paint-design tone-[0-3]$/);
    expect(looksOf("RB-02", facts).emblem).toBe("G");
    const other = looksOf("RB-02", { ...facts, type: "cosmetic" });
    expect(other.strokes).not.toEqual(looksOf("RB-02", facts).strokes);
  });
});

describe("words", () => {
  test.each(["en", "fr"] as const)("all that is printed can be said in %s", (lang) => {
    const words = WORDS[lang];
    const said = [
      ...[...ROBOTS.values()].flatMap((facts) => [robotText(facts, words), costText(facts, words)]),
      ...[...CLASSES.values()].map((facts) => objectiveText(facts, words)),
      ...[...CLASSES.values()].map((facts) => ladderText(facts, words)),
      ...[...INVENTORS.values()].map((facts) => inventorText(facts, words)),
    ];
    expect(said.filter((text) => !text || /[{}$]|\w-\w+-?[A-Z]|NaN/.test(text))).toEqual([]);
    const bare = /\b(ability|objective|gain|when|needs|amount|energy|web)-\w/;
    expect(said.filter((text) => bare.test(text))).toEqual([]);
  });

  test("actions, classes, inventors", () => {
    const words = WORDS.en;
    expect(deedText("R1 > B3 @5", words)).toBe("1 robot card → 3 batteries (5 energy)");
    expect(deedText("P1/R1 @1", words)).toBe("1 program or 1 robot card (1 energy)");
    const frugal = CLASSES.get("CL-23")!;
    expect(objectiveText(frugal, words)).toBe("robots worth 1–2 VP");
    expect(ladderText(frugal, words)).toBe("D 1 · C 2 · B 3 · A by extra credit");
    expect(abilityText("ongoing: battery(assemble, 2)", words)).toBe(
      "Always: each battery spent on Assemble gives 2 energy",
    );
    expect(abilityText("game_end: vp_tokens(1, 2)", words)).toBe(
      "At the end of the game: 1 VP for every 2 unlocked tokens",
    );
    expect(abilityText("ongoing: selected(1, 1)", words)).toContain("one of your two");
    expect(conditionText(INVENTORS.get("IN-03")!, words)).toBe("needs 3 unlocked tokens");
    expect(energyText({ value: 1, multiplier: true }, words)).toBe("1 energy, cubes count double");
    expect(energyText({ value: 2, cubes: 2 }, words)).toBe("2 energy, 2 cubes");
  });
});

describe("pieces", () => {
  const asked = (...actions: string[]) => actions.map(option);

  test("a hand card answers what is asked", () => {
    expect(handAction("RB-01", asked("discard:RB-02"))).toBe("discard:RB-01");
    expect(handAction("RB-01", asked("pay:sensor", "pay:RB-02"))).toBe("pay:RB-01");
    expect(handAction("RB-01", asked("assemble:RB-02@free"))).toBe("assemble:RB-01@free");
    expect(handAction("RB-01", asked("skip"))).toBe("assemble:RB-01@left");
    expect(isAssembling(asked("assemble:RB-02@free"))).toBe(false);
    expect(isAssembling(asked("done", "assemble:RB-02@right"))).toBe(true);
  });

  test("the hand goes first where it is asked about", () => {
    expect(isHandFirst(table({ stage: "start" }), [])).toBe(true);
    expect(isHandFirst(table({ stage: "phases" }), asked("use:D1"))).toBe(false);
    expect(isHandFirst(table({ stage: "phases" }), asked("assemble:RB-01@left"))).toBe(true);
  });

  test("robots, classes, phases and goods", () => {
    const options = asked("skip", "base:RB-01", "place:RB-01", "place:RB-02");
    expect(slotActions("RB-01", options)).toEqual(["base:RB-01", "place:RB-01"]);
    expect(slotActions("RB-03", options)).toEqual([]);
    expect(classAction("CL-01", true, [])).toBe("keep:CL-01");
    expect(classAction("CL-01", false, asked("swap:CL-02"))).toBe("swap:CL-01");
    expect(classAction("CL-01", false, [])).toBe("place:CL-01");
    expect(phaseAction("design", asked("pair:recycle"))).toBe("pair:design");
    expect(phaseAction("design", asked("boost:recycle"))).toBe("boost:design");
    expect(phaseAction("design", asked("skip"))).toBeNull();
    expect(goodAction("gear", asked("gain:gear", "gain:card"))).toBe("gain:gear");
    expect(goodAction("tape", asked("usual", "pay:gear", "pay:tape"))).toBe("pay:tape");
    expect(goodAction("vp", asked("pay:gear"))).toBeNull();
  });

  test("what has no piece of its own is shown with the question", () => {
    const options = asked("skip", "pay:RB-01", "place:RB-02", "batteries:0", "batteries:1");
    expect(looseOptions(options).map(({ action }) => action)).toEqual(["pay:RB-01", "skip"]);
    expect(batteryOptions(options)).toEqual([0, 1]);
  });
});

describe("cards given up together", () => {
  const hand = ["RB-01", "RB-02", "RB-03", "RB-04", "RB-05", "RB-06", "RB-07", "RB-08"];

  test("at the start three of eight, in an exchange as many as one likes", () => {
    expect(picksWanted("cull", hand)).toEqual({ least: 3, most: 3 });
    expect(picksWanted("cycle", hand)).toEqual({ least: 0, most: 8 });
    expect(picksWanted("pay", hand)).toBeNull();
  });

  test("what was passed over stays", () => {
    expect(openPicks(hand, ["discard:RB-06", "discard:RB-07"].map(option))).toEqual(hand.slice(5));
    expect(openPicks(hand, ["done"].map(option))).toEqual([]);
  });

  test("they are answered in their order, and the end only where it is asked for", () => {
    expect(picksAnswer("cull", ["RB-01", "RB-08"], hand)).toBe("discard:RB-01 discard:RB-08");
    expect(picksAnswer("cycle", [], hand)).toBe("done");
    expect(picksAnswer("cycle", ["RB-02"], hand)).toBe("discard:RB-02 done");
    expect(picksAnswer("cycle", ["RB-02", "RB-08"], hand)).toBe("discard:RB-02 discard:RB-08");
  });
});

describe("energy", () => {
  const sums = [{ phase: "assemble", card: 3, cubes: 1, board: 0, inventor: 0, total: 4 }];

  test("batteries add what the inventor makes of them", () => {
    expect(energyWith(seat({ sums }), "assemble", 2, PRINTED)).toBe(6);
    const zoe = seat({ sums, inventor: "IN-09" });
    expect(energyWith(zoe, "assemble", 2, PRINTED)).toBe(8);
    expect(batteryWorth(zoe, "upgrade", PRINTED)).toBe(1);
    expect(batteryWorth({ ...zoe, inventor_upgraded: true }, "upgrade", PRINTED)).toBe(2);
    expect(batteryWorth({ ...zoe, inventor_upgraded: true }, "assemble", PRINTED)).toBe(2);
  });

  test("an upgraded ability is added or replaces the other", () => {
    const [and, or] = [INVENTORS.get("IN-01")!, INVENTORS.get("IN-02")!];
    expect(abilitiesOf(and, false)).toEqual([and.base]);
    expect(abilitiesOf(and, true)).toEqual([and.base, and.upgraded]);
    expect(abilitiesOf(or, true)).toEqual([or.upgraded]);
  });

  test("who selected a phase, and where one stands", () => {
    const drawn = [
      { card: "EN-01", phase: "design" },
      { card: "EN-02", phase: null },
    ];
    const own = seat({ sums, energy: { drawn, pile: [], used: [] } });
    const view = table({ stage: "phases", doing: { phase: "assemble" } }, own);
    expect(selectors(view, "design")).toEqual([{ seat: 0, card: "EN-01" }]);
    expect(selectors(view, "recycle")).toEqual([]);
    expect(standing(view, own, "assemble")).toBe("now");
    expect(standing(view, own, "recycle")).toBe("closed");
    const all = seat({ sums: [...sums, { ...sums[0], phase: "recycle" }] });
    expect(standing(view, all, "recycle")).toBe("next");
    const later = table({ stage: "phases", doing: { phase: "recycle" } }, all);
    expect(standing(later, all, "assemble")).toBe("past");
    expect(standing({ ...view, stage: "selection" }, all, "assemble")).toBe("");
    expect(standing(view, undefined, "assemble")).toBe("");
  });
});

test("a board has three actions for each row, and seats count their robots", () => {
  const board = { cell: [...rowsOf(boardToml, "cell").values()] } as BoardFacts;
  expect(cellsOf("fabricate", board).map(({ id }) => id)).toEqual(["F1", "F2", "F3"]);
  const one = { card: "RB-01", upgraded: false };
  expect(robotCount(seat({ rows: { design: [one], fabricate: [], recycle: [one, one] } }))).toBe(3);
});

describe("the show", () => {
  const energy = { drawn: [], pile: ["EN-01", "EN-02"], used: [] };
  const start = table(
    { round: 1, cubes: { design: 1 }, neutral: { open: [], cubes: [1, 2] } },
    seat({
      energy,
      locked: ["design-speed"],
      inventor: "IN-01",
      rows: { design: [{ card: "RB-01", upgraded: false }], fabricate: [], recycle: [] },
      classes: [{ card: "CL-01", credit: false }],
    }),
    seat({ seat: 1 }),
  );
  const told = (kind: string, facts: Record<string, unknown>, view = start) =>
    raisingView(after(view as never, event(kind, facts as never)));

  test("energy cards are turned up, and phases shown under them", () => {
    const powered = told("powered", { seat: 0, card: "EN-02" });
    expect(powered.seats[0]?.energy).toEqual({
      drawn: [{ card: "EN-02", phase: null }],
      pile: ["EN-01"],
      used: [],
    });
    const selected = told("selected", { seat: 0, phases: ["recycle", "design"] }, powered);
    expect(selected.seats[0]?.energy.drawn).toEqual([{ card: "EN-02", phase: "recycle" }]);
    expect(selected.seats[1]).toBe(start.seats[1]);
    const next = told("round_began", { round: 2 }, selected);
    expect(next.round).toBe(2);
    expect(next.seats[0]?.energy.used).toEqual(["EN-02"]);
  });

  test("neutral cards bring cubes", () => {
    const view = told("neutral", { phase: "design", cubes: 2 });
    expect(view.cubes.design).toBe(3);
    expect(view.neutral?.open).toEqual(["design"]);
  });

  test("tokens leave circles and come onto cards", () => {
    expect(told("unlocked", { seat: 0, token: "design-speed" }).seats[0]?.locked).toEqual([]);
    const placed = (card: string) => told("placed", { seat: 0, card }).seats[0];
    expect(placed("RB-01")?.rows.design[0]?.upgraded).toBe(true);
    expect(placed("CL-01")?.classes[0]?.credit).toBe(true);
    expect(placed("IN-01")?.inventor_upgraded).toBe(true);
    expect(told("drew", { seat: 0 })).toBe(start);
  });

  test("a round of six at its longest stays below three seconds", () => {
    const each = ["powered", "powered", "selected", "assembled", "assembled", "unlocked"];
    const shown = Array.from({ length: 6 }, () => [...each, "placed", "gained"]).flat();
    const times = ["round_began", ...shown, "gathered"].map((kind) => beat(event(kind)));
    expect(times.reduce((sum, time) => sum + time, 0)).toBeLessThan(3000);
  });
});
