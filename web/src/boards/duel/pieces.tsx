/** The cards of the Duel, away from a table. */

import type { FaceProps } from "../board";
import { typed } from "../facts";
import { CardFace } from "./card";
import type { DuelFacts } from "./view";
import "./art.css";
import "./duel.css";
import "./pieces.css";

export function Face({ name, facts, words }: FaceProps) {
  const card = typed<DuelFacts>(facts).cards[name];
  if (!card) return null;
  return (
    <span class="duel duel-alone">
      <span class={`card ${card.family}`}>
        <CardFace card={name} cost={card.cost} facts={card} isResting={false} words={words} />
      </span>
    </span>
  );
}
