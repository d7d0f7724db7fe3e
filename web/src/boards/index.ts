/** Boards by game: a folder beside this file, loaded when it is needed; else the generic board. */

import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";

import type { BoardModule, CoverModule, PiecesModule } from "./board";

const BOARDS = import.meta.glob<BoardModule>("./*/index.tsx");
const COVERS = import.meta.glob<CoverModule>("./*/cover.tsx");
const PIECES = import.meta.glob<PiecesModule>("./*/pieces.tsx");

export async function loadBoard(game: string): Promise<BoardModule> {
  const load = BOARDS[`./${game}/index.tsx`];
  const generic = (): Promise<BoardModule> => import("./generic");
  return load ? load().catch(generic) : generic();
}

export function useBoard(game: string): BoardModule | null {
  const [board, setBoard] = useState<BoardModule | null>(null);
  useEffect(() => {
    let wanted = true;
    if (game) loadBoard(game).then((found) => wanted && setBoard(found), () => undefined);
    return () => {
      wanted = false;
    };
  }, [game]);
  return board;
}

/** What draws the cards of a game away from a table, null until it is there or if there is none. */
export function usePieces(game: string): PiecesModule | null {
  const [pieces, setPieces] = useState<PiecesModule | null>(null);
  useEffect(() => {
    let wanted = true;
    const load = PIECES[`./${game}/pieces.tsx`];
    load?.().then((found) => wanted && setPieces(found), () => undefined);
    return () => {
      wanted = false;
    };
  }, [game]);
  return pieces;
}

/** The picture of a game, null until it is there or if there is none. */
export function useCover(game: string): ComponentType | null {
  const [cover, setCover] = useState<CoverModule | null>(null);
  useEffect(() => {
    let wanted = true;
    const load = COVERS[`./${game}/cover.tsx`];
    load?.().then((found) => wanted && setCover(found), () => undefined);
    return () => {
      wanted = false;
    };
  }, [game]);
  return cover?.Cover ?? null;
}
