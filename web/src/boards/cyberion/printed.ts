/** What is printed on the pieces of this table, for everything that draws one. */

import { createContext } from "preact";
import { useContext } from "preact/hooks";

import type { Words } from "../../words";
import type { CyberionFacts, CyberionNeed, CyberionPiece } from "./view";

export const Printed = createContext<CyberionFacts>({ machines: {}, pieces: {} });

const BLANK: CyberionPiece = { kind: "robot", model: null, size: null };

export function usePiece(name: string): CyberionPiece {
  return useContext(Printed).pieces[name] ?? BLANK;
}

/** The numbers of levels and stages. */
export const ROMAN = ["I", "II", "III", "IV", "V"] as const;

/** What a Machine asks for, as signs to draw: models, sizes, or marks for those that are equal. */
export interface Signs {
  signs: string[];
  /** What the signs leave unsaid. */
  note: string;
}

export function signsOf(needs: CyberionNeed): Signs {
  const all = (sign: string): string[] => several(sign, needs.robots);
  switch (needs.kind) {
    case "same_model":
      return { signs: all(needs.model ?? ""), note: "" };
    case "same_size":
      return { signs: all(String(needs.size)), note: "" };
    case "sum_at_least":
      return { signs: all(""), note: `Σ ≥ ${needs.sum}` };
    case "sum_at_most":
      return { signs: all(""), note: `Σ ≤ ${needs.sum}` };
    case "identical":
      return { signs: all("="), note: "" };
    case "groups":
      return { signs: needs.groups.flatMap((count, k) => several("ab"[k] ?? "", count)), note: "" };
    case "run":
      return { signs: (needs.runs[0] ?? []).map(String), note: ends(needs.runs) };
  }
}

function several(sign: string, count: number): string[] {
  return Array<string>(count).fill(sign);
}

/** The first and the last size of each run, where there is more than one. */
function ends(runs: readonly number[][]): string {
  return runs.length > 1 ? runs.map((run) => `${run[0]}-${run.at(-1)}`).join(" / ") : "";
}

/** What the sizes of a crew add up to; 0 where its cards do not say: a Multibot has any size, and of
one card more than the Machine wants, one is for its Microbot. */
export function sumOf(
  crew: readonly (string | null)[],
  wants: number,
  pieces: CyberionFacts["pieces"],
): number {
  const sizes = crew.flatMap((card) => (card === null ? [] : [pieces[card]?.size ?? null]));
  if (crew.length > wants || sizes.includes(null)) return 0;
  return sizes.reduce<number>((sum, size) => sum + (size ?? 0), 0);
}

/** What a Machine asks for in words, its own or, if it has none, made of what it needs. */
export function aboutMachine(machine: string, needs: CyberionNeed, words: Words): string {
  return (
    words.about(`thing-${machine}`) ||
    words.say(`need-${needs.kind}`, {
      robots: needs.robots,
      model: words.thing(needs.model ?? ""),
      size: needs.size ?? 0,
      sum: needs.sum ?? 0,
      groups: needs.groups.join("+"),
      runs: needs.runs.map((run) => run.join("-")).join(" / "),
    })
  );
}

/** How many of each thing the action under way has picked, as `SIR3@stock`. */
export function picked(doing: readonly string[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const action of doing) {
    const thing = action.slice(action.indexOf(":") + 1);
    found.set(thing, (found.get(thing) ?? 0) + 1);
  }
  return found;
}
