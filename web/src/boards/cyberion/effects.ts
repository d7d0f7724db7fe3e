/** What an ability does at a level, in words. */

import type { Words } from "../../words";
import { LEVELS, type CyberionView } from "./shape";

export function effect(model: string, level: number, words: Words): string {
  return words.say(level > 1 ? `board-does-${model}` : "board-does-nothing", { level });
}

/** What discarding a Robot of a model would do now; a token may turn it into something else. */
export function effectNow(model: string, view: CyberionView, words: Words): string {
  const level = view.levels[model] ?? 1;
  const count = view.interference[model] ?? 0;
  return count > 0
    ? words.say("board-does-interfered", { count, level: LEVELS[level - 1] ?? "" })
    : effect(model, level, words);
}
