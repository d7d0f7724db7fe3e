/** The moon both lanes lead to. */

interface MoonProps {
  x: number;
  y: number;
  r: number;
  told: string;
}

const CRATERS = [
  [-24, 10, 13],
  [22, -16, 9],
  [18, 34, 15],
  [-12, 46, 6],
  [42, 12, 5],
  [-34, -24, 7],
] as const;

export function Moon({ x, y, r, told }: MoonProps) {
  return (
    <>
      <defs>
        <radialGradient id="duel-moon" cx="0.38" cy="0.35" r="0.75">
          <stop offset="0" class="moon-light" />
          <stop offset="1" class="moon-dark" />
        </radialGradient>
        <radialGradient id="duel-glow">
          <stop offset="0.35" class="glow-in" />
          <stop offset="1" class="glow-out" />
        </radialGradient>
      </defs>
      <circle cx={x} cy={y} r={r * 2.3} fill="url(#duel-glow)" class="glow" />
      <g transform={`translate(${x} ${y}) scale(${r / 66})`} data-tell={told} class="moon">
        <circle r="66" fill="url(#duel-moon)" />
        <g class="crater">
          {CRATERS.map(([cx, cy, radius]) => (
            <circle key={cx} cx={cx} cy={cy} r={radius} />
          ))}
        </g>
      </g>
    </>
  );
}
