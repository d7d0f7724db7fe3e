/** The robot cards of the person who looks, with both columns of their cost. */

import { HintMark, hintText } from "../../parts/hint";
import { hintOn } from "../../table/hint";
import { isToward } from "../../table/ways";
import { Piece } from "../piece";
import { PriceIcons, RobotDeeds, RobotHead } from "./card";
import { KindIcon } from "./icons";
import { handText } from "./lens";
import { handAction, isAssembling } from "./play";
import type { Draft } from "./plans";
import type { RaisingBoard } from "./board";
import { priceText, robotText, shortText } from "./tell";
import type { RaisingPrice, RaisingRobot } from "./view";

/** Cards that are marked together: to be given up, or to be exchanged in a plan. */
export interface Marks {
  open: readonly string[];
  toggle: (card: string) => void;
  chosen?: readonly string[];
  cards?: readonly string[];
  most?: number;
  /** All that is answered with that card. */
  marking?: (card: string) => string;
}

interface HandProps extends RaisingBoard {
  cards: readonly string[];
  name: string;
  marks: Marks | null;
  draft: Draft | null;
}

export function Hand({ cards, name, marks, draft, ...table }: HandProps) {
  const { words } = table.board;
  return (
    <section class="rr-hand" data-spot="hand" aria-label={name}>
      <h2>
        {name} <span class="number">{cards.length}</span>
      </h2>
      <ul class="rr-cards">
        {cards.map((card) => (
          <li key={card} data-card={card}>
            <HandCard card={card} marks={marks} draft={draft} {...table} />
          </li>
        ))}
        {cards.length === 0 && <li class="muted">{words.say("web-rr-no-cards")}</li>}
      </ul>
    </section>
  );
}

interface CardProps extends RaisingBoard {
  card: string;
  marks: Marks | null;
  draft: Draft | null;
}

function HandCard({ card, marks, draft, ...table }: CardProps) {
  const { board, printed } = table;
  const { words, options } = board;
  const facts = printed.robot[card];
  if (!facts) return null;
  const name = words.thing(card);
  const look = `rr-robot in-hand row-${facts.row}`;
  const about = handText(card, table);
  const isPlanned = draft !== null && table.view.doing?.phase === "assemble";
  if (isAssembling(options) || isPlanned) {
    return (
      <span class={`${look} open`} data-robot={card}>
        <RobotHead card={card} facts={facts} name={name} />
        <RobotDeeds facts={facts} />
        <span class="hidden-text">{`${name}. ${robotText(facts, words)}`}</span>
        <span class="rr-columns">
          <Column card={card} side="left" price={facts.left} name={name} draft={draft} {...table} />
          <Column card={card} side="right" price={facts.right} name={name} draft={draft} {...table} />
        </span>
      </span>
    );
  }
  if (marks?.open.includes(card)) {
    const chosen = marks.chosen ?? marks.cards ?? [];
    const isChosen = chosen.includes(card);
    const isRight = isToward(marks.marking?.(card) ?? `discard:${card}`, board.ways);
    const isOpen = isRight && !isChosen && chosen.length < (marks.most ?? marks.open.length);
    const hint = hintOn(`discard:${card}`, board.hints);
    const described = hint ? `${hintText(hint, words)}. ${about}` : about;
    return (
      <button
        type="button"
        class={`${look} piece${isChosen ? " given" : isOpen ? " offered" : ""}`}
        aria-label={name}
        aria-description={described}
        aria-pressed={isChosen}
        onClick={() => marks.toggle(card)}
      >
        <CardFace card={card} facts={facts} name={name} />
        {hint && <HintMark hint={hint} words={words} />}
      </button>
    );
  }
  return (
    <Piece class={look} action={handAction(card, options)} board={board} label={name} about={about}>
      <CardFace card={card} facts={facts} name={name} />
    </Piece>
  );
}

function CardFace({ card, facts, name }: { card: string; facts: RaisingRobot; name: string }) {
  return (
    <>
      <RobotHead card={card} facts={facts} name={name} />
      <RobotDeeds facts={facts} />
      <span class="rr-columns" aria-hidden="true">
        <PriceIcons price={facts.left} />
        <PriceIcons price={facts.right} />
      </span>
    </>
  );
}

interface ColumnProps extends RaisingBoard {
  card: string;
  side: "left" | "right";
  price: RaisingPrice;
  name: string;
  draft: Draft | null;
}

/** A column of the cost: it assembles the robot now, or in the plan. */
function Column({ card, side, price, name, draft, board, view }: ColumnProps) {
  const { words } = board;
  const action = `assemble:${card}@${side}`;
  const step = draft?.stepFor(action) ?? -1;
  const said = words.say("web-rr-assemble-for", { name, price: priceText(price, words) });
  if (draft && step >= 0) {
    const planned = draft.changes.get(step) ?? draft.plan.steps[step]?.action;
    const isChosen = planned === action;
    const isRight = isToward(draft.upTo(step, action), board.ways);
    return (
      <button
        type="button"
        class={`rr-column piece ${isChosen ? "chosen" : isRight ? "offered" : "barred"}`}
        aria-label={said}
        aria-pressed={isChosen}
        onClick={() => draft.pick(step, action)}
      >
        <PriceIcons price={price} />
      </button>
    );
  }
  const short = view.doing?.short.find((one) => one.action === action);
  const lack = short ? shortText(short, words) : "";
  return (
    <Piece class="rr-column" action={action} board={board} label={[said, lack].filter(Boolean).join(". ")}>
      <PriceIcons price={price} />
      {short && short.good !== "slot" && (
        <small class="rr-lack" aria-hidden="true">
          {short.have}/{short.amount} <KindIcon kind={short.good} />
        </small>
      )}
    </Piece>
  );
}
