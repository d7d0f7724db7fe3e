/** Small signs, drawn by us. They say nothing to a screen reader: a label stands beside them. */

import type { ComponentChildren } from "preact";

function Icon({ children }: { children: ComponentChildren }) {
  return (
    <svg
      class="icon"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      stroke-width="2"
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

export const Logo = () => (
  <svg class="logo" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
    <path d="M16 3v6" stroke="currentColor" stroke-width="2" />
    <circle cx="16" cy="3.5" r="2.5" fill="var(--spark)" />
    <rect x="5" y="8" width="22" height="17" rx="6" fill="currentColor" />
    <circle cx="11.5" cy="15.5" r="2.8" fill="var(--bg)" />
    <circle cx="20.5" cy="15.5" r="2.8" fill="var(--bg)" />
    <path d="M11 21h10" stroke="var(--bg)" stroke-width="2" stroke-linecap="round" />
    <path d="M10 25v4M22 25v4" stroke="currentColor" stroke-width="3" stroke-linecap="round" />
  </svg>
);

/** The robot of the logo, fallen over. */
export const Broken = () => (
  <svg class="broken" viewBox="0 0 64 44" aria-hidden="true" focusable="false">
    <path d="M4 41h56" stroke="var(--line)" stroke-width="3" stroke-linecap="round" />
    <g transform="rotate(-78 30 24)">
      <path d="M30 2v8" stroke="currentColor" stroke-width="2.5" />
      <circle cx="30" cy="2.5" r="3" fill="var(--spark)" />
      <rect x="16" y="9" width="28" height="22" rx="8" fill="currentColor" />
      <path
        d="M21 16l5 5m0-5l-5 5M34 16l5 5m0-5l-5 5M25 27q5-4 10 0"
        stroke="var(--bg)"
        stroke-width="2.2"
        stroke-linecap="round"
        fill="none"
      />
      <path d="M22 31v6M38 31v6" stroke="currentColor" stroke-width="4" stroke-linecap="round" />
    </g>
    <path
      d="M50 14l4-5M54 20h6M46 9V3"
      stroke="var(--spark)"
      stroke-width="2.500"
      stroke-linecap="round"
    />
  </svg>
);

export const Sun = () => (
  <Icon>
    <circle cx="12" cy="12" r="4" />
    <path d="M12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M5 19l2-2M17 7l2-2" />
  </Icon>
);
export const Moon = () => (
  <Icon>
    <path d="M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z" />
  </Icon>
);
export const HalfMoon = () => (
  <Icon>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 3a9 9 0 0 1 0 18z" fill="currentColor" />
  </Icon>
);
export const Loud = () => (
  <Icon>
    <path d="M4 9.500v5h4l5 4.500V5L8 9.500zM16.500 8.500a5 5 0 0 1 0 7M19 6a8.500 8.500 0 0 1 0 12" />
  </Icon>
);
export const Silent = () => (
  <Icon>
    <path d="M4 9.500v5h4l5 4.500V5L8 9.500zM16.500 9.500l5 5M21.500 9.500l-5 5" />
  </Icon>
);
export const Chairs = () => (
  <Icon>
    <path d="M6 3v18M6 12h9v9M6 12l2-1h9" />
  </Icon>
);
export const TurnBack = () => (
  <Icon>
    <path d="M19 5l-7 7 7 7M11 5l-7 7 7 7" />
  </Icon>
);
export const TurnForth = () => (
  <Icon>
    <path d="M5 5l7 7-7 7M13 5l7 7-7 7" />
  </Icon>
);
export const Cap = () => (
  <Icon>
    <path d="M2 9l10-5 10 5-10 5zM6 11.500V17q6 4 12 0v-5.500M22 9v6" />
  </Icon>
);
export const People = () => (
  <Icon>
    <circle cx="9" cy="8" r="3.500" />
    <path d="M2.500 20a6.500 6.500 0 0 1 13 0M16 4.800a3.500 3.500 0 0 1 0 6.400M18 14.500a6.500 6.500 0 0 1 3.500 5.500" />
  </Icon>
);
export const Clock = () => (
  <Icon>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 7v5l3.500 2" />
  </Icon>
);
export const Weight = () => (
  <Icon>
    <circle cx="12" cy="6" r="2.500" />
    <path d="M7 8.500h10l3 11.500H4z" />
  </Icon>
);
export const Share = () => (
  <Icon>
    <path d="M12 15V3M8 6.500L12 3l4 3.500M6 11H5v10h14V11h-1" />
  </Icon>
);
export const Question = () => (
  <Icon>
    <path d="M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.400M12 18v.01" />
    <circle cx="12" cy="12" r="10" />
  </Icon>
);
export const Copy = () => (
  <Icon>
    <rect x="9" y="9" width="12" height="12" rx="2" />
    <path d="M15 5V4a1 1 0 0 0-1-1H4a1 1 0 0 0-1 1v10a1 1 0 0 0 1 1h1" />
  </Icon>
);
export const Check = () => (
  <Icon>
    <path d="M5 13l5 5L20 6" />
  </Icon>
);
export const Undo = () => (
  <Icon>
    <path d="M8 5L3 10l5 5M3 10h11a6 6 0 0 1 0 12h-3" />
  </Icon>
);
export const Bulb = () => (
  <Icon>
    <path d="M9 18h6M10 21.500h4M12 2.500a6.500 6.500 0 0 0-3.800 11.800V15h7.600v-.700A6.500 6.500 0 0 0 12 2.500z" />
  </Icon>
);
const STAR = "M12 2.500l2.900 6.200 6.600.8-4.900 4.600 1.300 6.700L12 17.500l-5.900 3.300 1.300-6.700L2.500 9.500l6.600-.8z";
export const Best = () => (
  <Icon>
    <path d={STAR} fill="currentColor" />
  </Icon>
);
export const Second = () => (
  <Icon>
    <path d={STAR} />
  </Icon>
);
export const Person = () => (
  <Icon>
    <circle cx="12" cy="7.5" r="4" />
    <path d="M4 21c0-5 3.5-7.5 8-7.500s8 2.5 8 7.5" />
  </Icon>
);
export const LinkSign = () => (
  <Icon>
    <path d="M10 14a4.5 4.5 0 0 0 6.5 0l3-3A4.6 4.6 0 0 0 13 4.500l-1 1M14 10a4.5 4.5 0 0 0-6.5 0l-3 3A4.6 4.6 0 0 0 11 19.500l1-1" />
  </Icon>
);
export const Robot = () => (
  <Icon>
    <rect x="4" y="8" width="16" height="12" rx="3" />
    <path d="M12 8V4M9 13v1M15 13v1M2 13v3M22 13v3" />
  </Icon>
);
export const Play = () => (
  <Icon>
    <path d="M7 4l13 8-13 8z" fill="currentColor" />
  </Icon>
);
export const Chart = () => (
  <Icon>
    <path d="M4 4v16h16M7 15l4-5 4 3 5-7" />
  </Icon>
);
export const Pause = () => (
  <Icon>
    <path d="M8 5v14M16 5v14" stroke-width="4" />
  </Icon>
);
export const First = () => (
  <Icon>
    <path d="M6 5v14M19 5l-9 7 9 7z" />
  </Icon>
);
export const Back = () => (
  <Icon>
    <path d="M15 5l-8 7 8 7" />
  </Icon>
);
export const Forth = () => (
  <Icon>
    <path d="M9 5l8 7-8 7" />
  </Icon>
);
export const Last = () => (
  <Icon>
    <path d="M18 5v14M5 5l9 7-9 7z" />
  </Icon>
);
export const Cross = () => (
  <Icon>
    <path d="M6 6l12 12M18 6L6 18" />
  </Icon>
);
export const Book = () => (
  <Icon>
    <path d="M4 5a2 2 0 0 1 2-2h14v16H6a2 2 0 0 0-2 2zM4 5v16M20 19v2H6" />
  </Icon>
);

export const Cards = () => (
  <Icon>
    <rect x="3" y="6" width="11" height="15" rx="2" />
    <path d="M8 6V5a2 2 0 0 1 2-2h9a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2h-5" />
  </Icon>
);

export const Again = () => (
  <Icon>
    <path d="M4 12a8 8 0 1 0 2.500-5.800" />
    <path d="M4 4v4.500h4.500" />
  </Icon>
);

export const Sliders = () => (
  <Icon>
    <path d="M4 6h8M16 6h4M4 12h2M10 12h10M4 18h9M17 18h3" />
    <circle cx="14" cy="6" r="2" />
    <circle cx="8" cy="12" r="2" />
    <circle cx="15" cy="18" r="2" />
  </Icon>
);

export const Puzzle = () => (
  <Icon>
    <path d="M4 9h4a2.2 2.2 0 1 1 4.2 0H16v4a2.2 2.2 0 1 1 0 4.2V21H4z" />
  </Icon>
);

export const Day = () => (
  <Icon>
    <path d="M4 6h16v14H4zM4 10h16M8 3v4M16 3v4" />
  </Icon>
);

export const List = () => (
  <Icon>
    <path d="M9 6h11M9 12h11M9 18h11M4.500 6v.01M4.500 12v.01M4.500 18v.01" />
  </Icon>
);

export const More = () => (
  <Icon>
    <path d="M5 12v.01M12 12v.01M19 12v.01" stroke-width="3.500" />
  </Icon>
);

export const Compass = () => (
  <Icon>
    <circle cx="12" cy="12" r="9" />
    <path d="M15.500 8.500l-2 5-5 2 2-5z" />
  </Icon>
);
