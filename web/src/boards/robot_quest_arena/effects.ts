/** What cards, player boards and tiles do, in words made of what is printed on them. */

import type { Words } from "../../words";
import type { ArenaBoard, ArenaEffect, ArenaTile } from "./view";

/** An effect word for people. */
export function told({ text, a, b }: ArenaEffect, words: Words): string {
  return words.say(text, { a, b });
}

/** Several of them, in a sentence. */
export function toldAll(effects: readonly ArenaEffect[], words: Words): string {
  return effects.map((effect) => told(effect, words)).join(words.say("between-clauses"));
}

/** What sets a robot apart. */
export function robotDoes(board: ArenaBoard | undefined, words: Words): string {
  if (!board) return "";
  const gains = [
    toldAll(board.reward, words),
    board.draw > 0 ? words.say("does-draw", { count: board.draw }) : "",
  ].filter(Boolean);
  const effects = toldAll(board.shot, words);
  return [
    board.centre ? words.say("does-centre") : "",
    gains.length > 0 ? words.say("does-knock-out", { gains: gains.join(words.say("between-clauses")) }) : "",
    effects ? words.say("does-shot", { price: board.price, effects }) : "",
    board.weight > 0 ? words.say("does-weight", { count: board.weight }) : "",
  ]
    .filter(Boolean)
    .join(words.say("between-clauses"));
}

/** What a tile is good or bad for. */
export function tileDoes(tile: ArenaTile | undefined, words: Words): string {
  if (!tile) return "";
  const when = (key: string, effects: readonly ArenaEffect[]): string =>
    effects.length > 0 ? words.say(key, { effects: toldAll(effects, words) }) : "";
  const isWall = tile.blocks.includes("movement");
  const said = [
    tile.entry ? words.say("does-entry") : "",
    when("does-start", tile.start),
    when("does-enter", tile.enter),
    tile.leave > 0 ? words.say("does-leave", { count: tile.leave }) : "",
    tile.blocks.length > 0 ? words.say(isWall ? "does-block-both" : "does-block-sight") : "",
  ].filter(Boolean);
  return said.join(words.say("between-clauses")) || words.say("does-nothing");
}
