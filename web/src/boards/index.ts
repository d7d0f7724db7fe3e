/** Boards by game: a folder beside this file, else the generic board. */

import { useEffect, useState } from "preact/hooks";

import type { BoardModule } from "./board";
import { GenericBoard } from "./generic";

const OWN = import.meta.glob<BoardModule>("./*/index.tsx");
const GENERIC: BoardModule = { Board: GenericBoard };

export async function loadBoard(game: string): Promise<BoardModule> {
  const load = OWN[`./${game}/index.tsx`];
  return load ? load() : GENERIC;
}

export function useBoard(game: string): BoardModule | null {
  const [board, setBoard] = useState<BoardModule | null>(null);
  useEffect(() => {
    let wanted = true;
    if (game) {
      loadBoard(game).then(
        (found) => wanted && setBoard(found),
        () => wanted && setBoard(GENERIC),
      );
    }
    return () => {
      wanted = false;
    };
  }, [game]);
  return board;
}
