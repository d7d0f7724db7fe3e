/** A robot as it stands in the arena: its figure on a plate of its owner's shape, within a ring of
its Health. Nothing is printed on it; who it is tells the bubble. */

import type { BoardProps } from "../board";
import { factText } from "../facts";
import { RobotArt } from "./robots";
import { robotNamed, squareOf, type Robot } from "./lookup";
import type { ArenaView } from "./view";

interface TokenProps {
  robot: Robot;
  view: ArenaView;
  board: BoardProps;
  isChosen: boolean;
  /** What the card pointed at would take from it; null if it does not find it. */
  damage: number | null;
}

export function Token({ robot, view, board, isChosen, damage }: TokenProps) {
  const { columns } = view.arena;
  const { beat } = board;
  const isNow = beat !== null && factText(beat, "robot") === robot.robot;
  const isFalling = isNow && beat.kind === "knocked_out";
  const square = squareOf(robot.square ?? (isFalling ? (robot.fell ?? null) : null), columns);
  if (square < 0) return null;
  const [x, y] = corner(square, columns);
  const isStruck = isNow && (beat.kind === "damaged" || beat.kind === "bumped");
  const shove = isNow && ["pushed", "attacked"].includes(beat.kind) ? lunge(view, robot, factText(beat, "target")) : null;
  const motion = isFalling ? "falling" : isStruck ? "struck" : shove ? "lunging" : "";
  return (
    <g
      class={`rqa-token owner-${robot.owner}${isChosen ? " chosen-robot" : ""}`}
      style={{ transform: `translate(${x}px, ${y}px)` }}
      data-robot={robot.robot}
    >
      <path d={PLATES[robot.owner] ?? PLATES[0]} class="plate" />
      <Ring robot={robot} />
      <g class={motion} style={shove ?? {}}>
        <g transform="translate(7 13) scale(0.86)">
          <RobotArt robot={robot.robot} />
        </g>
      </g>
      {damage !== null && (
        <g class="crosshair">
          <path d="M50-4v14M50 90v14M-4 50h14M90 50h14" />
          {damage > 0 && (
            <>
              <circle cx="80" cy="18" r="22" />
              <text x="79" y="27">{`−${damage}`}</text>
            </>
          )}
        </g>
      )}
    </g>
  );
}

/** The upper left corner of a square in the drawing. */
export function corner(square: number, columns: number): [number, number] {
  return [(square % columns) * 100, Math.floor(square / columns) * 100];
}

/** How a robot throws itself at another beside it; null at one that is far away. */
function lunge(view: ArenaView, robot: Robot, target: string): Record<string, string> | null {
  const { columns } = view.arena;
  const [x, y] = corner(squareOf(robot.square, columns), columns);
  const [to, down] = corner(squareOf(robotNamed(view, target)?.square ?? null, columns), columns);
  const isNear = Math.max(Math.abs(to - x), Math.abs(down - y)) <= 100;
  return isNear ? { "--dx": `${(to - x) * 0.4}px`, "--dy": `${(down - y) * 0.4}px` } : null;
}

/** The shapes of the seats, as on their badges: nobody needs to tell colours apart. */
const PLATES = [
  "M14 14h72v72H14z",
  "M50 10a40 40 0 1 1 0 80 40 40 0 0 1 0-80z",
  "M14 86V50a36 36 0 0 1 72 0v36z",
  "M14 14h72v36a36 36 0 0 1-72 0z",
];

const RADIUS = 46;
const GAP = 0.07; // of a turn, between two parts of the ring, shared by all

/** One part of the ring for each cube; the blue one, which is lost last and counts double, is marked. */
function Ring({ robot }: { robot: Robot }) {
  const parts = healthOf(robot);
  const length = 1 / parts.length;
  const gap = GAP / Math.sqrt(parts.length);
  return (
    <g class="ring">
      {parts.map((kind, number) => (
        <path key={number} d={arc(number * length + gap / 2, (number + 1) * length - gap / 2)} class={kind} />
      ))}
    </g>
  );
}

/** A part of a circle, from and to in turns clockwise from the top. */
function arc(from: number, to: number): string {
  const at = (turn: number): string => {
    const angle = turn * 2 * Math.PI;
    return `${(50 + RADIUS * Math.sin(angle)).toFixed(2)} ${(50 - RADIUS * Math.cos(angle)).toFixed(2)}`;
  };
  return `M${at(from)}A${RADIUS} ${RADIUS} 0 ${to - from > 0.5 ? 1 : 0} 1 ${at(to)}`;
}

/** The Health bar from its leftmost space on: the blue cube is lost last. */
export function healthOf(robot: Robot): ("red" | "blue" | "gone")[] {
  return Array.from({ length: robot.health }, (_, number) => {
    if (number === 0) return robot.blue > 0 ? "blue" : "gone";
    return number <= robot.red ? "red" : "gone";
  });
}
