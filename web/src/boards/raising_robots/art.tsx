/** A robot, an inventor: drawings for cards, slots and the cover. */

import { emblemOf } from "./icons";
import { looksOf, type Make } from "./robots";
import type { RaisingInventor, RaisingRobot } from "./view";

/** In a field of 100 by 100. */
export function RobotShape({ card, make }: { card: string; make: Make }) {
  const { paint, strokes } = looksOf(card, make);
  return (
    <g class={`rr-bot ${paint}`}>
      {strokes.map(([kind, path], number) => (
        <path key={number} d={path} class={kind} />
      ))}
      {!!make.emblem && (
        <path d={emblemOf(make.emblem)} class="emblem" transform="translate(43.5 60.5) scale(0.55)" />
      )}
    </g>
  );
}

export function makeOf({ row, type, base }: RaisingRobot): Make {
  return { row, type, emblem: base.gains[0]?.kind ?? null };
}

export function RobotArt({ card, facts }: { card: string; facts: RaisingRobot }) {
  return (
    <svg class="rr-art" viewBox="4 -2 92 100" aria-hidden="true" focusable="false">
      <RobotShape card={card} make={makeOf(facts)} />
    </svg>
  );
}

const HAIR = [
  "M26 44Q22 14 50 14t24 30q-6-16-24-16T26 44z",
  "M24 50Q16 12 50 12t26 38q-2-8-6-12-14-6-24-12-12 8-16 14-4 4-6 10z",
  "M28 36q0-22 22-22t22 22q-10-10-22-8t-22 8zM50 14q-10-12 2-12t-2 12z",
  "M22 60q-4-46 28-48 32 2 28 48l-8-4q2-24-6-28-14 4-28-2-8 6-6 30z",
  "M30 34l-6-12 10 2 2-12 10 7 8-9 6 10 10-4 0 12 8 6q-20-12-48 0z",
];
const EXTRAS = [
  "M31 44h14v9H31zM55 44h14v9H55zM45 47h10",
  "M26 32h48M34 26h12v10H34zM54 26h12v10H54z",
  "M40 62q10 6 20 0",
  "M50 52v4M38 66q12 4 24 0",
  "M66 30l8-8M72 18l6 6",
];

/** A person in a lab coat; hair and spectacles by the number of the card. */
export function InventorArt({ card, facts }: { card: string; facts: RaisingInventor }) {
  const number = [...card].reduce((sum, sign) => sum * 31 + sign.charCodeAt(0), 7);
  const at = (parts: readonly string[], step: number): string =>
    parts[Math.floor(number / step) % parts.length] ?? "";
  return (
    <svg
      class={`rr-art rr-person skin-${number % 4} coat-${facts.type}`}
      viewBox="4 -2 92 100"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M14 98q0-26 24-28h24q24 2 24 28z" class="coat" />
      <path d="M42 66h16v10l-8 8-8-8z" class="skin" />
      <path d="M38 70l12 16 12-16M50 86v12" class="seam" />
      <path d="M28 42q0-24 22-24t22 24q0 28-22 28T28 42z" class="skin" />
      <path d={at(HAIR, 1)} class={`hair hair-${Math.floor(number / 7) % 5}`} />
      <path d="M39 48h0M61 48h0" class="look" />
      <path d="M42 59q8 6 16 0" class="seam" />
      <path d={at(EXTRAS, 3)} class="extra" />
    </svg>
  );
}
