/** Light, dark, or as the system has it. */

import { recall, remember } from "./store";

export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

export function currentTheme(): Theme {
  const kept = recall("theme");
  return THEMES.find((one) => one === kept) ?? "system";
}

export function setTheme(theme: Theme): void {
  remember("theme", theme);
  document.documentElement.dataset["theme"] = theme;
}

/** Whether things should stand still. */
export function isStill(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
