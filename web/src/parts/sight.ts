/** Where a card lies over the foot of the page: scrolling to what a lesson is about. */

/** How much of the window is above the card. */
function height(): number {
  const foot = getComputedStyle(document.documentElement).getPropertyValue("--foot");
  return innerHeight - (parseFloat(foot) || 0);
}

const ALMOST = 1; // pixels that nobody misses

/** Whether a thing is seen whole, or from its top on where it is large, and can be touched. */
function isInSight(thing: Element): boolean {
  const { left, top, bottom, width, height: tall } = thing.getBoundingClientRect();
  const isLarge = tall > height();
  const isSeen = isLarge ? top < height() / 2 : top >= -ALMOST && bottom <= height() + ALMOST;
  const found = document.elementFromPoint(left + width / 2, top + Math.min(tall, height() / 2) / 2);
  return isSeen && (thing.contains(found) || (found?.contains(thing) ?? false));
}

/** Has the middle of these things in the middle of what can be seen; of large ones, their top. */
function centre(things: readonly Element[]): void {
  const boxes = things.map((thing) => thing.getBoundingClientRect());
  const top = Math.min(...boxes.map((box) => box.top));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  const free = Math.max(0, height() - (bottom - top));
  scrollBy({ top: top - free / 2, behavior: "instant" });
}

/** Brings what is to be touched into sight, and what is to be looked at, too: all of it if there is room,
else the first of it. Nothing moves if it is there. */
export function bringIntoSight(touch: Element | null, spots: readonly Element[]): void {
  const hand = touch ? [touch] : [];
  bring([...hand, ...spots]);
  bring([...hand, ...spots.slice(0, 1)]);
}

/** Brings things into sight, the first of them if that is all there is room for. */
function bring(things: readonly Element[]): void {
  const first = things[0];
  if (!first) return;
  // What a board keeps in its place does not move with the rest: looking at the other may be enough.
  const ways = [[], things.slice(-1), things, [first]];
  for (const way of ways) {
    if (way.length > 0) centre(way);
    if (things.every(isInSight)) return;
    // In a row that is wider than the window.
    first.scrollIntoView({ block: "nearest", inline: "center", behavior: "instant" });
    if (things.every(isInSight)) return;
  }
}
