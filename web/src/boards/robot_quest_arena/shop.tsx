/** The Shop, the Supply piles, the Shop deck and the Junkyard. */

import { useState } from "preact/hooks";

import { Dialog } from "../../parts/dialog";
import type { BoardProps } from "../board";
import { Piece } from "../piece";
import { cardAbout, CardFace, OpenPile } from "./card";
import { saleAction } from "./play";
import { cardName, offered, type RqaView } from "./shape";

interface ShopProps {
  view: RqaView;
  board: BoardProps;
}

export function Shop({ view, board }: ShopProps) {
  const { words } = board;
  const [isOpen, setOpen] = useState(false);
  return (
    <section class="rqa-zone rqa-shop" aria-label={words.say("view-shop")}>
      <h2>
        {words.say("view-shop")}
        <small class="muted">{words.say("board-pile", { count: view.shop_deck })}</small>
        <button type="button" class="small quiet" data-pile="junkyard" onClick={() => setOpen(true)}>
          {words.say("board-junkyard", { count: view.junkyard.length })}
        </button>
      </h2>
      <ul class="rqa-sale">
        {view.shop.map((card, slot) => (
          <li key={`${slot}.${card ?? ""}`}>
            {card ? (
              <OnSale card={card} view={view} board={board} />
            ) : (
              <span class="rqa-gap" role="img" aria-label={words.say("board-gap")} />
            )}
          </li>
        ))}
      </ul>
      <h3>{words.say("view-supply")}</h3>
      <ul class="rqa-sale">
        {Object.entries(view.supply).map(([card, left]) => (
          <li key={card}>
            <OnSale card={card} view={view} board={board} left={left} />
          </li>
        ))}
      </ul>
      {isOpen && (
        <Dialog title={words.say("view-junkyard")} onClose={() => setOpen(false)}>
          <OpenPile cards={view.junkyard} view={view} board={board} />
        </Dialog>
      )}
    </section>
  );
}

/** A card on sale; `left` for a Supply pile. */
function OnSale({ card, view, board, left }: ShopProps & { card: string; left?: number }) {
  const { words } = board;
  const action = saleAction(card, board.options);
  const isOn = offered(action, board.options);
  const name = cardName(card, view, words);
  const label = [
    words.say("board-costs", { name, cost: view.cards[card]?.cost ?? 0 }),
    left === undefined ? "" : words.say("board-left", { count: left }),
    isOn ? words.say("board-affordable") : "",
  ];
  return (
    <span data-sale={card} class="rqa-offer">
      <Piece
        class={`rqa-card${left === 0 ? " sold-out" : ""}`}
        action={action}
        board={board}
        label={label.filter(Boolean).join(". ")}
        about={cardAbout({ card, view, board })}
      >
        <CardFace card={card} view={view} board={board} />
        {left !== undefined && (
          <span class="stack-count" aria-hidden="true">
            ×{left}
          </span>
        )}
        {isOn && (
          <span class="affordable" aria-hidden="true">
            ✓
          </span>
        )}
      </Piece>
    </span>
  );
}
