/** The emblem of each card, drawn by us; the colour is that of the text around it. */

import type { ComponentChildren } from "preact";

const DRAWN: Record<string, ComponentChildren> = {
  Charge: (
    <>
      <rect x="16" y="18" width="32" height="40" rx="6" class="soft" />
      <rect x="25" y="9" width="14" height="9" rx="3" class="solid" />
      <rect x="16" y="18" width="32" height="40" rx="6" class="line" />
      <path d="M32 28v20M22 38h20" class="line thick" />
    </>
  ),
  Spark: (
    <>
      <path d="M32 6l6 18 19-4-14 13 14 13-19-4-6 18-6-18-19 4 14-13L7 20l19 4z" class="soft" />
      <path d="M35 17L22 35h9l-3 13 14-19h-9z" class="solid" />
    </>
  ),
  Barrier: (
    <>
      <path d="M32 6l22 8v17c0 14-9 22-22 27C19 53 10 45 10 31V14z" class="soft" />
      <path d="M32 6l22 8v17c0 14-9 22-22 27C19 53 10 45 10 31V14z" class="line" />
      <path d="M20 24h24M18 34h28M23 44h18M32 14v10M26 24v10M38 24v10M32 34v10" class="line thin" />
    </>
  ),
  Lightning: (
    <>
      <path
        d="M10 24c0-8 7-12 13-11 3-6 16-8 20 1 8-1 12 5 11 11-1 5-5 7-9 7H19c-5 0-9-3-9-8z"
        class="soft"
      />
      <path
        d="M10 24c0-8 7-12 13-11 3-6 16-8 20 1 8-1 12 5 11 11-1 5-5 7-9 7H19c-5 0-9-3-9-8z"
        class="line"
      />
      <path
        d="M27 28L16 45h8l-3 13 13-18h-8l5-12zM46 28L37 42h7l-3 11 11-15h-7l5-10z"
        class="solid"
      />
    </>
  ),
  Counter: (
    <>
      <path d="M24 8l18 6v16c0 13-7 20-18 25C13 50 6 43 6 30V14z" class="soft" />
      <path d="M24 8l18 6v16c0 13-7 20-18 25C13 50 6 43 6 30V14z" class="line" />
      <path d="M58 18H36c-8 0-13 5-13 11s5 11 13 11h12" class="line thick" />
      <path d="M46 30l14 10-14 10z" class="solid" />
    </>
  ),
  Move: (
    <>
      <path d="M6 22h14M4 34h14M8 46h12" class="line" />
      <path d="M22 12l18 22-18 22h12l18-22L34 12z" class="soft" />
      <path d="M22 12l18 22-18 22h12l18-22L34 12z" class="line" />
      <path d="M46 20l11 14-11 14" class="line thick" />
    </>
  ),
  Ray: (
    <>
      <path d="M6 22h10l8 6v8l-8 6H6z" class="solid" />
      <path d="M24 28l34-14v36L24 36z" class="soft" />
      <path d="M26 32h32M28 27l28-11M28 37l28 11" class="line" />
    </>
  ),
  Recovery: (
    <>
      <path d="M52 26A21 21 0 0 0 14 22M12 38a21 21 0 0 0 38 4" class="line thick" />
      <path d="M14 10v14h14zM50 54V40H36z" class="solid" />
      <circle cx="32" cy="32" r="11" class="soft" />
      <path d="M32 25v14M25 32h14" class="line" />
    </>
  ),
  Trap: (
    <>
      <path d="M6 42a26 26 0 0 1 52 0z" class="soft" />
      <path d="M6 42a26 26 0 0 1 52 0M6 42h52" class="line" />
      <path d="M10 42l5-11 6 11 5-14 6 14 6-14 5 14 6-11 5 11z" class="solid" />
      <path d="M32 42v12M22 54h20" class="line thick" />
    </>
  ),
  Copy: (
    <>
      <rect x="8" y="8" width="30" height="38" rx="5" class="line dashed" />
      <rect x="24" y="18" width="32" height="40" rx="5" class="solid" />
      <path d="M33 31h14M33 39h14M33 47h8" class="cut" />
    </>
  ),
};

export function Emblem({ card }: { card: string }) {
  return (
    <svg key={card} class="emblem" viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      {DRAWN[card]}
    </svg>
  );
}

export function CardBack() {
  return (
    <svg class="emblem" viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      <path d="M32 8l21 12v24L32 56 11 44V20z" class="line" />
      <path d="M32 18l12 7v14l-12 7-12-7V25z" class="soft" />
      <path d="M34 22l-9 12h6l-2 9 9-13h-6z" class="solid" />
    </svg>
  );
}

export function Star() {
  return (
    <svg class="mini" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path
        d="M12 2l3 7 7 .6-5.3 4.800L18.3 22 12 18l-6.3 4 1.6-7.600L2 9.6 9 9z"
        fill="currentColor"
      />
    </svg>
  );
}
