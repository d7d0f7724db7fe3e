/** A position as a picture: the real board, which nobody can touch, cut to the part that matters. */

import { useEffect, useLayoutEffect, useRef } from "preact/hooks";

import { useBoard } from "../boards";
import { STILL } from "../boards/board";
import type { PictureInfo } from "../shapes";
import { seatLetter, type Words } from "../words";
import { Careful } from "./thumbnail";

/** Around what is shown, how high a picture may be at most, and how wide before it needs a line of
its own (book.css). What fills a phone may be higher, and is not drawn smaller there than can be read. */
const MARGIN = 8;
const HIGHEST = 460;
const HIGHEST_NARROW = 640;
const NARROW = 600;
const LEAST_NARROW = 0.85;
const WIDE = 3;

interface PictureProps {
  game: string;
  picture: PictureInfo;
  facts: Readonly<Record<string, unknown>>;
  /** With the names printed on things. */
  words: Words;
}

export function Picture({ game, picture, facts, words }: PictureProps) {
  return (
    <figure class="picture">
      <div class="picture-frame" aria-hidden="true" inert>
        <Careful otherwise={null}>
          <Drawn game={game} picture={picture} facts={facts} words={words} />
        </Careful>
      </div>
      <figcaption>{picture.caption}</figcaption>
    </figure>
  );
}

function Drawn({ game, picture, facts, words }: PictureProps) {
  const board = useBoard(game);
  const box = useRef<HTMLDivElement>(null);
  const fit = (): void => {
    if (box.current) cut(box.current, picture.spot);
  };
  useLayoutEffect(fit);
  useEffect(() => {
    const found = box.current;
    if (!found) return undefined;
    for (const spot of picture.look) {
      found.querySelector(`[data-spot~="${spot}"]`)?.setAttribute("data-lit", "");
    }
    unstick(found);
    const watch = new ResizeObserver(fit);
    const figure = found.parentElement?.parentElement;
    for (const part of [found, figure, spotIn(found, picture.spot)]) {
      if (part) watch.observe(part);
    }
    return () => watch.disconnect();
  }, [board, picture]);
  const names = Array.from({ length: picture.seats }, (_, seat) =>
    words.say("web-player", { letter: seatLetter(seat) }),
  );
  return (
    <div class="board picture-board" ref={box}>
      {board && (
        <board.Board
          {...STILL}
          view={picture.view}
          seat={picture.seat}
          names={names}
          facts={facts}
          words={words}
        />
      )}
    </div>
  );
}

/** In a picture nothing is scrolled, so nothing is to stay in sight. */
function unstick(board: HTMLElement): void {
  for (const part of board.querySelectorAll<HTMLElement>("section, div, header, ul, p")) {
    if (getComputedStyle(part).position === "sticky") part.style.position = "static";
  }
}

function spotIn(board: HTMLElement, spot: string): HTMLElement {
  const found = spot ? board.querySelector<HTMLElement>(`[data-spot~="${spot}"]`) : null;
  return found ?? board;
}

/** Scales and shifts a board so that one part of it fills the frame. */
function cut(board: HTMLElement, spot: string): void {
  const frame = board.parentElement;
  const figure = frame?.parentElement;
  if (!frame || !figure) return;
  board.style.transform = "none";
  board.style.setProperty("--room", `${figure.clientWidth}px`);
  const whole = board.getBoundingClientRect();
  const part = spotIn(board, spot).getBoundingClientRect();
  const margin = spot ? MARGIN : 0;
  const width = part.width + 2 * margin;
  const height = part.height + 2 * margin;
  if (part.width === 0 || part.height === 0) return;
  figure.classList.toggle("wide", width > WIDE * height);
  const room = figure.clientWidth;
  const isNarrow = innerWidth < NARROW;
  const low = (isNarrow ? HIGHEST_NARROW : HIGHEST) / height;
  const scale = Math.min(1, room / width, isNarrow ? Math.max(low, LEAST_NARROW) : low);
  const left = part.left - whole.left - margin;
  const top = part.top - whole.top - margin;
  frame.style.width = `${Math.floor(width * scale)}px`;
  frame.style.height = `${Math.floor(height * scale)}px`;
  board.style.transform = `scale(${scale}) translate(${-left}px, ${-top}px)`;
}
