/** A robot as it stands in the arena: its figure, owner, Health and what it may do this turn. */

import type { BoardProps } from "../board";
import { CubeShape } from "./icons";
import { lettersOf, RobotArt } from "./robots";
import { squareOf, type Robot, type RqaView } from "./shape";
import { factText } from "./story";

const CUBE = 15;

interface TokenProps {
  robot: Robot;
  view: RqaView;
  board: BoardProps;
  isChosen: boolean;
  isTarget: boolean;
}

export function Token({ robot, view, board, isChosen, isTarget }: TokenProps) {
  const square = squareOf(robot.square, view.arena.columns);
  if (square < 0) return null;
  const { beat } = board;
  const isStruck =
    (beat?.kind === "damaged" || beat?.kind === "bumped") && factText(beat, "robot") === robot.robot;
  const state = `${isChosen ? " chosen-robot" : ""}${isTarget ? " in-reach" : ""}`;
  return (
    <g
      class={`rqa-token owner-${robot.owner}${state}`}
      transform={`translate(${corner(square, view.arena.columns).join(" ")})`}
      data-robot={robot.robot}
    >
      <ellipse cx="50" cy="80" rx="42" ry="12" class="puck" />
      <g class={isStruck ? "struck-robot" : ""}>
        <g transform="translate(9 8) scale(0.82)">
          <RobotArt robot={robot.robot} />
        </g>
      </g>
      <OwnerMark owner={robot.owner} letter={view.seats[robot.owner]?.letter ?? ""} />
      <text x="94" y="74" class="letters">
        {lettersOf(robot.robot)}
      </text>
      <Health robot={robot} />
      <Permissions robot={robot} />
      {isTarget && <path d="M50 2v20M50 62v20M6 42h22M72 42h22" class="crosshair" />}
    </g>
  );
}

/** The upper left corner of a square in the drawing. */
export function corner(square: number, columns: number): [number, number] {
  return [(square % columns) * 100, Math.floor(square / columns) * 100];
}

const MARKS = [
  "M4 4h28v28H4z",
  "M18 3a15 15 0 1 1 0 30 15 15 0 0 1 0-30z",
  "M4 32V18a14 14 0 0 1 28 0v14z",
  "M4 4h28v14a14 14 0 0 1-28 0z",
];

function OwnerMark({ owner, letter }: { owner: number; letter: string }) {
  return (
    <>
      <path d={MARKS[owner] ?? MARKS[0]} class="owner-mark" />
      <text x="18" y="27" class="owner-letter">
        {letter}
      </text>
    </>
  );
}

function Health({ robot }: { robot: Robot }) {
  const cubes = healthOf(robot);
  const left = 50 - (cubes.length * CUBE) / 2;
  return (
    <g transform={`translate(${left} 84)`}>
      <rect x="-2" y="-1" width={cubes.length * CUBE + 4} height={CUBE + 2} rx="5" class="bar" />
      {cubes.map((kind, number) => (
        <g
          key={number}
          class={`cube-${kind}`}
          transform={`translate(${number * CUBE + 1} 1) scale(0.54)`}
        >
          <CubeShape kind={kind} />
        </g>
      ))}
    </g>
  );
}

/** The Health bar from its leftmost space on: the blue cube is lost last. */
export function healthOf(robot: Robot): ("red" | "blue" | "gone")[] {
  return Array.from({ length: robot.health }, (_, number) => {
    if (number === 0) return robot.blue > 0 ? "blue" : "gone";
    return number <= robot.red ? "red" : "gone";
  });
}

const SIGNS = {
  jumping: "M2 18q8-24 16 0M13 15l5 4 2-7",
  diagonal: "M4 4l14 14M18 4L4 18M4 9V4h5M13 4h5v5M4 13v5h5M13 18h5v-5",
};

function Permissions({ robot }: { robot: Robot }) {
  const marks = [
    robot.jumping ? <path d={SIGNS.jumping} class="permission" /> : null,
    robot.diagonal ? <path d={SIGNS.diagonal} class="permission" /> : null,
    robot.bonus > 0 ? <text class="permission-text" x="11" y="19">{`+${robot.bonus}`}</text> : null,
    robot.discount > 0 ? (
      <text class="permission-text" x="11" y="19">{`−${robot.discount}`}</text>
    ) : null,
  ].filter((mark) => mark !== null);
  return (
    <>
      {marks.map((mark, number) => (
        <g key={number} transform={`translate(74 ${4 + number * 25})`}>
          <circle cx="11" cy="11" r="13" class="permission-plate" />
          {mark}
        </g>
      ))}
    </>
  );
}
