/** A puzzle, or the challenge of a day, as this browser plays it. No markup here. */

import { api } from "../api";
import type { BoardModule } from "../boards/board";
import type { DailyPage, PuzzlePage } from "../wire";
import { RunClient, type RunPage, type RunState } from "./run";
import { singleAnswer } from "./single";

type Load = (game: string) => Promise<BoardModule>;

/** Everything may be answered; what has a single answer is answered for people. */
abstract class FreeClient<P extends RunPage> extends RunClient<P> {
  override async answer(path: string): Promise<void> {
    await super.answer(path);
    for (;;) {
      const { page, told, problem } = this.state;
      const only = told || problem ? null : singleAnswer(page?.decision ?? null);
      if (!only) return;
      const before = page?.step;
      await super.answer(only);
      if (this.state.page?.step === before) return;
    }
  }
}

/** Who solves: rating, and puzzles tried so far. */
export interface Solver {
  rating: number;
  played: number;
}

export class PuzzleClient extends FreeClient<PuzzlePage> {
  constructor(
    game: string,
    readonly puzzle: string,
    private readonly solver: Solver,
    onChange: (state: RunState<PuzzlePage>) => void,
    load: Load,
  ) {
    super(game, onChange, load);
  }

  protected ask(given: readonly string[], answer: string): Promise<PuzzlePage> {
    return api.puzzle(this.game, this.puzzle, given, answer, this.solver);
  }
}

export class DailyClient extends FreeClient<DailyPage> {
  constructor(
    game: string,
    readonly date: string,
    onChange: (state: RunState<DailyPage>) => void,
    load: Load,
  ) {
    super(game, onChange, load);
  }

  /** All answers so far, to go on with after the page is loaded again. */
  answers(): readonly string[] {
    return this.state.given;
  }

  /** There is one try: nothing is taken back. */
  override back(): Promise<void> {
    return Promise.resolve();
  }

  protected override isWon({ outcome }: DailyPage): boolean {
    return outcome !== null && ["won", "points"].includes(outcome.kind);
  }

  protected ask(given: readonly string[], answer: string): Promise<DailyPage> {
    return api.daily(this.game, this.date, given, answer);
  }
}
