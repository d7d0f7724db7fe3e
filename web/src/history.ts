/** The games that were played to their end on this device, and what they add up to. */

import type { Result, TableInfo } from "./shapes";
import { recall, remember } from "./store";
import { outcome } from "./table/outcome";

/** A value that says how far somebody got: of the message of that key. */
export interface Reached {
  key: string;
  value: number;
  /** How much there could have been; 0 if not known. */
  whole: number;
}

export interface Played {
  code: string;
  game: string;
  /** When it was over: 2026-11-17T20:15:00Z. */
  date: string;
  /** Who sat there, by seat: people by name, bots by the name of their kind. */
  seats: { name: string; bot: string }[];
  /** The seat of this device; null where several shared the screen. */
  seat: number | null;
  how: "won" | "lost" | "draw" | "over";
  reached: Reached | null;
  /** The record in short form. */
  record: string;
}

const KEPT = 300;
const LONGEST = 6000; // characters of a record that is kept; a longer one is at its table

/** How far a seat got in what decides the game; null where nothing is counted. */
export function reached(result: Result, seat: number): Reached | null {
  const [first] = result.standings;
  if (first) return { key: `standing-${first.name}`, value: first.values[seat] ?? 0, whole: 0 };
  if (result.scores.length === 1 && !result.together)
    return { key: "web-score", value: result.scores[0] ?? 0, whole: 0 };
  const [shared] = result.together ? result.tallies : [];
  const value = shared?.values[0];
  return shared && value !== undefined
    ? { key: `tally-${shared.name}`, value, whole: shared.whole }
    : null;
}

/** What is kept of a game that is over. */
export function playedAt(
  info: TableInfo,
  result: Result,
  seat: number | null,
  record: string,
  date: string,
): Played {
  return {
    code: info.code,
    game: info.game,
    date,
    seats: info.seats.map(({ name, kind, bot }) => ({ name, bot: kind === "bot" ? bot : "" })),
    seat,
    how: outcome(result, seat),
    reached: seat === null ? null : reached(result, seat),
    record: record.length <= LONGEST ? record : "",
  };
}

export function history(): Played[] {
  try {
    const kept: unknown = JSON.parse(recall("history") || "[]");
    return Array.isArray(kept) ? (kept as Played[]).filter(({ code }) => typeof code === "string") : [];
  } catch {
    return [];
  }
}

/** Keeps a game; one that is kept already stays as it is. */
export function keepPlayed(played: Played): void {
  const before = history();
  if (before.some(({ code }) => code === played.code)) return;
  remember("history", JSON.stringify([played, ...before].slice(0, KEPT)));
}

export function forgetHistory(): void {
  remember("history", "[]");
}

export interface Counts {
  games: number;
  won: number;
  lost: number;
  draw: number;
}

export interface Statistics extends Counts {
  game: string;
  /** By the strongest bot at the table; "" where there was none. */
  against: (Counts & { bot: string })[];
  best: Reached | null;
  /** Games won one after the other, up to the last. */
  streak: number;
}

function counted(games: readonly Played[]): Counts {
  const of = (how: string): number => games.filter((one) => one.how === how).length;
  return { games: games.length, won: of("won"), lost: of("lost"), draw: of("draw") };
}

/** The opponent that a game counts for: the strongest of its bots. */
function opponent({ seats }: Played, bots: readonly string[]): string {
  const found = seats.map(({ bot }) => bot).filter((bot) => bot !== "");
  return found.sort((one, other) => bots.indexOf(other) - bots.indexOf(one))[0] ?? "";
}

/** The furthest anybody got here; what counts is what the last game counted. */
function furthest(games: readonly Played[]): Reached | null {
  const values = games.flatMap((one) => (one.reached ? [one.reached] : []));
  const same = values.filter(({ key }) => key === values[0]?.key);
  return same.reduce<Reached | null>(
    (best, one) => (best && best.value >= one.value ? best : one),
    null,
  );
}

/** What the games of one kind add up to, the newest first; bots from the weakest on. */
export function statistics(
  game: string,
  all: readonly Played[],
  bots: readonly string[],
): Statistics {
  const games = all.filter((one) => one.game === game);
  const kinds = [...new Set(games.map((one) => opponent(one, bots)))];
  kinds.sort((one, other) => bots.indexOf(one) - bots.indexOf(other));
  const firstNotWon = games.findIndex(({ how }) => how !== "won");
  return {
    game,
    ...counted(games),
    against: kinds.map((bot) => ({
      bot,
      ...counted(games.filter((one) => opponent(one, bots) === bot)),
    })),
    best: furthest(games),
    streak: firstNotWon < 0 ? games.length : firstNotWon,
  };
}
