/** Printed facts in words, for those who point at a piece or listen to it. */

import type { Words } from "../../words";
import { readAbility, readDeed, readItems, readObjective, readPrice, type Item } from "./notation";
import type { ClassFacts, InventorFacts, RobotFacts } from "./shape";

export function itemText({ kind, amount, other }: Item, words: Words): string {
  const one = (what: string) => words.say(`board-amount-${what}`, { count: amount });
  return other ? words.say("board-either", { one: one(kind), other: one(other) }) : one(kind);
}

export function itemsText(items: readonly Item[], words: Words): string {
  return items.map((item) => itemText(item, words)).join(", ");
}

/** "1 robot card for 3 batteries, needs 5 energy". */
export function deedText(text: string, words: Words): string {
  const { cost, gains, energy } = readDeed(text);
  const gained = itemsText(gains, words);
  const deed =
    cost.length > 0
      ? words.say("board-trade", { cost: itemsText(cost, words), gains: gained })
      : gained;
  return words.say("board-needs", { deed, energy });
}

export function priceText(text: string, words: Words): string {
  const { energy, items } = readPrice(text);
  return words.say("board-price", { energy, items: itemsText(items, words) });
}

/** What a class card counts. */
export function objectiveText({ objective }: ClassFacts, words: Words): string {
  const { op, value } = readObjective(objective);
  return words.say(`board-objective-${op}`, { what: counted(value, words) });
}

function counted(value: string, words: Words): string {
  if (/^[A-Z]$/.test(value)) return words.say(`board-kind-${value}`);
  return /^\d/.test(value) ? value.replace("-", "–") : words.thing(value);
}

/** What an inventor does, and when. */
export function abilityText(text: string, words: Words): string {
  const { timing, op, values } = readAbility(text);
  const [first = "", second = ""] = values;
  const does = words.say(`board-ability-${op}`, {
    gains: isGains(op) ? itemsText(readItems(first), words) : "",
    phase: words.thing(first),
    first: Number(first) || 0,
    second: Number(second) || 0,
  });
  return words.say("board-when", { when: words.say(`board-timing-${timing}`), does });
}

function isGains(op: string): boolean {
  return op === "gain" || op === "trade" || op === "assembled";
}

/** What has to be there before an inventor can be upgraded. */
export function conditionText({ condition }: InventorFacts, words: Words): string {
  const [count = "0", what = ""] = condition.split(" ");
  return words.say(`board-condition-${what}`, { count: Number(count) });
}

/** Everything a robot can do, in one sentence each. */
export function robotText(facts: RobotFacts, words: Words): string {
  return [
    words.thing(facts.row),
    words.say("board-amount-V", { count: facts.vp }),
    words.say("board-base", { deed: deedText(facts.base, words) }),
    words.say("board-upgraded", {
      deed: deedText(facts.upgraded, words),
      type: words.thing(facts.type),
    }),
  ].join(". ");
}

export function costText(facts: RobotFacts, words: Words): string {
  const left = priceText(facts.left, words);
  return words.say("board-costs", { left, right: priceText(facts.right, words) });
}

export function inventorText(facts: InventorFacts, words: Words): string {
  return [
    abilityText(facts.base, words),
    words.say(`board-with-token-${facts.icon}`, {
      type: words.thing(facts.type),
      condition: conditionText(facts, words),
      does: abilityText(facts.upgraded, words),
    }),
  ].join(". ");
}
