/** The card somebody plays, buys or turns up, large enough to be read while it happens. */

import type { BoardProps } from "../board";
import { factText } from "../facts";
import { CardFace } from "./card";
import { printed, squareOf } from "./lookup";
import type { ArenaView } from "./view";

const SHOWN = new Set(["played", "obtained", "compacted"]);

export function Spotlight({ view, board }: { view: ArenaView; board: BoardProps }) {
  const { beat } = board;
  const card = beat && SHOWN.has(beat.kind) ? factText(beat, "card") : "";
  if (!beat || !printed(board).cards[card]) return null;
  const { columns } = view.arena;
  const actor = view.robots.find(({ owner, square }) => owner === view.active && square);
  const isLeft = squareOf(actor?.square ?? null, columns) % columns < columns / 2;
  return (
    <div
      key={`${beat.kind}${card}`}
      class={`rqa-spotlight${isLeft ? " right" : ""}`} // not on the robot that does it
      aria-hidden="true"
    >
      <CardFace card={card} board={board} />
      <small>{board.words.caption(beat, board.names, board.you)}</small>
    </div>
  );
}
