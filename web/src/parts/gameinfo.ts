/** What there is to know about a game before it is played. */

import { useEffect, useState } from "preact/hooks";

import { api } from "../api";
import type { GameInfo } from "../shapes";

/** Null until it is there, or if it cannot be had. */
export function useGameInfo(game: string): GameInfo | null {
  const [info, setInfo] = useState<GameInfo | null>(null);
  useEffect(() => {
    if (!game) return;
    api.games().then(
      (games) => setInfo(games.find((one) => one.game === game) ?? null),
      () => undefined,
    );
  }, [game]);
  return info;
}
