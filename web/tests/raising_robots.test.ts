import { describe, expect, test } from "vitest";

import en from "../../src/automatable/games/raising_robots/text/en.ftl?raw";
import fr from "../../src/automatable/games/raising_robots/text/fr.ftl?raw";
import { makeOf } from "../src/boards/raising_robots/art";
import { openPicks, picksAnswer } from "../src/boards/raising_robots/picks";
import {
  batteryOptions,
  classAction,
  goodAction,
  handAction,
  isAssembling,
  looseOptions,
  phaseAction,
} from "../src/boards/raising_robots/play";
import { answersOf, linesOf, openPlans, summed } from "../src/boards/raising_robots/plans";
import { looksOf } from "../src/boards/raising_robots/robots";
import { after, beat, cue } from "../src/boards/raising_robots/story";
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
import { typed } from "../src/boards/facts";
import type {
  RaisingAbility,
  RaisingClass,
  RaisingDeed,
  RaisingFacts,
  RaisingItem,
  RaisingPlan,
  RaisingSeat,
  RaisingView,
} from "../src/boards/raising_robots/view";
import { bundle, Words } from "../src/words";
import { event, option } from "./messages";
import printed from "./raising_robots.json";

/** What the game tells is printed; a test of the game keeps the file as it is. */
const PRINTED = printed as unknown as RaisingFacts;
const ROBOTS = new Map(Object.entries(PRINTED.robot));
const CLASSES = new Map(Object.entries(PRINTED.lesson));
const INVENTORS = new Map(Object.entries(PRINTED.inventor));
const WORDS = { en: new Words("en", [bundle("en", en)]), fr: new Words("fr", [bundle("fr", fr)]) };

function seat(more: object = {}): RaisingSeat {
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
  return { ...empty, ...more } as unknown as RaisingSeat;
}

const table = (more: object, ...seats: RaisingSeat[]) =>
  typed<RaisingView>({ seats, ...more } as never);

describe("robots", () => {
  test("no two look alike, and one always looks the same", () => {
    const draw = () =>
      [...ROBOTS].map(([card, facts]) => JSON.stringify(looksOf(card, makeOf(facts)).strokes));
    const looks = draw();
    expect(looks).toHaveLength(96);
    expect(new Set(looks).size).toBe(96);
    expect(draw()).toEqual(looks);
  });

  test("row, token and work are seen", () => {
    const make = makeOf(ROBOTS.get("RB-02")!);
    expect(make).toEqual({ row: "design", type: "speed", emblem: "program" });
    expect(looksOf("RB-02", make).paint).toMatch(/^paint-design tone-[0-3]$/);
    const other = looksOf("RB-02", { ...make, type: "cosmetic" });
    expect(other.strokes).not.toEqual(looksOf("RB-02", make).strokes);
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
    const item = (kind: RaisingItem["kind"], amount: number): RaisingItem => {
      return { kind, amount, other: null };
    };
    const deed = (gains: RaisingItem[], cost: RaisingItem[], energy: number): RaisingDeed => {
      return { cost, gains, energy };
    };
    const trade = deed([item("battery", 3)], [item("card", 1)], 5);
    expect(deedText(trade, words)).toBe("1 robot card → 3 batteries (5 energy)");
    const either = deed([{ kind: "program", amount: 1, other: "card" }], [], 1);
    expect(deedText(either, words)).toBe("1 program or 1 robot card (1 energy)");
    expect(deedText(deed([item("UNL", 1)], [], 4), words)).toBe("unlock a token (4 energy)");
    const frugal: RaisingClass = CLASSES.get("CL-23")!;
    expect(objectiveText(frugal, words)).toBe("robots worth 1–2 VP");
    expect(ladderText(frugal, words)).toBe("D 1 · C 2 · B 3 · A by extra credit");
    const ability = (card: string, which: "base" | "upgraded"): RaisingAbility =>
      INVENTORS.get(card)![which];
    expect(abilityText(ability("IN-09", "base"), words)).toBe(
      "Always: each battery spent on Assemble gives 2 energy",
    );
    expect(abilityText(ability("IN-11", "base"), words)).toBe(
      "At the end of the game: 1 VP for every 2 unlocked tokens",
    );
    expect(abilityText(ability("IN-13", "base"), words)).toContain("one of your two");
    expect(conditionText(INVENTORS.get("IN-03")!, words)).toBe("needs 3 unlocked tokens");
    const energy = { status: "known" as const, cubes: 0, each: 1 };
    expect(energyText({ ...energy, value: 1, each: 2 }, words)).toBe("1 energy, each cube counts 2");
    expect(energyText({ ...energy, value: 2, cubes: 2 }, words)).toBe("2 energy, 2 cubes");
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

  test("classes, phases and goods", () => {
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

  test("all that may be discarded can be chosen", () => {
    expect(openPicks(hand, ["discard:RB-07", "discard:RB-02"].map(option))).toEqual([
      "RB-02",
      "RB-07",
    ]);
    expect(openPicks(hand, ["done"].map(option))).toEqual([]);
  });

  test("they are answered one after the other, and the end where it can be said", () => {
    const cull = hand.map((card) => option(`discard:${card}`));
    const cycle = [option("done"), ...cull];
    expect(picksAnswer(["RB-08", "RB-01"], hand, cull)).toBe("discard:RB-08 discard:RB-01");
    expect(picksAnswer([], hand, cycle)).toBe("done");
    expect(picksAnswer(["RB-02"], hand, cycle)).toBe("discard:RB-02 done");
    expect(picksAnswer(["RB-08", "RB-02"], hand, cycle)).toBe("discard:RB-08 discard:RB-02 done");
    expect(picksAnswer(hand, hand, cycle)).not.toContain("done"); // nothing is left to ask about
  });
});

describe("energy", () => {
  const sums = [{ phase: "assemble", card: 3, cubes: 1, board: 0, inventor: 0, total: 4 }];

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
    typed<RaisingView>(after(view as never, event(kind, facts as never)));

  test("energy cards are turned up, and phases shown under them", () => {
    const powered = told("powered", { seat: 0, card: "EN-02" });
    expect(powered.seats[0]?.energy).toEqual({
      drawn: [{ card: "EN-02", phase: null, sure: expect.anything() }],
      pile: ["EN-01"],
      used: [],
    });
    const selected = told("selected", { seat: 0, phases: ["recycle", "design"] }, powered);
    expect(selected.seats[0]?.energy.drawn).toMatchObject([
      { card: "EN-02", phase: "recycle" },
    ]);
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

describe("plans", () => {
  const item = (kind: RaisingItem["kind"], amount: number) => ({ kind, amount, other: null });
  const step = (key: string, action: string, more: object = {}) => ({
    ...{ key, action, inside: false, gets: [], pays: [], choices: [] },
    ...more,
  });
  const choice = (action: string, more: object = {}) => ({
    ...{ action, stays: true, gets: [], pays: [] },
    ...more,
  });
  const plan = {
    ...{ answer: "", advised: true, batteries: [1], stop: "" },
    steps: [
      step("perform", "batteries:1", { pays: [item("battery", 1)] }),
      step("use", "use:F1", { choices: [choice("skip")] }),
      step("gain", "gain:gear", {
        inside: true,
        gets: [item("gear", 1)],
        choices: [choice("gain:sensor", { gets: [item("sensor", 1)] })],
      }),
      step("use", "use:D2", { gets: [item("battery", 3)] }),
      step("cycle", "done", {
        inside: true,
        gets: [item("card", 1)],
        choices: [choice("discard:RB-01"), choice("discard:RB-02")],
      }),
    ],
  } as unknown as RaisingPlan;
  const NONE = new Map<number, string>();

  test("an answer and what is asked inside it are one line", () => {
    expect(linesOf(plan).map(({ head, inside }) => [head, ...inside])).toEqual([[0], [1, 2], [3, 4]]);
  });

  test("all is answered in order, as it was proposed or otherwise", () => {
    const all = ["batteries:1", "use:F1", "gain:gear", "use:D2", "done"];
    expect(answersOf(plan, NONE, [])).toEqual(all);
    expect(answersOf(plan, new Map([[2, "gain:sensor"]]), [])[2]).toBe("gain:sensor");
    expect(answersOf(plan, NONE, [], 2)).toEqual(["batteries:1", "use:F1"]);
  });

  test("a plan is proposed if it begins with an answer on offer, or with other batteries", () => {
    const first = (...offered: string[]) => openPlans([plan], offered.map(option), undefined).length;
    expect(first("skip", "batteries:1")).toBe(1);
    expect(first("batteries:2")).toBe(1);
    expect(first("place:RB-01")).toBe(0);
    expect(first()).toBe(0);
  });

  test("a lesson that asks for something else than all plans has none", () => {
    const open = (...ways: string[]) => openPlans([plan], [option("batteries:1")], ways).length;
    expect(open("batteries:1 use:F1 gain:g*")).toBe(1); // more than it asks for
    expect(open("batteries:1 use:F1 gain:sensor")).toBe(0);
  });

  test("what is left out is not asked about", () => {
    const left = answersOf(plan, new Map([[1, "skip"]]), []);
    expect(left).toEqual(["batteries:1", "skip", "use:D2", "done"]);
  });

  test("cards are exchanged before the end is said, which nobody asks without cards", () => {
    expect(answersOf(plan, NONE, ["RB-02"]).slice(3)).toEqual(["use:D2", "discard:RB-02", "done"]);
    const all = answersOf(plan, NONE, ["RB-02", "RB-01"]).slice(3);
    expect(all).toEqual(["use:D2", "discard:RB-01", "discard:RB-02"]);
  });

  test("what is gained and what is paid is told in all", () => {
    const lines = linesOf(plan);
    const { gets, pays } = summed(plan, NONE, lines);
    expect(gets).toEqual([item("battery", 2), item("gear", 1), item("card", 1)]);
    expect(pays).toEqual([]);
    const other = summed(plan, new Map([[2, "gain:sensor"]]), lines.slice(0, 2));
    expect(other).toEqual({ gets: [item("sensor", 1)], pays: [item("battery", 1)] });
  });
});

describe("sounds", () => {
  test("building, upgrading and scoring are heard, other gains are not", () => {
    const heard = (kind: string, facts: object = {}) => cue(event(kind, facts as never));
    expect(heard("assembled")).toBe("build");
    expect(heard("placed")).toBe("repair");
    expect(heard("gained", { good: "vp", amount: 2 })).toBe("gain");
    expect(heard("gained", { good: "gear", amount: 2 })).toBeNull();
  });
});
