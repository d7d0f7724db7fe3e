/** The thing somebody points at, touches or has reached by key, large and in words. */

import { useState } from "preact/hooks";

import { ClassFace, InventorFace, RobotHead } from "./card";
import type { RaisingBoard } from "./board";
import { costText, deedText, priceText, robotText } from "./tell";

/** What a piece says of itself: `data-card` is a card, `data-tell` a plain sentence. */
export interface Told {
  card: string;
  tell: string;
}

const NOTHING: Told = { card: "", tell: "" };

function toldBy(target: EventTarget | null): Told {
  const found = target instanceof Element ? target.closest<HTMLElement>("[data-card], [data-tell]") : null;
  return found ? { card: found.dataset["card"] ?? "", tell: found.dataset["tell"] ?? "" } : NOTHING;
}

/** What is told now, and what the whole board listens with. */
export function useLens(): [Told, { onPointerOver: Listener; onFocusIn: Listener; onPointerLeave: Listener }] {
  const [told, setTold] = useState(NOTHING);
  const listen: Listener = ({ target }) => {
    const found = toldBy(target);
    setTold((before) => (before.card === found.card && before.tell === found.tell ? before : found));
  };
  return [told, { onPointerOver: listen, onFocusIn: listen, onPointerLeave: () => setTold(NOTHING) }];
}

type Listener = (event: Event) => void;

export function Lens({ told, ...table }: RaisingBoard & { told: Told }) {
  const { card, tell } = told;
  if (!card && !tell) return null;
  return (
    <aside class="rr-lens" aria-hidden="true">
      {card ? <Large card={card} {...table} /> : <p>{tell}</p>}
    </aside>
  );
}

function Large({ card, ...table }: RaisingBoard & { card: string }) {
  const { printed, view, board } = table;
  const { words } = board;
  const robot = printed.robot[card];
  if (robot) {
    return (
      <div class={`lens-robot row-${robot.row}`}>
        <RobotHead card={card} facts={robot} name={words.thing(card)} />
        <dl>
          <dt>{words.say("web-rr-lens-base")}</dt>
          <dd>{deedText(robot.base, words)}</dd>
          <dt>{words.say("web-rr-lens-upgraded", { type: words.thing(robot.type) })}</dt>
          <dd>{deedText(robot.upgraded, words)}</dd>
          <dt>{words.say("web-rr-lens-price")}</dt>
          <dd>{priceText(robot.left, words)}</dd>
          <dd>{words.say("web-rr-lens-or", { price: priceText(robot.right, words) })}</dd>
        </dl>
      </div>
    );
  }
  const seats = view.seats.flatMap((seat) =>
    seat.classes.filter((lesson) => lesson.card === card).map((lesson) => ({ seat, lesson })),
  );
  if (printed.lesson[card]) return <ClassFace card={card} lesson={seats[0]?.lesson} {...table} />;
  const holder = view.seats.find(({ inventor }) => inventor === card);
  if (!printed.inventor[card]) return null;
  return <InventorFace card={card} {...(holder && { seat: holder })} {...table} />;
}

/** Everything on a hand card, for those who listen. */
export function handText(card: string, { printed, board }: RaisingBoard): string {
  const facts = printed.robot[card];
  return facts ? `${robotText(facts, board.words)}. ${costText(facts, board.words)}` : "";
}
