/** What a Machine looks like from outside, and the signs of the workshop. */

/** Chimneys, pipes and dials on top: which, hangs on the Machine's name. */
const TOPS = [
  "M8 30V12h10v18M26 30V20h26v10M60 30a11 11 0 0 1 22 0M90 30V8h9v22M90 14h9",
  "M6 30V18h18v12M30 30l6-18h12l6 18M62 30V10h8v20M78 30V16h24v14M84 16V8h12v8",
  "M8 30a13 13 0 0 1 26 0M42 30V6h9v24M42 12h9M58 30V19h18v11M84 30l4-20h10l4 20",
  "M6 30V20h14V10h10v20M38 30V14h8v16M54 30a14 14 0 0 1 28 0M90 30V18h14v12",
];

export function MachineTop({ machine }: { machine: string }) {
  const sum = [...machine].reduce((all, letter) => all + letter.charCodeAt(0), 0);
  return (
    <svg class="machine-top" viewBox="0 0 110 30" aria-hidden="true" focusable="false">
      <path d={TOPS[sum % TOPS.length] ?? ""} class="metal" />
      <g class="lamp-post">
        <path d="M104 30v-8" class="metal" />
        <circle cx="104" cy="18" r="5.500" class="lamp-glass" />
      </g>
      <g class="sparks">
        <path d="M14 10l-3-6M17 9l2-7M21 12l5-4" />
      </g>
    </svg>
  );
}

export function Wrench() {
  return (
    <svg class="wrench" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d="M21 7.500l-4 4-4.500-1L11.500 6l4-4a6.500 6.500 0 0 0-8 8.500L2 16l6 6 5.500-5.500A6.500 6.500 0 0 0 21 7.500z" />
    </svg>
  );
}

export function Gear() {
  return (
    <svg class="gear" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d="M10 2h4l.600 2.800 2 .800 2.400-1.500 2.800 2.800-1.500 2.400.800 2L24 12v3l-2.900.700-.800 2 1.500 2.400-2.800 2.800-2.400-1.500-2 .800L14 24h-4l-.600-1.800-2-.800L5 22.900l-2.800-2.800 1.500-2.400-.800-2L0 15v-3l2.900-.700.800-2-1.500-2.400L5 4.100l2.400 1.500 2-.800z M12 9a4.200 4.200 0 1 0 .01 0z" />
    </svg>
  );
}
