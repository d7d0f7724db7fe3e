/** A game that this browser holds alone: a lesson, a puzzle, the challenge of a day. The server says
what each answer comes to and keeps nothing, so that going back is asking with fewer answers. What
happens is shown by the film of a table. No markup here. */

import type { BoardModule } from "../boards/board";
import type { Message, Seen, View } from "../shapes";
import { play } from "../sound";
import type { LessonReply, PracticePage } from "../wire";
import { likes } from "./client";
import type { Effect, Happening } from "./draft";
import { reduce } from "./reduce";
import { EMPTY as NO_FILM, isRunning, type TableState } from "./state";

/** What the server says of such a game after some answers. */
export type RunPage = Pick<
  PracticePage,
  "seat" | "step" | "steps" | "events" | "view" | "decision" | "reply"
>;

export interface RunState<P extends RunPage> {
  page: P | null;
  /** The answers that were given and right. */
  given: readonly string[];
  board: BoardModule | null;
  view: View | null;
  beat: Seen | null;
  story: readonly Seen[];
  /** What the last answer was told, and the answer; null once it was right. */
  told: { answer: string; reply: LessonReply; page: P } | null;
  busy: boolean;
  problem: unknown;
}

const EMPTY = {
  page: null,
  given: [],
  board: null,
  view: null,
  beat: null,
  story: [],
  told: null,
  busy: false,
  problem: null,
};

export abstract class RunClient<P extends RunPage> {
  state: RunState<P> = EMPTY;
  private begins: number[] = [0]; // how many answers were given before each step
  private ended = false;
  private film: TableState = NO_FILM;
  private waiting = 0; // until what is shown was seen
  private onShown: () => void = () => undefined;
  private coming: Partial<RunState<P>> = {}; // with the last view that is shown

  constructor(
    readonly game: string,
    private readonly onChange: (state: RunState<P>) => void,
    private readonly loadBoard: (game: string) => Promise<BoardModule>,
  ) {}

  /** The page after these answers, and the reply to one more, "" for none. */
  protected abstract ask(given: readonly string[], answer: string): Promise<P>;

  /** Whether the rest of several answers is still wanted after some of them. */
  protected isWanted(_before: P, _now: P): boolean {
    return true;
  }

  /** Whether it has come to a good end. */
  protected isWon(page: P): boolean {
    return page.step === page.steps;
  }

  /** Begins, or goes on after answers that were given before. */
  async start(given: readonly string[] = []): Promise<void> {
    await this.attempt(async () => {
      const begun = this.restart(given).catch((problem: unknown) => {
        if (given.length === 0) throw problem;
        return this.restart([]); // the rules have changed since
      });
      const [board] = await Promise.all([this.loadBoard(this.game), begun]);
      this.happen({ type: "board", board });
    });
  }

  stop(): void {
    this.ended = true;
    clearTimeout(this.waiting);
  }

  /** Answers; several actions at once are as many answers, as far as they are wanted. */
  async answer(path: string): Promise<void> {
    const { busy, beat, page } = this.state;
    if (busy || beat || !page) return;
    this.set({ busy: true, told: null });
    for (const answer of path.split(" ")) {
      const goesOn = await this.attempt(() => this.give(answer));
      if (!goesOn || !this.isWanted(page, this.state.page ?? page)) break;
    }
    this.set({ busy: false });
  }

  async back(): Promise<void> {
    const { busy, given, page } = this.state;
    if (busy || given.length === 0) return;
    const begun = this.begins.at(-1) === given.length; // nothing is done at this step yet
    const step = (page?.step ?? 0) - (begun ? 1 : 0);
    await this.attempt(() => this.restart(given.slice(0, this.begins[step] ?? 0), step));
  }

  async again(): Promise<void> {
    if (this.state.busy) return;
    await this.attempt(() => this.restart([]));
  }

  dismiss(): void {
    this.set({ told: null, problem: null });
  }

  /** Skips the rest of what is being shown; false if nothing is. */
  hurry(): boolean {
    if (!this.state.beat) return false;
    this.happen({ type: "hurry" });
    return true;
  }

  private set(part: Partial<RunState<P>>): void {
    if (this.ended) return;
    this.state = { ...this.state, ...part };
    this.onChange(this.state);
  }

  private async attempt(work: () => Promise<boolean | void>): Promise<boolean> {
    try {
      return (await work()) ?? true;
    } catch (problem) {
      this.set({ problem });
      return false;
    }
  }

  /** A new film, which begins with what there is to see after these answers. */
  private async restart(given: readonly string[], step = 0): Promise<void> {
    const page = await this.ask(given, "");
    this.begins = page.step < this.begins.length ? this.begins.slice(0, step + 1) : count(page.step);
    this.film = { ...NO_FILM, board: this.film.board, seat: page.seat };
    this.set({ page, given, told: null, problem: null });
    this.happen({ type: "message", message: { ...news(page, given.length), events: [] } });
  }

  /** Gives one answer; whether it was right. */
  private async give(answer: string): Promise<boolean> {
    const page = await this.ask(this.state.given, answer);
    if (!page.reply.right) {
      this.set({ told: { answer, reply: page.reply, page } });
      return false;
    }
    const given = [...this.state.given, answer];
    if (page.step >= this.begins.length) this.begins.push(given.length);
    this.coming = { page, given, problem: null };
    await this.show(news(page, given.length));
    if (this.isWon(page)) play("win");
    return true;
  }

  /** Until all of it was seen. */
  private show(message: Message): Promise<void> {
    return new Promise((resolve) => {
      this.onShown = resolve;
      this.happen({ type: "message", message });
    });
  }

  private happen(happening: Happening): void {
    if (this.ended) return;
    const [film, effects] = reduce(this.film, happening, likes());
    this.film = film;
    for (const effect of effects) this.carryOut(effect);
    const { board, view, beat, log } = film;
    const seen = { board, view, beat, story: log };
    if (isRunning(film)) {
      this.set(seen);
    } else {
      this.set({ ...seen, ...this.coming });
      this.coming = {};
      this.onShown();
    }
  }

  private carryOut(effect: Effect): void {
    if (effect.do === "play") play(effect.cue);
    if (effect.do === "stop waiting") clearTimeout(this.waiting);
    if (effect.do === "wait") {
      const { shot, time } = effect;
      this.waiting = setTimeout(() => this.happen({ type: "time", shot }), time);
    }
  }
}

/** A part of such a game as news of a table; what is asked stays with the page. */
function news({ events, view }: RunPage, sequence: number): Message {
  const nothing = { decision: null, asked: [], result: null, take_back: "nothing" as const };
  return { ...nothing, sequence, events, view, status: "playing" };
}

/** All numbers up to this one. */
function count(last: number): number[] {
  return Array.from({ length: last + 1 }, (_, number) => number);
}
