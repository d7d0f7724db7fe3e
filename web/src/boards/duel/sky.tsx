/** The night behind the stage: stars, and a city with lit windows. It stretches to any size. */

const STARS = Array.from({ length: 90 }, (_, number) => ({
  x: (number * 61.803) % 100,
  y: (number * 37.31 + (number % 7) * 5) % 92,
  r: 0.6 + (number % 5) * 0.32,
}));

const BACK = [34, 58, 42, 74, 50, 38, 66, 46, 60, 82, 44, 64, 36, 70, 52, 40];
const FRONT = [18, 34, 24, 44, 20, 30, 22, 40, 26, 46, 20, 36, 24, 32, 42, 18];

/** Houses of these heights side by side, in a box of 1600 by 100. */
function skyline(heights: readonly number[]): string {
  const step = 1600 / heights.length;
  const tops = heights.map(
    (high, number) => `L${number * step} ${100 - high}H${(number + 1) * step}`,
  );
  return `M0 100${tops.join("")}V100z`;
}

const WINDOWS = Array.from({ length: 54 }, (_, number) => {
  const house = (number * 7) % FRONT.length;
  const high = FRONT[house] ?? 0;
  return {
    x: house * 100 + 14 + ((number * 29) % 72),
    y: 100 - high + 5 + ((number * 13) % Math.max(6, high - 10)),
  };
});

export function Sky() {
  return (
    <div class="sky" aria-hidden="true">
      <svg class="sky-stars" focusable="false">
        {STARS.map(({ x, y, r }, number) => (
          <circle key={number} cx={`${x}%`} cy={`${y}%`} r={r} class="far-star" />
        ))}
      </svg>
      <svg class="sky-city" viewBox="0 0 1600 100" preserveAspectRatio="none" focusable="false">
        <path d={skyline(BACK)} class="city back" />
        <path d={skyline(FRONT)} class="city" />
        {WINDOWS.map(({ x, y }, number) => (
          <rect key={number} x={x} y={y} width="6" height="2.4" class="window" />
        ))}
      </svg>
    </div>
  );
}
