/** Short sounds, made by the browser itself: nothing is recorded or loaded. */

import { preferences } from "./preferences";

/** A tone: when it begins, how high it is, how long it lasts (seconds, hertz) and its shape. */
type Tone = readonly [at: number, pitch: number, length: number, shape: OscillatorType];

/** A rush of air: when it begins, how long it lasts, and above which pitch it is cut off. */
type Rush = readonly [at: number, length: number, below: number];

interface Sound {
  tones: readonly Tone[];
  rushes?: readonly Rush[];
}

export const SOUNDS = {
  reveal: {
    tones: [
      [0, 392, 0.12, "triangle"],
      [0.09, 587, 0.22, "triangle"],
    ],
    rushes: [[0, 0.12, 2400]],
  },
  /** Breath is held, then cards turn. */
  unveil: {
    tones: [
      [0.05, 147, 0.5, "sine"],
      [0.4, 156, 0.4, "sine"],
      [0.85, 392, 0.12, "triangle"],
      [0.94, 587, 0.28, "triangle"],
    ],
    rushes: [
      [0, 0.2, 1200],
      [0.8, 0.16, 3200],
    ],
  },
  /** Metal on metal. */
  clang: {
    tones: [
      [0.25, 740, 0.3, "triangle"],
      [0.25, 1109, 0.22, "square"],
    ],
    rushes: [
      [0, 0.25, 2600],
      [0.25, 0.08, 5000],
    ],
  },
  stop: {
    tones: [
      [0, 233, 0.1, "square"],
      [0.12, 175, 0.2, "square"],
    ],
  },
  hit: { tones: [[0, 82, 0.22, "square"]], rushes: [[0, 0.18, 900]] },
  move: { tones: [[0, 262, 0.06, "sine"]], rushes: [[0, 0.05, 1500]] },
  repair: {
    tones: [
      [0, 523, 0.1, "triangle"],
      [0.08, 659, 0.1, "triangle"],
      [0.16, 784, 0.2, "triangle"],
    ],
  },
  build: {
    tones: [
      [0, 196, 0.07, "square"],
      [0.1, 294, 0.14, "triangle"],
    ],
    rushes: [[0, 0.06, 3000]],
  },
  gain: {
    tones: [
      [0, 880, 0.08, "sine"],
      [0.07, 1175, 0.16, "sine"],
    ],
  },
  buy: {
    tones: [
      [0, 988, 0.07, "square"],
      [0.08, 1319, 0.2, "triangle"],
    ],
  },
  fall: {
    tones: [
      [0, 330, 0.12, "sawtooth"],
      [0.1, 220, 0.14, "sawtooth"],
      [0.22, 110, 0.35, "square"],
    ],
    rushes: [[0.2, 0.4, 700]],
  },
  turn: { tones: [[0, 659, 0.25, "sine"]] },
  win: {
    tones: [
      [0, 523, 0.16, "triangle"],
      [0.14, 659, 0.16, "triangle"],
      [0.28, 784, 0.16, "triangle"],
      [0.42, 1047, 0.5, "triangle"],
    ],
  },
  end: {
    tones: [
      [0, 440, 0.2, "triangle"],
      [0.18, 440, 0.4, "triangle"],
    ],
  },
  loss: {
    tones: [
      [0, 392, 0.22, "triangle"],
      [0.2, 330, 0.22, "triangle"],
      [0.4, 262, 0.5, "triangle"],
    ],
  },
} as const satisfies Record<string, Sound>;

export type Cue = keyof typeof SOUNDS;

const LOUDEST = 0.25;
let context: AudioContext | null = null;

/** Plays a sound as loud as this person likes it; silent until they have touched the page. */
export function play(cue: Cue | null | undefined): void {
  const { volume } = preferences();
  if (!cue || volume === 0 || !navigator.userActivation.hasBeenActive) return;
  context ??= new AudioContext();
  const { tones, rushes }: Sound = SOUNDS[cue];
  const loud = LOUDEST * (volume / 100);
  for (const tone of tones) sing(context, tone, loud);
  for (const rush of rushes ?? []) blow(context, rush, loud);
}

function sing(where: AudioContext, [at, pitch, length, shape]: Tone, loud: number): void {
  const tone = new OscillatorNode(where, { type: shape, frequency: pitch });
  start(where, tone, faded(where, at, length, loud), at, length);
}

function blow(where: AudioContext, [at, length, below]: Rush, loud: number): void {
  const noise = new AudioBuffer({
    length: Math.ceil(where.sampleRate * length),
    sampleRate: where.sampleRate,
  });
  const samples = noise.getChannelData(0);
  for (let k = 0; k < samples.length; k += 1) samples[k] = Math.random() * 2 - 1;
  const filter = new BiquadFilterNode(where, { type: "lowpass", frequency: below });
  filter.connect(faded(where, at, length, loud));
  start(where, new AudioBufferSourceNode(where, { buffer: noise }), filter, at, length);
}

/** A way out that is loud at first and silent at the end. */
function faded(where: AudioContext, at: number, length: number, loud: number): GainNode {
  const gain = new GainNode(where, { gain: 0 });
  const begin = where.currentTime + at;
  gain.gain.setValueAtTime(loud, begin);
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  gain.connect(where.destination);
  return gain;
}

function start(
  where: AudioContext,
  source: AudioScheduledSourceNode,
  into: AudioNode,
  at: number,
  length: number,
): void {
  source.connect(into);
  source.start(where.currentTime + at);
  source.stop(where.currentTime + at + length);
}
