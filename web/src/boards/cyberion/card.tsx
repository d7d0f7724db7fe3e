/** A Robot card: its figure, its size as a number and as the height of the figure. */

import { CardArt, LETTERS } from "./bots";
import { usePiece } from "./printed";

export function CardFace({ card }: { card: string }) {
  const { kind, model, size } = usePiece(card);
  return (
    <span class={`face ${kind} bot-${model ?? "any"}`} aria-hidden="true" data-piece={card}>
      <CardArt card={card} />
      <span class="face-size">{size ?? (kind === "multibot" ? "✱" : "+")}</span>
      <span class="face-letters">{model ? LETTERS[model] : "✱"}</span>
    </span>
  );
}

/** A card as a small picture with a name: in piles and on Gigantobots. */
export function SmallCard({ card, name, count }: { card: string; name: string; count?: number }) {
  const label = count && count > 1 ? `${count} × ${name}` : name;
  return (
    <span class="small-card" role="img" aria-label={label} title={label}>
      <CardFace card={card} />
      {count !== undefined && count > 1 && (
        <span class="small-count" aria-hidden="true">
          ×{count}
        </span>
      )}
    </span>
  );
}
