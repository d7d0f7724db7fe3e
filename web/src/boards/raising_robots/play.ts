/** Which answer a piece stands for, by what is asked. */

import type { Option } from "../../shapes";
import { isAsked, isOffered } from "../facts";
import type { Phase } from "./kinds";

/** Whether hand cards are assembled by one of their two columns. */
export function isAssembling(options: readonly Option[]): boolean {
  return options.some(({ verb, place }) => verb === "assemble" && place !== "free");
}

export function handAction(card: string, options: readonly Option[]): string {
  if (isAsked("discard", options)) return `discard:${card}`;
  if (isAsked("pay", options)) return `pay:${card}`;
  return options.some(({ verb, place }) => verb === "assemble" && place === "free")
    ? `assemble:${card}@free`
    : `assemble:${card}@left`;
}

/** What a class card answers: one that was drawn, or one beside the board. */
export function classAction(card: string, isDrawn: boolean, options: readonly Option[]): string {
  if (isDrawn) return `keep:${card}`;
  return isAsked("swap", options) ? `swap:${card}` : `place:${card}`;
}

export function phaseAction(phase: Phase, options: readonly Option[]): string | null {
  if (isAsked("boost", options)) return `boost:${phase}`;
  return isAsked("pair", options) ? `pair:${phase}` : null;
}

export function goodAction(good: string, options: readonly Option[]): string | null {
  return [`gain:${good}`, `pay:${good}`].find((action) => isOffered(action, options)) ?? null;
}

const LOOSE_VERBS = new Set(["usual", "inspire", "ability", "gain", "pay", "base", "upgraded"]);
const CLOSING_VERBS = new Set(["done", "skip"]);

/** Whether an answer ends what is being done. */
export function isClosing({ verb }: Option): boolean {
  return CLOSING_VERBS.has(verb);
}

/** Answers the question itself shows: no piece stands for them, or it may be far away. */
export function looseOptions(options: readonly Option[]): Option[] {
  const loose = options.filter(({ verb }) => LOOSE_VERBS.has(verb));
  return [...loose, ...options.filter(isClosing)];
}

export function batteryOptions(options: readonly Option[]): number[] {
  return options.filter(({ verb }) => verb === "batteries").map(({ thing }) => Number(thing));
}
