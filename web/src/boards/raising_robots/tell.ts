/** Printed facts in words, for those who point at a piece or listen to it. */

import type { Words } from "../../words";
import type { Kind } from "./kinds";
import type {
  RaisingAbility,
  RaisingClass,
  RaisingDeed,
  RaisingEnergyCard,
  RaisingInventor,
  RaisingItem,
  RaisingPrice,
  RaisingRobot,
  RaisingShort,
} from "./view";

export function amountText(good: string, amount: number, words: Words): string {
  return words.say("amount", { good, amount });
}

/** Whether there are amounts of a kind; else it is a deed of its own. */
export function isCounted(kind: Kind): boolean {
  return kind === kind.toLowerCase();
}

export function itemText({ kind, amount, other }: RaisingItem, words: Words): string {
  const one = (what: Kind): string =>
    isCounted(what) ? amountText(what, amount, words) : words.say(`gain-${what}`);
  return other ? words.say("either", { one: one(kind), other: one(other) }) : one(kind);
}

export function itemsText(items: readonly RaisingItem[], words: Words): string {
  return items.map((item) => itemText(item, words)).join(", ");
}

/** "1 robot card → 3 batteries, 5 energy". */
export function deedText({ cost, gains, energy }: RaisingDeed, words: Words): string {
  const gained = itemsText(gains, words);
  const deed =
    cost.length > 0 ? words.say("trade", { cost: itemsText(cost, words), gains: gained }) : gained;
  return words.say("web-rr-deed", { deed, energy: words.say("energy-needed", { energy }) });
}

export function priceText({ energy, cost }: RaisingPrice, words: Words): string {
  const power = words.say("energy-needed", { energy });
  return cost.length > 0
    ? words.say("web-rr-price-and", { cost: itemsText(cost, words), energy: power })
    : power;
}

/** "needs 3 gears, you have 1". */
export function shortText({ good, amount, have }: RaisingShort, words: Words): string {
  if (good === "slot") return words.say("web-rr-short-slot");
  const needs =
    good === "energy" ? words.say("energy-needed", { energy: amount }) : amountText(good, amount, words);
  return words.say("web-rr-short", { needs, have });
}

/** What a class card counts. */
export function objectiveText({ objective }: RaisingClass, words: Words): string {
  const { word, type, good, row, low, high } = objective;
  return words.say(`objective-${word}`, {
    type: type ?? "",
    good: good ?? "",
    phase: row ? words.thing(row) : "",
    range: low === high ? String(low) : `${low}–${high}`,
  });
}

/** The counts that are needed for the grades. */
export function ladderText({ ladder }: RaisingClass, words: Words): string {
  const [d, c, b, a] = ladder.map((rung) => rung ?? words.say("ladder-credit"));
  return words.say("ladder", { d: d ?? "", c: c ?? "", b: b ?? "", a: a ?? "" });
}

/** What an inventor does, and when. */
export function abilityText(ability: RaisingAbility, words: Words): string {
  const { timing, word, gains, phase, phases, tokens, count } = ability;
  const what = words.say(`ability-${word}`, {
    gains: itemsText(gains, words),
    phase: phase ? words.thing(phase) : "",
    phases,
    tokens,
    count,
  });
  return words.say(`when-${timing}`, { what });
}

/** What has to be there before an inventor can be upgraded. */
export function conditionText({ robots, tokens }: RaisingInventor, words: Words): string {
  return words.say(robots > 0 ? "needs-robots" : "needs-tokens", { count: robots || tokens });
}

/** Everything a robot is and can do. */
export function robotText(facts: RaisingRobot, words: Words): string {
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

export function costText(facts: RaisingRobot, words: Words): string {
  const left = priceText(facts.left, words);
  return words.say("web-rr-costs", { left, right: priceText(facts.right, words) });
}

export function inventorText(facts: RaisingInventor, words: Words): string {
  return [
    abilityText(facts.base, words),
    words.say(`web-rr-then-${facts.icon}`, {
      token: words.thing(facts.type),
      needs: conditionText(facts, words),
      ability: abilityText(facts.upgraded, words),
    }),
  ].join(". ");
}

export function energyText({ value, cubes, each }: RaisingEnergyCard, words: Words): string {
  return [
    words.say("energy-needed", { energy: value }),
    cubes > 0 ? words.say("web-rr-cubes", { count: cubes }) : "",
    each > 1 ? words.say("web-rr-multiplier", { each }) : "",
  ]
    .filter(Boolean)
    .join(", ");
}
