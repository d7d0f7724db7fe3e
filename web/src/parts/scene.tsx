/** A small picture of how it ended: a robot that cheers, lies on its back, or nods. */

import type { outcome } from "../table/outcome";
import { Broken } from "./icons";

const COLOURS = ["0", "1", "2", "3", "4", "spark"];
const PIECES = 28;

/** The part of a number after the point. */
function rest(number: number): number {
  return number - Math.floor(number);
}

/** Scattered, but always the same. */
function pieces(): { x: number; y: number; turn: number; colour: string }[] {
  return Array.from({ length: PIECES }, (_, k) => ({
    x: 294 * rest(k * 0.618),
    y: 92 * rest(k * k * 0.37 + k * 0.271),
    turn: (k * 47) % 180,
    colour: COLOURS[k % COLOURS.length] ?? "spark",
  }));
}

export function Scene({ how }: { how: ReturnType<typeof outcome> }) {
  if (how === "lost") {
    return (
      <div class="scene">
        <Broken />
      </div>
    );
  }
  return (
    <svg class="scene" viewBox="0 0 300 100" aria-hidden="true" focusable="false">
      {how === "won" && (
        <g class="confetti">
          {pieces().map(({ x, y, turn, colour }, k) => (
            <g key={k} class={`bit bit-${k % 7}`}>
              <rect
                x={x}
                y={y}
                width={k % 3 === 0 ? 5 : 7}
                height={k % 3 === 0 ? 5 : 3.5}
                rx="1"
                transform={`rotate(${turn} ${x + 3} ${y + 2})`}
                class={`hue-${colour}`}
              />
            </g>
          ))}
        </g>
      )}
      <g class={how === "won" ? "cheer" : ""}>
        <path d="M150 20v10" stroke="currentColor" stroke-width="3" />
        <circle cx="150" cy="18" r="5" class="hue-spark" />
        <rect x="122" y="30" width="56" height="42" rx="14" fill="currentColor" />
        <circle cx="138" cy="48" r="6.500" class="eye" />
        <circle cx="162" cy="48" r="6.500" class="eye" />
        <path d={how === "won" ? "M138 60q12 9 24 0" : "M139 62h22"} class="mouth" />
        <path
          d={how === "won" ? "M122 52q-16-4-18-26M178 52q16-4 18-26" : "M122 52q-10 6-12 18M178 52q10 6 12 18"}
          class="arm"
        />
        <path d="M138 72v14M162 72v14" class="leg" />
      </g>
    </svg>
  );
}
