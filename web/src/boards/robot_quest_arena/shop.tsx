/** The Shop, the Supply piles, the Shop deck and the Junkyard: a drawer that is open where there is
room, and elsewhere a list of names that opens it. */

import { useEffect, useState } from "preact/hooks";

import { Dialog } from "../../parts/dialog";
import { Cross } from "../../parts/icons";
import type { BoardProps } from "../board";
import { isOffered } from "../facts";
import { Piece } from "../piece";
import { cardAbout, CardFace, OpenPile } from "./card";
import { FamilyIcon } from "./icons";
import { saleAction } from "./play";
import { cardName, printed } from "./lookup";
import type { ArenaView } from "./view";

interface ShopProps {
  view: ArenaView;
  board: BoardProps;
}

const SALES = new Set(["buy", "obtain", "pass"]);
/** The letters of the longest word that half the width of the shelf has room for. */
const LONG = 15;

export function Shop({ view, board }: ShopProps) {
  const { words, options, seat } = board;
  const [isOpen, setOpen] = useState(false);
  const [isLooking, look] = useState(false);
  // Where there is nothing else to do, it opens by itself.
  const isAll = options.some(({ verb }) => verb !== "pass") && options.every(({ verb }) => SALES.has(verb));
  const isOurs = view.active === seat;
  useEffect(() => setOpen(isAll), [isAll, isOurs]);
  useEffect(() => {
    const leave = ({ target }: Event): void => {
      if ((target as Element).closest(".rqa-arena, .rqa-sides, .rqa-prompt")) setOpen(false);
    };
    if (!isOpen) return undefined;
    document.addEventListener("pointerdown", leave);
    return () => document.removeEventListener("pointerdown", leave);
  }, [isOpen]);
  const close = (event: KeyboardEvent): void => {
    if (event.key === "Escape") setOpen(false);
  };
  return (
    <section
      class={`zone rqa-shop${isOpen ? " open" : ""}`}
      data-spot="shop"
      aria-label={words.say("view-shop")}
      onKeyDown={close}
    >
      <Shelf view={view} board={board} isOpen={isOpen} onOpen={() => setOpen(!isOpen)} />
      <div class="rqa-goods">
        <h2>
          {words.say("view-shop")}
          <small class="muted">{words.say("board-pile", { count: view.shop_deck })}</small>
          <button type="button" class="small quiet" data-pile="junkyard" onClick={() => look(true)}>
            {words.say("board-junkyard", { count: view.junkyard.length })}
          </button>
          <button
            type="button"
            class="sign shop-close"
            aria-label={words.say("board-shop-close")}
            onClick={() => setOpen(false)}
          >
            <Cross />
          </button>
        </h2>
        <ul class="rqa-sale">
          {view.shop.map((card, slot) => (
            <li key={`${slot}.${card ?? ""}`}>
              {card ? (
                <OnSale card={card} board={board} />
              ) : (
                <span class="rqa-gap" role="img" aria-label={words.say("board-gap")} />
              )}
            </li>
          ))}
          {Object.entries(view.supply).map(([card, left]) => (
            <li key={card} class="supply">
              <OnSale card={card} board={board} left={left} />
            </li>
          ))}
        </ul>
      </div>
      {isLooking && (
        <Dialog title={words.say("view-junkyard")} onClose={() => look(false)}>
          <OpenPile cards={view.junkyard} board={board} />
        </Dialog>
      )}
    </section>
  );
}

interface ShelfProps extends ShopProps {
  isOpen: boolean;
  onOpen: () => void;
}

/** The drawer from outside: what is on sale, by name and price, and what can be had now. */
function Shelf({ view, board, isOpen, onOpen }: ShelfProps) {
  const { words, options } = board;
  const cards = [...view.shop.filter((card) => card !== null), ...Object.keys(view.supply)];
  const isOn = (card: string): boolean => isOffered(saleAction(card, options), options);
  const count = cards.filter(isOn).length;
  return (
    <button
      type="button"
      class={`rqa-shelf${count > 0 ? " ready" : ""}`}
      aria-expanded={isOpen}
      onClick={onOpen}
    >
      <span class="shelf-title">
        <strong>{words.say("view-shop")}</strong>
        <small>{words.say("board-afford", { count })}</small>
      </span>
      <span class="shelf-names" aria-hidden="true">
        {cards.map((card, number) => {
          const facts = printed(board).cards[card];
          const left = view.supply[card];
          const name = cardName(card, board);
          const marks = [
            isOn(card) && "on",
            left === 0 && "sold-out",
            name.split(/[ -]/).some((word) => word.length > LONG) && "long",
          ];
          return (
            <span
              key={`${number}${card}`}
              data-sale={card}
              class={`shelf-name family-${facts?.type ?? "function"} ${marks.filter(Boolean).join(" ")}`}
            >
              <FamilyIcon family={facts?.type ?? "function"} />
              <span>{name}</span>
              <b>{facts?.cost}</b>
            </span>
          );
        })}
      </span>
    </button>
  );
}

/** A card on sale; `left` for a Supply pile. */
function OnSale({ card, board, left }: { card: string; board: BoardProps; left?: number }) {
  const { words } = board;
  const action = saleAction(card, board.options);
  const isOn = isOffered(action, board.options);
  const name = cardName(card, board);
  const label = [
    words.say("board-costs", { name, cost: printed(board).cards[card]?.cost ?? 0 }),
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
        about={cardAbout({ card, board })}
      >
        <CardFace card={card} board={board} />
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
