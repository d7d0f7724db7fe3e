/** The arena: a drawing of floor, tiles and robots, and above it a square to press for each square. */

import type { BoardProps } from "../board";
import { Bubble } from "./bubble";
import { Happening } from "./happening";
import { robotNamed, squareOf, type Robot } from "./lookup";
import { walkOf } from "./play";
import { Spotlight } from "./spotlight";
import { Squares, type Pointed } from "./squares";
import { TileArt } from "./tiles";
import { corner, Token } from "./token";
import type { ArenaReach, ArenaView } from "./view";

export interface ArenaProps {
  view: ArenaView;
  board: BoardProps;
  /** The robot that moves and pushes when a square is pressed. */
  mover: string;
  /** The robots one may choose between. */
  own: readonly Robot[];
  onChoose: (robot: string) => void;
  /** What the card pointed at would cover. */
  reach: ArenaReach;
  pointed: Pointed | null;
  onPoint: (at: Pointed | null) => void;
}

const numbers = (count: number): number[] => Array.from({ length: count }, (_, number) => number);

export function Arena(props: ArenaProps) {
  const { view, board, reach, pointed } = props;
  const { rows, columns } = view.arena;
  return (
    <section class="rqa-arena" data-spot="arena" aria-label={board.words.say("view-arena")}>
      <div class="rim rim-top" aria-hidden="true">
        {numbers(columns).map((column) => (
          <span key={column}>{column}</span>
        ))}
      </div>
      <div class="rim rim-left" aria-hidden="true">
        {numbers(rows).map((row) => (
          <span key={row}>{row}</span>
        ))}
      </div>
      <div class="rqa-field" onMouseLeave={() => !pointed?.isPinned && props.onPoint(null)}>
        <svg
          class="rqa-drawing"
          viewBox={`0 0 ${columns * 100} ${rows * 100}`}
          aria-hidden="true"
          focusable="false"
        >
          <Floor view={view} />
          <Covered view={view} reach={reach} />
          {pointed && <Trail view={view} mover={props.mover} square={pointed.square} />}
          {view.robots.map((robot) => (
            <Token
              key={robot.robot}
              robot={robot}
              view={view}
              board={board}
              isChosen={props.own.length > 1 && robot.robot === props.mover}
              damage={reach.targets.includes(robot.robot) ? reach.damage : null}
            />
          ))}
          <Happening view={view} board={board} />
        </svg>
        <Squares {...props} />
        <Bubble {...props} />
        <Spotlight view={view} board={board} />
      </div>
    </section>
  );
}

function Floor({ view }: { view: ArenaView }) {
  const { tiles, centre, columns, rows } = view.arena;
  const [x, y] = corner(centre[0] ?? 0, columns);
  return (
    <>
      <rect width={columns * 100} height={rows * 100} class="ground" />
      {tiles.map((tile, square) => (
        <g key={square} transform={`translate(${corner(square, columns).join(" ")})`}>
          <TileArt tile={tile} isCentre={centre.includes(square)} />
        </g>
      ))}
      {centre.length > 0 && <rect x={x} y={y} width="300" height="300" rx="10" class="centre-rim" />}
    </>
  );
}

/** The reach of a card: tinted where it hits, crossed out where sight is blocked. */
function Covered({ view, reach }: { view: ArenaView; reach: ArenaReach }) {
  const { columns } = view.arena;
  const at = (square: number) => `translate(${corner(square, columns).join(" ")})`;
  return (
    <>
      {reach.open.map((square) => (
        <g key={square} transform={at(square)} class="reach-open">
          <rect x="4" y="4" width="92" height="92" rx="8" />
        </g>
      ))}
      {reach.hidden.map((square) => (
        <g key={square} transform={at(square)} class="reach-hidden">
          <rect x="4" y="4" width="92" height="92" rx="8" />
          <path d="M38 38l24 24M62 38L38 62" />
        </g>
      ))}
    </>
  );
}

/** The way to the square pointed at, or where a robot there would be pushed to. */
function Trail({ view, mover, square }: { view: ArenaView; mover: string; square: number }) {
  const { columns } = view.arena;
  const middle = (one: number) => corner(one, columns).map((place) => place + 50);
  const walk = walkOf(view, mover, square);
  const start = robotNamed(view, mover)?.square ?? null;
  const way = walk ? [start, ...walk.way].map((one) => squareOf(one, columns)) : [];
  const shove = view.pushes.find(
    ({ robot, target }) =>
      robot === mover &&
      squareOf(view.robots.find((one) => one.robot === target)?.square ?? null, columns) === square,
  );
  const beyond = shove?.possible && view.plans ? squareOf(shove.to, columns) : -1;
  const line = beyond >= 0 ? [square, beyond] : way;
  if (line.length < 2) return null;
  const isHurt = (walk?.damage ?? 0) > 0;
  return (
    <g class={`trail${isHurt ? " hurts" : ""}${beyond >= 0 ? " shove" : ""}`}>
      <path d={`M${line.map((one) => middle(one).join(" ")).join("L")}`} />
      {line.slice(1).map((one) => (
        <circle key={one} cx={middle(one)[0]} cy={middle(one)[1]} r={one === line.at(-1) ? 17 : 9} />
      ))}
    </g>
  );
}

