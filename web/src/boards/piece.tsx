/** A card, tile or square that answers when it is on offer and explains when it is not: by mouse,
by touch and by keyboard alike. Boards put their own looks inside. */

import type { ComponentChildren } from "preact";

import { HintMark, hintText } from "../parts/hint";
import { hintOn } from "../table/hint";
import type { BoardProps } from "./board";

interface PieceProps {
  /** What it answers; null for a thing that is only shown. */
  action: string | null;
  board: Pick<BoardProps, "options" | "hints" | "answer" | "words">;
  class: string;
  /** What a screen reader says, if not what is inside. */
  label?: string | undefined;
  /** What it would do, for those who point at it or listen to it. */
  about?: string | undefined;
  /** It is the answer already given. */
  isChosen?: boolean;
  /** -1 for one of many that are reached by other keys than Tab. */
  tabIndex?: number;
  children: ComponentChildren;
}

/** The number of an action among the answers, as the keyboard knows it; 0 if it is not on offer. */
export function numberOf(action: string, board: Pick<BoardProps, "options">): number {
  return board.options.findIndex((option) => option.action === action) + 1;
}

export function Piece(props: PieceProps) {
  const { action, board, label, about, isChosen, tabIndex, children, ...rest } = props;
  if (action === null) return <span class={rest.class}>{children}</span>;
  const number = numberOf(action, board);
  const hint = hintOn(action, board.hints);
  const described = [hint && hintText(hint, board.words), about].filter(Boolean).join(". ");
  const isAsked = board.options.length > 0;
  const state = isChosen ? "chosen" : number > 0 ? "offered" : isAsked ? "barred" : "idle";
  return (
    <button
      type="button"
      class={`${rest.class} ${state}`}
      aria-label={label}
      aria-description={described || undefined}
      title={about}
      aria-pressed={isChosen}
      tabIndex={tabIndex}
      onClick={() => board.answer(action)}
    >
      {children}
      {number > 0 && (
        <kbd class="piece-number" aria-hidden="true">
          {number}
        </kbd>
      )}
      {hint && <HintMark hint={hint} words={board.words} />}
      {state === "barred" && <span class="hidden-text">{board.words.say("web-why")}</span>}
    </button>
  );
}
