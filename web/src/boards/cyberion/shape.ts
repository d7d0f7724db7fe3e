/** The view of Cyberion (src/automatable/games/cyberion/view.py), and how its names are built. */

import type { Option, Seen, View } from "../../shapes";

export const MODELS = ["SIR", "STO", "CYC", "PLA", "COM"] as const;
export const ROWS = ["platform", "flash", "stock"] as const;
export const LEVELS = ["I", "II", "III", "IV", "V"] as const;
export const WIDTH = 5;
export const FAILSAFES = 5;

export type Row = (typeof ROWS)[number];

export interface FactoryPlace {
  machine: string;
  stage: number;
  prepped: boolean;
  microbot: string | null;
  owner: string | null;
  mine: boolean;
  repairable: boolean;
  helpers: string[];
}

export interface Gigantobot {
  gigantobot: string;
  riders: string[];
  seats: number;
  vacation: boolean;
}

export interface CyberionView {
  turn: number;
  active: number | null;
  expansions: string[];
  factory: (FactoryPlace | null)[];
  merged: boolean;
  relieved: boolean;
  machine_deck: number[];
  experience: string[];
  removed: string[];
  rows: Record<Row, string[]>;
  discard: string[];
  deck: number;
  deck_top: string[];
  deck_bottom: string[];
  looked: string[];
  levels: Record<string, number>;
  reserve: number;
  forge: number;
  battery: "charged" | "empty";
  support: string[];
  limbot: string[];
  gigantobots: Gigantobot[];
  damage: number;
  microbots: string[];
  microbot_stack: number;
  microbot_discard: string[];
  interference: Record<string, number>;
  masked: Record<string, number>;
  doing: string[];
  advice: number | null;
  result: { scores: number[]; reason: string; rule: string } | null;
}

export function cyberionView(view: View): CyberionView {
  return view as unknown as CyberionView;
}

export function plainly(view: CyberionView): View {
  return view as unknown as View;
}

/** A Robot card by what is printed on it: a Multibot lacks its size or its model. */
export interface Printed {
  kind: "robot" | "multibot" | "babybot";
  model: string | null;
  size: number | null;
}

export function printed(card: string): Printed {
  const feature = (text: string) => ({
    model: /\d/.test(text) ? null : text,
    size: /\d/.test(text) ? Number(text) : null,
  });
  if (card.startsWith("MUL-")) return { kind: "multibot", ...feature(card.slice(4)) };
  if (card.startsWith("BAB-")) return { kind: "babybot", model: card.slice(4), size: null };
  return { kind: "robot", model: card.slice(0, 3), size: Number(card.slice(3)) };
}

/** What a Machine asks for, as signs to draw: models, sizes, or marks for those that are equal. */
export interface Need {
  signs: string[];
  /** What the signs leave unsaid. */
  note: string;
}

const SPECIAL: Record<string, Need> = {
  GE12: { signs: ["", "", ""], note: "Σ ≥ 12" },
  LE6: { signs: ["", "", ""], note: "Σ ≤ 6" },
  GE15: { signs: ["", "", "", ""], note: "Σ ≥ 15" },
  LE9: { signs: ["", "", "", ""], note: "Σ ≤ 9" },
  TWIN: { signs: ["=", "="], note: "" },
  TRIPLET: { signs: ["=", "=", "="], note: "" },
  "2PAIR": { signs: ["a", "a", "b", "b"], note: "" },
  FULL: { signs: ["a", "a", "b", "b", "b"], note: "" },
  RUN4: { signs: ["1", "2", "3", "4"], note: "1-4 / 2-5" },
  RUN5: { signs: ["1", "2", "3", "4", "5"], note: "" },
};

export function needOf(machine: string): Need {
  const [stage = "", asked = ""] = machine.split("-", 2);
  return SPECIAL[asked] ?? { signs: Array<string>(stage.length + 1).fill(asked), note: "" };
}

const CARD_VERBS = ["crew", "stow", "spend", "mate", "rider"];
const MACHINE_VERBS = ["prep", "swap"];

/** The verb with which things of a kind answer the question: another than usual if it is asked. */
export function cardVerb(options: readonly Option[]): string {
  return CARD_VERBS.find((verb) => isAsked(verb, options)) ?? "trigger";
}

export function machineVerb(options: readonly Option[], tool: string): string {
  return MACHINE_VERBS.find((verb) => isAsked(verb, options)) ?? tool;
}

export function isAsked(verb: string, options: readonly Option[]): boolean {
  return options.some((option) => option.verb === verb);
}

/** The key of the words for the question that has these answers. */
export function question(view: CyberionView, options: readonly Option[]): string {
  const verb = options[0]?.verb ?? "";
  if (verb === "top" || verb === "bottom") return "board-back-ask";
  if (verb === "seat" && view.doing.at(-1)?.startsWith("seat:")) return "ask-seat_other";
  if (verb === "done") return `ask-${options[1]?.verb ?? "act"}`;
  const known = [...CARD_VERBS, ...MACHINE_VERBS, "level", "take", "pay", "seat", "reward", "token"];
  return known.includes(verb) ? `ask-${verb}` : "ask-act";
}

/** The ability whose level is being asked for: that of the Robot discarded, or of a token. */
export function abilityAsked(view: CyberionView, story: readonly Seen[]): string {
  const trigger = view.doing.find((action) => action.startsWith("trigger:"));
  if (trigger) return trigger.slice("trigger:".length, "trigger:".length + 3);
  const ability = story.findLast((event) => event.kind === "interfered")?.facts["ability"];
  return typeof ability === "string" ? ability : "";
}

/** How many of each thing with this prefix the action under way has picked, as `SIR3@stock`. */
export function picked(doing: readonly string[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const action of doing) {
    const thing = action.slice(action.indexOf(":") + 1);
    found.set(thing, (found.get(thing) ?? 0) + 1);
  }
  return found;
}
