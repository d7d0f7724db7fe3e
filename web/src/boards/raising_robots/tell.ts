/** Printed facts in words, for those who point at a piece or listen to it. */

import type { Words } from "../../words";
import { readAbility, readDeed, readItems, readObjective, readPrice, type Item } from "./notation";
import type { ClassFacts, EnergyFacts, InventorFacts, RobotFacts } from "./shape";

/** What the letters of the notation stand for. */
export const KINDS: Readonly<Record<string, string>> = {
  S: "sensor",
  G: "gear",
  M: "microchip",
  P: "program",
  T: "tape",
  B: "battery",
  V: "vp",
  R: "card",
  W: "wild",
};

export function amountText(good: string, amount: number, words: Words): string {
  return words.say("amount", { good, amount });
}

export function itemText({ kind, amount, other }: Item, words: Words): string {
  const one = (letter: string): string => {
    const good = KINDS[letter];
    return good ? amountText(good, amount, words) : words.say(`gain-${letter}`);
  };
  return other ? words.say("either", { one: one(kind), other: one(other) }) : one(kind);
}

export function itemsText(items: readonly Item[], words: Words): string {
  return items.map((item) => itemText(item, words)).join(", ");
}

/** "1 robot card → 3 batteries, 5 energy". */
export function deedText(text: string, words: Words): string {
  const { cost, gains, energy } = readDeed(text);
  const gained = itemsText(gains, words);
  const deed =
    cost.length > 0 ? words.say("trade", { cost: itemsText(cost, words), gains: gained }) : gained;
  return words.say("web-rr-deed", { deed, energy: words.say("energy-needed", { energy }) });
}

export function priceText(text: string, words: Words): string {
  const { energy, items } = readPrice(text);
  return `${words.say("energy-needed", { energy })}, ${itemsText(items, words)}`;
}

/** What a class card counts. */
export function objectiveText({ objective }: ClassFacts, words: Words): string {
  const { op, value } = readObjective(objective);
  return words.say(`objective-${op}`, {
    type: value,
    good: KINDS[value] ?? "",
    phase: words.thing(value),
    range: value.replace("-", "–"),
  });
}

/** The counts that are needed for the grades. */
export function ladderText({ ladder }: ClassFacts, words: Words): string {
  const [d, c, b, a] = ladder.map((rung) => (rung === "EC" ? words.say("ladder-credit") : rung));
  return words.say("ladder", { d: d ?? "", c: c ?? "", b: b ?? "", a: a ?? "" });
}

/** What an inventor does, and when. */
export function abilityText(text: string, words: Words): string {
  const { timing, op, values } = readAbility(text);
  const [first = "", second = ""] = values;
  const isPhase = op === "energy" || op === "battery";
  const what = words.say(`ability-${op}`, {
    gains: itemsText(readItems(first), words),
    phase: words.thing(first),
    phases: Number(first),
    tokens: Number(second),
    count: Number(isPhase || op === "selected" ? second : first),
  });
  return words.say(`when-${timing}`, { what });
}

/** What has to be there before an inventor can be upgraded. */
export function conditionText({ condition }: InventorFacts, words: Words): string {
  const [count = "0", what = ""] = condition.split(" ");
  return words.say(`needs-${what}`, { count: Number(count) });
}

/** Everything a robot is and can do. */
export function robotText(facts: RobotFacts, words: Words): string {
  return [
    words.thing(facts.row),
    amountText("vp", facts.vp, words),
    deedText(facts.base, words),
    words.say("web-rr-upgraded", {
      deed: deedText(facts.upgraded, words),
      type: words.thing(facts.type),
    }),
  ].join(". ");
}

export function costText(facts: RobotFacts, words: Words): string {
  const left = priceText(facts.left, words);
  return words.say("web-rr-costs", { left, right: priceText(facts.right, words) });
}

export function inventorText(facts: InventorFacts, words: Words): string {
  return [
    abilityText(facts.base, words),
    words.say(`web-rr-then-${facts.icon}`, {
      token: words.thing(facts.type),
      needs: conditionText(facts, words),
      ability: abilityText(facts.upgraded, words),
    }),
  ].join(". ");
}

export function energyText({ value, cubes, multiplier }: EnergyFacts, words: Words): string {
  return [
    words.say("energy-needed", { energy: value }),
    cubes ? words.say("web-rr-cubes", { count: cubes }) : "",
    multiplier ? words.say("web-rr-multiplier") : "",
  ]
    .filter(Boolean)
    .join(", ");
}
