/** What a card or piece on a board is: a touch tells, where touching it does nothing else; a long touch and the
right button of a mouse tell of those, too, that answer; so does a key. */

import type { RefObject, VNode } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";

import type { GameInfo } from "../shapes";
import { useKey } from "../table/keys";
import type { Words } from "../words";
import { About, nameOf, thingAt } from "./about";
import { hasOwnCards } from "./standing";

const LONG = 500; // milliseconds
const OTHER = "button:not([data-idle]), a, summary, label, select"; // `data-idle`: does nothing by itself
const STILL = 10; // pixels that a finger may move meanwhile

interface Inspecting {
  game: string;
  info: GameInfo | null;
  /** What the table has agreed on, where it may have cards of its own. */
  settings?: Readonly<Record<string, string>>;
  /** Whether a plain touch tells, too. */
  isPlain: boolean;
  words: Words;
}

interface Inspection {
  /** Opens what a thing is; "" for all things. */
  tell: (thing: string) => void;
  /** What is open, for the page to show. */
  dialog: VNode | null;
}

/** What pieces on a board are: told at a touch, or by the key `i`. */
export function useInspect(
  box: RefObject<HTMLElement | null>,
  { game, info, settings = {}, isPlain, words }: Inspecting,
): Inspection {
  const [told, tell] = useState<string | null>(null);
  useTouches(box, { game: info, isPlain, tell });
  useKey("i", () => tell(thingAt()));
  const dialog = told !== null && (
    <About
      game={game}
      thing={told}
      isOwn={hasOwnCards(info, settings)}
      words={words}
      onClose={() => tell(null)}
    />
  );
  return { tell, dialog: dialog || null };
}

interface Touches {
  game: GameInfo | null;
  isPlain: boolean;
  tell: (thing: string) => void;
}

/** A piece of the game at an element; "" for none. */
function pieceAt(target: EventTarget | null, game: GameInfo | null): string {
  for (let at = target instanceof Element ? target : null; at; at = at.parentElement) {
    const name = nameOf(at);
    if (!name) return "";
    if (game?.pieces.some(({ pieces }) => name in pieces)) return name;
  }
  return "";
}

function useTouches(box: RefObject<HTMLElement | null>, touches: Touches): void {
  const now = useRef(touches);
  now.current = touches;
  useEffect(() => {
    const board = box.current;
    if (!board) return;
    const ends = new AbortController();
    const on = { signal: ends.signal };
    let timer = 0;
    let from = { x: 0, y: 0 };
    let held = false; // what was touched has told of itself: letting go answers nothing
    const wait = (event: PointerEvent): void => {
      clearTimeout(timer);
      held = false;
      if (event.pointerType === "mouse") return;
      from = event;
      const { target } = event;
      timer = window.setTimeout(() => {
        const found = pieceAt(target, now.current.game);
        if (found) told(found);
      }, LONG);
    };
    const told = (found: string): void => {
      clearTimeout(timer);
      held = true;
      now.current.tell(found);
    };
    const stop = (): void => clearTimeout(timer);
    const move = ({ x, y }: PointerEvent): void => {
      if (Math.hypot(x - from.x, y - from.y) > STILL) stop();
    };
    const menu = (event: MouseEvent): void => {
      const found = pieceAt(event.target, now.current.game);
      if (!found) return;
      event.preventDefault();
      if (!held) told(found);
    };
    const touch = (event: MouseEvent): void => {
      const isOther = event.target instanceof Element && event.target.closest(OTHER);
      const found = isOther || !now.current.isPlain ? "" : pieceAt(event.target, now.current.game);
      if (found) now.current.tell(found);
    };
    const swallow = (event: MouseEvent): void => {
      if (!held) return;
      held = false;
      event.stopPropagation();
      event.preventDefault();
    };
    board.addEventListener("pointerdown", wait, on);
    board.addEventListener("pointermove", move, on);
    board.addEventListener("contextmenu", menu, on);
    board.addEventListener("click", touch, on);
    for (const name of ["pointerup", "pointercancel"]) addEventListener(name, stop, on);
    addEventListener("pointerdown", () => (held = false), { ...on, capture: true });
    addEventListener("click", swallow, { ...on, capture: true });
    return () => {
      ends.abort();
      stop();
    };
  }, []);
}
