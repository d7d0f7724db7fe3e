/** Cards: in hand, at rest, in the play zone, and small. */

import type { Words } from "../../words";
import type { BoardProps } from "../board";
import { Piece } from "../piece";
import { CardBack, Emblem, Star } from "./emblems";
import { family, isBonus, type Cost } from "./shape";
import { Price } from "./tiles";

interface HandCardProps {
  card: string;
  cost: Cost;
  isChosen: boolean;
  board: BoardProps;
}

export function HandCard({ card, cost, isChosen, board }: HandCardProps) {
  const { words } = board;
  return (
    <Piece
      class={`card ${family(card)}`}
      action={`play:${card}`}
      board={board}
      isChosen={isChosen}
    >
      <span class="card-head">
        <Price battery={cost.battery} disk={cost.disk} words={words} />
      </span>
      <span class="card-picture">
        <Emblem card={card} />
        {isBonus(card) && <Star />}
      </span>
      <span class="card-name">{words.thing(card)}</span>
      <span class="card-about">{words.about(`thing-${card}`)}</span>
    </Piece>
  );
}

/** A card in the play zone; turns over when it is revealed. */
export function ZoneCard({
  card,
  mood,
  label,
  words,
}: {
  card: string | null;
  mood: "laid" | "turning" | "past" | "down";
  label: string;
  words: Words;
}) {
  return (
    <div class={`zone-card ${mood} ${card ? family(card) : ""}`} role="img" aria-label={label}>
      {(!card || mood === "turning") && (
        <div class="zone-face back">
          <CardBack />
        </div>
      )}
      {card && (
        <div class="zone-face front">
          <Emblem card={card} />
          <span>{words.thing(card)}</span>
        </div>
      )}
    </div>
  );
}

/** A card as a small sign with its name for those who point or listen. */
export function Chip({ card, isDim, words }: { card: string; isDim?: boolean; words: Words }) {
  const name = words.thing(card);
  return (
    <span
      class={`chip ${family(card)}${isDim ? " dim" : ""}`}
      title={`${name}: ${words.about(`thing-${card}`)}`}
      role="img"
      aria-label={name}
    >
      <Emblem card={card} />
    </span>
  );
}
