import { describe, expect, test } from "vitest";

import { typed } from "../src/boards/facts";
import { robotDoes, tileDoes, told } from "../src/boards/robot_quest_arena/effects";
import { flightOf } from "../src/boards/robot_quest_arena/flights";
import { squareName, squareOf, stacks, type Robot } from "../src/boards/robot_quest_arena/lookup";
import {
  canAct,
  comingRobots,
  handAction,
  isForChosen,
  isOpen,
  looseOptions,
  ownRobots,
  saleAction,
  squareAction,
} from "../src/boards/robot_quest_arena/play";
import { after, cue } from "../src/boards/robot_quest_arena/story";
import type { ArenaBoard, ArenaTile, ArenaView } from "../src/boards/robot_quest_arena/view";
import type { Words } from "../src/words";
import { event, option } from "./messages";

function robot(name: string, owner: number, square: string | null, more: Partial<Robot> = {}): Robot {
  const turn = { jumping: false, diagonal: false, used: false, discount: 0, bonus: 0 };
  return { robot: name, owner, square, red: 4, blue: 1, health: 5, ...turn, ...more };
}

/** A plain arena of 9 x 9. */
function table(robots: Robot[]): ArenaView {
  const arena = { rows: 9, columns: 9, tiles: Array<string>(81).fill("plain"), centre: [] };
  return typed<ArenaView>({ arena, robots });
}

/** Words that are their keys and places. */
const words = {
  say: (key: string, places: Record<string, unknown> = {}) =>
    key === "between-clauses"
      ? "; "
      : [key, ...Object.entries(places).map(([name, value]) => `${name}=${String(value)}`)].join(" "),
} as unknown as Words;

const at = (name: string): number => squareOf(name, 9);

describe("squares", () => {
  test("have names", () => {
    expect(squareName(at("r4c5"), 9)).toBe("r4c5");
    expect(squareOf(null, 9)).toBe(-1);
  });
});

describe("cards", () => {
  test("are told by the key and the numbers of their words", () => {
    expect(told({ word: "ranged", text: "effect-ranged_nolos", a: 2, b: 4 }, words)).toBe(
      "effect-ranged_nolos a=2 b=4",
    );
  });

  test("that look for robots ask for which robot they are played", () => {
    const facts = typed<never>({ cards: { gun: { seeks: true }, cell: { seeks: false } } });
    expect(isForChosen("cell", facts)).toBe(true);
    expect(isForChosen("gun", facts)).toBe(false);
  });

  test("equal ones are stacked", () => {
    expect(stacks(["battery", "hammer", "battery"])).toEqual([
      { card: "battery", count: 2 },
      { card: "hammer", count: 1 },
    ]);
  });
});

describe("what is printed", () => {
  const none = { reward: [], draw: 0, price: 0, shot: [], weight: 0, centre: false };
  const board = (more: Partial<ArenaBoard>) => robotDoes({ ...none, ...more } as ArenaBoard, words);
  const point = { word: "vp", text: "effect-vp", a: 1, b: 0 };

  test("on boards becomes a sentence with its numbers", () => {
    expect(board({})).toBe("");
    expect(board({ weight: 3 })).toBe("does-weight count=3");
    expect(board({ reward: [point], draw: 2 })).toBe(
      "does-knock-out gains=effect-vp a=1 b=0; does-draw count=2",
    );
    expect(board({ shot: [point], price: 4 })).toBe("does-shot price=4 effects=effect-vp a=1 b=0");
    expect(board({ centre: true, weight: 1 })).toBe("does-centre; does-weight count=1");
  });

  test("on tiles becomes a sentence with its numbers", () => {
    const empty: ArenaTile = {
      ...{ entry: false, start: [], enter: [], leave: 0, blocks: [] },
      status: "known",
    };
    const does = (more: Partial<ArenaTile>) => tileDoes({ ...empty, ...more }, words);
    expect(does({})).toBe("does-nothing");
    expect(does({ enter: [point], leave: 2 })).toBe(
      "does-enter effects=effect-vp a=1 b=0; does-leave count=2",
    );
    expect(does({ blocks: ["sight"] })).toBe("does-block-sight");
    expect(does({ blocks: ["movement", "sight"] })).toBe("does-block-both");
    expect(does({ entry: true })).toBe("does-entry");
  });
});

describe("answers", () => {
  const [pug, petri, crate] = [
    robot("pug", 0, "r4c4"),
    robot("petri", 0, "r0c0"),
    robot("crate", 1, "r4c5"),
  ];
  const view = table([pug, petri, crate]);
  const lines = { E: ["r4c5", "r4c8"].map(at), NW: ["r3c3", "r1c1"].map(at) };
  const doing = { card: "laser", robot: "pug", lines };
  const ask = (...actions: string[]) => actions.map(option);
  const pressed = (square: string, ...actions: string[]) =>
    squareAction({ ...view, doing }, ask(...actions), "pug", at(square));

  test("a square stands for a move, a push, or what else is asked", () => {
    expect(pressed("r3c4", "end")).toBe("move:pug@r3c4");
    expect(pressed("r4c5", "end")).toBe("push:crate@pug");
    expect(pressed("r4c5", "target:crate")).toBe("target:crate");
    expect(pressed("r0c0", "for:pug", "for:petri")).toBe("for:petri");
    expect(pressed("r1c1", "place:crate@r1c1")).toBe("place:crate@r1c1");
    expect(pressed("r3c4", "stop@r3c4", "stop@r4c3")).toBe("stop@r3c4");
  });

  test("of two robots to place, the chosen one is", () => {
    const both = ["place:petri@r1c1", "place:pug@r1c1", "place:pug@r4c4"];
    expect(pressed("r1c1", ...both)).toBe("place:pug@r1c1");
    expect(comingRobots(ask(...both))).toEqual(["petri", "pug"]);
    expect(comingRobots(ask("end"))).toEqual([]);
  });

  test("a direction is given by any square in line with the robot that acts", () => {
    expect(pressed("r4c8", "aim:E")).toBe("aim:E");
    expect(pressed("r1c1", "aim:E")).toBe("aim:NW");
    expect(pressed("r1c2", "aim:E")).toBe("move:pug@r1c2");
  });

  test("a square farther away stands for all steps of the way there", () => {
    const walk = { way: ["r3c4", "r3c5", "r3c6"], moves: 3, energy: 0, damage: 0 };
    const walks = { pug: { r3c6: walk } };
    const planned = { ...view, plans: { charge: null, walks, idle: { attacks: [], energy: 0 } } };
    const answer = (square: string) => squareAction(planned, ask("end"), "pug", at(square));
    expect(answer("r3c6")).toBe("move:pug@r3c4 move:pug@r3c5 move:pug@r3c6");
    expect(answer("r8c8")).toBe("move:pug@r8c8"); // no way leads there
    expect(isOpen(answer("r3c6"), { options: ask("end", "move:pug@r3c4") })).toBe(true);
    const lesson = (...ways: string[]) => ({ options: ask("move:pug@r3c4"), ways });
    expect(isOpen(answer("r3c6"), lesson("move:pug@r3c4 move:pug@r3c5 move:pug@r3c6 end"))).toBe(true);
    expect(isOpen(answer("r3c6"), lesson("move:pug@r3c4 move:pug@r4c4"))).toBe(false);
    expect(isOpen(answer("r3c6"), lesson("move:pug@r3c4"))).toBe(false); // it would stop on the way
    expect(isOpen(answer("r8c8"), { options: ask("end", "move:pug@r3c4") })).toBe(false);
  });

  test("cards are played, discarded, scrapped, bought or taken", () => {
    expect(handAction("battery", ask("end"))).toBe("play:battery");
    expect(handAction("battery", ask("discard:hammer"))).toBe("discard:battery");
    expect(handAction("battery", ask("pass", "scrap:hammer@hand"))).toBe("scrap:battery@hand");
    expect(saleAction("mortar", ask("end"))).toBe("buy:mortar");
    expect(saleAction("mortar", ask("pass", "obtain:dynamo"))).toBe("obtain:mortar");
  });

  test("who may act, and what has no piece of its own", () => {
    expect(ownRobots(view, 0)).toEqual([pug, petri]);
    expect(ownRobots(table([{ ...pug, square: null }, petri]), 0)).toEqual([petri]);
    const options = ask("end", "exchange", "push:crate@pug", "push:petri@pug", "move:pug@r3c4");
    expect(canAct("pug", options)).toBe(true);
    expect(canAct("petri", options)).toBe(false);
    const loose = looseOptions(view, [...options, ...ask("pass", "aim:N")], 0);
    expect(loose.map(({ action }) => action)).toEqual(["push:petri@pug", "pass", "aim:N"]);
  });
});

describe("the show", () => {
  const side = {
    seat: 0,
    vp: 3,
    cards: 2,
    hand: ["battery", "hammer"],
    in_play: ["battery"],
    discard: ["thrusters"],
    deck: 5,
  };
  const other = { ...side, seat: 1, hand: null };
  const view = {
    turn: 1,
    active: 0,
    energy: 1,
    robots: [robot("pug", 0, "r4c4"), robot("crate", 1, "r4c5", { jumping: true })],
    seats: [side, other],
    shop: ["mortar", "dynamo", null],
    shop_deck: 40,
    supply: { rivet_gun: 12 },
    junkyard: [],
    reserve: 7,
    later: [
      { card: "dynamo", robot: "pug" },
      { card: "mortar", robot: "pug" },
      { card: "dynamo", robot: "petri" },
    ],
  } as never;

  test("robots slide, lose cubes and fall where they stood", () => {
    const slid = after(view, event("moved", { robot: "pug", row: 2, column: 7 }));
    expect(slid["robots"]).toMatchObject([{ square: "r2c7" }, { square: "r4c5" }]);
    const hurt = after(view, event("damaged", { robot: "crate", red: 4, blue: 1 }));
    expect(hurt["robots"]).toMatchObject([{ red: 4 }, { red: 0, blue: 0 }]);
    const fallen = after(hurt, event("knocked_out", { robot: "crate" }));
    expect(fallen["robots"]).toMatchObject([{}, { square: null, fell: "r4c5" }]);
    const back = after(fallen, event("returned", { robot: "crate", left: 6, red: 5, blue: 1 }));
    expect(back).toMatchObject({ reserve: 6, robots: [{}, { red: 5, blue: 1 }] });
  });

  test("cards leave the Shop or a Supply pile for a discard pile", () => {
    const bought = after(view, event("obtained", { seat: 1, card: "dynamo" }));
    expect(bought["shop"]).toEqual(["mortar", null, null]);
    expect(bought["seats"]).toMatchObject([{}, { discard: ["thrusters", "dynamo"] }]);
    const supplied = after(view, event("obtained", { seat: 0, card: "rivet_gun" }));
    expect(supplied).toMatchObject({ supply: { rivet_gun: 11 }, shop: ["mortar", "dynamo", null] });
    const filled = after(view, event("shop_filled", { card: "buzz_saw", slot: 3 }));
    expect(filled).toMatchObject({ shop: ["mortar", "dynamo", "buzz_saw"], shop_deck: 39 });
  });

  test("what is exchanged is what the event says", () => {
    const before = { ...(view as object), energy: 3, moves: 1 };
    const done = after(before, event("exchanged", { seat: 0, energy: 1, moves: 1 }));
    expect(done).toMatchObject({ energy: 2, moves: 2 });
  });

  test("hands are played, cleaned up and drawn, seen or not", () => {
    const played = after(view, event("played", { seat: 0, card: "hammer" }));
    expect(played["seats"]).toMatchObject([{ hand: ["battery"], in_play: ["battery", "hammer"] }, {}]);
    const clean = after(played, event("cleaned_up", { seat: 0, cards: ["battery"] }));
    const discard = ["thrusters", "battery", "hammer", "battery"];
    expect(clean["seats"]).toMatchObject([{ hand: [], in_play: [], cards: 0, discard }, {}]);
    const drawn = after(view, event("drew", { seat: 1 }, true));
    expect(drawn["seats"]).toMatchObject([{ deck: 5 }, { deck: 4, cards: 3, hand: null }]);
  });

  test("what was promised for the end of the turn happens once", () => {
    const due = after(view, event("came_due", { seat: 0, card: "dynamo" }));
    expect(due["later"]).toEqual([
      { card: "mortar", robot: "pug" },
      { card: "dynamo", robot: "petri" },
    ]);
  });

  test("cards and cubes fly to the piles they go to", () => {
    const seen = typed<ArenaView>(view);
    const hurt = flightOf(seen, event("damaged", { robot: "crate", red: 1, blue: 0 }));
    expect(hurt).toEqual({ from: '[data-robot="crate"]', to: '[data-vp="0"]' });
    const supplied = flightOf(seen, event("obtained", { seat: 1, card: "rivet_gun" }));
    expect(supplied).toEqual({ from: '[data-sale="rivet_gun"]', to: '[data-pile="discard-1"]' });
    expect(flightOf(seen, event("obtained", { seat: 1, card: "mortar" }))?.from).toBe(".rqa-gap");
    expect(flightOf(seen, event("moved", { robot: "crate" }))).toBeNull();
  });

  test("hits, purchases and knock-outs are heard", () => {
    const heard = ["damaged", "obtained", "knocked_out", "drew"].map((kind) => cue(event(kind)));
    expect(heard).toEqual(["hit", "buy", "fall", null]);
  });

  test("a turn begins with nothing left of the one before", () => {
    const begun = after(view, event("turn_began", { seat: 1, turn: 2 }));
    expect(begun).toMatchObject({ turn: 2, active: 1, energy: 0, robots: [{}, { jumping: false }] });
    expect(after(view, event("unheard_of"))).toBe(view);
  });
});
