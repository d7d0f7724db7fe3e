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
  /** It asks whether that is meant before it answers; keys and the list then ask by it, too. */
  asks?: boolean;
  /** It is the answer already given. */
  isChosen?: boolean;
  /** -1 for one of many that are reached by other keys than Tab. */
  tabIndex?: number;
  children: ComponentChildren;
}

/** The number of an answer, as the keyboard knows it; 0 if it is not on offer. */
export function numberOf(action: string, board: Pick<BoardProps, "options">): number {
  return board.options.find((option) => option.action === action)?.number ?? 0;
}

export function Piece(props: PieceProps) {
  const { action, board, label, about, asks, isChosen, tabIndex, children, ...rest } = props;
  if (action === null) return <span class={rest.class}>{children}</span>;
  const number = numberOf(action, board);
  const hint = hintOn(action, board.hints);
  const [deed = "", place = ""] = action.split("@");
  const thing = deed.split(":")[1] ?? "";
  const said = [about, board.words.status(thing)].filter(Boolean).join(". ");
  const described = [hint && hintText(hint, board.words), said].filter(Boolean).join(". ");
  const isAsked = board.options.length > 0;
  const state = isChosen ? "chosen" : number > 0 ? "offered" : isAsked ? "barred" : "idle";
  const marks = hint ? (hint.rank === 1 ? " hinted best" : " hinted") : "";
  return (
    <button
      type="button"
      class={`${rest.class} piece ${state}${marks}`}
      aria-label={label}
      aria-description={described || undefined}
      title={said || undefined}
      aria-pressed={isChosen}
      tabIndex={tabIndex}
      data-thing={thing || undefined}
      data-place={place || undefined}
      data-asks={asks ? action : undefined}
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
