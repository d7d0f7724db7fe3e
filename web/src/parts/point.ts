/** Marks pieces on the board that somebody reads about, and nothing else. */

import type { Option } from "../shapes";
import { NAMED } from "./about";

const POINTED = "data-pointed";

/** The pieces of a name, called so in the most particular way that the board knows. */
function piecesOf(name: string, ways: readonly string[] = NAMED): HTMLElement[] {
  for (const way of name ? ways : []) {
    const found = document.querySelectorAll<HTMLElement>(`.board [data-${way}="${CSS.escape(name)}"]`);
    if (found.length > 0) return [...found];
  }
  return [];
}

function atPlace(name: string): HTMLElement[] {
  return piecesOf(name, ["place"]);
}

/** Marks all pieces that have one of these names; none to leave it. */
export function point(names: readonly string[]): void {
  for (const old of document.querySelectorAll(`[${POINTED}]`)) old.removeAttribute(POINTED);
  for (const piece of names.flatMap((name) => [...piecesOf(name), ...atPlace(name)])) {
    piece.setAttribute(POINTED, "");
  }
}

/** The piece that stands for an answer, if the board has one. */
export function pieceOf({ thing, place }: Pick<Option, "thing" | "place">): HTMLElement | null {
  const things = piecesOf(thing);
  const both = things.find((one) => place && one.dataset["place"] === place);
  return both ?? things[0] ?? atPlace(place)[0] ?? null;
}

/** Brings the piece of an answer into view and marks it, until somebody does something else. */
export function show(option: Pick<Option, "thing" | "place">): void {
  const piece = pieceOf(option);
  if (!piece) return;
  point([]);
  piece.setAttribute(POINTED, "");
  piece.scrollIntoView({ block: "nearest" });
  const button = piece.querySelector("button") ?? piece.closest("button") ?? piece;
  button.focus({ preventScroll: true });
  const leave = (): void => point([]);
  setTimeout(() => {
    for (const doing of ["pointerdown", "keydown"]) addEventListener(doing, leave, { once: true });
  });
}
