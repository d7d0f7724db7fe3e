/** The effect words of a card (RQA 5.4), read from `ranged(2,4,nolos); splash(1)`. */

import type { Words } from "../../words";

export interface Effect {
  op: string;
  a: number;
  b: number;
  nolos: boolean;
}

/** Strider's own attack (RQA-ROB-05). */
export const ABILITY = "ranged(1,2)";

/** Words that look for robots in the arena. */
export const ARENA_WORDS = new Set(["melee", "ranged", "pull", "line", "blast"]);

/** Words that act on whom such a word has found. */
const AFTER_WORDS = new Set(["repel_target", "pull_target", "blast_repel", "splash"]);

export function readEffects(text: string): Effect[] {
  return [...text.matchAll(/([a-z_]+)\(([^)]*)\)/g)].map(([, op = "", inside = ""]) => {
    const parts = inside.split(",").map((part) => part.trim());
    const [a = 0, b = 0] = parts.map(Number).filter((number) => !Number.isNaN(number));
    return { op, a, b, nolos: parts.includes("nolos") };
  });
}

/** Whether a card looks for robots: then its player is asked for which robot it is played. */
export function looksForRobots(effects: readonly Effect[]): boolean {
  return effects.some(({ op }) => ARENA_WORDS.has(op) || AFTER_WORDS.has(op));
}

/** An effect word for people. */
export function told({ op, a, b, nolos }: Effect, words: Words): string {
  return words.say(`effect-${op}${nolos ? "_nolos" : ""}`, { a, b });
}

/** All that a card does, in a sentence. */
export function toldAll(effects: readonly Effect[], words: Words): string {
  return effects.map((effect) => told(effect, words)).join("; ");
}
