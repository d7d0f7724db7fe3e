/** Platform, Flash and Stock: the Robots that can be used. */

import type { BoardProps } from "../board";
import { Piece } from "../piece";
import { CardFace } from "./card";
import { effectNow } from "./effects";
import { cardVerb, picked, printed, ROWS, WIDTH, type CyberionView, type Row } from "./shape";

interface RowsProps {
  view: CyberionView;
  board: BoardProps;
  /** The cards that would help with the Machine somebody points at. */
  lit: readonly string[];
}

export function Rows({ view, board, lit }: RowsProps) {
  const chosen = picked(view.doing);
  return (
    <section class="cyb-zone rows" aria-label={board.words.say("view-rows")}>
      {ROWS.map((row) => (
        <OneRow key={row} row={row} view={view} board={board} lit={lit} chosen={chosen} />
      ))}
    </section>
  );
}

interface OneRowProps extends RowsProps {
  row: Row;
  chosen: ReadonlyMap<string, number>;
}

function OneRow({ row, view, board, lit, chosen }: OneRowProps) {
  const { words } = board;
  const cards = view.rows[row];
  const verb = cardVerb(board.options);
  const copy = (number: number): number =>
    cards.slice(0, number).filter((card) => card === cards[number]).length;
  return (
    <div class={`row-zone row-${row}`}>
      <h3>
        <RowSign row={row} />
        {words.thing(row)}
        <small class="muted">{words.say(`board-about-${row}`)}</small>
      </h3>
      <ul class="cards">
        {cards.map((card, number) => {
          const place = `${card}@${row}`;
          const { model, kind } = printed(card);
          const does = verb === "trigger" && kind === "robot" && model !== null;
          const isLit = lit.includes(place);
          return (
            <li key={`${card}.${copy(number)}`}>
              <Piece
                class={`robot-card ${isLit ? "lit" : ""}`}
                action={`${verb}:${place}`}
                board={board}
                label={words.action(`${verb}:${place}`)}
                about={does ? effectNow(model, view, words) : words.about(`thing-${card}`)}
                isChosen={copy(number) < (chosen.get(place) ?? 0)}
              >
                <CardFace card={card} />
              </Piece>
            </li>
          );
        })}
        {Array.from({ length: Math.max(0, WIDTH - cards.length) }, (_, number) => (
          <li key={`gap${number}`} class="gap" />
        ))}
      </ul>
    </div>
  );
}

const SIGNS: Record<Row, string> = {
  platform: "M3 16h18M6 16v4M18 16v4M8 16V8h8v8",
  flash: "M13 2L5 13h6l-1 9 9-12h-6z",
  stock: "M3 9l9-5 9 5v11H3zM8 20v-7h8v7",
};

function RowSign({ row }: { row: Row }) {
  return (
    <svg class="row-sign" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={SIGNS[row]} />
    </svg>
  );
}
