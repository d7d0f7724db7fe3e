/** The notation printed facts are written in, `R1 > V2 B2 @5`, taken apart. Law: Notation. */

/** One thing on a side of an action: an amount of a kind, or of another if one likes that more. */
export interface Item {
  kind: string;
  amount: number;
  other: string;
}

export interface Deed {
  cost: Item[];
  gains: Item[];
  energy: number;
}

/** What a robot costs in a column. */
export interface Price {
  energy: number;
  items: Item[];
}

/** `ongoing: energy(design, 1)`: when, what, and with what. */
export interface Ability {
  timing: string;
  op: string;
  values: string[];
}

/** `S1 G2`, `M1/G1 B1` or `UNL`. */
export function readItems(text: string): Item[] {
  return text.split(" ").filter(Boolean).map(readItem);
}

function readItem(text: string): Item {
  const [first = "", second = ""] = text.split("/");
  const [, kind = first, amount = "1"] = /^([A-Z])(\d+)$/.exec(first) ?? [];
  return { kind, amount: Number(amount), other: second.slice(0, 1) };
}

/** `gains @energy` or `cost > gains @energy`. */
export function readDeed(text: string): Deed {
  const [deed = "", energy = "0"] = text.replaceAll("`", "").split(" @");
  const [first = "", second] = deed.split(" > ");
  return {
    cost: second === undefined ? [] : readItems(first),
    gains: readItems(second ?? first),
    energy: Number(energy),
  };
}

/** `3: G2 S2`. */
export function readPrice(text: string): Price {
  const [energy = "0", items = ""] = text.split(": ");
  return { energy: Number(energy), items: readItems(items) };
}

export function readAbility(text: string): Ability {
  const [, timing = "", op = "", values = ""] = /^(\w+): (\w+)\((.*)\)$/.exec(text) ?? [];
  return { timing, op, values: values.split(", ") };
}

/** `robot_vp(1-2)`: what a class card counts. */
export function readObjective(text: string): { op: string; value: string } {
  const [, op = text, value = ""] = /^(\w+)\((.*)\)$/.exec(text) ?? [];
  return { op, value };
}
