/** A table as a small picture: its board, which nobody can touch, or the cover of its game. */

import { Component, type ComponentChildren } from "preact";
import { useMemo } from "preact/hooks";

import { useBoard, useCover } from "../boards";
import { STILL } from "../boards/board";
import type { TableGlance } from "../shapes";
import { useTableWords, type Words } from "../words";
import { seatNames } from "./names";

/** As in table.css: where a board fills a window, it can also fill a picture of one. */
const ROOM = "(width >= 1000px) and (height >= 600px)";

export function Thumbnail({ game, table }: { game: string; table: TableGlance | null }) {
  const isRoom = useMemo(() => matchMedia(ROOM).matches, []);
  const cover = <CoverOf game={game} />;
  const view = table?.view;
  return (
    <div class="thumbnail" aria-hidden="true" inert>
      {isRoom && table && view ? (
        <Careful otherwise={cover}>
          <Position table={table} view={view} />
        </Careful>
      ) : (
        cover
      )}
    </div>
  );
}

export function CoverOf({ game }: { game: string }) {
  const Cover = useCover(game);
  return <div class="game-cover">{Cover && <Cover />}</div>;
}

function Position({ table, view }: { table: TableGlance; view: NonNullable<TableGlance["view"]> }) {
  const words = useTableWords(table.game, table.names);
  if (!words) return null;
  return <Small table={table} view={view} words={words} />;
}

interface SmallProps {
  table: TableGlance;
  view: NonNullable<TableGlance["view"]>;
  words: Words;
}

function Small({ table, view, words }: SmallProps) {
  const board = useBoard(table.game);
  if (!board) return null;
  const mine = table.seats.filter((seat) => seat.yours);
  return (
    <div class="board small-board">
      <board.Board
        {...STILL}
        view={view}
        seat={mine.length === 1 ? (mine[0]?.seat ?? null) : null}
        names={seatNames(table.seats, words)}
        asked={table.asked}
        facts={table.facts}
        words={words}
      />
    </div>
  );
}

interface CarefulProps {
  otherwise: ComponentChildren;
  children: ComponentChildren;
}

/** A board that cannot draw this is no reason for a lobby not to open. */
export class Careful extends Component<CarefulProps, { failed: boolean }> {
  override state = { failed: false };

  override componentDidCatch(): void {
    this.setState({ failed: true });
  }

  override render({ otherwise, children }: CarefulProps): ComponentChildren {
    return this.state.failed ? otherwise : children;
  }
}
