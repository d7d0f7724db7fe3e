/** What an ability does at a level, in words. */

import type { Words } from "../../words";
import { ROMAN } from "./printed";
import type { CyberionView } from "./view";

export function effect(view: CyberionView, model: string, level: number, words: Words): string {
  const does = view.mainframe[model]?.[level - 1];
  return does ? words.say(`board-does-${does.effect}`, { count: does.count }) : "";
}

/** The same in as few words as can be. */
export function shortly(view: CyberionView, model: string, level: number, words: Words): string {
  const does = view.mainframe[model]?.[level - 1];
  return does ? words.say(`board-short-${does.effect}`, { count: does.count }) : "";
}

/** Whether an ability does nothing at a level, or at none. */
export function isIdle(view: CyberionView, model: string, level: number): boolean {
  return (view.mainframe[model]?.[level - 1]?.effect ?? "nothing") === "nothing";
}

/** What discarding a Robot of a model would do now; a token may turn it into something else. */
export function effectNow(view: CyberionView, model: string, words: Words): string {
  const level = view.levels[model] ?? 1;
  const count = view.interference[model] ?? 0;
  return count > 0
    ? words.say("board-does-interfered", { count, level: ROMAN[level - 1] ?? "" })
    : effect(view, model, level, words);
}
