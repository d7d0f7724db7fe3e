/** What every part of the board is given. */

import type { BoardProps } from "../board";
import type { Printed, RaisingView, Seat } from "./shape";

export interface Table {
  view: RaisingView;
  printed: Printed;
  board: BoardProps;
}

/** A seat, and whether it is the one of the person who looks: then its pieces answer. */
export interface SeatProps extends Table {
  seat: Seat;
  isOwn: boolean;
}
