/** The picture of the game in the lobby. */

import { RobotArt } from "./robots";
import "./art.css";

export function Cover() {
  return (
    <svg
      class="duel-cover"
      viewBox="0 -54 360 184"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <linearGradient id="duel-cover-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" class="sky-top" />
          <stop offset="1" class="sky-low" />
        </linearGradient>
        <radialGradient id="duel-cover-moon" cx="0.38" cy="0.35" r="0.75">
          <stop offset="0" class="moon-light" />
          <stop offset="1" class="moon-dark" />
        </radialGradient>
      </defs>
      <rect y="-54" width="360" height="184" fill="url(#duel-cover-sky)" />
      {Array.from({ length: 24 }, (_, number) => (
        <circle
          key={number}
          cx={(number * 137.5) % 360}
          cy={((number * 71.3 + (number % 7) * 23) % 150) - 50}
          r={0.8 + (number % 3) * 0.4}
          class="far-star"
        />
      ))}
      <g transform="translate(180 76) scale(0.86)">
        <circle r="42" fill="url(#duel-cover-moon)" />
        <g class="crater">
          <circle cx="-14" cy="6" r="8" />
          <circle cx="14" cy="-10" r="6" />
          <circle cx="10" cy="22" r="9" />
        </g>
      </g>
      <path
        d="M0 130V104h28V92h24v16h30v-10h22v32zM360 130V100h-30v-8h-22v18h-34v-8h-20v28z"
        class="city"
      />
      <g transform="translate(84 124) scale(0.78)">
        <RobotArt seat={0} isOut={false} />
      </g>
      <g transform="translate(276 124) scale(0.78)">
        <g class="mirrored">
          <RobotArt seat={1} isOut={false} />
        </g>
      </g>
    </svg>
  );
}
