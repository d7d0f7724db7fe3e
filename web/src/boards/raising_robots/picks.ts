/** Hand cards given up together: chosen in any order, answered in the order the rules ask for. */

import { useEffect, useState } from "preact/hooks";

import type { Option } from "../../shapes";
import type { BoardProps } from "../board";

const KEPT = 5; // of the first cards (RR-STA-02)

/** How many cards may be chosen. */
export interface Wanted {
  least: number;
  most: number;
}

export interface Picks extends Wanted {
  chosen: readonly string[];
  /** Cards that may be chosen, in the order they are answered in. */
  open: readonly string[];
  toggle: (card: string) => void;
  /** What the cards chosen answer, "" if there are too few. */
  answer: string;
}

/** How many cards a question asks for at once, null if it asks for none. */
export function picksWanted(question: string, hand: readonly string[]): Wanted | null {
  if (question === "cull") return { least: hand.length - KEPT, most: hand.length - KEPT };
  return question === "cycle" ? { least: 0, most: hand.length } : null;
}

/** The cards that can still be given up: from the first on offer on. */
export function openPicks(hand: readonly string[], options: readonly Option[]): string[] {
  const first = options.find(({ verb }) => verb === "discard")?.thing ?? "";
  return hand.includes(first) ? hand.slice(hand.indexOf(first)) : [];
}

/** One answer after the other; "done" is asked for only while cards are left to give up. */
export function picksAnswer(
  question: string,
  chosen: readonly string[],
  open: readonly string[],
): string {
  const answers = chosen.map((card) => `discard:${card}`);
  const isAsked = question === "cycle" && chosen.at(-1) !== open.at(-1);
  return [...answers, ...(isAsked ? ["done"] : [])].join(" ");
}

/** What is chosen while cards are to be given up, else null. */
export function usePicks(
  { question, options }: BoardProps,
  hand: readonly string[] | null,
): Picks | null {
  const [wishes, setWishes] = useState<readonly string[]>([]);
  useEffect(() => setWishes([]), [question]);
  const wanted = hand && options.length > 0 ? picksWanted(question, hand) : null;
  if (!hand || !wanted) return null;
  const open = openPicks(hand, options);
  const chosen = open.filter((card) => wishes.includes(card));
  const toggle = (card: string): void =>
    setWishes((before) => {
      const kept = before.filter((one) => one !== card && open.includes(one));
      if (before.includes(card)) return kept;
      return kept.length < wanted.most ? [...kept, card] : before;
    });
  const isReady = chosen.length >= wanted.least;
  const answer = isReady ? picksAnswer(question, chosen, open) : "";
  return { ...wanted, chosen, open, toggle, answer };
}
