/** Hand cards given up together: chosen in any order, answered one after the other. */

import { useEffect, useState } from "preact/hooks";

import type { Option } from "../../shapes";
import type { BoardProps } from "../board";
import type { RaisingDoing } from "./view";

export interface Picks {
  /** How many cards may be chosen. */
  least: number;
  most: number;
  /** How many cards are drawn for those chosen. */
  drawn: number;
  chosen: readonly string[];
  /** Cards that may be chosen. */
  open: readonly string[];
  toggle: (card: string) => void;
  /** What the cards chosen answer, "" if there are too few. */
  answer: string;
}

/** The cards that can be given up, in the order of the hand. */
export function openPicks(hand: readonly string[], options: readonly Option[]): string[] {
  const open = new Set(options.filter(({ verb }) => verb === "discard").map(({ thing }) => thing));
  return hand.filter((card) => open.has(card));
}

/** One answer after the other; the end is said where it may be, and cards are left. */
export function picksAnswer(
  chosen: readonly string[],
  open: readonly string[],
  options: readonly Option[],
): string {
  const answers = chosen.map((card) => `discard:${card}`);
  const canEnd = options.some(({ action }) => action === "done") && chosen.length < open.length;
  return [...answers, ...(canEnd ? ["done"] : [])].join(" ");
}

/** What is chosen while cards are to be given up, else null. */
export function usePicks(
  { question, options }: BoardProps,
  hand: readonly string[] | null,
  doing: RaisingDoing | null,
): Picks | null {
  const [wishes, setWishes] = useState<readonly string[]>([]);
  useEffect(() => setWishes([]), [question]);
  if (!hand || !doing || doing.most === 0 || options.length === 0) return null;
  const { least, most, draws } = doing;
  const open = openPicks(hand, options);
  const chosen = open.filter((card) => wishes.includes(card));
  const toggle = (card: string): void =>
    setWishes((before) => {
      const kept = before.filter((one) => one !== card && open.includes(one));
      if (before.includes(card)) return kept;
      return kept.length < most ? [...kept, card] : before;
    });
  const answer = chosen.length >= least ? picksAnswer(chosen, open, options) : "";
  return { least, most, drawn: draws[chosen.length] ?? 0, chosen, open, toggle, answer };
}
