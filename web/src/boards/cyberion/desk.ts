/** What somebody has taken up and not answered yet: a crew for a Machine, a Robot, the end of the
turn. Nothing of it is known to the table before it is confirmed. */

import { createContext } from "preact";

import { canGrow, seated } from "./fit";
import type { CyberionPlace, CyberionView } from "./view";

export type Taken =
  | { kind: "crew"; machine: string; crew: readonly number[] }
  | { kind: "robot"; slot: number }
  | { kind: "end" };

export interface Desk {
  taken: Taken | null;
  take: (taken: Taken | null) => void;
  /** Repairs the Machine taken up with its crew. */
  repair: () => void;
}

export const OnDesk = createContext<Desk>({
  taken: null,
  take: () => undefined,
  repair: () => undefined,
});

export const ROWS = ["platform", "flash", "stock"] as const;

/** A card of the rows as actions name it: `SIR3@stock`. */
export function cardAt(view: CyberionView, slot: number): string {
  const row = ROWS[Math.floor(slot / view.width)] ?? "platform";
  return `${view.rows[row][slot % view.width] ?? ""}@${row}`;
}

/** The name of the card alone. */
export function faceAt(view: CyberionView, slot: number): string {
  return cardAt(view, slot).split("@")[0] ?? "";
}

export function placeOf(view: CyberionView, machine: string): CyberionPlace | null {
  return view.factory.find((place) => place?.machine === machine) ?? null;
}

/** Whether nobody is missing in the crew taken up. */
export function isWhole(view: CyberionView, taken: Taken | null): boolean {
  if (taken?.kind !== "crew") return false;
  const ways = placeOf(view, taken.machine)?.ways ?? [];
  return ways.some((way) => way.length === taken.crew.length && seated(way, taken.crew) !== null);
}

/** What repairing the Machine taken up with its crew answers, "" if somebody is missing. */
export function crewAnswer(view: CyberionView, taken: Taken | null): string {
  if (taken?.kind !== "crew" || !isWhole(view, taken)) return "";
  const crew = taken.crew.map((slot) => `crew:${cardAt(view, slot)}`);
  const ways = placeOf(view, taken.machine)?.ways ?? [];
  const done = canGrow(ways, taken.crew) ? ["done"] : [];
  return [`repair:${taken.machine}`, ...crew, ...done].join(" ");
}
