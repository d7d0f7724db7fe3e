/** What every part of the board is given. */

import type { BoardProps } from "../board";
import type { RaisingFacts, RaisingSeat, RaisingView } from "./view";

export interface RaisingBoard {
  view: RaisingView;
  printed: RaisingFacts;
  board: BoardProps;
}

/** A seat, and whether it is the one of the person who looks: then its pieces answer. */
export interface SeatProps extends RaisingBoard {
  seat: RaisingSeat;
  isOwn: boolean;
}
