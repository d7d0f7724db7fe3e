/** What lies on the squares of the arena. Each is drawn on 100 x 100. */

import type { ComponentChildren } from "preact";

const TEETH = Array.from({ length: 10 }, (_, number) => number * 36);

const ART: Record<string, ComponentChildren> = {
  start: (
    <>
      <circle cx="50" cy="50" r="36" class="line" />
      <path d="M50 26l18 20H57v26H43V46H32z" class="soft" />
    </>
  ),
  wall: (
    <>
      <rect x="3" y="3" width="94" height="94" rx="6" class="block" />
      <path d="M3 70h94v21q0 6-6 6H9q-6 0-6-6z" class="block-low" />
      <path d="M8 8h84M8 38h84M36 8v30M66 8v30M22 38v30M52 38v30M80 38v30" class="mortar" />
    </>
  ),
  chop_shop: (
    <>
      {TEETH.map((angle) => (
        <path key={angle} d="M50 10l10 12-16 1z" transform={`rotate(${angle} 50 50)`} class="steel" />
      ))}
      <circle cx="50" cy="50" r="30" class="steel line-thin" />
      <circle cx="50" cy="50" r="8" class="ink" />
      <path d="M50 26v10M50 64v10M26 50h10M64 50h10" class="line-thin" />
    </>
  ),
  control_terminal: (
    <>
      <path d="M38 70h24l6 16H32z" class="steel line-thin" />
      <rect x="14" y="16" width="72" height="54" rx="6" class="ink" />
      <rect x="21" y="23" width="58" height="40" rx="2" class="screen" />
      <path d="M29 34l9 8-9 8M45 52h18" class="prompt-sign" />
    </>
  ),
  repair_kit: (
    <>
      <path d="M36 32V22q0-5 5-5h18q5 0 5 5v10" class="line" />
      <rect x="12" y="30" width="76" height="52" rx="8" class="kit" />
      <path d="M12 52h76" class="line-thin" />
      <path d="M43 38h14v11h11v14H57v11H43V63H32V49h11z" class="white" />
    </>
  ),
  solar_farm: (
    <>
      <circle cx="78" cy="22" r="11" class="sun" />
      <path d="M78 4v5M96 22h-5M91 9l-4 4M65 9l4 4M60 22h5" class="sun-ray" />
      <path d="M22 38h54l14 46H8z" class="panel" />
      <path d="M17 54h64M13 69h73M40 38l-6 46M58 38l6 46" class="panel-line" />
    </>
  ),
  tacks: (
    <>
      {[
        [30, 30, -20],
        [68, 26, 15],
        [50, 52, 0],
        [26, 72, 24],
        [74, 70, -14],
      ].map(([x, y, angle]) => (
        <g key={`${x}.${y}`} transform={`translate(${x} ${y}) rotate(${angle})`}>
          <path d="M0-19L4 4h-8z" class="steel line-thin" />
          <ellipse cx="0" cy="6" rx="12" ry="6" class="danger" />
        </g>
      ))}
    </>
  ),
  pothole: (
    <>
      <path d="M14 54q4-26 34-28t40 22-14 32-44 2-16-28z" class="rim-stone" />
      <path d="M22 56q4-18 27-20t31 16-10 22-34 2-14-20z" class="pit" />
      <path d="M88 40l8-9M15 66l-10 8M60 27l4-13M34 82l-5 12" class="crack" />
    </>
  ),
  trash_compactor: (
    <>
      <rect x="8" y="8" width="84" height="84" rx="6" class="pit" />
      <path d="M8 14q0-6 6-6h72q6 0 6 6v18l-14 14-14-14-14 14-14-14-14 14L8 32z" class="hazard" />
      <path d="M8 86q0 6 6 6h72q6 0 6-6V68L78 54 64 68 50 54 36 68 22 54 8 68z" class="hazard" />
      <path d="M50 14v14m-7-6l7 7 7-7M50 86V72m-7 6l7-7 7 7" class="arrow" />
    </>
  ),
  smoke: (
    <>
      <path d="M20 78q-16-4-10-20t18-12q2-20 20-20t22 16q20-2 22 16t-18 20z" class="cloud" />
      <path d="M30 66q8-12 20-4t24-6M28 54q8-6 14-2M56 40q8 0 10 8" class="cloud-line" />
    </>
  ),
};

const STAR = "M50 22l8 18 20 2-15 13 5 19-18-10-18 10 5-19-15-13 20-2z";

/** A square's floor and what lies on it. */
export function TileArt({ tile, isCentre }: { tile: string; isCentre: boolean }) {
  return (
    <g class={`rqa-tile tile-${tile}${isCentre ? " centre" : ""}`}>
      <rect x="2" y="2" width="96" height="96" rx="8" class="plate" />
      {tile === "plain" && isCentre && <path d={STAR} class="star" />}
      {tile === "plain" && !isCentre && <path d="M13 13v0M87 13v0M13 87v0M87 87v0" class="rivet" />}
      {ART[tile]}
    </g>
  );
}
