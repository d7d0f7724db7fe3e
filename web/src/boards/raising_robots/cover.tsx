/** The picture of the game in the lobby: a school of robots, one on the bench. */

import { RobotShape } from "./art";
import type { Make } from "./robots";
import "./art.css";

/** Drawn in the manner of these robots; only a picture, whatever their cards say. */
const CLASSMATES: [string, Make][] = [
  ["RB-09", { row: "design", type: "cosmetic", emblem: "card" }],
  ["RB-50", { row: "fabricate", type: "speed", emblem: "battery" }],
  ["RB-75", { row: "recycle", type: "communication", emblem: "tape" }],
  ["RB-40", { row: "fabricate", type: "efficiency", emblem: "microchip" }],
  ["RB-29", { row: "design", type: "communication", emblem: "gear" }],
];

export function Cover() {
  return (
    <svg
      class="rr-cover"
      viewBox="0 0 360 130"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <rect width="360" height="130" class="wall" />
      <path d="M28 12h150v52H28z" class="blackboard" />
      <path
        d="M42 28h30M42 38h18M92 52l12-20 12 20zM98 44h12M132 26v26M132 39h30M150 30v18"
        class="chalk"
      />
      <path d="M206 10h126v60H206z" class="window" />
      <path d="M206 58q20-16 42-4t46-8q20-4 38 4v20H206z" class="hill" />
      <path d="M269 10v60M206 40h126" class="frame" />
      <path d="M0 104h360v26H0z" class="bench" />
      <path d="M0 104h360v6H0z" class="bench-edge" />
      {CLASSMATES.map(([card, make], place) => (
        <g key={card} transform={`translate(${12 + place * 68} ${place % 2 ? 34 : 42}) scale(0.74)`}>
          <RobotShape card={card} make={make} />
        </g>
      ))}
    </svg>
  );
}
