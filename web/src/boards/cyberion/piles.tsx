/** The Robot deck and the discard pile. */

import type { BoardProps } from "../board";
import { Piece } from "../piece";
import { SmallCard } from "./card";
import type { CyberionView } from "./view";

export function Piles({ view, board }: { view: CyberionView; board: BoardProps }) {
  const { words } = board;
  const isPaid = board.question === "spend";
  return (
    <section class="piles" aria-label={words.say("board-piles")} data-spot="piles">
      <Piece
        class="pile-head"
        action={isPaid ? "spend:card@deck" : null}
        board={board}
        label={words.action("spend:card@deck")}
      >
        <Back /> {words.say("view-deck")} <strong class="number">{view.deck}</strong>
      </Piece>
      <Known title="view-deck_top" cards={view.deck_top} board={board} />
      <Known title="view-deck_bottom" cards={view.deck_bottom} board={board} />
      <details class="pile pop">
        <summary>
          {words.say("view-discard")} <strong class="number">{view.discard.length}</strong>
        </summary>
        <div class="pop-body">
          <Counted cards={view.discard} board={board} />
        </div>
      </details>
    </section>
  );
}

function Known({ title, cards, board }: { title: string; cards: string[]; board: BoardProps }) {
  if (cards.length === 0) return null;
  return (
    <span class="known">
      <small class="muted">{board.words.say(title)}</small>
      {cards.map((card, number) => (
        <SmallCard key={number} card={card} name={board.words.thing(card)} />
      ))}
    </span>
  );
}

/** Cards of a pile, each kind once with its number. */
function Counted({ cards, board }: { cards: readonly string[]; board: BoardProps }) {
  if (cards.length === 0) return <span class="muted">–</span>;
  return (
    <ul class="small-things">
      {[...new Set(cards)].map((card) => (
        <li key={card}>
          <SmallCard
            card={card}
            name={board.words.thing(card)}
            count={cards.filter((one) => one === card).length}
          />
        </li>
      ))}
    </ul>
  );
}

function Back() {
  return (
    <svg class="deck-back" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <rect x="7" y="2" width="14" height="18" rx="2" />
      <rect x="3" y="5" width="14" height="18" rx="2" />
      <path d="M7 11h6M7 15h6" class="mark" />
    </svg>
  );
}
