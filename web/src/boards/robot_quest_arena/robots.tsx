/** The four robots, told apart by shape and colour. Each is drawn 100 wide and 84 high. */

import type { ComponentChildren } from "preact";

/** A dog of a robot: ears, jowls and a curly tail. */
function Pug() {
  return (
    <>
      <path d="M82 52q14-3 9-14-6-7-10 0-2 6 5 6" class="wire" />
      <path d="M24 66v14M40 70v10M60 70v10M76 66v14" class="limb" />
      <path d="M17 58q0-22 33-22t33 22q0 16-33 16T17 58z" class="paint" />
      <path d="M20 62q8 12 30 12t30-12q-4 10-30 10T20 62z" class="shade" />
      <path d="M22 14q-14 4-12 26l6 6 14-20zM78 14q14 4 12 26l-6 6-14-20z" class="shade" />
      <path d="M20 32q0-22 30-22t30 22q0 26-30 26T20 32z" class="paint" />
      <path d="M33 46q0-10 17-10t17 10q0 11-17 11T33 46z" class="dark" />
      <path d="M45 40h10l-5 6z" class="lamp" />
      <path d="M50 46v4q-6 4-10 0M50 50q6 4 10 0" class="thin" />
      <Eye x={35} y={29} />
      <Eye x={65} y={29} />
      <path d="M42 17q8-4 16 0M45 22q5-2 10 0" class="thin dim" />
    </>
  );
}

/** A culture in a jar, on rollers. */
function Petri() {
  return (
    <>
      <rect x="18" y="66" width="64" height="15" rx="7.500" class="dark" />
      <circle cx="30" cy="73.500" r="4" class="lamp" />
      <circle cx="50" cy="73.500" r="4" class="lamp" />
      <circle cx="70" cy="73.500" r="4" class="lamp" />
      <path d="M22 66l4-9h48l4 9z" class="shade" />
      <path d="M24 57V34a26 26 0 0 1 52 0v23z" class="glass" />
      <path d="M28 57V42q5-7 11-2t12-3q7-6 12 2t9 3v15z" class="paint" />
      <circle cx="36" cy="28" r="3" class="fizz" />
      <circle cx="63" cy="22" r="4" class="fizz" />
      <circle cx="56" cy="31" r="2" class="fizz" />
      <Eye x={50} y={46} size={9} />
      <circle cx="34" cy="50" r="3" class="dark" />
      <circle cx="67" cy="51" r="3" class="dark" />
      <path d="M31 36a19 19 0 0 1 8-16" class="gleam" />
      <path d="M42 8h16v5H42z" class="shade" />
    </>
  );
}

/** A lens on three long legs, with a muzzle. */
function Strider() {
  return (
    <>
      <path d="M42 38L20 58l-6 23M58 38l22 20 6 23" class="limb" />
      <path d="M50 40v22l4 19" class="limb" />
      <circle cx="20" cy="58" r="5" class="dark" />
      <circle cx="80" cy="58" r="5" class="dark" />
      <circle cx="50" cy="62" r="4.500" class="dark" />
      <path d="M8 82h14M78 82h14M48 82h13" class="limb thick" />
      <path d="M27 26q0-18 23-18t23 18q0 18-23 18T27 26z" class="paint" />
      <path d="M30 34q8 10 20 10t20-10q-6 6-20 6T30 34z" class="shade" />
      <path d="M70 21h18v9H70z" class="dark" />
      <path d="M88 19v13" class="wire" />
      <path d="M38 9L32 0M44 7l-1-7" class="wire" />
      <Eye x={46} y={26} size={11} />
    </>
  );
}

/** A packing case on tracks, braced and strapped. */
function Crate() {
  return (
    <>
      <rect x="14" y="66" width="72" height="16" rx="8" class="dark" />
      <path d="M24 74h8M38 74h8M54 74h8M68 74h8" class="tread" />
      <rect x="17" y="12" width="66" height="56" rx="3" class="paint" />
      <path d="M17 30h66M17 50h66" class="thin dim" />
      <path d="M17 12h11v56H17zM72 12h11v56H72z" class="shade" />
      <path d="M30 66L70 46M30 46l40 20" class="thin dim" />
      <rect x="31" y="19" width="38" height="19" rx="3" class="dark" />
      <rect x="37" y="25" width="9" height="8" class="eye" />
      <rect x="54" y="25" width="9" height="8" class="eye" />
      <path d="M22 16v0M22 64v0M78 16v0M78 64v0" class="bolt" />
      <path d="M40 12V5h20v7" class="wire" />
    </>
  );
}

function Eye({ x, y, size = 8 }: { x: number; y: number; size?: number }) {
  return (
    <>
      <circle cx={x} cy={y} r={size} class="eye" />
      <circle cx={x + size * 0.15} cy={y + size * 0.1} r={size * 0.48} class="pupil" />
    </>
  );
}

const ART: Record<string, () => ComponentChildren> = {
  pug: Pug,
  petri: Petri,
  strider: Strider,
  crate: Crate,
};

/** The figure, for a drawing that has room for it. */
export function RobotArt({ robot }: { robot: string }) {
  const Art = ART[robot] ?? Crate;
  return (
    <g class={`rqa-bot rqa-${robot}`}>
      <Art />
    </g>
  );
}

/** A picture of its own: for panels, buttons and dialogs. */
export function Portrait({ robot }: { robot: string }) {
  return (
    <svg class="rqa-portrait" viewBox="0 -4 100 92" aria-hidden="true" focusable="false">
      <RobotArt robot={robot} />
    </svg>
  );
}
