/** The Planbot's cards go back: on top or at the bottom, in any order, by dragging or by keys.
All is arranged here first and then answered at once. */

import { useLayoutEffect, useRef, useState } from "preact/hooks";

import { isWithin } from "../../table/ways";
import type { BoardProps } from "../board";
import { isAsked } from "../facts";
import { CardFace } from "./card";
import type { CyberionView } from "./view";

type Side = "top" | "bottom";

interface Laid {
  /** Its number among the cards looked at: equal cards differ in it. */
  id: number;
  card: string;
}

type Order = Record<Side, Laid[]>;

/** Moves a card to a place of a side; past the end is the end. */
export function moved(order: Order, id: number, side: Side, place: number): Order {
  const card = [...order.top, ...order.bottom].find((one) => one.id === id);
  if (!card) return order;
  const rest = {
    top: order.top.filter((one) => one.id !== id),
    bottom: order.bottom.filter((one) => one.id !== id),
  };
  return { ...rest, [side]: rest[side].toSpliced(Math.max(0, place), 0, card) };
}

function turned(side: Side): Side {
  return side === "top" ? "bottom" : "top";
}

/** One answer after the other. */
function answerOf({ top, bottom }: Order): string {
  const answers = [
    ...top.map(({ card }) => `top:${card}`),
    ...bottom.map(({ card }) => `bottom:${card}`),
  ];
  return answers.join(" ");
}

/** The cards looked at that have no place yet. */
function leftOf(view: CyberionView): Laid[] {
  const placed = view.doing.map((action) => action.slice(action.indexOf(":") + 1));
  return view.looked
    .map((card, id) => ({ id, card }))
    .filter(({ card }) => {
      const found = placed.indexOf(card);
      if (found >= 0) placed.splice(found, 1);
      return found < 0;
    });
}

export function PutBack({ view, board }: { view: CyberionView; board: BoardProps }) {
  const { words, options } = board;
  const sides = (["top", "bottom"] as const).filter((side) => isAsked(side, options));
  const first = sides[0] ?? "top";
  const [order, setOrder] = useState<Order>(() => ({
    top: [],
    bottom: [],
    [first]: leftOf(view),
  }));
  const box = useRef<HTMLDivElement>(null);
  const held = useRef<number | null>(null);
  // At once: an effect that waits may come after the next key, and forget which card that moved.
  useLayoutEffect(() => {
    if (held.current === null) return;
    box.current?.querySelector<HTMLElement>(`[data-card="${held.current}"]`)?.focus();
    held.current = null;
  }, [order]);
  const move = (id: number, side: Side, place: number): void => {
    if (!sides.includes(side)) return;
    held.current = id;
    setOrder(moved(order, id, side, place));
  };
  const isRight = isWithin(answerOf(order), board.ways);
  return (
    <div class="put-back" ref={box}>
      <p class="muted">{words.say("board-back-hint")}</p>
      {sides.map((side) => (
        <div key={side} class={`put-side put-${side}`} data-side={side}>
          <strong>{words.say(`board-back-${side}`)}</strong>
          <ul>
            {order[side].map((laid, place) => (
              <LaidCard
                key={laid.id}
                laid={laid}
                side={side}
                place={place}
                count={order[side].length}
                canTurn={sides.length > 1}
                board={board}
                isRight={isRight}
                wouldBeRight={isWithin(answerOf(moved(order, laid.id, turned(side), Infinity)), board.ways)}
                onMove={(to, at) => move(laid.id, to, at)}
              />
            ))}
          </ul>
        </div>
      ))}
      <button
        type="button"
        class={`main${isRight ? " offered" : ""}`}
        onClick={() => board.answer(answerOf(order))}
      >
        {words.say("board-back-confirm")}
      </button>
    </div>
  );
}

interface LaidCardProps {
  laid: Laid;
  side: Side;
  place: number;
  count: number;
  canTurn: boolean;
  board: BoardProps;
  /** Whether a lesson takes all as it lies, and with this card on the other side. */
  isRight: boolean;
  wouldBeRight: boolean;
  onMove: (side: Side, place: number) => void;
}

interface Drag {
  x: number;
  y: number;
  dx: number;
  dy: number;
}

function LaidCard(props: LaidCardProps) {
  const { laid, side, place, count, canTurn, board, isRight, wouldBeRight, onMove } = props;
  const { words } = board;
  const [drag, setDrag] = useState<Drag | null>(null);
  const name = words.thing(laid.card);
  const other = turned(side);
  const press = (event: KeyboardEvent): void => {
    if (event.key === "ArrowLeft") onMove(side, place - 1);
    else if (event.key === "ArrowRight") onMove(side, place + 1);
    else if (event.key === "ArrowUp") onMove("top", Infinity);
    else if (event.key === "ArrowDown") onMove("bottom", Infinity);
    else return;
    event.preventDefault();
  };
  const drop = (event: PointerEvent): void => {
    setDrag(null);
    const spot = spotAt(event.clientX, event.clientY);
    if (drag && spot) onMove(spot.side, spot.place);
  };
  return (
    <li class="laid">
      <button
        type="button"
        class={`laid-card ${drag ? "dragged" : ""}`}
        data-card={laid.id}
        aria-label={words.say(`board-back-at-${side}`, { name, place: place + 1, count })}
        aria-description={words.say("board-back-hint")}
        style={drag ? { transform: `translate(${drag.dx}px, ${drag.dy}px)` } : {}}
        onKeyDown={press}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          setDrag({ x: event.clientX, y: event.clientY, dx: 0, dy: 0 });
        }}
        onPointerMove={(event) =>
          drag && setDrag({ ...drag, dx: event.clientX - drag.x, dy: event.clientY - drag.y })
        }
        onPointerUp={drop}
        onPointerCancel={() => setDrag(null)}
      >
        <CardFace card={laid.card} />
      </button>
      {canTurn && (
        <button
          type="button"
          class={`quiet laid-turn${!isRight && wouldBeRight ? " offered" : ""}`}
          aria-label={words.action(`${other}:${laid.card}`)}
          onClick={() => onMove(other, Infinity)}
        >
          {other === "top" ? "▲" : "▼"}
        </button>
      )}
    </li>
  );
}

/** The side at a point of the screen, and before how many of its cards the point lies. */
function spotAt(x: number, y: number): { side: Side; place: number } | null {
  const zone = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-side]");
  if (!zone) return null;
  const cards = [...zone.querySelectorAll(".laid-card:not(.dragged)")];
  const before = cards.filter((card) => {
    const box = card.getBoundingClientRect();
    return box.left + box.width / 2 < x;
  });
  return { side: zone.dataset["side"] as Side, place: before.length };
}
