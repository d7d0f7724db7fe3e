/** What an event looks like between the robots: shots, shields, traps, gains and their numbers. */

import type { ComponentChildren } from "preact";

import type { Seen } from "../../shapes";
import { factNumber, factSeat, factText } from "../facts";
import { between, jagged, type Places, type Point, type Whose } from "./places";
import { SHAPES, type TileKind } from "./tiles";
import type { DuelView } from "./view";

interface EffectsProps {
  beat: Seen;
  view: DuelView;
  places: Places;
  whose: (seat: number) => Whose;
}

/** What is needed to draw an event: where both robots are, and what they do. */
interface Scene {
  beat: Seen;
  places: Places;
  seat: number;
  other: number;
  heart: (seat: number) => Point;
  foot: (seat: number) => Point;
  /** Just before a robot, towards the other. */
  front: (seat: number) => Point;
  /** Which way a robot looks, in degrees. */
  angle: (seat: number) => number;
  card: (seat: number) => string;
}

const DRAWN: Record<string, (scene: Scene) => ComponentChildren> = {
  paid: (scene) => <Tokens scene={scene} sign="−" />,
  gained: (scene) => <Tokens scene={scene} sign="+" />,
  copied: ({ places, heart, seat }) => (
    <g class="rings mirror">
      {[0, 1, 2].map((ring) => (
        <circle
          key={ring}
          cx={heart(seat).x}
          cy={heart(seat).y}
          r={(34 + ring * 16) * places.unit}
        />
      ))}
    </g>
  ),
  blocked: (scene) => (
    <>
      <Shot scene={scene} from={scene.other} to={scene.front(scene.seat)} />
      <Shield scene={scene} kind="barrier" />
      <Burst at={scene.front(scene.seat)} size={26 * scene.places.unit} kind="late" />
      {factNumber(scene.beat, "left") === 0 && (
        <Sum scene={scene} seat={scene.seat} text="0" kind="safe" />
      )}
    </>
  ),
  countered: (scene) => (
    <>
      <Shot scene={scene} from={scene.other} to={scene.front(scene.seat)} />
      <Shield scene={scene} kind="counter" />
      <Burst at={scene.front(scene.seat)} size={34 * scene.places.unit} kind="late" />
      <Sum scene={scene} seat={scene.seat} text="↩" kind="safe" />
    </>
  ),
  wasted: (scene) => <Shield scene={scene} kind="wasted" />,
  tied: (scene) => (
    <>
      <Clash scene={scene} size={62} />
      <Text scene={scene} at={middle(scene)} text="=" kind="safe" />
    </>
  ),
  outdone: (scene) => <Clash scene={scene} size={40} />,
  hit: (scene) => (
    <>
      <Shot scene={scene} from={1 - scene.seat} to={scene.heart(scene.seat)} />
      <Burst at={scene.heart(scene.seat)} size={48 * scene.places.unit} kind="late" />
      <Sum
        scene={scene}
        seat={scene.seat}
        text={`−${factNumber(scene.beat, "damage")}`}
        kind="hurt"
      />
    </>
  ),
  moved: ({ places, foot, seat }) => (
    <Burst at={foot(seat)} size={40 * places.unit} kind="dust late" />
  ),
  move_cancelled: (scene) =>
    factText(scene.beat, "by") === "trap" ? <Jaws {...scene} /> : <Stop {...scene} />,
  drew: ({ places, heart, foot, seat }) => (
    <g transform={at(foot(seat), places.unit)}>
      <g class="flying-card" style={{ "--rise": heart(seat).y > places.height / 2 ? 1 : -1 }}>
        <rect x="-20" y="-56" width="40" height="54" rx="6" />
        <path d="M0-44l4 9 10 .6-8 6 3 10-9-6-9 6 3-10-8-6 10-.6z" />
      </g>
    </g>
  ),
  ended: ({ places, heart, beat }) => {
    const winner = factSeat(beat, "winner");
    return winner < 0 ? null : <Cheer at={heart(winner)} unit={places.unit} />;
  },
};

export function Effects({ beat, view, places, whose }: EffectsProps) {
  const stands = (seat: number): number => view.sides[seat]?.square ?? 0;
  const heart = (seat: number): Point => places.heart(whose(seat), stands(seat));
  const scene: Scene = {
    beat,
    places,
    seat: factSeat(beat),
    other: factSeat(beat, "other"),
    heart,
    foot: (seat) => places.square(whose(seat), stands(seat)),
    front: (seat) => {
      const [own, facing] = [heart(seat), heart(1 - seat)];
      const far = Math.hypot(facing.x - own.x, facing.y - own.y) || 1;
      return between(own, facing, Math.min(0.45, (62 * places.unit) / far));
    },
    angle: (seat) => {
      const [own, facing] = [heart(seat), heart(1 - seat)];
      return (Math.atan2(facing.y - own.y, facing.x - own.x) * 180) / Math.PI;
    },
    card: (seat) => view.sides[seat]?.acts ?? "",
  };
  return (
    <svg
      class="stage effects"
      viewBox={`0 0 ${places.width} ${places.height}`}
      aria-hidden="true"
      focusable="false"
    >
      {DRAWN[beat.kind]?.(scene)}
    </svg>
  );
}

function at({ x, y }: Point, scale: number): string {
  return `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(3)})`;
}

function middle({ heart }: Scene): Point {
  return between(heart(0), heart(1), 0.5);
}

/** What a robot sends on its way, as its card has it. */
function Shot({ scene, from, to }: { scene: Scene; from: number; to: Point }) {
  const start = scene.front(from);
  const card = scene.card(from);
  const { unit } = scene.places;
  const height = (card === "Lightning" ? 20 : 11) * unit;
  const first = card === "Ray" ? jagged(start, to, 1, 0) : jagged(start, to, 7, height);
  const lines = card === "Lightning" ? [first, jagged(start, to, 9, -height)] : [first];
  return (
    <g class={`shot shot-${card}`} stroke-width={6 * unit}>
      {lines.map((line) => (
        <path key={line} d={line} pathLength="1" stroke-width={17 * unit} class="halo" />
      ))}
      {lines.map((line) => (
        <path key={line} d={line} pathLength="1" />
      ))}
    </g>
  );
}

/** Two attacks that meet half way. */
function Clash({ scene, size }: { scene: Scene; size: number }) {
  return (
    <>
      <Shot scene={scene} from={0} to={middle(scene)} />
      <Shot scene={scene} from={1} to={middle(scene)} />
      <Burst at={middle(scene)} size={size * scene.places.unit} kind="late" />
    </>
  );
}

function Shield({ scene, kind }: { scene: Scene; kind: "barrier" | "counter" | "wasted" }) {
  const { seat, heart, angle, places } = scene;
  return (
    <g transform={`${at(heart(seat), places.unit)} rotate(${angle(seat).toFixed(1)})`}>
      <g class={`shield ${kind}`}>
        <path d="M22-68C62-44 62 44 22 68C44 34 44-34 22-68z" class="shield-face" />
        <path d="M22-68C62-44 62 44 22 68" class="shield-edge" />
        <path d="M44-34l-9 12 9 11-10 11 10 11-9 12 8 11" class="shield-cells" />
      </g>
    </g>
  );
}

const RAYS = Array.from({ length: 20 }, (_, point) => {
  const long = point % 2 ? 0.42 : 0.8 + ((point * 7) % 5) / 20;
  const turn = (point * Math.PI) / 10;
  return `${(Math.cos(turn) * long).toFixed(3)},${(Math.sin(turn) * long).toFixed(3)}`;
}).join(" ");

function Burst({ at: where, size, kind }: { at: Point; size: number; kind: string }) {
  return (
    <g transform={at(where, size)}>
      <polygon points={RAYS} class={`burst ${kind}`} />
    </g>
  );
}

interface SumProps {
  scene: Scene;
  text: string;
  kind: string;
}

function Text({ scene, at: where, text, kind }: SumProps & { at: Point }) {
  return (
    <g transform={at(where, scene.places.unit)}>
      <text class={`sum ${kind}`}>{text}</text>
    </g>
  );
}

/** A number over the head of a robot. */
function Sum({ scene, seat, text, kind }: SumProps & { seat: number }) {
  const { x, y } = scene.heart(seat);
  const above = { x, y: y - 30 * scene.places.unit };
  return <Text scene={scene} at={above} text={text} kind={kind} />;
}

/** Tiles that are turned: how many of each kind. */
function Tokens({ scene, sign }: { scene: Scene; sign: "+" | "−" }) {
  const { beat, heart, seat, places } = scene;
  const kinds = (["battery", "disk"] as TileKind[]).filter((kind) => factNumber(beat, kind) > 0);
  return (
    <g transform={at(heart(seat), places.unit)}>
      <g class={sign === "+" ? "tokens gained" : "tokens paid"}>
        {kinds.map((kind, number) => (
          <g key={kind} transform={`translate(${(number - (kinds.length - 1) / 2) * 74} -66)`}>
            <text class="sum small" x="-16">
              {sign}
              {factNumber(beat, kind)}
            </text>
            <g class={`token ${kind}`} transform="translate(4 -25) scale(1.25)">
              {SHAPES[kind]}
            </g>
          </g>
        ))}
      </g>
    </g>
  );
}

/** A trap that snaps shut under a robot. */
function Jaws({ foot, seat, places }: Scene) {
  const teeth = "M-44 0L-38-20-28-4-20-24-10-4 0-26 10-4 20-24 28-4 38-20 44 0z";
  return (
    <g transform={at(foot(seat), places.unit)} class="jaws">
      <path d={teeth} class="jaw left" />
      <path d={teeth} class="jaw right" />
    </g>
  );
}

function Stop({ heart, seat, places, beat }: Scene) {
  const where = factText(beat, "by") === "moon" ? places.moon : heart(seat);
  return (
    <g transform={at(where, places.unit)}>
      <path d="M-26-26L26 26M26-26L-26 26" class="stop" />
    </g>
  );
}

function Cheer({ at: where, unit }: { at: Point; unit: number }) {
  return (
    <g transform={at(where, unit)}>
      {Array.from({ length: 16 }, (_, piece) => (
        <path
          key={piece}
          d="M0-9l2.600 6 6.400.5-5 4.200 1.600 6.300L0 4.600-5.600 8l1.600-6.300-5-4.200 6.400-.5z"
          class={`confetti colour-${piece % 4}`}
          style={{ "--turn": `${piece * 22.5}deg` }}
        />
      ))}
    </g>
  );
}
