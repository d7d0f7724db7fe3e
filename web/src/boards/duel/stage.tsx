/** Two lanes to the moon, and the robots on them. */

import type { Seen } from "../../shapes";
import type { Words } from "../../words";
import { RobotArt } from "./robots";
import { fact, type DuelView } from "./shape";
import "./art.css";

const WIDTH = 600;
const HEIGHT = 460;
const MOON = { x: 300, y: 176, r: 66 };

interface Point {
  x: number;
  y: number;
}

/** Where a square lies: a curve from the corner of the seat up to the moon. */
function point(seat: number, square: number, length: number): Point {
  const t = square / length;
  const along = (from: number, bend: number, to: number): number =>
    (1 - t) * (1 - t) * from + 2 * t * (1 - t) * bend + t * t * to;
  const x = along(70, 44, 262);
  return { x: seat === 0 ? x : WIDTH - x, y: along(414, 188, 124) };
}

const SKY = Array.from({ length: 46 }, (_, number) => ({
  x: (number * 137.5) % WIDTH,
  y: (number * 71.3 + (number % 7) * 23) % 400,
  r: 0.7 + (number % 4) * 0.4,
}));

interface StageProps {
  view: DuelView;
  names: readonly string[];
  beat: Seen | null;
  words: Words;
}

export function Stage({ view, names, beat, words }: StageProps) {
  const { length, stars } = view.board;
  return (
    <svg
      class="stage"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={describe(view, names, words)}
    >
      <defs>
        <linearGradient id="duel-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" class="sky-top" />
          <stop offset="1" class="sky-low" />
        </linearGradient>
        <radialGradient id="duel-moon" cx="0.38" cy="0.35" r="0.75">
          <stop offset="0" class="moon-light" />
          <stop offset="1" class="moon-dark" />
        </radialGradient>
        <radialGradient id="duel-glow">
          <stop offset="0.4" class="glow-in" />
          <stop offset="1" class="glow-out" />
        </radialGradient>
      </defs>
      <rect width={WIDTH} height={HEIGHT} fill="url(#duel-sky)" />
      {SKY.map((star, number) => (
        <circle key={number} cx={star.x} cy={star.y} r={star.r} class="far-star" />
      ))}
      <circle cx={MOON.x} cy={MOON.y} r={MOON.r * 2} fill="url(#duel-glow)" />
      <path d={skyline(0)} class="city back" />
      <path d={skyline(1)} class="city" />
      <circle cx={MOON.x} cy={MOON.y} r={MOON.r} fill="url(#duel-moon)" />
      <g class="crater">
        <circle cx="276" cy="186" r="13" />
        <circle cx="322" cy="160" r="9" />
        <circle cx="318" cy="210" r="15" />
        <circle cx="288" cy="222" r="6" />
        <circle cx="342" cy="188" r="5" />
      </g>
      {[0, 1].map((seat) => (
        <g key={seat} class={`lane lane-${seat}`}>
          <polyline
            points={Array.from(
              { length: 41 },
              (_, step) => `${pointText(seat, (step * length) / 40, length)}`,
            ).join(" ")}
          />
          {Array.from({ length }, (_, square) => (
            <Pad
              key={square}
              at={point(seat, square, length)}
              square={square}
              isStar={stars.includes(square)}
            />
          ))}
        </g>
      ))}
      {beat?.kind === "hit" && <Bolt view={view} target={fact(beat, "seat")} />}
      {view.sides.map((side) => {
        const at = point(side.seat, side.square, length);
        const isStruck = beat !== null && fact(beat, "seat") === side.seat;
        const mood =
          isStruck && beat.kind === "hit"
            ? "struck"
            : isStruck && beat.kind === "move_cancelled"
              ? "stopped"
              : "";
        return (
          <g key={side.seat} class="pawn" style={{ transform: `translate(${at.x}px, ${at.y}px)` }}>
            <g class={`mood ${mood}`}>
              <g class={side.seat === 0 ? "facing" : "facing mirrored"}>
                <RobotArt seat={side.seat} isOut={side.health === 0} />
              </g>
            </g>
          </g>
        );
      })}
    </svg>
  );
}

function pointText(seat: number, square: number, length: number): string {
  const { x, y } = point(seat, square, length);
  return `${x.toFixed(1)},${y.toFixed(1)}`;
}

function Pad({ at, square, isStar }: { at: Point; square: number; isStar: boolean }) {
  return (
    <g transform={`translate(${at.x} ${at.y})`} class={isStar ? "pad star" : "pad"}>
      <ellipse rx="34" ry="13" cy="2" class="pad-side" />
      <ellipse rx="34" ry="12" class="pad-top" />
      {isStar && (
        <path
          d="M0-11l3.4 7 9.6.6-7.4 4.400L8 8 0 4l-8 4 2.4-7L-13-3.400l9.6-.6z"
          class="pad-star"
        />
      )}
      <text x="-45" y="6" class="pad-number">
        {square}
      </text>
    </g>
  );
}

/** The flash between the robots when one is hit. */
function Bolt({ view, target }: { view: DuelView; target: number }) {
  const middle = (seat: number): Point => {
    const side = view.sides[seat];
    const at = point(seat, side?.square ?? 0, view.board.length);
    return { x: at.x, y: at.y - 55 };
  };
  const from = middle(1 - target);
  const to = middle(target);
  const steps = 7;
  const points = Array.from({ length: steps + 1 }, (_, step) => {
    const t = step / steps;
    const jag = step === 0 || step === steps ? 0 : step % 2 ? 16 : -16;
    const x = from.x + (to.x - from.x) * t;
    const y = from.y + (to.y - from.y) * t + jag;
    return `${x.toFixed(1)},${y.toFixed(1)}`;
  });
  return <polyline points={points.join(" ")} class="bolt" />;
}

function skyline(row: number): string {
  const heights =
    row === 0
      ? [60, 96, 74, 120, 84, 66, 104, 70, 90, 128, 78, 100]
      : [30, 54, 40, 72, 34, 50, 36, 60, 42, 66, 38, 52];
  const step = WIDTH / heights.length;
  const tops = heights.map(
    (height, number) => `L${number * step} ${HEIGHT - height}H${(number + 1) * step}`,
  );
  return `M0 ${HEIGHT}${tops.join("")}V${HEIGHT}z`;
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
