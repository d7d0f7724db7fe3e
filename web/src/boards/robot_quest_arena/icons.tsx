/** Small signs: what cards do, cubes and gems, Energy and Moves. */

import type { ComponentChildren } from "preact";

const BOLT = "M14 2L5 14h6l-2 8 10-13h-6z";
const BOOT = "M7 2h7v9l6 3q2 1 2 3v3H7zM7 16h15M3 6h2M2 11h3M3 16h2";
const CARD = "M6 3h9a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2z";
const AIM = "M12 3v5M12 16v5M3 12h5M16 12h5M12 6a6 6 0 1 1 0 12 6 6 0 0 1 0-12z";

/** One path for each effect word. */
const SIGNS: Record<string, string> = {
  energy: BOLT,
  moves: BOOT,
  draw: `${CARD}M10.500 8v8M7 12.500l3.500 3.500 3.500-3.500M20 8v13h-9`,
  discard: `${CARD}M10.500 16V8M7 11.500L10.500 8l3.500 3.500`,
  scrap_hand: `${CARD}M7.500 9l6 6M13.500 9l-6 6`,
  scrap_any: `${CARD}M7.500 9l6 6M13.500 9l-6 6M20 8v13h-9`,
  repair: "M20 7l-4 4-3-1-1-3 4-4a6 6 0 0 0-8 8l-6 6 4 4 6-6a6 6 0 0 0 8-8z",
  vp: "M12 3l3 6 6.500.8-4.800 4.500 1.300 6.500L12 17.500l-6 3.300 1.300-6.500L2.500 9.800 9 9z",
  lose_vp: "M12 3l3 6 6.500.8-4.800 4.500 1.300 6.500L12 17.500l-6 3.300 1.300-6.500L2.500 9.800 9 9zM4 4l16 16",
  self_damage: "M12 20C5 15 3 12 3 8.500 3 6 5 4 7.500 4 9.500 4 11 5 12 6.500 13 5 14.500 4 16.500 4 19 4 21 6 21 8.500 21 12 19 15 12 20zM13 7l-3 4h4l-3 5",
  melee: "M6 12V8a2 2 0 0 1 4 0V7a2 2 0 0 1 4 0v1a2 2 0 0 1 4 0v5a6 6 0 0 1-6 6h-2v3H6v-5l-2-3a1.500 1.500 0 0 1 2-2z",
  ranged: AIM,
  repel_target: "M3 12h4M9 7v10M11 12h9M16 8l4 4-4 4",
  pull_target: "M21 12h-4M15 7v10M13 12H4M8 8l-4 4 4 4",
  pull: "M12 3v9M12 12a4 4 0 1 0 4 4M12 12l-3-3M16 16l3-3M9 3h6",
  line: "M2 12h20M6 8v8M18 6l4 6-4 6",
  blast: "M12 2l2 6 6-3-3 6 6 2-6 2 3 6-6-3-2 5-2-5-6 3 3-6-6-2 6-2-3-6 6 3z",
  blast_repel: "M12 9V2M9 5l3-3 3 3M15 12h7M19 9l3 3-3 3M12 15v7M9 19l3 3 3-3M9 12H2M5 9l-3 3 3 3",
  splash: "M12 12v0M12 5v2M12 17v2M5 12h2M17 12h2M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20z",
  jump: "M3 19q9-22 18 0M16 16l5 3 1-6M9 20h6v-5H9z",
  diagonal: "M5 5l14 14M19 5L5 19M5 10V5h5M14 5h5v5M5 14v5h5M14 19h5v-5",
  push_discount: "M3 6v12M6 12h9M11 8l4 4-4 4M18 9v6M22 12h-4",
  attack_bonus: `${AIM}M12 9.500v5M9.500 12h5`,
  at_end: "M6 3h12M6 21h12M8 3v4l4 5 4-5V3M8 21v-4l4-5 4 5v4",
  compact: "M4 3h16v5H4zM4 21h16v-5H4zM12 8v3M12 16v-3M9 9.500l3 2 3-2M9 14.500l3-2 3 2",
  obtain: "M4 9h16l-2 12H6zM8 9V7a4 4 0 0 1 8 0v2M12 12v5M9.500 14.500h5",
};
const FILLED = new Set(["energy", "vp", "melee", "blast"]);

export function EffectIcon({ op }: { op: string }) {
  return (
    <Sign name={FILLED.has(op) ? "rqa-sign filled" : "rqa-sign"}>
      <path d={SIGNS[op] ?? "M12 4v10M12 19v1"} />
    </Sign>
  );
}

/** A red cube, the blue cube, or an empty space: each has its own shape. */
export function Cube({ kind }: { kind: "red" | "blue" | "gone" }) {
  return (
    <Sign name={`rqa-cube cube-${kind}`}>
      <CubeShape kind={kind} />
    </Sign>
  );
}

function CubeShape({ kind }: { kind: "red" | "blue" | "gone" }) {
  if (kind !== "blue") return <rect x="3" y="3" width="18" height="18" rx="3" />;
  return (
    <>
      <path d="M12 1l10 5.500v11L12 23 2 17.500v-11z" />
      <path d="M2 6.500l10 5.500 10-5.500M12 12v11" class="facet" />
    </>
  );
}

/** The family of a card: a cell, a fist, a cog. */
export function FamilyIcon({ family }: { family: string }) {
  return (
    <Sign name="rqa-family">
      <path d={FAMILIES[family] ?? FAMILIES["function"]} fill-rule="evenodd" />
    </Sign>
  );
}

const FAMILIES: Record<string, string> = {
  battery: "M9 2h6v3h2a1 1 0 0 1 1 1v15a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1h2zM13 8l-5 7h3l-1 5 6-8h-4z",
  attack: "M12 1l2.500 6L21 4l-3 6.500 5 2.500-5.500 2 2 6.500-6-3.500L11 23l-1.500-5.500L3 20l3-6-5-2.500L6.500 9 4 3l6.500 3.500z",
  function: "M10 2h4l.6 2.700 2 1 2.500-1.300 2.800 2.800-1.300 2.500 1 2L24 12v2l-2.400.6-1 2 1.300 2.500-2.800 2.800-2.500-1.300-2 1L14 24h-4l-.6-2.400-2-1-2.500 1.300-2.800-2.800 1.300-2.500-1-2L0 14v-4l2.400-.6 1-2L2.100 4.900l2.800-2.800 2.500 1.300 2-1zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8z",
};

function Sign({ name, children }: { name: string; children: ComponentChildren }) {
  return (
    <svg class={name} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}
