import { describe, expect, test } from "vitest";

import { placeFor } from "../src/parts/bubble";

const WINDOW = { left: 0, top: 0, width: 400, height: 800 };
const BUBBLE = { width: 200, height: 60 };
const thing = (left: number, top: number) => ({ left, top, width: 80, height: 100 });

describe("a bubble", () => {
  test("it stands above the middle of a thing, and points at it", () => {
    const place = placeFor(thing(160, 400), BUBBLE, WINDOW);
    expect(place).toMatchObject({ left: 100, side: "above", arrow: 100 });
    expect(place.top + BUBBLE.height).toBeLessThan(400);
  });

  test("where there is no room above, it stands below", () => {
    const place = placeFor(thing(160, 20), BUBBLE, WINDOW);
    expect(place.side).toBe("below");
    expect(place.top).toBeGreaterThan(120);
  });

  test("it never leaves the window, and still points at the thing", () => {
    const right = placeFor(thing(350, 400), BUBBLE, WINDOW);
    expect(right.left + BUBBLE.width).toBeLessThan(400);
    expect(right.left + right.arrow).toBeGreaterThan(350);
    const left = placeFor(thing(-60, 400), BUBBLE, WINDOW);
    expect(left.left).toBeGreaterThan(0);
    const high = placeFor({ left: 0, top: -200, width: 400, height: 1200 }, BUBBLE, WINDOW);
    expect(high.top).toBeGreaterThanOrEqual(0);
    expect(high.top + BUBBLE.height).toBeLessThanOrEqual(800);
  });
});
