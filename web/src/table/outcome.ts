/** What a result means: who won, and to whom it happened. */

import type { Result, Standing, Tally } from "../shapes";

/** The seats with the best score; nobody if all have the same and it is nothing. */
export function winners(result: Result): number[] {
  const top = Math.max(...result.scores);
  const seats = [...result.scores.keys()].filter((seat) => result.scores[seat] === top);
  return seats.length === result.scores.length && top <= 0 ? [] : seats;
}

/** What the end means to a seat: won, lost or drawn; "over" where it is only watched or rated. */
export function outcome(result: Result, seat: number | null): "won" | "lost" | "draw" | "over" {
  const own = seat === null ? undefined : result.scores[seat];
  if (own === undefined) return "over";
  if (result.together) return own > 0 ? "won" : own < 0 ? "lost" : "draw";
  if (result.scores.length === 1) return "over";
  const best = winners(result);
  if (best.length === 0 || (best.length > 1 && best.includes(seat ?? -1))) return "draw";
  return best.includes(seat ?? -1) ? "won" : "lost";
}

/** The seats from the best to the worst; none where nothing was counted. */
export function ranking(result: Result): number[] {
  const counted = counts(result);
  if (counted.length === 0) return [];
  const seats = [...result.scores.keys()];
  const difference = (one: number, other: number): number => {
    const values = counted.find((each) => each[one] !== each[other]);
    return values ? (values[other] ?? 0) - (values[one] ?? 0) : 0;
  };
  return seats.sort(difference);
}

/** The seats as the end lists them: by what was counted, else those who won first. */
export function order(result: Result): number[] {
  const ranked = ranking(result);
  const { scores } = result;
  if (ranked.length > 0 || !result.tallies.some((one) => isOfSeats(one, result))) return ranked;
  return [...scores.keys()].sort((one, other) => (scores[other] ?? 0) - (scores[one] ?? 0));
}

/** Whether each seat has a value of its own. */
export function isOfSeats({ values }: Tally, { scores }: Result): boolean {
  return scores.length > 1 && values.length === scores.length;
}

/** What was counted, a row for each thing; nothing where scores only say who won. */
function counts({ scores, standings, together }: Result): readonly (readonly number[])[] {
  if (together || scores.length === 1) return [];
  if (standings.length > 0) return standings.map(({ values }) => values);
  return scores.every((score) => Math.abs(score) <= 1) ? [] : [scores];
}

/** What decided among the best, who were equal till then; null where there was no tie. */
export function tieBreak(result: Result): Standing | null {
  const best = winners(result);
  let equal = [...result.scores.keys()];
  for (const standing of result.standings) {
    const top = Math.max(...equal.map((seat) => standing.values[seat] ?? 0));
    const next = equal.filter((seat) => standing.values[seat] === top);
    if (next.length === best.length) return standing === result.standings[0] ? null : standing;
    equal = next;
  }
  return null;
}
