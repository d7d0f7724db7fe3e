/** A card: its family by colour, sign and edge, its cost, its name, and what it does. */

import type { BoardProps } from "../board";
import { readEffects, told, toldAll } from "./effects";
import { EffectIcon, FamilyIcon } from "./icons";
import { cardName, stacks, type RqaView } from "./shape";

interface CardProps {
  card: string;
  view: RqaView;
  board: Pick<BoardProps, "words">;
}

export function CardFace({ card, view, board }: CardProps) {
  const { words } = board;
  const printed = view.cards[card];
  const effects = readEffects(printed?.effect ?? "");
  const family = printed?.type ?? "function";
  return (
    <span class={`rqa-card-box family-${family}`} aria-hidden="true">
      <span class="rqa-face">
        <span class="face-name">{cardName(card, view, words)}</span>
        <span class="face-does">
          {effects.map((effect, number) => (
            <span key={number} class="face-effect">
              <EffectIcon op={effect.op} />
              <span>{told(effect, words)}</span>
            </span>
          ))}
        </span>
        <FamilyIcon family={family} />
      </span>
      {printed?.cost != null && <span class="face-cost">{printed.cost}</span>}
    </span>
  );
}

/** What a card does, for those who point at it or listen to it. */
export function cardAbout({ card, view, board }: CardProps): string {
  return toldAll(readEffects(view.cards[card]?.effect ?? ""), board.words);
}

/** The cards of a pile that lies open, each title once. */
export function OpenPile({ cards, view, board }: Omit<CardProps, "card"> & { cards: string[] }) {
  if (cards.length === 0) return <p class="muted">{board.words.say("nothing")}</p>;
  return (
    <ul class="rqa-open-pile">
      {stacks(cards).map(({ card, count }) => (
        <li key={card}>
          <span class="hidden-text">
            {`${count} × ${cardName(card, view, board.words)}: ${cardAbout({ card, view, board })}`}
          </span>
          <CardFace card={card} view={view} board={board} />
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
