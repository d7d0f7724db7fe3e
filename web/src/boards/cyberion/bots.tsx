/** The robots: five models, told apart by shape, letters and colour; Multibots, Babybots, and the
robot that may be anyone. All stand on y = 45 of a square of 48. */

import type { ComponentChildren } from "preact";

import { usePiece } from "./printed";
import "./art.css";

/** The models in the order in which they are drawn. */
export const MODELS = ["SIR", "STO", "CYC", "PLA", "COM"] as const;

/** Two letters for each model, the same in every language. */
export const LETTERS: Record<string, string> = {
  SIR: "SI",
  STO: "ST",
  CYC: "CY",
  PLA: "PL",
  COM: "CO",
};

function Eyes({ y, gap = 6 }: { y: number; gap?: number }) {
  return (
    <>
      {[24 - gap, 24 + gap].map((x) => (
        <g key={x}>
          <circle cx={x} cy={y} r="3.6" class="white" />
          <circle cx={x + 0.6} cy={y} r="1.7" class="dark" />
        </g>
      ))}
    </>
  );
}

/** A siren for a head. */
function Siren() {
  return (
    <>
      <path d="M24 2v4M10.500 6l3 4M37.500 6l-3 4M6 15l5 1M42 15l-5 1" class="ray" />
      <path d="M14 22a10 11 0 0 1 20 0z" class="lamp line" />
      <path d="M20 13a6 7 0 0 0-2.500 6" class="shine" />
      <path d="M11 22h26l3 20a3 3 0 0 1-3 3H11a3 3 0 0 1-3-3z" class="paint line" />
      <Eyes y={30} />
      <path d="M17 38h14M19 41.500h10" class="thin" />
    </>
  );
}

/** A crate with a lid. */
function Crate() {
  return (
    <>
      <path d="M10 13L15 6h28l-5 7z" class="shade line" />
      <rect x="6" y="13" width="36" height="32" rx="2" class="paint line" />
      <rect x="10" y="20" width="28" height="12" rx="2" class="dark" />
      <Eyes y={26} gap={7} />
      <path d="M6 35h36M6 40h36M12 35v10M36 35v10" class="thin" />
    </>
  );
}

/** One eye on one wheel. */
function Cycle() {
  return (
    <>
      <circle cx="24" cy="38" r="7" class="dark tyre" />
      <circle cx="24" cy="38" r="3" class="white" />
      <path d="M24 26v12" class="bone" />
      <circle cx="24" cy="16.500" r="14" class="paint line" />
      <circle cx="24" cy="16.500" r="8" class="white line" />
      <circle cx="25.500" cy="16.500" r="3.800" class="dark" />
      <path d="M10 17H5M38 17h5" class="bone" />
    </>
  );
}

/** A pair of compasses with a telescope. */
function Compass() {
  return (
    <>
      <path d="M19 24L9 44.500M29 24l10 20.500" class="bone wide" />
      <path d="M13 37q11 7 22 0" class="thin" />
      <circle cx="20" cy="16" r="11.500" class="paint line" />
      <path d="M20 10.500h15l10-3.500v18l-10-3.500H20z" class="shade line" />
      <path d="M35 10.500v11" class="thin" />
      <circle cx="17" cy="16" r="4.500" class="white line" />
      <circle cx="18" cy="16" r="1.900" class="dark" />
      <path d="M20 4.500V1" class="bone" />
    </>
  );
}

/** A cap and a baton. */
function Captain() {
  return (
    <>
      <path d="M38 43l7-17" class="bone" />
      <circle cx="45" cy="24" r="3" class="lamp line" />
      <rect x="10" y="18" width="28" height="27" rx="6" class="paint line" />
      <path d="M6 12Q24-3 42 12l-3 7H9z" class="shade line" />
      <path d="M8 19h32l3 4.500H5z" class="dark" />
      <path d="M24 6l1.600 3.200 3.400.4-2.500 2.400.7 3.500-3.200-1.700-3.200 1.700.7-3.500L19 9.600l3.400-.4z" class="lamp" />
      <Eyes y={29} />
      <path d="M18 38q6 3.500 12 0" class="thin" />
    </>
  );
}

/** Stripes of all models. */
function Motley() {
  return (
    <>
      <path d="M24 9V4" class="bone" />
      <circle cx="24" cy="4" r="3" class="lamp line" />
      {["SIR", "STO", "CYC", "PLA", "COM"].map((model, number) => (
        <rect key={model} x={8 + number * 6.4} y="10" width="6.500" height="35" class={`stripe bot-${model}`} />
      ))}
      <rect x="8" y="10" width="32" height="35" rx="5" class="line none" />
      <rect x="11" y="17" width="26" height="12" rx="6" class="dark" />
      <Eyes y={23} />
      <path d="M17 37h14" class="thin" />
    </>
  );
}

const ART: Record<string, () => ComponentChildren> = {
  SIR: Siren,
  STO: Crate,
  CYC: Cycle,
  PLA: Compass,
  COM: Captain,
};

const SMALLEST = 0.62;
const STEP = 0.085;

/** The figure of a model, or of all, as big as its size says. */
export function Figure({ model, size }: { model: string | null; size?: number | null }) {
  const Art = (model && ART[model]) || Motley;
  const scale = size ? SMALLEST + STEP * (size - 1) : 0.96;
  return (
    <g class={`bot bot-${model ?? "any"}`} transform={`translate(24 46) scale(${scale}) translate(-24 -46)`}>
      <Art />
    </g>
  );
}

function Svg({ name, children }: { name: string; children: ComponentChildren }) {
  return (
    <svg class={name} viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}

export function ModelIcon({ model }: { model: string | null }) {
  return (
    <Svg name="model-icon">
      <Figure model={model} />
    </Svg>
  );
}

export function CardArt({ card }: { card: string }) {
  const { kind, model, size } = usePiece(card);
  return (
    <Svg name="card-art">
      {kind === "babybot" ? (
        <>
          <g transform="translate(6 -3) scale(0.75)">
            <Figure model={model} />
          </g>
          <path
            d="M8 30l5-4 5.500 4 5.500-4 5.500 4 5.500-4 5 4v2a16 14 0 0 1-32 0z"
            class="bot white line"
          />
        </>
      ) : (
        <Figure model={kind === "multibot" ? null : model} size={size} />
      )}
      {kind === "multibot" && !!model && (
        <g transform="translate(25 25) scale(0.48)">
          <circle cx="24" cy="24" r="27" class="bot white line" />
          <Figure model={model} />
        </g>
      )}
    </Svg>
  );
}

/** A member of a crew: a model, a size, or any Robot with a mark that says which are equal. */
export function NeedIcon({ sign }: { sign: string }) {
  if (sign in ART) return <ModelIcon model={sign} />;
  return (
    <Svg name="model-icon">
      <path d="M24 10V4" class="bot ghost-line" />
      <circle cx="24" cy="4.500" r="2.500" class="ghost-line ghost" />
      <rect x="6" y="10" width="36" height="35" rx="8" class="ghost-line ghost" />
      <Mark sign={sign} />
    </Svg>
  );
}

function Mark({ sign }: { sign: string }) {
  switch (sign) {
    case "":
      return (
        <>
          <circle cx="17" cy="25" r="4" class="ghost-ink" />
          <circle cx="31" cy="25" r="4" class="ghost-ink" />
        </>
      );
    case "a":
      return <path d="M24 16l12 12-12 12-12-12z" class="ghost-ink" />;
    case "b":
      return <circle cx="24" cy="28" r="10" class="ghost-ink ring" />;
    default:
      return (
        <text x="24" y="37.500" class="ghost-text">
          {sign}
        </text>
      );
  }
}

/** A Microbot: a beetle that shows a feature. */
export function MicrobotIcon({ microbot }: { microbot: string }) {
  const { model, size } = usePiece(microbot);
  return (
    <Svg name="microbot-icon">
      <path d="M8 14L3 9M40 14l5-5M4 26h-4M44 26h4M8 38l-5 5M40 38l5 5" class="ghost-line" />
      <circle cx="24" cy="26" r="20" class="ghost-line shell" />
      {model ? (
        <g transform="translate(8.500 9) scale(0.65)">
          <Figure model={model} />
        </g>
      ) : (
        <text x="24" y="36" class="ghost-text">
          {size}
        </text>
      )}
    </Svg>
  );
}

/** A Gigantobot: a tower of a robot with its features on the chest. */
export function GigantobotIcon({ features }: { features: readonly string[] }) {
  const step = 14 / features.length;
  return (
    <Svg name="gigantobot-icon">
      <rect x="15" y="1" width="18" height="11" rx="3" class="ghost-line ghost" />
      <circle cx="20" cy="6.500" r="2" class="ghost-ink" />
      <circle cx="28" cy="6.500" r="2" class="ghost-ink" />
      <path d="M3 15h42v20h-6V24h-2v22h-9V38h-8v8h-9V24H9v11H3z" class="ghost-line ghost" />
      {features.map((feature, number) => (
        <g key={feature} transform={`translate(${(number - (features.length - 1) / 2) * step} 0)`}>
          {feature in ART ? (
            <g transform="translate(14 14) scale(0.42)">
              <Figure model={feature} />
            </g>
          ) : (
            <text x="24" y="34" class="ghost-text small">
              {feature}
            </text>
          )}
        </g>
      ))}
    </Svg>
  );
}
