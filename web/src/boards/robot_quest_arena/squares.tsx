/** The squares as buttons. Tab goes through those on offer, arrows through all. A square that answers
nothing tells what lies there; on a touch screen a way is shown first and walked when touched again. */

import { useRef, useState } from "preact/hooks";

import { HintMark, hintText } from "../../parts/hint";
import { hintOn } from "../../table/hint";
import type { BoardProps } from "../board";
import type { ArenaProps } from "./arena";
import { robotDoes, tileDoes } from "./effects";
import { groundOf, printed, robotAt, robotNamed, squareName, squareOf } from "./lookup";
import { isOpen, squareAction, walkOf } from "./play";
import type { ArenaView } from "./view";

/** The square somebody points at; pinned where they have pressed it to learn about it. */
export interface Pointed {
  square: number;
  isPinned: boolean;
}

const ARROWS: Record<string, [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};
const SHOWN_FIRST = new Set(["move", "push"]);

export function Squares(props: ArenaProps) {
  const { view, board, mover, pointed, onPoint } = props;
  const { rows, columns } = view.arena;
  const [last, setLast] = useState(-1);
  const pointer = useRef("");
  const home = last >= 0 ? last : Math.max(0, squareOf(robotNamed(view, mover)?.square ?? null, columns));
  const go = (event: KeyboardEvent): void => {
    pointer.current = "";
    if (event.key === "Escape" && pointed) onPoint(null);
    const cell = (event.target as HTMLElement).closest<HTMLElement>("[data-square]");
    const arrow = ARROWS[event.key];
    if (!cell || !arrow) return;
    event.preventDefault();
    const here = Number(cell.dataset["square"]);
    const row = Math.min(rows - 1, Math.max(0, Math.floor(here / columns) + arrow[0]));
    const column = Math.min(columns - 1, Math.max(0, (here % columns) + arrow[1]));
    const next = row * columns + column;
    setLast(next);
    cell
      .closest(".rqa-squares")
      ?.querySelector<HTMLElement>(`[data-square="${next}"] button`)
      ?.focus();
  };
  const press = (square: number, action: string): void => {
    const isShown = pointed?.square === square;
    const [verb = ""] = action.split(":");
    const isLook = pointer.current === "touch" && !isShown && SHOWN_FIRST.has(verb);
    if (!isOpen(action, board) || isLook) {
      onPoint({ square, isPinned: true });
      return;
    }
    onPoint(null);
    board.answer(action);
  };
  const count = (length: number) => Array.from({ length }, (_, number) => number);
  return (
    <div
      class="rqa-squares"
      role="grid"
      aria-label={board.words.say("board-squares")}
      onKeyDown={go}
      onPointerDown={(event) => (pointer.current = event.pointerType)}
    >
      {count(rows).map((row) => (
        <div key={row} role="row" class="rqa-row">
          {count(columns).map((column) => {
            const square = row * columns + column;
            return (
              <div key={square} role="gridcell" class="rqa-cell" data-square={square}>
                <Square {...props} square={square} isHome={square === home} onPress={press} />
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}

interface SquareProps extends ArenaProps {
  square: number;
  isHome: boolean;
  onPress: (square: number, action: string) => void;
}

function Square({ view, board, mover, own, onChoose, onPoint, onPress, square, isHome }: SquareProps) {
  const { words, options, hints } = board;
  const here = robotAt(view, square);
  const name = squareName(square, view.arena.columns);
  const action = squareAction(view, options, mover, square);
  const label = describe(view, board, square);
  const point = (event: Event): void => {
    const isSeen = event.type === "mouseenter" || (event.target as Element).matches(":focus-visible");
    if (isSeen) onPoint({ square, isPinned: false });
  };
  const isMine = own.length > 1 && own.some((robot) => robot === here);
  if (here && isMine && action.startsWith("push:")) {
    return (
      <button
        type="button"
        class="rqa-square choice"
        tabIndex={0}
        aria-pressed={here.robot === mover}
        aria-label={words.say("board-choose", { square: label })}
        data-place={name}
        data-piece={here.robot}
        onMouseEnter={point}
        onClick={() => onChoose(here.robot)}
      />
    );
  }
  const isOn = isOpen(action, board);
  const hint = hintOn(action, hints);
  const state = isOn ? "offered" : options.length > 0 ? "barred" : "idle";
  const does = aboutSquare(view, board, square);
  return (
    <button
      type="button"
      class={`rqa-square piece ${action.split(/[:@]/)[0]}-square ${state}${harm(view, mover, square)}${hint ? " hinted" : ""}`}
      aria-label={isOn ? `${label}. ${deed(view, board, mover, square, action)}` : label}
      data-place={name}
      data-piece={here?.robot ?? groundOf(view, square)}
      aria-description={[hint && hintText(hint, words), does].filter(Boolean).join(". ")}
      tabIndex={isOn || isHome ? 0 : -1}
      onMouseEnter={point}
      onFocus={point}
      onClick={() => onPress(square, action)}
    >
      {hint && <HintMark hint={hint} words={words} />}
    </button>
  );
}

function harm(view: ArenaView, mover: string, square: number): string {
  return (walkOf(view, mover, square)?.damage ?? 0) > 0 ? " harmful" : "";
}

/** What pressing a square does, and for how much. */
function deed(view: ArenaView, { words }: BoardProps, mover: string, square: number, action: string) {
  const text = words.action(action.split(" ").at(-1) ?? action);
  const walk = walkOf(view, mover, square);
  const here = robotAt(view, square)?.robot;
  const push = view.pushes.find(({ robot, target }) => robot === mover && target === here);
  const price = action.startsWith("push:") ? push?.price : walk && walk.moves + walk.energy;
  if (!price) return text;
  const told = words.say("board-deed", { deed: text, price });
  return walk?.damage ? `${told}. ${words.say("board-hurts", { count: walk.damage })}` : told;
}

/** What a screen reader says of a square: where it is, what lies and who stands on it. */
function describe(view: ArenaView, { words, names }: BoardProps, square: number): string {
  const { tiles, centre, columns } = view.arena;
  const tile = tiles[square] ?? "plain";
  const robot = robotAt(view, square);
  const parts = [
    words.thing(squareName(square, columns)),
    tile !== "plain" ? words.say(`thing-${tile}`) : "",
    centre.includes(square) ? words.say("thing-centre") : "",
    robot
      ? words.say("board-robot", {
          robot: words.thing(robot.robot),
          name: names[robot.owner] ?? "",
          health: robot.red + robot.blue,
        })
      : "",
  ];
  return parts.filter(Boolean).join(", ");
}

/** What the robot and the tile on a square do. */
function aboutSquare(view: ArenaView, board: BoardProps, square: number): string {
  const { robots, tiles } = printed(board);
  const tile = groundOf(view, square);
  const robot = robotAt(view, square)?.robot;
  const does = tile === "plain" ? "" : tileDoes(tiles[tile], board.words);
  return [robot ? robotDoes(robots[robot], board.words) : "", does].filter(Boolean).join(". ");
}
