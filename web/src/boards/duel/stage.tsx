/** The moon, two lanes to it, and the robots on them. */

import type { Seen } from "../../shapes";
import type { Words } from "../../words";
import { factSeat } from "../facts";
import { Moon } from "./moon";
import type { Places, Point, Whose } from "./places";
import { RobotArt } from "./robots";
import type { DuelSide, DuelView } from "./view";
import "./art.css";

interface StageProps {
  view: DuelView;
  places: Places;
  /** Which seat is on which side of the stage. */
  whose: (seat: number) => Whose;
  names: readonly string[];
  beat: Seen | null;
  /** How many events there were: an effect begins with each. */
  moment: number;
  words: Words;
}

export function Stage(props: StageProps) {
  const { view, places, whose, names, words } = props;
  const { length, stars } = view.board;
  return (
    <svg
      class="stage"
      viewBox={`0 0 ${places.width} ${places.height}`}
      role="img"
      aria-label={describe(view, names, words)}
    >
      <Moon {...places.moon} told={words.say("board-tell-moon")} />
      {view.sides.map(({ seat }) => (
        <g key={seat} class={`lane lane-${seat}`}>
          <polyline points={trail(places, whose(seat), length)} />
          {Array.from({ length }, (_, square) => (
            <Pad
              key={square}
              at={places.square(whose(seat), square)}
              scale={places.unit * places.squeeze}
              told={stars.includes(square) ? words.say("board-tell-star") : undefined}
            />
          ))}
        </g>
      ))}
      {view.sides.map((side) => (
        <Pawn key={side.seat} side={side} {...props} />
      ))}
      {view.sides.map(({ seat }) => (
        <Numbers key={seat} length={length} whose={whose(seat)} places={places} />
      ))}
    </svg>
  );
}

function trail(places: Places, whose: Whose, length: number): string {
  const points = Array.from({ length: 41 }, (_, step) =>
    places.square(whose, (step * length) / 40),
  );
  return points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ");
}

interface PadProps {
  at: Point;
  scale: number;
  told: string | undefined;
}

function Pad({ at, scale, told }: PadProps) {
  return (
    <g
      transform={`translate(${at.x.toFixed(1)} ${at.y.toFixed(1)}) scale(${scale.toFixed(3)})`}
      class={told ? "pad star" : "pad"}
      data-tell={told}
    >
      <ellipse rx="34" ry="13" cy="3" class="pad-side" />
      <ellipse rx="34" ry="12" class="pad-top" />
      {!!told && (
        <path
          d="M0-11l3.4 7 9.6.6-7.4 4.400L8 8 0 4l-8 4 2.4-7L-13-3.400l9.6-.6z"
          class="pad-star"
        />
      )}
    </g>
  );
}

/** The numbers of the squares of a lane, before the robots: nothing hides them. */
function Numbers({ length, whose, places }: { length: number; whose: Whose; places: Places }) {
  const size = places.labelSize;
  return Array.from({ length }, (_, number) => {
    const { x, y } = places.label(whose, number);
    return (
      <g
        key={number}
        class="pad-number"
        transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
      >
        <circle r={size * 0.72} />
        <text font-size={size} y={size * 0.36}>
          {number}
        </text>
      </g>
    );
  });
}

/** How a robot takes what happens. */
function mood(side: DuelSide, { beat, view }: StageProps): string {
  if (!beat) return view.result && (view.result.scores[side.seat] ?? 0) > 0 ? "cheers" : "";
  const isIts = factSeat(beat) === side.seat;
  const isOthers = factSeat(beat, "other") === side.seat;
  switch (beat.kind) {
    case "hit":
      return isIts ? "struck" : "strikes";
    case "blocked":
    case "countered":
      return isIts ? "braces" : isOthers ? "strikes" : "";
    case "tied":
    case "outdone":
      return "strikes";
    case "moved":
      return isIts ? "hops" : "";
    case "move_cancelled":
      return isIts ? "stopped" : "";
    case "gained":
    case "drew":
      return isIts ? "glad" : "";
    case "ended":
      return factSeat(beat, "winner") === side.seat ? "cheers" : "";
    default:
      return "";
  }
}

function Pawn(props: StageProps & { side: DuelSide }) {
  const { side, places, whose, moment } = props;
  const isNear = whose(side.seat) === "near";
  const at = places.square(whose(side.seat), side.square);
  const felt = mood(side, props);
  const isOut = side.health === 0;
  return (
    <g
      class="pawn"
      style={{ transform: `translate(${at.x}px, ${at.y}px) scale(${places.unit})` }}
    >
      <ellipse rx="30" ry="8" class="pawn-shade" />
      <g class={isNear ? "facing" : "facing mirrored"}>
        <g key={felt ? moment : 0} class={`mood ${felt}`}>
          <g class={isOut ? "stand fallen" : "stand"}>
            <RobotArt seat={side.seat} isOut={isOut} />
          </g>
        </g>
      </g>
    </g>
  );
}

function describe(view: DuelView, names: readonly string[], words: Words): string {
  const { length, stars } = view.board;
  const sides = view.sides.map((side) =>
    words.say("board-side", {
      name: names[side.seat] ?? side.letter,
      health: side.health,
      battery: side.battery,
      disk: side.disk,
      square: side.square,
      length,
    }),
  );
  const board = words.say("board-stars", {
    squares: stars.join(", ") || "–",
    length,
    count: view.pile,
  });
  return [...sides, board].join(" ");
}
