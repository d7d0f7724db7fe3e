/** The controls of a replay: steps, turns, speed, and whose eyes. */

import type { ComponentChildren } from "preact";

import { turnAfter, turnBefore } from "../replays";
import { seatLetter, type Words } from "../words";
import { Back, First, Forth, Last, Pause, Play, TurnBack, TurnForth } from "./icons";

export const REPLAY_SPEEDS = [0.5, 1, 2, 4] as const;

interface ReplayBarProps {
  index: number;
  answers: number;
  /** The steps at which turns begin. */
  turns: readonly number[];
  running: boolean;
  speed: number;
  eyes: string;
  names: readonly string[];
  words: Words;
  /** What is drawn above the slider. */
  curve: ComponentChildren;
  onJump: (index: number) => void;
  onRun: () => void;
  onSpeed: (speed: number) => void;
  onEyes: (eyes: string) => void;
}

export function ReplayBar(props: ReplayBarProps) {
  const { index, answers, turns, running, speed, eyes, names, words } = props;
  const { onJump, onRun, onSpeed, onEyes } = props;
  const before = turnBefore(turns, index);
  const after = turnAfter(turns, index);
  const told = words.say("web-index-of", { index, answers });
  return (
    <div class="replay-bar">
      <div class="buttons" role="group" aria-label={words.say("web-replay-steps")}>
        <Step label={words.say("web-first")} onClick={() => onJump(0)} off={index === 0}>
          <First />
        </Step>
        {turns.length > 0 && (
          <Step
            label={words.say("web-turn-back")}
            onClick={() => onJump(before ?? 0)}
            off={before === undefined}
          >
            <TurnBack />
          </Step>
        )}
        <Step label={words.say("web-back")} onClick={() => onJump(index - 1)} off={index === 0}>
          <Back />
        </Step>
        <Step
          label={words.say(running ? "web-pause" : "web-run")}
          onClick={onRun}
          off={index >= answers}
        >
          {running ? <Pause /> : <Play />}
        </Step>
        <Step
          label={words.say("web-forth")}
          onClick={() => onJump(index + 1)}
          off={index >= answers}
        >
          <Forth />
        </Step>
        {turns.length > 0 && (
          <Step
            label={words.say("web-turn-forth")}
            onClick={() => onJump(after ?? answers)}
            off={after === undefined}
          >
            <TurnForth />
          </Step>
        )}
        <Step label={words.say("web-last")} onClick={() => onJump(answers)} off={index >= answers}>
          <Last />
        </Step>
      </div>
      <div class="replay-track">
        {props.curve}
        <input
          type="range"
          min={0}
          max={answers}
          value={index}
          aria-label={words.say("web-index")}
          aria-valuetext={told}
          onInput={(event) => onJump(Number(event.currentTarget.value))}
        />
        <TurnMarks turns={turns} answers={answers} />
      </div>
      <span class="number">{told}</span>
      <label class="replay-speed">
        {words.say("web-replay-speed")}{" "}
        <select
          value={String(speed)}
          onChange={(event) => onSpeed(Number(event.currentTarget.value))}
        >
          {REPLAY_SPEEDS.map((one) => (
            <option key={one} value={String(one)}>
              {words.say("web-times", { times: one })}
            </option>
          ))}
        </select>
      </label>
      <label class="eyes">
        {words.say("web-eyes")}{" "}
        <select value={eyes} onChange={(event) => onEyes(event.currentTarget.value)}>
          <option value="all">{words.say("web-eyes-all")}</option>
          <option value="public">{words.say("web-eyes-public")}</option>
          {names.map((name, number) => (
            <option key={number} value={String(number)}>
              {words.say("seat", { letter: seatLetter(number), name })}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

/** Where turns begin, under the slider. */
function TurnMarks({ turns, answers }: { turns: readonly number[]; answers: number }) {
  return (
    <svg
      class="turn-marks"
      viewBox={`0 0 ${Math.max(1, answers)} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path d={turns.map((turn) => `M${turn} 0v1`).join("")} vector-effect="non-scaling-stroke" />
    </svg>
  );
}

interface StepProps {
  label: string;
  off: boolean;
  onClick: () => void;
  children: ComponentChildren;
}

function Step({ label, off, onClick, children }: StepProps) {
  return (
    <button
      type="button"
      class="sign"
      aria-label={label}
      title={label}
      disabled={off}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
