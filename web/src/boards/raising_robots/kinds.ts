/** The closed sets the view is made of, in the order they are drawn in. */

import type { RaisingGoods, RaisingItem, RaisingRobot, RaisingSum } from "./view";

export type Phase = RaisingSum["phase"];
export type Row = RaisingRobot["row"];
export type TokenType = RaisingRobot["type"];
export type Good = keyof RaisingGoods;
export type Kind = RaisingItem["kind"];

export const PHASES: readonly Phase[] = ["upgrade", "assemble", "design", "fabricate", "recycle"];
export const ROWS: readonly Row[] = ["design", "fabricate", "recycle"];
export const TYPES: readonly TokenType[] = ["cosmetic", "speed", "communication", "efficiency"];
export const GOODS: readonly Good[] = [
  ...(["vp", "sensor", "gear", "microchip", "program", "tape", "battery"] as const),
];
