/** One's own cards, each in its place all game long: basic cards, then bonus cards as they come. */

import type { BoardProps } from "../board";
import { typed } from "../facts";
import { HandCard } from "./card";
import { Star } from "./emblems";
import { inOrder } from "./story";
import type { DuelFacts, DuelSide, DuelView } from "./view";

const FREE = { battery: 0, disk: 0 };

export function Hand({ side, view, board }: { side: DuelSide; view: DuelView; board: BoardProps }) {
  const { words } = board;
  const printed = typed<DuelFacts>(board.facts).cards;
  const basic = Object.keys(view.cards).filter((card) => !printed[card]?.bonus);
  const bonus = inOrder(side.known_bonus, board.story, side.seat);
  const room = Array.from({ length: side.most_bonus }, (_, place) => bonus[place] ?? null);
  const places = [...basic, ...room];
  const columns = Math.ceil(places.length / 2);
  return (
    <section class="hand" data-spot="hand" aria-label={words.say("web-hand")}>
      <ul style={{ "--count": places.length, "--half": columns }}>
        {places.map((card, place) => (
          <li
            key={card ?? place}
            style={{ "--off": place - (places.length - 1) / 2 }}
            data-tell={card ? words.say(`board-more-${card}`) : words.say("board-tell-star")}
          >
            {card ? (
              <HandCard
                card={card}
                cost={view.cards[card] ?? FREE}
                facts={printed[card]}
                isChosen={side.play === card}
                isResting={side.rest === card}
                board={board}
              />
            ) : (
              <span class="no-card">
                <Star />
                <span>{words.say("board-bonus")}</span>
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
