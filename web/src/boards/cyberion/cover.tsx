/** The picture of the game in the lobby: five robots on the belt of a factory. */

import { Figure, MODELS } from "./bots";
import "./art.css";

const TEETH = 10;

/** A cog wheel around a middle. */
function Cog({ x, y, r }: { x: number; y: number; r: number }) {
  const teeth = Array.from({ length: TEETH }, (_, number) => (
    <rect
      key={number}
      x={-r * 0.16}
      y={-r * 1.2}
      width={r * 0.32}
      height={r * 0.5}
      transform={`rotate(${(number * 360) / TEETH})`}
    />
  ));
  const ring = `M0 ${-r}a${r} ${r} 0 1 1 0 ${2 * r}a${r} ${r} 0 1 1 0 ${-2 * r}zm0 ${r * 0.55}`;
  const hole = `a${r * 0.45} ${r * 0.45} 0 1 0 0 ${r * 0.9}a${r * 0.45} ${r * 0.45} 0 1 0 0 ${-r * 0.9}z`;
  return (
    <g class="cog" transform={`translate(${x} ${y})`}>
      {teeth}
      <path d={ring + hole} fill-rule="evenodd" />
    </g>
  );
}

export function Cover() {
  return (
    <svg
      class="cyberion-cover"
      viewBox="0 0 360 130"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <linearGradient id="cyberion-hall" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" class="hall-top" />
          <stop offset="1" class="hall-low" />
        </linearGradient>
      </defs>
      <rect width="360" height="130" fill="url(#cyberion-hall)" />
      <Cog x={52} y={26} r={24} />
      <Cog x={302} y={38} r={30} />
      <Cog x={180} y={14} r={15} />
      <path d="M0 130V66h34V48h20v18h40l20-16v16h132l20-16v16h34V42h20v24h40v64z" class="wall" />
      {Array.from({ length: 9 }, (_, number) => (
        <rect key={number} x={14 + number * 38} y="74" width="16" height="9" rx="2" class="window" />
      ))}
      <rect y="116" width="360" height="14" class="floor" />
      <rect x="8" y="107" width="344" height="12" rx="6" class="belt" />
      {Array.from({ length: 15 }, (_, number) => (
        <circle key={number} cx={18 + number * 23} cy="113" r="3.500" class="roller" />
      ))}
      {MODELS.map((model, number) => (
        <g key={model} transform={`translate(${11 + number * 66} 39) scale(1.5)`}>
          <Figure model={model} size={[3, 5, 4, 5, 4][number] ?? 3} />
        </g>
      ))}
    </svg>
  );
}
