/** A phase as the server proposes it, with what the person has changed: which answer that is. */

import { useState } from "preact/hooks";

import type { Option } from "../../shapes";
import { isToward, type Ways } from "../../table/ways";
import type { RaisingItem, RaisingPlan, RaisingStep } from "./view";

/** Other answers than those proposed, by the number of the step. */
export type Changes = ReadonlyMap<number, string>;

/** A step and those that say how it is meant. */
export interface Line {
  head: number;
  inside: readonly number[];
}

export function linesOf({ steps }: RaisingPlan): Line[] {
  const found: { head: number; inside: number[] }[] = [];
  steps.forEach((step, number) => {
    const last = found.at(-1);
    if (step.inside && last) last.inside.push(number);
    else found.push({ head: number, inside: [] });
  });
  return found;
}

/** The plans that begin with an answer on offer. A lesson may ask for something else than all of them: then
there is none, and one question comes after the other. */
export function openPlans(
  plans: readonly RaisingPlan[],
  options: readonly Option[],
  ways: Ways,
): RaisingPlan[] {
  if (!plans.some((plan) => isRight(plan, ways))) return [];
  const isPowering = options.some(({ verb }) => verb === "batteries");
  return plans.filter(({ steps }) => {
    const first = steps[0]?.action ?? "";
    return (
      options.some(({ action }) => action === first) ||
      (isPowering && first.startsWith("batteries:"))
    );
  });
}

/** Whether a lesson takes a plan, with one of the numbers of batteries it is for. */
function isRight({ steps, batteries }: RaisingPlan, ways: Ways): boolean {
  const [first = "", ...rest] = steps.map(({ action }) => action);
  const firsts = [first, ...batteries.map((count) => `batteries:${count}`)];
  return firsts.some((one) => isToward([one, ...rest].join(" "), ways));
}

/** Whether a whole line is done otherwise, so that what was inside it is not asked. */
function isOther(head: number, { steps }: RaisingPlan, changes: Changes): boolean {
  return changes.has(head) && steps[head]?.inside === false;
}

/** The answers up to a step, or all of them; cards to be exchanged go before the end of that. */
export function answersOf(
  plan: RaisingPlan,
  changes: Changes,
  cards: readonly string[],
  end = plan.steps.length,
): string[] {
  return linesOf(plan).flatMap(({ head, inside }) => {
    const numbers = isOther(head, plan, changes) ? [head] : [head, ...inside];
    return numbers
      .filter((number) => number < end)
      .flatMap((number) => answers(plan.steps[number], changes.get(number), cards));
  });
}

function answers(
  step: RaisingStep | undefined,
  change: string | undefined,
  cards: readonly string[],
): string[] {
  if (!step) return [];
  if (step.key !== "cycle" || change) return [change ?? step.action];
  const given = exchangeable(step).filter((card) => cards.includes(card));
  const isOver = given.length === step.choices.length; // then nobody asks for more
  return [...given.map((card) => `discard:${card}`), ...(isOver ? [] : [step.action])];
}

/** The cards that may be exchanged at a step. */
export function exchangeable(step: RaisingStep): string[] {
  return step.choices.map(({ action }) => action.replace("discard:", ""));
}

/** What comes of a step as it is now. */
function outcome(step: RaisingStep, change: string | undefined) {
  return (change && step.choices.find(({ action }) => action === change)) || step;
}

/** What some steps bring in all, and what they cost. */
export function summed(
  plan: RaisingPlan,
  changes: Changes,
  lines: readonly Line[],
): { gets: RaisingItem[]; pays: RaisingItem[] } {
  const amounts = new Map<RaisingItem["kind"], number>();
  for (const { head, inside } of lines) {
    const numbers = isOther(head, plan, changes) ? [head] : [head, ...inside];
    for (const number of numbers) {
      const step = plan.steps[number];
      if (!step) continue;
      const { gets, pays } = outcome(step, changes.get(number));
      for (const { kind, amount } of gets) amounts.set(kind, (amounts.get(kind) ?? 0) + amount);
      for (const { kind, amount } of pays) amounts.set(kind, (amounts.get(kind) ?? 0) - amount);
    }
  }
  const items = (sign: number): RaisingItem[] =>
    [...amounts]
      .filter(([, amount]) => sign * amount > 0)
      .map(([kind, amount]) => ({ kind, amount: sign * amount, other: null }));
  return { gets: items(1), pays: items(-1) };
}

/** The step that says how many batteries are spent, -1 if there is none. */
function powering({ steps }: RaisingPlan): number {
  return steps.findIndex(({ action }) => action.startsWith("batteries:"));
}

/** How many batteries are spent. */
export function spentBy({ plan, changes }: Pick<Draft, "plan" | "changes">): number {
  const at = powering(plan);
  const action = changes.get(at) ?? plan.steps[at]?.action ?? "";
  return Number(action.replace("batteries:", ""));
}

/** A plan the person is about to confirm. */
export interface Draft {
  plan: RaisingPlan;
  changes: Changes;
  /** Cards marked to be exchanged, and those that may be. */
  cards: readonly string[];
  open: readonly string[];
  answer: string;
  /** The numbers of batteries there are plans for. */
  counts: readonly number[];
  /** Take the plan for a number of batteries; false if there is none. */
  spend: (batteries: number) => boolean;
  /** Answer a step otherwise: at once, if that changes what follows. */
  pick: (number: number, action: string) => void;
  /** The answers up to a step, which is answered otherwise. */
  upTo: (number: number, action: string) => string;
  /** The answers with that card marked. */
  marking: (card: string) => string;
  toggle: (card: string) => void;
  /** The step at which something can be answered, -1 if there is none. */
  stepFor: (action: string) => number;
}

const NOTHING: Changes = new Map();

/** The plan to confirm, changed as the person likes; null if none is proposed. */
export function useDraft(
  plans: readonly RaisingPlan[],
  send: (answer: string) => void,
): Draft | null {
  const key = plans.map(({ answer }) => answer).join("/");
  const advised = Math.max(0, plans.findIndex((plan) => plan.advised));
  const fresh = { key, place: advised, changes: NOTHING, cards: [] as readonly string[] };
  const [kept, keep] = useState(fresh);
  const now = kept.key === key ? kept : fresh;
  const plan = plans[now.place] ?? plans[0];
  if (!plan || plan.steps.length === 0) return null;
  const { changes, cards } = now;
  const stepFor = (action: string): number =>
    plan.steps.findIndex(
      (step) => step.action === action || step.choices.some((one) => one.action === action),
    );
  const upTo = (number: number, action: string): string =>
    [...answersOf(plan, changes, cards, number), action].join(" ");
  const pick = (number: number, action: string): void => {
    const step = plan.steps[number];
    const choice = step?.choices.find((one) => one.action === action);
    const others = new Map(changes);
    others.delete(number);
    if (choice?.stays) others.set(number, action);
    if (!choice || choice.stays) keep({ ...now, changes: others });
    else send(upTo(number, action));
  };
  const spend = (batteries: number): boolean => {
    const place = plans.findIndex((one) => one.batteries.includes(batteries));
    const found = plans[place];
    if (!found) return false;
    const isFirst = found.batteries[0] === batteries;
    const said: Changes = isFirst ? NOTHING : new Map([[powering(found), `batteries:${batteries}`]]);
    keep({ ...fresh, place, changes: said });
    return true;
  };
  const toggle = (card: string): void =>
    keep({
      ...now,
      cards: cards.includes(card) ? cards.filter((one) => one !== card) : [...cards, card],
    });
  return {
    ...{ plan, changes, cards, pick, upTo, toggle, stepFor, spend },
    marking: (card) => answersOf(plan, changes, [...cards, card]).join(" "),
    counts: plans.flatMap(({ batteries }) => batteries),
    open: plan.steps.filter(({ key: asked }) => asked === "cycle").flatMap(exchangeable),
    answer: answersOf(plan, changes, cards).join(" "),
  };
}
