/** Games that were played here, for those who want to look back. */

import { keepPlayed, playedAt } from "../history";
import type { Result, TableInfo } from "../shapes";
import { recentTables } from "../store";
import { eyes, mine, type TableState } from "./state";

/** Keeps a game that was played here to its end; one that began in a replay was only tried out. */
export function keepHere(info: TableInfo, result: Result, state: TableState): void {
  const isTried = recentTables().some(({ code, from }) => code === info.code && !!from);
  if (mine(state).length === 0 || isTried) return;
  keepPlayed(playedAt(info, result, eyes(state), state.short, new Date().toISOString()));
}
