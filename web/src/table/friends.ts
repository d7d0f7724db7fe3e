/** What the page of a table knows of the people there, besides the game: their words, their time. */

import { useCallback, useEffect, useState } from "preact/hooks";

import type { Stream } from "../home";
import { followChat, heardOf, type ChatLine } from "./chat";
import { followTime, type Told } from "./clock";

export interface Friends {
  lines: readonly ChatLine[];
  time: Told | null;
  /** Hears of them from a stream of the table, as often as there is a new one. */
  follow: (source: Stream) => void;
}

export function useFriends(code: string): Friends {
  const [lines, setLines] = useState<readonly ChatLine[]>([]);
  const [time, setTime] = useState<Told | null>(null);
  useEffect(() => {
    setLines([]);
    setTime(null);
  }, [code]);
  const follow = useCallback((source: Stream): void => {
    followChat(source, (come) => setLines((known) => heardOf(known, come)));
    followTime(source, setTime);
  }, []);
  return { lines, time, follow };
}
