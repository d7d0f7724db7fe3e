import { describe, expect, test } from "vitest";

import en from "../../src/automatable/games/duel/text/en.ftl?raw";
import fr from "../../src/automatable/games/duel/text/fr.ftl?raw";
import { jagged, Places, type Room } from "../src/boards/duel/places";
import { after, beat, cue, inOrder, rounds } from "../src/boards/duel/story";
import { SOUNDS } from "../src/sound";
import { bundle, Words } from "../src/words";
import { event } from "./messages";

const REVEALED = { seat: 0, card: "Spark", other: 1, other_card: "Move" };
const ROOMS: Room[] = [
  { width: 1100, height: 500, isTall: false, above: 270, below: 160 },
  { width: 828, height: 160, isTall: false, above: 130, below: 110 },
  { width: 374, height: 420, isTall: true, above: 115, below: 95 },
  { width: 344, height: 310, isTall: true, above: 115, below: 95 },
];
const CARDS = [
  ...["Charge", "Spark", "Barrier", "Lightning", "Counter", "Move"],
  ...["Ray", "Recovery", "Trap", "Copy"],
];

describe.each(ROOMS)("a stage of $width by $height", (room) => {
  test("has no square of one's own behind the robot on the one before", () => {
    const places = new Places(room, 4);
    const wide = 27 * places.unit; // from the middle of a robot to its side
    for (const square of [1, 2, 3]) {
      const [at, before] = [places.square("near", square), places.square("near", square - 1)];
      expect(Math.hypot(at.x - before.x, at.y - before.y)).toBeGreaterThan(wide);
      expect(at.x - before.x).toBeGreaterThan(0.7 * wide);
    }
  });

  test.each([2, 4, 8])("has one's own start left or at the foot, on %i squares", (length) => {
    const places = new Places(room, length);
    const [near, far] = [places.square("near", 0), places.square("far", 0)];
    expect(near.x).toBeLessThan(far.x);
    if (room.isTall) expect(near.y).toBeGreaterThan(far.y);
    else expect(near.y).toBeCloseTo(far.y);
    for (const whose of ["near", "far"] as const) {
      const toMoon = Array.from({ length: length + 1 }, (_, square) => {
        const { x, y } = places.square(whose, square);
        expect(x).toBeGreaterThan(0);
        expect(x).toBeLessThan(room.width);
        expect(y).toBeLessThan(room.height);
        return Math.hypot(x - places.moon.x, y - places.moon.y);
      });
      expect(toMoon).toEqual([...toMoon].sort((a, b) => b - a));
      expect(toMoon.at(-1)).toBeLessThan(places.moon.r);
    }
  });

  test("has room for both cards, beside each other", () => {
    const places = new Places(room, 4);
    const { width, height } = places.card;
    for (const whose of ["near", "far"] as const) {
      const { x, y } = places.zone(whose);
      expect(y - height / 2).toBeGreaterThanOrEqual(room.isTall && whose === "far" ? room.above : 0);
      expect(y + height / 2).toBeLessThanOrEqual(
        room.height - (room.isTall && whose === "near" ? room.below : 0),
      );
      expect(x - width / 2).toBeGreaterThanOrEqual(0);
      expect(x + width / 2).toBeLessThanOrEqual(room.width);
    }
    expect(Math.abs(places.zone("far").x - places.zone("near").x)).toBeGreaterThan(width);
  });
});

test("lightning begins and ends where it should", () => {
  const line = jagged({ x: 0, y: 10 }, { x: 100, y: 10 }, 5, 8);
  expect(line.startsWith("M0.0 10.0L")).toBe(true);
  expect(line.endsWith("L100.0 10.0")).toBe(true);
  expect(line.split("L")).toHaveLength(6);
});

test("each round tells what both played and what came of it", () => {
  const story = [
    event("round_began", { round: 1 }),
    event("revealed", REVEALED),
    event("hit", { seat: 1, damage: 1 }),
    event("moved", { seat: 1, square: 1 }),
    event("round_began", { round: 2 }),
    event("revealed", { ...REVEALED, card: "Charge" }),
  ];
  expect(rounds(story)).toEqual([
    {
      round: 1,
      cards: ["Spark", "Move"],
      hits: [0, 1],
      moves: [false, true],
      events: story.slice(1, 4),
    },
    {
      round: 2,
      cards: ["Charge", "Move"],
      hits: [0, 0],
      moves: [false, false],
      events: story.slice(5),
    },
  ]);
});

test("the view after an event differs only there", () => {
  const side = { seat: 0, health: 1, battery: 4, disk: 0, square: 0, play: null };
  const view = { round: 1, tiles: 4, sides: [side, { ...side, seat: 1 }] };
  const hit = after(view, event("hit", { seat: 0, damage: 1 }));
  expect(hit).toEqual({ round: 1, tiles: 4, sides: [{ ...side, health: 0 }, { ...side, seat: 1 }] });
  const gained = after(view, event("gained", { seat: 1, battery: 0, disk: 1 }));
  expect(gained).toEqual({ round: 1, tiles: 4, sides: [side, { ...side, seat: 1, disk: 1 }] });
  expect(after(view, event("unheard_of", { seat: 0 }))).toBe(view);
});

test("a revealed Copy is shown as what it copies", () => {
  const view = { tiles: 4, sides: [{ seat: 0 }, { seat: 1 }] };
  const shown = after(view, event("revealed", { ...REVEALED, card: "Copy" }));
  expect(shown["sides"]).toEqual([
    { seat: 0, play: "Copy", acts: "Copy" },
    { seat: 1, play: "Move", acts: "Move" },
  ]);
  const copied = after(shown, event("copied", { seat: 0, card: "Lightning" }));
  expect(copied["sides"]).toEqual([
    { seat: 0, play: "Copy", acts: "Lightning" },
    { seat: 1, play: "Move", acts: "Move" },
  ]);
});

test("bonus cards keep the order they came in", () => {
  const story = [
    event("drew", { seat: 1, card: "Copy" }),
    event("drew", { seat: 0, card: "Trap" }),
    event("drew", { seat: 0, card: "Ray" }),
  ];
  expect(inOrder(["Ray", "Trap"], story, 0)).toEqual(["Trap", "Ray"]);
  expect(inOrder(["Ray", "Recovery", "Trap"], story, 0)).toEqual(["Recovery", "Trap", "Ray"]);
});

test("what is heard is shown, and the reveal longest of all", () => {
  const kinds = ["paid", "copied", "gained", "tied", "blocked", "hit", "moved", "drew", "ended"];
  for (const kind of kinds) {
    expect(beat(event(kind))).toBeLessThanOrEqual(beat(event("revealed")) / 2);
    const heard = cue(event(kind));
    if (heard) expect(SOUNDS[heard].tones.length).toBeGreaterThan(0);
  }
  expect(cue(event("revealed"))).toBe("unveil");
  expect(cue(event("round_began"))).toBe(null);
});

test.each(["en", "fr"] as const)("every card explains itself at length in %s", (lang) => {
  const words = new Words(lang, [bundle(lang, lang === "en" ? en : fr)]);
  for (const card of CARDS) {
    expect(words.say(`board-more-${card}`).length).toBeGreaterThan(40);
    expect(words.say(`board-more-${card}`)).toContain(words.thing(card));
  }
});
