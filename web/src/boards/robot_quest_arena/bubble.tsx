/** What is to be known of the square somebody points at: who stands there, what lies there, and what
it would cost to go or push there. */

import { useEffect } from "preact/hooks";

import { Link } from "../../router";
import type { BoardProps } from "../board";
import type { ArenaProps } from "./arena";
import { robotDoes, tileDoes } from "./effects";
import { EffectIcon } from "./icons";
import { groundOf, healthText, printed, robotAt, squareName } from "./lookup";
import { isOpen, squareAction, walkOf } from "./play";
import type { ArenaView } from "./view";

export function Bubble({ view, board, mover, pointed, onPoint, reach }: ArenaProps) {
  const { words, options } = board;
  useEffect(() => {
    if (pointed?.isPinned) onPoint(null); // what was asked about is over
  }, [options.length === 0]);
  if (!pointed) return null;
  const { square, isPinned } = pointed;
  const { rows, columns } = view.arena;
  const robot = robotAt(view, square);
  const ground = groundOf(view, square);
  const action = squareAction(view, options, mover, square);
  const isOn = isOpen(action, board);
  const price = isOn && <Price view={view} board={board} mover={mover} square={square} />;
  const isPlain = ground === "plain" && !robot;
  if (isPlain && !price && !isPinned) return null;
  const row = Math.floor(square / columns);
  const column = square % columns;
  const isLow = row >= rows / 2;
  const across = column < columns / 3 ? "start" : column >= (columns * 2) / 3 ? "end" : "middle";
  const isHit = robot && reach.targets.includes(robot.robot) && reach.damage > 0;
  return (
    <div
      class={`rqa-bubble ${isLow ? "above" : "below"} ${across}`}
      role={isPinned ? "status" : undefined}
      aria-hidden={!isPinned}
      style={{
        "--x": `${((column + 0.5) / columns) * 100}%`,
        "--y": `${((isLow ? row : row + 1) / rows) * 100}%`,
      }}
    >
      {robot && (
        <p class={`bubble-robot owner-${robot.owner}`}>
          <strong>
            {words.thing(robot.robot)} · {board.names[robot.owner]}
          </strong>{" "}
          {healthText(robot, words)}
          {isHit && <b class="hurts"> {words.say("board-hurts", { count: reach.damage })}</b>}
          <small>{robotDoes(printed(board).robots[robot.robot], words)}</small>
        </p>
      )}
      {(ground !== "plain" || (isPlain && !price)) && (
        <p>
          <strong>
            {ground === "plain"
              ? words.say("thing-plain")
              : words.label(words.say(`thing-${ground}`))}
          </strong>{" "}
          {ground !== "plain" && tileDoes(printed(board).tiles[ground], words)}
        </p>
      )}
      {price}
      {isPinned && (
        <p class="bubble-more">
          <Link to={`/cards/robot_quest_arena#${robot?.robot ?? ground}`} apart>
            {words.say("web-cards-entry")}
          </Link>
        </p>
      )}
      {isPinned && isOn && <p class="bubble-again">{words.say("board-again")}</p>}
      {isPinned && !isOn && options.length > 0 && (
        <button type="button" class="small" onClick={() => board.answer(lastStep(action))}>
          {words.say("board-why-not", { action: words.actionHere(lastStep(action)) })}
        </button>
      )}
    </div>
  );
}

function lastStep(action: string): string {
  return action.split(" ").at(-1) ?? action;
}

interface PriceProps {
  view: ArenaView;
  board: BoardProps;
  mover: string;
  square: number;
}

/** What it takes to walk onto a square, or to push the robot there. */
function Price({ view, board, mover, square }: PriceProps) {
  const { words } = board;
  const walk = walkOf(view, mover, square);
  const here = robotAt(view, square)?.robot;
  const push = here && view.pushes.find((one) => one.robot === mover && one.target === here);
  if (!view.plans) return null;
  if (push) {
    const to = push.to === null ? "" : words.thing(push.to);
    return (
      <p class="bubble-price">
        <EffectIcon op="repel_target" />
        <strong>{words.say("board-price", { price: push.price })}</strong>{" "}
        {to ? words.seen("board-push-to", { square: to }) : words.say("board-push-against")}
      </p>
    );
  }
  if (!walk) return null;
  const name = words.thing(squareName(square, view.arena.columns));
  return (
    <p class="bubble-price">
      <span class="hidden-text">{name} </span>
      {walk.moves > 0 && (
        <span class="purse-moves">
          <EffectIcon op="moves" />
          <strong>{words.say("board-price", { price: walk.moves })}</strong>
        </span>
      )}
      {walk.energy > 0 && (
        <span class="purse-energy">
          <EffectIcon op="energy" />
          <strong>{words.say("board-energy", { energy: walk.energy })}</strong>
        </span>
      )}
      {walk.damage > 0 && <b class="hurts">{words.say("board-hurts", { count: walk.damage })}</b>}
    </p>
  );
}
