/** The arena: a drawing of floor, tiles and robots, and above it a square to press for each square. */

import { useState } from "preact/hooks";

import type { Seen } from "../../shapes";
import type { BoardProps } from "../board";
import { Piece } from "../piece";
import { beam, DIRECTIONS, priceOfPush, type Reach } from "./geometry";
import { EffectIcon } from "./icons";
import { squareAction } from "./play";
import { offered, robotAt, robotNamed, squareName, squareOf, type Robot, type RqaView } from "./shape";
import { factText } from "./story";
import { TileArt } from "./tiles";
import { corner, Token } from "./token";

interface ArenaProps {
  view: RqaView;
  board: BoardProps;
  /** The robot that moves and pushes when a square is pressed. */
  mover: string;
  /** The robots one may choose between. */
  own: readonly Robot[];
  onChoose: (robot: string) => void;
  /** What the card pointed at would cover. */
  reach: Reach;
}

export function Arena(props: ArenaProps) {
  const { view, board } = props;
  const { rows, columns } = view.arena;
  return (
    <section class="rqa-zone rqa-arena" aria-label={board.words.say("view-arena")}>
      <div class="rqa-field">
        <svg
          class="rqa-drawing"
          viewBox={`0 0 ${columns * 100} ${rows * 100}`}
          aria-hidden="true"
          focusable="false"
        >
          <Floor view={view} />
          <Covered view={view} reach={props.reach} />
          {view.robots.map((robot) => (
            <Token
              key={robot.robot}
              robot={robot}
              view={view}
              board={board}
              isChosen={props.own.length > 1 && robot.robot === props.mover}
              isTarget={props.reach.targets.includes(robot.robot)}
            />
          ))}
          <Happening view={view} board={board} />
        </svg>
        <Squares {...props} />
      </div>
    </section>
  );
}

function Floor({ view }: { view: RqaView }) {
  const { tiles, centre, columns, rows } = view.arena;
  const first = centre[0] ?? 0;
  const [x, y] = corner(first, columns);
  return (
    <>
      <rect width={columns * 100} height={rows * 100} class="ground" />
      {tiles.map((tile, square) => (
        <g key={square} transform={`translate(${corner(square, columns).join(" ")})`}>
          <TileArt tile={tile} isCentre={centre.includes(square)} />
          {square % columns === 0 && (
            <text x="8" y="94" class="rim-text">{square / columns}</text>
          )}
          {square < columns && <text x="80" y="22" class="rim-text">{square}</text>}
        </g>
      ))}
      {centre.length > 0 && <rect x={x} y={y} width="300" height="300" rx="10" class="centre-rim" />}
    </>
  );
}

/** The reach of a card: dots where it hits, crosses where sight is blocked. */
function Covered({ view, reach }: { view: RqaView; reach: Reach }) {
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

const BURST =
  "M50-12l12 30 30-18-14 32 34 14-34 12 16 32-32-16-12 34-12-34-32 16 16-32-34-12 34-14L8 0l30 18z";

/** What the event of the moment adds to the drawing: a shot, a beam, a blast or a KO. */
function Happening({ view, board }: { view: RqaView; board: BoardProps }) {
  const { beat, words } = board;
  const robot = beat && robotNamed(view, factText(beat, "robot"));
  if (!robot) return null;
  const { columns } = view.arena;
  const here = squareOf(robot.square, columns);
  const middle = (square: number) => corner(square, columns).map((place) => place + 45);
  if (beat.kind === "knocked_out" && robot.fell) {
    return (
      <g transform={`translate(${corner(squareOf(robot.fell, columns), columns).join(" ")})`}>
        <g class="knock-out">
          <path d={BURST} />
          <text x="50" y="64">
            {words.say("board-ko")}
          </text>
        </g>
      </g>
    );
  }
  if (here < 0) return null;
  const [x, y] = middle(here);
  if (beat.kind === "blasted") return <circle cx={x} cy={y} r="140" class="blast-ring" />;
  const hit = shotAt(view, beat, here);
  return hit < 0 ? null : <path d={`M${x} ${y}L${middle(hit).join(" ")}`} class="shot" />;
}

/** The square where a shot or a beam ends, -1 if the event is neither. */
function shotAt(view: RqaView, event: Seen, here: number): number {
  const { rows, columns } = view.arena;
  if (event.kind === "attacked")
    return squareOf(robotNamed(view, factText(event, "target"))?.square ?? null, columns);
  if (event.kind !== "fired") return -1;
  const direction = DIRECTIONS.findIndex((name) => name === factText(event, "direction"));
  return beam(view, here, direction, Math.max(rows, columns)).at(-1) ?? -1;
}

const ARROWS: Record<string, [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The squares as buttons. Tab goes through those on offer, arrows through all. */
function Squares(props: ArenaProps) {
  const { view, board, mover } = props;
  const { rows, columns } = view.arena;
  const [last, setLast] = useState(-1);
  const home = last >= 0 ? last : Math.max(0, squareOf(robotNamed(view, mover)?.square ?? null, columns));
  const go = (event: KeyboardEvent): void => {
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
  const numbers = (count: number) => Array.from({ length: count }, (_, number) => number);
  return (
    <div
      class="rqa-squares"
      role="grid"
      aria-label={board.words.say("board-squares")}
      onKeyDown={go}
    >
      {numbers(rows).map((row) => (
        <div key={row} role="row" class="rqa-row">
          {numbers(columns).map((column) => {
            const square = row * columns + column;
            return (
              <div key={square} role="gridcell" class="rqa-cell" data-square={square}>
                <Square {...props} square={square} isHome={square === home} />
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
}

function Square({ view, board, mover, own, onChoose, square, isHome }: SquareProps) {
  const here = robotAt(view, square);
  const action = squareAction(view, board.options, mover, square);
  const label = describe(view, board, square);
  const isMine = own.length > 1 && own.some((robot) => robot === here);
  if (here && isMine && action.startsWith("push:")) {
    return (
      <button
        type="button"
        class="rqa-square choice"
        tabIndex={0}
        aria-pressed={here.robot === mover}
        aria-label={board.words.say("board-choose", { square: label })}
        onClick={() => onChoose(here.robot)}
      />
    );
  }
  const isOn = offered(action, board.options);
  const price = isOn ? priceAt(view, mover, square, action) : 0;
  const words = isOn ? [label, deed(board, action, price)] : [label];
  return (
    <Piece
      class={`rqa-square ${action.split(/[:@]/)[0]}-square`}
      action={action}
      board={board}
      label={words.join(". ")}
      about={aboutSquare(view, board, square)}
      tabIndex={isOn || isHome ? 0 : -1}
    >
      {price > 0 && (
        <span class="rqa-price" aria-hidden="true">
          {here && <EffectIcon op="repel_target" />}
          {price}
        </span>
      )}
    </Piece>
  );
}

function priceAt(view: RqaView, mover: string, square: number, action: string): number {
  const robot = robotNamed(view, mover);
  const here = robotAt(view, square);
  if (action.startsWith("push:") && robot && here) return priceOfPush(view, robot, here);
  const name = squareName(square, view.arena.columns);
  return action.startsWith("move:") ? (view.prices[mover]?.[name] ?? 0) : 0;
}

function deed({ words }: BoardProps, action: string, price: number): string {
  const text = words.action(action);
  return price > 0 ? words.say("board-deed", { deed: text, price }) : text;
}

/** What a screen reader says of a square: where it is, what lies and who stands on it. */
function describe(view: RqaView, { words, names }: BoardProps, square: number): string {
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

/** What the robot and the tile on a square do, for those who point at it. */
function aboutSquare(view: RqaView, { words }: BoardProps, square: number): string {
  const tile = view.arena.tiles[square] ?? "plain";
  const isCentre = tile === "plain" && view.arena.centre.includes(square);
  const robot = robotAt(view, square)?.robot;
  return [...(robot ? [robot] : []), isCentre ? "centre" : tile]
    .map((thing) => `${words.thing(thing)}: ${words.about(`thing-${thing}`)}`)
    .join(". ");
}
