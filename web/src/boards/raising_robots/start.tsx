/** Before the first round and at Recess: cards to choose from, and the auction of inventors. */

import { Badge } from "../../parts/seats";
import { Piece } from "../piece";
import { ClassCard } from "./beside";
import { InventorFace, Items } from "./card";
import type { RaisingBoard } from "./board";
import { inventorText, itemsText } from "./tell";
import type { RaisingTrack } from "./view";

/** Cards drawn and not chosen yet. */
export function Looks({ cards, ...table }: RaisingBoard & { cards: readonly string[] }) {
  const { board, printed } = table;
  const { words } = board;
  if (cards.length === 0) return null;
  return (
    <section class="rr-looks" data-spot="looks" aria-label={words.say("web-rr-looks")}>
      <h2>{words.say("web-rr-looks")}</h2>
      <ul class="rr-lessons">
        {cards.map((card) => (
          <li key={card}>
            {printed.lesson[card] ? (
              <ClassCard card={card} isOwn {...table} />
            ) : (
              <DrawnInventor card={card} {...table} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function DrawnInventor({ card, ...table }: RaisingBoard & { card: string }) {
  const { printed, board } = table;
  const facts = printed.inventor[card];
  if (!facts) return null;
  const label = `${board.words.thing(card)}. ${inventorText(facts, board.words)}`;
  return (
    <Piece class="rr-inventor" action={`choose:${card}`} board={board} label={label}>
      <InventorFace card={card} {...table} />
    </Piece>
  );
}

/** The inventors up for auction, each with its bidding track. */
export function Auction(table: RaisingBoard) {
  const { view, board } = table;
  const { words } = board;
  if (view.tracks.length === 0) return null;
  return (
    <section class="rr-auction" data-spot="auction" aria-label={words.say("web-rr-auction")}>
      <h2>{words.say("web-rr-auction")}</h2>
      <ul class="rr-lessons">
        {view.tracks.map((track) => (
          <li key={track.card} class="rr-bidding">
            <BidTrack track={track} {...table} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function BidTrack({ track, ...table }: RaisingBoard & { track: RaisingTrack }) {
  const { printed, board } = table;
  const { words, names } = board;
  const facts = printed.inventor[track.card];
  const name = words.thing(track.card);
  return (
    <>
      <span class="rr-inventor">
        <InventorFace card={track.card} {...table} />
        {facts && <span class="hidden-text">{`${name}. ${inventorText(facts, words)}`}</span>}
      </span>
      <span class="rr-spaces">
        {printed.board.bids.map((items, number) => {
          const by = track.bids.find(({ space }) => space === number + 1);
          const price = items.length > 0 ? itemsText(items, words) : words.say("web-rr-free");
          const held = by ? words.say("web-rr-bid-of", { name: names[by.seat] ?? "" }) : "";
          return (
            <Piece
              key={number}
              class="rr-space"
              action={`bid:${track.card}@${number + 1}`}
              board={board}
              label={[words.say("web-rr-bid", { name, space: number + 1, price }), held]
                .filter(Boolean)
                .join(". ")}
            >
              {by ? <Badge seat={by.seat} /> : <b aria-hidden="true">{number + 1}</b>}
              <Items items={items} />
            </Piece>
          );
        })}
      </span>
    </>
  );
}
