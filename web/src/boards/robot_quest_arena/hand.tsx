/** The cards of the person who looks: equal ones in one stack. With them what ends the turn, and what
plays all Batteries at once. */

import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";

import type { BoardProps } from "../board";
import { isOffered } from "../facts";
import { Piece } from "../piece";
import { cardAbout, CardFace } from "./card";
import { robotDoes } from "./effects";
import { EffectIcon } from "./icons";
import { handAction, isOpen } from "./play";
import { cardName, printed, stacks, type Robot } from "./lookup";
import type { ArenaSide, ArenaView } from "./view";

interface HandProps {
  view: ArenaView;
  side: ArenaSide;
  board: BoardProps;
  own: readonly Robot[];
  mover: string;
  /** The card somebody points at, "" for none. */
  onPoint: (card: string) => void;
  onPlay: (card: string) => void;
}

export function Hand({ view, side, board, own, mover, onPoint, onPlay }: HandProps) {
  const { words } = board;
  const hand = side.hand ?? [];
  useEffect(() => onPoint(""), [hand.length]); // what was pointed at may be gone
  const pointing = (card: string) => ({
    onMouseEnter: () => onPoint(card),
    onMouseLeave: () => onPoint(""),
    onFocusIn: ({ target }: FocusEvent) =>
      (target as Element).matches(":focus-visible") && onPoint(card),
    onFocusOut: () => onPoint(""),
  });
  const playing = (card: string) => ({
    ...board,
    answer: (action: string): void => {
      onPlay(card);
      board.answer(action);
    },
  });
  return (
    <section class="zone rqa-hand" data-spot="hand" aria-label={words.say("board-your-hand")}>
      <div class="hand-head">
        <h2 class={own.length > 1 || !isOffered("end", board.options) ? "" : "hidden-text"}>
          {words.say("board-your-hand")} <span class="number">{side.cards}</span>
          {own.length > 1 && (
            <small class="muted">{words.say("board-for", { robot: words.thing(mover) })}</small>
          )}
        </h2>
        <Charge view={view} board={board} />
        {board.options
          .filter(({ verb }) => verb === "ability")
          .map(({ action, thing }) => (
            <span key={action} {...pointing("ability")}>
              <Piece
                class="rqa-ability"
                action={action}
                board={board}
                label={words.action(action)}
                about={robotDoes(printed(board).robots[thing], words)}
              >
                {words.say("board-ability", { robot: words.thing(thing) })}
                <span class="gain" aria-hidden="true">
                  <EffectIcon op="energy" />−{printed(board).robots[thing]?.price}
                </span>
              </Piece>
            </span>
          ))}
        <Ending view={view} board={board} />
      </div>
      <ul class="rqa-cards">
        {stacks(hand).map(({ card, count }) => (
          <li key={card} {...pointing(card)}>
            <Piece
              class={`rqa-card${count > 1 ? " stacked" : ""}`}
              action={handAction(card, board.options)}
              board={playing(card)}
              label={`${count > 1 ? `${count} × ` : ""}${cardName(card, board)}`}
              about={cardAbout({ card, board })}
            >
              <CardFace card={card} board={board} />
              {count > 1 && (
                <span class="stack-count" aria-hidden="true">
                  ×{count}
                </span>
              )}
            </Piece>
          </li>
        ))}
        {side.cards === 0 && <li class="muted">{words.say("board-no-cards")}</li>}
      </ul>
    </section>
  );
}

interface TurnProps {
  view: ArenaView;
  board: BoardProps;
}

/** All plain Batteries in one answer. */
function Charge({ view, board }: TurnProps) {
  const { words, answer } = board;
  const charge = view.plans?.charge;
  const path = charge?.actions.join(" ") ?? "";
  if (!charge || charge.actions.length < 2 || !isOpen(path, board)) return null;
  const { energy, moves } = charge;
  return (
    <button type="button" class="rqa-charge offered" onClick={() => answer(path)}>
      {words.say("board-charge")}
      <span class="gain">
        <EffectIcon op="energy" />
        <span class="hidden-text">{words.say("effect-energy", { a: energy })}</span>
        <span aria-hidden="true">+{energy}</span>
        {moves > 0 && (
          <>
            <EffectIcon op="moves" />
            <span class="hidden-text">{words.say("effect-moves", { a: moves })}</span>
            <span aria-hidden="true">+{moves}</span>
          </>
        )}
      </span>
    </button>
  );
}

/** Keyboard and screen reader go from the button that ends the turn to what asks, and back: each takes the
other's place. */
function useFocusKept(isAsking: boolean, view: ArenaView): void {
  const before = useRef({ isAsking, view });
  useLayoutEffect(() => {
    const { current } = before;
    before.current = { isAsking, view };
    if (current.isAsking === isAsking || current.view !== view) return;
    if (document.activeElement !== document.body) return;
    const next = isAsking ? ".rqa-ending .small" : ".rqa-end";
    document.querySelector<HTMLElement>(next)?.focus({ preventScroll: true });
  }, [isAsking, view]);
}

/** What ends the turn; it asks again where something worth having would be lost. */
function Ending({ view, board }: TurnProps) {
  const { words, options, answer } = board;
  const [asked, ask] = useState<ArenaView | null>(null); // about the end of this turn, as it is
  const isAsking = asked === view;
  const isOn = isOffered("end", options);
  useFocusKept(isAsking, view);
  if (!isOn) return null;
  const idle = view.plans?.idle;
  const attacks = idle?.attacks.map((card) => cardName(card, board)).join(", ");
  const losses = [
    ...(attacks ? [words.say("board-lose-attack", { cards: attacks })] : []),
    ...(idle?.energy ? [words.say("board-lose-energy", { energy: idle.energy })] : []),
  ];
  const isLoss = losses.length > 0 && options.length > 1;
  if (!isAsking || !isLoss) {
    return (
      <Piece
        class={`rqa-end closing${isLoss ? " asks" : ""}`}
        action="end"
        board={{ ...board, answer: isLoss ? () => ask(view) : answer }}
        label={words.action("end")}
        asks={isLoss}
      >
        <span class="capital">{words.action("end")}</span>
      </Piece>
    );
  }
  return (
    <div class="rqa-ending" role="alertdialog" aria-label={words.action("end")}>
      <p>{losses.join(" ")}</p>
      <Piece class="rqa-end closing sure" action="end" board={board} label={words.say("board-end-anyway")}>
        {words.say("board-end-anyway")}
      </Piece>
      <button type="button" class="small" onClick={() => ask(null)}>
        {words.say("board-end-not")}
      </button>
    </div>
  );
}
