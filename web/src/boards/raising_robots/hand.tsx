/** The robot cards of the person who looks, with both columns of their cost. */

import { HintMark, hintText } from "../../parts/hint";
import { hintOn } from "../../table/hint";
import { Piece } from "../piece";
import { PriceIcons, RobotDeeds, RobotHead } from "./card";
import type { Picks } from "./picks";
import { handAction, isAssembling } from "./play";
import type { RobotFacts } from "./shape";
import type { Table } from "./table";
import { costText, priceText, robotText } from "./tell";

interface HandProps extends Table {
  cards: readonly string[];
  name: string;
  /** Cards are chosen to be given up together. */
  picks: Picks | null;
}

export function Hand({ cards, name, picks, ...table }: HandProps) {
  const { words } = table.board;
  return (
    <section class="rr-zone rr-hand" aria-label={name}>
      <h2>
        {name} <span class="number">{cards.length}</span>
      </h2>
      <ul class="rr-cards">
        {cards.map((card) => (
          <li key={card}>
            <HandCard card={card} picks={picks} {...table} />
          </li>
        ))}
        {cards.length === 0 && <li class="muted">{words.say("nothing")}</li>}
      </ul>
    </section>
  );
}

function HandCard({ card, picks, ...table }: Table & { card: string; picks: Picks | null }) {
  const { board, printed } = table;
  const { words, options } = board;
  const facts = printed.robot[card];
  if (!facts) return null;
  const name = words.thing(card);
  const look = `rr-robot in-hand row-${facts.row}`;
  const about = `${robotText(facts, words)}. ${costText(facts, words)}`;
  if (isAssembling(options)) {
    return (
      <span class={`${look} open`} data-robot={card}>
        <RobotHead card={card} facts={facts} name={name} />
        <RobotDeeds facts={facts} />
        <span class="hidden-text">{`${name}. ${robotText(facts, words)}`}</span>
        <span class="rr-columns">
          <Column card={card} side="left" price={facts.left} name={name} {...table} />
          <Column card={card} side="right" price={facts.right} name={name} {...table} />
        </span>
      </span>
    );
  }
  if (picks?.open.includes(card)) {
    const isChosen = picks.chosen.includes(card);
    const isOpen = !isChosen && picks.chosen.length < picks.most;
    const hint = hintOn(`discard:${card}`, board.hints);
    const described = hint ? `${hintText(hint, words)}. ${about}` : about;
    return (
      <button
        type="button"
        class={`${look}${isChosen ? " chosen" : isOpen ? " offered" : ""}`}
        aria-label={name}
        aria-description={described}
        title={about}
        aria-pressed={isChosen}
        onClick={() => picks.toggle(card)}
      >
        <CardFace card={card} facts={facts} name={name} />
        {hint && <HintMark hint={hint} words={words} />}
      </button>
    );
  }
  return (
    <Piece
      class={look}
      action={handAction(card, options)}
      board={board}
      label={name}
      about={about}
    >
      <CardFace card={card} facts={facts} name={name} />
    </Piece>
  );
}

function CardFace({ card, facts, name }: { card: string; facts: RobotFacts; name: string }) {
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

interface ColumnProps extends Table {
  card: string;
  side: "left" | "right";
  price: string;
  name: string;
}

function Column({ card, side, price, name, board }: ColumnProps) {
  const { words } = board;
  return (
    <Piece
      class="rr-column"
      action={`assemble:${card}@${side}`}
      board={board}
      label={words.say("web-rr-assemble-for", { name, price: priceText(price, words) })}
    >
      <PriceIcons price={price} />
    </Piece>
  );
}
