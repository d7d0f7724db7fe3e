/** A card: its family by colour, sign and edge, its cost, its name, and what it does. */

import type { BoardProps } from "../board";
import { told, toldAll } from "./effects";
import { EffectIcon, FamilyIcon } from "./icons";
import { cardName, printed, stacks } from "./lookup";

interface CardProps {
  card: string;
  board: Pick<BoardProps, "words" | "facts">;
}

export function CardFace({ card, board }: CardProps) {
  const { words } = board;
  const facts = printed(board).cards[card];
  const family = facts?.type ?? "function";
  return (
    <span class={`rqa-card-box family-${family}`} aria-hidden="true" data-piece={card}>
      <span class="rqa-face">
        <span class="face-name">{cardName(card, board)}</span>
        <span class="face-does">
          {(facts?.effects ?? []).map((effect, number) => (
            <span key={number} class="face-effect">
              <EffectIcon op={effect.word} />
              <span>{told(effect, words)}</span>
            </span>
          ))}
        </span>
        <FamilyIcon family={family} />
      </span>
      {facts?.cost != null && <span class="face-cost">{facts.cost}</span>}
    </span>
  );
}

/** What a card does, for those who point at it or listen to it. */
export function cardAbout({ card, board }: CardProps): string {
  return toldAll(printed(board).cards[card]?.effects ?? [], board.words);
}

/** The cards of a pile that lies open, each title once. */
export function OpenPile({ cards, board }: Omit<CardProps, "card"> & { cards: string[] }) {
  if (cards.length === 0) return <p class="muted">{board.words.say("nothing")}</p>;
  return (
    <ul class="rqa-open-pile">
      {stacks(cards).map(({ card, count }) => (
        <li key={card}>
          <span class="hidden-text">
            {board.words.say("labelled", {
              label: `${count} × ${cardName(card, board)}`,
              about: cardAbout({ card, board }),
            })}
          </span>
          <CardFace card={card} board={board} />
          {count > 1 && (
            <span class="stack-count" aria-hidden="true">
              ×{count}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
