/** The cards of the person who looks: equal ones in one stack. */

import type { BoardProps } from "../board";
import { Piece } from "../piece";
import { cardAbout, CardFace } from "./card";
import { handAction } from "./play";
import { cardName, stacks, type Robot, type RqaView, type Side } from "./shape";

interface HandProps {
  side: Side;
  view: RqaView;
  board: BoardProps;
  own: readonly Robot[];
  mover: string;
  /** The card somebody points at, "" for none. */
  onPoint: (card: string) => void;
  onPlay: (card: string) => void;
}

export function Hand({ side, view, board, own, mover, onPoint, onPlay }: HandProps) {
  const { words } = board;
  const playing = (card: string) => ({
    ...board,
    answer: (action: string): void => {
      onPlay(card);
      board.answer(action);
    },
  });
  return (
    <section class="rqa-zone rqa-hand" aria-label={words.say("board-your-hand")}>
      <h2>
        {words.say("board-your-hand")} <span class="number">{side.cards}</span>
        {own.length > 1 && (
          <small class="muted">{words.say("board-for", { robot: words.thing(mover) })}</small>
        )}
      </h2>
      <ul class="rqa-cards">
        {stacks(side.hand ?? []).map(({ card, count }) => (
          <li
            key={card}
            onMouseEnter={() => onPoint(card)}
            onMouseLeave={() => onPoint("")}
            onFocusIn={() => onPoint(card)}
            onFocusOut={() => onPoint("")}
          >
            <Piece
              class={`rqa-card${count > 1 ? " stacked" : ""}`}
              action={handAction(card, board.options)}
              board={playing(card)}
              label={`${count > 1 ? `${count} × ` : ""}${cardName(card, view, words)}`}
              about={cardAbout({ card, view, board })}
            >
              <CardFace card={card} view={view} board={board} />
              {count > 1 && (
                <span class="stack-count" aria-hidden="true">
                  ×{count}
                </span>
              )}
            </Piece>
          </li>
        ))}
        {side.cards === 0 && <li class="muted">{words.say("nothing")}</li>}
      </ul>
    </section>
  );
}
