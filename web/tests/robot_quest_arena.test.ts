import { describe, expect, test } from "vitest";

import { looksForRobots, readEffects } from "../src/boards/robot_quest_arena/effects";
import { flightOf } from "../src/boards/robot_quest_arena/flights";
import {
  beam,
  distance,
  isCrossed,
  priceOfPush,
  reachOf,
  sees,
  step,
} from "../src/boards/robot_quest_arena/geometry";
import {
  canAct,
  handAction,
  looseOptions,
  ownRobots,
  saleAction,
  squareAction,
} from "../src/boards/robot_quest_arena/play";
import {
  change,
  rqaView,
  squareName,
  squareOf,
  stacks,
  type Robot,
  type RqaView,
} from "../src/boards/robot_quest_arena/shape";
import { after } from "../src/boards/robot_quest_arena/story";
import { event, option } from "./messages";

const LETTERS: Record<string, string> = { "#": "wall", F: "smoke", P: "pothole", K: "tacks" };

function robot(name: string, owner: number, square: string | null, more: Partial<Robot> = {}): Robot {
  const turn = { jumping: false, diagonal: false, used: false, discount: 0, bonus: 0 };
  return { robot: name, owner, square, red: 4, blue: 1, health: 5, ...turn, ...more };
}

/** A plain arena of 9 x 9 with tiles such as `#r2c3`. */
function table(tiles: string, robots: Robot[], teams = [0, 1, 2]): RqaView {
  const drawn = Array<string>(81).fill("plain");
  for (const tile of tiles.split(" ").filter(Boolean))
    drawn[squareOf(tile.slice(1), 9)] = LETTERS[tile[0] ?? ""] ?? "";
  const seats = teams.map((team, seat) => ({ seat, team }));
  const arena = { rows: 9, columns: 9, tiles: drawn, centre: [], smoke_hides: false };
  return rqaView({ arena, robots, seats } as never);
}

const at = (name: string): number => squareOf(name, 9);

describe("squares", () => {
  test("have names and neighbours", () => {
    expect(squareName(at("r4c5"), 9)).toBe("r4c5");
    expect(squareOf(null, 9)).toBe(-1);
    const { arena } = table("", []);
    expect(step(arena, at("r4c4"), 1)).toBe(at("r3c5"));
    expect(step(arena, at("r0c4"), 0)).toBe(-1);
    expect(step(arena, at("r4c8"), 3)).toBe(-1);
  });

  test("a ring counts diagonals as one", () => {
    expect(distance(9, at("r4c4"), at("r1c2"))).toBe(3);
    expect(distance(9, at("r4c4"), at("r5c5"))).toBe(1);
  });
});

describe("line of sight", () => {
  test("passes between two Walls that touch at a corner only", () => {
    const view = table("#r2c3 #r3c2", []);
    expect(isCrossed(9, at("r2c2"), at("r3c3"), at("r2c3"))).toBe(false);
    expect(sees(view, at("r2c2"), at("r3c3"))).toBe(true);
  });

  test("is blocked by a Wall, by Smoke and by a robot, from either end", () => {
    const [pug, crate] = [robot("pug", 0, "r4c0"), robot("crate", 1, "r4c6")];
    for (const view of [
      table("#r4c3", [pug, crate]),
      table("Fr4c3", [pug, crate]),
      table("", [pug, crate, robot("petri", 2, "r4c3")]),
    ]) {
      expect(sees(view, at("r4c0"), at("r4c6"))).toBe(false);
      expect(sees(view, at("r4c6"), at("r4c0"))).toBe(false);
    }
    expect(sees(table("Kr4c3", [pug, crate]), at("r4c0"), at("r4c6"))).toBe(true);
  });

  test("a knight's move crosses both squares beside it", () => {
    expect(isCrossed(9, at("r0c0"), at("r2c1"), at("r1c0"))).toBe(true);
    expect(isCrossed(9, at("r0c0"), at("r2c1"), at("r1c1"))).toBe(true);
    expect(isCrossed(9, at("r0c0"), at("r2c1"), at("r0c1"))).toBe(false);
  });

  test("Smoke on an end square hides only where the table agreed on it", () => {
    const view = table("Fr4c4", []);
    expect(sees(view, at("r4c2"), at("r4c4"))).toBe(true);
    view.arena.smoke_hides = true;
    expect(sees(view, at("r4c2"), at("r4c4"))).toBe(false);
  });
});

describe("reach", () => {
  const pug = robot("pug", 0, "r4c4");

  test("a shot hits enemies in the ring that are seen, a mortar those behind a Wall too", () => {
    const seen = robot("petri", 1, "r2c4");
    const behind = robot("crate", 2, "r4c7");
    const view = table("#r4c6", [pug, seen, behind]);
    const shot = reachOf(view, pug, readEffects("ranged(2,3)"));
    expect(shot.targets).toEqual(["petri"]);
    expect(shot.hidden).toContain(at("r4c7"));
    expect(shot.open).not.toContain(at("r4c6"));
    expect(shot.open).not.toContain(at("r4c8"));
    const mortar = reachOf(view, pug, readEffects("ranged(2,4,nolos); splash(1)"));
    expect(mortar.targets).toEqual(["petri", "crate"]);
    expect(mortar.hidden).toEqual([]);
  });

  test("melee is orthogonal and never aims at a friend; a pull does", () => {
    const friend = robot("petri", 0, "r3c4");
    const corner = robot("crate", 1, "r3c5");
    const view = table("", [pug, friend, corner]);
    const fist = reachOf(view, pug, readEffects("melee(1)"));
    expect(fist).toEqual({ open: ["r3c4", "r4c5", "r5c4", "r4c3"].map(at), hidden: [], targets: [] });
    expect(reachOf(view, pug, readEffects("pull(4)")).targets).toEqual(["petri", "crate"]);
  });

  test("a beam goes through robots and stops at Walls, Smoke and the edge", () => {
    const view = table("#r4c7 Fr1c4", [pug, robot("petri", 1, "r4c5"), robot("crate", 2, "r4c8")]);
    expect(beam(view, at("r4c4"), 2, 8)).toEqual([at("r4c5"), at("r4c6")]);
    expect(beam(view, at("r4c4"), 0, 8)).toEqual([at("r3c4"), at("r2c4")]);
    expect(reachOf(view, pug, readEffects("line(2,8)")).targets).toEqual(["petri"]);
  });

  test("a robot out of the arena, and a card that looks for nobody, reach nothing", () => {
    const view = table("", [pug]);
    const nothing = { open: [], hidden: [], targets: [] };
    expect(reachOf(view, robot("petri", 1, null), readEffects("ranged(1,4)"))).toEqual(nothing);
    expect(reachOf(view, pug, readEffects("energy(2); draw(1)"))).toEqual(nothing);
  });
});

describe("prices", () => {
  test("a push costs two, Crate one more to its enemies, and a Pothole one more if it succeeds", () => {
    const pug = robot("pug", 0, "r4c4");
    const [petri, crate] = [robot("petri", 1, "r4c5"), robot("crate", 1, "r4c5")];
    expect(priceOfPush(table("", [pug, petri]), pug, petri)).toBe(2);
    expect(priceOfPush(table("", [pug, crate]), pug, crate)).toBe(3);
    expect(priceOfPush(table("", [pug, crate], [0, 0]), pug, crate)).toBe(2);
    expect(priceOfPush(table("", [pug, crate]), { ...pug, discount: 1 }, crate)).toBe(2);
    expect(priceOfPush(table("Pr4c4", [pug, petri]), pug, petri)).toBe(3);
    expect(priceOfPush(table("Pr4c4 #r4c6", [pug, petri]), pug, petri)).toBe(2);
  });
});

describe("cards", () => {
  test("are read word by word", () => {
    expect(readEffects("ranged(2,4,nolos); splash(1)")).toEqual([
      { op: "ranged", a: 2, b: 4, nolos: true },
      { op: "splash", a: 1, b: 0, nolos: false },
    ]);
    expect(readEffects("moves(2); jump()")[1]).toEqual({ op: "jump", a: 0, b: 0, nolos: false });
    expect(looksForRobots(readEffects("energy(3); draw(1)"))).toBe(false);
    expect(looksForRobots(readEffects("melee(2); draw(1)"))).toBe(true);
  });

  test("equal ones are stacked", () => {
    expect(stacks(["battery", "hammer", "battery"])).toEqual([
      { card: "battery", count: 2 },
      { card: "hammer", count: 1 },
    ]);
  });

  test("VP are shown as gems, blue and red cubes of the same value", () => {
    expect(change(0, 0)).toEqual({ gems: 0, blue: 0, red: 0 });
    expect(change(14, 2)).toEqual({ gems: 2, blue: 2, red: 0 });
    expect(change(3, 2)).toEqual({ gems: 0, blue: 1, red: 1 });
  });
});

describe("answers", () => {
  const [pug, petri, crate] = [
    robot("pug", 0, "r4c4"),
    robot("petri", 0, "r0c0"),
    robot("crate", 1, "r4c5"),
  ];
  const view = table("", [pug, petri, crate]);
  const ask = (...actions: string[]) => actions.map(option);
  const pressed = (square: string, ...actions: string[]) =>
    squareAction({ ...view, doing: { card: "laser", robot: "pug" } }, ask(...actions), "pug", at(square));

  test("a square stands for a move, a push, or what else is asked", () => {
    expect(pressed("r3c4", "end")).toBe("move:pug@r3c4");
    expect(pressed("r4c5", "end")).toBe("push:crate@pug");
    expect(pressed("r4c5", "target:crate")).toBe("target:crate");
    expect(pressed("r0c0", "for:pug", "for:petri")).toBe("for:petri");
    expect(pressed("r1c1", "place:crate@r1c1")).toBe("place:crate@r1c1");
    expect(pressed("r3c4", "stop@r3c4", "stop@r4c3")).toBe("stop@r3c4");
  });

  test("a direction is given by any square in line with the robot that acts", () => {
    expect(pressed("r4c8", "aim:E")).toBe("aim:E");
    expect(pressed("r1c1", "aim:E")).toBe("aim:NW");
    expect(pressed("r1c2", "aim:E")).toBe("move:pug@r1c2");
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
    expect(ownRobots(table("", [{ ...pug, square: null }, petri]), 0)).toEqual([petri]);
    const options = ask("end", "exchange", "push:crate@pug", "push:petri@pug", "move:pug@r3c4");
    expect(canAct("pug", options)).toBe(true);
    expect(canAct("petri", options)).toBe(false);
    expect(looseOptions(view, options, 0).map(({ action }) => action)).toEqual([
      "end",
      "exchange",
      "push:petri@pug",
    ]);
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
  } as never;

  test("robots slide, lose cubes and fall where they stood", () => {
    const slid = after(view, event("moved", { robot: "pug", row: 2, column: 7 }));
    expect(slid["robots"]).toMatchObject([{ square: "r2c7" }, { square: "r4c5" }]);
    const hurt = after(view, event("damaged", { robot: "crate", red: 4, blue: 1 }));
    expect(hurt["robots"]).toMatchObject([{ red: 4 }, { red: 0, blue: 0 }]);
    const fallen = after(hurt, event("knocked_out", { robot: "crate" }));
    expect(fallen["robots"]).toMatchObject([{}, { square: null, fell: "r4c5" }]);
    const back = after(fallen, event("returned", { robot: "crate", left: 6 }));
    expect(back).toMatchObject({ reserve: 6, robots: [{}, { red: 4, blue: 1 }] });
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

  test("hands are played, cleaned up and drawn, seen or not", () => {
    const played = after(view, event("played", { seat: 0, card: "hammer" }));
    expect(played["seats"]).toMatchObject([{ hand: ["battery"], in_play: ["battery", "hammer"] }, {}]);
    const clean = after(played, event("cleaned_up", { seat: 0, cards: ["battery"] }));
    const discard = ["thrusters", "battery", "hammer", "battery"];
    expect(clean["seats"]).toMatchObject([{ hand: [], in_play: [], cards: 0, discard }, {}]);
    const drawn = after(view, event("drew", { seat: 1 }, true));
    expect(drawn["seats"]).toMatchObject([{ deck: 5 }, { deck: 4, cards: 3, hand: null }]);
  });

  test("cards and cubes fly to the piles they go to", () => {
    const seen = rqaView(view);
    const hurt = flightOf(seen, event("damaged", { robot: "crate", red: 1, blue: 0 }));
    expect(hurt).toEqual({ from: '[data-robot="crate"]', to: '[data-vp="0"]' });
    const supplied = flightOf(seen, event("obtained", { seat: 1, card: "rivet_gun" }));
    expect(supplied).toEqual({ from: '[data-sale="rivet_gun"]', to: '[data-pile="discard-1"]' });
    expect(flightOf(seen, event("obtained", { seat: 1, card: "mortar" }))?.from).toBe(".rqa-gap");
    expect(flightOf(seen, event("moved", { robot: "crate" }))).toBeNull();
  });

  test("a turn begins with nothing left of the one before", () => {
    const begun = after(view, event("turn_began", { seat: 1, turn: 2 }));
    expect(begun).toMatchObject({ turn: 2, active: 1, energy: 0, robots: [{}, { jumping: false }] });
    expect(after(view, event("unheard_of"))).toBe(view);
  });
});
