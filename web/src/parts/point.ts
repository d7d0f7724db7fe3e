/** Marks pieces on the board that somebody reads about, and nothing else. */

import type { Option } from "../shapes";

const POINTED = "data-pointed";

function named(kind: "thing" | "place", name: string): string {
  return name ? `[data-${kind}="${CSS.escape(name)}"]` : "";
}

/** Marks all pieces that have one of these names; none to leave it. */
export function point(names: readonly string[]): void {
  for (const old of document.querySelectorAll(`[${POINTED}]`)) old.removeAttribute(POINTED);
  for (const name of names) {
    const pieces = `.board ${named("thing", name)}, .board ${named("place", name)}`;
    for (const piece of document.querySelectorAll(pieces)) piece.setAttribute(POINTED, "");
  }
}

/** The piece that stands for an answer, if the board has one. */
export function pieceOf({ thing, place }: Pick<Option, "thing" | "place">): HTMLElement | null {
  const both = thing && place ? `.board ${named("thing", thing)}${named("place", place)}` : "";
  const some = [both, named("thing", thing), named("place", place)].filter(Boolean);
  for (const selector of some) {
    const inBoard = selector.startsWith(".board") ? selector : `.board ${selector}`;
    const found = document.querySelector<HTMLElement>(inBoard);
    if (found) return found;
  }
  return null;
}

/** Brings the piece of an answer into view and marks it, until somebody does something else. */
export function show(option: Pick<Option, "thing" | "place">): void {
  const piece = pieceOf(option);
  if (!piece) return;
  point([]);
  piece.setAttribute(POINTED, "");
  piece.scrollIntoView({ block: "nearest" });
  piece.focus({ preventScroll: true });
  const leave = (): void => point([]);
  setTimeout(() => {
    for (const doing of ["pointerdown", "keydown"]) addEventListener(doing, leave, { once: true });
  });
}
