/** A lesson as this browser takes it. No markup here. */

import { api } from "../api";
import type { BoardModule } from "../boards/board";
import type { LessonPage } from "../shapes";
import { RunClient, type RunState } from "./run";

/** What a learner says who has read a step in which there is nothing to do. */
export const NEXT = ".";

export type LessonState = RunState<LessonPage>;

export class LessonClient extends RunClient<LessonPage> {
  constructor(
    game: string,
    readonly lesson: string,
    onChange: (state: LessonState) => void,
    loadBoard: (game: string) => Promise<BoardModule>,
  ) {
    super(game, onChange, loadBoard);
  }

  next(): Promise<void> {
    return this.answer(NEXT);
  }

  protected ask(given: readonly string[], answer: string): Promise<LessonPage> {
    return api.lesson(this.game, this.lesson, given, answer);
  }

  /** What comes next is another step's. */
  protected override isWanted(before: LessonPage, now: LessonPage): boolean {
    return before.step === now.step;
  }
}
