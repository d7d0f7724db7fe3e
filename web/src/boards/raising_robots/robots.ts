/** Robots drawn from parts: which ones is decided by a card's id, its row and its token type, and
what it makes is on its chest. The same card always looks the same, and no two look alike. */

import type { Kind, Row, TokenType } from "./kinds";

/** A class for its paint, and a path in a field of 100 by 100; feet stand on 96. */
export type Stroke = readonly [paint: string, path: string];
type Part = readonly Stroke[];

function disc(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;
}

const HEADS: readonly Part[] = [
  [["paint", "M34 18h32q7 0 7 7v18q0 7-7 7H34q-7 0-7-7V25q0-7 7-7z"]],
  [["paint", "M26 51V38a24 22 0 0 1 48 0v13z"], ["shade", "M26 46h48v5H26z"]],
  [["paint", "M24 20h52q4 0 4 4v20q0 4-4 4H24q-4 0-4-4V24q0-4 4-4z"], ["shade", "M20 30h-5v9h5zM80 30h5v9h-5z"]],
  [["paint", "M50 15q18 0 18 18t-18 18-18-18 18-18z"], ["shade", "M32 29h-5v9h5zM68 29h5v9h-5z"]],
  [["paint", "M36 17h28l13 17-13 17H36L23 34z"]],
  [["paint", "M36 18h28l11 33H25z"]],
  [["paint", "M24 18h52l-8 33H32z"], ["shade", "M24 18h52l-1.5 6h-49z"]],
  [["paint", "M29 17h42v26q-21 16-42 0z"]],
];
const EYES: readonly Part[] = [
  [["white", `${disc(41, 32, 6)}${disc(59, 32, 6)}`], ["pupil", `${disc(42, 33, 2.5)}${disc(60, 33, 2.5)}`]],
  [["white", disc(50, 32, 10)], ["iris", disc(50, 32, 6)], ["pupil", disc(51, 32, 3)]],
  [["dark", "M33 26h34v12H33z"], ["glow", `${disc(42, 32, 3.2)}${disc(58, 32, 3.2)}`]],
  [["white", `${disc(41, 32, 6.5)}${disc(59, 32, 6.5)}`], ["shade", "M34 32v-7h14v7zM52 32v-7h14v7z"], ["pupil", `${disc(41, 35, 2.2)}${disc(59, 35, 2.2)}`]],
  [["dark", "M35 26h11v11H35zM54 26h11v11H54z"], ["glow", "M38 29h4v4h-4zM57 29h4v4h-4z"]],
  [["white", `${disc(38, 33, 4.5)}${disc(50, 29, 4.5)}${disc(62, 33, 4.5)}`], ["pupil", `${disc(38, 33, 2)}${disc(50, 29, 2)}${disc(62, 33, 2)}`]],
  [["white", `${disc(40, 33, 4.5)}${disc(59, 31, 8)}`], ["pupil", `${disc(40, 33, 2)}${disc(59, 31, 3)}`]],
  [["line", "M35 34q6-8 12 0M53 34q6-8 12 0"]],
];
const MOUTHS: readonly Part[] = [
  [["line", "M43 44h14"]],
  [["line", "M41 42q9 8 18 0"]],
  [["dark", "M41 41h18v6H41z"], ["thin", "M45.5 41v6M50 41v6M54.5 41v6"]],
  [["line", "M40 44l4-3 4 4 4-4 4 4 4-3"]],
  [["dark", disc(50, 44, 3.5)]],
  [["line", "M42 43q5 3 16-1"]],
  [["pupil", `${disc(43, 44, 1.5)}${disc(50, 44, 1.5)}${disc(57, 44, 1.5)}`]],
];
/** What stands on a head tells the token it wants. */
const TOPS: Record<TokenType, readonly Part[]> = {
  cosmetic: [
    [["trim", "M50 14l-14-7v13zM50 14l14-7v13z"], ["gold", disc(50, 14, 4)]],
    [["trim", "M36 17q14-5 28 0v-12q-14-4-28 0z"], ["dark", "M29 16q21-6 42 0v4q-21-6-42 0z"]],
    [["gold", "M36 18l-3-14 9 7 8-10 8 10 9-7-3 14z"]],
    [["trim", `${disc(50, 5, 4)}${disc(57, 10, 4)}${disc(54, 17, 4)}${disc(46, 17, 4)}${disc(43, 10, 4)}`], ["gold", disc(50, 11, 3.5)]],
  ],
  speed: [
    [["trim", "M46 18Q48 2 64 3 58 9 58 18z"]],
    [["trim", "M28 18l-6-14 14 10zM72 18l6-14-14 10z"]],
    [["limb", "M50 17v-8"], ["gold", "M50 9Q36 0 34 9q7 5 16 0Q64 0 66 9q-7 5-16 0z"]],
    [["dark", "M30 20q20-9 40 0v-4q-20-10-40 0z"], ["glow", `${disc(42, 12, 5)}${disc(58, 12, 5)}`]],
  ],
  communication: [
    [["limb", "M50 18V8"], ["gold", disc(50, 6, 4)], ["line", "M42 2q-4 4 0 9M58 2q4 4 0 9"]],
    [["limb", "M40 18L33 5M60 18L67 5"], ["trim", `${disc(33, 5, 4)}${disc(67, 5, 4)}`]],
    [["limb", "M50 18v-6"], ["trim", "M36 3q14 14 28 0-2 12-14 12T36 3z"], ["gold", disc(50, 4, 2.5)]],
    [["dark", "M26 34v-4a24 24 0 0 1 48 0v4h-4v-4a20 18 0 0 0-40 0v4z"], ["trim", "M21 29h7v13h-7zM72 29h7v13h-7z"]],
  ],
  efficiency: [
    [["limb", "M50 18V9"], ["leaf", "M50 11Q38 11 38 2q12 0 12 9zM50 9q0-8 12-8 0 9-12 8z"]],
    [["trim", "M30 8h40v7H30z"], ["thin", "M40 8v7M50 8v7M60 8v7"], ["limb", "M50 15v4"]],
    [["gold", "M36 18a14 14 0 0 1 28 0z"], ["line", "M50 17l6-7"]],
    [["glow", "M44 17V9a6 7 0 0 1 12 0v8z"], ["dark", "M42 15h16v4H42z"]],
  ],
};
const BODIES: readonly Part[] = [
  [["paint", "M33 53h34q3 0 3 3v21q0 3-3 3H33q-3 0-3-3V56q0-3 3-3z"]],
  [["paint", "M35 53h30q9 13 0 27H35q-9-14 0-27z"]],
  [["paint", "M40 53h20l12 27H28z"]],
  [["paint", "M26 53h48l-10 27H36z"]],
  [["paint", "M50 52q21 0 21 15t-21 14-21-14 21-15z"]],
  [["paint", "M36 53h28v10l5 5v12H31V68l5-5z"]],
];
const ARMS: readonly Part[] = [
  [["limb", "M31 58l-11 12M69 58l11 12"], ["shade", `${disc(18, 73, 5)}${disc(82, 73, 5)}`]],
  [["limb", "M31 58L18 48M69 58l13-10"], ["shade", "M12 40l3 8 8-2-2-8M88 40l-3 8-8-2 2-8"]],
  [["limb", "M31 58q-14 2-12 16M69 58l13-12"], ["shade", `${disc(19, 76, 5)}${disc(84, 44, 5)}`]],
  [["limb", "M31 60H18M69 60h13"], ["shade", "M19 54h-8v4h5v4h-5v4h8zM81 54h8v4h-5v4h5v4h-8z"]],
  [["limb", "M31 58q-13 4-9 18M69 58q13 4 9 18"], ["shade", "M17 76h10l-2 8h-6zM73 76h10l-2 8h-6z"]],
  [["limb", "M31 58l-13-12M69 58q14 2 12 16"], ["shade", `${disc(16, 44, 5)}${disc(81, 76, 5)}`]],
];
const LEGS: readonly Part[] = [
  [["limb", "M41 80v9M59 80v9"], ["shade", "M32 96q0-8 7-8h7v8zM68 96q0-8-7-8h-7v8z"]],
  [["limb", "M42 80l-6 10M58 80l6 10"], ["shade", "M28 96l4-7h9l2 7zM72 96l-4-7h-9l-2 7z"]],
  [["line", "M44 80l12 3-12 3 12 3-12 3"], ["shade", "M36 92h28v4H36z"]],
  [["shade", "M40 80h20l4 8H36z"], ["glow", "M42 88h16l-8 9z"]],
  [["limb", "M40 80v6M50 80v8M60 80v6"], ["shade", "M33 96q2-10 8-10v10zM46 96v-8h8v8zM67 96q-2-10-8-10v10z"]],
];
const WHEELS: readonly Part[] = [
  [["dark", `${disc(38, 89, 7)}${disc(62, 89, 7)}`], ["hub", `${disc(38, 89, 2.5)}${disc(62, 89, 2.5)}`]],
  [["dark", disc(50, 87, 9.5)], ["hub", disc(50, 87, 4)]],
  [["dark", "M32 81h36q7 0 7 7.5T68 96H32q-7 0-7-7.5T32 81z"], ["hub", `${disc(34, 88.5, 3.5)}${disc(50, 88.5, 3.5)}${disc(66, 88.5, 3.5)}`]],
];
export const TONES = 4;

/** What decides how a robot looks, besides its id. */
export interface Make {
  row: Row;
  type: TokenType;
  /** What its base action gives first. */
  emblem: Kind | null;
}

/** How a robot looks. */
export interface Looks {
  /** The colours of its row, a little different from robot to robot. */
  paint: string;
  strokes: readonly Stroke[];
}

/** Spread texts that are nearly alike over all parts (FNV-1a, stirred). */
function hash(text: string): number {
  let found = 2166136261;
  for (const sign of text) found = Math.imul(found ^ sign.charCodeAt(0), 16777619);
  found = Math.imul(found ^ (found >>> 15), 2246822507);
  return (found ^ (found >>> 13)) >>> 0;
}

export function looksOf(card: string, facts: Make): Looks {
  const pick = (part: string, parts: readonly Part[]): Part =>
    parts[hash(`${card} ${part}`) % parts.length] ?? [];
  const legs = pick("legs", facts.type === "speed" ? WHEELS : LEGS);
  const face = [pick("eyes", EYES), pick("mouth", MOUTHS)];
  const strokes = [
    [["limb", "M50 46v10"]] as Part,
    ...[legs, pick("arms", ARMS), pick("body", BODIES)],
    ...[pick("head", HEADS), ...face, pick("top", TOPS[facts.type])],
  ].flat();
  return { paint: `paint-${facts.row} tone-${hash(card) % TONES}`, strokes };
}
