/** Which answer a piece stands for, by what is asked. */

import type { Option } from "../../shapes";
import { readAbility } from "./notation";
import {
  isAsked,
  isOffered,
  type InventorFacts,
  type Phase,
  type Printed,
  type RaisingView,
  type Seat,
} from "./shape";

/** Whether hand cards are assembled by one of their two columns. */
export function isAssembling(options: readonly Option[]): boolean {
  return options.some(({ verb, place }) => verb === "assemble" && place !== "free");
}

/** Whether the hand is what the question is about: then it goes before the board. */
export function isHandFirst({ stage }: RaisingView, options: readonly Option[]): boolean {
  return stage === "start" || isAsked("discard", options) || isAsked("assemble", options);
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

/** What a robot in its slot can be asked for now. */
export function slotActions(card: string, options: readonly Option[]): string[] {
  return [`base:${card}`, `upgraded:${card}`, `place:${card}`].filter((action) =>
    isOffered(action, options),
  );
}

export function goodAction(good: string, options: readonly Option[]): string | null {
  return [`gain:${good}`, `pay:${good}`].find((action) => isOffered(action, options)) ?? null;
}

const LOOSE_VERBS = new Set(["usual", "inspire", "ability", "gain", "pay"]);
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

/** The abilities an inventor has now. */
export function abilitiesOf(facts: InventorFacts, isUpgraded: boolean): string[] {
  if (!isUpgraded) return [facts.base];
  return facts.icon === "OR" ? [facts.upgraded] : [facts.base, facts.upgraded];
}

/** How much energy each battery gives a seat in a phase. */
export function batteryWorth(seat: Seat, phase: Phase, printed: Printed): number {
  const inventor = seat.inventor === null ? undefined : printed.inventor[seat.inventor];
  if (!inventor) return 1;
  for (const text of abilitiesOf(inventor, seat.inventor_upgraded)) {
    const { op, values } = readAbility(text);
    if (op === "battery" && values[0] === phase) return Number(values[1]);
  }
  return 1;
}

/** The energy of a phase with so many batteries. */
export function energyWith(seat: Seat, phase: Phase, batteries: number, printed: Printed): number {
  const sum = seat.sums.find((one) => one.phase === phase)?.total ?? 0;
  return sum + batteries * batteryWorth(seat, phase, printed);
}
