/** Where things lie on the stage, in pixels of the room it has. */

export interface Point {
  x: number;
  y: number;
}

/** One's own side, or that of the other player. */
export type Whose = "near" | "far";

export interface Room {
  width: number;
  height: number;
  /** Higher than wide: one's own side is at the foot, not on the left. */
  isTall: boolean;
  /** How high the panels over its upper and lower corner are, where it is tall. */
  above: number;
  below: number;
}

const MARGIN = 4;

/** A curve from the start square over a bend to the shoulder of the moon. */
type Lane = readonly [Point, Point, Point];

export class Places {
  /** What one unit of the drawings is in pixels: a robot is about 110 units high. */
  readonly unit: number;
  readonly moon: Point & { r: number };
  readonly card: { width: number; height: number };
  private readonly lanes: Record<Whose, Lane>;
  private readonly zones: Record<Whose, Point>;

  constructor(
    private readonly room: Room,
    private readonly length: number,
  ) {
    const { width: w, height: h, isTall } = room;
    this.unit = isTall ? Math.min(w / 500, h / 560) : Math.min(h / 245, w / 800);
    const r = isTall ? Math.min(0.12 * w, 0.11 * h) : Math.min(0.17 * h, 0.09 * w);
    this.moon = { x: 0.5 * w, y: (isTall ? 0.575 : 0.4) * h, r };
    const free = h - room.above - room.below - 4 * MARGIN;
    const height = isTall
      ? Math.max(56, Math.min(0.25 * h, 0.3 * w, free))
      : Math.min(0.4 * h, 0.19 * w);
    this.card = { width: (height * 11) / 15, height };
    this.lanes = isTall ? this.standing() : this.lying();
    const aside = this.card.width / 2 + 5 * this.unit;
    const foot = h - height / 2 - MARGIN;
    this.zones = isTall
      ? {
          near: { x: 0.76 * w, y: h - room.below - 2 * MARGIN - height / 2 },
          far: { x: 0.24 * w, y: room.above + 2 * MARGIN + height / 2 },
        }
      : { near: { x: w / 2 - aside, y: foot }, far: { x: w / 2 + aside, y: foot } };
  }

  /** Both lanes rise from the lower corners. */
  private lying(): Record<Whose, Lane> {
    return {
      near: [this.part(0.1, 0.93), this.part(0.3, 0.8), this.onMoon(-0.55, -0.62)],
      far: [this.part(0.9, 0.93), this.part(0.7, 0.8), this.onMoon(0.55, -0.62)],
    };
  }

  /** One lane rises from the lower left, the other comes down from the upper right. */
  private standing(): Record<Whose, Lane> {
    const top = { x: this.part(0.85, 0).x, y: 118 * this.unit };
    return {
      near: [this.part(0.12, 0.965), this.part(0.3, 0.95), this.onMoon(-0.7, 0.6)],
      far: [top, this.part(0.93, 0.46), this.onMoon(0.55, -0.62)],
    };
  }

  private part(x: number, y: number): Point {
    return { x: x * this.room.width, y: y * this.room.height };
  }

  private onMoon(x: number, y: number): Point {
    return { x: this.moon.x + x * this.moon.r, y: this.moon.y + y * this.moon.r };
  }

  get width(): number {
    return this.room.width;
  }

  get height(): number {
    return this.room.height;
  }

  /** The middle of a square, or of a point between two of them. */
  square(whose: Whose, number: number): Point {
    const [from, bend, to] = this.lanes[whose];
    const t = number / this.length;
    const along = (a: number, b: number, c: number): number =>
      (1 - t) * (1 - t) * a + 2 * t * (1 - t) * b + t * t * c;
    return { x: along(from.x, bend.x, to.x), y: along(from.y, bend.y, to.y) };
  }

  /** The heart of a robot that stands on a square. */
  heart(whose: Whose, number: number): Point {
    const { x, y } = this.square(whose, number);
    return { x, y: y - 52 * this.unit };
  }

  /** The middle of the card laid in a play zone. */
  zone(whose: Whose): Point {
    return this.zones[whose];
  }

  /** Where the number of a square stands: on the rim that no robot of another square reaches over. */
  label(whose: Whose, number: number): Point {
    const { x, y } = this.square(whose, number);
    const side = whose === "far" && !this.room.isTall ? -1 : 1;
    return { x: x + side * 36 * this.unit * this.squeeze, y: y + 8 * this.unit };
  }

  /** How large the number of a square is written. */
  get labelSize(): number {
    return Math.max(12, 13 * this.unit * this.squeeze);
  }

  /** How much wider or narrower squares are drawn, so that many do not overlap. */
  get squeeze(): number {
    return Math.min(1, 4.6 / this.length);
  }
}

export function between(from: Point, to: Point, part: number): Point {
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

/** A line that jumps from side to side, for lightning: the same line every time. */
export function jagged(from: Point, to: Point, steps: number, height: number): string {
  const long = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const across = { x: -(to.y - from.y) / long, y: (to.x - from.x) / long };
  const points = Array.from({ length: steps + 1 }, (_, step) => {
    const at = between(from, to, step / steps);
    const isEnd = step === 0 || step === steps;
    const jump = isEnd ? 0 : (step % 2 ? 1 : -1) * height * (0.6 + ((step * 37) % 10) / 14);
    return `${(at.x + across.x * jump).toFixed(1)} ${(at.y + across.y * jump).toFixed(1)}`;
  });
  return `M${points.join("L")}`;
}
