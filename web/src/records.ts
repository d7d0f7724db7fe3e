/** What this browser remembers of puzzles and daily challenges. */

import { recall, remember } from "./store";

export interface PuzzleScore {
  rating: number;
  /** Puzzles tried. */
  played: number;
  /** Solved one after the other, at once and without help. */
  streak: number;
  best: number;
  solved: string[];
  missed: string[];
}

export const FIRST_RATING = 1200;

function read<T extends object>(name: string, otherwise: T): T {
  try {
    const kept: unknown = JSON.parse(recall(name) || "null");
    return typeof kept === "object" && kept !== null ? { ...otherwise, ...kept } : otherwise;
  } catch {
    return otherwise;
  }
}

export function puzzleScore(game: string): PuzzleScore {
  const none = { rating: FIRST_RATING, played: 0, streak: 0, best: 0, solved: [], missed: [] };
  return read<PuzzleScore>(`puzzles.${game}`, none);
}

/** Counts a puzzle: the first try of each counts, any later one only marks it as solved. */
export function countPuzzle(game: string, id: string, won: boolean, rating: number): PuzzleScore {
  const score = puzzleScore(game);
  const isFirst = !score.solved.includes(id) && !score.missed.includes(id);
  const streak = won ? score.streak + 1 : 0;
  const counted = isFirst
    ? { ...score, rating, played: score.played + 1, streak, best: Math.max(score.best, streak) }
    : score;
  const solved = won ? [...new Set([...score.solved, id])] : score.solved;
  const missed = won ? score.missed : [...new Set([...score.missed, id])];
  const now = { ...counted, solved, missed };
  remember(`puzzles.${game}`, JSON.stringify(now));
  return now;
}

/** A puzzle that was missed is solved after all: marked, but nothing more. */
export function markSolved(game: string, id: string): void {
  const score = puzzleScore(game);
  const solved = [...new Set([...score.solved, id])];
  remember(`puzzles.${game}`, JSON.stringify({ ...score, solved }));
}

export interface DailyScore {
  /** The day it is about; "" before the first. */
  date: string;
  /** Answers of the try that counts, to go on with, or to see how it ended. */
  given: string[];
  /** How it went, in words that need no language; null while it goes on. */
  done: { kind: string; points: number; other: number; answers: number; record: string } | null;
  /** Days in a row, up to the last one finished. */
  streak: number;
  last: string;
}

/** Today, as the clock of this device says it: 2026-11-17. */
export function today(now = new Date()): string {
  const part = (number: number): string => String(number).padStart(2, "0");
  return `${now.getFullYear()}-${part(now.getMonth() + 1)}-${part(now.getDate())}`;
}

export function dayBefore(date: string): string {
  const day = new Date(`${date}T12:00:00Z`);
  day.setUTCDate(day.getUTCDate() - 1);
  return day.toISOString().slice(0, 10);
}

export function dailyScore(game: string, date: string): DailyScore {
  const none: DailyScore = { date, given: [], done: null, streak: 0, last: "" };
  const kept = read<DailyScore>(`daily.${game}`, none);
  const streak = [date, dayBefore(date)].includes(kept.last) ? kept.streak : 0;
  return kept.date === date ? { ...kept, streak } : { ...none, streak, last: kept.last };
}

/** Keeps how far today's try has got. */
export function keepDaily(game: string, date: string, given: readonly string[]): void {
  const before = dailyScore(game, date);
  if (!before.done) remember(`daily.${game}`, JSON.stringify({ ...before, given }));
}

/** The try that counts is over. */
export function finishDaily(
  game: string,
  date: string,
  done: NonNullable<DailyScore["done"]>,
  given: readonly string[],
): DailyScore {
  const before = dailyScore(game, date);
  if (before.done) return before;
  const now = { ...before, done, given: [...given], streak: before.streak + 1, last: date };
  remember(`daily.${game}`, JSON.stringify(now));
  return now;
}
