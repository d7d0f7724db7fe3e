/** The picture of the game in the lobby: four robots under the lights of the arena. */

import { RobotArt } from "./robots";
import "./art.css";

const LINE_UP = ["pug", "petri", "strider", "crate"];

export function Cover() {
  return (
    <svg
      class="rqa-cover"
      viewBox="0 0 360 130"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <linearGradient id="rqa-night" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" class="night-top" />
          <stop offset="1" class="night-low" />
        </linearGradient>
      </defs>
      <rect width="360" height="130" fill="url(#rqa-night)" />
      {[40, 180, 320].map((x) => (
        <path key={x} d={`M${x} 0L${x - 62} 130h124z`} class="light" />
      ))}
      <path d="M0 60q180-34 360 0v18q-180-30-360 0z" class="stand" />
      {Array.from({ length: 26 }, (_, number) => (
        <circle
          key={number}
          cx={7 + number * 14}
          cy={50 + ((number - 12.5) / 12.5) ** 2 * 14 + (number % 3) * 3}
          r="4"
          class={`fan fan-${number % 4}`}
        />
      ))}
      <path d="M0 130L40 84h280l40 46z" class="sand" />
      <path d="M90 130l30-46M180 130V84M270 130l-30-46M22 105h316" class="seam" />
      {LINE_UP.map((robot, number) => (
        <g key={robot} transform={`translate(${20 + number * 84} ${number % 2 ? 40 : 48}) scale(0.82)`}>
          <RobotArt robot={robot} />
        </g>
      ))}
    </svg>
  );
}
