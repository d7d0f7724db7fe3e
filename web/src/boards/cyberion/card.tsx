/** A Robot card: its figure, its size as a number, as pips and as the height of the figure. */

import { CardArt, LETTERS } from "./bots";
import { printed } from "./shape";

export function CardFace({ card }: { card: string }) {
  const { kind, model, size } = printed(card);
  return (
    <span class={`face ${kind} bot-${model ?? "any"}`} aria-hidden="true">
      <span class="face-size">{size ?? (kind === "multibot" ? "✱" : "+")}</span>
      <span class="face-letters">{model ? LETTERS[model] : "✱"}</span>
      <CardArt card={card} />
      <span class="face-pips">{size ? "•".repeat(size) : ""}</span>
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
