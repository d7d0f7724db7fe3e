/** Small signs: goods, deeds, tokens, phases, energy. Each has a shape of its own. */

import { createContext } from "preact";
import { useContext } from "preact/hooks";

import type { Words } from "../../words";
import { TYPES, type Kind, type Phase, type TokenType } from "./kinds";

/** Anything that has a sign. */
export type SignName = Kind | TokenType | Phase | "energy" | "cube";

/** What a sign is called, for those who point at it. */
export function nameOf(sign: SignName, words: Words): string {
  if (sign === "energy" || sign === "cube") return words.say(`web-rr-sign-${sign}`);
  if (sign !== sign.toLowerCase()) return words.say(`gain-${sign}`);
  const isToken = (TYPES as readonly string[]).includes(sign);
  return isToken ? words.say("web-rr-sign-token", { type: words.thing(sign) }) : words.thing(sign);
}

/** How signs are named on this board; what they stand for is always said beside them, too. */
export const IconNames = createContext<(sign: SignName) => string>(() => "");

function Title({ sign }: { sign: SignName }) {
  const name = useContext(IconNames)(sign);
  return name ? <title>{name}</title> : null;
}

const STAR = "M12 2l3 6.5 7 .8-5.2 4.7 1.5 7L12 17.5 5.7 21l1.5-7L2 9.3l7-.8z";
const BOLT = "M14 1L4 14h6l-2 9L19 9h-6.5z";
const CARD = "M6 2h12a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2z";
const WRENCH = "M21 6.5l-4 4-3-1-1-3 4-4a6.5 6.5 0 0 0-8.5 8L2 17l5 5 6.5-6.5a6.5 6.5 0 0 0 7.5-9z";
const ROUND = "M4 12a8 8 0 0 1 14-5.3M20 12a8 8 0 0 1-14 5.3M18 2v5h-5M6 22v-5h5";

/** The filled part of a sign and the lines over it, in a field of 24 by 24. */
interface Sign {
  fill: string;
  line: string;
}

const KINDS: Record<Kind | "energy", Sign> = {
  sensor: { fill: "M1 12Q12-1 23 12 12 25 1 12z", line: "M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM12 12h0" },
  gear: {
    fill: "M10 1h4l.7 3 2.3 1 2.6-1.6 2.8 2.8L20.8 9l1 2.3 3 .7v2l-3 .7-1 2.3 1.6 2.6-2.8 2.8L17 20.8l-2.3 1L14 24h-4l-.7-2.2-2.3-1L4.4 22.4 1.6 19.6 3.2 17l-1-2.3-3-.7v-2l3-.7 1-2.3L1.6 6.2l2.8-2.8L7 5l2.3-1z",
    line: "M12 8a4.3 4.3 0 1 1 0 8.6A4.3 4.3 0 0 1 12 8z",
  },
  microchip: {
    fill: "M6 6h12v12H6z",
    line: "M9 2v4M12 2v4M15 2v4M9 18v4M12 18v4M15 18v4M2 9h4M2 12h4M2 15h4M18 9h4M18 12h4M18 15h4M10 10h4v4h-4z",
  },
  program: { fill: "M3 3h18v18H3z", line: "M9 8l-4 4 4 4M15 8l4 4-4 4" },
  tape: {
    fill: "M11 2a9.5 9.5 0 1 1 0 19A9.5 9.5 0 0 1 11 2z",
    line: "M11 8a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7zM11 21h12v-5M17 19v2",
  },
  battery: {
    fill: "M9 1h6v3h2.5A1.5 1.5 0 0 1 19 5.5v16a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 21.5v-16A1.5 1.5 0 0 1 6.5 4H9z",
    line: "M13 7l-4 7h6l-4 6",
  },
  vp: { fill: STAR, line: "" },
  card: { fill: CARD, line: "M8 8h8v7H8zM10.5 11h0M13.5 11h0M12 8V5.5M9 18.5h6" },
  wild: { fill: "M12 0l12 12-12 12L0 12z", line: "M9 9.5a3 3 0 1 1 4.6 2.5Q12 13 12 14.5M12 18h0" },
  UNL: { fill: "M5 11h14v11H5z", line: "M8 11V7a4 4 0 0 1 8-1M12 15v3" },
  ASM: { fill: WRENCH, line: "" },
  CYC: { fill: "", line: ROUND },
  ROWV: { fill: "M1 16h5v6H1zM9.5 16h5v6h-5zM18 16h5v6h-5z", line: "M12 2l1.5 3.5 3.7.4-2.8 2.4.8 3.7-3.2-2-3.2 2 .8-3.7L6.8 5.9l3.7-.4z" },
  INS: { fill: "M12 1a8 8 0 0 1 4.5 14.5V19h-9v-3.5A8 8 0 0 1 12 1z", line: "M8.5 22.5h7M12 15V9M9.5 8L12 10l2.5-2" },
  CLS: { fill: "M12 3l12 6-12 6L0 9z", line: "M5 12v6q7 4 14 0v-6M22 10v7" },
  energy: { fill: BOLT, line: "" },
};

export function KindIcon({ kind }: { kind: Kind | "energy" }) {
  const { fill, line } = KINDS[kind];
  return (
    <svg class={`rr-kind kind-${kind}`} viewBox="-1 -1 26 26" aria-hidden="true" focusable="false">
      <Title sign={kind} />
      {fill !== "" && <path d={fill} class="face" />}
      {line !== "" && <path d={line} class="line" />}
    </svg>
  );
}

/** The sign of a kind as lines to be drawn on a robot's chest. */
export function emblemOf(kind: Kind): string {
  const { fill, line } = KINDS[kind];
  return `${fill}${line}`;
}

/** A heart, an arrow, a speech bubble, a hexagon. */
const TOKENS: Record<TokenType, Sign> = {
  cosmetic: {
    fill: "M12 22C4 16 1 12.5 1 8 1 4.5 3.5 2 6.5 2 9 2 11 3.5 12 5.5 13 3.5 15 2 17.5 2 20.5 2 23 4.5 23 8c0 4.5-3 8-11 14z",
    line: "M12 9v7M8.5 12.5h7",
  },
  speed: { fill: "M1 3h12l10 9-10 9H1l6-9z", line: "M11 8l4.5 4-4.5 4" },
  communication: {
    fill: "M4 2h16a3 3 0 0 1 3 3v9a3 3 0 0 1-3 3h-8l-6 6v-6H4a3 3 0 0 1-3-3V5a3 3 0 0 1 3-3z",
    line: "M7 9.5h0M12 9.5h0M17 9.5h0",
  },
  efficiency: { fill: "M7 1h10l6 11-6 11H7L1 12z", line: "M7 13l3.5 3.5L17 8" },
};

export function TokenIcon({ type, isGone = false }: { type: TokenType; isGone?: boolean }) {
  const { fill, line } = TOKENS[type];
  return (
    <svg
      class={`rr-token token-${type}${isGone ? " gone" : ""}`}
      viewBox="-1 -1 26 26"
      aria-hidden="true"
      focusable="false"
    >
      <Title sign={type} />
      <path d={fill} class="face" />
      {!isGone && <path d={line} class="line" />}
    </svg>
  );
}

const PHASE_SIGNS: Record<Phase, string> = {
  upgrade: "M12 22V5M5 11l7-8 7 8M5 22h14",
  assemble: WRENCH,
  design: "M3 21l1.5-6L16 3.5l4.5 4.5L9 19.5zM13.5 6l4.5 4.5M3 21l5-1.5",
  fabricate: "M2 22V10l6 4v-4l6 4V3h7v19zM6 18h2M11 18h2M16 18h2",
  recycle: ROUND,
};

export function PhaseIcon({ phase }: { phase: Phase }) {
  return (
    <svg class="rr-phase-sign" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <Title sign={phase} />
      <path d={PHASE_SIGNS[phase]} />
    </svg>
  );
}

export function CubeIcon() {
  return (
    <svg class="rr-cube" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <Title sign="cube" />
      <path d="M12 1l10 5.5v11L12 23 2 17.5v-11z" class="face" />
      <path d="M2 6.5L12 12l10-5.5M12 12v11" class="line" />
    </svg>
  );
}
