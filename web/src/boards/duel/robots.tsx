/** The two robots. A is tall and square, B is low and round; each bears its letter. */

/** Feet at 0,0; about 70 wide and 100 high; looks to the right. */
function Tall({ isOut }: { isOut: boolean }) {
  return (
    <>
      <path d="M0-96v-10" class="wire" />
      <circle cx="0" cy="-110" r="5" class="lamp" />
      <path d="M-15-26v18M15-26v18" class="limb" />
      <path d="M-25 0v-5q0-5 5-5h10q5 0 5 5v5zM5 0v-5q0-5 5-5h10q5 0 5 5v5z" class="shade" />
      <path d="M-25-52l-10 16M25-52l11 12" class="limb" />
      <path d="M-40-36l4-4 7 5-5 8-5-2zM40-42l-6-2-4 8 6 5 3-4z" class="shade" />
      <rect x="-25" y="-60" width="50" height="36" rx="6" class="body" />
      <rect x="-25" y="-34" width="50" height="10" rx="5" class="shade" />
      <rect x="-29" y="-97" width="58" height="34" rx="7" class="body" />
      <rect x="-22" y="-91" width="47" height="20" rx="5" class="visor" />
      <Eyes isOut={isOut} y={-81} />
      <path d="M-29-86h-5v12h5zM29-86h5v12h-5z" class="shade" />
      <text y="-39" class="letter">
        A
      </text>
    </>
  );
}

function Round({ isOut }: { isOut: boolean }) {
  return (
    <>
      <path d="M-20-86l-8-12M20-86l8-12" class="wire" />
      <path d="M-34-100l8-4 3 8zM34-100l-8-4-3 8z" class="lamp" />
      <rect x="-36" y="-18" width="72" height="18" rx="9" class="shade" />
      <circle cx="-24" cy="-9" r="5" class="hub" />
      <circle cx="0" cy="-9" r="5" class="hub" />
      <circle cx="24" cy="-9" r="5" class="hub" />
      <path d="M-32-42q-14 4-12 16M32-42q14 4 12 16" class="limb" />
      <path d="M-34-18v-30a34 42 0 0 1 68 0v30z" class="body" />
      <path d="M-34-34h68v16h-68z" class="shade" />
      <path d="M-26-62a27 24 0 0 1 52 0q0 8-9 8h-34q-9 0-9-8z" class="visor" />
      <Eyes isOut={isOut} y={-66} />
      <text y="-20" class="letter">
        B
      </text>
    </>
  );
}

function Eyes({ isOut, y }: { isOut: boolean; y: number }) {
  if (isOut) {
    return (
      <path d={`M-10 ${y - 5}l10 10m0-10l-10 10M6 ${y - 5}l10 10m0-10l-10 10`} class="eye-out" />
    );
  }
  return (
    <g class="eyes">
      <circle cx="-5" cy={y} r="5" class="eye" />
      <circle cx="12" cy={y} r="5" class="eye" />
    </g>
  );
}

export function RobotArt({ seat, isOut }: { seat: number; isOut: boolean }) {
  return (
    <g class={`robot-art robot-${seat}`}>
      {seat === 0 ? <Tall isOut={isOut} /> : <Round isOut={isOut} />}
    </g>
  );
}
