/** Cards: in hand, in the play zone, and small. */

import type { Words } from "../../words";
import type { BoardProps } from "../board";
import { Piece } from "../piece";
import { CardBack, Emblem, Star } from "./emblems";
import { costText, Price } from "./tiles";
import type { DuelCard, DuelCost } from "./view";

interface HandCardProps {
  card: string;
  cost: DuelCost;
  facts: DuelCard | undefined;
  isChosen: boolean;
  isResting: boolean;
  board: BoardProps;
}

export function HandCard({ card, cost, facts, isChosen, isResting, board }: HandCardProps) {
  return (
    <Piece
      class={`card ${facts?.family ?? ""}${isResting ? " resting" : ""}`}
      action={`play:${card}`}
      board={board}
      isChosen={isChosen}
    >
      <CardFace card={card} cost={cost} facts={facts} isResting={isResting} words={board.words} />
    </Piece>
  );
}

type CardFaceProps = Pick<HandCardProps, "card" | "cost" | "facts" | "isResting"> & { words: Words };

/** Cost, picture, name, and what it does. */
export function CardFace({ card, cost, facts, isResting, words }: CardFaceProps) {
  return (
    <>
      <span class="card-picture">
        <Price battery={cost.battery} disk={cost.disk} words={words} />
        <Emblem card={card} />
        {facts?.bonus && <Star />}
        {isResting && <span class="card-rests">{words.say("board-rest")}</span>}
      </span>
      <span class="card-name">{words.thing(card)}</span>
      <span class="card-about">{words.about(`thing-${card}`)}</span>
    </>
  );
}

interface ZoneCardProps {
  card: string | null;
  /** What it counts as, if it is another card. */
  acts?: string | null;
  facts?: DuelCard | undefined;
  mood: "laid" | "turning" | "shown" | "past" | "down";
  label: string;
  told?: string | undefined;
  words: Words;
}

/** A card in the play zone; turns over when it is revealed. */
export function ZoneCard({ card, acts, facts, mood, label, told, words }: ZoneCardProps) {
  const isCopy = card && acts && acts !== card;
  return (
    <div
      class={`zone-card ${mood} ${facts?.family ?? ""}`}
      role="img"
      aria-label={label}
      data-tell={told}
      data-piece={card ?? undefined}
    >
      {(!card || mood === "turning") && (
        <div class="zone-face back">
          <CardBack />
        </div>
      )}
      {!!card && (
        <div class={isCopy ? "zone-face front copy" : "zone-face front"} key={acts ?? card}>
          <Emblem card={isCopy ? acts : card} />
          <span class="zone-name">{words.thing(card)}</span>
        </div>
      )}
    </div>
  );
}

interface ChipProps {
  card: string;
  facts: DuelCard | undefined;
  /** What it costs, where that matters. */
  cost?: DuelCost | undefined;
  isDim?: boolean;
  words: Words;
}

/** A card as a small sign that tells its name and effect. */
export function Chip({ card, facts, cost, isDim, words }: ChipProps) {
  const name = words.thing(card);
  const price = cost ? ` (${costText(cost, words)})` : "";
  const about = `${words.about(`thing-${card}`)}${isDim ? `. ${words.say("board-unpaid")}` : ""}`;
  const told = words.say("labelled", { label: `${name}${price}`, about });
  const look = `chip ${facts?.family ?? ""}${isDim ? " dim" : ""}`;
  if (facts?.bonus && cost) {
    return (
      <button
        type="button"
        class={look}
        aria-label={name}
        aria-description={about}
        data-tell={told}
        data-piece={card}
        data-idle
      >
        <Emblem card={card} />
      </button>
    );
  }
  return (
    <span
      class={look}
      role="img"
      aria-label={name}
      data-tell={told}
      data-piece={card}
    >
      <Emblem card={card} />
    </span>
  );
}
