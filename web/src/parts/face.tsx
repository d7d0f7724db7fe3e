/** The face of a bot, put together from the parts that the server names. */

import type { ComponentChildren } from "preact";

import type { BotInfo } from "../shapes";

const HEADS: Readonly<Record<string, ComponentChildren>> = {
  spring: <path d="M24 12l-4-2 8-2-8-2 8-2" />,
  bulb: (
    <>
      <path d="M24 12V8" />
      <circle cx="24" cy="5.500" r="3" class="face-light" />
    </>
  ),
  dish: <path d="M24 12V8M16 3q8 8 16 0" />,
  lens: (
    <>
      <path d="M15 12V6M33 12V6" />
      <circle cx="15" cy="5" r="2" class="face-light" />
      <circle cx="33" cy="5" r="2" class="face-light" />
    </>
  ),
  crown: <path d="M14 12V4l5 4 5-6 5 6 5-4v8z" class="face-light" />,
};

const EYES: Readonly<Record<string, ComponentChildren>> = {
  odd: (
    <>
      <circle cx="17" cy="22" r="4.500" class="face-eye" />
      <circle cx="32" cy="21" r="2.500" class="face-eye" />
    </>
  ),
  wide: (
    <>
      <circle cx="17" cy="22" r="4.500" class="face-eye" />
      <circle cx="31" cy="22" r="4.500" class="face-eye" />
    </>
  ),
  round: (
    <>
      <circle cx="17.500" cy="22" r="3.200" class="face-eye" />
      <circle cx="30.500" cy="22" r="3.200" class="face-eye" />
    </>
  ),
  visor: <rect x="12" y="18" width="24" height="7" rx="3.500" class="face-eye" />,
  stern: <path d="M12 18l10 3v4H14zM36 18l-10 3v4h8z" class="face-eye" />,
};

const MOUTHS: Readonly<Record<string, ComponentChildren>> = {
  zigzag: <path d="M15 34l3-3 3 3 3-3 3 3 3-3 3 3" class="face-mouth" />,
  grin: <path d="M15 30h18q-2 7-9 7t-9-7z" class="face-eye" />,
  smile: <path d="M17 31q7 6 14 0" class="face-mouth" />,
  grille: <path d="M17 30v5M21 30v5M25 30v5M29 30v5M33 30v5" class="face-mouth" />,
  bar: <path d="M17 33h14" class="face-mouth" />,
};

/** A bot without a face of its own looks like the plainest. */
const PLAIN = ["dish", "round", "bar"];

export function Face({ bot }: { bot: BotInfo | undefined }) {
  const [head = "", eyes = "", mouth = ""] = bot && bot.face.length > 0 ? bot.face : PLAIN;
  return (
    <svg
      class={`face face-${bot?.strength ?? 0}`}
      viewBox="0 0 48 48"
      aria-hidden="true"
      focusable="false"
    >
      <g class="face-head">{HEADS[head]}</g>
      <rect x="6" y="12" width="36" height="30" rx="9" class="face-plate" />
      <path d="M6 24H2v8h4M42 24h4v8h-4" class="face-ear" />
      {EYES[eyes]}
      {MOUTHS[mouth]}
    </svg>
  );
}
